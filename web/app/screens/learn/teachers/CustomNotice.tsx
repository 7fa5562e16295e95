import { Note } from '../../../parts/Note.tsx';
import { useCustomSet } from './custom-store.ts';

/** Shows that the exercises are from a link; nothing otherwise. */
export function CustomNotice() {
  const fromLink = useCustomSet(({ from, text }) => from === 'link' && text !== null);
  if (!fromLink) return null;
  return (
    <Note>
      These exercises are from a link and are not part of the course. The author of the link wrote them. They stay in
      this tab until you close it.
    </Note>
  );
}
