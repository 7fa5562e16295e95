import { isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { listed, named } from '../../json/describe.ts';
import { misspelt, present, roleOf } from './members.ts';

/** A request or notification needs a method. https://www.jsonrpc.org/specification#request_object */
export const requestsMethodMissing = defineRule({
  id: 'requests/method-missing',
  requirements: ['requests/method-missing'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A request {must} have a `method`',
  why: 'The method selects the operation, so without it the receiver has parameters but cannot run anything.',
  how: 'Add `method` with the name of the method, e.g. `tools/list`.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","id":1,"params":{"name":"greet"}}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{"jsonrpc":"2.0","params":[1,2]}⟧', says: 'A notification needs it too.' },
      { revision: '2025-11-25', text: '⟦{"jsonrpc":"2.0","id":1,"methd":"ping"}⟧', says: 'A misspelled member name.' },
    ],
  },
  judge(message) {
    const { object } = message;
    if (!isObject(message.value) || roleOf(object) !== 'call' || present(object, 'method')) return;
    const near = misspelt(object, 'method');
    if (near === null) {
      message.report({
        requirement: 'requests/method-missing',
        mark: 'missing',
        what: `${message.name} has ${listed(Object.keys(object))}, like a request, but no \`method\`.`,
      });
      return;
    }
    message.report({
      requirement: 'requests/method-missing',
      mark: 'missing',
      what: `${message.name} has no \`method\`; ${named(near)} is similar, but a different name.`,
      fix: { says: 'Rename it to `method`.', safety: 'safe', steps: [{ do: 'rename', path: [near], to: 'method' }] },
    });
  },
});
