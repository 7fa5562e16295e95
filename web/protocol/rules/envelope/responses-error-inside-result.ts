import { get, has, isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { code } from '../../json/describe.ts';

/** A failure belongs at the top level. https://www.jsonrpc.org/specification#response_object */
export const responsesErrorInsideResult = defineRule({
  id: 'responses/error-inside-result',
  requirements: ['responses/error-inside-result'],
  class: 'spec',
  kinds: ['response'],
  cues: [{ at: 'result.error' }],
  title: 'This `result` contains an `error` member',
  why: 'A response with a `result` counts as success, so the caller does not see the failure.',
  how: 'Move the `error` to the top level, in place of `result`. A failed tool uses `isError` and `content` instead.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Boom"}}' }],
    bad: [
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","id":1,"result":{⟦"error":{"code":-32603,"message":"Boom"}⟧}}',
      },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"result":{⟦"error":"Boom"⟧}}' },
    ],
  },
  judge(message) {
    const result = get(message.object, 'result');
    if (!isObject(result) || has(message.object, 'error')) return;
    const error = get(result, 'error');
    if (error === undefined || error === null || error === false) return;
    if (Object.keys(result).some((key) => key !== 'error' && key !== '_meta' && key !== 'resultType')) return;
    const fix = planFor(error);
    message.report({
      requirement: 'responses/error-inside-result',
      path: ['result', 'error'],
      mark: 'member',
      what: `${message.name} is a success whose \`result\` contains nothing but the error ${code(error)}.`,
      ...(fix ? { fix } : {}),
    });
  },
});

function planFor(error: JsonValue): FixPlan | null {
  if (!isObject(error) || typeof get(error, 'code') !== 'number' || typeof get(error, 'message') !== 'string')
    return null;
  return {
    says: 'Move the `error` to the top level.',
    safety: 'unsafe',
    steps: [
      { do: 'move', path: ['result', 'error'], to: ['error'] },
      { do: 'remove', path: ['result'] },
    ],
  };
}
