/** A conversation of 2026-07-28, where each request brings all that the server has to know. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const withoutHandshake: Walkthrough = {
  id: 'without-handshake',
  title: 'A conversation without a handshake',
  chapter: 'stateless',
  says: 'Each request says which revision it is written in and what its client can do; nothing is remembered.',
  revisions: ['2026-07-28'],
  server: 'weather',
  steps: [
    {
      id: 'initialize',
      title: 'The old way in',
      text: 'A client of an earlier revision says hello with `initialize`. This server speaks 2026-07-28 alone.',
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
        'The error says which revisions there are. There is no `initialize` any more, and no `notifications/initialized`. Nor is there a `ping` or a `logging/setLevel`: whatever needed a session is gone, or has become part of each request.',
      links: [{ title: 'Statelessness', page: 'basic/index#statelessness' }],
    },
    {
      id: 'bare',
      title: 'Straight to work, too bare',
      text: 'The server is ready for any request. But it has never met this client.',
      sends: { bare: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      shows: 'stateless/params-missing',
      question: {
        ask: 'What is missing?',
        options: [
          { text: 'A session id', says: 'There are no sessions: nothing to be in, and no id of one.' },
          {
            text: '`_meta` with the revision and the client’s capabilities',
            right: true,
            says: 'What a handshake used to say once, each request says again.',
          },
          { text: 'Empty `params`', says: 'Nearly: `params` have to be there, but not empty.' },
        ],
      },
      remark: 'A missing parameter: `-32602`.',
      links: [{ title: 'Meta', page: 'basic/index#meta' }],
    },
    {
      id: 'discover',
      title: 'Who are you?',
      text: 'With `_meta` the server knows all it has to know. `server/discover` asks which revisions it speaks and what it can do. Every server answers it; no client has to ask.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'server/discover' } },
      question: {
        ask: 'Must a client ask this before it may list tools?',
        options: [
          {
            text: 'Yes, it is the new handshake',
            says: 'It changes nothing in the server, so nothing can depend on it.',
          },
          { text: 'No', right: true, says: 'It may ask first, ask later, or just begin.' },
        ],
      },
      remark:
        'Look at `resultType`: every result has one, `complete` when it is all there is. `ttlMs` and `cacheScope` say how long, and for whom, the answer may be kept.',
      links: [{ title: 'Discovery', page: 'server/discover#discoverresult' }],
    },
    {
      id: 'list',
      title: 'Tools',
      text: 'The same request as in step two, dressed.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/list' } },
      remark:
        'Nothing had to come before it. Another server behind the same address could have answered just as well: that is what statelessness is for.',
    },
    {
      id: 'call',
      title: 'A tool',
      text: 'Take a key out of `_meta` and see what the checker says before you send it.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'get_forecast', arguments: { city: 'Paris', days: 1 } },
        },
      },
      remark:
        '`structuredContent` is for programs, and the same stands in `content` as text, for those that do not look there.',
      links: [{ title: 'Tools, Structured Content', page: 'server/tools#structured-content' }],
    },
    {
      id: 'state',
      title: 'What the server keeps',
      text: 'Look at the states: ready for any request, at work, and ready again. What has to be told between requests is asked for by one that stays open: `subscriptions/listen`.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 6,
          method: 'subscriptions/listen',
          params: { notifications: { toolsListChanged: true } },
        },
      },
      question: {
        ask: 'When does its answer come?',
        options: [
          {
            text: 'At once',
            says: 'At once comes a notification that says what was granted. The answer is another matter.',
          },
          {
            text: 'When the server ends the stream',
            right: true,
            says: 'Until then the request is open, and notifications come that name it.',
          },
          { text: 'Never', says: 'A request has an answer; this one’s comes late.' },
        ],
      },
      remark: 'The acknowledgement names the subscription by the request’s `id`, in `_meta`.',
      links: [{ title: 'Subscriptions, Acknowledgment', page: 'basic/patterns/subscriptions#acknowledgment' }],
    },
    {
      id: 'changed',
      title: 'News',
      text: 'Somebody at the server adds a tool.',
      act: { act: 'changed', list: 'tools' },
      remark: 'The notification says that the list is another one, not how it looks. Whoever wants to know asks again.',
    },
    {
      id: 'ended',
      title: 'The stream ends',
      text: 'The server is about to go.',
      act: { act: 'end' },
      remark: 'And there it is: the answer to request `6`.',
      links: [{ title: 'Subscriptions, Graceful Closure', page: 'basic/patterns/subscriptions#graceful-closure' }],
    },
  ],
};
