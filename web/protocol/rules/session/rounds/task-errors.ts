import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { codeOf, INVALID, messageOf, NO_METHOD } from './refused.ts';
import { begin, other } from './say.ts';
import { judgeLost, judgeUnknown } from './task-lost.ts';
import { hearTasks, type Task } from './tasks.ts';
import { together } from './together.ts';
import { taskErrorsExamples } from './task-errors.examples.ts';

/** What is not there is told by the one code for it; what was handed out is there. */
export const taskErrors = defineSessionRule({
  id: 'tasks/errors',
  requirements: [
    'tasks/unknown-id-code',
    'tasks-ext/unknown-id-code',
    'tasks/unknown-cursor-code',
    'tasks-ext/unknown-after-creation',
  ],
  class: 'spec',
  title: 'A task that is not there is told as invalid parameters',
  why: 'Other codes look like a fault of the server, and the other side asks again.',
  how: 'Answer with -32602 where a task id or a cursor is not known, or no longer.',
  examples: taskErrorsExamples,
  begin(session, report) {
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    /** Tasks that were answered for, or may be gone. */
    const seen = new Set<Task>();
    const cursors = new Map<Call, string>();
    return together(
      hearTasks(session, {
        shown: ({ task, by }) => void (by !== 'create' && seen.add(task)),
        asked(_id, task, { method }) {
          if (task && method !== 'tasks/get') seen.add(task);
        },
        refused(id, task, step) {
          if (task?.madeAt && extension && step.method === 'tasks/get' && !seen.has(task)) {
            seen.add(task);
            judgeLost(session, report, task, task.madeAt, step);
          } else judgeUnknown(report, id, step, extension);
        },
      }),
      {
        'request tasks/list'({ call: asked, params }) {
          const cursor = get(params, 'cursor');
          if (asked && typeof cursor === 'string' && cursors.size < 1000) cursors.set(asked, cursor);
        },
        'error tasks/list'({ call: asked, error, ref, again }) {
          const cursor = asked && cursors.get(asked);
          const number = codeOf(error);
          if (!asked || cursor === undefined || cursor === null || again || number === null) return;
          if (number === INVALID || number === NO_METHOD || !/\bcursor\b/iu.test(messageOf(error))) return;
          const side = other(asked.from);
          if (side && session.declared(side, 'tasks.list') === false) return;
          const path = ['error', 'code'];
          report({
            requirement: 'tasks/unknown-cursor-code',
            at: ref,
            path,
            title: 'A cursor that is not known is told as invalid parameters',
            what: `${begin(session.said(ref))} refuses the cursor ${code(cursor)} of ${session.said(asked.ref)} with the code ${number}; ${named('tasks/list')} tells it with ${INVALID}.`,
            fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
            ties: [{ at: asked.ref, path: ['params', 'cursor'] }],
          });
        },
      },
    );
  },
});
