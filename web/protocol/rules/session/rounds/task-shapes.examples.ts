/** Conversations to try the rule `tasks/shapes` on. */
import type { SessionRule } from '../define.ts';
import { client, SERVED, server, talk } from '../../../testing/talk.ts';
import { about, becomesTask, call, extTask, plainTask, TASKS } from './texts.ts';

const ASK = client('"id":1,"method":"tasks/get","params":{"taskId":"t-1"}');
const CALL = call(1, '', `{${TASKS}}`);
const legacy = (result: string) => ({
  revision: '2025-11-25' as const,
  text: talk(ASK, server(`"id":1,"result":{${result}}`)),
});
const modern = (asked: string, result: string) => ({
  revision: '2026-07-28' as const,
  text: talk(asked, server(`"id":1,"result":{${result},${SERVED}}`)),
});
const OLD = extTask().replace('"ttlMs"', '⟦"ttl"⟧');
const TOLD = `"method":"notifications/tasks","params":{${OLD},"_meta":{"io.modelcontextprotocol/subscriptionId":7}}`;

/** Right and wrong ones. */
export const taskShapesExamples: SessionRule['examples'] = {
  good: [legacy(plainTask()), { revision: '2026-07-28', text: talk(CALL, becomesTask(1)) }],
  bad: [
    legacy(`⟦"task"⟧:{${plainTask()}}`),
    modern(CALL, `"resultType":"task",⟦"task"⟧:{${extTask()}}`),
    modern(about(1, 'get'), `"resultType":"complete",⟦"task"⟧:{${extTask()}}`),
    modern(CALL, `"resultType":"task",${OLD}`),
    { revision: '2026-07-28', text: server(TOLD) },
  ],
};
