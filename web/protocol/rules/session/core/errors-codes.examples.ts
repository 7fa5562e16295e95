/** Examples of the rule about codes and words of errors. */
import type { SessionExample } from '../define.ts';
import { client, modern, server, talk } from '../../../testing/talk.ts';

const CALL = client('"id":1,"method":"example/unknown"');

/** Right and wrong ones. */
export const errorsCodesExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(CALL, server('"id":1,"error":{"code":-32601,"message":"Unknown method"}')),
      besides: ['methods/unknown-request'],
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}'),
        server('"id":1,"error":{"code":-32603,"message":"The payment method was not accepted"}'),
      ),
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":1,"method":"tools/call","params":{"name":"a",${modern()}}`),
        server('"id":1,"error":{"code":-32020,"message":"Header mismatch: Mcp-Name was not found"}'),
      ),
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(CALL, server('"id":1,"error":{"code":⟦-32603⟧,"message":"Unknown method"}')),
      besides: ['methods/unknown-request'],
    },
    {
      revision: 'jsonrpc-2.0',
      text: talk(CALL, server('"id":1,"error":{"code":⟦-32600⟧,"message":"Method example/unknown is not supported"}')),
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}'),
        server('"id":1,"error":{"code":⟦-32603⟧,"message":"Invalid params: uri must be https"}'),
      ),
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":1,"method":"tools/call","params":{"name":"nope",${modern()}}`),
        server('"id":1,"error":{"code":⟦-32020⟧,"message":"Unknown tool: nope"}'),
      ),
    },
  ],
};
