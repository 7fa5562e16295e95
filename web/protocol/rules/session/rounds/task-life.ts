/** The lifetime of a task. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** Milliseconds since its creation, as stated in the task; null if no expiry is stated. */
export function lifeOf(task: JsonObject): number | null {
  const life = get(task, 'ttlMs') ?? get(task, 'ttl');
  return typeof life === 'number' ? life : null;
}
