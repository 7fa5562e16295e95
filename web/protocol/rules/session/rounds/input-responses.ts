import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { KINDS, kindOf } from './kinds.ts';
import { observeRounds, type Retry } from './rounds.ts';
import { begin } from './example-messages.ts';
import { talk } from '../../../testing/conversation.ts';
import { requests, call, done, FORM, SAMPLED } from './example-texts.ts';

const GIVEN = '{"action":"accept","content":{"name":"Ana"}}';
const ONE = talk(call(1), requests(1, `"who":{${FORM}}`));
const TWO = talk(call(1), requests(1, `"who":{${FORM}},"when":{${FORM}}`));
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const answers = (id: number, inside: string) => call(id, `,"inputResponses":{${inside}}`);
const open = (id: number, inside: string) => call(id, `,⟦"inputResponses"⟧:{${inside}}`);

/** Correct and incorrect examples. */
const inputResponsesExamples: SessionRule['examples'] = {
  good: [
    example(TWO, answers(2, `"when":{"action":"decline"},"who":${GIVEN}`), done(2)),
    example(ONE, answers(2, ''), requests(2, `"who":{${FORM}}`), answers(3, `"who":${GIVEN}`), done(3)),
    example(answers(2, `"who":${GIVEN}`)),
  ],
  bad: [
    example(TWO, open(2, `"who":${GIVEN}`), done(2)),
    example(ONE, open(2, ''), done(2)),
    example(ONE, answers(2, `"who":⟦{${SAMPLED}}⟧`), done(2)),
    example(ONE, answers(2, `"who":${GIVEN},⟦"when"⟧:{"action":"decline"}`), done(2)),
  ],
};

const AT = ['params', 'inputResponses'];

function judgeMissing(session: SessionView, report: Report, { round, missing, at }: Retry): void {
  const ties = [{ at: round.at, path: ['result', 'inputRequests'] }];
  const what = `${begin(session.describe(round.at))} requests ${listed([...round.inputRequests.keys()])}; ${session.describe(at)} has no response for ${listed(missing)}.`;
  report({ requirement: 'mrtr/input-response-missing', at, path: AT, mark: 'missing', what, ties });
}

function judgeKinds(session: SessionView, report: Report, { round, at }: Retry, responses: JsonObject): void {
  for (const [key, { method }] of round.inputRequests) {
    const answer = get(responses, key);
    const kind = isObject(answer) ? kindOf(answer) : null;
    const wanted = KINDS.get(method);
    if (kind === null || wanted === undefined || kind === method) continue;
    report({
      requirement: 'mrtr/input-response-kind',
      at,
      path: [...AT, key],
      title: 'An input response {must} match the type of its request',
      why: 'The server expects the members of the requested type and cannot read this response.',
      what: `For ${named(key)}, ${session.describe(round.at)} requests ${wanted}; ${session.describe(at)} responds with ${KINDS.get(kind) ?? 'something else'}.`,
      ties: [{ at: round.at, path: ['result', 'inputRequests', key] }],
    });
  }
}

function judgeExtra(session: SessionView, report: Report, { round, extra, at }: Retry): void {
  for (const key of extra.slice(0, 5)) {
    report({
      requirement: 'mrtr/input-response-unknown-key',
      at,
      path: [...AT, key],
      mark: 'key',
      title: 'An input response has a key that was not requested',
      why: 'The server ignores an unknown key, often a typo, and the real input request stays open.',
      what: `${begin(session.describe(at))} responds to ${named(key)}, which ${session.describe(round.at)} does not request; it requests ${listed([...round.inputRequests.keys()])}.`,
      ties: [{ at: round.at, path: ['result', 'inputRequests'] }],
    });
  }
}

/** Each input request of a round gets a response under its own key and of its own type. */
export const inputResponses = defineSessionRule({
  id: 'mrtr/input-responses',
  requirements: ['mrtr/input-response-missing', 'mrtr/input-response-kind', 'mrtr/input-response-unknown-key'],
  class: 'spec',
  title: 'A retry {must} answer every input request',
  why: 'The server has to ask again, and the user sees the same request twice.',
  how: 'Put one response into `inputResponses` for each key of `inputRequests`: the result of that request. A user’s refusal is a response too, `{"action": "decline"}`.',
  examples: inputResponsesExamples,
  begin(session, report) {
    const empty = new Set<Retry>();
    return {
      ...observeRounds(session, {
        retried(retry: Retry, step: Step) {
          const { responses, missing, extra } = retry;
          if (!responses) return;
          judgeKinds(session, report, retry, responses);
          if (extra.length > 0) judgeExtra(session, report, retry);
          if (missing.length === 0 || step.altered) return;
          // No response at all may mean “not yet”; the server’s next message shows how it interprets it.
          if (Object.keys(responses).length === 0) empty.add(retry);
          else judgeMissing(session, report, retry);
        },
        answered(retry, { kind, result }) {
          if (!empty.delete(retry) || kind === 'error') return;
          if (!has(result, 'inputRequests')) judgeMissing(session, report, retry);
        },
      }),
      end() {
        for (const retry of empty) judgeMissing(session, report, retry);
      },
    };
  },
});
