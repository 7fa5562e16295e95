import { get, has, isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';

/** A response must not have both a result and an error. https://www.jsonrpc.org/specification#response_object */
export const responsesBothResultAndError = defineRule({
  id: 'responses/both-result-and-error',
  requirements: ['responses/both-result-and-error'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A response {must} not have both `result` and `error`',
  why: 'One means success and the other failure, so the outcome depends on which one a receiver checks first.',
  how: 'Keep `result` if the call succeeded, or `error` if it failed.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}' },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: '⟦{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":-32603,"message":"Internal error"}}⟧',
      },
      { revision: 'jsonrpc-2.0', text: '⟦{"jsonrpc":"2.0","id":1,"result":19,"error":{}}⟧' },
    ],
  },
  judge(message) {
    const { object } = message;
    if (has(object, 'method')) return;
    const result = get(object, 'result');
    const error = get(object, 'error');
    if (result === undefined || result === null || error === undefined || error === null) return;
    const failed = isObject(error) && has(error, 'code');
    const drop = failed ? 'result' : 'error';
    const keep = failed ? 'error' : 'result';
    message.report({
      requirement: 'responses/both-result-and-error',
      what: `${message.name} has both the result ${code(result, 40)} and the error ${code(error, 40)}, so it shows both success and failure.`,
      fix: {
        says: `Keep \`${keep}\` and remove \`${drop}\`.`,
        safety: 'unsafe',
        steps: [{ do: 'remove', path: [drop] }],
      },
    });
  },
});
