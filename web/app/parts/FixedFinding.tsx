import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './Problems.module.css';

/** A finding that was just fixed; it keeps its position until the next change of the text. */
export interface FixedRow {
  key: string;
  title: string;
  /** Number of displayed findings before it. */
  before: number;
}

/** The row of a finding that was just fixed, with a button that undoes the fix. */
export function FixedFinding({ row, onUndo }: { row: FixedRow; onUndo: () => void }) {
  return (
    <li className={css.fixed}>
      <SeverityIcon severity="ok" />
      <span>
        Fixed,{' '}
        <Button look="link" data-next aria-label={`Undo: ${row.title.replaceAll('`', '')}`} onClick={onUndo}>
          undo
        </Button>
      </span>
      <span className={css.was}>
        <Linked text={row.title} />
      </span>
    </li>
  );
}
