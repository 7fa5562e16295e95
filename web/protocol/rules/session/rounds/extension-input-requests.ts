import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { observeTasks, type Task, type Shown } from './tasks.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { about, complete, extTask, FORM } from './example-texts.ts';
import type { JsonObject } from '../../../json/types.ts';
import { fingerprint } from './fingerprint.ts';
import { begin } from './example-messages.ts';

// Keys of the questions that tasks of the extension ask.

/** Keys that stand for another question than before. `done` are those that were answered. */
function judgeKeys(
  session: SessionView,
  report: Report,
  { task, object, path }: Shown,
  { ref }: Step,
  done: ReadonlySet<string>,
): void {
  for (const [key, inputRequest] of Object.entries(objectAt(object, 'inputRequests'))) {
    const before = task.asks.get(key);
    if (!before || !isObject(inputRequest)) continue;
    const print = fingerprint(inputRequest);
    const another = print !== null && before.print !== null && print !== before.print;
    const again = done.has(key) && !task.open.has(key);
    if (!another && !again) continue;
    report({
      requirement: 'tasks-ext/input-key-reused',
      at: ref,
      path: [...path, 'inputRequests', key],
      mark: 'key',
      what: `${begin(session.said(ref))} asks ${another ? 'something else' : 'once more'} under ${named(key)}, which ${session.said(before.at)} has used for a question of the task ${code(task.id)}.`,
      ties: [{ at: before.at, path: before.path }],
    });
  }
}

/** Answers under keys that were never asked. */
function judgeUpdate(report: Report, task: Task, responses: JsonObject, { ref, name }: Step): void {
  for (const key of Object.keys(responses)
    .filter((one) => !task.asks.has(one))
    .slice(0, 5)) {
    const last = [...task.asks.values()].at(-1);
    report({
      requirement: 'tasks-ext/update-unknown-key',
      at: ref,
      path: ['params', 'inputResponses', key],
      mark: 'key',
      title: 'A task is answered under the keys of its questions',
      why: 'The server passes over a key it does not know, and the task goes on waiting.',
      what: `${name} answers ${named(key)}, which the task ${code(task.id)} has never asked; it has asked for ${listed([...task.asks.keys()])}.`,
      ties: last ? [{ at: last.at, path: last.path }] : [],
    });
  }
}

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const OTHER = FORM.replace('Your name?', 'Whose name?');
const asking = (inputRequest: string, key = '"who"') =>
  `,${extTask('input_required', `,"inputRequests":{${key}:{${inputRequest}}}`)}`;
const get2 = (id: number, members: string) => talk(about(id, 'get'), complete(id, members));
const update = (id: number, key: string) =>
  talk(about(id, 'update', `,"inputResponses":{${key}:{"action":"decline"}}`), complete(id));
const FAILED = (status: string, more: string) =>
  `,${extTask('failed', more).replace('"failed"', status)},"result":{"content":[],"isError":true}`;
const ERROR = ',"error":{"code":-32603,"message":"no"}';

/** Right and wrong ones. */
const extensionInputRequestsExamples: SessionRule['examples'] = {
  good: [
    example(get2(1, asking(FORM)), get2(2, asking(FORM)), update(3, '"who"'), get2(4, asking(OTHER, '"whose"'))),
    {
      ...example(get2(1, asking(FORM)), update(2, '"who"'), get2(3, asking(FORM))),
      says: 'The answer is still on its way.',
    },
    example(get2(1, FAILED('"completed"', ''))),
    example(update(1, '"who"')),
  ],
  bad: [
    example(get2(1, asking(FORM)), get2(2, asking(OTHER, '⟦"who"⟧'))),
    example(get2(1, asking(FORM)), update(2, '"who"'), get2(3, `,${extTask()}`), get2(4, asking(FORM, '⟦"who"⟧'))),
    example(get2(1, asking(FORM)), update(2, '⟦"how"⟧')),
    example(get2(1, FAILED('⟦"failed"⟧', ERROR))),
    example(
      server(
        `"method":"notifications/tasks","params":{${FAILED('⟦"failed"⟧', ERROR).slice(1)},"_meta":{"io.modelcontextprotocol/subscriptionId":7}}`,
      ),
    ),
  ],
};

/** Questions of tasks have keys of their own, and answers come under them; a tool that failed is no failed task. */
export const extensionInputRequests = defineSessionRule({
  id: 'tasks-ext/questions',
  requirements: ['tasks-ext/input-key-reused', 'tasks-ext/update-unknown-key', 'tasks-ext/failed-for-tool-error'],
  class: 'spec',
  title: 'Each question of a task has a key of its own',
  why: 'Clients show each key once: the second question is never seen, or is given the answer to the first.',
  how: 'Never use a key twice in the life of a task, also not after it was answered.',
  examples: extensionInputRequestsExamples,
  begin(session, report) {
    const answered = new Map<Task, Set<string>>();
    const none: ReadonlySet<string> = new Set();
    return observeTasks(session, {
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
