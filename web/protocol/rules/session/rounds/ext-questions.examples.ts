/** Conversations to try the rule `tasks-ext/questions` on. */
import type { SessionRule } from '../define.ts';
import { server, talk } from '../../../testing/talk.ts';
import { about, complete, extTask, FORM } from './texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const OTHER = FORM.replace('Your name?', 'Whose name?');
const asking = (question: string, key = '"who"') =>
  `,${extTask('input_required', `,"inputRequests":{${key}:{${question}}}`)}`;
const get2 = (id: number, members: string) => talk(about(id, 'get'), complete(id, members));
const update = (id: number, key: string) =>
  talk(about(id, 'update', `,"inputResponses":{${key}:{"action":"decline"}}`), complete(id));
const FAILED = (status: string, more: string) =>
  `,${extTask('failed', more).replace('"failed"', status)},"result":{"content":[],"isError":true}`;
const ERROR = ',"error":{"code":-32603,"message":"no"}';

/** Right and wrong ones. */
export const extQuestionsExamples: SessionRule['examples'] = {
  good: [
    example(get2(1, asking(FORM)), get2(2, asking(FORM)), update(3, '"who"'), get2(4, asking(OTHER, '"whose"'))),
    {
      ...example(get2(1, asking(FORM)), update(2, '"who"'), get2(3, asking(FORM))),
      says: 'The answer is still on its way.',
    },
    example(get2(1, FAILED('"completed"', ''))),
    example(update(1, '"who"')),
  ],
  bad: [
    example(get2(1, asking(FORM)), get2(2, asking(OTHER, '⟦"who"⟧'))),
    example(get2(1, asking(FORM)), update(2, '"who"'), get2(3, `,${extTask()}`), get2(4, asking(FORM, '⟦"who"⟧'))),
    example(get2(1, asking(FORM)), update(2, '⟦"how"⟧')),
    example(get2(1, FAILED('⟦"failed"⟧', ERROR))),
    example(
      server(
        `"method":"notifications/tasks","params":{${FAILED('⟦"failed"⟧', ERROR).slice(1)},"_meta":{"io.modelcontextprotocol/subscriptionId":7}}`,
      ),
    ),
  ],
};
