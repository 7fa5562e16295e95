import { defineRule } from '../define.ts';
import { keepsDigits } from '../../json/encoded.ts';

const INITIALIZE =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"demo","version":"1.0.0"}}}';

/**
 * `initialize` is not part of a batch. https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle#initialization
 */
export const batchInitializeInside = defineRule({
  id: 'batch/initialize-inside',
  requirements: ['batch/initialize-inside'],
  class: 'spec',
  kinds: ['batch'],
  title: '`initialize` {must} not be part of a batch',
  why: 'No other request may be sent before the `initialize` response, and a server of an older revision cannot parse an array.',
  how: 'Send `initialize` as a single object, wait for its response, then send the rest.',
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
        what: `${item.name} is \`initialize\` inside a batch; it must be sent alone, before all other requests.`,
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
