import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { declares } from './capabilities.ts';
import { kindOf } from './kinds.ts';
import { observeInputResponses } from './input-requests.ts';
import { begin, DECLARED } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { talk } from '../../../testing/conversation.ts';
import { requests, call, done, FORM, SAMPLED, sampling } from './example-texts.ts';

const round = (
  inputRequest: string,
  answer: string,
  first: string,
  second = first,
  besides: readonly string[] = [],
) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', first),
    requests(1, `"q":{${inputRequest}}`),
    call(2, `,"inputResponses":{"q":${answer}}`, second),
    done(2),
  ),
  besides,
});

/** Correct and incorrect examples. */
const answersUndeclaredExamples: SessionRule['examples'] = {
  good: [
    round(FORM, '{"action":"decline"}', '{"elicitation":{}}'),
    round(sampling(), `{${SAMPLED}}`, '{"sampling":{}}'),
    round(FORM, '{"action":"decline"}', '{}', '{"elicitation":{}}', ['mrtr/elicitation-undeclared']),
  ],
  bad: [
    round(FORM, '⟦{"action":"decline"}⟧', '{}', '{}', ['mrtr/elicitation-undeclared']),
    round(sampling(), `⟦{${SAMPLED}}⟧`, '{}', '{}', ['mrtr/sampling-undeclared']),
    round('"method":"roots/list"', '⟦{"roots":[{"uri":"file:///a"}]}⟧', '{}', '{}', ['mrtr/roots-undeclared']),
  ],
};

/** The object that the client returns, by method: the capability, and the ledger entry about it. */
const RETURNS = new Map([
  [
    'elicitation/create',
    ['elicitation', 'elicitation/answer-without-capability', 'responds to an elicitation request'] as const,
  ],
  [
    'sampling/createMessage',
    ['sampling', 'sampling/answer-without-capability', 'returns a message of the model'] as const,
  ],
  ['roots/list', ['roots', 'roots/answer-without-capability', 'lists roots'] as const],
]);

/** A client that responds has declared that it can. */
export const answersUndeclared = defineSessionRule({
  id: 'input/answers-undeclared',
  requirements: [
    'elicitation/answer-without-capability',
    'sampling/answer-without-capability',
    'roots/answer-without-capability',
  ],
  class: 'spec',
  title: 'A client that responds {must} have declared the capability',
  why: 'Servers rely on the declaration alone: a conforming server never sends such requests to this client.',
  how: 'Declare in each request what the client can do, such as `"elicitation": {}` or `"sampling": {}`.',
  examples: answersUndeclaredExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      // With a handshake, the rules about capabilities report this.
      if (session.model.era !== 'stateless') return {};
      return observeInputResponses(session, ({ method, call, at, path, result, to }, { ref, call: again }) => {
        const gives = RETURNS.get(method);
        const [first, second] = [session.capabilities('client', call), session.capabilities('client', again)];
        if (!gives || !first || !second || !call || kindOf(result) !== method || get(result, 'error') !== undefined)
          return;
        const [capability, requirement, does] = gives;
        if (declares(first, capability) || declares(second, capability)) return;
        report({
          requirement,
          at: ref,
          path: to,
          what: `${begin(session.describe(ref))} ${does}; neither it nor ${session.describe(call.ref)} declares ${named(capability)}.`,
          ties: [
            { at, path },
            { at: call.ref, path: DECLARED },
          ],
        });
      });
    }),
});
