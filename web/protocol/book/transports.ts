/** How messages travel: a short page of facts, per revision where they differ. */
import type { RevisionId } from '../types.ts';

/** One fact, and the revisions it holds in. */
export interface TransportFact {
  topic: string;
  says: string;
  /** From this revision on; left out: from the first that has the transport. */
  from?: RevisionId;
  /** Up to this revision; left out: as long as there is the transport. */
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

/** In the order of how often one meets them. */
export const TRANSPORTS: readonly TransportDoc[] = [
  {
    id: 'stdio',
    title: 'stdio',
    says: 'The client starts the server as a process of its own and talks to it over standard input and output.',
    revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    facts: [
      { topic: 'Framing', says: 'One message per line, in UTF-8. A message has no line break inside.' },
      { topic: 'Nothing else', says: 'Standard output carries messages alone; a stray print breaks the session.' },
      { topic: 'Logs', says: 'Standard error is free text for logs. It does not mean that something went wrong.' },
      { topic: 'Batches', says: 'A line may be an array of messages.', from: '2025-03-26', to: '2025-03-26' },
      {
        topic: 'Direction',
        says: 'Either side sends requests, and either side answers.',
        to: '2025-11-25',
      },
      {
        topic: 'Direction',
        says: 'Only the client sends requests. What the server needs it asks for inside a result.',
        from: '2026-07-28',
      },
      {
        topic: 'Cancelling',
        says: 'There is one channel for all, so `notifications/cancelled` names the request to be stopped.',
      },
      {
        topic: 'The end',
        says: 'The client closes standard input, waits, and ends the process only if it stays.',
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
    says: 'One address takes every message of the client as a POST; answers come as JSON or as a stream of events.',
    revisions: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    facts: [
      {
        topic: 'Sending',
        says: 'Each message is a POST of its own, with `Accept: application/json, text/event-stream`.',
      },
      {
        topic: 'Answers',
        says: 'A request is answered with one JSON object, or with a stream of events that ends with the response. A notification is answered with status 202 and no body.',
      },
      { topic: 'Batches', says: 'The body may be an array of messages.', to: '2025-03-26' },
      {
        topic: 'Listening',
        says: 'With a GET the client opens a stream for what the server has to say by itself; 405 means there is none.',
        to: '2025-11-25',
      },
      {
        topic: 'Listening',
        says: 'There is no GET any more: `subscriptions/listen` is a POST whose answer is a stream that stays open.',
        from: '2026-07-28',
      },
      {
        topic: 'Session',
        says: 'The answer to `initialize` may carry `Mcp-Session-Id`; the client then sends it with everything. 404 means the session is over, DELETE ends it.',
        to: '2025-11-25',
      },
      {
        topic: 'Session',
        says: 'There are no sessions: each request says in `_meta` all that the server must know.',
        from: '2026-07-28',
      },
      {
        topic: 'Version',
        says: 'After the handshake each request has the header `MCP-Protocol-Version`. Without it a server takes the client for one of 2025-03-26.',
        from: '2025-06-18',
        to: '2025-11-25',
      },
      {
        topic: 'Headers',
        says: 'Each request has `MCP-Protocol-Version` and `Mcp-Method`; calls of tools, prompts and resources `Mcp-Name` too. They say what the body says, or the server refuses with -32020.',
        from: '2026-07-28',
      },
      {
        topic: 'Broken streams',
        says: 'Events may have ids; a GET with `Last-Event-ID` resumes the stream. A broken connection cancels nothing.',
        to: '2025-11-25',
      },
      {
        topic: 'Broken streams',
        says: 'A stream cannot be resumed, and closing it cancels the request.',
        from: '2026-07-28',
      },
      {
        topic: 'Safety',
        says: 'Servers check `Origin`, against pages that reach into the local network. Local ones listen on 127.0.0.1 alone.',
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
    says: 'The first transport over HTTP: one address to listen, another to send. Streamable HTTP replaced it.',
    revisions: ['2024-11-05'],
    facts: [
      { topic: 'Listening', says: 'The client opens a stream of events first and keeps it open.' },
      { topic: 'Address', says: 'The first event is `endpoint`; its data is the address to send to.' },
      { topic: 'Sending', says: 'Each message of the client is a POST to that address.' },
      { topic: 'Answers', says: 'All messages of the server come as `message` events on the stream.' },
    ],
    links: [link('2024-11-05', 'basic/transports#http-with-sse')],
  },
];

/** The facts that hold in a revision, or every one. */
export function factsOf(doc: TransportDoc, revision: RevisionId | null): readonly TransportFact[] {
  if (revision === null) return doc.facts;
  return doc.facts.filter(({ from, to }) => (from ?? '') <= revision && revision <= (to ?? '9'));
}
