/** Several messages in one array: part of one revision, and rejected by all later ones. */
import type { Option, Walkthrough, WalkStep } from '../walkthrough.ts';

const WITH = ['2025-03-26'] as const;
const BEFORE = ['2024-11-05'] as const;
const AFTER = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
const ADD = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } };
const FAIL = { jsonrpc: '2.0', id: 4, method: 'tools/sum' };
const ROOTS = { jsonrpc: '2.0', method: 'notifications/roots/list_changed' };
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

const TOGETHER: Option = { text: 'Two, in an array', says: 'The server does not read the array as messages here.' };
const APART: Option = { text: 'Two, one by one', says: 'The server does not read the array as messages here.' };
const NONE: Option = {
  text: 'None over stdio',
  right: true,
  says: 'The array is not a message, and an error of `$revision` needs the `id` of a request. The server logs the error on stderr.',
};
const REFUSED: Omit<WalkStep, 'id'> = {
  title: 'Send the array in another revision',
  text: 'In `$revision` a message is always an object.',
  sends: { message: [LIST, ADD] },
};

/** The walkthrough. */
export const batches: Walkthrough = {
  id: 'batches',
  title: 'Batches and their removal',
  chapter: 'batches',
  says: 'Send an array of messages: 2025-03-26 supports it, and the next revision removed it.',
  revisions: [...BEFORE, ...WITH, ...AFTER],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'history',
      title: 'In one revision only',
      text: 'JSON-RPC 2.0 allows several messages in one array, a batch. 2025-03-26 requires every side to be able to receive batches; 2025-06-18 removed them. Much of what you can read about batches in MCP applies only to that one revision.',
      links: [
        { title: 'Batching', page: 'basic/index#batching', only: WITH },
        { title: 'Messages', page: 'basic/index', only: [...BEFORE, '2025-11-25', '2026-07-28'] },
        { title: 'What changed', page: 'changelog#major-changes', only: ['2025-06-18'] },
      ],
    },
    {
      id: 'three',
      title: 'Send three messages at once',
      text: 'The array contains a list request, a tool call, and a notification.',
      only: WITH,
      sends: { message: [LIST, ADD, ROOTS] },
      question: {
        ask: 'How many responses are in the returned array?',
        options: [
          { text: 'Three', says: 'One of the messages is a notification, which gets no response.' },
          {
            text: 'Two',
            right: true,
            says: 'There is one response for each request, in any order. The client matches them by `id`.',
          },
          {
            text: 'None: they arrive one by one',
            says: 'The server returns the responses to a batch together, in one array.',
          },
        ],
      },
      remark:
        'The server returned one array. Its responses may be in another order than the requests, so match them by `id`, never by position.',
    },
    {
      id: 'mixed',
      title: 'One request fails',
      text: 'The second request uses a method that does not exist.',
      only: WITH,
      sends: { message: [{ ...ADD, id: 5 }, FAIL] },
      shows: 'methods/unknown-request',
      remark: 'Each request has its own outcome: one result, one error.',
    },
    {
      id: 'quiet',
      title: 'Send only notifications',
      text: 'The array contains no request.',
      only: WITH,
      sends: { message: [ROOTS, ROOTS] },
      question: {
        ask: 'What does the server return?',
        options: [
          { text: 'An empty array', says: 'JSON-RPC forbids that: the server must return nothing at all.' },
          { text: 'Nothing', right: true, says: 'Without requests there are no responses.' },
        ],
      },
      remark: 'The server may still send requests of its own, such as `roots/list`.',
    },
    {
      id: 'empty',
      title: 'Send an empty array',
      text: 'The batch contains no messages.',
      only: WITH,
      sends: { message: [] },
      shows: 'batch/empty-array',
      remark:
        'An empty array is not a valid batch. JSON-RPC requires a single error, `-32600`, without an array around it. An error in this revision of MCP needs an `id`, so this server logs the problem on stderr.',
    },
    {
      ...REFUSED,
      id: 'unheard',
      text: '2024-11-05 builds on JSON-RPC 2.0 and does not mention arrays; none of its messages is an array. This server does not accept them.',
      only: BEFORE,
      question: { ask: 'How many responses does the server send?', options: [TOGETHER, APART, NONE] },
      remark: 'Do not send a batch if the revision does not define it: one server may accept it and another may not.',
    },
    {
      ...REFUSED,
      id: 'refused-silent',
      only: ['2025-06-18'],
      shows: 'batch/not-supported',
      question: { ask: 'How many responses does the server send?', options: [TOGETHER, APART, NONE] },
      remark:
        'A tutorial promises that batches save round trips. That isn’t true here: the server ran none of the requests.',
    },
    {
      ...REFUSED,
      id: 'refused',
      only: ['2025-11-25', '2026-07-28'],
      shows: 'batch/not-supported',
      question: {
        ask: 'How many responses does the server send?',
        options: [
          TOGETHER,
          APART,
          {
            text: 'One, an error',
            right: true,
            says: 'It has the code `-32600` and no `id`, because the array is not a message.',
          },
        ],
      },
      remark:
        'A tutorial promises that batches save round trips. That isn’t true here: the server ran none of the requests.',
    },
    {
      id: 'instead',
      title: 'Send requests without waiting',
      text: 'A client does not need batches to save time: it can send requests one after the other without waiting. Each response refers to its request by `id`.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 8,
          method: 'tools/call',
          params: { name: 'multiply', arguments: { a: 6, b: 7 } },
        },
      },
      remark: 'One message, one response.',
    },
  ],
};
