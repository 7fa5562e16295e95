/** `subscriptions/listen` of 2026-07-28 as subscriptions to single resources; changed lists need none in 2025-11-25. */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import {
  idOf,
  metaOf,
  methodOf,
  request,
  response,
  stepError,
  stepParams,
  withId,
  withoutMeta,
  withParams,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';
const LISTEN = 'subscriptions/listen';
const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** An open stream: the subscriptions that take its place, by URI. */
type Stream = Map<string, Id>;

/** Follows the streams of a session. */
export class LegacySubscriptions {
  readonly #steps: readonly Step[];
  readonly #work: Work;
  readonly #push: (step: Step) => void;
  readonly #streams = new Map<Id, Stream>();

  constructor(steps: readonly Step[], work: Work, push: (step: Step) => void) {
    this.#steps = steps;
    this.#work = work;
    this.#push = push;
  }

  /** Writes a request to listen; false for all others. */
  request(step: Step): boolean {
    const id = idOf(step);
    if (methodOf(step) !== LISTEN || id === null) return false;
    const { notes, ids } = this.#work;
    const wanted = urisOf(objectAt(stepParams(step), 'notifications'));
    const granted = this.#grantedFor(id, step);
    const uris = granted ? wanted.filter((uri) => granted.has(uri)) : wanted;
    notes.add(
      'changed',
      uris.length > 0
        ? '`subscriptions/listen` is written as `resources/subscribe`; changed lists need no subscription in 2025-11-25.'
        : '`subscriptions/listen` is left out: changed lists need no subscription in 2025-11-25.',
      step,
      ['method'],
    );
    if (uris.length < wanted.length)
      notes.add('lost', 'Subscriptions that the server does not acknowledge are left out.', step, [
        'params',
        'notifications',
        'resourceSubscriptions',
      ]);
    const stream: Stream = new Map();
    for (const [index, uri] of uris.entries()) {
      const own = index === 0 ? id : ids.next();
      stream.set(uri, own);
      this.#push(request('client', own, 'resources/subscribe', { uri }, step.entry));
    }
    this.#streams.set(id, stream);
    return true;
  }

  /** The URIs that the server acknowledges; null if the text does not show it. */
  #grantedFor(id: Id, step: Step): ReadonlySet<string> | null {
    const from = this.#steps.indexOf(step);
    const found = this.#steps.find(
      (one, at) => at > from && methodOf(one) === ACKNOWLEDGED && get(metaOf(stepParams(one)), SUBSCRIPTION) === id,
    );
    return found ? new Set(urisOf(objectAt(stepParams(found), 'notifications'))) : null;
  }

  /** The end of a stream, or its refusal; false for all other responses. */
  answer(step: Step, requestStep: Step): boolean {
    const id = idOf(requestStep);
    if (methodOf(requestStep) !== LISTEN || id === null) return false;
    const [first] = this.#streams.get(id)?.values() ?? [];
    const error = stepError(step);
    if (error && first !== undefined) this.#push(withId(step, first));
    else if (error)
      this.#work.notes.add('lost', 'The refusal of `subscriptions/listen` is left out with it.', step, ['error']);
    else
      this.#work.notes.add(
        'lost',
        'The end of the stream is left out: servers do not end subscriptions in 2025-11-25.',
        step,
        ['result'],
      );
    return true;
  }

  /** Writes what belongs to a stream; false for all other notifications. */
  notification(step: Step): boolean {
    const params = stepParams(step);
    const method = methodOf(step);
    if (method === 'notifications/cancelled') return this.#cancelled(step, params);
    const id = get(metaOf(params), SUBSCRIPTION);
    if (method === ACKNOWLEDGED) {
      const stream = typeof id === 'string' || typeof id === 'number' ? this.#streams.get(id) : undefined;
      for (const own of stream?.values() ?? []) this.#push(response('server', own, {}, step.entry));
      return true;
    }
    if (id === undefined || method === 'notifications/tasks') return false;
    const rest = withoutMeta(params, [SUBSCRIPTION]);
    this.#push(Object.keys(rest).length === 0 && isObject(step.message) ? plain(step) : withParams(step, rest));
    return true;
  }

  #cancelled(step: Step, params: JsonObject): boolean {
    const id = get(params, 'requestId');
    const stream = typeof id === 'string' || typeof id === 'number' ? this.#streams.get(id) : undefined;
    if (!stream) return false;
    const { notes, ids } = this.#work;
    if (step.from === 'server') {
      notes.add('lost', 'The end of the stream is left out: servers do not end subscriptions in 2025-11-25.', step, [
        'method',
      ]);
      return true;
    }
    if (stream.size > 0)
      notes.add('changed', 'The end of the stream is written as `resources/unsubscribe`.', step, ['method']);
    for (const uri of stream.keys()) {
      const own = ids.next();
      this.#push(request('client', own, 'resources/unsubscribe', { uri }, step.entry));
      this.#push(response('server', own, {}));
    }
    this.#streams.delete(typeof id === 'string' || typeof id === 'number' ? id : '');
    return true;
  }
}

function urisOf(filter: JsonObject): string[] {
  const list = get(filter, 'resourceSubscriptions');
  return Array.isArray(list) ? list.filter((uri) => typeof uri === 'string') : [];
}

function plain(step: Step): Step {
  if (!isObject(step.message)) return step;
  const { params: _, ...rest } = step.message;
  return { ...step, message: rest };
}
