import { has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { begin, other } from './example-messages.ts';
import { observeTasks, type Task, type Shown } from './tasks.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, complete, extTask, plainTask, sampling, TASKS } from './example-texts.ts';
import { codeOf, INVALID } from './refused.ts';

// Tasks that have ended, and messages that contradict this.

/** A task that has ended and is shown otherwise; returns true if it is reported. */
function judgeEnd(
  session: SessionView,
  report: Report,
  shown: Shown,
  { ref, name }: Step,
  extension: boolean,
): boolean {
  const { task, status, path } = shown;
  const { ended } = task;
  if (!ended || status === null || status === ended.status) return false;
  const revived = ended.status === 'cancelled';
  report({
    requirement: extension
      ? 'tasks-ext/terminal-changed'
      : revived
        ? 'tasks/cancelled-revived'
        : 'tasks/terminal-changed',
    at: ref,
    path: [...path, 'status'],
    ...(revived ? { title: 'A canceled task {must} stay canceled' } : {}),
    what: `${name} has the task ${code(task.id)} as ${code(status)}; ${session.describe(ended.at)} had it as ${code(ended.status)}, which is final.`,
    ties: [{ at: ended.at }],
  });
  return true;
}

/** The response to `tasks/cancel`. */
function judgeCancelled(session: SessionView, report: Report, { task, status, path }: Shown, step: Step): void {
  const { ref, name, call: request } = step;
  const ties = request ? [{ at: request.ref }] : [];
  if (task.ended) {
    report({
      requirement: 'tasks/cancel-terminal',
      at: ref,
      path: ['result'],
      title: 'A task that has ended {must} not be canceled',
      why: 'The sender believes that it stopped a task that had already ended.',
      what: `${name} accepts the cancellation of the task ${code(task.id)}; ${session.describe(task.ended.at)} had it as ${code(task.ended.status)}. Such a request is rejected with ${INVALID}.`,
      ties: [{ at: task.ended.at }, ...ties],
    });
  } else if (status !== 'cancelled') {
    report({
      requirement: 'tasks/cancel-result-status',
      at: ref,
      path: [...path, 'status'],
      title: 'A task that was canceled {must} have the status `cancelled`',
      why: 'The sender does not know whether the task was stopped.',
      what: `${name} answers the request to cancel the task ${code(task.id)} with the status ${code(status)}.`,
      ties,
    });
  }
}

/** Checks the code that rejects the cancellation of an ended task. */
function judgeRefusal(session: SessionView, report: Report, task: Task | null, step: Step): void {
  const { call: request, error, ref, name } = step;
  const ended = task?.ended;
  const number = codeOf(error);
  if (request?.method !== 'tasks/cancel' || !task || !ended || number === null || number === INVALID) return;
  const side = other(request.from);
  if (request.entry < ended.at.entry || (side && session.declared(side, 'tasks.cancel') === false)) return;
  report({
    requirement: 'tasks/cancel-terminal',
    at: ref,
    path: ['error', 'code'],
    title: 'Canceling an ended task {must} be rejected with -32602',
    why: 'Another code does not show the other side that the task had ended.',
    what: `${name} rejects with the code ${number} the cancellation of the task ${code(task.id)}, which ended in ${session.describe(ended.at)}; the code for that is ${INVALID}.`,
    ties: [{ at: ended.at }, { at: request.ref }],
  });
}

const request = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const statusMessage = (id: number, status: string, more = '') =>
  server(`"id":${id},"result":{${plainTask(status, more)}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const end = (status: string) => talk(MADE, request(2, 'get'), statusMessage(2, status, ',"statusMessage":"so"'));
const legacy = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const mark = (text: string, at: string) => text.replace(at, `⟦${at}⟧`);
const notice = (status: string) => server(`"method":"notifications/tasks/status","params":{${plainTask(status)}}`);
const modern = (...lines: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', `{${TASKS}}`), becomesTask(1), ...lines),
});
const DONE = extTask('completed', ',"result":{"content":[]}');

/** A task of the client with the id of one of the server. */
const SAMPLED = talk(server(`"id":1,${sampling(',"task":{}')}`), client(`"id":1,"result":{"task":{${plainTask()}}}`));
const STOPPED = talk(
  server('"id":2,"method":"tasks/get","params":{"taskId":"t-1"}'),
  client(`"id":2,"result":{${plainTask()}}`),
  server('"id":3,"method":"tasks/cancel","params":{"taskId":"t-1"}'),
  client(`"id":3,"result":{${plainTask('cancelled')}}`),
);

/** Correct and incorrect examples. */
const taskStatesExamples: SessionRule['examples'] = {
  good: [
    legacy(
      end('input_required'),
      request(3, 'get'),
      statusMessage(3, 'working'),
      request(4, 'cancel'),
      statusMessage(4, 'cancelled'),
    ),
    legacy(end('failed'), request(3, 'cancel'), server('"id":3,"error":{"code":-32602,"message":"Has ended"}')),
    {
      ...legacy(MADE, request(2, 'get'), notice('completed'), statusMessage(2, 'working')),
      says: 'The response may be older.',
    },
    {
      ...legacy(MADE, SAMPLED, request(2, 'get'), statusMessage(2, 'completed'), STOPPED),
      says: 'Each side has a task with this id.',
    },
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), complete(3, `,${DONE}`)),
  ],
  bad: [
    legacy(end('completed'), request(3, 'get'), mark(statusMessage(3, 'working'), '"working"')),
    legacy(end('failed'), mark(notice('completed'), '"completed"')),
    legacy(
      MADE,
      request(2, 'cancel'),
      statusMessage(2, 'cancelled'),
      request(3, 'get'),
      mark(statusMessage(3, 'completed'), '"completed"'),
    ),
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), mark(complete(3, `,${extTask()}`), '"working"')),
    legacy(
      end('completed'),
      request(3, 'cancel'),
      statusMessage(3, 'cancelled').replace(/(\{"taskId.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    legacy(end('completed'), request(3, 'cancel'), server('"id":3,"error":{"code":⟦-32603⟧,"message":"No"}')),
    legacy(MADE, request(2, 'cancel'), mark(statusMessage(2, 'working'), '"working"')),
    legacy(request(2, 'get'), mark(statusMessage(2, 'working').replace('t-1', 't-2'), '"t-2"')),
    legacy(MADE, request(2, 'get'), mark(statusMessage(2, 'failed'), '"result"')),
  ],
};

/** The status of tasks from message to message: a final status does not change. */
export const taskStates = defineSessionRule({
  id: 'tasks/states',
  requirements: [
    'tasks/terminal-changed',
    'tasks/cancelled-revived',
    'tasks-ext/terminal-changed',
    'tasks/cancel-terminal',
    'tasks/cancel-result-status',
    'tasks/id-changed',
    'tasks/failed-without-message',
  ],
  class: 'spec',
  title: 'A task that has ended {must} not change',
  why: 'Clients do not poll a task that has ended, so they miss the change, or it contradicts what they did with the result.',
  how: 'Set the final status of a task once. Later events do not change it.',
  examples: taskStatesExamples,
  begin(session, report) {
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    /** Tasks reported as changed after their end: each of them once. */
    const changed = new Set<Task>();
    return observeTasks(session, {
      shown(shown, step) {
        const { task, by, path, object, status, stale, wanted } = shown;
        const { ref, name, call: request, altered } = step;
        if (wanted !== null && wanted !== task.id && request) {
          report({
            requirement: 'tasks/id-changed',
            at: ref,
            path: [...path, 'taskId'],
            title: 'The response {must} show the requested task',
            why: 'The status of another task is taken for the status of this one.',
            what: `${begin(session.describe(request.ref))} requests the task ${code(wanted)}; ${session.describe(ref)} returns ${code(task.id)}.`,
            ties: [{ at: request.ref, path: ['params', 'taskId'] }],
          });
          return;
        }
        if (by === 'cancel' && !stale) judgeCancelled(session, report, shown, step);
        else if (!stale && !changed.has(task) && judgeEnd(session, report, shown, step, extension)) changed.add(task);
        if (status !== 'failed' || by === 'list' || altered || has(object, 'statusMessage') || task.status === 'failed')
          return;
        report({
          requirement: 'tasks/failed-without-message',
          at: ref,
          path,
          mark: 'missing',
          title: 'A failed task {must} have a `statusMessage`',
          why: 'The receiver sees a failure without a reason.',
          what: `${name} has the task ${code(task.id)} as \`failed\`, without a \`statusMessage\`.`,
          ties: task.at.entry === ref.entry ? [] : [{ at: task.at }],
        });
      },
      refused: (_id, task, step) => judgeRefusal(session, report, task, step),
    });
  },
});
