import { has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule, type Report, type SessionView, type Step } from '../define.ts';
import { begin, other } from './example-messages.ts';
import { observeTasks, type Task, type Shown } from './tasks.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, complete, extTask, plainTask, sampling, TASKS } from './example-texts.ts';
import { codeOf, INVALID } from './refused.ts';

// Tasks that have ended, and messages that say otherwise.

/** A task that has ended, and is shown otherwise: true where it is told. */
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
    ...(revived ? { title: 'What was cancelled stays cancelled' } : {}),
    what: `${name} says that the task ${code(task.id)} is ${code(status)}; ${session.said(ended.at)} has said that it is ${code(ended.status)}, which is an end.`,
    ties: [{ at: ended.at }],
  });
  return true;
}

/** The answer to a request to cancel a task. */
function judgeCancelled(session: SessionView, report: Report, { task, status, path }: Shown, step: Step): void {
  const { ref, name, call: asked } = step;
  const ties = asked ? [{ at: asked.ref }] : [];
  if (task.ended) {
    report({
      requirement: 'tasks/cancel-terminal',
      at: ref,
      path: ['result'],
      title: 'What has ended cannot be cancelled',
      why: 'Who asked believes to have stopped something that was over.',
      what: `${name} lets the task ${code(task.id)} be cancelled; ${session.said(task.ended.at)} has said that it is ${code(task.ended.status)}. Such a request is refused with ${INVALID}.`,
      ties: [{ at: task.ended.at }, ...ties],
    });
  } else if (status !== 'cancelled') {
    report({
      requirement: 'tasks/cancel-result-status',
      at: ref,
      path: [...path, 'status'],
      title: 'A task that was cancelled is `cancelled`',
      why: 'Who asked cannot tell whether the task was stopped.',
      what: `${name} answers the request to cancel the task ${code(task.id)} with the status ${code(status)}.`,
      ties,
    });
  }
}

/** A request to cancel what has ended is refused, and with what code. */
function judgeRefusal(session: SessionView, report: Report, task: Task | null, step: Step): void {
  const { call: asked, error, ref, name } = step;
  const ended = task?.ended;
  const number = codeOf(error);
  if (asked?.method !== 'tasks/cancel' || !task || !ended || number === null || number === INVALID) return;
  const side = other(asked.from);
  if (asked.entry < ended.at.entry || (side && session.declared(side, 'tasks.cancel') === false)) return;
  report({
    requirement: 'tasks/cancel-terminal',
    at: ref,
    path: ['error', 'code'],
    title: 'What has ended cannot be cancelled',
    why: 'By another code the other side does not see that the task was over.',
    what: `${name} refuses with the code ${number} to cancel the task ${code(task.id)}, which has ended with ${session.said(ended.at)}; that is told with ${INVALID}.`,
    ties: [{ at: ended.at }, { at: asked.ref }],
  });
}

const ask = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const statusMessage = (id: number, status: string, more = '') =>
  server(`"id":${id},"result":{${plainTask(status, more)}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const end = (status: string) => talk(MADE, ask(2, 'get'), statusMessage(2, status, ',"statusMessage":"so"'));
const legacy = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const mark = (text: string, at: string) => text.replace(at, `⟦${at}⟧`);
const notice = (status: string) => server(`"method":"notifications/tasks/status","params":{${plainTask(status)}}`);
const modern = (...lines: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', `{${TASKS}}`), becomesTask(1), ...lines),
});
const DONE = extTask('completed', ',"result":{"content":[]}');

/** A task of the client that has the id of one of the server. */
const SAMPLED = talk(server(`"id":1,${sampling(',"task":{}')}`), client(`"id":1,"result":{"task":{${plainTask()}}}`));
const STOPPED = talk(
  server('"id":2,"method":"tasks/get","params":{"taskId":"t-1"}'),
  client(`"id":2,"result":{${plainTask()}}`),
  server('"id":3,"method":"tasks/cancel","params":{"taskId":"t-1"}'),
  client(`"id":3,"result":{${plainTask('cancelled')}}`),
);

/** Right and wrong ones. */
const taskStatesExamples: SessionRule['examples'] = {
  good: [
    legacy(
      end('input_required'),
      ask(3, 'get'),
      statusMessage(3, 'working'),
      ask(4, 'cancel'),
      statusMessage(4, 'cancelled'),
    ),
    legacy(end('failed'), ask(3, 'cancel'), server('"id":3,"error":{"code":-32602,"message":"Has ended"}')),
    {
      ...legacy(MADE, ask(2, 'get'), notice('completed'), statusMessage(2, 'working')),
      says: 'The answer may be older.',
    },
    {
      ...legacy(MADE, SAMPLED, ask(2, 'get'), statusMessage(2, 'completed'), STOPPED),
      says: 'Each side has a task of this id.',
    },
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), complete(3, `,${DONE}`)),
  ],
  bad: [
    legacy(end('completed'), ask(3, 'get'), mark(statusMessage(3, 'working'), '"working"')),
    legacy(end('failed'), mark(notice('completed'), '"completed"')),
    legacy(
      MADE,
      ask(2, 'cancel'),
      statusMessage(2, 'cancelled'),
      ask(3, 'get'),
      mark(statusMessage(3, 'completed'), '"completed"'),
    ),
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), mark(complete(3, `,${extTask()}`), '"working"')),
    legacy(
      end('completed'),
      ask(3, 'cancel'),
      statusMessage(3, 'cancelled').replace(/(\{"taskId.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    legacy(end('completed'), ask(3, 'cancel'), server('"id":3,"error":{"code":⟦-32603⟧,"message":"No"}')),
    legacy(MADE, ask(2, 'cancel'), mark(statusMessage(2, 'working'), '"working"')),
    legacy(ask(2, 'get'), mark(statusMessage(2, 'working').replace('t-1', 't-2'), '"t-2"')),
    legacy(MADE, ask(2, 'get'), mark(statusMessage(2, 'failed'), '"result"')),
  ],
};

/** How tasks stand, from message to message: what has ended stays as it is. */
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
  title: 'A task that has ended does not change',
  why: 'Nobody asks about a task that has ended: the change is never seen, or contradicts what was done with its result.',
  how: 'Settle the end of a task once; what happens later does not change it.',
  examples: taskStatesExamples,
  begin(session, report) {
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    /** Tasks of which it was told that they changed behind their end: each of them once. */
    const changed = new Set<Task>();
    return observeTasks(session, {
      shown(shown, step) {
        const { task, by, path, object, status, stale, wanted } = shown;
        const { ref, name, call: asked, altered } = step;
        if (wanted !== null && wanted !== task.id && asked) {
          report({
            requirement: 'tasks/id-changed',
            at: ref,
            path: [...path, 'taskId'],
            title: 'The task that was asked for is told about',
            why: 'The state of another task is taken for that of this one.',
            what: `${begin(session.said(asked.ref))} asks for the task ${code(wanted)}; ${session.said(ref)} tells of ${code(task.id)}.`,
            ties: [{ at: asked.ref, path: ['params', 'taskId'] }],
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
          title: 'A task that has failed says why',
          why: 'Who asked sees a failure without a reason.',
          what: `${name} says that the task ${code(task.id)} has failed, without a \`statusMessage\`.`,
          ties: task.at.entry === ref.entry ? [] : [{ at: task.at }],
        });
      },
      refused: (_id, task, step) => judgeRefusal(session, report, task, step),
    });
  },
});
