/** Conversations to try the rule `tasks-ext/results` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/talk.ts';
import { about, becomesTask, call, complete, extTask, TASKS } from './texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const CAN = `{${TASKS}}`;
const typed = (id: number, type: string, members: string) =>
  server(`"id":${id},"result":{"resultType":${type},${members},${SERVED}}`);
const COMPLETES = client(
  `"id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":"b"},${modern(CAN)}}`,
);

/** Right and wrong ones. */
export const extResultsExamples: SessionRule['examples'] = {
  good: [
    example(call(1, '', CAN), becomesTask(1), about(2, 'get'), complete(2, `,${extTask()}`)),
    example(about(2, 'cancel'), complete(2), about(3, 'update', ',"inputResponses":{}'), complete(3)),
  ],
  bad: [
    example(call(1, '', '{}'), typed(1, '⟦"task"⟧', extTask())),
    example(COMPLETES, typed(1, '⟦"task"⟧', `${extTask()},"completion":{"values":[]}`)),
    example(about(2, 'get'), typed(2, '⟦"task"⟧', extTask())),
    example(call(1, '', CAN), typed(1, '⟦"complete"⟧', `${extTask()},"content":[]`)),
    example(call(1, '', CAN), typed(1, '⟦"complete"⟧', extTask())),
    example(about(2, 'cancel'), typed(2, '"complete"', `⟦"taskId":"t-1"⟧${extTask('cancelled').slice(14)}`)),
    example(about(2, 'update', ',"inputResponses":{}'), typed(2, '"complete"', '⟦"status":"working"⟧')),
  ],
};
