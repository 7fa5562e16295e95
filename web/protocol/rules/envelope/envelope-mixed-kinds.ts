import { has } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { listed } from '../../json/describe.ts';

/** A message should be either a call or a response. https://www.jsonrpc.org/specification#response_object */
export const envelopeMixedKinds = defineRule({
  id: 'envelope/mixed-kinds',
  requirements: ['envelope/mixed-kinds'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [{ at: 'result' }, { at: 'error' }],
  title: 'This message has members of both a request and a response',
  why: 'Some receivers check `method` first and some check `result` first, so the same message is a request to one and a response to another.',
  how: 'Send two messages: the request or notification with its `method`, and the response with the id of its request.',
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
      what: `${message.name} has \`method\`, like a request, and ${listed(replies)}, like a response. The playground reads it as a ${message.kind}.`,
    });
  },
});
