import { defineRule } from '../define.ts';
import { get, has } from '../../json/object.ts';
import { code } from '../../json/describe.ts';
import { emptyResult } from './empty-result.ts';
import { RESULT_NO_OBJECT } from './cues.ts';

/** Nothing to return is an empty object in MCP. https://modelcontextprotocol.io/specification/2025-11-25/basic#result-responses */
export const responsesResultNull = defineRule({
  id: 'responses/result-null',
  requirements: ['responses/result-null'],
  class: 'spec',
  kinds: ['response'],
  cues: [RESULT_NO_OBJECT],
  title: 'A `result` is not null',
  why: 'Plain JSON-RPC allows it, but in MCP even a bare acknowledgement is an object, and typed clients fail on null.',
  how: 'Answer with `"result": {}` when there is nothing to return.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"result":null}',
        says: 'Plain JSON-RPC takes any value.',
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
      what: `${message.name} has \`"result": null\`; nothing to return is an empty object here.`,
      fix: {
        says: `Write ${code(value)}.`,
        safety: 'safe',
        steps: [{ do: 'replace', path: ['result'], value }],
      },
    });
  },
});
