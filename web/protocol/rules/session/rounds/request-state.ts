import type { FixPlan } from '../../../json/plan.ts';
import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { giverOf, observeRounds, isFor, type Retry } from './rounds.ts';
import { begin } from './example-messages.ts';
import { client, modern, talk } from '../../../testing/conversation.ts';
import { requests, call, done, FORM } from './example-texts.ts';

const STATE = ',"requestState":"st-1"';
const REQUEST = talk(call(1), requests(1, `"who":{${FORM}}`, STATE));
const FREE = talk(call(1), requests(1, `"who":{${FORM}}`));
const ANSWERS = ',"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}';
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const bare = (more: string) =>
  client(`"id":2,"method":"tools/call",⟦"params"⟧:{"name":"plan"${more},${modern('{"elicitation":{}}')}}`);

/** Correct and incorrect examples. */
const requestStateExamples: SessionRule['examples'] = {
  good: [
    example(REQUEST, call(2, ANSWERS + STATE), done(2)),
    example(FREE, call(2, ANSWERS), done(2)),
    example(
      REQUEST,
      call(2, ANSWERS + STATE),
      requests(2, `"when":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS.replace('who', 'when')},"requestState":"st-2"`),
      done(3),
    ),
  ],
  bad: [
    example(REQUEST, bare(ANSWERS), done(2)),
    example(REQUEST, call(2, `${ANSWERS},"requestState":⟦"ST-1"⟧`), done(2)),
    example(
      REQUEST,
      call(2, ANSWERS + STATE),
      requests(2, `"who":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS},"requestState":⟦"st-1"⟧`),
      done(3),
    ),
    example(FREE, call(2, `${ANSWERS},⟦"requestState":"st-0"⟧`), done(2)),
    example(call(1), requests(1, '', STATE), bare(''), done(2)),
  ],
};

/** True if the state belongs to another request, which another rule reports. */
function isForeign(session: SessionView, state: string, { method, params }: Step): boolean {
  const giver = giverOf(session, state);
  return giver !== null && !isFor(giver, method, params);
}

function judge(session: SessionView, report: Report, { round }: Retry, step: Step): void {
  const { params, ref, name, altered } = step;
  const state = get(params, 'requestState');
  const requested = session.describe(round.at);
  const path = ['params', 'requestState'];
  const ties = [{ at: round.at, path: ['result', 'requestState'] }];
  if (altered || (typeof state === 'string' && state !== round.state && isForeign(session, state, step))) return;
  if (round.state !== null && state === undefined) {
    // A retry without any input responses is reported for that; its state is then sent with them.
    if (round.wants && !has(params, 'inputResponses')) return;
    const fix: FixPlan = {
      says: `Send back the state of ${requested}.`,
      safety: 'safe',
      steps: [{ do: 'insert', path: ['params'], key: 'requestState', value: round.state }],
    };
    report({
      requirement: 'mrtr/request-state-dropped',
      at: ref,
      path: ['params'],
      mark: 'missing',
      what: `${name} retries ${session.describe(round.call.ref)} without the \`requestState\` of ${requested}.`,
      fix,
      ties,
    });
  } else if (round.state !== null && typeof state === 'string' && state !== round.state) {
    report({
      requirement: 'mrtr/request-state-altered',
      at: ref,
      path,
      title: '`requestState` {must} be sent back unchanged',
      why: 'The server cannot read its own state, or rejects it as forged.',
      what: `${begin(requested)} has the state ${code(round.state)}; ${session.describe(ref)} sends back ${code(state)}.`,
      fix: {
        says: `Send back the state of ${requested} unchanged.`,
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
      title: 'A retry {must} not invent a `requestState`',
      why: 'The server validates a state that it did not create, and rejects the retry.',
      what: `${name} has the state ${code(state)}, but ${requested}, which it answers, has none.`,
      fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
      ties: [{ at: round.at }],
    });
  }
}

/** The state in a result is sent back with the retry, unchanged. */
export const requestState = defineSessionRule({
  id: 'mrtr/request-state',
  requirements: ['mrtr/request-state-dropped', 'mrtr/request-state-altered', 'mrtr/request-state-invented'],
  class: 'spec',
  title: 'A retry {must} include the `requestState`',
  why: 'The server stores nothing between two tries: without its state, it starts over or asks forever.',
  how: 'Copy `requestState` from the result into the parameters of the retry. If the result has none, omit it.',
  examples: requestStateExamples,
  begin(session, report) {
    return observeRounds(session, { retried: (retry, step) => judge(session, report, retry, step) });
  },
});
