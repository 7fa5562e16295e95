import { SeverityIcon } from './SeverityIcon.tsx';
import { count, grouped } from './words.ts';
import css from './PaneSwitch.module.css';

/** The two panes of Check. */
export type Pane = 'message' | 'report';

/** Below 900 px: which pane is in sight. */
export function PaneSwitch(props: { pane: Pane; onPane: (pane: Pane) => void; errors: number }) {
  const { pane, onPane, errors } = props;
  return (
    <div className={css.holder}>
      <div className={css.switch} role="group" aria-label="Pane">
        <button type="button" aria-pressed={pane === 'message'} onClick={() => onPane('message')}>
          Message
        </button>
        <button
          type="button"
          aria-label={errors > 0 ? `Report, ${count(errors, 'error')}` : 'Report'}
          aria-pressed={pane === 'report'}
          onClick={() => onPane('report')}
        >
          Report
          {errors > 0 ? (
            <>
              <SeverityIcon severity="error" />
              <span>{grouped(errors)}</span>
            </>
          ) : null}
        </button>
      </div>
    </div>
  );
}
