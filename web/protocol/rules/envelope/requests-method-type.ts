import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { code, kindOf } from '../../json/describe.ts';

/** A method must be a string. https://www.jsonrpc.org/specification#request_object */
export const requestsMethodType = defineRule({
  id: 'requests/method-type',
  requirements: ['requests/method-type'],
  class: 'spec',
  kinds: ['invalid'],
  title: '`method` {must} be a string',
  why: 'Receivers look up the method by its name, and reject a message with any other value as an Invalid Request.',
  how: 'Write the name of the method in quotes. A response has no `method`.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":⟦7⟧}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"method":⟦["sum"]⟧}' },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":1,"method":⟦null⟧,"result":{}}',
        says: 'An empty member, serialized as null.',
      },
    ],
  },
  judge(message) {
    const { object } = message;
    const method = get(object, 'method');
    if (method === undefined || typeof method === 'string') return;
    const reply = has(object, 'result') || has(object, 'error');
    const shown = method === null ? '`null`' : `${code(method)}, ${kindOf(method)}`;
    const [only] = Array.isArray(method) && method.length === 1 ? method : [];
    message.report({
      requirement: 'requests/method-type',
      path: ['method'],
      what: `${message.name} has as its \`method\` ${shown}; it must be the name of a method, as a string.${reply ? ' A response has no such member.' : ''}`,
      ...(reply && method === null
        ? { fix: { says: 'Remove the `method`.', safety: 'safe', steps: [{ do: 'remove', path: ['method'] }] } }
        : {}),
      ...(typeof only === 'string'
        ? {
            fix: {
              says: `Write ${code(only)}.`,
              safety: 'safe',
              steps: [{ do: 'replace', path: ['method'], value: only }],
            },
          }
        : {}),
    });
  },
});
