import css from './LoadLine.module.css';

/** Progress of a long task: a description, and the completed share from 0 to 1 where it is known. */
export function LoadLine({ words, share }: { words: string; share: number | null }) {
  return (
    <div className={css.load}>
      <p>{words}</p>
      {share === null ? null : <progress aria-label={words} value={share} max={1} />}
    </div>
  );
}
