/** Conversations to try the rule `tasks/creation` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { plainTask } from './texts.ts';

const FULL = '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}';
const open = (offers = FULL) => handshake('2025-11-25', { server: offers });
const call = (id: number, more = ',"task":{}') =>
  client(`"id":${id},"method":"tools/call","params":{"name":"report"${more}}`);
const made = (id: number, task = `{${plainTask()}}`, before = '') =>
  server(`"id":${id},"result":{${before}"task":${task}}`);
const told = (id: number) => server(`"id":${id},"result":⟦{"content":[]}⟧`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const plain = (text: string) => text.replaceAll(/[⟦⟧]/gu, '');

/** Right and wrong ones. */
export const taskCreationExamples: SessionRule['examples'] = {
  good: [
    example(open(), call(1), made(1)),
    example(open('{"tools":{}}'), call(1, ''), plain(told(1))),
    example(call(1), plain(told(1))),
    example(open(), call(1), server('"id":1,"error":{"code":-32603,"message":"Too many tasks"}')),
  ],
  bad: [
    example(open(), call(1), told(1)),
    example(call(1, ''), server(`"id":1,"result":{"content":[],⟦"task":{${plainTask()}}⟧}`)),
    {
      ...example(open('{"tools":{}}'), call(1), server(`"id":1,"result":{⟦"task":{${plainTask()}}⟧}`)),
      besides: ['tasks/call-without-capability'],
    },
    example(open(), call(1), made(1), call(2), made(2, `{${plainTask().replace('"t-1"', '⟦"t-1"⟧')}}`)),
  ],
};
