/** Subscriptions and notifications of changes in 2026-07-28: they arrive on the stream of a `subscriptions/listen`. */
import { get } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import type { Dress } from './modern-dress.ts';
import { CHANGES, type Plan } from './modern-plan.ts';
import {
  idOf,
  methodOf,
  notification,
  request,
  stepError,
  stepParams,
  withParams,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';

/** Follows the subscriptions of a session and writes them. */
export class Subscriptions {
  readonly #changes: JsonObject;
  readonly #work: Work;
  readonly #dress: Dress;
  readonly #push: (step: Step) => void;
  /** The listening request for changed lists; null before it is sent. */
  #listId: Id | null = null;
  /** Open subscriptions by URI. */
  readonly #byUri = new Map<string, Id>();

  constructor({ changes }: Plan, work: Work, dress: Dress, push: (step: Step) => void) {
    this.#changes = changes;
    this.#work = work;
    this.#dress = dress;
    this.#push = push;
  }

  /** Opens the stream for changed lists, if the session has any. Nothing happens the second time. */
  open(): void {
    if (this.#listId !== null || Object.keys(this.#changes).length === 0) return;
    const id = this.#work.ids.next();
    this.#listId = id;
    this.#work.notes.add(
      'added',
      'The client opens `subscriptions/listen`, because notifications of changed lists only arrive on such a stream.',
      { entry: -1 },
    );
    this.#listen(id, this.#changes, -1);
    this.#acknowledge(id, this.#changes, -1);
  }

  #listen(id: Id, notifications: JsonObject, entry: number): void {
    this.#push(this.#dress.request(request('client', id, 'subscriptions/listen', { notifications }, entry)));
  }

  #acknowledge(id: Id, notifications: JsonObject, entry: number): void {
    const params = { _meta: { [SUBSCRIPTION]: id }, notifications };
    this.#push(notification('server', 'notifications/subscriptions/acknowledged', params, entry));
  }

  /** Writes a request to subscribe or unsubscribe; false for all others. */
  request(step: Step): boolean {
    const method = methodOf(step);
    if (method !== 'resources/subscribe' && method !== 'resources/unsubscribe') return false;
    const uri = get(stepParams(step), 'uri');
    const id = idOf(step);
    const { notes } = this.#work;
    if (typeof uri !== 'string' || id === null) return false;
    if (method === 'resources/subscribe') {
      notes.add('changed', 'The subscription is written as `subscriptions/listen`; the server acknowledges it.', step, [
        'method',
      ]);
      this.#listen(id, { resourceSubscriptions: [uri] }, step.entry);
      return true;
    }
    const open = this.#byUri.get(uri);
    this.#byUri.delete(uri);
    if (open === undefined) {
      notes.add('lost', '`resources/unsubscribe` is left out: the text shows no subscription to end.', step, [
        'method',
      ]);
      return true;
    }
    notes.add('changed', '`resources/unsubscribe` is written as the cancellation of the stream.', step, ['method']);
    this.#push(notification('client', 'notifications/cancelled', { requestId: open }, step.entry));
    return true;
  }

  /** Writes the response to such a request; false for all others. */
  answer(step: Step, requestStep: Step): boolean {
    const method = methodOf(requestStep);
    if (method === 'resources/unsubscribe') return true;
    if (method !== 'resources/subscribe') return false;
    const uri = get(stepParams(requestStep), 'uri');
    const id = idOf(requestStep);
    if (typeof uri !== 'string' || id === null) return false;
    const error = stepError(step);
    if (error) this.#push(this.#dress.error(step, error));
    else {
      this.#byUri.set(uri, id);
      this.#acknowledge(id, { resourceSubscriptions: [uri] }, step.entry);
    }
    return true;
  }

  /** Writes a notification of a change; false for all others. */
  notification(step: Step): boolean {
    const method = methodOf(step);
    if (CHANGES[method] !== undefined) {
      this.open();
      this.#push(this.#tagged(step, this.#listId ?? 0));
      return true;
    }
    if (method !== 'notifications/resources/updated') return false;
    const uri = get(stepParams(step), 'uri');
    const id = typeof uri === 'string' ? this.#streamOf(uri) : null;
    if (id === null)
      this.#work.notes.add(
        'lost',
        'A notification of a changed resource is left out: the text shows no subscription for it.',
        step,
        ['params', 'uri'],
      );
    else this.#push(this.#tagged(step, id));
    return true;
  }

  /** A subscription to the resource, or to one that contains it. */
  #streamOf(uri: string): Id | null {
    const own = this.#byUri.get(uri);
    if (own !== undefined) return own;
    for (const [known, id] of this.#byUri) if (uri.startsWith(known)) return id;
    return null;
  }

  #tagged(step: Step, id: Id): Step {
    const params = stepParams(step);
    return withParams(forced(step), { ...params, _meta: { [SUBSCRIPTION]: id } });
  }
}

/** The step with `params`, so that they can be replaced. */
function forced(step: Step): Step {
  return typeof step.message === 'object' && step.message !== null && !Array.isArray(step.message)
    ? { ...step, message: { ...step.message, params: {} } }
    : step;
}
