/** Conversations to try the rule `tasks/errors` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { about, becomesTask, call, complete, extTask, TASKS } from './texts.ts';

const ask = (operation: string, params = '"taskId":"t-9"') =>
  client(`"id":5,"method":"tasks/${operation}","params":{${params}}`);
const fails = (number: string, message = 'Task not found') =>
  server(`"id":5,"error":{"code":${number},"message":"${message}"}`);
const legacy = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const modern = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const MADE = talk(call(1, '', `{${TASKS}}`), becomesTask(1));

/** Right and wrong ones. */
export const taskErrorsExamples: SessionRule['examples'] = {
  good: [
    legacy(ask('get'), fails('-32602')),
    legacy(ask('result'), fails('-32603', 'The disk is full')),
    legacy(ask('get'), fails('-32601', 'Method not found')),
    modern(about(5, 'cancel'), fails('-32603')),
    modern(MADE, about(2, 'get'), complete(2, `,${extTask()}`), about(5, 'get'), fails('-32602')),
  ],
  bad: [
    legacy(ask('get'), fails('⟦-32002⟧')),
    legacy(ask('cancel'), fails('⟦-32603⟧', 'No such task')),
    legacy(ask('get'), fails('⟦-32601⟧', 'No such task')),
    modern(about(5, 'get'), fails('⟦-32603⟧')),
    legacy(ask('list', '"cursor":"c-7"'), fails('⟦-32603⟧', 'Bad cursor')),
    modern(MADE, about(5, 'get'), server('"id":5,"error":⟦{"code":-32602,"message":"Task not found"}⟧')),
  ],
};
