import { PaneButtons } from './PaneButtons.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count, grouped } from './text.ts';

/** The two panes of Check. */
export type Pane = 'message' | 'report';

/** Below 900 px: selects the visible pane; the report’s label includes its error count. */
export function PaneSwitch(props: { pane: Pane; onPane: (pane: Pane) => void; errors: number }) {
  const { pane, onPane, errors } = props;
  const found = {
    name: `Report, ${count(errors, 'error')}`,
    note: (
      <>
        <SeverityIcon severity="error" />
        <span>{grouped(errors)}</span>
      </>
    ),
  };
  return (
    <PaneButtons<Pane>
      panes={[
        { id: 'message', label: 'Message' },
        { id: 'report', label: 'Report', ...(errors > 0 ? found : {}) },
      ]}
      pane={pane}
      onPane={onPane}
    />
  );
}
