/** Conversations to try the rule `tasks/list-incomplete` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { plainTask } from './texts.ts';

const ask = (id: number, operation: string, params = '"taskId":"t-1"') =>
  client(`"id":${id},"method":"tasks/${operation}","params":{${params}}`);
const LASTING = plainTask().replace('60000', 'null');
const lasts = (id: number) => server(`"id":${id},"result":{${LASTING}}`);
const told = (id: number, status = 'working') => server(`"id":${id},"result":{${plainTask(status)}}`);
const list = (id: number, tasks: string, more = '') => server(`"id":${id},"result":{"tasks":[${tasks}]${more}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

const GONE = server('"id":3,"error":{"code":-32602,"message":"Task has expired"}');
const BOTH = handshake('2025-11-25', {
  client: '{"tasks":{"list":{}}}',
  server: '{"tools":{},"tasks":{"list":{},"requests":{"tools":{"call":{}}}}}',
});
/** Messages without their senders. */
const bare = (text: string) => text.replace(/^\{"from":"\w+","message":(.*)\}$/gmu, '$1');

/** Right and wrong ones. */
export const taskListsExamples: SessionRule['examples'] = {
  good: [
    example(MADE, ask(2, 'get'), told(2), ask(3, 'list', ''), list(3, `{${plainTask()}}`)),
    example(MADE, ask(2, 'get'), told(2), ask(3, 'list', ''), list(3, '', ',"nextCursor":"c"')),
    {
      ...example(MADE, ask(2, 'cancel'), told(2, 'cancelled'), ask(3, 'list', ''), list(3, '')),
      says: 'What was cancelled may be gone.',
    },
    {
      ...example(talk(MADE, ask(2, 'get'), told(2), ask(3, 'list', ''), list(3, '')).replaceAll('60000', '1000')),
      says: 'Its time may be over.',
    },
    {
      ...example(MADE, ask(2, 'get'), lasts(2), ask(3, 'get'), GONE, ask(4, 'list', ''), list(4, '')),
      says: 'It was gone before the list.',
    },
    {
      ...example(bare(talk(BOTH, MADE, ask(2, 'get'), lasts(2), ask(1, 'list', ''), list(1, '')))),
      says: 'Either side may have been asked for the list.',
    },
    { ...example(MADE, ask(3, 'list', ''), list(3, '')), says: 'Nothing shows that it is still there.' },
  ],
  bad: [
    example(MADE, ask(2, 'get'), told(2), ask(3, 'list', ''), list(3, '').replace('"tasks"', '⟦"tasks"⟧')),
    example(MADE, ask(2, 'get'), lasts(2), ask(3, 'list', ''), list(3, '').replace('"tasks"', '⟦"tasks"⟧')),
    example(MADE, ask(2, 'list', ''), list(2, '').replace('"tasks"', '⟦"tasks"⟧'), ask(3, 'get'), told(3)),
  ],
};
