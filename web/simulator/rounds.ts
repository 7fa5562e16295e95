/** Rounds of input in 2026-07-28: an answer that asks, state that the client carries, and the request that comes again with the answers. */
import { isObject, methodsOf, objectAt } from '../protocol/values.ts';
import { fitting, lackingFor, wrongWith, written, type Asking } from './questions.ts';
import { seal, unseal } from './sealed.ts';
import type { Request, Turn } from './turn.ts';
import type { Json, JsonRecord, Round, Running, Step } from './types.ts';

/**
 * Where a request goes on: at the beginning, or where the state that came back with it says. Refuses the request, and gives null,
 * where that state is none of ours. A first round needs no state: its answers count without.
 */
export function roundOf(turn: Turn, request: Request): Round | null {
  const { method, params, revision } = request;
  const first: Round = { done: 0, answers: {}, answersFor: null };
  if (methodsOf(revision).get(method)?.mayAskForInput !== true) return first;
  const { requestState: text } = params;
  if (typeof text !== 'string') return { ...first, answersFor: isObject(params.inputResponses) ? 0 : null };
  const { settings, now } = turn.state;
  const state = unseal(settings.seed, boundOf(request), now, text);
  if (state && typeof state.done === 'number')
    return { done: state.done, answers: objectAt(state, 'answers') ?? {}, answersFor: state.done };
  turn.refuse(
    request,
    { code: -32602, message: 'Invalid requestState', data: { problem: 'altered, too old, or of another request' } },
    {
      says: 'The server has signed the `requestState` that it gives out, together with the method and the parameters. The signature of this one does not fit: it was altered, is of another request, or is too old.',
      requirement: 'mrtr/request-state-altered',
    },
  );
  return null;
}

/** What of a request stays the same from round to round. */
function boundOf({ method, params }: Pick<Request, 'method' | 'params'>): Json {
  const { _meta: _m, inputResponses: _i, requestState: _r, ...rest } = params;
  return [method, rest];
}

/**
 * The work comes to questions. Answers that came with the request are taken; gives the work as it goes on then, or null where it
 * ends here: with a new round for what is still open, or with an error.
 */
export function askRound(turn: Turn, work: Running, plan: readonly Step[]): Running | null {
  const asks = questionsAt(plan, work.done);
  const problem = asks.map((ask) => written(ask, work.revision, 0)).find((one) => 'problem' in one);
  if (problem) {
    turn.refuse(
      work,
      { code: -32603, message: 'Internal error' },
      { says: `The definition asks wrongly. ${problem.problem}` },
    );
    return null;
  }
  const missing = missingFor(asks, work);
  if (missing) {
    turn.refuse(work, missing, {
      says: `To go on, the server has to ask for something that the client has not declared in the \`_meta\` of this request. The error names it in \`requiredCapabilities\`.`,
      requirement: 'capabilities/missing-capability-data',
    });
    return null;
  }
  const given = work.answersFor === work.done ? (objectAt(work.params, 'inputResponses') ?? {}) : {};
  const answers: JsonRecord = { ...work.answers };
  for (const ask of asks) {
    const answer = Object.hasOwn(given, ask.as) ? given[ask.as] : undefined;
    if (answer === undefined) continue;
    const wrong = wrongWith(ask, answer, work.revision);
    if (wrong !== null) {
      const data = { at: `/params/inputResponses/${ask.as}`, problem: wrong.replaceAll('`', "'") };
      turn.refuse(work, { code: -32602, message: 'Invalid input response', data }, { says: wrong });
      return null;
    }
    answers[ask.as] = answer;
  }
  const open = asks.filter(({ as }) => !Object.hasOwn(answers, as));
  if (open.length === 0) return { ...work, answers, answersFor: null, done: work.done + asks.length };
  askFor(turn, work, answers, open);
  return null;
}

/** Questions that stand one behind another are asked at once. */
function questionsAt(plan: readonly Step[], from: number): Asking[] {
  const asks: Asking[] = [];
  for (const step of plan.slice(from)) {
    if (step.do !== 'ask') break;
    asks.push(step);
  }
  return asks;
}

function missingFor(asks: readonly Asking[], { clientCapabilities: can }: Running) {
  const requiredCapabilities: JsonRecord = {};
  for (const ask of asks) {
    const lacking = lackingFor(ask, can);
    if (lacking === null) continue;
    const [area = '', part] = lacking.split('.');
    const parts = objectAt(requiredCapabilities, area) ?? {};
    requiredCapabilities[area] = part === undefined ? parts : { ...parts, [part]: {} };
  }
  if (Object.keys(requiredCapabilities).length === 0) return null;
  return { code: -32021, message: 'Missing required client capability', data: { requiredCapabilities } };
}

/** Answers a request by asking for input. Nothing is kept here: all that a later round needs travels with the client. */
function askFor(turn: Turn, work: Running, answers: JsonRecord, open: readonly Asking[]): void {
  const { settings, now } = turn.state;
  const inputRequests = Object.fromEntries(
    open.map(({ as, method, params }) => [as, { method, params: fitting(params, work.revision) }]),
  );
  const requestState = seal(settings.seed, boundOf(work), now, { done: work.done, answers });
  const again = work.answersFor === work.done;
  turn.result(
    work,
    { resultType: 'input_required', inputRequests, requestState },
    {
      says: again
        ? 'Something that the server needs is still open, so it asks for that again; what was answered already travels in `requestState`.'
        : 'The server needs input before it can answer. It sends no request of its own: the client asks again under another id, with the answers in `inputResponses` and `requestState` as it is.',
      ...(again ? { requirement: 'mrtr/error-for-missing-input' } : {}),
    },
    'InputRequiredResult',
  );
}
