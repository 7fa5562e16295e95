import { has } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { onEach } from '../features/shared.ts';
import { judgeRelated, namedIn } from './related.ts';
import { observeTasks } from './tasks.ts';
import { folded, together } from './combine-observers.ts';
import { RELATED_TASK } from '../../keys.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { FORM, plainTask, related } from './example-texts.ts';

const request = (operation: string, params = '"taskId":"t-1"') =>
  client(`"id":1,"method":"tasks/${operation}","params":{${params}}`);
const statusMessage = (members: string) => server(`"id":1,"result":{${members}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const form = server(`"id":9,${FORM.replace(/\}$/u, `,${related()}}`)}`);
const answer = (result: string, at = 'result') => client(`"id":9,"${at}":${result}`);
const MARKED = `"_meta":{⟦"${RELATED_TASK}":{"taskId":"t-1"}⟧}`;

/** Correct and incorrect examples. */
const taskRelatedExamples: SessionRule['examples'] = {
  good: [
    example(request('result'), statusMessage(`"content":[],${related()}`)),
    example(request('get'), statusMessage(plainTask())),
    example(form, answer(`{"action":"decline",${related()}}`)),
    example(form, answer('{"code":-32603,"message":"No window"}', 'error')),
  ],
  bad: [
    example(request('result'), statusMessage('"content":[]').replace('"result"', '⟦"result"⟧')),
    example(request('result'), statusMessage(`"content":[],${related().replace('"t-1"', '⟦"t-2"⟧')}`)),
    example(form, answer('{"action":"decline"}').replace('"result"', '⟦"result"⟧')),
    example(form, answer('{"action":"decline","_meta":{}}').replace('"_meta"', '⟦"_meta"⟧')),
    example(form, answer(`{"action":"decline",${related().replace('"t-1"', '⟦"t-8"⟧')}}`)),
    example(request('get'), statusMessage(`${plainTask()},${MARKED}`)),
    example(request('list', ''), statusMessage(`"tasks":[],${MARKED}`)),
  ],
};

/** The maximum number of pending requests about tasks. */
const MANY = 5000;
/** Operations that name their task themselves. */
const OPERATIONS: ReadonlySet<string> = new Set(['tasks/get', 'tasks/list', 'tasks/cancel']);

/** Messages that belong to a task name it, unless the operation names it itself. */
export const taskRelated = defineSessionRule({
  id: 'tasks/related-answers',
  requirements: [
    'tasks/result-related-task-missing',
    'tasks/result-related-task-mismatch',
    'tasks/related-task-not-echoed',
    'tasks/related-task-in-operation-result',
  ],
  class: 'spec',
  title: 'A response that belongs to a task {must} name the task',
  why: 'Without this key, the response does not show which task it belongs to.',
  how: 'Put `"io.modelcontextprotocol/related-task": {"taskId": "…"}` into the `_meta` of the result, with the id of the task.',
  examples: taskRelatedExamples,
  begin: (session, all, setActive) =>
    folded(all, (report) => {
      const about = new Map<Call, string>();
      const tasks = observeTasks(session, {
        fetched(id, _task, step) {
          if (!step.call) return;
          judgeRelated(session, report, id, step.call.ref, step, [
            'tasks/result-related-task-missing',
            'tasks/result-related-task-mismatch',
          ]);
        },
      });
      return together(tasks, {
        'related request'({ call, method, meta }) {
          if (!call || method === null || method.startsWith('tasks/')) return;
          const id = namedIn(meta);
          if (id !== null && about.size < MANY) about.set(call, id);
          setActive(about.size > 0);
        },
        ...onEach('response', OPERATIONS, (step) => {
          const { call, method, again } = step;
          if (!call || again || method === null || !has(step.meta, RELATED_TASK)) return;
          const path = ['result', '_meta', RELATED_TASK];
          report({
            requirement: 'tasks/related-task-in-operation-result',
            at: step.ref,
            path,
            mark: 'member',
            title: 'Task operations {must} not repeat the task in `_meta`',
            why: 'The copy is redundant, and a different id in it is misleading.',
            what: `${step.name} answers ${named(method)}, which names its tasks itself, but also has ${named(RELATED_TASK)}.`,
            fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
            ties: [{ at: call.ref }],
          });
        }),
        active: {
          error: ({ call }) => void (call && about.delete(call)),
          response(step) {
            const { call, again } = step;
            const id = call && !again ? about.get(call) : undefined;
            if (!call || id === undefined || !about.delete(call)) return;
            judgeRelated(session, report, id, call.ref, step, [
              'tasks/related-task-not-echoed',
              'tasks/related-task-not-echoed',
            ]);
          },
        },
      });
    }),
});
