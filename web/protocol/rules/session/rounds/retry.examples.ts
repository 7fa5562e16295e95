/** Conversations to try the rule `mrtr/retry` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, talk } from '../../../testing/talk.ts';
import { asks, call, done, FORM } from './texts.ts';

const ASKED = talk(call(1, ',"arguments":{"day":2}'), asks(1, `"who":{${FORM}}`));
const SAME = ',"arguments":{"day":2}';
const ANSWERS = `${SAME},"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}`;
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const bare = (id: number, more: string) =>
  client(`"id":${id},"method":"tools/call",⟦"params"⟧:{"name":"plan"${SAME}${more},${modern('{"elicitation":{}}')}}`);

/** Right and wrong ones. */
export const retryExamples: SessionRule['examples'] = {
  good: [
    example(ASKED, call(2, ANSWERS), done(2)),
    example(ASKED, call(2, ',"arguments":{"day":3}'), done(2)),
    example(call(1), asks(1, '', ',"requestState":"s1"'), call(2, ',"requestState":"s1"'), done(2)),
  ],
  bad: [
    example(ASKED, call(1, ANSWERS).replace('"id":1', '"id":⟦1⟧'), done(1)),
    example(ASKED, bare(2, ''), done(2)),
    example(call(1, SAME), asks(1, `"who":{${FORM}}`, ',"requestState":"s1"'), bare(2, ',"requestState":"s1"')),
    example(ASKED, call(2, ANSWERS.replace('{"day":2}', '⟦{"day":3}⟧')), done(2)),
    example(ASKED, call(2, ANSWERS, '⟦{}⟧'), done(2)),
  ],
};
