import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { other } from './say.ts';
import { supportOf } from './task-support.ts';
import { hearTasks, type Task } from './tasks.ts';
import { together } from './together.ts';
import { taskCancelledExamples } from './task-cancelled.examples.ts';

/** Calls that are remembered. */
const MANY = 5000;

/** A request that asks for a task, and gets one as far as the text shows: who declares no tasks answers as ever. */
function mayBecomeTask(session: SessionView, call: Call): boolean {
  const capability = session.model.methods.get(call.method)?.asTask;
  const side = other(call.from);
  if (!call.asTask || capability === undefined || (side && session.declared(side, capability) === false)) return false;
  return call.method !== 'tools/call' || supportOf(session, call.named) !== 'forbidden';
}

/** A task is stopped by its own request, `tasks/cancel`, and so is a request that asks for a task. */
export const taskCancelled = defineSessionRule({
  id: 'tasks/cancelled',
  requirements: ['tasks/cancelled-notification', 'tasks-ext/cancelled-notification'],
  class: 'spec',
  title: 'A task is cancelled with `tasks/cancel`',
  why: 'The request is over since the task was made, so that nothing is stopped: the task goes on.',
  how: 'Send `tasks/cancel` with the id of the task.',
  examples: taskCancelledExamples,
  begin(session, report) {
    const made = new Map<Call, Task>();
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    return together(
      hearTasks(session, {
        created: ({ task }) => void (task.made && made.size < MANY && made.set(task.made, task)),
      }),
      {
        'notification notifications/cancelled'({ params, from, ref, name }) {
          const id = get(params, 'requestId');
          if (typeof id !== 'string' && typeof id !== 'number') return;
          const call = session.request(id, from === 'unknown' ? undefined : from);
          const task = call ? made.get(call) : undefined;
          if (!call) return;
          if (!task?.madeAt) {
            if (!call.answer && !extension && mayBecomeTask(session, call)) {
              report({
                requirement: 'tasks/cancelled-notification',
                at: ref,
                path: ['params', 'requestId'],
                why: 'This notice need not stop the task that is made of the request: it may go on.',
                what: `${name} cancels ${session.said(call.ref)}, which asks for a task; that is stopped with \`tasks/cancel\`, by the id that its answer gives.`,
                ties: [{ at: call.ref, path: ['params', 'task'] }],
              });
            }
            return;
          }
          report({
            requirement: extension ? 'tasks-ext/cancelled-notification' : 'tasks/cancelled-notification',
            at: ref,
            path: ['params', 'requestId'],
            what: `${name} cancels ${session.said(call.ref)}, which is over: ${session.said(task.madeAt)} made the task ${code(task.id)} of it.`,
            ties: [{ at: call.ref }, { at: task.madeAt }],
          });
        },
      },
    );
  },
});
