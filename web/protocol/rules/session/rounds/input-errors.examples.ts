/** Conversations to try the rule `mrtr/input-errors` on. */
import type { SessionRule } from '../define.ts';
import { server, talk } from '../../../testing/talk.ts';
import { asks, call, done, FORM } from './texts.ts';

const GIVEN = '{"action":"accept","content":{"name":"Ana"}}';
const ONE = talk(call(1), asks(1, `"who":{${FORM}}`));
const NONE = call(2, ',"inputResponses":{}');
const MORE = call(2, `,"inputResponses":{"who":${GIVEN},"more":{"action":"decline"}}`);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const fails = (id: number, error: string) => server(`"id":${id},"error":${error}`);

/** Right and wrong ones. */
export const inputErrorsExamples: SessionRule['examples'] = {
  good: [
    example(ONE, NONE, asks(2, `"who":{${FORM}}`)),
    example(ONE, MORE, done(2)),
    {
      ...example(ONE, NONE, fails(2, '{"code":-32603,"message":"Database is down"}')),
      says: 'It fails for another reason.',
    },
  ],
  bad: [
    example(ONE, NONE, fails(2, '⟦{"code":-32602,"message":"Missing input: who"}⟧')),
    example(ONE, NONE, fails(2, '⟦{"code":-32603,"message":"A name is required"}⟧')),
    example(ONE, MORE, fails(2, '⟦{"code":-32602,"message":"Unexpected input: more"}⟧')),
  ],
};
