/** A person says no. */
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

/** Answer a question of the server. */
export const declined: MessageSource = {
  id: 'declined',
  kind: 'write-message',
  title: 'I would rather not say',
  revision: '2025-06-18',
  from: 'client',
  task: 'The server asks, under the id `"ask-1"`, for the name of the person at the client: `elicitation/create`. The person reads the question and presses “No”. Answer as the client.',
  before: [
    ...handshake('2025-06-18', { tools: {} }, { elicitation: {} }),
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
    'Did something go wrong, or did a person decide?',
    'There are three actions: one for yes, one for no, and one for closing the window.',
  ],
  solution: JSON.stringify(answer('ask-1', { action: 'decline' })),
  lesson:
    'Three things may come of a question: `accept` with `content`, `decline` for a clear no, `cancel` where the person just left. None of them is an error.',
  links: [clause('2025-06-18', 'client/elicitation#response-actions', 'Elicitation, Response Actions')],
  goals: [
    ...answers('ask-1', 'result'),
    keeps('/result/action', 'decline', '`result.action` has to be the word for a clear no, `"decline"`.'),
    lacks('/result/content', 'Only who accepts sends `content`.'),
  ],
  mistakes: [
    commonMistake(
      'error',
      refusal('ask-1', -32000, 'Declined'),
      'Nothing failed: a person decided. That is a `result`.',
      present('/error'),
    ),
    commonMistake(
      'past-tense',
      answer('ask-1', { action: 'declined' }),
      'The actions are verbs as one commands them: `accept`, `decline`, `cancel`.',
      {
        at: '/result/action',
        oneOf: ['declined', 'rejected', 'cancelled', 'canceled', 'accepted', 'refused', 'denied'],
      },
    ),
    commonMistake(
      'reject',
      answer('ask-1', { action: 'reject' }),
      'Close, but this is another word: the three actions are `accept`, `decline`, `cancel`.',
      { at: '/result/action', oneOf: ['reject', 'deny', 'refuse', 'no', 'dismiss', 'none', 'Decline', 'DECLINE'] },
    ),
    commonMistake(
      'cancel',
      answer('ask-1', { action: 'cancel' }),
      '`cancel` is for people who close the window without a choice. This one pressed “No”.',
      { at: '/result/action', equals: 'cancel' },
    ),
    commonMistake(
      'accepts',
      answer('ask-1', { action: 'accept', content: { name: '' } }),
      '`accept` means yes, and the server would take the content for the name.',
      { at: '/result/action', equals: 'accept' },
    ),
    commonMistake(
      'with-content',
      answer('ask-1', { action: 'decline', content: {} }),
      'There is nothing to send along: `content` is for `accept`.',
      { all: [{ at: '/result/action', equals: 'decline' }, present('/result/content')] },
    ),
    commonMistake(
      'no-action',
      answer('ask-1', {}),
      'The server needs to know what the person did: `action` is required.',
      without('/result/action', '/result'),
    ),
    strangeId('ask-1', answer(1, { action: 'decline' })),
  ],
};
