/** How messages are sent: a short page of facts, per revision where they differ. */
import type { RevisionId } from '../types.ts';

/** One fact, and the revisions it applies to. */
export interface TransportFact {
  topic: string;
  says: string;
  /** Since this revision. Default: since the first that has the transport. */
  from?: RevisionId;
  /** Until this revision (inclusive). Default: the last that has the transport. */
  to?: RevisionId;
}

/** One transport. */
export interface TransportDoc {
  id: 'stdio' | 'http' | 'sse';
  title: string;
  says: string;
  revisions: readonly RevisionId[];
  facts: readonly TransportFact[];
  links: readonly { revision: RevisionId; url: string }[];
}

const ROOT = 'https://modelcontextprotocol.io/specification/';
const link = (revision: RevisionId, path: string) => ({ revision, url: `${ROOT}${revision}/${path}` });

/** The most common transport first. */
export const TRANSPORTS: readonly TransportDoc[] = [
  {
    id: 'stdio',
    title: 'stdio',
    says: 'The client starts the server as a subprocess and communicates with it over standard input and output.',
    revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    facts: [
      { topic: 'Framing', says: 'Each line is one message in UTF-8. A message contains no line breaks.' },
      { topic: 'Standard output', says: 'Standard output carries only messages; any other output breaks the session.' },
      { topic: 'Logs', says: 'Standard error carries free-form log text. Output there does not indicate an error.' },
      { topic: 'Batches', says: 'A line may be an array of messages.', from: '2025-03-26', to: '2025-03-26' },
      {
        topic: 'Direction',
        says: 'Both sides send requests, and both sides send responses.',
        to: '2025-11-25',
      },
      {
        topic: 'Direction',
        says: 'Only the client sends requests. The server requests what it needs inside a result.',
        from: '2026-07-28',
      },
      {
        topic: 'Cancellation',
        says: 'All messages share one channel, so `notifications/cancelled` names the request to cancel.',
      },
      {
        topic: 'Shutdown',
        says: 'The client closes standard input, waits, and terminates the process only if it does not exit.',
      },
    ],
    links: [
      link('2024-11-05', 'basic/transports#stdio'),
      link('2025-03-26', 'basic/transports#stdio'),
      link('2025-06-18', 'basic/transports#stdio'),
      link('2025-11-25', 'basic/transports#stdio'),
      link('2026-07-28', 'basic/transports/stdio'),
    ],
  },
  {
    id: 'http',
    title: 'Streamable HTTP',
    says: 'The client sends every message as a POST to one URL; responses are JSON or an event stream.',
    revisions: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    facts: [
      {
        topic: 'Sending',
        says: 'Each message is a separate POST with `Accept: application/json, text/event-stream`.',
      },
      {
        topic: 'Responses',
        says: 'The response to a request is one JSON object, or an event stream that ends with the JSON-RPC response. The response to a notification is status 202 without a body.',
      },
      { topic: 'Batches', says: 'The body may be an array of messages.', to: '2025-03-26' },
      {
        topic: 'Listening',
        says: 'With a GET, the client opens a stream for messages that the server sends on its own; 405 means that the server offers no such stream.',
        to: '2025-11-25',
      },
      {
        topic: 'Listening',
        says: 'GET is no longer used: `subscriptions/listen` is a POST whose response is a stream that stays open.',
        from: '2026-07-28',
      },
      {
        topic: 'Session',
        says: 'The response to `initialize` may carry `Mcp-Session-Id`; the client then sends it with every request. Status 404 means that the session has ended; DELETE ends it.',
        to: '2025-11-25',
      },
      {
        topic: 'Session',
        says: 'There are no sessions: the `_meta` of each request contains everything the server needs to know.',
        from: '2026-07-28',
      },
      {
        topic: 'Version',
        says: 'After the handshake, each request has the header `MCP-Protocol-Version`. Without it, a server assumes 2025-03-26.',
        from: '2025-06-18',
        to: '2025-11-25',
      },
      {
        topic: 'Headers',
        says: 'Each request has `MCP-Protocol-Version` and `Mcp-Method`; calls of tools, prompts and resources also have `Mcp-Name`. If a header contradicts the body, the server rejects the request with -32020.',
        from: '2026-07-28',
      },
      {
        topic: 'Broken streams',
        says: 'Events may have ids; a GET with `Last-Event-ID` resumes the stream. A broken connection cancels no request.',
        to: '2025-11-25',
      },
      {
        topic: 'Broken streams',
        says: 'A stream cannot be resumed, and closing it cancels the request.',
        from: '2026-07-28',
      },
      {
        topic: 'Security',
        says: 'Servers validate `Origin` to keep web pages out of the local network. Local servers listen only on 127.0.0.1.',
      },
    ],
    links: [
      link('2025-03-26', 'basic/transports#streamable-http'),
      link('2025-06-18', 'basic/transports#streamable-http'),
      link('2025-11-25', 'basic/transports#streamable-http'),
      link('2026-07-28', 'basic/transports/streamable-http'),
    ],
  },
  {
    id: 'sse',
    title: 'HTTP with server-sent events',
    says: 'The first HTTP transport: one URL to receive, another to send. Streamable HTTP replaced it.',
    revisions: ['2024-11-05'],
    facts: [
      { topic: 'Listening', says: 'The client first opens an event stream and keeps it open.' },
      { topic: 'Endpoint', says: 'The first event is `endpoint`; its data is the URL to send to.' },
      { topic: 'Sending', says: 'The client sends each message as a POST to that URL.' },
      { topic: 'Responses', says: 'The server sends all messages as `message` events on the stream.' },
    ],
    links: [link('2024-11-05', 'basic/transports#http-with-sse')],
  },
];

/** The facts that apply to a revision, or all of them. */
export function factsOf(doc: TransportDoc, revision: RevisionId | null): readonly TransportFact[] {
  if (revision === null) return doc.facts;
  return doc.facts.filter(({ from, to }) => (from ?? '') <= revision && revision <= (to ?? '9'));
}
