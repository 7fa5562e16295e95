import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code, whatIs } from '../../json/describe.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';

/** A number in quotes that is a whole number without them. */
const QUOTED = /^-?(?:0|[1-9]\d{0,9})$/u;

/** The form of an error's `code`. */
export const errorsCodeForm = defineRule({
  id: 'errors/code-form',
  requirements: ['errors/code-missing', 'errors/code-type', 'errors/code-fractional'],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [UNUSUAL_CODE],
  title: 'An error has a whole number as its `code`',
  why: 'Programs tell one failure from another by the code. A value of another form equals none of the known numbers.',
  how: 'Give the error a `code`, a whole number without quotes.',
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
        title: 'An error has a `code`',
        what: `The error of ${inner(message)} has no \`code\`, the whole number by which programs tell what failed.`,
      });
    } else if (typeof value !== 'number') {
      const quoted = typeof value === 'string' && QUOTED.test(value);
      message.report({
        requirement: 'errors/code-type',
        path,
        title: 'An error code is a number',
        what: `The error of ${inner(message)} has as its \`code\` ${whatIs(value)}; it is a whole number, without quotes.`,
        ...(quoted
          ? {
              fix: {
                says: 'Take the quotes away.',
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
        title: 'An error code is a whole number',
        what: `The error of ${inner(message)} has the code ${code(value)}, which is no whole number.`,
      });
    }
  },
});
