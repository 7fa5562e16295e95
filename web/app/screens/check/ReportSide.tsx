/** The right pane: verdict, revisions, and the selected view. */
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import type { ExampleGroup } from '../../parts/choice.ts';
import { Difference } from '../../parts/Difference.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { PageError } from '../../parts/PageError.tsx';
import { ReportPane } from '../../parts/ReportPane.tsx';
import { RevisionFold } from '../../parts/RevisionFold.tsx';
import { RevisionStrip } from '../../parts/RevisionStrip.tsx';
import { Verdict } from '../../parts/Verdict.tsx';
import { chooseRevision, fixAllSafe, goToEntry, goToSpan, safeFindings } from '../../state/actions.ts';
import { referenceHref } from '../../state/route.ts';
import { stop, wake } from '../../state/session.ts';
import { put, store } from '../../state/store.ts';
import type { State } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { REVISION_IDS } from '../../../protocol/types.ts';
import { AnatomyView } from './AnatomyView.tsx';
import { compareWith } from './board.ts';
import { HostsView } from './HostsView.tsx';
import { MessagesView } from './MessagesView.tsx';
import { insteadOf, partsCounted, viewsFor } from './part-views.ts';
import { NothingView, PartsView } from './PartsView.tsx';
import { showPlace } from './places.ts';
import { ProblemsView } from './ProblemsView.tsx';
import { SequenceView } from './SequenceView.tsx';
import { showExample, threeOf } from './use-examples.ts';
import { verdictOf } from './verdict.ts';

const Causes = lazy(() => import('../../parts/Causes.tsx').then((file) => ({ default: file.Causes })));
const Preview = lazy(() => import('../../parts/Preview.tsx').then((file) => ({ default: file.Preview })));
const FailedExchange = lazy(() => import('./FailedExchange.tsx').then((file) => ({ default: file.FailedExchange })));
const ReportActions = lazy(() => import('./ReportActions.tsx').then((file) => ({ default: file.ReportActions })));

/** Previews a revision; a click on the selected one returns to Auto. */
function pick(revision: ShownReport['revision']): void {
  chooseRevision(store.getState().revision === revision ? 'auto' : revision, true);
}

/** The changes between the current revision and the nearest one with a different verdict, the older one first. */
function changesHref(report: ShownReport | null): string {
  const pair = [report?.revision, report?.difference?.revision].filter((id) => id !== undefined);
  return referenceHref('changes', ...pair.toSorted((a, b) => REVISION_IDS.indexOf(a) - REVISION_IDS.indexOf(b)));
}

/** The region “Report”. */
export const ReportSide = memo(function ReportSide({ examples }: { examples: readonly ExampleGroup[] }) {
  const report = useApp((state) => state.report);
  const phase = useApp((state) => state.phase);
  const length = useApp((state) => state.length);
  const known = useApp((state) => state.known);
  const share = useApp((state) => state.share);
  const tab = useApp((state) => state.tab);
  const revision = useApp((state) => state.revision);
  const pinned = useApp((state) => state.pinned);
  // The status line is always current; the long lists below it may lag by a frame.
  const settled = useDeferredValue(report);
  const verdict = verdictOf(report, phase, length, known, share);
  const empty = verdict.state === 'empty';
  const found = report && !empty && !report.reading ? report : null;
  const views = viewsFor(found);
  const view = views.includes(tab) ? tab : 'problems';
  const [cause, ...further] = found?.diagnostics.filter((one) => one.class === 'cause') ?? [];
  const head = (
    <>
      {cause === undefined ? null : (
        <Suspense fallback={null}>
          <Causes
            causes={[cause, ...further]}
            onEvidence={({ entry, span }) => showPlace(entry, span)}
            onPlace={showPlace}
          />
        </Suspense>
      )}
      <Verdict
        verdict={verdict}
        onStop={stop}
        onOutcome={({ entry, span }) => {
          if (entry >= 0) goToEntry(entry);
          goToSpan(span);
        }}
        {...(phase === 'crashed' ? {} : { onStart: wake })}
        action={
          verdict.state === 'judged' ? (
            <Suspense fallback={null}>
              <ReportActions />
            </Suspense>
          ) : null
        }
      />
      {found && (found.outcome?.length ?? 0) > 0 ? (
        <Suspense fallback={null}>
          <FailedExchange report={found} />
        </Suspense>
      ) : null}
      {revision === 'auto' ? null : (
        <Suspense fallback={null}>
          <Preview revision={revision} pinned={pinned} onAuto={() => chooseRevision('auto')} />
        </Suspense>
      )}
      {found?.anyRevision ? null : (
        <RevisionFold verdicts={found?.verdicts ?? {}}>
          <RevisionStrip
            verdicts={found?.verdicts ?? {}}
            current={found?.revision ?? null}
            onPick={pick}
            idle={found === null && verdict.state !== 'checking'}
          />
          <Difference
            difference={found?.difference}
            href={changesHref(found)}
            onCompare={() => compareWith(found?.difference?.revision ?? null)}
          />
        </RevisionFold>
      )}
    </>
  );
  return (
    <ReportPane
      head={head}
      view={view}
      views={views}
      onView={(next) => put({ tab: next })}
      problems={found ? found.diagnostics.length + found.more : 0}
      messages={found?.entries.length ?? 0}
      parts={found ? partsCounted(found) : 0}
      safe={found ? safeFindings(found.diagnostics).length : 0}
      onFixAll={fixAllSafe}
      waiting={verdict.state === 'checking'}
    >
      {phase === 'crashed' ? <PageError onAction={wake} /> : null}
      {empty ? <EmptyState examples={threeOf(examples)} onExample={showExample} /> : null}
      {!empty && found && settled && !settled.blank && !settled.reading ? <View report={settled} tab={view} /> : null}
    </ReportPane>
  );
});

const View = memo(function View({ report, tab }: { report: ShownReport; tab: State['tab'] }) {
  if (tab === 'parts') return <PartsView report={report} />;
  if (tab === 'messages') return <MessagesView report={report} />;
  if (tab === 'sequence') return <SequenceView report={report} />;
  if (tab === 'anatomy') return <AnatomyView report={report} />;
  if (tab === 'hosts') return <HostsView report={report} />;
  const instead = insteadOf(report);
  return instead === null ? <ProblemsView report={report} /> : <NothingView report={report} instead={instead} />;
});
