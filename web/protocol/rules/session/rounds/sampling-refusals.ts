import { has } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { isUnbalanced } from './blocks.ts';
import { lackOf } from './capabilities.ts';
import { codeOf, INVALID, isByPerson, messageOf, NO_METHOD, REJECTED } from './refused.ts';
import { begin, declaredAt } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { SAMPLED, sampling, WEATHER } from './example-texts.ts';

const USE = '{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"weather","input":{}}]}';
const OPEN = sampling('', `${USE},{"role":"user","content":{"type":"text","text":"Go on"}}`);
const error = (number: number, message: string) => `"error":{"code":⟦${number}⟧,"message":"${message}"}`;
const pair = (request: string, answer: string, besides: readonly string[] = [], can?: string) => ({
  revision: '2025-11-25' as const,
  text: talk(
    ...(can === undefined ? [] : [handshake('2025-11-25', { client: can })]),
    server(`"id":"s1",${request}`),
    client(`"id":"s1",${answer}`),
  ),
  besides,
});
const plain = (number: number, message: string) => error(number, message).replaceAll(/[⟦⟧]/gu, '');
const UNBALANCED = ['sampling/tool-use-not-followed'];

/** Correct and incorrect examples. */
const samplingRefusalsExamples: SessionRule['examples'] = {
  good: [
    pair(sampling(), plain(-1, 'User rejected sampling request')),
    pair(sampling(), plain(-32603, 'The model is overloaded')),
    pair(OPEN, plain(-32602, 'Tool result missing'), UNBALANCED),
    pair(sampling(`,${WEATHER}`), `"result":{${SAMPLED}}`, [], '{"sampling":{"tools":{}}}'),
  ],
  bad: [
    pair(sampling(), error(-32603, 'User rejected sampling request')),
    { ...pair(sampling(), error(-32602, 'Declined by the user')), revision: '2025-06-18' },
    pair(OPEN, error(-32603, 'Internal error'), UNBALANCED),
    pair(sampling(`,${WEATHER}`), `"result":⟦{${SAMPLED}}⟧`, ['capabilities/sampling-tools'], '{"sampling":{}}'),
  ],
};

function judgeError(session: SessionView, report: Report, { call, ref, name, error: described }: Step): void {
  const number = codeOf(described);
  if (!call || number === null) return;
  const path = ['error', 'code'];
  const ties = [{ at: call.ref }];
  const wrong = (right: number) => ({
    at: ref,
    path,
    ties,
    fix: { says: `Use ${right}.`, safety: 'unsafe' as const, steps: [{ do: 'replace' as const, path, value: right }] },
  });
  if (isByPerson(described)) {
    if (number === REJECTED) return;
    report({
      ...wrong(REJECTED),
      requirement: 'sampling/user-rejection-code',
      what: `${name} answers ${session.describe(call.ref)} with the error ${code(messageOf(described))} and the code ${number}; the code for a refusal by the user is ${REJECTED}.`,
    });
  } else if (number !== INVALID && number !== NO_METHOD && isUnbalanced(call.params)) {
    // A code for a refusal by the user may hide another reason.
    if (number === REJECTED && !/\btools?\b/iu.test(messageOf(described))) return;
    report({
      ...wrong(INVALID),
      requirement: 'sampling/tool-balance-error-code',
      title: 'Unbalanced tool calls and results {must} be rejected with -32602',
      why: 'With another code, the client seems to have failed, and the server does not look for its own mistake.',
      what: `${name} rejects ${session.describe(call.ref)} with the code ${number}. Its tool calls and results do not match, and the code for that is ${INVALID}.`,
    });
  }
}

function judgeResult(session: SessionView, report: Report, { call, ref, result }: Step): void {
  const capabilities = session.capabilities('client');
  if (!call || !capabilities || has(result, 'task') || session.model.era === 'stateless') return;
  const lack = lackOf('sampling/createMessage', call.params, capabilities);
  if (lack?.capability !== 'sampling.tools') return;
  const members = ['tools', 'toolChoice'].filter((member) => has(call.params, member));
  report({
    requirement: 'sampling/tools-not-refused',
    at: ref,
    path: ['result'],
    title: 'A client without `sampling.tools` {must} reject requests with tools',
    why: 'The response was generated without the tools, and the server cannot see that.',
    what: `${begin(session.describe(call.ref))} has ${listed(members)}, but the client did not declare \`sampling.tools\`; ${session.describe(ref)} returns a result as if they were absent.`,
    ties: [{ at: call.ref, path: lack.path }, ...declaredAt(session, 'client')],
  });
}

/** How a client rejects a sampling request, and when it has to. */
export const samplingRefusals = defineSessionRule({
  id: 'sampling/refusals',
  requirements: ['sampling/user-rejection-code', 'sampling/tool-balance-error-code', 'sampling/tools-not-refused'],
  class: 'spec',
  title: 'A sampling request {must} be rejected with the code for its cause',
  note: 'A user’s refusal has another code than -1',
  why: 'Servers use this code to distinguish a refusal by the user from a failure, and not to retry.',
  how: 'Return the code -1 if the user rejects the request, and -32602 if the request itself is invalid.',
  examples: samplingRefusalsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return {
        'error sampling/createMessage': (step) => {
          if (!step.again && !step.altered) judgeError(session, report, step);
        },
        'response sampling/createMessage': (step) => {
          if (!step.again && !step.altered) judgeResult(session, report, step);
        },
      };
    }),
});
