import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { verdictOf } from './methods-verdict.ts';

/** `shutdown` and `exit`, as in the Language Server Protocol. */
export const lifecycleNoShutdownMessage = defineRule({
  id: 'lifecycle/no-shutdown-message',
  requirements: ['lifecycle/no-shutdown-message'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'An MCP session {must} be ended by closing its transport',
  why: 'The peer rejects or ignores the unknown method, and the session stays open.',
  how: 'Close the transport instead: the input stream of a local server, or the connection to a remote one.',
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
      what: `${message.name} has the method ${named(message.method ?? '')}, which comes from another protocol. An MCP session ends when the transport is closed.`,
    });
  },
});
