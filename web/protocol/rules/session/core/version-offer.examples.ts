/** Examples of the rule about versions in the handshake. */
import type { SessionExample } from '../define.ts';
import { server, talk } from '../../../testing/talk.ts';
import { agrees, asks } from './examples.ts';

const V = '2025-06-18';

/** Right and wrong ones. */
export const versionOfferExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: V, text: talk(asks('0', V), agrees('0', V)) },
    {
      revision: V,
      text: talk(asks('0', V), server('"id":0,"error":{"code":-32603,"message":"Out of memory"}')),
      says: 'The error is about something else.',
    },
    {
      revision: V,
      text: talk(
        asks('0', V),
        server('"id":0,"error":{"code":-32601,"message":"No handshake here; supported versions: 2026-07-28"}'),
      ),
      says: 'A server without any handshake has nothing to offer.',
    },
  ],
  bad: [
    {
      revision: V,
      text: talk(asks('0', '1.0.0'), agrees('0', '1.0.0').replace('"1.0.0"', '⟦"1.0.0"⟧')),
      besides: ['version/unknown-revision'],
    },
    { revision: V, text: talk(asks('0', V), agrees('0', '2024-11-05').replace('"2024-11-05"', '⟦"2024-11-05"⟧')) },
    { revision: V, text: talk(asks('0', '2025-03-26'), agrees('0', V).replace(`"${V}"`, `⟦"${V}"⟧`)) },
    {
      revision: '2025-11-25',
      text: talk(asks('0', V), agrees('0', '2025-11-25').replace('"2025-11-25"', '⟦"2025-11-25"⟧')),
    },
    {
      revision: V,
      text: talk(
        asks('1', '2025-11-25'),
        server(
          '"id":1,"error":⟦{"code":-32602,"message":"Unsupported protocol version","data":{"expected":"2025-06-18"}}⟧',
        ),
      ),
    },
    {
      revision: '2024-11-05',
      text: talk(
        asks('"a"', '2025-03-26'),
        server('"id":"a","error":⟦{"code":-32600,"message":"Bad request","data":{"supported":["2024-11-05"]}}⟧'),
      ),
    },
  ],
};
