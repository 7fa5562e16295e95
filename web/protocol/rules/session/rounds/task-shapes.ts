import type { JsonObject } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { code, named } from '../../../json/describe.ts';
import { type Report, type SessionFinding, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { folded } from './combine-observers.ts';
import { client, SERVED, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, extTask, plainTask, TASKS } from './example-texts.ts';

const REQUEST = client('"id":1,"method":"tasks/get","params":{"taskId":"t-1"}');
const CALL = call(1, '', `{${TASKS}}`);
const legacy = (result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(REQUEST, server(`"id":1,"result":{${result}}`)),
});
const modern = (requested: string, result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(requested, server(`"id":1,"result":{${result},${SERVED}}`)),
});
const OLD = extTask().replace('"ttlMs"', '⟦"ttl"⟧');
const TASK_STATUS = `"method":"notifications/tasks","params":{${OLD},"_meta":{"io.modelcontextprotocol/subscriptionId":7}}`;

/** Correct and incorrect examples. */
const taskShapesExamples: SessionRule['examples'] = {
  good: [legacy(plainTask()), { revision: '2026-07-28', text: talk(CALL, becomesTask(1)) }],
  bad: [
    legacy(`⟦"task"⟧:{${plainTask()}}`),
    modern(CALL, `"resultType":"task",⟦"task"⟧:{${extTask()}}`),
    modern(about(1, 'get'), `"resultType":"complete",⟦"task"⟧:{${extTask()}}`),
    modern(CALL, `"resultType":"task",${OLD}`),
    { revision: '2026-07-28', text: server(TASK_STATUS) },
  ],
};

/** The schema requirements for this, one member at a time. */
const LACKS: readonly string[] = [
  'tasks/task-id-missing',
  'tasks/status-missing',
  'tasks/created-at-missing',
  'tasks/last-updated-at-missing',
  'tasks/ttl-missing',
  'tasks-ext/required-fields',
  'tasks-ext/notification-incomplete',
];
const OTHERS = ['taskId', 'status', 'createdAt', 'lastUpdatedAt'];

function tiesOf({ call: request }: Step): Pick<SessionFinding, 'ties'> {
  return request ? { ties: [{ at: request.ref }] } : {};
}

/** A task inside `task`, although the result itself should be the task. */
function judgeNested(report: Report, requirement: string, step: Step): boolean {
  const { result, ref, name, method, again } = step;
  const task = get(result, 'task');
  if (again || !isObject(task) || has(result, 'taskId') || typeof get(task, 'taskId') !== 'string') return false;
  const { task: _task, ...rest } = result;
  const whole = { ...rest, ...task };
  report({
    requirement,
    at: ref,
    path: ['result', 'task'],
    mark: 'key',
    what: `${name} answers ${named(method ?? '')} with the task ${code(get(task, 'taskId') ?? null)} inside \`task\`; its members belong directly in the result.`,
    instead: LACKS,
    ...(keepsDigits(whole)
      ? {
          fix: {
            says: 'Move the members of the task into the result.',
            safety: 'safe',
            steps: [{ do: 'replace', path: ['result'], value: whole }],
          },
        }
      : {}),
    ...tiesOf(step),
  });
  return true;
}

/** A task of the extension with the lifetime key of 2025-11-25. */
function judgeName(report: Report, object: JsonObject, path: Path, step: Step): void {
  if (!has(object, 'ttl') || has(object, 'ttlMs') || !OTHERS.every((name) => has(object, name))) return;
  const at = [...path, 'ttl'];
  report({
    requirement: 'tasks-ext/ttl-renamed',
    at: step.ref,
    path: at,
    mark: 'key',
    title: 'The lifetime of a task {must} be in `ttlMs`',
    why: 'The client does not find the member and does not know how long it can poll the task.',
    what: `${step.name} has the lifetime of the task ${code(get(object, 'taskId') ?? null)} in \`ttl\`, its key in 2025-11-25; here the key is \`ttlMs\`.`,
    instead: LACKS,
    fix: { says: 'Rename it to `ttlMs`.', safety: 'safe', steps: [{ do: 'rename', path: at, to: 'ttlMs' }] },
    ...tiesOf(step),
  });
}

/** Tasks in the shape of the other design. */
export const taskShapes = defineSessionRule({
  id: 'tasks/shapes',
  requirements: ['tasks/nested-get-result', 'tasks-ext/nested-task', 'tasks-ext/ttl-renamed'],
  class: 'spec',
  title: 'The members of a task {must} be directly in the result',
  why: 'The receiver expects the id and the status at the top level of the result, and finds neither.',
  how: 'Put the members of the task directly into the result, without a `task` member around them.',
  examples: taskShapesExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
      const observeStatus = (step: Step): void => {
        const nested = judgeNested(report, extension ? 'tasks-ext/nested-task' : 'tasks/nested-get-result', step);
        if (!nested && extension && !step.again) judgeName(report, step.result, ['result'], step);
      };
      if (!extension) return { 'response tasks/get': observeStatus };
      return {
        'response tasks/get': observeStatus,
        'response tools/call'(step) {
          if (get(step.result, 'resultType') === 'task') observeStatus(step);
        },
        'notification notifications/tasks': (step) => judgeName(report, step.params, ['params'], step),
      };
    }),
});
