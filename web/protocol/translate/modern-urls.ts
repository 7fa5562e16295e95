/** The error -32042 of 2025-11-25 as a round: the user opens URLs, then the client sends its request again. */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { methodOf, stepParams, withoutKeys, withParams, type Step, type Work } from './steps.ts';

const URL_REQUIRED = -32042;

/** Follows such errors. */
export class UrlRounds {
  readonly #work: Work;
  /** Requests that wait for a retry, by their meaning. */
  readonly #open = new Map<string, { readonly inputResponses: JsonObject; readonly requestState: string }>();
  #states = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  /** The result that takes the place of the error; null for all others. */
  error(step: Step, error: JsonObject, request: Step): JsonObject | null {
    const elicitations = get(objectAt(error, 'data'), 'elicitations');
    if (get(error, 'code') !== URL_REQUIRED || !Array.isArray(elicitations)) return null;
    const inputs = elicitations.filter(isObject).map((one, index): [string, JsonObject] => {
      const params = withoutKeys(one, ['elicitationId', '_meta']);
      return [`url-${index + 1}`, { method: 'elicitation/create', params: { mode: 'url', ...params } }];
    });
    const requestState = `url-${++this.#states}`;
    const inputResponses = Object.fromEntries(inputs.map(([key]) => [key, { action: 'accept' }]));
    this.#open.set(keyOf(request), { inputResponses, requestState });
    const says = 'The error -32042 is written as a result that requests the same URLs; `elicitationId` is left out.';
    this.#work.notes.add('changed', says, step, ['error', 'code']);
    return { resultType: 'input_required', inputRequests: Object.fromEntries(inputs), requestState };
  }

  /** The retry of such a request, with the answers of a user who opened the URLs; the same step for all others. */
  request(step: Step): Step {
    const key = keyOf(step);
    const more = this.#open.get(key);
    if (!more) return step;
    this.#open.delete(key);
    const says = 'The repeated request answers the URLs with `accept`: the text does not show what the user did.';
    this.#work.notes.add('added', says, step, ['params']);
    return withParams(step, { ...stepParams(step), ...more });
  }
}

function keyOf(step: Step): string {
  return JSON.stringify([methodOf(step), withoutKeys(stepParams(step), ['_meta'])]);
}
