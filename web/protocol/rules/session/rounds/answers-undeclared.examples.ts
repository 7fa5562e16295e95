/** Conversations to try the rule `input/answers-undeclared` on. */
import type { SessionRule } from '../define.ts';
import { talk } from '../../../testing/talk.ts';
import { asks, call, done, FORM, SAID, sampling } from './texts.ts';

const round = (question: string, answer: string, first: string, second = first, besides: readonly string[] = []) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', first),
    asks(1, `"q":{${question}}`),
    call(2, `,"inputResponses":{"q":${answer}}`, second),
    done(2),
  ),
  besides,
});

/** Right and wrong ones. */
export const answersUndeclaredExamples: SessionRule['examples'] = {
  good: [
    round(FORM, '{"action":"decline"}', '{"elicitation":{}}'),
    round(sampling(), `{${SAID}}`, '{"sampling":{}}'),
    round(FORM, '{"action":"decline"}', '{}', '{"elicitation":{}}', ['mrtr/elicitation-undeclared']),
  ],
  bad: [
    round(FORM, '⟦{"action":"decline"}⟧', '{}', '{}', ['mrtr/elicitation-undeclared']),
    round(sampling(), `⟦{${SAID}}⟧`, '{}', '{}', ['mrtr/sampling-undeclared']),
    round('"method":"roots/list"', '⟦{"roots":[{"uri":"file:///a"}]}⟧', '{}', '{}', ['mrtr/roots-undeclared']),
  ],
};
