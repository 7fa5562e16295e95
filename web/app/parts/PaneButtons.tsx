import type { ReactNode } from 'react';
import css from './PaneButtons.module.css';

/** A pane that can be shown. */
export interface PaneButton<Id extends string> {
  id: Id;
  label: string;
  /** The accessible name, if it differs from the label. */
  name?: string;
  /** Shown after the label. */
  note?: ReactNode;
}

/** Below 900 px: selects the visible pane. */
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
