import type { Call } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { code } from '../../../json/describe.ts';
import { Batches, type Answers, type Batch } from './batches.ts';
import { requestText } from './reading.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { markedServer } from './examples.ts';

const PINGS = '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]';
const BOTH = server('[{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","id":1,"result":{}}]');

/** Conversations with and without a finding of this rule. */
const batchAnswersExamples: SessionRule['examples'] = {
  good: [
    { revision: '2025-03-26', text: talk(client(PINGS), BOTH), says: 'The order of the responses does not matter.' },
    { revision: 'jsonrpc-2.0', text: talk(client(PINGS), BOTH) },
    {
      revision: '2025-03-26',
      text: talk(client(PINGS), server('"id":1,"result":{}'), server('"id":2,"result":{}')),
      says: 'On a stream, the responses may arrive one by one.',
    },
    {
      revision: '2025-03-26',
      text: talk(client(PINGS), server('[{"jsonrpc":"2.0","id":2,"result":{}}]'), server('"id":1,"result":{}')),
      says: 'The second response arrives later.',
    },
    {
      revision: '2025-03-26',
      text: talk(
        client(PINGS),
        client('"method":"notifications/cancelled","params":{"requestId":1}'),
        server('[{"jsonrpc":"2.0","id":2,"result":{}}]'),
      ),
      says: 'A canceled request gets no response.',
    },
  ],
  bad: [
    {
      revision: 'jsonrpc-2.0',
      text: talk(client(PINGS), markedServer('"id":1,"result":{}'), server('"id":2,"result":{}')),
    },
    {
      revision: '2025-03-26',
      text: talk(client('"id":1,"method":"ping"'), server('⟦[{"jsonrpc":"2.0","id":1,"result":{}}]⟧')),
    },
    { revision: '2025-03-26', text: talk(client(PINGS), server('⟦[{"jsonrpc":"2.0","id":1,"result":{}}]⟧')) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(
        client(PINGS),
        server('⟦[{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}]⟧'),
      ),
    },
  ],
};

/** How the requests of a batch are answered. https://www.jsonrpc.org/specification#batch */
export const batchAnswers = defineSessionRule({
  id: 'batch/answers',
  requirements: ['batch/answer-not-array', 'batch/array-for-single-request', 'batch/response-missing'],
  class: 'spec',
  title: 'A batch {must} get one array with a response for each request',
  why: 'The caller waits for one array and matches each response in it, so a request without a response there waits in vain.',
  how: 'Collect the responses to the requests of a batch and send them together, in any order. Respond to a single request with a single object.',
  examples: batchAnswersExamples,
  begin(session, report) {
    const batches = new Batches();
    const loose = new Set<Batch>();
    const cancelled = new Set<string>();
    const single = ({ ref, calls, items, from }: Answers): void => {
      const [call, second] = calls;
      const [only] = items;
      if (!call || call.item !== null || second !== undefined || only === undefined || items.length > 1) return;
      if (from !== 'server' && session.model.era !== 'json-rpc') return;
      report({
        requirement: 'batch/array-for-single-request',
        at: ref,
        title: 'A single request {must} be answered with a single object',
        why: 'The caller sent an object and expects an object, so it cannot match an array to its request.',
        what: `Message ${ref.entry + 1} is an array with the response to ${requestText(session, call)}, which was not sent in a batch.`,
        ...(keepsDigits(only)
          ? {
              fix: {
                says: 'Send the response without the array.',
                safety: 'safe',
                steps: [{ do: 'replace', path: [], value: only }],
              },
            }
          : {}),
        ties: [{ at: call.ref }],
      });
    };
    return {
      batch: (step) => batches.batch(step),
      request(step) {
        if (step.inBatch) batches.call(step);
      },
      answer(step) {
        const { inBatch, call, ref, name, altered } = step;
        if (inBatch) {
          const array = batches.answer(step);
          if (array && !altered) single(array);
          return;
        }
        const batch = call && batches.holding(call);
        if (!batch || loose.has(batch)) return;
        loose.add(batch);
        report({
          requirement: 'batch/answer-not-array',
          at: ref,
          title: 'The responses to a batch {must} be sent in one array',
          what: `${name} answers ${requestText(session, call)} on its own. The sender of a batch waits for one array with all responses.`,
          ties: [{ at: batch.ref }],
        });
      },
      'notification notifications/cancelled'({ params: { requestId: id }, from }) {
        if (typeof id === 'string' || typeof id === 'number') cancelled.add(keyOf(id, from));
      },
      end() {
        for (const { answered, calls, ref } of batches.all()) {
          const open = answered
            ? calls.filter((call) => call.answer === null && !cancelled.has(keyOf(call.id, call.from)))
            : [];
          const [first] = open;
          if (!first || !answered) continue;
          const more = open.length === 1 ? '' : `, like ${open.length - 1} more of the batch,`;
          report({
            requirement: 'batch/response-missing',
            at: answered,
            mark: 'missing',
            what: `Message ${answered.entry + 1} answers the batch of ${session.describe(ref)}, but ${requestText(session, first)} with the id ${code(first.id)}${more} has no response in it or after it.`,
            ties: open.slice(0, 5).map((call) => ({ at: call.ref })),
          });
        }
      },
    };
  },
});

function keyOf(id: Call['id'], from: Call['from']): string {
  return `${from} ${typeof id} ${id}`;
}
