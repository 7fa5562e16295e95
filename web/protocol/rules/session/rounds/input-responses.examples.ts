/** Conversations to try the rule `mrtr/input-responses` on. */
import type { SessionRule } from '../define.ts';
import { talk } from '../../../testing/talk.ts';
import { asks, call, done, FORM, SAID } from './texts.ts';

const GIVEN = '{"action":"accept","content":{"name":"Ana"}}';
const ONE = talk(call(1), asks(1, `"who":{${FORM}}`));
const TWO = talk(call(1), asks(1, `"who":{${FORM}},"when":{${FORM}}`));
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const answers = (id: number, inside: string) => call(id, `,"inputResponses":{${inside}}`);
const open = (id: number, inside: string) => call(id, `,⟦"inputResponses"⟧:{${inside}}`);

/** Right and wrong ones. */
export const inputResponsesExamples: SessionRule['examples'] = {
  good: [
    example(TWO, answers(2, `"when":{"action":"decline"},"who":${GIVEN}`), done(2)),
    example(ONE, answers(2, ''), asks(2, `"who":{${FORM}}`), answers(3, `"who":${GIVEN}`), done(3)),
    example(answers(2, `"who":${GIVEN}`)),
  ],
  bad: [
    example(TWO, open(2, `"who":${GIVEN}`), done(2)),
    example(ONE, open(2, ''), done(2)),
    example(ONE, answers(2, `"who":⟦{${SAID}}⟧`), done(2)),
    example(ONE, answers(2, `"who":${GIVEN},⟦"when"⟧:{"action":"decline"}`), done(2)),
  ],
};
