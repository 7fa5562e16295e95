/** Several messages in one array: what one revision took in and all others do not. */
import type { Option, Walkthrough, WalkStep } from '../walkthrough.ts';

const WITH = ['2025-03-26'] as const;
const BEFORE = ['2024-11-05'] as const;
const AFTER = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
const ADD = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } };
const FAIL = { jsonrpc: '2.0', id: 4, method: 'tools/sum' };
const ROOTS = { jsonrpc: '2.0', method: 'notifications/roots/list_changed' };
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

const TOGETHER: Option = { text: 'Two, in an array', says: 'The array is not read as messages here.' };
const APART: Option = { text: 'Two, one by one', says: 'The array is not read as messages here.' };
const NONE: Option = {
  text: 'None over stdio',
  right: true,
  says: 'The whole is no message, and an error of `$revision` needs the `id` of one. The server logs it on stderr.',
};
const REFUSED: Omit<WalkStep, 'id'> = {
  title: 'The same array here',
  text: 'In `$revision` a message is an object, and nothing else.',
  sends: { message: [LIST, ADD] },
};

/** The walkthrough. */
export const batches: Walkthrough = {
  id: 'batches',
  title: 'Batches, and what became of them',
  chapter: 'batches',
  says: 'An array of messages: taken in by 2025-03-26, thrown out by the next revision.',
  revisions: [...BEFORE, ...WITH, ...AFTER],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'history',
      title: 'One revision long',
      text: 'JSON-RPC 2.0 lets several messages travel together, as an array. 2025-03-26 says that everybody has to be able to receive that; 2025-06-18 took it out again. Much that is written about batches in MCP is true for that one revision.',
      links: [
        { title: 'Batching', page: 'basic/index#batching', only: WITH },
        { title: 'Messages', page: 'basic/index', only: [...BEFORE, '2025-11-25', '2026-07-28'] },
        { title: 'What changed', page: 'changelog#major-changes', only: ['2025-06-18'] },
      ],
    },
    {
      id: 'three',
      title: 'Three at once',
      text: 'A list, a sum, and a notification.',
      only: WITH,
      sends: { message: [LIST, ADD, ROOTS] },
      question: {
        ask: 'How many answers are in the array that comes back?',
        options: [
          { text: 'Three', says: 'One of them is a notification.' },
          {
            text: 'Two',
            right: true,
            says: 'One for each request, in any order; the client tells them apart by `id`.',
          },
          { text: 'None: they come one by one', says: 'Together they went, together they come.' },
        ],
      },
      remark: 'One array. Answers may stand in another order than the questions: match them by `id`, never by place.',
    },
    {
      id: 'mixed',
      title: 'One of them fails',
      text: 'The second of these asks for a method that does not exist.',
      only: WITH,
      sends: { message: [{ ...ADD, id: 5 }, FAIL] },
      shows: 'methods/unknown-request',
      remark: 'Each has its own fate: one result, one error.',
    },
    {
      id: 'quiet',
      title: 'Notifications alone',
      text: 'Nothing in it asks for anything.',
      only: WITH,
      sends: { message: [ROOTS, ROOTS] },
      question: {
        ask: 'What comes back?',
        options: [
          { text: 'An empty array', says: 'Not even that: JSON-RPC says that nothing at all is sent.' },
          { text: 'Nothing', right: true, says: 'No requests, no answers.' },
        ],
      },
      remark: 'The server may still do something of its own, such as asking for the roots.',
    },
    {
      id: 'empty',
      title: 'An empty array',
      text: 'A batch of nothing.',
      only: WITH,
      sends: { message: [] },
      shows: 'batch/empty-array',
      remark:
        'That is no message. JSON-RPC answers it with one error, `-32600`, and no array around it; an error of this revision of MCP needs an `id`, so this server logs it on stderr.',
    },
    {
      ...REFUSED,
      id: 'unheard',
      text: '2024-11-05 builds on JSON-RPC 2.0 and does not speak of arrays; none of its messages is one. This server takes none.',
      only: BEFORE,
      question: { ask: 'How many answers come?', options: [TOGETHER, APART, NONE] },
      remark: 'What one server takes and another does not is best left alone.',
    },
    {
      ...REFUSED,
      id: 'refused-silent',
      only: ['2025-06-18'],
      shows: 'batch/not-supported',
      question: { ask: 'How many answers come?', options: [TOGETHER, APART, NONE] },
      remark: 'The tutorial’s promise that batches save round trips does not hold here: nothing was carried out.',
    },
    {
      ...REFUSED,
      id: 'refused',
      only: ['2025-11-25', '2026-07-28'],
      shows: 'batch/not-supported',
      question: {
        ask: 'How many answers come?',
        options: [
          TOGETHER,
          APART,
          { text: 'One, an error', right: true, says: '`-32600`, and no `id`: the whole is no message.' },
        ],
      },
      remark: 'The tutorial’s promise that batches save round trips does not hold here: nothing was carried out.',
    },
    {
      id: 'instead',
      title: 'Without waiting',
      text: 'What batches were good for works without them: a client sends its requests one after the other and does not wait in between. Answers find their way by `id`.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 8,
          method: 'tools/call',
          params: { name: 'multiply', arguments: { a: 6, b: 7 } },
        },
      },
      remark: 'One message, one answer.',
    },
  ],
};
