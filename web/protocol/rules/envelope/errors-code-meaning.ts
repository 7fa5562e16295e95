import { defineRule } from '../define.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { meaningOf } from './errors-codes.ts';
import { codeOf, errorOf } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';

/** One rule over the tables of codes and bands: one code, one finding. */
export const errorsCodeMeaning = defineRule({
  id: 'errors/code-meaning',
  requirements: [
    'errors/application-code',
    'errors/legacy-band',
    'errors/mcp-band-undefined',
    'errors/modern-code-in-legacy',
    'errors/reserved-range-undefined',
    'errors/retired-32002',
    'errors/retired-32042',
    'errors/server-range-meaning',
    'errors/sign-lost',
    'errors/url-elicitation-foreign',
  ],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [UNUSUAL_CODE],
  title: 'This error code has no meaning in this revision',
  why: 'A receiver acts on the codes it knows. Any other code tells it that something failed, and nothing more.',
  how: 'Use a code the revision defines where one fits; else a number of your own outside -32768 to -32000.',
  examples: {
    good: [
      example('jsonrpc-2.0', failure('{"code":-32601,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":-32002,"message":"Resource not found"}')),
      example(MODERN, failure('{"code":-32020,"message":"Header mismatch"}')),
    ],
    bad: [
      example('2025-06-18', failure('{"code":⟦404⟧,"message":"Not found"}')),
      example(MODERN, failure('{"code":⟦-32001⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32050⟧,"message":"Busy"}')),
      example(LEGACY, failure('{"code":⟦-32022⟧,"message":"Unsupported protocol version"}')),
      example(LEGACY, failure('{"code":⟦-32650⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32650⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32002⟧,"message":"Resource not found"}')),
      example(MODERN, failure('{"code":⟦-32042⟧,"message":"Login required"}')),
      example('jsonrpc-2.0', failure('{"code":⟦-32000⟧,"message":"Busy"}')),
      example(LEGACY, failure('{"code":⟦32601⟧,"message":"Method not found"}')),
      example('2025-06-18', failure('{"code":⟦-32042⟧,"message":"Login required"}')),
    ],
  },
  judge(message) {
    const number = codeOf(errorOf(message));
    const finding = number === null ? null : meaningOf(message, number);
    if (finding) message.report({ ...finding, path: ['error', 'code'] });
  },
});
