import { get, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { judgeKeys, judgeUpdate } from './ext-keys.ts';
import { hearTasks, type Task } from './tasks.ts';
import { extQuestionsExamples } from './ext-questions.examples.ts';

/** Questions of tasks have keys of their own, and answers come under them; a tool that failed is no failed task. */
export const extQuestions = defineSessionRule({
  id: 'tasks-ext/questions',
  requirements: ['tasks-ext/input-key-reused', 'tasks-ext/update-unknown-key', 'tasks-ext/failed-for-tool-error'],
  class: 'spec',
  title: 'Each question of a task has a key of its own',
  why: 'Clients show each key once: the second question is never seen, or is given the answer to the first.',
  how: 'Never use a key twice in the life of a task, also not after it was answered.',
  examples: extQuestionsExamples,
  begin(session, report) {
    const answered = new Map<Task, Set<string>>();
    const none: ReadonlySet<string> = new Set();
    return hearTasks(session, {
      shown(shown, step) {
        const { task, object, path, status } = shown;
        if (task.asks.size > 0) judgeKeys(session, report, shown, step, answered.get(task) ?? none);
        const result = get(object, 'result');
        if (status !== 'failed' || !isObject(result) || get(result, 'isError') !== true) return;
        report({
          requirement: 'tasks-ext/failed-for-tool-error',
          at: step.ref,
          path: [...path, 'status'],
          title: 'A tool that fails still completes its task',
          why: 'Clients look for `error` in a failed task: what the tool itself says is lost.',
          what: `${step.name} says that the task ${code(task.id)} has failed, and gives a result with \`isError\`; such a task is \`completed\`, and \`failed\` is for JSON-RPC errors.`,
        });
      },
      asked(_id, task, step) {
        const responses = get(step.params, 'inputResponses');
        if (step.method !== 'tasks/update' || !task || task.asks.size === 0 || !isObject(responses)) return;
        judgeUpdate(report, task, responses, step);
        const keys = answered.get(task) ?? new Set();
        for (const key of Object.keys(responses)) if (task.asks.has(key)) keys.add(key);
        answered.set(task, keys);
      },
    });
  },
});
