import { listed, named } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { observeRounds } from './rounds.ts';
import { folded } from './combine-observers.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { requests, call, FORM } from './example-texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const request = (method: string, params = '') =>
  client(`"id":1,"method":"${method}","params":{${params}${modern('{"elicitation":{}}')}}`);
const answer = server(`"id":1,"result":{"resultType":⟦"input_required"⟧,"inputRequests":{"who":{${FORM}}},${SERVED}}`);

/** Correct and incorrect examples. */
const wrongMethodExamples: SessionRule['examples'] = {
  good: [
    example(call(1), requests(1, `"who":{${FORM}}`)),
    example(request('prompts/get', '"name":"review",'), requests(1, `"who":{${FORM}}`)),
  ],
  bad: [
    example(request('tools/list'), answer),
    example(
      request('completion/complete', '"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":"b"},'),
      answer,
    ),
  ],
};

/** Only a few requests can be answered with input requests. */
export const wrongMethod = defineSessionRule({
  id: 'mrtr/wrong-method',
  requirements: ['mrtr/wrong-method'],
  class: 'spec',
  title: 'This method {must} not be answered with `input_required`',
  why: 'Clients retry only the requests for which the protocol allows it, and treat the response to any other as invalid.',
  how: 'Respond to such a request directly. Input can be requested during `tools/call`, `prompts/get` and `resources/read`.',
  examples: wrongMethodExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const able = [...session.model.methods.values()].filter(({ mayRequestInput }) => mayRequestInput);
      return observeRounds(session, {
        requested({ call: { method, ref } }, step) {
          const row = session.model.methods.get(method);
          // Extensions define the responses to their own operations.
          if (!row || row.mayRequestInput || row.extension !== undefined) return;
          report({
            requirement: 'mrtr/wrong-method',
            at: step.ref,
            path: ['result', 'resultType'],
            what: `${step.name} answers ${named(method)} with \`input_required\`; only ${listed(able.map(({ name }) => name))} can be answered with it.`,
            ties: [{ at: ref, path: ['method'] }],
          });
        },
      });
    }),
});
