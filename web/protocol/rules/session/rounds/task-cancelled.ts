import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { type SessionView, defineSessionRule, type SessionRule } from '../define.ts';
import { other } from './example-messages.ts';
import { supportOf } from './task-support.ts';
import { observeTasks, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { about, becomesTask, call, complete, plainTask, TASKS } from './example-texts.ts';

const REQUEST = client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}');
const MADE = talk(REQUEST, server(`"id":1,"result":{"task":{${plainTask()}}}`));
const stop = (id: string) => client(`"method":"notifications/cancelled","params":{"requestId":${id}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const modern = (...lines: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', `{${TASKS}}`), becomesTask(1), ...lines),
});
const BESIDES = ['cancellation/already-answered'];

/** Correct and incorrect examples. */
const taskCancelledExamples: SessionRule['examples'] = {
  good: [
    example(MADE, client('"id":2,"method":"tasks/cancel","params":{"taskId":"t-1"}')),
    example(client('"id":1,"method":"tools/call","params":{"name":"report"}'), stop('1')),
    {
      ...example(handshake('2025-11-25', { server: '{"tools":{}}' }), REQUEST.replace('"id":1', '"id":5'), stop('5')),
      says: 'Without tasks of the server, it is an ordinary call.',
      besides: ['tasks/call-without-capability'],
    },
    modern(about(2, 'cancel'), complete(2)),
  ],
  bad: [
    { ...example(MADE, stop('⟦1⟧')), besides: BESIDES },
    example(REQUEST, stop('⟦1⟧')),
    { ...modern(stop('⟦1⟧')), besides: BESIDES },
  ],
};

/** The maximum number of stored calls. */
const MANY = 5000;

/** A request that asks for a task, and gets one as far as the text shows: a side that declares no tasks answers normally. */
function mayBecomeTask(session: SessionView, call: Call): boolean {
  const capability = session.model.methods.get(call.method)?.asTask;
  const side = other(call.from);
  if (!call.asTask || capability === undefined || (side && session.declared(side, capability) === false)) return false;
  return call.method !== 'tools/call' || supportOf(session, call.named) !== 'forbidden';
}

/** A task is stopped with `tasks/cancel`, and so is a request that asks for a task. */
export const taskCancelled = defineSessionRule({
  id: 'tasks/cancelled',
  requirements: ['tasks/cancelled-notification', 'tasks-ext/cancelled-notification'],
  class: 'spec',
  title: 'A task {must} be canceled with `tasks/cancel`',
  why: 'The request ended when the task was created, so the notification stops nothing and the task continues.',
  how: 'Send `tasks/cancel` with the id of the task.',
  examples: taskCancelledExamples,
  begin(session, report) {
    const made = new Map<Call, Task>();
    const extension = session.model.methods.get('tasks/get')?.extension !== undefined;
    return together(
      observeTasks(session, {
        created: ({ task }) => void (task.made && made.size < MANY && made.set(task.made, task)),
      }),
      {
        'notification notifications/cancelled'({ params, from, ref, name }) {
          const id = get(params, 'requestId');
          if (typeof id !== 'string' && typeof id !== 'number') return;
          const call = session.request(id, from === 'unknown' ? undefined : from);
          const task = call ? made.get(call) : undefined;
          if (!call) return;
          if (!task?.madeAt) {
            if (!call.answer && !extension && mayBecomeTask(session, call)) {
              report({
                requirement: 'tasks/cancelled-notification',
                at: ref,
                path: ['params', 'requestId'],
                why: 'This notification need not stop the task created for the request, so the task may continue.',
                what: `${name} cancels ${session.describe(call.ref)}, which asks for a task. The correct way is \`tasks/cancel\` with the id in its response.`,
                ties: [{ at: call.ref, path: ['params', 'task'] }],
              });
            }
            return;
          }
          report({
            requirement: extension ? 'tasks-ext/cancelled-notification' : 'tasks/cancelled-notification',
            at: ref,
            path: ['params', 'requestId'],
            what: `${name} cancels ${session.describe(call.ref)}, which has ended: ${session.describe(task.madeAt)} created the task ${code(task.id)} for it.`,
            ties: [{ at: call.ref }, { at: task.madeAt }],
          });
        },
      },
    );
  },
});
