import { type CueContext, type Message, defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { example, LEGACY, META, MODERN, notification, request, response, SERVER_META } from './meaning-examples.ts';
import { sentBy } from './methods-verdict.ts';

/** The known or inferred sender is not the one that sends such messages. */
function mayBeMisdirected({ kind, row, from, model }: CueContext): boolean {
  if (from === 'unknown') return false;
  if (model.era === 'stateless' && (from === 'server' ? kind === 'request' : kind === 'response' || kind === 'error'))
    return true;
  return row !== null && row.sender !== 'both' && row.sender !== from;
}

/** The violated requirement and a description of the cause; null if the direction is correct. */
function misdirected(message: Message): readonly [requirement: string, because: string] | null {
  const { kind, row, model } = message;
  const stateless = model.era === 'stateless';
  if (sentBy(message, 'server')) {
    if (kind === 'request' && stateless && !notifies(message)) return serverRequest(message);
    if (!row || row.sender !== 'client') return null;
    return row.kind === 'request'
      ? ['methods/server-calls-server-feature', 'it is a request that servers answer']
      : ['methods/server-sends-client-notification', 'it is a notification from the client'];
  }
  if (!sentBy(message, 'client')) return null;
  if (kind === 'response' || kind === 'error') {
    return stateless
      ? ['stateless/client-response', 'servers send no requests, so a client has nothing to respond to']
      : null;
  }
  if (!row || row.sender !== 'server') return null;
  if (row.kind === 'request') return ['methods/client-calls-client-feature', 'it is a request that clients answer'];
  return stateless && message.method === 'notifications/progress'
    ? ['methods/client-progress-in-stateless', 'servers send no requests, so a client has no progress to report']
    : ['methods/client-sends-server-notification', 'it is a notification from the server'];
}

/** True for a notification that is a request only because of its `id`; another rule reports that. */
function notifies({ method, row }: Message): boolean {
  return row?.kind === 'notification' || (method?.startsWith('notifications/') ?? false);
}

function serverRequest(message: Message): readonly [string, string] {
  if (message.method === 'ping') return ['stateless/server-ping', 'servers send no requests, not even a ping'];
  return message.row?.sender === 'client'
    ? ['direction/feature-request-from-server', 'it is a request that servers answer']
    : ['stateless/server-request', 'servers send requests only inside an `input_required` result'];
}

/** One rule for the senders in the method table. */
export const directionSender = defineRule({
  id: 'direction/sender',
  requirements: [
    'direction/feature-request-from-server',
    'methods/client-calls-client-feature',
    'methods/client-progress-in-stateless',
    'methods/client-sends-server-notification',
    'methods/server-calls-server-feature',
    'methods/server-sends-client-notification',
    'stateless/client-response',
    'stateless/server-ping',
    'stateless/server-request',
  ],
  class: 'spec',
  kinds: ['request', 'notification', 'response', 'error'],
  cues: [{ method: mayBeMisdirected }],
  title: 'This side {must} not send this message',
  note: 'Usually only the other side sends this message',
  why: 'The receiver has no handler for it, so it rejects a request and ignores a notification; in a log the two sides are often swapped.',
  how: 'Check which side sends the message. If the sender is marked incorrectly, correct it.',
  examples: {
    good: [
      example(LEGACY, request('tools/list', ''), 'client'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"roots/list"}', 'server'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"ping"}', 'server'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"result":{}}', 'client'),
      example(MODERN, response(`"resultType":"complete","content":[],${SERVER_META}`), 'server'),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"tools/list"⟧}', 'server'),
      example(MODERN, `{"jsonrpc":"2.0","id":1,"method":⟦"tools/list"⟧,"params":{${META}}}`, 'server'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"roots/list"⟧}', 'client'),
      example(
        MODERN,
        notification('notifications/progress', '"progressToken":"p","progress":1').replace(/"not[^"]*"/u, '⟦$&⟧'),
        'client',
      ),
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"notifications/tools/list_changed"⟧}', 'client'),
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"notifications/initialized"⟧}', 'server'),
      example(MODERN, '⟦{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","action":"decline"}}⟧', 'client'),
      example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"ping"⟧}', 'server'),
      example(MODERN, '{"jsonrpc":"2.0","id":1,"method":⟦"roots/list"⟧}', 'server'),
    ],
  },
  judge(message) {
    const [requirement, because] = misdirected(message) ?? [];
    if (requirement === undefined || because === undefined) return;
    const sender = message.from === 'server' ? 'the server' : 'the client';
    const called = message.method === null ? `a response` : named(message.method);
    message.report({
      requirement,
      ...(message.method === null ? {} : { path: ['method'] }),
      what: `${message.name} is ${called} from ${sender}, but ${because}.`,
    });
  },
});
