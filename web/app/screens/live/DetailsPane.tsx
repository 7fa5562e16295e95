/** The right pane: the verdict, requests in flight, and findings, the selected message, the output of the server, or HTTP. */
import { Segments } from '../../parts/Segments.tsx';
import { grouped } from '../../parts/text.ts';
import { FindingsView } from './FindingsView.tsx';
import { HttpView } from './HttpView.tsx';
import { InFlight } from './InFlight.tsx';
import css from './Details.module.css';
import { board, judgedIn, shownRun, useBoard } from './live-store.ts';
import type { LiveDetail } from './live-store.ts';
import { LiveVerdict } from './LiveVerdict.tsx';
import { MessageView } from './MessageView.tsx';
import { OutputView } from './OutputView.tsx';
import type { LiveRun } from './run-log.ts';

const LABELS: Readonly<Record<LiveDetail, string>> = {
  findings: 'Findings',
  message: 'Message',
  output: 'Output',
  http: 'HTTP',
};

/** The pane. */
export function DetailsPane() {
  const run = useBoard(shownRun);
  if (!run) {
    return <p className={css.quiet}>The verdict of the checker, requests in flight and other output are shown here.</p>;
  }
  return (
    <section className={css.details} aria-label="Details">
      <h2 className="vh">Details</h2>
      <LiveVerdict run={run} />
      <InFlight run={run} />
      <Views run={run} />
    </section>
  );
}

function Views({ run }: { run: LiveRun }) {
  const detail = useBoard((state) => state.detail);
  const findings = useBoard((state) => {
    const judged = judgedIn(state, run);
    return judged ? judged.findings.length + judged.more : 0;
  });
  const http = run.transport !== 'stdio';
  const view = detail === 'http' && !http ? 'findings' : detail;
  const counts: Partial<Record<LiveDetail, number>> = {
    findings,
    output: run.output.length,
    http: run.exchanges.length,
  };
  const views = (['findings', 'message', 'output', 'http'] as const).filter((id) => id !== 'http' || http);
  return (
    <>
      <div className={css.views}>
        <Segments
          label="Show details"
          items={views.map((id) => ({
            id,
            label: (counts[id] ?? 0) > 0 ? `${LABELS[id]} ${grouped(counts[id] ?? 0)}` : LABELS[id],
          }))}
          value={view}
          onPick={(id) => board.setState({ detail: views.find((one) => one === id) ?? 'findings' })}
        />
      </div>
      <div>
        {view === 'findings' ? <FindingsView run={run} /> : null}
        {view === 'message' ? <MessageView run={run} /> : null}
        {view === 'output' ? <OutputView run={run} /> : null}
        {view === 'http' ? <HttpView run={run} /> : null}
      </div>
    </>
  );
}
