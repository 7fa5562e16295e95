import { has } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { listed } from '../../json/describe.ts';

/** A message is a call or a reply, not both. https://www.jsonrpc.org/specification#response_object */
export const envelopeMixedKinds = defineRule({
  id: 'envelope/mixed-kinds',
  requirements: ['envelope/mixed-kinds'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [{ at: 'result' }, { at: 'error' }],
  title: 'A message is a call or a reply, not both',
  why: 'Some receivers look for `method` first and some for `result`, so the same bytes are a call to one and a reply to another.',
  how: 'Send two messages: the call with its `method`, the reply with the id of the request it answers.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","id":1,"method":"ping","result":{}}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{"jsonrpc":"2.0","id":1,"method":"sum","error":null}⟧' },
    ],
  },
  judge(message) {
    const replies = ['result', 'error'].filter((name) => has(message.object, name));
    if (replies.length === 0) return;
    message.report({
      requirement: 'envelope/mixed-kinds',
      what: `${message.name} has \`method\`, as a call has, and ${listed(replies)}, as a reply has. It is read here as a ${message.kind}.`,
    });
  },
});
