/** What results have without fail, and results of tasks that have not. */
import type { Path } from '../../../json/plan.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { begin } from './say.ts';
import type { Task } from './tasks.ts';

/** What the result of a request has without fail, by the method of the request. */
const SHAPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['tools/call', ['content']],
  ['sampling/createMessage', ['role', 'content']],
  ['elicitation/create', ['action']],
]);
const ALL = [...SHAPES.values()].flat();

/** The result of a task that is not the result of its request: what is wrong with it, or null. */
export function misshapen(task: Task | null, step: Step): string | null {
  const { result } = step;
  const method = task?.made?.method;
  const shape = method === undefined ? undefined : SHAPES.get(method);
  if (shape ? shape.every((name) => has(result, name)) : ALL.some((name) => has(result, name))) return null;
  if (has(result, 'taskId') || has(result, 'task')) return 'the task once more';
  if (isObject(get(result, 'result'))) return 'the result inside another `result`';
  if (!shape || step.altered) return null;
  const lost = shape.find((name) => !has(result, name));
  return lost === undefined ? null : `a result without ${named(lost)}`;
}

/** A tool that failed, and a task that is said to have gone well: the later message is blamed, `path` leads to the task in it where that is the status. */
export function reportFailed(
  session: SessionView,
  report: Report,
  id: string,
  result: Ref,
  status: Ref,
  path: Path | null,
): void {
  report({
    requirement: 'tasks/tool-error-completed',
    at: path ? status : result,
    path: path ? [...path, 'status'] : ['result', 'isError'],
    title: 'A tool that fails makes its task fail',
    why: 'Whoever trusts the status takes the failure for a success.',
    what: `${begin(session.said(result))} gives a result with \`isError\`; ${session.said(status)} says that the task ${code(id)} is \`completed\`, not \`failed\`.`,
    ties: [{ at: path ? result : status }],
  });
}
