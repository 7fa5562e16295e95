import { get, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Carried } from '../define.ts';

const stdio = { transport: 'stdio' } as const;
const ROOTS = '"roots":[{"uri":"file:///work"}]';
const more = '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

/** A client only sends requests and notifications: it has nothing to respond to. */
export const clientResponse = defineWireRule({
  id: 'stdio/client-response',
  requirements: ['stdio/client-response'],
  class: 'spec',
  title: 'A client {must} not send responses',
  why: 'Servers of this revision send no requests, so a response from the client matches nothing.',
  how: 'Send the request again, with `inputResponses`.',
  examples: {
    good: [
      {
        revision: '2026-07-28',
        text: `{"jsonrpc":"2.0","id":1,"result":{${more},"tools":[],"ttlMs":0,"cacheScope":"private"}}\n`,
        ...stdio,
      },
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0","id":"s1","result":{${ROOTS}}}\n`, ...stdio },
    ],
    bad: [
      { revision: '2026-07-28', text: `⟦{"jsonrpc":"2.0","id":"s1","result":{${ROOTS}}}⟧\n`, ...stdio },
      {
        revision: '2026-07-28',
        text: '⟦{"jsonrpc":"2.0","id":"s2","result":{"action":"accept","content":{"name":"x"}}}⟧\n',
        ...stdio,
      },
    ],
  },
  begin: (_, report) => ({
    line(line) {
      for (const message of line.messages) {
        const described = message.kind === 'response' ? onlyOfClients(message) : null;
        if (!described) continue;
        report({
          requirement: 'stdio/client-response',
          at: line,
          place: { of: 'message', at: message.ref },
          what: `${line.name} is a response with ${named(described)}, which only clients send.`,
          unless: ['stateless/client-response'],
          instead: ['*'],
        });
      }
    },
  }),
});

/** The member that shows that a client sent the result; null for results of servers. */
function onlyOfClients({ result }: Carried): string | null {
  if (Array.isArray(get(result, 'roots'))) return 'roots';
  const action = get(result, 'action');
  if (action === 'accept' || action === 'decline' || action === 'cancel') return 'action';
  const isSampling = typeof get(result, 'role') === 'string' && typeof get(result, 'model') === 'string';
  return isSampling && (isObject(get(result, 'content')) || Array.isArray(get(result, 'content'))) ? 'model' : null;
}
