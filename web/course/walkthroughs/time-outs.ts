/** Time-outs: when a client stops waiting, and what it sends then. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2025-03-26', '2025-06-18', '2025-11-25'] as const;

const CANCEL: readonly PageLink[] = [
  { title: 'Cancellation', page: 'basic/utilities/cancellation#behavior-requirements', only: HANDSHAKE },
  { title: 'Cancellation', page: 'basic/patterns/cancellation#behavior-requirements', only: STATELESS },
];
const TIMEOUTS: readonly PageLink[] = [
  { title: 'Lifecycle, Timeouts', page: 'basic/lifecycle#timeouts', only: HANDSHAKE },
  { title: 'Cancellation', page: 'basic/patterns/cancellation#behavior-requirements', only: STATELESS },
];

const work = (id: number, steps: number, token?: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    name: 'long_work',
    arguments: { steps, ms: 1000 },
    ...(token === undefined ? {} : { _meta: { progressToken: token } }),
  },
});

/** The walkthrough. */
export const timeOuts: Walkthrough = {
  id: 'time-outs',
  title: 'Stop waiting: time-outs',
  chapter: 'notifications',
  says: 'Decide how long a client waits, and what it does when the time is over.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'silent',
      title: 'A request without an end',
      text: 'A response can be late, or never arrive: the server hangs, or a message was lost. No message reports that. So a client should set a time-out for every request. Here it waits 3 seconds.',
      sends: { message: work(10, 20) },
      passes: 3000,
      question: {
        ask: 'The 3 seconds are over. What should the client do?',
        options: [
          {
            text: 'Only stop waiting',
            says: 'Then the server continues work that nobody needs.',
          },
          {
            text: 'Cancel the request, and stop waiting',
            right: true,
            says: 'The cancellation lets the server stop as well.',
          },
          {
            text: 'Send the same request again, with the same id',
            says: 'The id is in use until the request has ended. The work would also be done twice.',
          },
        ],
      },
      remark:
        'The protocol has no error code for a time-out. An SDK may report one of its own to the program, but the server never sent it.',
      links: TIMEOUTS,
    },
    {
      id: 'cancel',
      title: 'Cancel after the time-out',
      text: 'The client sends a cancellation. `reason` is for logs: it lets the developer of the server distinguish a time-out from a user’s decision.',
      sends: {
        message: {
          jsonrpc: '2.0',
          method: 'notifications/cancelled',
          params: { requestId: 10, reason: 'Timed out after 3 seconds' },
        },
      },
      passes: 1000,
      remark:
        'The response may already be on its way. So the client also ignores a response that arrives later. Over HTTP, 2026-07-28 needs no notification: the client closes the stream of the response.',
      links: CANCEL,
    },
    {
      id: 'progress',
      title: 'Progress shows that work continues',
      text: 'With a progress token the client can see that the server still works. It may then restart the clock with each notification, and wait longer than 3 seconds.',
      sends: { message: work(11, 5, 'work-11') },
      passes: 6000,
      question: {
        ask: 'A server reports progress every second, forever. How long does the client wait?',
        options: [
          { text: 'Forever, because progress arrives', says: 'Then a faulty server keeps the client busy forever.' },
          {
            text: 'Until a maximum time that progress does not extend',
            right: true,
            says: 'A client should always have such a limit.',
          },
        ],
      },
      remark: 'The response came after 5 seconds. Without progress the client would have cancelled it after 3.',
      links: TIMEOUTS,
    },
    {
      id: 'which',
      title: 'How long is long enough?',
      text: 'One time-out does not fit all requests: a list of tools should arrive in seconds, a report may need minutes. SDKs should let a program set the time-out of each request.',
      question: {
        ask: 'A tool always needs ten minutes. What is the best solution?',
        options: [
          {
            text: 'A time-out of an hour for all requests',
            says: 'Then a hanging request for tools is noticed after an hour.',
          },
          {
            text: 'A task, which the client polls',
            right: true,
            says: 'The response comes at once, and each poll is short. A later chapter shows tasks.',
          },
          { text: 'No time-out', says: 'Then a server that hangs blocks the client forever.' },
        ],
      },
      remark: 'Proxies have time-outs of their own: many close an HTTP connection that is silent for a minute.',
      links: TIMEOUTS,
    },
    {
      id: 'never',
      title: 'Not every request can be cancelled',
      text: 'If the server does not respond to `initialize`, the client must not cancel it. It closes the connection, or stops the process.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 12, method: 'ping' } },
      remark: 'In a running session `ping` shows whether the other side still responds. It has a time-out, too.',
      links: CANCEL,
    },
  ],
};
