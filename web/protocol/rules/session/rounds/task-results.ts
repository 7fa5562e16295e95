import { get, has, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { begin } from './example-messages.ts';
import { observeTasks, isEnd, type Task } from './tasks.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { plainTask, related, sampling } from './example-texts.ts';
import type { Path } from '../../../json/plan.ts';

// Required members of results, and task results without them.

/** The required members of the result of a request, by its method. */
const SHAPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['tools/call', ['content']],
  ['sampling/createMessage', ['role', 'content']],
  ['elicitation/create', ['action']],
]);
const ALL = [...SHAPES.values()].flat();

/** The problem of a task result that is not the result of its request, or null. */
function misshapen(task: Task | null, step: Step): string | null {
  const { result } = step;
  const method = task?.made?.method;
  const shape = method === undefined ? undefined : SHAPES.get(method);
  if (shape ? shape.every((name) => has(result, name)) : ALL.some((name) => has(result, name))) return null;
  if (has(result, 'taskId') || has(result, 'task')) return 'the task again';
  if (isObject(get(result, 'result'))) return 'the result inside another `result`';
  if (!shape || step.altered) return null;
  const lost = shape.find((name) => !has(result, name));
  return lost === undefined ? null : `a result without ${named(lost)}`;
}

/**
 * A failed tool whose task is shown as successful: the later message is reported, and `path` leads to the status of the task.
 */
function reportFailed(
  session: SessionView,
  report: Report,
  id: string,
  result: Ref,
  status: Ref,
  path: Path | null,
): void {
  report({
    requirement: 'tasks/tool-error-completed',
    at: path ? status : result,
    path: path ? [...path, 'status'] : ['result', 'isError'],
    title: 'A task whose tool returns an error {must} be `failed`',
    why: 'A client that trusts the status treats the failure as a success.',
    what: `${begin(session.describe(result))} has a result with \`isError\`; ${session.describe(status)} has the task ${code(id)} as \`completed\`, not \`failed\`.`,
    ties: [{ at: path ? result : status }],
  });
}

const request = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const statusMessage = (id: number, status: string) => server(`"id":${id},"result":{${plainTask(status)}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const fetched = (id: number, members = `"content":[],${related()}`) => server(`"id":${id},"result":{${members}}`);
const FAILED = `"content":[],"isError":true,${related()}`;
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const mark = (text: string, at: string) => text.replace(at, `⟦${at}⟧`);

/** A task of the client with the id of one of the server. */
const SAMPLED = talk(server(`"id":1,${sampling(',"task":{}')}`), client(`"id":1,"result":{"task":{${plainTask()}}}`));

/** Correct and incorrect examples. */
const taskResultsExamples: SessionRule['examples'] = {
  good: [
    example(MADE, request(2, 'get'), statusMessage(2, 'completed'), request(3, 'result'), fetched(3)),
    example(MADE, request(2, 'result'), request(3, 'get'), statusMessage(3, 'working'), fetched(2)),
    { ...example(MADE, SAMPLED, request(2, 'result'), fetched(2)), says: 'Each side has a task with this id.' },
    { ...example(MADE, request(2, 'result'), fetched(2)), says: 'It may have ended in the meantime.' },
    {
      ...example(MADE, request(2, 'result'), request(3, 'get'), fetched(2), statusMessage(3, 'working')),
      says: 'The status may be older than the result.',
    },
  ],
  bad: [
    example(
      MADE,
      request(2, 'result'),
      fetched(2).replace(/(\{"content.*\})\}\}$/u, '⟦$1⟧}}'),
      request(3, 'get'),
      statusMessage(3, 'working'),
    ),
    example(
      MADE,
      request(2, 'result'),
      fetched(2, `${plainTask('completed')},${related()}`).replace(/(\{"taskId.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    example(
      request(2, 'result'),
      fetched(2, `"result":{"content":[]},${related()}`).replace(/(\{"result":\{"content.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    example(
      MADE,
      request(2, 'get'),
      statusMessage(2, 'completed'),
      request(3, 'result'),
      mark(fetched(3, FAILED), 'true'),
    ),
    example(
      MADE,
      request(2, 'result'),
      fetched(2, FAILED),
      request(3, 'get'),
      mark(statusMessage(3, 'completed'), '"completed"'),
    ),
  ],
};

/** `tasks/result` returns the result of the request itself once the task has ended. */
export const taskResults = defineSessionRule({
  id: 'tasks/results-in-time',
  requirements: ['tasks/result-too-early', 'tasks/result-shape', 'tasks/tool-error-completed'],
  class: 'spec',
  title: 'The result of a task {must} be returned only after it has ended',
  why: 'An earlier response is taken for the result of the task.',
  how: 'Delay the response to `tasks/result` until the task has ended. Then return the result that the request would have had without a task.',
  examples: taskResultsExamples,
  begin(session, report) {
    const early = new Map<Task, Ref>();
    const failed = new Map<Task, Ref>();
    return observeTasks(session, {
      fetched(id, task, step) {
        const { ref, call: request } = step;
        const wrong = misshapen(task, step);
        if (wrong !== null) {
          const from = task?.made ? ` of ${session.describe(task.made.ref)}, ${named(task.made.method)}` : '';
          report({
            requirement: 'tasks/result-shape',
            at: ref,
            path: ['result'],
            title: 'A task {must} return the result of its request',
            why: 'The receiver parses it as the result of the request, and its members are missing.',
            what: `${step.name} returns ${wrong}; \`tasks/result\` must return the result${from === '' ? ' of the request' : from}, unchanged.`,
            ties: [...(task?.made ? [{ at: task.made.ref }] : []), ...(request ? [{ at: request.ref }] : [])],
          });
        } else if (task && !task.ended) early.set(task, ref);
        if (!task || get(step.result, 'isError') !== true) return;
        if (!task.ended) failed.set(task, ref);
        else if (task.ended.status === 'completed') reportFailed(session, report, id, ref, task.ended.at, null);
      },
      shown({ task, status, by, path }, { ref, call: request }) {
        const broken = status === 'completed' ? failed.get(task) : undefined;
        if (broken && failed.delete(task)) reportFailed(session, report, task.id, broken, ref, path);
        const before = early.get(task);
        if (!before || status === null) return;
        if (isEnd(status)) {
          early.delete(task);
          return;
        }
        // Only a status requested after the result, or sent without a request, is newer than the result.
        if (by !== 'status' && (request?.entry ?? 0) < before.entry) return;
        early.delete(task);
        report({
          requirement: 'tasks/result-too-early',
          at: before,
          path: ['result'],
          what: `${begin(session.describe(before))} returns the result of the task ${code(task.id)}, which is still ${code(status)} in ${session.describe(ref)}.`,
          ties: [{ at: ref }],
        });
      },
    });
  },
});
