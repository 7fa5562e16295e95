import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { verdictOf } from './methods-verdict.ts';

/** `shutdown` and `exit`, as language servers have them. */
export const lifecycleNoShutdownMessage = defineRule({
  id: 'lifecycle/no-shutdown-message',
  requirements: ['lifecycle/no-shutdown-message'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'MCP has no message to end a session',
  why: 'The peer answers that it does not know the method, or drops it, and the session stays open.',
  how: 'Close the transport instead: the input of a local server, or the connection to a remote one.',
  examples: {
    good: [
      example(LEGACY, '{"jsonrpc":"2.0","id":9,"method":"ping"}'),
      example('jsonrpc-2.0', request('shutdown', '')),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":9,"method":⟦"shutdown"⟧}'),
      example('2024-11-05', '{"jsonrpc":"2.0","method":⟦"exit"⟧}'),
      example(MODERN, `{"jsonrpc":"2.0","id":9,"method":⟦"shutdown"⟧,"params":{${META}}}`),
    ],
  },
  judge(message) {
    if (verdictOf(message)?.is !== 'farewell') return;
    message.report({
      requirement: 'lifecycle/no-shutdown-message',
      path: ['method'],
      what: `${message.name} says ${named(message.method ?? '')}, a name from other protocols. In MCP a session ends when the transport is closed.`,
    });
  },
});
