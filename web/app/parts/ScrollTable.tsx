import type { ReactNode } from 'react';
import css from './ScrollTable.module.css';

/** A table that scrolls horizontally when it is wider than the page. `labelledBy` names it and the region around it. */
export function ScrollTable(props: { labelledBy: string; children: ReactNode }) {
  return (
    <div className={css.wrap} tabIndex={0} role="region" aria-labelledby={props.labelledBy}>
      <table className={css.table} aria-labelledby={props.labelledBy}>
        {props.children}
      </table>
    </div>
  );
}
