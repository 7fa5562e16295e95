/** Answers that make tasks. */
import { has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { declaration, declaredAt, other } from './say.ts';
import type { Shown, Task } from './tasks.ts';

const STATUSES: ReadonlySet<string> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

/** A task that nobody asked for, nobody declared, or with the id of another. */
export function judgeCreated(
  session: SessionView,
  report: Report,
  { task, path, status }: Shown,
  step: Step,
  before: Task | null,
): void {
  const { call: asked, ref, name, from } = step;
  if (!asked) return;
  const capability = session.model.methods.get(asked.method)?.asTask;
  const side = from === 'unknown' ? other(asked.from) : from;
  if (!asked.asTask) {
    // A `task` that is no object asks for one all the same.
    // Tools may give a member of this name: only one that is a task, status and all, is taken for one.
    if (has(asked.params, 'task') || status === null || !STATUSES.has(status)) return;
    report({
      requirement: 'tasks/created-unasked',
      at: ref,
      path,
      mark: 'member',
      title: 'Only a request that asks for a task gets one',
      why: 'The other side waits for the plain result, and does not look for a task.',
      what: `${name} answers with a task, and ${session.said(asked.ref)} does not ask for one: it has no \`task\`.`,
      ties: [{ at: asked.ref, path: ['params'] }],
    });
  } else if (side && capability !== undefined && session.declared(side, capability) === false) {
    report({
      requirement: 'tasks/created-without-capability',
      at: ref,
      path,
      mark: 'member',
      title: 'Who has declared no tasks makes none',
      why: 'The handshake promised plain answers, so that the other side does not expect a task.',
      what: `${name} answers with a task; the ${side} has not declared ${named(capability)} in ${declaration(session, side)}.`,
      ties: [{ at: asked.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
    });
  }
  if (!before?.madeAt) return;
  report({
    requirement: 'tasks/duplicate-id',
    at: ref,
    path: [...path, 'taskId'],
    title: 'Each task has an id of its own',
    why: 'Whoever asks how the one stands is told how the other does.',
    what: `${name} makes a task with the id ${code(task.id)}, which ${session.said(before.madeAt)} gave to another.`,
    ties: [{ at: before.madeAt, path: ['result', 'task', 'taskId'] }],
  });
}
