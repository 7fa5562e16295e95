import css from './DropVeil.module.css';

/** Lies over its positioned ancestor while a file is dragged across; lets every event through. */
export function DropVeil({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <div className={css.veil}>
      <p>Drop the file to check it</p>
    </div>
  );
}
