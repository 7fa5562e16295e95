/** Tasks that have ended, and messages that say otherwise. */
import { code } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { codeOf, INVALID } from './refused.ts';
import { other } from './say.ts';
import type { Shown, Task } from './tasks.ts';

/** A task that has ended, and is shown otherwise: true where it is told. */
export function judgeEnd(
  session: SessionView,
  report: Report,
  shown: Shown,
  { ref, name }: Step,
  extension: boolean,
): boolean {
  const { task, status, path } = shown;
  const { ended } = task;
  if (!ended || status === null || status === ended.status) return false;
  const revived = ended.status === 'cancelled';
  report({
    requirement: extension
      ? 'tasks-ext/terminal-changed'
      : revived
        ? 'tasks/cancelled-revived'
        : 'tasks/terminal-changed',
    at: ref,
    path: [...path, 'status'],
    ...(revived ? { title: 'What was cancelled stays cancelled' } : {}),
    what: `${name} says that the task ${code(task.id)} is ${code(status)}; ${session.said(ended.at)} has said that it is ${code(ended.status)}, which is an end.`,
    ties: [{ at: ended.at }],
  });
  return true;
}

/** The answer to a request to cancel a task. */
export function judgeCancelled(session: SessionView, report: Report, { task, status, path }: Shown, step: Step): void {
  const { ref, name, call: asked } = step;
  const ties = asked ? [{ at: asked.ref }] : [];
  if (task.ended) {
    report({
      requirement: 'tasks/cancel-terminal',
      at: ref,
      path: ['result'],
      title: 'What has ended cannot be cancelled',
      why: 'Who asked believes to have stopped something that was over.',
      what: `${name} lets the task ${code(task.id)} be cancelled; ${session.said(task.ended.at)} has said that it is ${code(task.ended.status)}. Such a request is refused with ${INVALID}.`,
      ties: [{ at: task.ended.at }, ...ties],
    });
  } else if (status !== 'cancelled') {
    report({
      requirement: 'tasks/cancel-result-status',
      at: ref,
      path: [...path, 'status'],
      title: 'A task that was cancelled is `cancelled`',
      why: 'Who asked cannot tell whether the task was stopped.',
      what: `${name} answers the request to cancel the task ${code(task.id)} with the status ${code(status)}.`,
      ties,
    });
  }
}

/** A request to cancel what has ended is refused, and with what code. */
export function judgeRefusal(session: SessionView, report: Report, task: Task | null, step: Step): void {
  const { call: asked, error, ref, name } = step;
  const ended = task?.ended;
  const number = codeOf(error);
  if (asked?.method !== 'tasks/cancel' || !task || !ended || number === null || number === INVALID) return;
  const side = other(asked.from);
  if (asked.entry < ended.at.entry || (side && session.declared(side, 'tasks.cancel') === false)) return;
  report({
    requirement: 'tasks/cancel-terminal',
    at: ref,
    path: ['error', 'code'],
    title: 'What has ended cannot be cancelled',
    why: 'By another code the other side does not see that the task was over.',
    what: `${name} refuses with the code ${number} to cancel the task ${code(task.id)}, which has ended with ${session.said(ended.at)}; that is told with ${INVALID}.`,
    ties: [{ at: ended.at }, { at: asked.ref }],
  });
}
