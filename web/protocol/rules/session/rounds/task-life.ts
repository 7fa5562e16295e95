/** How long a task is kept. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** Milliseconds from its creation on, as the task says; null where nothing says that it goes. */
export function lifeOf(task: JsonObject): number | null {
  const life = get(task, 'ttlMs') ?? get(task, 'ttl');
  return typeof life === 'number' ? life : null;
}
