/** The progress token of a task. */
import type { JsonValue } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import type { SessionView, Step } from '../define.ts';
import { namedIn } from './related.ts';
import { taskOf, type Task } from './tasks.ts';

/** The token in the request of a task; null if it has none. */
export function tokenOf(task: Task): JsonValue {
  return (task.made && get(objectAt(task.made.params, '_meta'), 'progressToken')) ?? null;
}

/** The task of a progress notification whose token differs from that of the task’s request; otherwise null. */
export function taskOfOtherToken(session: SessionView, { from, params, meta }: Step): Task | null {
  const id = namedIn(meta);
  const task = id === null ? null : taskOf(session, id, from);
  const own = task?.madeAt ? tokenOf(task) : null;
  return own !== null && own !== get(params, 'progressToken') ? task : null;
}
