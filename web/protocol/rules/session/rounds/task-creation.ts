import { has } from '../../../json/object.ts';
import { named, code } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule, type Report, type SessionView } from '../define.ts';
import { begin, declaredAt, other, declaration } from './example-messages.ts';
import { supportOf } from './task-support.ts';
import { CREATING, observeTasks, type Shown, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { plainTask } from './example-texts.ts';

// Responses that create tasks.

const STATUSES: ReadonlySet<string> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

/** A task that was not requested, was not declared, or has the id of another. */
function judgeCreated(
  session: SessionView,
  report: Report,
  { task, path, status }: Shown,
  step: Step,
  before: Task | null,
): void {
  const { call: request, ref, name, from } = step;
  if (!request) return;
  const capability = session.model.methods.get(request.method)?.asTask;
  const side = from === 'unknown' ? other(request.from) : from;
  if (!request.asTask) {
    // A `task` that is not an object still requests one. Tools may return a member of this name: only a complete task with a
    // status is taken for one.
    if (has(request.params, 'task') || status === null || !STATUSES.has(status)) return;
    report({
      requirement: 'tasks/created-unasked',
      at: ref,
      path,
      mark: 'member',
      title: 'A task {must} not be created unless the request asks for one',
      why: 'The other side waits for the direct result and does not expect a task.',
      what: `${name} returns a task, but ${session.describe(request.ref)} does not ask for one: it has no \`task\`.`,
      ties: [{ at: request.ref, path: ['params'] }],
    });
  } else if (side && capability !== undefined && session.declared(side, capability) === false) {
    report({
      requirement: 'tasks/created-without-capability',
      at: ref,
      path,
      mark: 'member',
      title: 'A side {must} not create tasks without the declared capability',
      why: 'The handshake promised direct results, so the other side does not expect a task.',
      what: `${name} returns a task, but the ${side} has not declared ${named(capability)} in ${declaration(session, side)}.`,
      ties: [{ at: request.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
    });
  }
  if (!before?.madeAt) return;
  report({
    requirement: 'tasks/duplicate-id',
    at: ref,
    path: [...path, 'taskId'],
    title: 'Each task {must} have its own id',
    why: 'A client that polls one task receives the status of another.',
    what: `${name} creates a task with the id ${code(task.id)}, which ${session.describe(before.madeAt)} used for another one.`,
    ties: [{ at: before.madeAt, path: ['result', 'task', 'taskId'] }],
  });
}

const FULL = '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}';
const open = (offers = FULL) => handshake('2025-11-25', { server: offers });
const call = (id: number, more = ',"task":{}') =>
  client(`"id":${id},"method":"tools/call","params":{"name":"report"${more}}`);
const made = (id: number, task = `{${plainTask()}}`, before = '') =>
  server(`"id":${id},"result":{${before}"task":${task}}`);
const statusMessage = (id: number) => server(`"id":${id},"result":⟦{"content":[]}⟧`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const plain = (text: string) => text.replaceAll(/[⟦⟧]/gu, '');

/** Correct and incorrect examples. */
const taskCreationExamples: SessionRule['examples'] = {
  good: [
    example(open(), call(1), made(1)),
    example(open('{"tools":{}}'), call(1, ''), plain(statusMessage(1))),
    example(call(1), plain(statusMessage(1))),
    example(open(), call(1), server('"id":1,"error":{"code":-32603,"message":"Too many tasks"}')),
  ],
  bad: [
    example(open(), call(1), statusMessage(1)),
    example(call(1, ''), server(`"id":1,"result":{"content":[],⟦"task":{${plainTask()}}⟧}`)),
    {
      ...example(open('{"tools":{}}'), call(1), server(`"id":1,"result":{⟦"task":{${plainTask()}}⟧}`)),
      besides: ['tasks/call-without-capability'],
    },
    example(open(), call(1), made(1), call(2), made(2, `{${plainTask().replace('"t-1"', '⟦"t-1"⟧')}}`)),
  ],
};

/** A request that asks for a task gets one if that was declared, and only then; each with its own id. */
export const taskCreation = defineSessionRule({
  id: 'tasks/creation',
  requirements: [
    'tasks/not-created',
    'tasks/created-unasked',
    'tasks/created-without-capability',
    'tasks/duplicate-id',
  ],
  class: 'spec',
  title: 'A request that asks for a task {must} get one',
  why: 'The sender has no task to poll, and may consider the result invalid.',
  how: 'Return a task, `{"task": {…}}`, for a request with `task`, and the actual result in the response to `tasks/result`.',
  examples: taskCreationExamples,
  begin(session, report) {
    const plainResult = (step: Step): void => {
      const { call: request, again, altered, result, ref, kind } = step;
      if (
        kind !== 'response' ||
        !request ||
        !CREATING.has(request.method) ||
        again ||
        altered ||
        has(result, 'task') ||
        has(result, 'taskId')
      )
        return;
      const capability = session.model.methods.get(request.method)?.asTask;
      const side = other(request.from);
      if (!side || capability === undefined || session.declared(side, capability) !== true) return;
      if (request.method === 'tools/call' && supportOf(session, request.named) === 'forbidden') return;
      report({
        requirement: 'tasks/not-created',
        at: ref,
        path: ['result'],
        what: `${begin(session.describe(request.ref))} asks for a task; ${session.describe(ref)} returns the direct result, although the ${side} has declared ${named(capability)}.`,
        ties: [{ at: request.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
      });
    };
    return together(
      observeTasks(session, {
        created: (shown, step, before) => judgeCreated(session, report, shown, step, before),
      }),
      { 'task answer': plainResult },
    );
  },
});
