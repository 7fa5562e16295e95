import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { code, kindOf } from '../../json/describe.ts';

/** A method is a string. https://www.jsonrpc.org/specification#request_object */
export const requestsMethodType = defineRule({
  id: 'requests/method-type',
  requirements: ['requests/method-type'],
  class: 'spec',
  kinds: ['invalid'],
  title: '`method` is a string',
  why: 'Receivers look the method up by its name. Nothing else can be looked up, so the message is refused as an Invalid Request.',
  how: 'Write the name of the method in quotes. A reply has no `method` at all.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":⟦7⟧}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"method":⟦["sum"]⟧}' },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":1,"method":⟦null⟧,"result":{}}',
        says: 'An empty member, written out.',
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
      what: `${message.name} has as its \`method\` ${shown}; it is the name of a method, as a string.${reply ? ' A reply has no such member.' : ''}`,
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
