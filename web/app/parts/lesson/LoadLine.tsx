import css from './LoadLine.module.css';

/** Progress of a long task: a description, and the completed share from 0 to 1 where it is known. */
export function LoadLine({ label, share }: { label: string; share: number | null }) {
  return (
    <div className={css.load}>
      <p>{label}</p>
      {share === null ? null : <progress aria-label={label} value={share} max={1} />}
    </div>
  );
}
