import { code, named } from '../../../json/describe.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { lackOf, takesMode } from './capabilities.ts';
import { codeOf, INVALID, isByPerson, messageOf, REJECTED } from './refused.ts';
import { declaration, declaredAt } from './say.ts';
import { elicitationRefusalsExamples } from './elicitation-refusals.examples.ts';

/** The code of a request that needs a visit to an address first. */
const VISIT_FIRST = -32042;

function judgeRefusal(session: SessionView, report: Report, { call, ref, name, error: told }: Step): void {
  const number = codeOf(told);
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
      what: `${name} refuses ${session.said(call.ref)} with the code ${number}; that the client does not take ${named(lack.capability)} is told with ${INVALID}.`,
      fix: { says: `Use ${INVALID}.`, safety: 'safe', steps: [{ do: 'replace', path, value: INVALID }] },
      ties: [{ at: call.ref }, ...declaredAt(session, 'client')],
    });
  } else if (number === REJECTED || isByPerson(told)) {
    report({
      requirement: 'elicitation/decline-as-error',
      at: ref,
      path: ['error'],
      title: 'A person who says no is an answer',
      why: 'The server takes it for a failure; declining and closing the dialog are answers like any other here, unlike in sampling.',
      what: `${name} answers ${session.said(call.ref)} with an error, ${code(messageOf(told))}; a result with the action \`decline\` or \`cancel\` says it here.`,
      ties: [{ at: call.ref }],
    });
  }
}

/** How a client says no to an elicitation, and an error that asks for one. */
export const elicitationRefusals = defineSessionRule({
  id: 'elicitation/refusals',
  requirements: [
    'elicitation/unsupported-mode-error-code',
    'elicitation/decline-as-error',
    'elicitation/required-error-without-capability',
  ],
  class: 'spec',
  title: 'A mode the client does not take is refused as invalid',
  why: 'By the code the server knows that the mode was at fault, and can ask in another way.',
  how: 'Answer with -32602 to a mode that you have not declared. A person who says no is a result, `{"action": "decline"}`.',
  examples: elicitationRefusalsExamples,
  begin(session, report) {
    return {
      'error elicitation/create': (step) => {
        if (!step.again && !step.altered) judgeRefusal(session, report, step);
      },
      error({ error: told, ref, name, from }) {
        const capabilities = session.capabilities('client');
        if (from !== 'server' || codeOf(told) !== VISIT_FIRST || !capabilities || takesMode(capabilities, 'url'))
          return;
        report({
          requirement: 'elicitation/required-error-without-capability',
          at: ref,
          path: ['error', 'code'],
          title: 'An address helps only who can go there',
          why: 'A client without this mode cannot act on the error, and the person learns nothing.',
          what: `${name} asks for a visit to an address first; ${declaration(session, 'client')} does not declare \`elicitation.url\`.`,
          ties: declaredAt(session, 'client'),
        });
      },
    };
  },
});
