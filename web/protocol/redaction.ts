/** Heavy entry point: hides secrets in many texts alike, for programs that record them. `exports.ts` has more, and loads more. */
export { type SecretKind } from './secrets/kinds.ts';
export { createRedactor } from './secrets/redact.ts';
