import type { ReactNode } from 'react';
import css from './PaneButtons.module.css';

/** A pane that can be brought into sight. */
export interface PaneButton<Id extends string> {
  id: Id;
  label: string;
  /** The accessible name, where it says more than the label. */
  name?: string;
  /** Behind the label. */
  note?: ReactNode;
}

/** Below 900 px: which of the panes is in sight. */
export function PaneButtons<Id extends string>(props: {
  panes: readonly PaneButton<Id>[];
  pane: Id;
  onPane: (pane: Id) => void;
}) {
  const { panes, pane, onPane } = props;
  return (
    <div className={css.holder}>
      <div className={css.switch} role="group" aria-label="Pane">
        {panes.map(({ id, label, name, note }) => (
          <button key={id} type="button" aria-label={name} aria-pressed={id === pane} onClick={() => onPane(id)}>
            {label}
            {note}
          </button>
        ))}
      </div>
    </div>
  );
}
