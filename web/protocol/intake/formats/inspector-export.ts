/** The output of the MCP Inspector’s “Export” for its Protocol tab: a response is inside the entry of its request. */
import { timeOf } from '../clock.ts';
import type { RecordView } from '../record-view.ts';
import { recordFormat, type RecordSink } from '../records.ts';

/** Requests and responses are restored to the order in which they were sent. */
export const inspectorExport = recordFormat({
  id: 'inspector-export',
  title: 'MCP Inspector export',
  called: 'entries of the MCP Inspector’s Protocol tab',
  sure: 95,
  ordered: true,
  trust: 'normalised',
  fits: (members) =>
    /^"(?:request|response|notification)"/.test(members.get('direction') ?? '') &&
    members.has('message') &&
    (members.has('origin') || members.has('timestamp')),
  read(record: RecordView, sink: RecordSink) {
    const origin = record.string('origin');
    const from = origin === 'client' || origin === 'server' ? origin : undefined;
    const at = timeOf(record.value('timestamp'));
    const took = record.value('duration');
    const details = at === undefined ? {} : { at };
    const message = record.messages('message');
    sink.take(message, {
      ...details,
      ...(from ? { from, fromBecause: `The entry names the ${from} as its origin.` } : {}),
    });
    const answer = record.messages('response');
    if (message.length + answer.length === 0) sink.leaveOut(record.span, 'An entry without a message.');
    const lasted = typeof took === 'number' ? took : undefined;
    const other = from === 'client' ? 'server' : 'client';
    sink.take(answer, {
      ...(at === undefined ? {} : { at: at + (lasted ?? 0) }),
      ...(lasted === undefined ? {} : { took: lasted }),
      ...(from
        ? { from: other, fromBecause: `It is the response in an entry that names the ${from} as its origin.` }
        : {}),
    });
  },
});
