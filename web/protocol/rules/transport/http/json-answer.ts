import { answer, requestBody, blocks, noTools, post, results } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';
import { requestsBy } from '../reading.ts';

const ONE = requestBody('2025-03-26', 1, 'tools/list');
const TWO = requestBody('2025-03-26', 2, 'ping');
const LISTED = noTools('2025-03-26', 1);
const PONG = results('2025-03-26', 2);

/** One JSON object is the response to one request. */
export const jsonAnswer = defineWireRule({
  id: 'http/json-answer-not-single',
  requirements: ['http/json-answer-not-single', 'http/json-answer-before-batch'],
  class: 'spec',
  title: 'A JSON response {must} be a single object',
  why: 'Clients parse the body as one value and fail on several of them; arrays were for batches, which were removed.',
  how: 'Send the response as one object; send notifications before it on an event stream.',
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
      if (!first || response.stream || requestsBy(response).length === 0 || !request) return;
      const ties = [{ at: request }];
      const second = messages.find(({ ref }) => ref.entry !== first.ref.entry);
      if (second) {
        const what = `${response.name} contains a second JSON value after the first.`;
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
          what: `${response.name} is an array with ${messages.length === 1 ? 'the response' : 'responses'} in it.`,
          ties,
          instead: ['batch/not-supported'],
        });
        report({
          requirement: 'http/json-answer-before-batch',
          at: response,
          place: { of: 'body' },
          title: 'The specification mentions only one JSON object, even for a batch',
          why: 'JSON-RPC responds to a batch with an array, but the page of this revision requires one object, so clients should support both.',
          what: `${response.name} is an array of responses.`,
          ties,
        });
      }
    },
  }),
});
