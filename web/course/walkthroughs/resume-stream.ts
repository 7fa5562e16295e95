/** Resumption: a stream that continues after its connection broke off. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const SESSIONS = ['2025-11-25'] as const;

const RESUME: readonly PageLink[] = [
  {
    title: 'Transports, Resumability and Redelivery',
    page: 'basic/transports#resumability-and-redelivery',
    only: SESSIONS,
  },
  {
    title: 'Streamable HTTP, Receiving Messages',
    page: 'basic/transports/streamable-http#receiving-messages',
    only: STATELESS,
  },
];

const alerts = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'get_alerts', arguments: { country: 'Italy' }, _meta: { progressToken: `alerts-${id}` } },
});

/** The walkthrough. */
export const resumeStream: Walkthrough = {
  id: 'resume-stream',
  title: 'Resume a broken stream',
  chapter: 'transports',
  says: 'Continue a stream after the last event that arrived, with Last-Event-ID.',
  revisions: [...SESSIONS, ...STATELESS],
  server: 'weather',
  transport: 'http',
  greeted: true,
  steps: [
    {
      id: 'breaks',
      title: 'A connection breaks off',
      text: 'A slow tool responds with a stream of events. Before its response the connection breaks off: a phone changes the network, or a proxy closes the connection.',
      sends: { message: alerts(30) },
      passes: 500,
      breaks: true,
      only: SESSIONS,
      question: {
        ask: 'Does the server take this as a cancellation?',
        options: [
          {
            text: 'Yes, the client has left',
            says: 'In `$revision` a broken connection is no decision of the client.',
          },
          {
            text: 'No, it continues the work',
            right: true,
            says: 'To cancel, the client sends `notifications/cancelled`.',
          },
        ],
      },
      remark: 'Look at the events: each of them has an `id`. It names the stream and the position in it.',
      links: RESUME,
    },
    {
      id: 'wait',
      title: 'The work ends without a listener',
      text: 'The tool finishes. There is no connection that could carry its response.',
      passes: 1500,
      only: SESSIONS,
      remark:
        'This server stores the events of the stream for a while. It does not send them on another stream of the session: each message belongs to exactly one stream.',
      links: RESUME,
    },
    {
      id: 'resume',
      title: 'Resume with Last-Event-ID',
      text: 'The client sends `GET`, not `POST`: it does not repeat its request. `Last-Event-ID` is the id of the last event that arrived.',
      sends: {
        http: 'GET /mcp HTTP/1.1\nHost: 127.0.0.1:3000\nAccept: text/event-stream\nMcp-Session-Id: $session\nMCP-Protocol-Version: $revision\nLast-Event-ID: $event\n',
      },
      only: SESSIONS,
      question: {
        ask: 'What does the server send now?',
        options: [
          { text: 'All events of the stream again', says: 'The client already has those until `$event`.' },
          {
            text: 'The events after that id, and then the response',
            right: true,
            says: 'Nothing is lost, and nothing arrives twice.',
          },
          { text: 'Only new notifications', says: 'Then the response would be lost.' },
        ],
      },
      remark:
        'Change `Last-Event-ID` to an id that this server never sent, and compare. Servers may support resumption, but they need not: without ids there is nothing to resume.',
      links: RESUME,
    },
    {
      id: 'poll',
      title: 'A server that closes on purpose',
      text: 'Since 2025-11-25 a server may close the connection itself, to keep few connections open. It sends an event with an `id` and `retry` first. The client waits that many milliseconds and resumes the stream.',
      only: ['2025-11-25'],
      question: {
        ask: 'The stream ended after an event with an id, without a response. What does the client do?',
        options: [
          { text: 'It reports an error', says: 'The stream is not finished; only its connection is closed.' },
          {
            text: 'It waits for the time in `retry`, then resumes the stream',
            right: true,
            says: 'So a client treats both cases alike: a broken connection and a closed one.',
          },
          { text: 'It sends the request again', says: 'Then the tool would run twice.' },
        ],
      },
      remark: 'The first event of each stream above is such an event: it has an id, `retry`, and no message.',
      links: RESUME,
    },
    {
      id: 'lost',
      title: 'A connection breaks off',
      text: 'A slow tool responds with a stream of events. Before its response the connection breaks off. In $revision streams cannot be resumed, and `Last-Event-ID` has no effect.',
      sends: { message: alerts(30) },
      passes: 500,
      breaks: true,
      only: STATELESS,
      question: {
        ask: 'How does the server take this?',
        options: [
          {
            text: 'As a cancellation of the request',
            right: true,
            says: 'Each request has its own stream, so closing it is how a client cancels.',
          },
          { text: 'It continues the work and stores the response', says: 'No client could ever get that response.' },
        ],
      },
      remark: 'Events have no ids any more. Earlier revisions used them to resume a stream.',
      links: RESUME,
    },
    {
      id: 'again',
      title: 'Send the request again',
      text: 'The client repeats the request, with a new id. Any instance of the server can handle it.',
      sends: { message: alerts(31) },
      passes: 1500,
      only: STATELESS,
      question: {
        ask: 'When is it not safe to repeat a request?',
        options: [
          { text: 'Never, requests have no effects', says: 'A tool can send mail or write files.' },
          {
            text: 'If the tool changes something',
            right: true,
            says: 'The first call may have had its effect already. The annotations of a tool say whether repeating is harmless.',
          },
          { text: 'If it has a progress token', says: 'The new request has a token of its own.' },
        ],
      },
      remark:
        'Work that must survive a broken connection should be a task: its state stays at the server, and the client polls it.',
      links: RESUME,
    },
  ],
};
