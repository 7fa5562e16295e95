import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code, whatIs } from '../../json/describe.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';

/** A string that contains an integer. */
const QUOTED = /^-?(?:0|[1-9]\d{0,9})$/u;

/** The form of an error's `code`. */
export const errorsCodeForm = defineRule({
  id: 'errors/code-form',
  requirements: ['errors/code-missing', 'errors/code-type', 'errors/code-fractional'],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [UNUSUAL_CODE],
  title: 'An error {must} have an integer `code`',
  why: 'Programs distinguish errors by their code, and a value of another type matches none of the known codes.',
  how: 'Give the error an integer `code`, without quotes.',
  examples: {
    good: [
      example('jsonrpc-2.0', failure('{"code":-32601,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":-32602,"message":"Unknown tool","data":{"tool":"add"}}')),
    ],
    bad: [
      example('jsonrpc-2.0', failure('{"message":"Method not found"}').replace('"error"', '⟦"error"⟧')),
      example(LEGACY, failure('{"code":⟦"-32601"⟧,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":⟦null⟧,"message":"Method not found"}')),
      example(MODERN, failure('{"code":⟦1.5⟧,"message":"Failed"}')),
    ],
  },
  judge(message) {
    const error = errorOf(message);
    if (!error) return;
    const value = get(error, 'code');
    const path = ['error', 'code'];
    if (value === undefined) {
      message.report({
        requirement: 'errors/code-missing',
        path: ['error'],
        mark: 'missing',
        title: 'An error {must} have a `code`',
        what: `The error of ${inner(message)} has no \`code\`, the integer by which programs distinguish errors.`,
      });
    } else if (typeof value !== 'number') {
      const quoted = typeof value === 'string' && QUOTED.test(value);
      message.report({
        requirement: 'errors/code-type',
        path,
        title: 'An error code {must} be a number',
        what: `The error of ${inner(message)} has as its \`code\` ${whatIs(value)}; it must be an integer, without quotes.`,
        ...(quoted
          ? {
              fix: {
                says: 'Remove the quotes.',
                safety: 'safe',
                steps: [{ do: 'replace', path, value: Number(value) }],
              },
            }
          : {}),
      });
    } else if (!Number.isInteger(value)) {
      message.report({
        requirement: 'errors/code-fractional',
        path,
        title: 'An error code {must} be an integer',
        what: `The error of ${inner(message)} has the code ${code(value)}, which is not an integer.`,
      });
    }
  },
});
