/** Conversations to try the rule `mrtr/wrong-method` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/talk.ts';
import { asks, call, FORM } from './texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const ask = (method: string, params = '') =>
  client(`"id":1,"method":"${method}","params":{${params}${modern('{"elicitation":{}}')}}`);
const answer = server(`"id":1,"result":{"resultType":⟦"input_required"⟧,"inputRequests":{"who":{${FORM}}},${SERVED}}`);

/** Right and wrong ones. */
export const wrongMethodExamples: SessionRule['examples'] = {
  good: [
    example(call(1), asks(1, `"who":{${FORM}}`)),
    example(ask('prompts/get', '"name":"review",'), asks(1, `"who":{${FORM}}`)),
  ],
  bad: [
    example(ask('tools/list'), answer),
    example(
      ask('completion/complete', '"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":"b"},'),
      answer,
    ),
  ],
};
