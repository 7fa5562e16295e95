/** `error.data`: details of an error for programs. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

const ERRORS: readonly PageLink[] = [
  { title: 'JSON-RPC in MCP, Responses', page: 'basic/messages#responses', only: ['2024-11-05'] },
  { title: 'Base protocol, Responses', page: 'basic/index#responses', only: ['2025-03-26', '2025-06-18'] },
  {
    title: 'Base protocol, Error Responses',
    page: 'basic/index#error-responses',
    only: ['2025-11-25', '2026-07-28'],
  },
];
const RESOURCES: readonly PageLink[] = [
  { title: 'Resources, Error Handling', page: 'server/resources#error-handling' },
];

/** The walkthrough. */
export const errorData: Walkthrough = {
  id: 'error-data',
  title: 'Put details into error.data',
  chapter: 'errors',
  says: 'Give programs what a sentence cannot: the resource, the member, the supported revisions.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'notes',
  greeted: true,
  steps: [
    {
      id: 'three',
      title: 'Three members, three readers',
      text: 'An error has `code`, `message`, and optionally `data`. Programs decide by the code. People read the message. `data` is for programs that need more than the code: any JSON value, defined by the server.\n\nThis note does not exist.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'resources/read', params: { uri: 'note:///99' } } },
      question: {
        ask: 'A client wants to remove this note from its list. Where does it find the URI?',
        options: [
          {
            text: 'In `error.message`, with a pattern',
            says: 'The wording may change at any time, or be in another language.',
          },
          {
            text: 'In `error.data`',
            right: true,
            says: 'It is an object with `uri`, so the client needs no pattern.',
          },
          { text: 'In `result`', says: 'A response has either `result` or `error`.' },
        ],
      },
      remark:
        'The client could also look up its request by the `id`. But a log or another program has only the response.',
      links: RESOURCES,
    },
    {
      id: 'where',
      title: 'Show where the mistake is',
      text: 'The request lacks the URI. JSON-RPC does not define the members of `data`, and MCP defines them only for a few errors. So each server chooses them, and should document them.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { url: 'note:///1' } } },
      shows: 'resources/read-uri-required',
      remark:
        'This server puts the place of the mistake into `data`. Another server may omit `data`, so a client must not depend on it.',
      links: ERRORS,
    },
    {
      id: 'defined',
      title: 'Data that MCP defines',
      text: 'For some errors MCP defines `data`, because clients continue with it. This request has a revision that no server supports.',
      only: STATELESS,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/list',
          params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } },
        },
      },
      remark:
        '`data.supported` lists what the server supports, and `data.requested` repeats the request. The client selects a revision and sends its request again, without asking anyone.',
      links: [{ title: 'Protocol Version Negotiation', page: 'basic/versioning#protocol-version-negotiation' }],
    },
    {
      id: 'defined-2025',
      title: 'Data that MCP defines',
      text: 'For some errors MCP shows or defines `data`, because clients continue with it. Its example of a failed `initialize` lists the supported revisions. In 2025-11-25 the error `-32042` has the URLs that the user must open first.',
      only: HANDSHAKE,
      question: {
        ask: 'What does a client do with `data` that it does not know?',
        options: [
          { text: 'It rejects the response', says: 'The error is complete without `data`.' },
          {
            text: 'It ignores it, or shows it to developers',
            right: true,
            says: '`code` and `message` are enough to handle the error.',
          },
          {
            text: 'It gives it to the language model as an instruction',
            says: 'It comes from outside, and may contain anything.',
          },
        ],
      },
      remark: 'New members in `data` break no client. A new code may.',
      links: [{ title: 'Lifecycle', page: 'basic/lifecycle' }],
    },
    {
      id: 'not-everything',
      title: 'What does not belong there',
      text: 'A server caught an exception of its database. The stack trace would help its developer.',
      question: {
        ask: 'Should the server put the trace into `data`?',
        options: [
          {
            text: 'Yes, it is for programs',
            says: 'The client may show or store it, and the trace contains paths, queries, or passwords.',
          },
          {
            text: 'No, it belongs in the log of the server',
            right: true,
            says: 'An id of the log entry in `data` is enough to find it.',
          },
        ],
      },
      remark: 'The same applies to `message`: it says what failed, not how the server is built.',
      links: ERRORS,
    },
  ],
};
