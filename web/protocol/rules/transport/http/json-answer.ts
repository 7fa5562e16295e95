import { answer, asks, blocks, noTools, post, results } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';
import { askedBy } from '../reading.ts';

const ONE = asks('2025-03-26', 1, 'tools/list');
const TWO = asks('2025-03-26', 2, 'ping');
const LISTED = noTools('2025-03-26', 1);
const PONG = results('2025-03-26', 2);

/** One JSON object answers one request. */
export const jsonAnswer = defineWireRule({
  id: 'http/json-answer-not-single',
  requirements: ['http/json-answer-not-single', 'http/json-answer-before-batch'],
  class: 'spec',
  title: 'A JSON answer is one object',
  why: 'Clients read the body as one value. Several of them, line by line, fail as a whole; lists were for batches, which are gone.',
  how: 'Send the one answer as one object; send notifications before it on an event stream.',
  examples: {
    good: [
      { revision: '2025-06-18', text: blocks(post('2025-06-18', ONE), answer('200 OK', LISTED)) },
      { revision: '2025-03-26', text: blocks(post('2025-03-26', ONE), answer('200 OK', LISTED)) },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: blocks(
          post('2025-06-18', ONE),
          answer('200 OK', `${LISTED}\n⟦{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}⟧`),
        ),
      },
      { revision: '2025-11-25', text: blocks(post('2025-11-25', ONE), answer('200 OK', `⟦[${LISTED}]⟧`)) },
      {
        revision: '2025-03-26',
        text: blocks(post('2025-03-26', `[${ONE},${TWO}]`), answer('200 OK', `⟦[${LISTED},${PONG}]⟧`)),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { messages, request } = response;
      const [first] = messages;
      if (!first || response.stream || askedBy(response).length === 0 || !request) return;
      const ties = [{ at: request }];
      const second = messages.find(({ ref }) => ref.entry !== first.ref.entry);
      if (second) {
        const what = `${response.name} holds a second JSON value behind the first.`;
        report({
          requirement: 'http/json-answer-not-single',
          at: response,
          place: { of: 'message', at: second.ref },
          what,
          ties,
          instead: ['json-text-after-end'],
        });
      } else if (response.batch) {
        report({
          requirement: 'http/json-answer-not-single',
          at: response,
          place: { of: 'body' },
          what: `${response.name} is a list with ${messages.length === 1 ? 'the answer' : 'answers'} in it.`,
          ties,
          instead: ['batch/not-supported'],
        });
        report({
          requirement: 'http/json-answer-before-batch',
          at: response,
          place: { of: 'body' },
          title: 'The page speaks of one JSON object, even for a batch',
          why: 'JSON-RPC answers a batch with a list; the page of this revision promises one object. Clients should read both.',
          what: `${response.name} is a list of answers.`,
          ties,
        });
      }
    },
  }),
});
