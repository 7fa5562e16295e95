/** Conversations to try the rule `tasks/questions` on. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { FORM, plainTask, related } from './texts.ts';

const OPEN = handshake('2025-11-25', {
  client: '{"elicitation":{}}',
  server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}',
});
const ask = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const told = (id: number, status: string) => server(`"id":${id},"result":{${plainTask(status)}}`);
const WAITS = talk(
  OPEN,
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
  ask(2, 'get'),
  told(2, 'input_required'),
);
const form = (more = '') => server(`"id":9,${FORM.replace(/\}$/u, `${more}}`)}`);
const OTHER = client('"id":7,"method":"tools/call","params":{"name":"other"}');
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

/** Right and wrong ones. */
export const taskQuestionsExamples: SessionRule['examples'] = {
  good: [
    example(WAITS, ask(3, 'result'), form(`,${related()}`)),
    { ...example(WAITS, ask(3, 'result'), OTHER, form()), says: 'It may belong to the other call.' },
    example(WAITS, ask(3, 'result'), ask(4, 'get'), told(4, 'input_required')),
    example(WAITS, ask(3, 'get'), told(3, 'working')),
  ],
  bad: [
    example(WAITS, ask(3, 'result'), form().replace('"params"', '⟦"params"⟧')),
    example(WAITS, ask(3, 'get').replace('"tasks/get"', '⟦"tasks/get"⟧'), told(3, 'input_required')),
    {
      ...example(
        WAITS,
        ask(3, 'get').replace('"tasks/get"', '⟦"tasks/get"⟧'),
        told(3, 'input_required'),
        ask(4, 'get'),
        told(4, 'input_required'),
      ),
      says: 'It is said once.',
    },
  ],
};
