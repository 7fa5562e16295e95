/**
 * Multi-round input in 2026-07-28: a result that requests input, state that the client carries, and the retried request with
 * the responses.
 */
import { isObject, methodsOf, objectAt } from '../protocol/values.ts';
import { fitting, lackingFor, wrongWith, written, type InputRequestStep } from './input-requests.ts';
import type { Request, Turn } from './turn.ts';
import type { Json, JsonRecord, Round, Running, Step } from './types.ts';
import { bytesOf, hmac } from './hash.ts';

// State that a client carries for a server: readable, but signed. State that was modified, has expired, or comes with a
// different request is rejected. Its content is not secret, and the same state can be sent twice: work that must run only once
// needs a server that stores it.

/** Maximum age in milliseconds: long enough for a user to fill in a form. */
export const LIFETIME = 600_000;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Packs and signs state for the retry of one request. `bound` is the method and the parts of the request that must not change.
 */
function seal(seed: string, bound: Json, now: number, state: JsonRecord): string {
  const body = encoded(JSON.stringify({ until: now + LIFETIME, state }));
  return `${body}.${hmac(seed, signedText(body, bound))}`;
}

/** The state, if the seed signed it for this request and it has not expired; otherwise null. */
function unseal(seed: string, bound: Json, now: number, text: string): JsonRecord | null {
  const dot = text.indexOf('.');
  const body = text.slice(0, Math.max(dot, 0));
  if (dot < 0 || text.slice(dot + 1) !== hmac(seed, signedText(body, bound))) return null;
  const opened: Json = JSON.parse(decoded(body));
  if (!isObject(opened) || typeof opened.until !== 'number' || opened.until < now) return null;
  return isObject(opened.state) ? opened.state : null;
}

function signedText(body: string, bound: Json): string {
  return `${body}\n${canonical(bound)}`;
}

/** JSON with members sorted by name, so that a client may reorder them. Works for values of any depth. */
function canonical(value: Json): string {
  const out: string[] = [];
  const open: ({ text: string } | { value: Json })[] = [{ value }];
  for (let top = open.pop(); top; top = open.pop()) {
    if ('text' in top) out.push(top.text);
    else if (Array.isArray(top.value)) {
      open.push({ text: ']' });
      for (const item of top.value.toReversed()) open.push({ text: ',' }, { value: item });
      open.push({ text: '[' });
    } else if (isObject(top.value)) {
      open.push({ text: '}' });
      const members = Object.entries(top.value).toSorted(([a], [b]) => (a < b ? 1 : -1));
      for (const [key, member] of members)
        open.push({ text: ',' }, { value: member }, { text: `${JSON.stringify(key)}:` });
      open.push({ text: '{' });
    } else out.push(JSON.stringify(top.value));
  }
  return out.join('');
}

/** Text in an alphabet that is safe in URLs and headers (base64url of UTF-8). */
function encoded(text: string): string {
  const bytes = bytesOf(text);
  let out = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const [a = 0, b, c] = bytes.subarray(from, from + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    const length = b === undefined ? 2 : c === undefined ? 3 : 4;
    for (const digit of four.slice(0, length)) out += DIGITS.charAt(digit);
  }
  return out;
}

function decoded(text: string): string {
  let escaped = '';
  for (let from = 0; from < text.length; from += 4) {
    const four = text.slice(from, from + 4);
    let bits = 0;
    for (let index = 0; index < 4; index++) bits = (bits << 6) | Math.max(DIGITS.indexOf(four.charAt(index)), 0);
    for (const byte of [bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, four.length - 1))
      escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  return decodeURIComponent(escaped);
}

/**
 * Where a request continues: at the beginning, or where its returned state points. Rejects the request and returns null if that
 * state is invalid. A first round needs no state: its responses count without.
 */
export function roundOf(turn: Turn, request: Request): Round | null {
  const { method, params, revision } = request;
  const first: Round = { done: 0, answers: {}, answersFor: null };
  if (methodsOf(revision).get(method)?.mayRequestInput !== true) return first;
  const { requestState: text } = params;
  if (typeof text !== 'string') return { ...first, answersFor: isObject(params.inputResponses) ? 0 : null };
  const { settings, now } = turn.state;
  const state = unseal(settings.seed, boundOf(request), now, text);
  if (state && typeof state.done === 'number')
    return { done: state.done, answers: objectAt(state, 'answers') ?? {}, answersFor: state.done };
  turn.refuse(
    request,
    { code: -32602, message: 'Invalid requestState', data: { problem: 'modified, expired, or for another request' } },
    {
      says: 'The server has signed the `requestState` that it returns, together with the method and the params. The signature of this one does not match: it was modified, belongs to another request, or has expired.',
      requirement: 'mrtr/request-state-altered',
    },
  );
  return null;
}

/** The parts of a request that stay the same in every round. */
function boundOf({ method, params }: Pick<Request, 'method' | 'params'>): Json {
  const { _meta: _m, inputResponses: _i, requestState: _r, ...rest } = params;
  return [method, rest];
}

/**
 * The work reaches input requests. Uses the responses in the request. Returns the work as it continues, or null if it ends
 * here: with a new round for what is still missing, or with an error.
 */
export function requestInput(turn: Turn, work: Running, plan: readonly Step[]): Running | null {
  const requests = questionsAt(plan, work.done);
  const problem = requests.map((request) => written(request, work.revision, 0)).find((one) => 'problem' in one);
  if (problem) {
    turn.refuse(
      work,
      { code: -32603, message: 'Internal error' },
      { says: `The definition contains an invalid input request. ${problem.problem}` },
    );
    return null;
  }
  const missing = missingFor(requests, work);
  if (missing) {
    turn.refuse(work, missing, {
      says: `To continue, the server needs a capability that the client has not declared in the \`_meta\` of this request. The error names it in \`requiredCapabilities\`.`,
      requirement: 'capabilities/missing-capability-data',
    });
    return null;
  }
  const given = work.answersFor === work.done ? (objectAt(work.params, 'inputResponses') ?? {}) : {};
  const answers: JsonRecord = { ...work.answers };
  for (const request of requests) {
    const answer = Object.hasOwn(given, request.as) ? given[request.as] : undefined;
    if (answer === undefined) continue;
    const wrong = wrongWith(request, answer, work.revision);
    if (wrong !== null) {
      const data = { at: `/params/inputResponses/${request.as}`, problem: wrong.replaceAll('`', "'") };
      turn.refuse(work, { code: -32602, message: 'Invalid input response', data }, { says: wrong });
      return null;
    }
    answers[request.as] = answer;
  }
  const open = requests.filter(({ as }) => !Object.hasOwn(answers, as));
  if (open.length === 0) return { ...work, answers, answersFor: null, done: work.done + requests.length };
  requestRound(turn, work, answers, open);
  return null;
}

/** The input requests that begin at a step: consecutive ones are sent together. */
export function questionsAt(plan: readonly Step[], from: number): InputRequestStep[] {
  const requests: InputRequestStep[] = [];
  for (const step of plan.slice(from)) {
    if (step.do !== 'ask') break;
    requests.push(step);
  }
  return requests;
}

function missingFor(requests: readonly InputRequestStep[], { clientCapabilities: can }: Running) {
  const requiredCapabilities: JsonRecord = {};
  for (const request of requests) {
    const lacking = lackingFor(request, can);
    if (lacking === null) continue;
    const [area = '', part] = lacking.split('.');
    const parts = objectAt(requiredCapabilities, area) ?? {};
    requiredCapabilities[area] = part === undefined ? parts : { ...parts, [part]: {} };
  }
  if (Object.keys(requiredCapabilities).length === 0) return null;
  return { code: -32021, message: 'Missing required client capability', data: { requiredCapabilities } };
}

/**
 * Responds to a request by requesting input. Nothing is stored here: the client carries everything that a later round needs.
 */
function requestRound(turn: Turn, work: Running, answers: JsonRecord, open: readonly InputRequestStep[]): void {
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
        ? 'The server still needs some input, so it requests that again; `requestState` contains the responses so far.'
        : 'The server needs input before it can respond. It sends no request of its own: the client retries under a new id, with the responses in `inputResponses` and an unchanged `requestState`.',
      ...(again ? { requirement: 'mrtr/error-for-missing-input' } : {}),
    },
    'InputRequiredResult',
  );
}
