import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { misshapen, reportFailed } from './result-shapes.ts';
import { begin } from './say.ts';
import { hearTasks, isEnd, type Task } from './tasks.ts';
import { taskResultsExamples } from './task-results.examples.ts';

/** `tasks/result` gives what the request itself would have got, when the task has ended. */
export const taskResults = defineSessionRule({
  id: 'tasks/results-in-time',
  requirements: ['tasks/result-too-early', 'tasks/result-shape', 'tasks/tool-error-completed'],
  class: 'spec',
  title: 'The result of a task comes at its end',
  why: 'An answer in between is taken for what came of the task.',
  how: 'Keep the answer to `tasks/result` back until the task has ended, then send what the request would have got without a task.',
  examples: taskResultsExamples,
  begin(session, report) {
    const early = new Map<Task, Ref>();
    const failed = new Map<Task, Ref>();
    return hearTasks(session, {
      fetched(id, task, step) {
        const { ref, call: asked } = step;
        const wrong = misshapen(task, step);
        if (wrong !== null) {
          const from = task?.made ? ` of ${session.said(task.made.ref)}, ${named(task.made.method)}` : '';
          report({
            requirement: 'tasks/result-shape',
            at: ref,
            path: ['result'],
            title: 'A task brings what its request would have got',
            why: 'Who asked reads it as the result of the request, and finds nothing.',
            what: `${step.name} gives ${wrong}; \`tasks/result\` gives the result${from === '' ? ' of the request' : from}, as it is.`,
            ties: [...(task?.made ? [{ at: task.made.ref }] : []), ...(asked ? [{ at: asked.ref }] : [])],
          });
        } else if (task && !task.ended) early.set(task, ref);
        if (!task || get(step.result, 'isError') !== true) return;
        if (!task.ended) failed.set(task, ref);
        else if (task.ended.status === 'completed') reportFailed(session, report, id, ref, task.ended.at, null);
      },
      shown({ task, status, by, path }, { ref, call: asked }) {
        const broken = status === 'completed' ? failed.get(task) : undefined;
        if (broken && failed.delete(task)) reportFailed(session, report, task.id, broken, ref, path);
        const before = early.get(task);
        if (!before || status === null) return;
        if (isEnd(status)) {
          early.delete(task);
          return;
        }
        // Only what was asked for behind the result, or is told unasked, is newer than it.
        if (by !== 'status' && (asked?.entry ?? 0) < before.entry) return;
        early.delete(task);
        report({
          requirement: 'tasks/result-too-early',
          at: before,
          path: ['result'],
          what: `${begin(session.said(before))} gives the result of the task ${code(task.id)}, which is still ${code(status)}, as ${session.said(ref)} says.`,
          ties: [{ at: ref }],
        });
      },
    });
  },
});
