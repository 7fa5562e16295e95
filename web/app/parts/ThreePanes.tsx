import type { ReactNode } from 'react';
import { PaneButtons } from './PaneButtons.tsx';
import css from './ThreePanes.module.css';

/** One pane. */
export interface OnePane<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
  /** Shown after the label in the switch. */
  note?: string;
  /** True if it contains nothing focusable. The pane is then focusable itself, so that keys can scroll it. */
  still?: true;
}

/** Props of the three panes. */
export interface ThreePanesProps<Id extends string> {
  panes: readonly OnePane<Id>[];
  /** The visible pane below 900 px. */
  pane: Id;
  onPane: (pane: Id) => void;
  /** `report`: the last pane has long texts, and more width. */
  shape?: 'default' | 'report';
}

/** Three panes side by side; below 1200 px two columns with the last two panes stacked; below 900 px one pane and a switch. */
export function ThreePanes<Id extends string>({ panes, pane, onPane, shape = 'default' }: ThreePanesProps<Id>) {
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
      <div className={css.panes} data-shape={shape}>
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
