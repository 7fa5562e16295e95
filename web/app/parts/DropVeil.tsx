import css from './DropVeil.module.css';

/** Covers its positioned ancestor while a file is dragged over it; ignores all pointer events. */
export function DropVeil({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <div className={css.veil}>
      <p>Drop the file to check it</p>
    </div>
  );
}
