import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';

const PREFIX = 'rpc.';

/** Names that begin with `rpc.` are reserved for JSON-RPC. https://www.jsonrpc.org/specification#request_object */
export const requestsReservedRpcPrefix = defineRule({
  id: 'requests/reserved-rpc-prefix',
  requirements: ['requests/reserved-rpc-prefix'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'Method names {must} not begin with `rpc.`',
  why: 'These names are reserved for JSON-RPC and its extensions, and a custom method with such a name can collide with them.',
  how: 'Choose another name. The prefix is allowed only if a JSON-RPC extension defines the method.',
  examples: {
    good: [
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"method":"subtract","params":[42,23]}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"method":"rpc/sum"}',
        says: 'Only the prefix with the period is reserved.',
      },
    ],
    bad: [{ revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"method":⟦"rpc.subtract"⟧,"params":[42,23]}' }],
  },
  judge(message) {
    const { method, model } = message;
    if (method === null || !method.startsWith(PREFIX)) return;
    const rest = method.slice(PREFIX.length);
    const free = rest !== '' && !rest.startsWith(PREFIX) && (model.methods.size === 0 || model.methods.has(rest));
    message.report({
      requirement: 'requests/reserved-rpc-prefix',
      path: ['method'],
      what: `${message.name} calls ${named(method)}; names that begin with \`rpc.\` are reserved for JSON-RPC.`,
      ...(free
        ? {
            fix: {
              says: `Rename it to ${named(rest)}.`,
              safety: 'unsafe',
              steps: [{ do: 'replace', path: ['method'], value: rest }],
            },
          }
        : {}),
    });
  },
});
