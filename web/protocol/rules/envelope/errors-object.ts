import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { whatIs } from '../../json/describe.ts';
import { errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY } from './meaning-examples.ts';

/** Turns a string into an object; other values contain too little information. */
function wrapPlan(error: JsonValue): FixPlan | undefined {
  if (typeof error !== 'string' || error === '') return undefined;
  return {
    says: 'Make it an object with the code -32603 (internal error).',
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['error'], value: { code: -32603, message: error } }],
  };
}

/** Moves details into their own member. */
function detailPlan(error: JsonObject, value: JsonValue): FixPlan | undefined {
  if (value === null || has(error, 'data')) return undefined;
  return {
    says: 'Rename it to `data` and add a short string as `message`.',
    safety: 'unsafe',
    steps: [
      { do: 'rename', path: ['error', 'message'], to: 'data' },
      { do: 'insert', path: ['error'], key: 'message', value: 'Request failed', after: 'code' },
    ],
  };
}

/** The form of `error` and of its `message`. */
export const errorsObject = defineRule({
  id: 'errors/object',
  requirements: ['errors/error-not-object', 'errors/message-missing', 'errors/message-type'],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [{ at: 'error', when: (error) => !isObject(error) || typeof get(error, 'message') !== 'string' }],
  title: '`error` {must} be an object with `code` and `message`',
  why: 'Receivers read `error.code` and display `error.message`, so without them the cause of the failure is unknown.',
  how: 'Write `{"code": …, "message": "…"}`, with one short sentence as the message and details in `data`.',
  examples: {
    good: [
      example('jsonrpc-2.0', failure('{"code":-32601,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":-32603,"message":"Disk full","data":{"free":0}}')),
    ],
    bad: [
      example(LEGACY, failure('⟦"Method not found"⟧')),
      example('2025-03-26', failure('{"code":-32601}').replace('"error"', '⟦"error"⟧')),
      example('2024-11-05', failure('{"code":-32603,"message":⟦{"reason":"disk full"}⟧}')),
      example('jsonrpc-2.0', failure('{"code":-32603,"message":⟦null⟧}')),
    ],
  },
  judge(message) {
    const error = errorOf(message);
    const whole = get(message.object, 'error');
    if (!error) {
      if (message.kind !== 'error' || whole === undefined || message.found('responses')) return;
      const fix = wrapPlan(whole);
      message.report({
        requirement: 'errors/error-not-object',
        path: ['error'],
        title: '`error` {must} be an object',
        what: `The error of ${inner(message)} is ${whatIs(whole)}; it must be an object with a \`code\` and a \`message\`.`,
        ...(fix ? { fix } : {}),
      });
      return;
    }
    const value = get(error, 'message');
    if (value === undefined) {
      message.report({
        requirement: 'errors/message-missing',
        path: ['error'],
        mark: 'missing',
        title: 'An error {must} have a `message`',
        what: `The error of ${inner(message)} has no \`message\`.`,
      });
    } else if (typeof value !== 'string') {
      const fix = detailPlan(error, value);
      message.report({
        requirement: 'errors/message-type',
        path: ['error', 'message'],
        title: 'The `message` of an error {must} be a string',
        what: `The error of ${inner(message)} has as its \`message\` ${whatIs(value)}; it must be a short string.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});
