import { defineRule } from '../define.ts';
import { keepsDigits } from '../../json/encoded.ts';

const INITIALIZE =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"demo","version":"1.0.0"}}}';

/** The handshake is not batched. https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle#initialization */
export const batchInitializeInside = defineRule({
  id: 'batch/initialize-inside',
  requirements: ['batch/initialize-inside'],
  class: 'spec',
  kinds: ['batch'],
  title: '`initialize` is sent alone, not in a batch',
  why: 'Until it is answered nothing else may be asked, and a server of an older revision cannot read an array.',
  how: 'Send `initialize` as a single object, wait for its answer, then send the rest.',
  examples: {
    good: [{ revision: '2025-03-26', text: INITIALIZE }],
    bad: [{ revision: '2025-03-26', text: `[⟦${INITIALIZE}⟧]` }],
  },
  judge(message) {
    message.items.forEach((item, index) => {
      if (item.kind !== 'request' || item.method !== 'initialize') return;
      message.report({
        requirement: 'batch/initialize-inside',
        path: [index],
        what: `${item.name} is \`initialize\`, inside a batch; it is sent on its own, before everything else.`,
        ...(message.items.length === 1 && keepsDigits(item.value)
          ? {
              fix: {
                says: 'Send it without the array.',
                safety: 'safe',
                steps: [{ do: 'replace', path: [], value: item.value }],
              },
            }
          : {}),
      });
    });
  },
});
