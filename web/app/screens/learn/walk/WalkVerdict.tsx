/** The checker's verdict on the current message: one line, and each finding below it. */
import { Linked } from '../../../parts/Linked.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import { count, verdictText, worst } from '../../../parts/text.ts';
import { ruleHref } from '../../server/text.ts';
import css from './WalkMessage.module.css';
import { isJudged, presentStep, useWalk } from './walk.ts';
import type { Walk } from './walk.ts';

const NONE: readonly never[] = [];

/** The line. */
export function WalkVerdict() {
  const verdict = useWalk((state) => state.view?.verdict ?? null);
  const revision = useWalk((state) => state.view?.revision ?? '');
  const judged = useWalk(isJudged);
  if (!verdict) return null;
  const { errors, warnings } = verdict;
  const result =
    errors > 0 && warnings > 0 ? `${count(errors, 'error')}, ${count(warnings, 'warning')}` : verdictText(verdict);
  return (
    <p className={css.verdict} role="status" aria-label="Verdict">
      {judged ? (
        <>
          <SeverityIcon severity={worst(verdict) ?? 'ok'} />
          <span>
            <b>{result}</b> in {revision}
          </span>
        </>
      ) : null}
    </p>
  );
}

/** The findings in the current message, each with its rule. */
export function WalkFindings() {
  const findings = useWalk((state) => state.view?.verdict?.findings ?? NONE);
  const judged = useWalk(isJudged);
  const unrevealed = useWalk(isUnrevealed);
  return (
    <>
      {findings.length === 0 ? null : unrevealed ? (
        <p className={css.untold}>Choose an answer to see what is wrong with the message.</p>
      ) : (
        <ul className={css.findings} aria-label="Findings" aria-busy={!judged || undefined}>
          {findings.map(({ severity, rule, title, what, why }, at) => (
            <li key={at}>
              <SeverityIcon severity={severity} word={`${severity}:`} />
              <div>
                <p>
                  <b>
                    <Linked text={title} />
                  </b>{' '}
                  <a href={ruleHref(rule)} aria-label={`The rule ${rule}`}>
                    <code>{rule}</code>
                  </a>
                </p>
                <p>
                  <Linked text={what} />{' '}
                  <span className={css.because}>
                    <Linked text={why} />
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** While a question about it is open, the initial message does not show its findings. */
function isUnrevealed(state: Walk): boolean {
  const step = presentStep(state);
  return step !== null && step.question !== null && !step.edited && state.view?.revealed === false;
}
