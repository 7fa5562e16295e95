import type { ReactNode } from 'react';
import css from './LifeTable.module.css';
import table from './ScrollTable.module.css';

/**
 * A table of lifetime bars across the revisions, never wider than the page. On narrow screens, a row has its name first, then
 * its description, then its bar. The revisions stay visible.
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
