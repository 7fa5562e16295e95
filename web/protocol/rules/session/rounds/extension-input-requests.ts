import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { observeTasks, type Task, type Shown } from './tasks.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { about, complete, extTask, FORM } from './example-texts.ts';
import type { JsonObject } from '../../../json/types.ts';
import { fingerprint } from './fingerprint.ts';
import { begin } from './example-messages.ts';

// Keys of the input requests of extension tasks.

/** Keys reused for another input request. `done` are those that were answered. */
function judgeKeys(
  session: SessionView,
  report: Report,
  { task, object, path }: Shown,
  { ref }: Step,
  done: ReadonlySet<string>,
): void {
  for (const [key, inputRequest] of Object.entries(objectAt(object, 'inputRequests'))) {
    const before = task.inputRequests.get(key);
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
      what: `${begin(session.describe(ref))} asks ${another ? 'for something else' : 'again'} under ${named(key)}, which ${session.describe(before.at)} used for an input request of the task ${code(task.id)}.`,
      ties: [{ at: before.at, path: before.path }],
    });
  }
}

/** Input responses under keys that were never requested. */
function judgeUpdate(report: Report, task: Task, responses: JsonObject, { ref, name }: Step): void {
  for (const key of Object.keys(responses)
    .filter((one) => !task.inputRequests.has(one))
    .slice(0, 5)) {
    const last = [...task.inputRequests.values()].at(-1);
    report({
      requirement: 'tasks-ext/update-unknown-key',
      at: ref,
      path: ['params', 'inputResponses', key],
      mark: 'key',
      title: 'Input responses {must} use the keys of the task’s input requests',
      why: 'The server ignores an unknown key, and the task keeps waiting.',
      what: `${name} has the key ${named(key)}, which the task ${code(task.id)} never requested; it requested ${listed([...task.inputRequests.keys()])}.`,
      ties: last ? [{ at: last.at, path: last.path }] : [],
    });
  }
}

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const OTHER = FORM.replace('Your name?', 'Whose name?');
const requesting = (inputRequest: string, key = '"who"') =>
  `,${extTask('input_required', `,"inputRequests":{${key}:{${inputRequest}}}`)}`;
const get2 = (id: number, members: string) => talk(about(id, 'get'), complete(id, members));
const update = (id: number, key: string) =>
  talk(about(id, 'update', `,"inputResponses":{${key}:{"action":"decline"}}`), complete(id));
const FAILED = (status: string, more: string) =>
  `,${extTask('failed', more).replace('"failed"', status)},"result":{"content":[],"isError":true}`;
const ERROR = ',"error":{"code":-32603,"message":"no"}';

/** Correct and incorrect examples. */
const extensionInputRequestsExamples: SessionRule['examples'] = {
  good: [
    example(
      get2(1, requesting(FORM)),
      get2(2, requesting(FORM)),
      update(3, '"who"'),
      get2(4, requesting(OTHER, '"whose"')),
    ),
    {
      ...example(get2(1, requesting(FORM)), update(2, '"who"'), get2(3, requesting(FORM))),
      says: 'The response is still in flight.',
    },
    example(get2(1, FAILED('"completed"', ''))),
    example(update(1, '"who"')),
  ],
  bad: [
    example(get2(1, requesting(FORM)), get2(2, requesting(OTHER, '⟦"who"⟧'))),
    example(
      get2(1, requesting(FORM)),
      update(2, '"who"'),
      get2(3, `,${extTask()}`),
      get2(4, requesting(FORM, '⟦"who"⟧')),
    ),
    example(get2(1, requesting(FORM)), update(2, '⟦"how"⟧')),
    example(get2(1, FAILED('⟦"failed"⟧', ERROR))),
    example(
      server(
        `"method":"notifications/tasks","params":{${FAILED('⟦"failed"⟧', ERROR).slice(1)},"_meta":{"io.modelcontextprotocol/subscriptionId":7}}`,
      ),
    ),
  ],
};

/** Input requests of tasks have unique keys, and the responses use them; a tool error does not make a task fail. */
export const extensionInputRequests = defineSessionRule({
  id: 'tasks-ext/questions',
  requirements: ['tasks-ext/input-key-reused', 'tasks-ext/update-unknown-key', 'tasks-ext/failed-for-tool-error'],
  class: 'spec',
  title: 'Each input request of a task {must} have its own key',
  why: 'Clients show each key once, so the second request is never shown, or receives the response to the first.',
  how: 'Never reuse a key during the lifetime of a task, even after it was answered.',
  examples: extensionInputRequestsExamples,
  begin(session, report) {
    const answered = new Map<Task, Set<string>>();
    const none: ReadonlySet<string> = new Set();
    return observeTasks(session, {
      shown(shown, step) {
        const { task, object, path, status } = shown;
        if (task.inputRequests.size > 0) judgeKeys(session, report, shown, step, answered.get(task) ?? none);
        const result = get(object, 'result');
        if (status !== 'failed' || !isObject(result) || get(result, 'isError') !== true) return;
        report({
          requirement: 'tasks-ext/failed-for-tool-error',
          at: step.ref,
          path: [...path, 'status'],
          title: 'A task whose tool returns an error {must} be `completed`',
          why: 'Clients read `error` in a failed task, so the error of the tool is lost.',
          what: `${step.name} has the task ${code(task.id)} as \`failed\` with a result that has \`isError\`. Such a task is \`completed\`; \`failed\` is for JSON-RPC errors.`,
        });
      },
      requested(_id, task, step) {
        const responses = get(step.params, 'inputResponses');
        if (step.method !== 'tasks/update' || !task || task.inputRequests.size === 0 || !isObject(responses)) return;
        judgeUpdate(report, task, responses, step);
        const keys = answered.get(task) ?? new Set();
        for (const key of Object.keys(responses)) if (task.inputRequests.has(key)) keys.add(key);
        answered.set(task, keys);
      },
    });
  },
});
