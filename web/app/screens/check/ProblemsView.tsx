/** “Problems”: the findings with their fixes; the current one is expanded. */
import { lazy, Suspense, useMemo } from 'react';
import type { ShownDiagnostic, ShownReport } from '../../engine/types.ts';
import { FocusScope } from '../../parts/FocusScope.tsx';
import { Problems } from '../../parts/Problems.tsx';
import type { FixedRow } from '../../parts/FixedFinding.tsx';
import type { ProblemsProps } from '../../parts/Problems.tsx';
import { isListed, sideOf } from '../../parts/sides.ts';
import { count, revisionShort } from '../../parts/text.ts';
import { fix, goTo, setSettings, undo } from '../../state/actions.ts';
import { keysOf } from '../../state/keys.ts';
import { referenceHref } from '../../state/route.ts';
import { useAdvice } from '../../state/use-advice.ts';
import { useApp } from '../../state/use.ts';
import { REVISION_IDS } from '../../../protocol/types.ts';
import { compareWith, useBoard } from './board.ts';
import { showPlace } from './places.ts';
import { usePractice } from './use-practice.ts';

// Neither is needed for the first verdict.
const SideFilter = lazy(() => import('../../parts/SideFilter.tsx').then((file) => ({ default: file.SideFilter })));
const FindingActions = lazy(() => import('./FindingActions.tsx').then((file) => ({ default: file.FindingActions })));
const CompareView = lazy(() => import('./CompareView.tsx').then((file) => ({ default: file.CompareView })));

/** Maximum number of fixed findings with their own row; more share one. */
const MAX_ROWS = 12;
const RANK = { error: 0, warning: 1, info: 2 };

/** The position of a fixed finding: the number of remaining findings before it. */
export function fixedRows(fixed: readonly ShownDiagnostic[], rest: readonly ShownDiagnostic[]): readonly FixedRow[] {
  if (fixed.length > MAX_ROWS) return [{ key: 'all', title: count(fixed.length, 'problem'), before: 0 }];
  const isBefore = (a: ShownDiagnostic, b: ShownDiagnostic): boolean =>
    RANK[a.severity] !== RANK[b.severity] ? RANK[a.severity] < RANK[b.severity] : a.span.start < b.span.start;
  return fixed.map((one, index) => ({
    key: `${one.rule} ${index}`,
    title: one.title,
    before: rest.filter((other) => isBefore(other, one)).length,
  }));
}

/** The page of the requirement; rules about the text itself share one requirement, so they link to their own page. */
function pageOf({ rule, requirement }: ShownDiagnostic): { href: string; id: string } {
  const id = rule.includes('/') ? (requirement ?? rule) : rule;
  return { href: referenceHref('rules', id), id };
}

/**
 * The revision to compare with by default: the latest. If a revision has a different verdict, the sentence above offers that
 * one.
 */
function besideOf({ revision, difference, diagnostics }: ShownReport): ProblemsProps['beside'] {
  const other = REVISION_IDS.findLast((id) => id !== revision);
  if (difference || !other || diagnostics.every(({ entry }) => entry < 0)) return null;
  return { name: revisionShort(other), onCompare: () => compareWith(other) };
}

/** False for a finding about a fragment or a document, which has no sender. */
const isSent = ({ part, entry }: ShownDiagnostic): boolean => part === undefined || entry >= 0;

/** The list, connected to the editor and the engine. */
export function ProblemsView({ report }: { report: ShownReport }) {
  const problem = useApp((state) => state.problem);
  const fixed = useApp((state) => state.fixed);
  const beside = useBoard((board) => board.beside);
  const { diagnostics } = report;
  const keys = keysOf(diagnostics);
  const at = problem === null ? -1 : keys.indexOf(problem);
  const mine = useApp((state) => state.settings.side);
  const senders = useMemo(() => diagnostics.map((finding) => sideOf(report, finding)), [report, diagnostics]);
  // Positions in `diagnostics`; the keys belong to the whole list.
  const listed = useMemo(
    () => diagnostics.flatMap((_, index) => (isListed(senders[index] ?? 'unknown', mine) ? [index] : [])),
    [diagnostics, senders, mine],
  );
  const problems = useMemo(() => listed.flatMap((index) => diagnostics[index] ?? []), [listed, diagnostics]);
  const keyAt = (place: number): string => keys[listed[place] ?? -1] ?? '';
  const current = at < 0 ? -1 : listed.indexOf(at);
  const practiceOf = usePractice(report);
  const adviceOf = useAdvice();
  const rows = useMemo(() => fixedRows(fixed.items, problems), [fixed, problems]);
  const comparing = beside !== null && beside !== report.revision;
  return (
    <FocusScope>
      {comparing ? (
        <Suspense fallback={null}>
          <CompareView report={report} beside={beside} />
        </Suspense>
      ) : (
        <>
          <Suspense fallback={null}>
            <SideFilter senders={senders} mine={mine} onMine={(side) => setSettings({ side })} />
          </Suspense>
          <Problems
            problems={problems}
            more={report.more}
            current={current < 0 ? null : current}
            sideOf={(problem) => (isSent(problem) ? sideOf(report, problem) : undefined)}
            pageOf={pageOf}
            practiceOf={practiceOf}
            adviceOf={adviceOf}
            actions={
              diagnostics[at] ? (
                <Suspense fallback={null}>
                  <FindingActions report={report} finding={diagnostics[at]} />
                </Suspense>
              ) : null
            }
            onGo={(place) => goTo(keyAt(place), { focus: false })}
            onPlace={showPlace}
            beside={besideOf(report)}
            onFix={(place) => fix(keyAt(place))}
            fixed={rows}
            onUndo={undo}
            notObserved={report.notObserved}
            filtered={problems.length < diagnostics.length}
          />
        </>
      )}
    </FocusScope>
  );
}
