/** A conversation in 2026-07-28, in which each request contains everything that the server needs. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const withoutHandshake: Walkthrough = {
  id: 'without-handshake',
  title: 'Send requests without a handshake',
  chapter: 'stateless',
  says: 'Each request declares its revision and the client’s capabilities; the server stores nothing between requests.',
  revisions: ['2026-07-28'],
  server: 'weather',
  steps: [
    {
      id: 'initialize',
      title: 'Try the old handshake',
      text: 'A client of an earlier revision starts with `initialize`. This server supports only 2026-07-28.',
      sends: {
        bare: {
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: {
            protocolVersion: '2025-11-25',
            capabilities: {},
            clientInfo: { name: 'old-agent', version: '1.0.0' },
          },
        },
      },
      shows: 'methods/initialize-removed',
      remark:
        'The error lists the supported revisions. There is no `initialize` any more, and no `notifications/initialized`, `ping`, or `logging/setLevel`. Everything that needed a session was removed or moved into each request.',
      links: [{ title: 'Statelessness', page: 'basic/index#statelessness' }],
    },
    {
      id: 'bare',
      title: 'A request without metadata',
      text: 'The server accepts any request at any time. But it has no information about this client.',
      sends: { bare: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      shows: 'stateless/params-missing',
      question: {
        ask: 'What is missing?',
        options: [
          { text: 'A session id', says: 'There are no sessions, so there are no session ids.' },
          {
            text: '`_meta` with the revision and the client’s capabilities',
            right: true,
            says: 'The handshake used to declare them once; now every request declares them.',
          },
          { text: 'Empty `params`', says: 'That is not enough: `params` is required, but it must not be empty.' },
        ],
      },
      remark: 'The code is `-32602`, because a parameter is missing.',
      links: [{ title: 'Meta', page: 'basic/index#meta' }],
    },
    {
      id: 'discover',
      title: 'Discover the server',
      text: 'With `_meta` the request is complete. `server/discover` returns the server’s revisions and capabilities. Every server must support it, but no client has to send it.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'server/discover' } },
      question: {
        ask: 'Must a client send this before it lists the tools?',
        options: [
          {
            text: 'Yes, it is the new handshake',
            says: 'It changes no state in the server, so no later request can depend on it.',
          },
          { text: 'No', right: true, says: 'The client can send it first, later, or never.' },
        ],
      },
      remark:
        'Look at `resultType`: every result has one, and `complete` means that the result is final. `ttlMs` and `cacheScope` define how long the result may be cached, and for whom.',
      links: [{ title: 'Discovery', page: 'server/discover#discoverresult' }],
    },
    {
      id: 'list',
      title: 'List the tools',
      text: 'This is the request from step two, now with `_meta`.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/list' } },
      remark:
        'No earlier request was necessary. Another instance of the server could have returned the same result. That is the purpose of statelessness.',
    },
    {
      id: 'call',
      title: 'Call a tool',
      text: 'Remove a key from `_meta`, and read the checker’s findings before you send the request.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'get_forecast', arguments: { city: 'Paris', days: 1 } },
        },
      },
      remark:
        '`structuredContent` is for programs. `content` has the same data as text, for clients that do not use it.',
      links: [{ title: 'Tools, Structured Content', page: 'server/tools#structured-content' }],
    },
    {
      id: 'state',
      title: 'Open a stream for changes',
      text: 'Look at the states: ready for any request, working, and ready again. To get notifications between requests, the client sends a request that stays open: `subscriptions/listen`.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 6,
          method: 'subscriptions/listen',
          params: { notifications: { toolsListChanged: true } },
        },
      },
      question: {
        ask: 'When does the server send the response?',
        options: [
          {
            text: 'Immediately',
            says: 'At once the server sends a notification with the granted subscriptions. The response comes later.',
          },
          {
            text: 'When the server ends the stream',
            right: true,
            says: 'Until then the request is open, and each notification refers to it.',
          },
          { text: 'Never', says: 'Every request gets a response; this one comes late.' },
        ],
      },
      remark: 'The acknowledgment refers to the subscription by the request’s `id`, in `_meta`.',
      links: [{ title: 'Subscriptions, Acknowledgment', page: 'basic/patterns/subscriptions#acknowledgment' }],
    },
    {
      id: 'changed',
      title: 'Receive a notification',
      text: 'The server gets a new tool.',
      act: { act: 'changed', list: 'tools' },
      remark:
        'The notification only announces that the list has changed. To get the new list, the client requests it again.',
    },
    {
      id: 'ended',
      title: 'The stream ends',
      text: 'The server is about to stop.',
      act: { act: 'end' },
      remark: 'The server sends the response to request `6`.',
      links: [{ title: 'Subscriptions, Graceful Closure', page: 'basic/patterns/subscriptions#graceful-closure' }],
    },
  ],
};
