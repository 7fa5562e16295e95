import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { KINDS, kindOf } from './kinds.ts';
import { hearRounds, type Retry } from './rounds.ts';
import { begin } from './say.ts';
import { inputResponsesExamples } from './input-responses.examples.ts';

const AT = ['params', 'inputResponses'];

function judgeMissing(session: SessionView, report: Report, { round, missing, at }: Retry): void {
  const ties = [{ at: round.at, path: ['result', 'inputRequests'] }];
  const what = `${begin(session.said(round.at))} asks for ${listed([...round.asks.keys()])}; ${session.said(at)} does not answer ${listed(missing)}.`;
  report({ requirement: 'mrtr/input-response-missing', at, path: AT, mark: 'missing', what, ties });
}

function judgeKinds(session: SessionView, report: Report, { round, at }: Retry, responses: JsonObject): void {
  for (const [key, { method }] of round.asks) {
    const answer = get(responses, key);
    const kind = isObject(answer) ? kindOf(answer) : null;
    const wanted = KINDS.get(method);
    if (kind === null || wanted === undefined || kind === method) continue;
    report({
      requirement: 'mrtr/input-response-kind',
      at,
      path: [...AT, key],
      title: 'An answer is of the kind that was asked for',
      why: 'The server looks for members that another kind of answer does not have, and cannot read it.',
      what: `Under ${named(key)}, ${session.said(round.at)} asks for ${wanted}; ${session.said(at)} answers with ${KINDS.get(kind) ?? 'something else'}.`,
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
      title: 'Answers stand under the keys of the questions',
      why: 'The server passes over a key it does not know; often it is a slip, and the real question stays open.',
      what: `${begin(session.said(at))} answers ${named(key)}, which ${session.said(round.at)} does not ask for; it asks for ${listed([...round.asks.keys()])}.`,
      ties: [{ at: round.at, path: ['result', 'inputRequests'] }],
    });
  }
}

/** Each question of a round gets its answer, under its own key and of its own kind. */
export const inputResponses = defineSessionRule({
  id: 'mrtr/input-responses',
  requirements: ['mrtr/input-response-missing', 'mrtr/input-response-kind', 'mrtr/input-response-unknown-key'],
  class: 'spec',
  title: 'A second try answers every question',
  why: 'The server has to ask once more, and the person is shown the same question twice.',
  how: 'Put one answer into `inputResponses` for each key of `inputRequests`: the result of just that request. A person who says no is an answer too, `{"action": "decline"}`.',
  examples: inputResponsesExamples,
  begin(session, report) {
    const empty = new Set<Retry>();
    return {
      ...hearRounds(session, {
        retried(retry: Retry, step: Step) {
          const { responses, missing, extra } = retry;
          if (!responses) return;
          judgeKinds(session, report, retry, responses);
          if (extra.length > 0) judgeExtra(session, report, retry);
          if (missing.length === 0 || step.altered) return;
          // No answer at all may mean «not yet»; the server says whether it takes it so.
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
