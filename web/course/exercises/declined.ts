/** A user declines a request. */
import {
  answer,
  answers,
  clause,
  client,
  handshake,
  keeps,
  lacks,
  present,
  refusal,
  request,
  server,
  commonMistake,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Answer a request of the server. */
export const declined: MessageSource = {
  id: 'declined',
  kind: 'write-message',
  title: 'Decline an elicitation request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Answer as the client that the user refused.\n\nThe server requests the name of the user with `elicitation/create`, under the id `"ask-1"`. The user reads the request and presses “No”.',
  before: [
    ...handshake('2025-11-25', { tools: {} }, { elicitation: {} }),
    client(request(2, 'tools/call', { name: 'greet' })),
    server(
      request('ask-1', 'elicitation/create', {
        message: 'What is your name?',
        requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      }),
    ),
  ],
  start: '{"jsonrpc":"2.0","id":"ask-1","error":{"code":-1,"message":"User said no"}}',
  hints: [
    'Did something fail, or did the user decide?',
    'There are three actions: one for yes, one for no, and one for closing the dialog.',
  ],
  solution: JSON.stringify(answer('ask-1', { action: 'decline' })),
  lesson:
    'Elicitation has three outcomes: `accept` with `content`, `decline` for an explicit no, and `cancel` if the user just closes the dialog. None of them is an error.',
  links: [clause('2025-11-25', 'client/elicitation#response-actions', 'Elicitation, Response Actions')],
  goals: [
    ...answers('ask-1', 'result'),
    keeps('/result/action', 'decline', '`result.action` must be the action for an explicit no, `"decline"`.'),
    lacks('/result/content', 'Only a response with `accept` has `content`: remove it.'),
  ],
  mistakes: [
    commonMistake(
      'error',
      refusal('ask-1', -32000, 'Declined'),
      'Nothing failed: the user decided. Return a `result`.',
      present('/error'),
    ),
    commonMistake(
      'past-tense',
      answer('ask-1', { action: 'declined' }),
      'The actions are verbs in the base form: `accept`, `decline`, `cancel`.',
      {
        at: '/result/action',
        oneOf: ['declined', 'rejected', 'cancelled', 'canceled', 'accepted', 'refused', 'denied'],
      },
    ),
    commonMistake(
      'reject',
      answer('ask-1', { action: 'reject' }),
      'The meaning is close, but the only actions are `accept`, `decline` and `cancel`.',
      { at: '/result/action', oneOf: ['reject', 'deny', 'refuse', 'no', 'dismiss', 'none', 'Decline', 'DECLINE'] },
    ),
    commonMistake(
      'cancel',
      answer('ask-1', { action: 'cancel' }),
      '`cancel` is for users who close the dialog without a choice. This user pressed “No”.',
      { at: '/result/action', equals: 'cancel' },
    ),
    commonMistake(
      'accepts',
      answer('ask-1', { action: 'accept', content: { name: '' } }),
      '`accept` means yes, and the server would use the content as the name.',
      { at: '/result/action', equals: 'accept' },
    ),
    commonMistake(
      'with-content',
      answer('ask-1', { action: 'decline', content: {} }),
      'There is nothing to send: `content` is only for `accept`.',
      { all: [{ at: '/result/action', equals: 'decline' }, present('/result/content')] },
    ),
    commonMistake(
      'no-action',
      answer('ask-1', {}),
      'The server needs the user’s decision: `action` is required.',
      without('/result/action', '/result'),
    ),
    strangeId('ask-1', answer(1, { action: 'decline' })),
  ],
};
