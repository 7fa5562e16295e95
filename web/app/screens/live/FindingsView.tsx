/** Why the session fails, and the findings of the checker. */
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Causes } from '../../parts/Causes.tsx';
import { FOLD_STEP, foldByRule } from '../../parts/fold.ts';
import { ProblemRow } from '../../parts/ProblemRow.tsx';
import { Unseen } from '../../parts/ProblemsFoot.tsx';
import { count, grouped } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { useAdvice } from '../../state/use-advice.ts';
import { openInCheck } from './hand-over.ts';
import type { LiveFinding } from './judged.ts';
import css from './Details.module.css';
import { board, judgedIn, openMessage, select, useBoard } from './live-store.ts';
import type { LiveRun } from './run-log.ts';

/** Where a finding is, in words. */
function placeOf(run: LiveRun, { message, at, pointer }: LiveFinding): string {
  const pointed = pointer === '' ? '' : `, ${pointer}`;
  if (message >= 0) return `Message ${grouped(message + 1)}${pointed}`;
  const output = run.output.find(({ line }) => line === at);
  if (output) return output.kind === 'stderr' ? 'Output on stderr' : 'Output on the wire';
  const exchange = run.exchanges.find(({ lines }) => lines.includes(at));
  return exchange ? `HTTP exchange ${grouped(exchange.exchange)}` : 'The session';
}

/** Shows the place of a finding. */
function show(run: LiveRun, { message, at }: LiveFinding): void {
  if (message >= 0) openMessage(message);
  else if (run.output.some(({ line }) => line === at)) board.setState({ detail: 'output', pointed: at });
  else if (run.exchanges.some(({ lines }) => lines.includes(at))) board.setState({ detail: 'http', pointed: at });
}

function pageOf({ rule, requirement }: LiveFinding): { href: string; id: string } {
  const id = rule.includes('/') ? (requirement ?? rule) : rule;
  return { href: referenceHref('rules', id), id };
}

/** The view. */
export function FindingsView({ run }: { run: LiveRun }) {
  const judged = useBoard((state) => judgedIn(state, run));
  const selected = useBoard((state) => state.selected);
  const [extra, setExtra] = useState<ReadonlyMap<string, number>>(new Map());
  const adviceOf = useAdvice();
  if (!judged) return <p className={css.quiet}>The first verdict follows in a moment.</p>;
  const [cause, ...others] = judged.findings.filter((finding) => finding.class === 'cause');
  const findings = judged.findings.filter((finding) => finding.class !== 'cause');
  const known = new Map(judged.findings.map((finding) => [finding.rule, finding]));
  const see = (rule: string): void => {
    const finding = known.get(rule);
    if (finding) show(run, finding);
  };
  return (
    <div className={css.findings}>
      {cause ? (
        <Causes
          causes={[cause, ...others]}
          placeOf={({ rule }) => placeOf(run, known.get(rule) ?? cause)}
          onEvidence={({ rule }) => see(rule)}
          onPlace={select}
        />
      ) : null}
      <ol>
        {foldByRule(
          findings.map(({ rule }) => rule),
          extra,
        ).map((item) => {
          if ('rule' in item) {
            const { rule, hidden } = item;
            return (
              <li key={`fold ${rule}`} className={css.fold}>
                <Button
                  look="link"
                  aria-label={`and ${grouped(hidden)} more like this: ${rule}`}
                  onClick={() => setExtra(new Map(extra).set(rule, (extra.get(rule) ?? 0) + FOLD_STEP))}
                >
                  and {grouped(hidden)} more like this
                </Button>
              </li>
            );
          }
          const finding = findings[item.row];
          if (!finding) return null;
          // A recording is repaired in Check; here the fix is advice.
          const { fix, ...problem } = finding;
          const side = run.entries[finding.message]?.from;
          return (
            <ProblemRow
              key={`${finding.rule} ${item.row}`}
              problem={problem}
              place={placeOf(run, finding)}
              current={finding.message >= 0 && finding.message === selected}
              page={pageOf(finding)}
              side={side}
              advice={fix?.says ?? adviceOf(finding.rule)}
              onGo={() => show(run, finding)}
              onFix={() => undefined}
              onPlace={select}
            />
          );
        })}
      </ol>
      {judged.more > 0 ? <p className={css.quiet}>And {count(judged.more, 'problem')} more, not listed.</p> : null}
      {findings.length === 0 && !cause ? <p className={css.none}>No problems</p> : null}
      {findings.some(({ fix }) => fix !== undefined) ? (
        <p className={css.quiet}>
          Some of these have a fix.{' '}
          <Button look="link" onClick={openInCheck}>
            Open in Check
          </Button>{' '}
          to apply it to the recording.
        </p>
      ) : null}
      <Unseen notObserved={judged.notObserved} folded={judged.findings.length > 0} />
    </div>
  );
}
