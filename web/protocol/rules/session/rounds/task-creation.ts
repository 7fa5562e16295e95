import { has } from '../../../json/object.ts';
import { named, code } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule, type Report, type SessionView } from '../define.ts';
import { begin, declaredAt, other, declaration } from './example-messages.ts';
import { supportOf } from './task-support.ts';
import { CREATING, observeTasks, type Shown, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { plainTask } from './example-texts.ts';

// Answers that make tasks.

const STATUSES: ReadonlySet<string> = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);

/** A task that nobody asked for, nobody declared, or with the id of another. */
function judgeCreated(
  session: SessionView,
  report: Report,
  { task, path, status }: Shown,
  step: Step,
  before: Task | null,
): void {
  const { call: asked, ref, name, from } = step;
  if (!asked) return;
  const capability = session.model.methods.get(asked.method)?.asTask;
  const side = from === 'unknown' ? other(asked.from) : from;
  if (!asked.asTask) {
    // A `task` that is no object asks for one all the same.
    // Tools may give a member of this name: only one that is a task, status and all, is taken for one.
    if (has(asked.params, 'task') || status === null || !STATUSES.has(status)) return;
    report({
      requirement: 'tasks/created-unasked',
      at: ref,
      path,
      mark: 'member',
      title: 'Only a request that asks for a task gets one',
      why: 'The other side waits for the plain result, and does not look for a task.',
      what: `${name} answers with a task, and ${session.said(asked.ref)} does not ask for one: it has no \`task\`.`,
      ties: [{ at: asked.ref, path: ['params'] }],
    });
  } else if (side && capability !== undefined && session.declared(side, capability) === false) {
    report({
      requirement: 'tasks/created-without-capability',
      at: ref,
      path,
      mark: 'member',
      title: 'Who has declared no tasks makes none',
      why: 'The handshake promised plain answers, so that the other side does not expect a task.',
      what: `${name} answers with a task; the ${side} has not declared ${named(capability)} in ${declaration(session, side)}.`,
      ties: [{ at: asked.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
    });
  }
  if (!before?.madeAt) return;
  report({
    requirement: 'tasks/duplicate-id',
    at: ref,
    path: [...path, 'taskId'],
    title: 'Each task has an id of its own',
    why: 'Whoever asks how the one stands is told how the other does.',
    what: `${name} makes a task with the id ${code(task.id)}, which ${session.said(before.madeAt)} gave to another.`,
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

/** Right and wrong ones. */
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

/** A request that asks for a task gets one, where it was declared, and only then; each with an id of its own. */
export const taskCreation = defineSessionRule({
  id: 'tasks/creation',
  requirements: [
    'tasks/not-created',
    'tasks/created-unasked',
    'tasks/created-without-capability',
    'tasks/duplicate-id',
  ],
  class: 'spec',
  title: 'A request that asks for a task gets one',
  why: 'Whoever asked finds no task to ask about, and may take the result for a broken answer.',
  how: 'Answer a request with `task` by a task, `{"task": {…}}`, and give the plain result with `tasks/result`.',
  examples: taskCreationExamples,
  begin(session, report) {
    const plainResult = (step: Step): void => {
      const { call: asked, again, altered, result, ref, kind } = step;
      if (
        kind !== 'response' ||
        !asked ||
        !CREATING.has(asked.method) ||
        again ||
        altered ||
        has(result, 'task') ||
        has(result, 'taskId')
      )
        return;
      const capability = session.model.methods.get(asked.method)?.asTask;
      const side = other(asked.from);
      if (!side || capability === undefined || session.declared(side, capability) !== true) return;
      if (asked.method === 'tools/call' && supportOf(session, asked.named) === 'forbidden') return;
      report({
        requirement: 'tasks/not-created',
        at: ref,
        path: ['result'],
        what: `${begin(session.said(asked.ref))} asks for a task; ${session.said(ref)} answers with the plain result, although the ${side} has declared ${named(capability)}.`,
        ties: [{ at: asked.ref, path: ['params', 'task'] }, ...declaredAt(session, side)],
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
