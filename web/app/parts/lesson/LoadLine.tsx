import css from './LoadLine.module.css';

/** Work that takes a while: what is going on in words, and how much of it is done from 0 to 1 where that is known. */
export function LoadLine({ words, share }: { words: string; share: number | null }) {
  return (
    <div className={css.load}>
      <p>{words}</p>
      {share === null ? null : <progress aria-label={words} value={share} max={1} />}
    </div>
  );
}
