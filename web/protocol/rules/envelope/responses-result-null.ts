import { defineRule } from '../define.ts';
import { get, has } from '../../json/object.ts';
import { code } from '../../json/describe.ts';
import { emptyResult } from './empty-result.ts';
import { RESULT_NO_OBJECT } from './cues.ts';

/** An empty MCP result is an empty object. https://modelcontextprotocol.io/specification/2025-11-25/basic#result-responses */
export const responsesResultNull = defineRule({
  id: 'responses/result-null',
  requirements: ['responses/result-null'],
  class: 'spec',
  kinds: ['response'],
  cues: [RESULT_NO_OBJECT],
  title: 'A `result` {must} not be null',
  why: 'Plain JSON-RPC allows it, but in MCP even an acknowledgment is an object, and typed clients fail on null.',
  how: 'Return `"result": {}` if there is no data.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"result":null}',
        says: 'Plain JSON-RPC allows any value.',
      },
    ],
    bad: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":⟦null⟧}' }],
  },
  judge(message) {
    const { object, model } = message;
    if (get(object, 'result') !== null || (has(object, 'error') && get(object, 'error') !== null)) return;
    const value = emptyResult(model);
    message.report({
      requirement: 'responses/result-null',
      path: ['result'],
      what: `${message.name} has \`"result": null\`; in MCP an empty result is \`{}\`.`,
      fix: {
        says: `Write ${code(value)}.`,
        safety: 'safe',
        steps: [{ do: 'replace', path: ['result'], value }],
      },
    });
  },
});
