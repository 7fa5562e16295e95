import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { Batches } from './batches.ts';

const UNKNOWN = '{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}}';
const SUM = '{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}';
const NOTE = '{"jsonrpc":"2.0","method":"update","params":[1]}';
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}';
const THREE = '{"jsonrpc":"2.0","id":1,"result":3}';

/** The batch items that get a response without an id, and those that get none. https://www.jsonrpc.org/specification#batch */
export const batchExtras = defineSessionRule({
  id: 'batch/extras',
  requirements: ['batch/empty-answer', 'batch/invalid-element', 'batch/response-for-notification'],
  class: 'spec',
  title: 'A batch {must} get exactly the responses that its items need',
  why: 'The caller counts the responses: an extra one matches no request, and a missing one hides that an item was lost.',
  how: 'Add an Invalid Request error with a null id for each item that is not a request. Add nothing for notifications.',
  examples: {
    good: [
      { revision: 'jsonrpc-2.0', text: talk(client(`[${SUM},${NOTE}]`), server(`[${THREE}]`)) },
      {
        revision: '2025-03-26',
        text: talk(
          client(
            '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]',
          ),
          server('[{"jsonrpc":"2.0","id":1,"result":{}}]'),
        ),
      },
    ],
    bad: [
      { revision: 'jsonrpc-2.0', text: talk(client(`[${SUM},${NOTE}]`), server(`[${THREE},⟦${UNKNOWN}⟧]`)) },
      { revision: 'jsonrpc-2.0', text: talk(client(`[${NOTE}]`), server(`[⟦${UNKNOWN}⟧]`)) },
      { revision: '2025-03-26', text: talk(client(`[${CHANGED}]`), server('⟦[]⟧')) },
      {
        revision: 'jsonrpc-2.0',
        text: talk(client(`[${SUM},1]`), server(`⟦[${THREE}]⟧`)),
        besides: ['envelope/json-object'],
      },
    ],
  },
  begin(session, report) {
    const batches = new Batches();
    return {
      batch(step) {
        const silent = Array.isArray(step.value) && step.value.length === 0 ? batches.silent(step.from) : null;
        batches.batch(step);
        if (!silent) return;
        report({
          requirement: 'batch/empty-answer',
          at: step.ref,
          title: 'A batch of notifications {must} not be answered',
          what: `${step.name} answers the batch of ${session.describe(silent.ref)} with an empty array. The batch contains only notifications, so the receiver must send nothing back.`,
          ties: [{ at: silent.ref }],
          instead: ['batch/empty-array'],
        });
      },
      request(step) {
        if (step.inBatch) batches.call(step);
      },
      notification(step) {
        if (step.inBatch) batches.call(step);
      },
      answer(step) {
        const { batch, nameless, ref: at } = (step.inBatch && !step.altered && batches.answer(step)) || NOTHING;
        if (!batch) return;
        const extra = nameless[batch.invalid.length];
        const [item = 0] = batch.invalid;
        if (extra && batch.notifications.length > 0) {
          const { length } = batch.calls;
          const requested = length === 0 ? 'no request' : length === 1 ? 'one request' : `${length} requests`;
          report({
            requirement: 'batch/response-for-notification',
            at: extra.ref,
            title: 'A notification in a batch {must} not be answered',
            what: `${extra.name} does not answer a request: the batch of ${session.describe(batch.ref)} has ${requested}, and its notifications get no response.`,
            ties: batch.notifications.slice(0, 5).map((ref) => ({ at: ref })),
            instead: [
              'responses/error-id-null-mcp',
              'responses/error-id-required',
              'responses/id-null',
              'responses/id-missing',
            ],
          });
        } else if (batch.invalid.length > nameless.length) {
          report({
            requirement: 'batch/invalid-element',
            at,
            mark: 'missing',
            title: 'Each invalid item of a batch {must} get its own error',
            what: `Message ${at.entry + 1} answers the batch of ${session.describe(batch.ref)} with ${nameless.length === 0 ? 'no error' : 'too few errors'} for its invalid items. Each of them, such as item ${item + 1}, needs an error with \`"id": null\`.`,
            ties: [{ at: batch.ref, path: [item] }],
          });
        }
      },
    };
  },
});

const NOTHING = { batch: null, nameless: [], ref: { entry: 0, item: null } };
