/** Keys of the questions that tasks of the extension ask. */
import type { JsonObject } from '../../../json/types.ts';
import { isObject, objectAt } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { fingerprint } from './fingerprint.ts';
import { begin } from './say.ts';
import type { Shown, Task } from './tasks.ts';

/** Keys that stand for another question than before. `done` are those that were answered. */
export function judgeKeys(
  session: SessionView,
  report: Report,
  { task, object, path }: Shown,
  { ref }: Step,
  done: ReadonlySet<string>,
): void {
  for (const [key, question] of Object.entries(objectAt(object, 'inputRequests'))) {
    const before = task.asks.get(key);
    if (!before || !isObject(question)) continue;
    const print = fingerprint(question);
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
export function judgeUpdate(report: Report, task: Task, responses: JsonObject, { ref, name }: Step): void {
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
