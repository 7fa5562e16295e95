/** Conversations to try the rule `tasks/cancelled` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { about, becomesTask, call, complete, plainTask, TASKS } from './texts.ts';

const ASKED = client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}');
const MADE = talk(ASKED, server(`"id":1,"result":{"task":{${plainTask()}}}`));
const stop = (id: string) => client(`"method":"notifications/cancelled","params":{"requestId":${id}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const modern = (...lines: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', `{${TASKS}}`), becomesTask(1), ...lines),
});
const BESIDES = ['cancellation/already-answered'];

/** Right and wrong ones. */
export const taskCancelledExamples: SessionRule['examples'] = {
  good: [
    example(MADE, client('"id":2,"method":"tasks/cancel","params":{"taskId":"t-1"}')),
    example(client('"id":1,"method":"tools/call","params":{"name":"report"}'), stop('1')),
    {
      ...example(handshake('2025-11-25', { server: '{"tools":{}}' }), ASKED.replace('"id":1', '"id":5'), stop('5')),
      says: 'Without tasks of the server it is a call like any other.',
      besides: ['tasks/call-without-capability'],
    },
    modern(about(2, 'cancel'), complete(2)),
  ],
  bad: [
    { ...example(MADE, stop('⟦1⟧')), besides: BESIDES },
    example(ASKED, stop('⟦1⟧')),
    { ...modern(stop('⟦1⟧')), besides: BESIDES },
  ],
};
