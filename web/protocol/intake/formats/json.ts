/** Plain JSON: one message, a batch, or several messages back to back. The fallback for text that no other format claims. */
import type { Format } from '../types.ts';
import { strictEntries, trimmed } from '../unit.ts';
import { readSequence } from './sequence.ts';

/** One value, or several in a row. */
export const json: Format = {
  id: 'json',
  title: 'JSON',
  claim: () => ({ score: 10, because: 'Nothing in the text indicates a log or a document.' }),
  read(text) {
    const strict = strictEntries(text, trimmed(text, { start: 0, end: text.length }));
    if (strict) return { entries: strict, skipped: [], problems: [] };
    return readSequence(text, 0, text.length);
  },
  samples: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"}]',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}\n\n{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {}\n}\n',
    "{'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}",
    '[{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"ping"}},{"from":"server","message":{"jsonrpc":"2.0","id":1,"result":{}}}]',
  ],
};
