import { Note } from '../../../parts/Note.tsx';
import { useOwn } from './own-store.ts';

/** Shows that the exercises are from a link; nothing otherwise. */
export function OwnNotice() {
  const fromLink = useOwn(({ from, text }) => from === 'link' && text !== null);
  if (!fromLink) return null;
  return (
    <Note>
      These exercises are from a link and are not part of the course. The author of the link wrote them. They stay in
      this tab until you close it.
    </Note>
  );
}
