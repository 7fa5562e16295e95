import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { EMPTY, judgeOperation, judgeTask, TYPE } from './ext-answers.ts';
import { folded } from './together.ts';
import { extResultsExamples } from './ext-results.examples.ts';

const STATUSES: ReadonlySet<unknown> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

/** What is answered with tasks, and to requests about them. */
export const extResults = defineSessionRule({
  id: 'tasks-ext/results',
  requirements: [
    'tasks-ext/undeclared',
    'tasks-ext/unsupported-method',
    'tasks-ext/operation-result-type',
    'tasks-ext/result-type-not-task',
    ...EMPTY.values(),
  ],
  class: 'spec',
  title: 'Only who declares tasks is given one',
  why: 'The client does not know this kind of result, and loses what it asked for.',
  how: 'Make a task only of a `tools/call` whose `_meta` declares the extension `io.modelcontextprotocol/tasks`; else answer at once.',
  examples: extResultsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const judge = (step: Step): void => {
        const { call: asked, again } = step;
        if (asked && !again) judgeOperation(report, step, asked);
      };
      return {
        response(step) {
          const { call: asked, again, result } = step;
          if (asked && !again && get(result, 'resultType') === 'task') judgeTask(session, report, step, asked);
        },
        'response tools/call'({ result, ref, name, call: asked, again }) {
          const type = get(result, 'resultType');
          if (!asked || again || type === 'task' || typeof type !== 'string') return;
          if (typeof get(result, 'taskId') !== 'string' || !STATUSES.has(get(result, 'status'))) return;
          if (!has(result, 'ttlMs') && !has(result, 'createdAt')) return;
          report({
            requirement: 'tasks-ext/result-type-not-task',
            at: ref,
            path: TYPE,
            title: 'A new task is told by its type',
            why: 'The client takes the handle of the task for the result of the tool.',
            what: `${name} hands out the task ${code(get(result, 'taskId') ?? null)} under the type ${code(type)}; a new task has the type \`task\`.`,
            instead: ['tools/result-content-required'],
            fix: { says: 'Use `task`.', safety: 'safe', steps: [{ do: 'replace', path: TYPE, value: 'task' }] },
            ties: [{ at: asked.ref }],
          });
        },
        'response tasks/get': judge,
        'response tasks/update': judge,
        'response tasks/cancel': judge,
      };
    }),
});
