import { get, isObject } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { giverOf, observeRounds, isFor, waitingFor, type Round } from './rounds.ts';
import { begin } from './example-messages.ts';
import { observeTasks, taskWaitingFor } from './tasks.ts';
import { together } from './combine-observers.ts';
import { talk } from '../../../testing/conversation.ts';
import { about, requests, becomesTask, call, complete, done, extTask, FORM, TASKS } from './example-texts.ts';

const ANSWERS = '"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}';
const REQUEST = talk(call(1), requests(1, `"who":{${FORM}}`, ',"requestState":"st-1"'));
const WITH = `{${TASKS},"elicitation":{}}`;
const WAITS = talk(
  call(1, '', WITH),
  becomesTask(1),
  about(2, 'get'),
  complete(2, `,${extTask('input_required', `,"inputRequests":{"who":{${FORM}}}`)}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });

/** Correct and incorrect examples. */
const unmatchedInputExamples: SessionRule['examples'] = {
  good: [
    example(REQUEST, call(2, `,${ANSWERS},"requestState":"st-1"`), done(2)),
    example(WAITS, about(3, 'update', `,${ANSWERS}`), complete(3)),
    example(call(2, `,${ANSWERS}`)),
  ],
  bad: [
    example(REQUEST, call(2, ',⟦"requestState":"st-1"⟧', '{"elicitation":{}}', 'other'), done(2)),
    example(REQUEST, call(2, `,⟦${ANSWERS}⟧`, '{"elicitation":{}}', 'other'), done(2)),
    example(call(1, `,⟦${ANSWERS}⟧`), done(1)),
    example(WAITS, call(3, `,⟦${ANSWERS}⟧`, WITH), done(3)),
  ],
};

interface Unmatched {
  readonly at: Ref;
  readonly call: Call;
  readonly member: string;
}

/** The round of another request that a state, or exactly these keys, belong to. `own` is the round that the request retries. */
function elsewhere(session: SessionView, { method, params }: Step, own: Round | null): Unmatched | null {
  const state = get(params, 'requestState');
  const giver = typeof state === 'string' && state !== own?.state ? giverOf(session, state) : null;
  if (giver) return isFor(giver, method, params) ? null : { ...giver, member: 'requestState' };
  const responses = get(params, 'inputResponses');
  const keys = isObject(responses) && !own ? Object.keys(responses) : [];
  const round = keys.length > 0 ? waitingFor(session, keys) : null;
  return round && { ...round, member: 'inputResponses' };
}

function judgeElsewhere(session: SessionView, report: Report, step: Step, own: Round | null): boolean {
  const found = elsewhere(session, step, own);
  if (!found) return false;
  const value = get(step.params, found.member);
  report({
    requirement: 'mrtr/state-on-other-request',
    at: step.ref,
    path: ['params', found.member],
    mark: 'member',
    what: `${step.name} ${typeof value === 'string' ? `sends the state ${code(value)} from ${session.describe(found.at)}` : `has the input responses for ${session.describe(found.at)}`}, which belongs to a retry of ${session.describe(found.call.ref)}; this is another request.`,
    ties: [{ at: found.at }, { at: found.call.ref }],
  });
  return true;
}

/** State and input responses belong to the request that ended with the input request. */
export const unmatchedInput = defineSessionRule({
  id: 'mrtr/stray-input',
  requirements: ['mrtr/state-on-other-request', 'mrtr/unsolicited-input-responses', 'tasks-ext/answered-by-retry'],
  class: 'spec',
  title: 'State and input responses {must} not be sent with another request',
  why: 'The server uses them for another operation, so data of one operation leaks into another.',
  how: 'Send `requestState` and `inputResponses` with the retry of the request that was answered with `input_required`.',
  examples: unmatchedInputExamples,
  begin(session, report) {
    const early = new Map<Call, Ref>();
    const judge = (step: Step): void => {
      const responses = get(step.params, 'inputResponses');
      if (judgeElsewhere(session, report, step, null) || !isObject(responses) || !step.call) return;
      const keys = Object.keys(responses);
      const task = taskWaitingFor(session, step.call.named, keys);
      if (!task) {
        early.set(step.call, step.ref);
        return;
      }
      report({
        requirement: 'tasks-ext/answered-by-retry',
        at: step.ref,
        path: ['params', 'inputResponses'],
        mark: 'member',
        title: 'A task’s input request is answered by a retry of the call',
        why: 'Only `tasks/update` sends task input, so the call starts over, perhaps as a second task, and the first one keeps waiting.',
        what: `${begin(session.describe(task.at))} shows that the task ${code(task.id)} waits for ${listed(keys)}; ${session.describe(step.ref)} responds by calling the tool again.`,
        ties: [{ at: task.at }],
      });
    };
    const rounds = observeRounds(session, {
      unmatched: judge,
      retried: ({ round }, step) => void judgeElsewhere(session, report, step, round),
    });
    return together(observeTasks(session, {}), rounds, {
      answer({ call: request, again, ref: at }: Step) {
        if (early.size === 0 || !request || again) return;
        const ref = early.get(request);
        if (!ref || !early.delete(request)) return;
        report({
          requirement: 'mrtr/unsolicited-input-responses',
          at: ref,
          path: ['params', 'inputResponses'],
          mark: 'member',
          title: 'Input responses are sent without an input request',
          why: 'The server cannot match them to an input request.',
          what: `${begin(session.describe(ref))} has \`inputResponses\`, but no earlier message requests any.`,
          ties: [{ at }],
        });
      },
    });
  },
});
