import { answer, requestBody, blocks, get, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';

const STREAM = 'text/event-stream';

/** A GET opens a stream, so the client must accept one. */
export const getAccept = defineWireRule({
  id: 'http/get-accept',
  requirements: ['http/get-accept'],
  class: 'spec',
  title: 'A GET of the MCP endpoint {must} accept an event stream',
  why: 'A GET can only return a stream, so without the type in `Accept` servers return a web page or reject the request.',
  how: 'Send `Accept: text/event-stream` with the GET.',
  examples: {
    good: [
      { revision: '2025-06-18', text: get('2025-06-18') },
      { revision: '2025-06-18', text: get('2025-06-18', { Accept: 'application/json, Text/Event-Stream;q=0.9' }) },
      {
        revision: '2025-06-18',
        text: 'GET /.well-known/oauth-protected-resource HTTP/1.1\nMCP-Protocol-Version: 2025-06-18\n\n',
        says: 'Metadata is not a stream.',
      },
      {
        revision: '2025-06-18',
        text: blocks(
          get('2025-06-18', { Accept: 'application/json', '': 'GET /meta/one HTTP/1.1' }),
          answer('200 OK', '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://a.example"]}'),
          post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list')),
        ),
        says: 'Messages are sent to another URL.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: get('2025-06-18', { Accept: '⟦application/json⟧' }) },
      { revision: '2025-11-25', text: get('2025-11-25', { Accept: null, '': '⟦GET /mcp HTTP/1.1⟧' }) },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      if (request.method !== 'GET' || !request.mcp) return;
      const header = request.header('accept');
      if (header?.value.toLowerCase().includes(STREAM)) return;
      report({
        requirement: 'http/get-accept',
        at: request,
        place: header ? { of: 'header', header } : { of: 'head' },
        what: header
          ? `${request.name} accepts ${named(header.value)}, which does not name ${named(STREAM)}.`
          : `${request.name} has no ${named('Accept')} header.`,
        fix: {
          says: `Accept ${named(STREAM)}.`,
          safety: 'safe',
          steps: [{ do: 'set', header: 'Accept', value: STREAM }],
        },
      });
    },
  }),
});
