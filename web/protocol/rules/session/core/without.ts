/** Requirements of this area that have no rule of their own here, each with the reason. */

const AS = (ids: string, why: string): string => `The same thing is found as ${ids}, ${why}.`;

/** Reasons by ledger id. */
export const withoutRule: Readonly<Record<string, string>> = {
  'discover/capabilities-required': AS('`discover/capabilities-missing`', 'by the type of the result'),
  'discover/supported-versions-required': AS('`discover/versions-missing`', 'by the type of the result'),
  'lifecycle/client-initiates': AS('`methods/server-calls-server-feature`', 'by the sender in the method table'),
  'lifecycle/negotiated-version': AS(
    '`methods/elicitation-since-2025-06-18` and its siblings',
    'one for each method that the agreed revision does not have',
  ),
  'stateless/capability-from-earlier-request': AS(
    '`mrtr/elicitation-undeclared`, `mrtr/sampling-undeclared` and `mrtr/roots-undeclared`',
    'which look at the very request that is answered, and at no other',
  ),
};
