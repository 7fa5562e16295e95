/** Conversations to try the rule `tasks/tools` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { plainTask } from './texts.ts';

const OPEN = handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' });
const listed = (support: string) =>
  talk(
    client('"id":1,"method":"tools/list"'),
    server(`"id":1,"result":{"tools":[{"name":"report","inputSchema":{"type":"object"}${support}}]}`),
  );
const REQUIRED = listed(',"execution":{"taskSupport":"required"}');
const NONE = listed('');
const call = (more = '') => client(`"id":2,"method":"tools/call","params":{"name":"report"${more}}`);
const refused = (code: string, message: string) => server(`"id":2,"error":{"code":${code},"message":"${message}"}`);
const MADE = server(`"id":2,"result":{"task":{${plainTask()}}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(OPEN, ...lines) });
const beside = (requirement: string, ...lines: readonly string[]) => ({ ...example(...lines), besides: [requirement] });

/** Right and wrong ones. */
export const taskToolsExamples: SessionRule['examples'] = {
  good: [
    example(listed(',"execution":{"taskSupport":"optional"}'), call(',"task":{}'), MADE),
    example(REQUIRED, call(',"task":{}'), MADE),
    beside('tasks/tool-requiring', REQUIRED, call(), refused('-32601', 'Call it as a task')),
    beside('tasks/tool-not-supporting', NONE, call(',"task":{}'), refused('-32602', 'No such city')),
  ],
  bad: [
    example(REQUIRED, call().replace('"params"', '⟦"params"⟧'), refused('-32601', 'Call it as a task')),
    example(NONE, call(',⟦"task":{}⟧'), refused('-32601', 'No tasks here')),
    beside('tasks/tool-requiring', REQUIRED, call(), server('"id":2,"result":⟦{"content":[]}⟧')),
    beside('tasks/tool-requiring', REQUIRED, call(), refused('⟦-32602⟧', 'Task required')),
    beside('tasks/tool-not-supporting', NONE, call(',"task":{}'), refused('⟦-32602⟧', 'Tasks not supported')),
  ],
};
