import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { isObject } from '../../../json/object.ts';
import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { code, listed } from '../../../json/describe.ts';
import { isAboutTransport, requestText, errorText } from './reading.ts';

const OPEN = handshake('2025-11-25');
const PING = client('"id":1,"method":"ping"');

/**
 * A ping is answered only with `{}`.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/ping#behavior-requirements
 */
export const pingAnswers = defineSessionRule({
  id: 'ping/answers',
  requirements: ['ping/answered-with-error', 'ping/result-not-empty'],
  class: 'spec',
  title: 'A ping {must} be answered with an empty result',
  why: 'The sender only checks that the other side responds, so an error looks like a broken connection, which it may close.',
  how: 'Answer every `ping` with `"result": {}`, regardless of the declared capabilities.',
  examples: {
    good: [
      { revision: '2025-11-25', text: talk(OPEN, PING, server('"id":1,"result":{}')) },
      { revision: '2025-11-25', text: talk(OPEN, PING, server('"id":1,"result":{"_meta":{"seen":1}}')) },
      {
        revision: '2025-11-25',
        text: talk(OPEN, PING, server('"id":1,"error":{"code":-32603,"message":"Request timed out"}')),
        says: 'No response came from the server: an SDK of the client wrote this.',
      },
      {
        revision: '2025-11-25',
        text: talk(
          OPEN,
          client('"id":1,"method":"ping","params":[]'),
          server('"id":1,"error":{"code":-32600,"message":"Invalid Request"}'),
        ),
        says: 'An invalid request is rejected, even a ping.',
        besides: ['requests/params-by-position'],
      },
    ],
    bad: [
      {
        revision: '2025-11-25',
        text: talk(OPEN, PING, server('"id":1,"error":⟦{"code":-32601,"message":"Method not found"}⟧')),
      },
      {
        revision: '2024-11-05',
        text: talk(
          handshake('2024-11-05'),
          server('"id":"p","method":"ping"'),
          client('"id":"p","error":⟦{"code":-32603,"message":"Not now"}⟧'),
        ),
      },
      { revision: '2025-11-25', text: talk(OPEN, PING, server('"id":1,"result":⟦{"status":"ok"}⟧')) },
      {
        revision: '2025-03-26',
        text: talk(handshake('2025-03-26'), PING, server('"id":1,"result":⟦{"pong":true,"at":3}⟧')),
      },
    ],
  },
  begin(session, report) {
    const wrong = new Set<Call>();
    return {
      'request ping'({ call, object }) {
        if (call && !isPlain(object)) wrong.add(call);
      },
      'error ping'(step) {
        const { call, again, ref: at, name } = step;
        if (!call || again || wrong.has(call) || isAboutTransport(errorText(step))) return;
        report({
          requirement: 'ping/answered-with-error',
          at,
          path: ['error'],
          what: `${name} answers ${requestText(session, call)} with the id ${code(call.id)} with an error; a ping always gets an empty result.`,
          ties: [{ at: call.ref }],
        });
      },
      'response ping'({ call, again, result, ref: at, name }) {
        const names = Object.keys(result).filter((key) => key !== '_meta' && key !== 'resultType');
        if (!call || again || names.length === 0) return;
        report({
          requirement: 'ping/result-not-empty',
          at,
          path: ['result'],
          why: 'Clients that validate the empty result reject the response and consider the server broken.',
          what: `${name} answers ${requestText(session, call)} with ${listed(names, 'and', 3)} in its result, which must be empty.`,
          fix: {
            says: names.length === 1 ? `Remove ${listed(names)}.` : 'Remove these members.',
            safety: 'unsafe',
            steps: names.map((key) => ({ do: 'remove', path: ['result', key] })),
          },
          ties: [{ at: call.ref }],
        });
      },
    };
  },
});

/** Whether the request is valid apart from its method: an invalid request is rejected whatever its method. */
function isPlain({ jsonrpc, params }: JsonObject): boolean {
  const meta = isObject(params) ? params['_meta'] : undefined;
  return (
    jsonrpc === '2.0' &&
    (params === undefined || isObject(params)) &&
    (meta === undefined || isObject(meta)) &&
    rightToken(meta)
  );
}

function rightToken(meta: JsonValue | undefined): boolean {
  const token = isObject(meta) ? meta.progressToken : undefined;
  return token === undefined || typeof token === 'string' || Number.isInteger(token);
}
