/** Tools, their schemas and contents: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'caching/hints-required-tools-list': {
    says: 'A list of tools says in `ttlMs` and `cacheScope` how long, and for whom, it may be kept.',
    why: 'A client cannot tell when the list is too old, nor who may share it.',
  },
  'http-headers/annotation-behind-ref': { says: '`x-mcp-header` does not stand where only a `$ref` leads.' },
  'http-headers/annotation-control-character': { says: 'The name of a header has no control characters in it.' },
  'http-headers/annotation-duplicate': { says: 'No two arguments of a tool have the same header, letter case aside.' },
  'http-headers/annotation-empty': { says: 'The name of a header is not empty.' },
  'http-headers/annotation-in-composition': {
    says: '`x-mcp-header` does not stand below `oneOf`, `anyOf`, `allOf`, `not`, `if` or another keyword but `properties`.',
  },
  'http-headers/annotation-in-items': { says: '`x-mcp-header` does not stand within the items of a list.' },
  'http-headers/annotation-not-primitive': {
    says: 'Only arguments that are texts, whole numbers or flags become headers.',
  },
  'http-headers/annotation-not-token': {
    says: 'The name of a header has letters of ASCII, digits and few signs in it.',
  },
  'http-headers/annotation-number-type': {
    says: 'Arguments of type `number` do not become headers; whole numbers do.',
  },
  'input-schema/network-ref': {
    says: 'A `$ref` in `inputSchema` does not lead to the network, where nobody follows it unasked.',
  },
  'json-schema/network-ref': {
    says: 'A `$ref` in a schema does not lead to the network, where nobody follows it unasked.',
  },
  'output-schema/not-valid-json-schema': { says: '`outputSchema` is a valid JSON Schema in its dialect.' },
  'x-mcp-header/behind-ref': { says: '`x-mcp-header` does not stand where only a `$ref` leads.' },
  'x-mcp-header/control-characters': { says: 'The name of a header has no control characters in it.' },
  'x-mcp-header/duplicate': { says: 'No two arguments of a tool have the same header, letter case aside.' },
  'x-mcp-header/empty': { says: 'The name of a header is not empty.' },
  'x-mcp-header/non-primitive': { says: 'Only arguments that are texts, whole numbers or flags become headers.' },
  'x-mcp-header/not-a-string': { says: '`x-mcp-header` is the name of a header, a text.' },
  'x-mcp-header/number-type': { says: 'Arguments of type `number` do not become headers; whole numbers do.' },
  'x-mcp-header/sensitive-parameter': { says: 'Secrets, and what says who a person is, do not become headers.' },
  'x-mcp-header/token-syntax': { says: 'The name of a header has letters of ASCII, digits and few signs in it.' },
  'x-mcp-header/under-composition': {
    says: '`x-mcp-header` does not stand below `oneOf`, `anyOf`, `allOf`, `not`, `if` or another keyword but `properties`.',
  },
  'x-mcp-header/under-items': { says: '`x-mcp-header` does not stand within the items of a list.' },
};
