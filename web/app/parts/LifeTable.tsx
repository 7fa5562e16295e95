import type { ReactNode } from 'react';
import css from './LifeTable.module.css';
import table from './ScrollTable.module.css';

/**
 * A table of bars that run through the revisions: as wide as the page and never wider. Where columns have no room, a row stands
 * below its own name: what is said of it first, then its bar, under the revisions, which stay in sight.
 */
export function LifeTable(props: { labelledBy: string; children: ReactNode }) {
  return (
    <div className={css.wrap}>
      <table className={`${table.table} ${css.bars}`} aria-labelledby={props.labelledBy}>
        {props.children}
      </table>
    </div>
  );
}
