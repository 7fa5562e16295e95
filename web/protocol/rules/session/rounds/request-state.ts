import type { FixPlan } from '../../../json/plan.ts';
import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { giverOf, observeRounds, isFor, type Retry } from './rounds.ts';
import { begin } from './example-messages.ts';
import { client, modern, talk } from '../../../testing/conversation.ts';
import { asks, call, done, FORM } from './example-texts.ts';

const STATE = ',"requestState":"st-1"';
const ASKED = talk(call(1), asks(1, `"who":{${FORM}}`, STATE));
const FREE = talk(call(1), asks(1, `"who":{${FORM}}`));
const ANSWERS = ',"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}';
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const bare = (more: string) =>
  client(`"id":2,"method":"tools/call",⟦"params"⟧:{"name":"plan"${more},${modern('{"elicitation":{}}')}}`);

/** Right and wrong ones. */
const requestStateExamples: SessionRule['examples'] = {
  good: [
    example(ASKED, call(2, ANSWERS + STATE), done(2)),
    example(FREE, call(2, ANSWERS), done(2)),
    example(
      ASKED,
      call(2, ANSWERS + STATE),
      asks(2, `"when":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS.replace('who', 'when')},"requestState":"st-2"`),
      done(3),
    ),
  ],
  bad: [
    example(ASKED, bare(ANSWERS), done(2)),
    example(ASKED, call(2, `${ANSWERS},"requestState":⟦"ST-1"⟧`), done(2)),
    example(
      ASKED,
      call(2, ANSWERS + STATE),
      asks(2, `"who":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS},"requestState":⟦"st-1"⟧`),
      done(3),
    ),
    example(FREE, call(2, `${ANSWERS},⟦"requestState":"st-0"⟧`), done(2)),
    example(call(1), asks(1, '', STATE), bare(''), done(2)),
  ],
};

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
    return observeRounds(session, { retried: (retry, step) => judge(session, report, retry, step) });
  },
});
