/** A person says no. */
import type { MessageExercise } from '../define.ts';
import {
  answer,
  answers,
  clause,
  client,
  handshake,
  has,
  inside,
  keeps,
  lacks,
  refusal,
  request,
  server,
  commonMistake,
  strangeId,
  textAt,
} from '../goals.ts';

/** Answer a question of the server. */
export const declined: MessageExercise = {
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
    keeps('result.action', 'decline', '`result.action` has to be the word for a clear no, `"decline"`.'),
    lacks('result.content', 'Only who accepts sends `content`.'),
  ],
  mistakes: [
    commonMistake(
      'error',
      refusal('ask-1', -32000, 'Declined'),
      'Nothing failed: a person decided. That is a `result`.',
      (seen) => has(seen, 'error'),
    ),
    commonMistake(
      'past-tense',
      answer('ask-1', { action: 'declined' }),
      'The actions are verbs as one commands them: `accept`, `decline`, `cancel`.',
      (seen) =>
        ['declined', 'rejected', 'cancelled', 'canceled', 'accepted', 'refused', 'denied'].includes(
          textAt(seen, 'result.action'),
        ),
    ),
    commonMistake(
      'reject',
      answer('ask-1', { action: 'reject' }),
      'Close, but this is another word: the three actions are `accept`, `decline`, `cancel`.',
      (seen) =>
        ['reject', 'deny', 'refuse', 'no', 'dismiss', 'none', 'Decline', 'DECLINE'].includes(
          textAt(seen, 'result.action'),
        ),
    ),
    commonMistake(
      'cancel',
      answer('ask-1', { action: 'cancel' }),
      '`cancel` is for people who close the window without a choice. This one pressed “No”.',
      (seen) => inside(seen, 'result.action') === 'cancel',
    ),
    commonMistake(
      'accepts',
      answer('ask-1', { action: 'accept', content: { name: '' } }),
      '`accept` means yes, and the server would take the content for the name.',
      (seen) => inside(seen, 'result.action') === 'accept',
    ),
    commonMistake(
      'with-content',
      answer('ask-1', { action: 'decline', content: {} }),
      'There is nothing to send along: `content` is for `accept`.',
      (seen) => inside(seen, 'result.action') === 'decline' && has(seen, 'result.content'),
    ),
    commonMistake(
      'no-action',
      answer('ask-1', {}),
      'The server needs to know what the person did: `action` is required.',
      (seen) => has(seen, 'result') && !has(seen, 'result.action'),
    ),
    strangeId('ask-1', answer(1, { action: 'decline' })),
  ],
};
