import { code, named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { lackOf, takesMode } from './capabilities.ts';
import { codeOf, INVALID, isByPerson, messageOf, REJECTED } from './refused.ts';
import { declaration, declaredAt } from './example-messages.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { FORM, VISIT } from './example-texts.ts';

const LEGACY_VISIT = VISIT.replace('"message"', '"elicitationId":"e-1","message"');
const error = (number: number, message: string, mark = true) =>
  `"error":{"code":${mark ? `⟦${number}⟧` : number},"message":"${message}"}`;
const pair = (request: string, answer: string, can = '{"elicitation":{}}') =>
  talk(handshake('2025-11-25', { client: can }), server(`"id":"s1",${request}`), client(`"id":"s1",${answer}`));
const URL_MODE = ['capabilities/elicitation-url-mode'];
const called = (can: string) =>
  talk(
    handshake('2025-11-25', { client: can, server: '{"tools":{}}' }),
    client('"id":1,"method":"tools/call","params":{"name":"files"}'),
    server(
      '"id":1,"error":{"code":⟦-32042⟧,"message":"Sign in first","data":{"elicitations":[{"mode":"url","elicitationId":"e-1","url":"https://example.com/sign-in","message":"Sign in"}]}}',
    ),
  );

/** Correct and incorrect examples. */
const elicitationRefusalsExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-11-25',
      text: pair(LEGACY_VISIT, error(-32602, 'No addresses here', false)),
      besides: URL_MODE,
    },
    { revision: '2025-11-25', text: pair(FORM, '"result":{"action":"decline"}') },
    { revision: '2025-11-25', text: pair(FORM, error(-32603, 'No window to show it in', false)) },
    { revision: '2025-11-25', text: called('{"elicitation":{"url":{}}}').replaceAll(/[⟦⟧]/gu, '') },
  ],
  bad: [
    { revision: '2025-11-25', text: pair(LEGACY_VISIT, error(-32601, 'No addresses here')), besides: URL_MODE },
    {
      revision: '2025-11-25',
      text: pair(FORM, `"error":⟦${error(-1, 'User declined', false).slice(8)}⟧`),
    },
    {
      revision: '2025-06-18',
      text: talk(
        server(`"id":"s1",${FORM}`),
        client('"id":"s1","error":⟦{"code":-32603,"message":"The user dismissed the dialog"}⟧'),
      ),
    },
    { revision: '2025-11-25', text: called('{"elicitation":{}}') },
  ],
};

/** The code of a request that needs the user to open a URL first. */
const VISIT_FIRST = -32042;

function judgeRefusal(session: SessionView, report: Report, { call, ref, name, error: described }: Step): void {
  const number = codeOf(described);
  if (!call || number === null) return;
  const path = ['error', 'code'];
  const capabilities = session.capabilities('client');
  const lack = capabilities && lackOf(call.method, call.params, capabilities);
  if (lack && lack.capability !== 'elicitation') {
    if (number === INVALID) return;
    report({
      requirement: 'elicitation/unsupported-mode-error-code',
      at: ref,
      path,
      what: `${name} rejects ${session.describe(call.ref)} with the code ${number}; the code for a client without ${named(lack.capability)} is ${INVALID}.`,
      fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
      ties: [{ at: call.ref }, ...declaredAt(session, 'client')],
    });
  } else if (number === REJECTED || isByPerson(described)) {
    report({
      requirement: 'elicitation/decline-as-error',
      at: ref,
      path: ['error'],
      title: 'A user’s refusal is returned as an error',
      why: 'The server treats it as a failure, but in elicitation, unlike in sampling, declining or closing the dialog is a normal result.',
      what: `${name} answers ${session.describe(call.ref)} with an error, ${code(messageOf(described))}; the correct response is a result with the action \`decline\` or \`cancel\`.`,
      ties: [{ at: call.ref }],
    });
  }
}

/** How a client refuses an elicitation, and an error that requests one. */
export const elicitationRefusals = defineSessionRule({
  id: 'elicitation/refusals',
  requirements: [
    'elicitation/unsupported-mode-error-code',
    'elicitation/decline-as-error',
    'elicitation/required-error-without-capability',
  ],
  class: 'spec',
  title: 'An unsupported mode {must} be rejected with -32602',
  why: 'This code shows the server that the mode is unsupported, and it can use another one.',
  how: 'Reject a mode that you have not declared with -32602. Return a user’s refusal as a result, `{"action": "decline"}`.',
  examples: elicitationRefusalsExamples,
  begin(session, report) {
    return {
      'error elicitation/create': (step) => {
        if (!step.again && !step.altered) judgeRefusal(session, report, step);
      },
      error({ error: described, ref, name, from }) {
        const capabilities = session.capabilities('client');
        if (from !== 'server' || codeOf(described) !== VISIT_FIRST || !capabilities || takesMode(capabilities, 'url'))
          return;
        report({
          requirement: 'elicitation/required-error-without-capability',
          at: ref,
          path: ['error', 'code'],
          title: 'The client does not support the URL that this error requests',
          why: 'A client without this mode cannot act on the error, and the user learns nothing.',
          what: `${name} requires the user to open a URL first; ${declaration(session, 'client')} does not declare \`elicitation.url\`.`,
          ties: declaredAt(session, 'client'),
        });
      },
    };
  },
});
