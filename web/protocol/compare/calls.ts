/**
 * The requests of both sessions aligned by method and params, whatever their ids and their order, and the outcomes of each compared.
 * Linear in the number of messages.
 */
import { code, listed, named } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { errorOf, paramsOf, resultOf, type RecordedMessage, type RecordedSession } from '../recorded/sessions.ts';
import type { Gather } from './gather.ts';
import { meaningOf, without } from './meaning.ts';
import { LIST_NAMES, LISTS, spotOf } from './offer.ts';
import { outcomeChanges, type Outcome } from './outcomes.ts';

/** A request with its outcome. */
interface RecordedCall {
  readonly message: RecordedMessage;
  /** Method and subject: `tools/call search`. */
  readonly name: string;
  /** Equal for calls with the same meaning. */
  readonly key: string;
  readonly outcome: Outcome;
  readonly answer: RecordedMessage | null;
}

/** Requests that are no calls: they are compared as what they declare, or mean nothing. */
const NOT_CALLS = new Set(['initialize', 'server/discover', 'ping', 'logging/setLevel']);
/** Members of params that differ each time. */
const VOLATILE = ['_meta', 'requestState', 'inputResponses', 'cursor'];
/** More calls of one kind are counted, not listed. */
const LISTED = 50;

/** Adds the differences of calls and notifications. */
export function compareCalls(a: RecordedSession, b: RecordedSession, gather: Gather): void {
  const [left, right] = [callsOf(a), callsOf(b)];
  const { pairs, onlyA, onlyB } = align(left, right);
  for (const [one, other] of pairs) compareOutcomes(one, other, gather);
  const rest = sameSubject(onlyA, onlyB);
  for (const [one, other] of rest.pairs) otherArguments(one, other, gather);
  lone(rest.onlyA, 'removed', gather);
  lone(rest.onlyB, 'added', gather);
  if (isReordered(pairs)) {
    const says = 'The calls that both sessions have are in another order.';
    gather.add({
      kind: 'changed',
      area: 'calls',
      name: '',
      pointer: '',
      says,
      effect: 'none',
      because: null,
      a: null,
      b: null,
    });
  }
  compareNotifications(a, b, gather);
}

function callsOf({ messages }: RecordedSession): RecordedCall[] {
  return (
    messages
      .filter(({ kind, method }) => kind === 'request' && !NOT_CALLS.has(method))
      // Further pages belong to the call that requested the first one.
      .filter((message) => get(paramsOf(message), 'cursor') === undefined)
      .map((message) => {
        const params = without(paramsOf(message), VOLATILE);
        const subject = subjectOf(params);
        const answer = message.answeredBy === null ? null : (messages[message.answeredBy] ?? null);
        return {
          message,
          name: subject === '' ? message.method : `${message.method} ${subject}`,
          key: `${message.from} ${message.method} ${meaningOf(params)}`,
          outcome: outcomeOf(answer),
          answer,
        };
      })
  );
}

function subjectOf(params: JsonObject): string {
  const ref = get(params, 'ref');
  const [name, uri] = [get(params, 'name') ?? (isObject(ref) ? get(ref, 'name') : undefined), get(params, 'uri')];
  return typeof name === 'string' ? name : typeof uri === 'string' ? uri : '';
}

function outcomeOf(answer: RecordedMessage | null): Outcome {
  if (!answer) return { is: 'nothing' };
  const error = errorOf(answer);
  if (error) return { is: 'error', error };
  return { is: 'result', result: resultOf(answer) ?? {} };
}

/** The k-th call of a meaning on one side belongs to the k-th on the other. */
function align(a: readonly RecordedCall[], b: readonly RecordedCall[]) {
  const waiting = new Map<string, RecordedCall[]>();
  for (const call of b.toReversed()) {
    const list = waiting.get(call.key);
    if (list) list.push(call);
    else waiting.set(call.key, [call]);
  }
  const pairs: (readonly [RecordedCall, RecordedCall])[] = [];
  const met = new Set<RecordedCall>();
  const onlyA: RecordedCall[] = [];
  for (const call of a) {
    const other = waiting.get(call.key)?.pop();
    if (other) {
      pairs.push([call, other]);
      met.add(other);
    } else onlyA.push(call);
  }
  return { pairs, onlyA, onlyB: b.filter((call) => !met.has(call)) };
}

/** The rest by method and subject: the same call with other arguments. */
function sameSubject(a: readonly RecordedCall[], b: readonly RecordedCall[]) {
  const plain = (call: RecordedCall): RecordedCall => ({ ...call, key: `${call.message.from} ${call.name}` });
  return align(a.map(plain), b.map(plain));
}

function compareOutcomes(one: RecordedCall, other: RecordedCall, gather: Gather): void {
  const isList = LIST_NAMES.some((name) => LISTS[name].method === one.message.method);
  for (const change of outcomeChanges(one.outcome, other.outcome, one.message.from, isList)) {
    const places = { a: spotOf(one.answer ?? one.message), b: spotOf(other.answer ?? other.message) };
    gather.add({ kind: 'changed', area: 'calls', name: one.name, ...change, ...places });
  }
}

function otherArguments(one: RecordedCall, other: RecordedCall, gather: Gather): void {
  const [before, after] = [without(paramsOf(one.message), VOLATILE), without(paramsOf(other.message), VOLATILE)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => meaningOf(get(before, name)) !== meaningOf(get(after, name)),
  );
  gather.add({
    kind: 'changed',
    area: 'calls',
    name: one.name,
    pointer: '/params',
    says: `The request differs in ${listed(names)}, so its outcome is not compared.`,
    effect: 'none',
    because: null,
    before,
    after,
    a: spotOf(one.message),
    b: spotOf(other.message),
  });
}

function lone(calls: readonly RecordedCall[], kind: 'added' | 'removed', gather: Gather): void {
  const side = kind === 'added' ? 'second' : 'first';
  for (const { message, name } of calls.slice(0, LISTED)) {
    const who = message.from === 'server' ? 'Only the server' : 'Only the client';
    const params = without(paramsOf(message), VOLATILE);
    const args: JsonValue | undefined = get(params, 'arguments');
    const says = `${who} of the ${side} session sends this request${args === undefined ? '' : ` with ${code(args, 60)}`}.`;
    const place = spotOf(message);
    const places = kind === 'added' ? { a: null, b: place } : { a: place, b: null };
    gather.add({ kind, area: 'calls', name, pointer: '', says, effect: 'none', because: null, ...places });
  }
  const more = calls.length - LISTED;
  if (more > 0) gather.missing(`${more} more calls of the ${side} session`, 'The other session has no call like them.');
}

/** Whether the positions of the pairs do not ascend on both sides. */
function isReordered(pairs: readonly (readonly [RecordedCall, RecordedCall])[]): boolean {
  const places = pairs.map(([one, other]) => [one.message.at, other.message.at] as const).toSorted(([x], [y]) => x - y);
  return places.some(([, at], index) => at < (places[index - 1]?.[1] ?? -1));
}

/** Notifications whose number depends on timing alone. */
const TIMED = new Set(['notifications/progress', 'notifications/initialized', 'notifications/cancelled']);

function compareNotifications(a: RecordedSession, b: RecordedSession, gather: Gather): void {
  const [left, right] = [notifications(a), notifications(b)];
  for (const [key, message] of left) {
    if (right.has(key)) continue;
    const says = `Only the ${message.from === 'server' ? 'server' : 'client'} of the first session sends ${named(message.method)}.`;
    const because = message.from === 'server' ? 'It may still be sent on another occasion.' : null;
    const base = { area: 'notifications', name: message.method, pointer: '', effect: 'none' } as const;
    gather.add({ ...base, kind: 'removed', says, because, a: spotOf(message), b: null });
  }
  for (const [key, message] of right) {
    if (left.has(key)) continue;
    const says = `Only the ${message.from === 'server' ? 'server' : 'client'} of the second session sends ${named(message.method)}.`;
    const base = { area: 'notifications', name: message.method, pointer: '', effect: 'none' } as const;
    gather.add({ ...base, kind: 'added', says, because: null, a: null, b: spotOf(message) });
  }
}

/** The first notification of each method and sender. */
function notifications({ messages }: RecordedSession): Map<string, RecordedMessage> {
  const map = new Map<string, RecordedMessage>();
  for (const message of messages) {
    const key = `${message.from} ${message.method}`;
    if (message.kind === 'notification' && !TIMED.has(message.method) && !map.has(key)) map.set(key, message);
  }
  return map;
}
