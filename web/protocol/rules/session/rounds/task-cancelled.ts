import { get } from '../../define.ts';
import { code } from '../../words.ts';
import type { Call } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { hearTasks, type Task } from './tasks.ts';
import { together } from './together.ts';
import { taskCancelledExamples } from './task-cancelled.examples.ts';

/** Calls that are remembered. */
const MANY = 5000;

/** A task is stopped by its own request: the one it was made for is over. */
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
          if (made.size === 0 || (typeof id !== 'string' && typeof id !== 'number')) return;
          const call = session.request(id, from === 'unknown' ? undefined : from);
          const task = call ? made.get(call) : undefined;
          if (!call || !task?.madeAt) return;
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
