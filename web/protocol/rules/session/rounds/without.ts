/** Requirements of this area that no rule reports under their own id, and why. */

const SAME = (id: string): string => `The same as \`${id}\`, which reports it.`;

/** Reasons by ledger id. */
export const withoutRule: Readonly<Record<string, string>> = {
  'elicitation/form-mode-without-capability':
    'The same as `capabilities/elicitation-form-mode` where there is a handshake, and as `mrtr/elicitation-form-undeclared` where there is none; they report it.',
  'elicitation/request-from-client': SAME('methods/client-calls-client-feature'),
  'elicitation/request-without-capability': SAME('capabilities/elicitation-create'),
  'elicitation/standalone-request-removed': SAME('stateless/server-request'),
  'elicitation/url-input-request-without-capability': SAME('mrtr/elicitation-url-undeclared'),
  'elicitation/url-mode-without-capability': SAME('capabilities/elicitation-url-mode'),
  'input/elicitation-without-capability': SAME('mrtr/elicitation-undeclared'),
  'input/response-kind-mismatch': SAME('mrtr/input-response-kind'),
  'input/roots-without-capability': SAME('mrtr/roots-undeclared'),
  'listen/duplicate-id':
    'A subscription waits for its answer until it ends, so that a second one with its id is a case of `ids/reused-in-flight`, an error.',
  'mrtr/answer-after-input-required':
    'A second answer to a request is a case of `responses/answered-twice`, whatever the first one was.',
  'sampling/include-context-without-capability':
    'These values are on their way out whatever the client declares: `deprecated/include-context` warns of them at the same place.',
  'sampling/input-request-without-capability': SAME('mrtr/sampling-undeclared'),
  'sampling/request-from-client': SAME('methods/client-calls-client-feature'),
  'sampling/request-without-capability': SAME('capabilities/sampling-create-message'),
  'sampling/standalone-request-removed': SAME('stateless/server-request'),
  'sampling/tools-in-input-request-without-capability': SAME('mrtr/sampling-tools-undeclared'),
  'sampling/tools-without-capability': SAME('capabilities/sampling-tools'),
  'stdio/fallback-after-modern-error': SAME('version/fallback-after-modern-error'),
  'stdio/initialize-error-without-versions': SAME('version/initialize-error-names-versions'),
  'stdio/message-after-cancel':
    'The same as `cancellation/messages-after-cancel-stdio`, which reports it on stdio; where the transport is not known, `cancellation/response-after-cancel` does.',
  'stdio/probe-not-first': SAME('version/probe-first'),
};
