/** Conversations to try the rule `tasks/states` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { about, becomesTask, call, complete, extTask, plainTask, sampling, TASKS } from './texts.ts';

const ask = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const told = (id: number, status: string, more = '') => server(`"id":${id},"result":{${plainTask(status, more)}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const end = (status: string) => talk(MADE, ask(2, 'get'), told(2, status, ',"statusMessage":"so"'));
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
export const taskStatesExamples: SessionRule['examples'] = {
  good: [
    legacy(end('input_required'), ask(3, 'get'), told(3, 'working'), ask(4, 'cancel'), told(4, 'cancelled')),
    legacy(end('failed'), ask(3, 'cancel'), server('"id":3,"error":{"code":-32602,"message":"Has ended"}')),
    { ...legacy(MADE, ask(2, 'get'), notice('completed'), told(2, 'working')), says: 'The answer may be older.' },
    {
      ...legacy(MADE, SAMPLED, ask(2, 'get'), told(2, 'completed'), STOPPED),
      says: 'Each side has a task of this id.',
    },
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), complete(3, `,${DONE}`)),
  ],
  bad: [
    legacy(end('completed'), ask(3, 'get'), mark(told(3, 'working'), '"working"')),
    legacy(end('failed'), mark(notice('completed'), '"completed"')),
    legacy(MADE, ask(2, 'cancel'), told(2, 'cancelled'), ask(3, 'get'), mark(told(3, 'completed'), '"completed"')),
    modern(about(2, 'get'), complete(2, `,${DONE}`), about(3, 'get'), mark(complete(3, `,${extTask()}`), '"working"')),
    legacy(end('completed'), ask(3, 'cancel'), told(3, 'cancelled').replace(/(\{"taskId.*\})\}\}$/u, '⟦$1⟧}}')),
    legacy(end('completed'), ask(3, 'cancel'), server('"id":3,"error":{"code":⟦-32603⟧,"message":"No"}')),
    legacy(MADE, ask(2, 'cancel'), mark(told(2, 'working'), '"working"')),
    legacy(ask(2, 'get'), mark(told(2, 'working').replace('t-1', 't-2'), '"t-2"')),
    legacy(MADE, ask(2, 'get'), mark(told(2, 'failed'), '"result"')),
  ],
};
