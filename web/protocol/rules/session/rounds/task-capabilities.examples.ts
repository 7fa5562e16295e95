/** Conversations to try the rule `tasks/capabilities` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { FORM, plainTask, sampling } from './texts.ts';

const open = (offers: string, can = '{}') => handshake('2025-11-25', { server: offers, client: can });
const example = (start: string, ...lines: readonly string[]) => ({
  revision: '2025-11-25' as const,
  text: talk(start, ...lines),
});
const ask = (method: string, params = '"taskId":"t-1"') => client(`"id":1,"method":${method},"params":{${params}}`);
const asTask = (request: string) => `"id":1,${request.replace(/\}$/u, ',⟦"task":{"ttl":60000}⟧}')}`;
const CALL = '"method":"tools/call","params":{"name":"report"}';
const status = (sender: (members: string) => string) =>
  sender(`"method":⟦"notifications/tasks/status"⟧,"params":{${plainTask()}}`);
const plain = (text: string) => text.replaceAll(/[⟦⟧]/gu, '');
const FULL = '{"tools":{},"tasks":{"list":{},"cancel":{},"requests":{"tools":{"call":{}}}}}';

/** Right and wrong ones. */
export const taskCapabilitiesExamples: SessionRule['examples'] = {
  good: [
    example(open(FULL), ask('"tasks/list"', '')),
    example(open(FULL), client(plain(asTask(CALL)))),
    example(
      open('{}', '{"elicitation":{},"tasks":{"requests":{"elicitation":{"create":{}}}}}'),
      server(plain(asTask(FORM))),
    ),
    example(ask('"tasks/cancel"')),
    example(open(FULL), plain(status(server))),
  ],
  bad: [
    example(open('{"tools":{}}'), ask('⟦"tasks/get"⟧')),
    example(open('{"tools":{}}'), ask('⟦"tasks/result"⟧')),
    example(open('{"tools":{},"tasks":{"list":{}}}'), ask('⟦"tasks/cancel"⟧')),
    example(open('{"tools":{},"tasks":{"cancel":{}}}'), ask('⟦"tasks/list"⟧', '')),
    example(open('{"tools":{},"tasks":{"list":{}}}'), client(asTask(CALL))),
    example(open('{}', '{"sampling":{}}'), server(asTask(sampling()))),
    example(open('{}', '{"elicitation":{},"tasks":{}}'), server(asTask(FORM))),
    example(open('{"tools":{}}'), status(server)),
    example(open(FULL), status(client)),
  ],
};
