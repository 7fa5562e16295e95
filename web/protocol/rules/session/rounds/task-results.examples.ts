/** Conversations to try the rule `tasks/results-in-time` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { plainTask, related, sampling } from './texts.ts';

const ask = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const told = (id: number, status: string) => server(`"id":${id},"result":{${plainTask(status)}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const fetched = (id: number, members = `"content":[],${related()}`) => server(`"id":${id},"result":{${members}}`);
const FAILED = `"content":[],"isError":true,${related()}`;
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const mark = (text: string, at: string) => text.replace(at, `⟦${at}⟧`);

/** A task of the client that has the id of one of the server. */
const SAMPLED = talk(server(`"id":1,${sampling(',"task":{}')}`), client(`"id":1,"result":{"task":{${plainTask()}}}`));

/** Right and wrong ones. */
export const taskResultsExamples: SessionRule['examples'] = {
  good: [
    example(MADE, ask(2, 'get'), told(2, 'completed'), ask(3, 'result'), fetched(3)),
    example(MADE, ask(2, 'result'), ask(3, 'get'), told(3, 'working'), fetched(2)),
    { ...example(MADE, SAMPLED, ask(2, 'result'), fetched(2)), says: 'Each side has a task of this id.' },
    { ...example(MADE, ask(2, 'result'), fetched(2)), says: 'It may have ended meanwhile.' },
    {
      ...example(MADE, ask(2, 'result'), ask(3, 'get'), fetched(2), told(3, 'working')),
      says: 'The state may be older than the result.',
    },
  ],
  bad: [
    example(
      MADE,
      ask(2, 'result'),
      fetched(2).replace(/(\{"content.*\})\}\}$/u, '⟦$1⟧}}'),
      ask(3, 'get'),
      told(3, 'working'),
    ),
    example(
      MADE,
      ask(2, 'result'),
      fetched(2, `${plainTask('completed')},${related()}`).replace(/(\{"taskId.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    example(
      ask(2, 'result'),
      fetched(2, `"result":{"content":[]},${related()}`).replace(/(\{"result":\{"content.*\})\}\}$/u, '⟦$1⟧}}'),
    ),
    example(MADE, ask(2, 'get'), told(2, 'completed'), ask(3, 'result'), mark(fetched(3, FAILED), 'true')),
    example(MADE, ask(2, 'result'), fetched(2, FAILED), ask(3, 'get'), mark(told(3, 'completed'), '"completed"')),
  ],
};
