import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import type { NotObserved, Sender, Span } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { FixedFinding } from './FixedFinding.tsx';
import type { FixedRow } from './FixedFinding.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import type { ProblemRowProps } from './ProblemRow.tsx';
import { Unseen, Ways } from './ProblemsFoot.tsx';
import { useFocusKeep } from './focusKeep.ts';
import { FOLD_STEP, foldByRule, missingFor } from './fold.ts';
import { count, grouped } from './text.ts';
import css from './Problems.module.css';

/** Props of the list of findings. */
export interface ProblemsProps {
  problems: readonly ShownDiagnostic[];
  /** Number of findings beyond the list, which is capped. */
  more: number;
  /** Index into `problems`, `null` when none is current. A new one is scrolled into view, except the first. */
  current: number | null;
  /** Sender of the message with a finding. */
  sideOf: (problem: ShownDiagnostic) => Sender | undefined;
  /** The page of a finding’s rule. */
  pageOf: (problem: ShownDiagnostic) => { href: string; id: string };
  /** The exercise about a finding’s mistake. */
  practiceOf: (problem: ShownDiagnostic) => ProblemRowProps['practice'];
  /** What to do about a finding of a rule that has no fix. */
  adviceOf: (rule: string) => string | null;
  /** Actions for the current finding. */
  actions: ReactNode;
  onGo: (index: number) => void;
  onFix: (index: number) => void;
  /** Reveals a related position of a finding. */
  onPlace: (entry: number, span: Span) => void;
  /** Another revision to compare with; `null` where the comparison is offered elsewhere. */
  beside: { name: string; onCompare: () => void } | null;
  fixed?: readonly FixedRow[];
  onUndo?: (key: string) => void;
  notObserved: readonly NotObserved[];
  /** Some findings are hidden by a filter above the list. */
  filtered: boolean;
}

/** Most severe first; more than fifty are folded by rule. Without findings, lists what could not be judged. */
export function Problems(props: ProblemsProps) {
  const {
    problems,
    more,
    current,
    sideOf,
    practiceOf,
    adviceOf,
    actions,
    pageOf,
    onGo,
    onFix,
    onPlace,
    beside,
    fixed = [],
    onUndo,
    notObserved,
    filtered,
  } = props;
  const [extra, setExtra] = useState<ReadonlyMap<string, number>>(new Map());
  const rules = problems.map((problem) => problem.rule);
  const missing = current === null ? 0 : missingFor(rules, extra, current);
  const rule = current === null ? undefined : rules[current];
  const shown =
    rule === undefined || missing === 0 ? extra : new Map(extra).set(rule, (extra.get(rule) ?? 0) + missing);
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current)
      list.current?.querySelector(':scope > [aria-current]')?.scrollIntoView({ block: 'nearest' });
    last.current = current;
  }, [current]);
  const keep = useFocusKeep(() => list.current?.querySelector<HTMLElement>('[data-next]'));
  const open = (which: string) => setExtra(new Map(shown).set(which, (shown.get(which) ?? 0) + FOLD_STEP));
  const fixedAt = (place: number) =>
    fixed
      .filter((row) => row.before === place)
      .map((row) => <FixedFinding key={row.key} row={row} onUndo={() => onUndo?.(row.key)} />);
  return (
    <>
      <ol ref={list} {...keep}>
        {foldByRule(rules, shown).map((item) => {
          if ('rule' in item) {
            return (
              <li key={`fold ${item.rule}`} className={css.fold}>
                <Button
                  look="link"
                  aria-label={`and ${grouped(item.hidden)} more like this: ${item.rule}`}
                  onClick={() => open(item.rule)}
                >
                  and {grouped(item.hidden)} more like this
                </Button>
              </li>
            );
          }
          const problem = problems[item.row];
          if (problem === undefined) return null;
          return (
            <Fragment key={`${problem.rule} ${item.row}`}>
              {fixedAt(item.row)}
              <ProblemRow
                problem={problem}
                current={item.row === current}
                page={pageOf(problem)}
                side={sideOf(problem)}
                practice={practiceOf(problem) ?? null}
                advice={adviceOf(problem.rule)}
                actions={actions}
                onGo={() => onGo(item.row)}
                onFix={() => onFix(item.row)}
                onPlace={onPlace}
              />
            </Fragment>
          );
        })}
        {fixed.some((row) => row.before >= problems.length) ? fixedAt(problems.length) : null}
      </ol>
      {more > 0 ? (
        <p className={css.aside}>And {count(more, 'problem')} more, not listed. Fix some of these first.</p>
      ) : null}
      {problems.length === 0 && !filtered ? <p className={css.none}>No problems</p> : null}
      {problems.length > 0 ? <Ways many={problems.length > 1} beside={beside} /> : null}
      <Unseen notObserved={notObserved} folded={problems.length > 0} />
    </>
  );
}
