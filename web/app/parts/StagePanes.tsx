import type { ReactNode } from 'react';
import { PaneButtons } from './PaneButtons.tsx';
import css from './StagePanes.module.css';

/** One pane. */
export interface StagePane<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
  /** In the switch, behind the label. */
  note?: string;
  /** Nothing in it takes the focus, so that the pane does: to be scrolled by keys. */
  still?: true;
}

/** Properties of the three panes. */
export interface StagePanesProps<Id extends string> {
  panes: readonly StagePane<Id>[];
  /** Which one is in sight below 900 px. */
  pane: Id;
  onPane: (pane: Id) => void;
}

/** Three panes side by side; two columns below 1200 px, the last two over each other; below 900 px one of them and a switch. */
export function StagePanes<Id extends string>({ panes, pane, onPane }: StagePanesProps<Id>) {
  return (
    <div className={css.frame}>
      <PaneButtons
        panes={panes.map(({ id, label, note }) => ({
          id,
          label,
          note: note === undefined ? null : <span className={css.note}>{note}</span>,
        }))}
        pane={pane}
        onPane={onPane}
      />
      <div className={css.panes}>
        {panes.map(({ id, label, content, still }) => (
          <div
            key={id}
            className={css.pane}
            data-shown={id === pane || undefined}
            {...(still ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
