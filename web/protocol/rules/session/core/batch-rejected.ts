import type { Call, Ref } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { markedServer } from './examples.ts';
import { codeIn, isAboutTransport, opposite, errorText } from './reading.ts';

const BATCH = client(
  '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"method":"prompts/list"}]',
);

/** A valid batch and the requests in it. */
interface Batch {
  readonly ref: Ref;
  readonly from: Step['from'];
  readonly calls: Call[];
}

/**
 * Receivers accept batches in revisions that have them.
 * https://modelcontextprotocol.io/specification/2025-03-26/basic/index#batching
 */
export const batchRejected = defineSessionRule({
  id: 'batch/receiver-rejects',
  requirements: ['batch/receiver-rejects'],
  class: 'spec',
  title: 'A batch {must} be accepted',
  why: 'In this revision every receiver accepts batches, even one that never sends any, so a rejection excludes conforming peers.',
  how: 'Process the items of an array as if they had arrived one by one, and respond to each request among them.',
  examples: {
    good: [
      {
        revision: '2025-03-26',
        text: talk(
          BATCH,
          server('[{"jsonrpc":"2.0","id":2,"result":{"prompts":[]}},{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}]'),
        ),
      },
      {
        revision: '2025-03-26',
        text: talk(
          BATCH,
          server('"id":1,"error":{"code":-32603,"message":"Array is full"}'),
          server('"id":2,"result":{"prompts":[]}'),
        ),
        says: 'One item failed and the other did not.',
      },
    ],
    bad: [
      {
        revision: '2025-03-26',
        text: talk(BATCH, markedServer('"id":1,"error":{"code":-32600,"message":"Batch requests are not supported"}')),
      },
    ],
  },
  begin(session, report) {
    let open: Batch | null = null;
    const refused: { by: Step['ref']; name: string; batch: Batch }[] = [];
    return {
      batch({ value, ref, from }) {
        const items = Array.isArray(value) ? value : [];
        const calls = items.filter((item) => isObject(item) && typeof get(item, 'method') === 'string');
        const clean = calls.length > 0 && calls.length === items.length;
        const shakes = calls.some((item) => isObject(item) && get(item, 'method') === 'initialize');
        if (calls.length > 0) open = clean && !shakes ? { ref, from, calls: [] } : null;
      },
      request({ inBatch, from, call }) {
        if (!inBatch && from === open?.from) open = null;
        else if (inBatch && call && call.entry === open?.ref.entry) open.calls.push(call);
      },
      error(step) {
        const { object, call, from, inBatch, ref: by, name } = step;
        const message = errorText(step);
        if (!open || inBatch || isAboutTransport(message) || (from !== 'unknown' && from !== opposite(open.from)))
          return;
        const byItem = call?.entry === open.ref.entry && codeIn(step) === -32600 && /batch|array/iu.test(message);
        const nameless = !has(object, 'id') || get(object, 'id') === null;
        if (byItem || nameless) refused.push({ by, name, batch: open });
        open = null;
      },
      end() {
        for (const { by, name, batch } of refused) {
          if (batch.calls.some(({ answer, failed }) => answer && !failed)) continue;
          report({
            requirement: 'batch/receiver-rejects',
            at: by,
            what: `${name} rejects the batch of ${session.describe(batch.ref)} as a whole. Its messages are valid, and each request in it needs its own response.`,
            ties: [{ at: batch.ref }],
            instead: ['responses/error-id-null-mcp', 'responses/error-id-required'],
          });
        }
      },
    };
  },
});
