import { Note } from '../../../parts/Note.tsx';
import { useOwn } from './own-store.ts';

/** Says that exercises came with a link; nothing where they did not. */
export function OwnNotice() {
  const fromLink = useOwn(({ from, text }) => from === 'link' && text !== null);
  if (!fromLink) return null;
  return (
    <Note>
      These exercises came with the link and are not part of the course: whoever made the link wrote them. They stay in
      this tab until it is closed.
    </Note>
  );
}
