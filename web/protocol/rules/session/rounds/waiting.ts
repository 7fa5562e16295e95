/** Tasks that wait for input. */
import { has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { begin } from './say.ts';
import type { Task } from './tasks.ts';
import { RELATED_TASK } from '../../keys.ts';

/** A task that waits, and where it said so. */
export interface Waiting {
  readonly task: Task;
  readonly said: Ref;
  /** `tasks/result` for it, while it is not answered. */
  fetching: Ref | null;
  /** A question whether it still waits, where it should have been `tasks/result`. */
  idle: Ref | null;
  /** True once it was told that its questions are not fetched. */
  ignored: boolean;
}

/** A question that does not say for which task it is. */
export function reportUnrelated(
  session: SessionView,
  report: Report,
  { task, said }: Waiting,
  fetching: Ref,
  step: Step,
): void {
  const { params, ref, method } = step;
  const meta = has(params, '_meta');
  const [path, key, value] = meta
    ? [['params', '_meta'], RELATED_TASK, { taskId: task.id }]
    : [['params'], '_meta', { [RELATED_TASK]: { taskId: task.id } }];
  report({
    requirement: 'tasks/input-request-unrelated',
    at: ref,
    path,
    mark: 'missing',
    what: `${begin(session.said(said))} says that the task ${code(task.id)} waits for input, and ${session.said(fetching)} asks for what it needs; ${named(method ?? '')} in ${session.said(ref)} does not name the task.`,
    fix: { says: 'Name the task.', safety: 'unsafe', steps: [{ do: 'insert', path, key, value }] },
    ties: [{ at: fetching }, { at: said }],
  });
}
