/** Conversations to try the rule `mrtr/request-state` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, talk } from '../../../testing/talk.ts';
import { asks, call, done, FORM } from './texts.ts';

const STATE = ',"requestState":"st-1"';
const ASKED = talk(call(1), asks(1, `"who":{${FORM}}`, STATE));
const FREE = talk(call(1), asks(1, `"who":{${FORM}}`));
const ANSWERS = ',"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}';
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const bare = (more: string) =>
  client(`"id":2,"method":"tools/call",⟦"params"⟧:{"name":"plan"${more},${modern('{"elicitation":{}}')}}`);

/** Right and wrong ones. */
export const requestStateExamples: SessionRule['examples'] = {
  good: [
    example(ASKED, call(2, ANSWERS + STATE), done(2)),
    example(FREE, call(2, ANSWERS), done(2)),
    example(
      ASKED,
      call(2, ANSWERS + STATE),
      asks(2, `"when":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS.replace('who', 'when')},"requestState":"st-2"`),
      done(3),
    ),
  ],
  bad: [
    example(ASKED, bare(ANSWERS), done(2)),
    example(ASKED, call(2, `${ANSWERS},"requestState":⟦"ST-1"⟧`), done(2)),
    example(
      ASKED,
      call(2, ANSWERS + STATE),
      asks(2, `"who":{${FORM}}`, ',"requestState":"st-2"'),
      call(3, `${ANSWERS},"requestState":⟦"st-1"⟧`),
      done(3),
    ),
    example(FREE, call(2, `${ANSWERS},⟦"requestState":"st-0"⟧`), done(2)),
    example(call(1), asks(1, '', STATE), bare(''), done(2)),
  ],
};
