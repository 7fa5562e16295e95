/** Conversations to try the rule `tasks/progress` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { plainTask, related } from './texts.ts';

const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{},"_meta":{"progressToken":"p-1"}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const OPEN = handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' });
const progress = (token: string, amount: number) =>
  server(`"method":"notifications/progress","params":{"progressToken":${token},"progress":${amount},${related()}}`);
const DONE = server(`"method":"notifications/tasks/status","params":{${plainTask('completed')}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

/** Right and wrong ones. */
export const taskProgressExamples: SessionRule['examples'] = {
  good: [example(MADE, progress('"p-1"', 1), progress('"p-1"', 2), DONE), example(progress('"p-2"', 1))],
  bad: [
    example(MADE, progress('"p-1"', 1), DONE, progress('⟦"p-1"⟧', 2)),
    example(MADE, progress('⟦"t-1"⟧', 1)),
    { ...example(OPEN, MADE, progress('⟦"t-1"⟧', 1)), says: 'It is said once, by what is known of the task.' },
  ],
};
