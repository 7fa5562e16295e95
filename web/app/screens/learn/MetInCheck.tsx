/** Exercises about the mistakes that the checker found in the learner's own texts. */
import { useState } from 'react';
import type { ListedChapter } from '../../parts/lesson/chapters.ts';
import { ItemLink } from '../../parts/lesson/ItemLink.tsx';
import { readMet } from '../../state/met.ts';
import css from './MetInCheck.module.css';

/** The list, without completed exercises; absent if it is empty. */
export function MetInCheck({ chapters }: { chapters: readonly ListedChapter[] }) {
  const [met] = useState(readMet);
  const items = chapters.flatMap((chapter) => chapter.items);
  const open = met.flatMap((id) => items.filter((item) => item.id === id && item.state !== 'done'));
  if (open.length === 0) return null;
  return (
    <section className={css.met} aria-labelledby="met-in-check">
      <h2 id="met-in-check">Practise mistakes from Check</h2>
      <p>The checker found these mistakes in your texts.</p>
      <ul>
        {open.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
