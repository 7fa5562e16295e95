import type { FixPlan } from '../../../json/plan.ts';
import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { giverOf, hearRounds, isFor, type Retry } from './rounds.ts';
import { begin } from './say.ts';
import { requestStateExamples } from './request-state.examples.ts';

/** True when the state was given to another request: that is found where it went astray. */
function isForeign(session: SessionView, state: string, { method, params }: Step): boolean {
  const giver = giverOf(session, state);
  return giver !== null && !isFor(giver, method, params);
}

function judge(session: SessionView, report: Report, { round }: Retry, step: Step): void {
  const { params, ref, name, altered } = step;
  const state = get(params, 'requestState');
  const asked = session.said(round.at);
  const path = ['params', 'requestState'];
  const ties = [{ at: round.at, path: ['result', 'requestState'] }];
  if (altered || (typeof state === 'string' && state !== round.state && isForeign(session, state, step))) return;
  if (round.state !== null && state === undefined) {
    // A try without any answer is told to bring them; the state then comes along.
    if (round.wants && !has(params, 'inputResponses')) return;
    const fix: FixPlan = {
      says: `Send the state of ${asked} back.`,
      safety: 'safe',
      steps: [{ do: 'insert', path: ['params'], key: 'requestState', value: round.state }],
    };
    report({
      requirement: 'mrtr/request-state-dropped',
      at: ref,
      path: ['params'],
      mark: 'missing',
      what: `${name} tries ${session.said(round.call.ref)} again without the \`requestState\` that ${asked} gave.`,
      fix,
      ties,
    });
  } else if (round.state !== null && typeof state === 'string' && state !== round.state) {
    report({
      requirement: 'mrtr/request-state-altered',
      at: ref,
      path,
      title: '`requestState` comes back letter by letter',
      why: 'The server cannot read the state it gave, or refuses it as forged.',
      what: `${begin(asked)} gave the state ${code(round.state)}; ${session.said(ref)} sends back ${code(state)}.`,
      fix: {
        says: `Send the state of ${asked} back as it is.`,
        safety: 'safe',
        steps: [{ do: 'replace', path, value: round.state }],
      },
      ties,
    });
  } else if (round.state === null && typeof state === 'string') {
    report({
      requirement: 'mrtr/request-state-invented',
      at: ref,
      path,
      mark: 'member',
      title: 'Only a state that was given comes back',
      why: 'The server checks a state that it has never made, and refuses the second try.',
      what: `${name} has the state ${code(state)}, but ${asked}, which it answers, gave none.`,
      fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
      ties: [{ at: round.at }],
    });
  }
}

/** The state that a result hands out comes back with the second try, letter by letter. */
export const requestState = defineSessionRule({
  id: 'mrtr/request-state',
  requirements: ['mrtr/request-state-dropped', 'mrtr/request-state-altered', 'mrtr/request-state-invented'],
  class: 'spec',
  title: '`requestState` comes back with the second try',
  why: 'The server keeps nothing between two tries: without its state it begins anew, or asks for ever.',
  how: 'Copy `requestState` from the result into the parameters of the second try; where the result has none, send none.',
  examples: requestStateExamples,
  begin(session, report) {
    return hearRounds(session, { retried: (retry, step) => judge(session, report, retry, step) });
  },
});
