import { requestBody, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';

const CALL = requestBody('2025-06-18', 1, 'tools/list');
const NEXT = requestBody('2025-06-18', 2, 'ping');

/** A POST contains exactly one message. */
export const bodyNotJsonRpc = defineWireRule({
  id: 'http/body-not-json-rpc',
  requirements: ['http/body-not-json-rpc'],
  class: 'spec',
  title: 'The body of a POST {must} be one JSON-RPC message',
  why: 'The server parses the body as one JSON value, which fails for forms, plain text or a second message after the first.',
  how: 'Send one POST for each message, with its JSON as the body.',
  examples: {
    good: [
      { revision: '2025-06-18', text: post('2025-06-18', CALL) },
      {
        revision: '2025-06-18',
        text: post('2025-06-18', JSON.stringify(JSON.parse(CALL), null, 2)),
        says: 'The layout of the JSON does not matter.',
      },
      {
        revision: '2025-03-26',
        text: post('2025-03-26', `[${CALL},${NEXT}]`),
        says: 'A batch is a single JSON value.',
      },
      {
        revision: '2025-06-18',
        text: 'POST /token HTTP/1.1\nHost: auth.example.com\nContent-Type: application/x-www-form-urlencoded\n\ngrant_type=refresh_token&refresh_token=x&client_id=c&resource=https%3A%2F%2Fmcp.example.com%2Fmcp',
        says: 'A request for a token is not a message.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: post('2025-06-18', `${CALL}\n⟦${NEXT}⟧`) },
      { revision: '2025-11-25', text: post('2025-11-25', '⟦method=tools/list&id=1⟧') },
      { revision: '2025-03-26', text: post('2025-03-26', '', { '': '⟦POST /mcp HTTP/1.1⟧' }) },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      const { method, mcp, body, messages, partial } = request;
      if (method !== 'POST' || !mcp) return;
      const requirement = 'http/body-not-json-rpc';
      const second = messages.find(({ ref }) => ref.entry !== messages[0]?.ref.entry);
      if (second) {
        const what = `${request.name} contains a second message after the first.`;
        report({
          requirement,
          at: request,
          place: { of: 'message', at: second.ref },
          what,
          instead: ['json-text-after-end'],
        });
      } else if (body === null) {
        if (!partial) report({ requirement, at: request, what: `${request.name} has no body.` });
      } else if (messages.length === 0 && !request.form()?.has('grant_type') && request.json() === undefined) {
        const what = `The body of ${request.description} begins with ${named(body.slice(0, 30))}, and is not valid JSON.`;
        report({ requirement, at: request, place: { of: 'body' }, what });
      }
    },
  }),
});
