import { has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { begin } from './say.ts';
import { judgeCancelled, judgeEnd, judgeRefusal } from './task-ends.ts';
import { hearTasks, type Task } from './tasks.ts';
import { taskStatesExamples } from './task-states.examples.ts';

/** How tasks stand, from message to message: what has ended stays as it is. */
export const taskStates = defineSessionRule({
  id: 'tasks/states',
  requirements: [
    'tasks/terminal-changed',
    'tasks/cancelled-revived',
    'tasks-ext/terminal-changed',
    'tasks/cancel-terminal',
    'tasks/cancel-result-status',
    'tasks/id-changed',
    'tasks/failed-without-message',
  ],
  class: 'spec',
  title: 'A task that has ended does not change',
  why: 'Nobody asks about a task that has ended: the change is never seen, or contradicts what was done with its result.',
  how: 'Settle the end of a task once; what happens later does not change it.',
  examples: taskStatesExamples,
  begin(session, report) {
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    /** Tasks of which it was told that they changed behind their end: each of them once. */
    const changed = new Set<Task>();
    return hearTasks(session, {
      shown(shown, step) {
        const { task, by, path, object, status, stale, wanted } = shown;
        const { ref, name, call: asked, altered } = step;
        if (wanted !== null && wanted !== task.id && asked) {
          report({
            requirement: 'tasks/id-changed',
            at: ref,
            path: [...path, 'taskId'],
            title: 'The task that was asked for is told about',
            why: 'The state of another task is taken for that of this one.',
            what: `${begin(session.said(asked.ref))} asks for the task ${code(wanted)}; ${session.said(ref)} tells of ${code(task.id)}.`,
            ties: [{ at: asked.ref, path: ['params', 'taskId'] }],
          });
          return;
        }
        if (by === 'cancel' && !stale) judgeCancelled(session, report, shown, step);
        else if (!stale && !changed.has(task) && judgeEnd(session, report, shown, step, extension)) changed.add(task);
        if (status !== 'failed' || by === 'list' || altered || has(object, 'statusMessage') || task.status === 'failed')
          return;
        report({
          requirement: 'tasks/failed-without-message',
          at: ref,
          path,
          mark: 'missing',
          title: 'A task that has failed says why',
          why: 'Who asked sees a failure without a reason.',
          what: `${name} says that the task ${code(task.id)} has failed, without a \`statusMessage\`.`,
          ties: task.at.entry === ref.entry ? [] : [{ at: task.at }],
        });
      },
      refused: (_id, task, step) => judgeRefusal(session, report, task, step),
    });
  },
});
