import { has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { onEach } from '../features/shared.ts';
import { judgeRelated, namedIn } from './related.ts';
import { hearTasks } from './tasks.ts';
import { folded, together } from './together.ts';
import { taskRelatedExamples } from './task-related.examples.ts';
import { RELATED_TASK } from '../../keys.ts';

/** Requests about tasks that may wait for an answer at a time. */
const MANY = 5000;
/** Operations that name their task themselves. */
const OPERATIONS: ReadonlySet<string> = new Set(['tasks/get', 'tasks/list', 'tasks/cancel']);

/** What belongs to a task says so, except where the operation names the task itself. */
export const taskRelated = defineSessionRule({
  id: 'tasks/related-answers',
  requirements: [
    'tasks/result-related-task-missing',
    'tasks/result-related-task-mismatch',
    'tasks/related-task-not-echoed',
    'tasks/related-task-in-operation-result',
  ],
  class: 'spec',
  title: 'Answers that belong to a task name the task',
  why: 'Nothing else in the answer says which task it belongs to.',
  how: 'Put `"io.modelcontextprotocol/related-task": {"taskId": "…"}` into the `_meta` of the result, with the id of the task.',
  examples: taskRelatedExamples,
  begin: (session, all, wake) =>
    folded(all, (report) => {
      const about = new Map<Call, string>();
      const tasks = hearTasks(session, {
        fetched(id, _task, step) {
          if (!step.call) return;
          judgeRelated(session, report, id, step.call.ref, step, [
            'tasks/result-related-task-missing',
            'tasks/result-related-task-mismatch',
          ]);
        },
      });
      return together(tasks, {
        'related request'({ call, method, meta }) {
          if (!call || method === null || method.startsWith('tasks/')) return;
          const id = namedIn(meta);
          if (id !== null && about.size < MANY) about.set(call, id);
          wake(about.size > 0);
        },
        ...onEach('response', OPERATIONS, (step) => {
          const { call, method, again } = step;
          if (!call || again || method === null || !has(step.meta, RELATED_TASK)) return;
          const path = ['result', '_meta', RELATED_TASK];
          report({
            requirement: 'tasks/related-task-in-operation-result',
            at: step.ref,
            path,
            mark: 'member',
            title: 'What names its task needs no second name',
            why: 'The copy says nothing new, and one that differs misleads whoever reads the log.',
            what: `${step.name} answers ${named(method)}, which names its tasks itself, and has ${named(RELATED_TASK)} all the same.`,
            fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
            ties: [{ at: call.ref }],
          });
        }),
        awake: {
          error: ({ call }) => void (call && about.delete(call)),
          response(step) {
            const { call, again } = step;
            const id = call && !again ? about.get(call) : undefined;
            if (!call || id === undefined || !about.delete(call)) return;
            judgeRelated(session, report, id, call.ref, step, [
              'tasks/related-task-not-echoed',
              'tasks/related-task-not-echoed',
            ]);
          },
        },
      });
    }),
});
