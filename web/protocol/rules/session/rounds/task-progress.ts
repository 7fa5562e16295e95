import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { begin } from './example-messages.ts';
import { taskOfOtherToken, tokenOf } from './task-token.ts';
import { observeTasks, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { plainTask, related } from './example-texts.ts';

const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{},"_meta":{"progressToken":"p-1"}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const OPEN = handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' });
const progress = (token: string, amount: number) =>
  server(`"method":"notifications/progress","params":{"progressToken":${token},"progress":${amount},${related()}}`);
const DONE = server(`"method":"notifications/tasks/status","params":{${plainTask('completed')}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

/** Correct and incorrect examples. */
const taskProgressExamples: SessionRule['examples'] = {
  good: [example(MADE, progress('"p-1"', 1), progress('"p-1"', 2), DONE), example(progress('"p-2"', 1))],
  bad: [
    example(MADE, progress('"p-1"', 1), DONE, progress('⟦"p-1"⟧', 2)),
    example(MADE, progress('⟦"t-1"⟧', 1)),
    { ...example(OPEN, MADE, progress('⟦"t-1"⟧', 1)), says: 'It is reported once, by the state of the task.' },
  ],
};

const TOKEN = ['params', 'progressToken'];
/** The maximum number of stored tokens. */
const MANY = 5000;

/** Progress of a task uses the token of the request that created it, until the task ends. */
export const taskProgress = defineSessionRule({
  id: 'tasks/progress',
  requirements: ['tasks/progress-after-terminal', 'tasks/progress-token-changed'],
  class: 'spec',
  title: 'Progress of a task {must} stop when the task ends',
  why: 'The token is no longer valid by then, and the receiver drops the notification.',
  how: 'Use only the `progressToken` of the request that created the task, from its beginning to its end.',
  examples: taskProgressExamples,
  begin(session, report, setActive) {
    const byToken = new Map<JsonValue, Task>();
    return together(
      observeTasks(session, {
        created({ task }) {
          const token = tokenOf(task);
          if (token === null || byToken.size >= MANY) return;
          byToken.set(token, task);
          setActive(true);
        },
      }),
      {
        active: {
          request({ meta }) {
            // Another request may use the token of a task that has ended.
            const token = get(meta, 'progressToken');
            if (token !== undefined) byToken.delete(token);
          },
          'notification notifications/progress'(step) {
            const token = get(step.params, 'progressToken');
            if (token === undefined) return;
            const { from } = step;
            const about = taskOfOtherToken(session, step);
            if (about?.madeAt) {
              report({
                requirement: 'tasks/progress-token-changed',
                at: step.ref,
                path: TOKEN,
                title: 'Progress of a task {must} keep its token',
                why: 'Receivers ignore notifications with another token.',
                what: `${step.name} reports progress of the task ${code(about.id)} with the token ${code(token)}; the request that created it, ${session.describe(about.made?.ref ?? about.madeAt)}, has ${code(tokenOf(about))}.`,
                ties: about.made ? [{ at: about.made.ref, path: ['params', '_meta', 'progressToken'] }] : [],
              });
              return;
            }
            const task = byToken.get(token);
            if (!task?.ended || (task.receiver !== from && from !== 'unknown')) return;
            report({
              requirement: 'tasks/progress-after-terminal',
              at: step.ref,
              path: TOKEN,
              what: `${begin(session.describe(step.ref))} reports progress of the task ${code(task.id)}, which has ended: ${session.describe(task.ended.at)} has the status ${code(task.ended.status)}.`,
              ties: [{ at: task.ended.at }, ...(task.made ? [{ at: task.made.ref }] : [])],
            });
          },
        },
      },
    );
  },
});
