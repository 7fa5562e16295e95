/** Examples of the rule about programs of two eras. */
import type { SessionExample } from '../define.ts';
import { client, discovery, modern, server, talk } from '../../../testing/talk.ts';
import { agrees, asks, CONFIRMS, initialize, LISTED, speaks } from './examples.ts';

const R = '2026-07-28';
const OLD = '2025-11-25';
const REMOVED = 'methods/initialize-removed';
const PROBE = client(`"id":1,"method":"server/discover","params":{${modern()}}`);
const NOT_FOUND = '"error":{"code":-32601,"message":"Method not found"}';
const REFUSED = (supported: string): string =>
  server(
    `"id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":[${supported}],"requested":"${R}"}}`,
  );
const FALLBACK = client(`⟦{"jsonrpc":"2.0","id":2,${initialize(OLD)}}⟧`);

/** Right and wrong ones. */
export const versionErasExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    {
      revision: R,
      text: talk(PROBE, server(`"id":1,${NOT_FOUND}`), asks('2', OLD), agrees('2', OLD)),
      says: 'Probed, and found to be an older server.',
      besides: [REMOVED, 'result-type/missing', 'result-type/result-missing', 'stateless/server-info-missing'],
    },
    {
      revision: R,
      text: talk(PROBE, REFUSED('"2027-01-01","2025-11-25"'), asks('2', OLD)),
      says: 'The server lists a version with a handshake.',
      besides: [REMOVED],
    },
    { revision: R, text: talk(discovery('{"tools":{}}'), speaks('1', R), server(`"id":1,${LISTED}`)) },
    {
      revision: R,
      text: talk(asks('0', OLD), server('"id":0,"error":{"code":-32601,"message":"This server supports 2026-07-28"}')),
      besides: [REMOVED],
    },
  ],
  bad: [
    { revision: R, text: talk(PROBE, REFUSED('"2027-01-01"'), FALLBACK), besides: [REMOVED] },
    { revision: R, text: talk(discovery(), FALLBACK), besides: [REMOVED] },
    {
      revision: R,
      text: talk(
        client(`⟦{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pay",${modern()}}}⟧`),
        server('"id":1,"error":{"code":-32602,"message":"Invalid request"}'),
        asks('2', OLD),
      ),
      besides: [REMOVED],
    },
    {
      revision: R,
      text: talk(
        asks('0', OLD),
        server('"id":0,"error":⟦{"code":-32601,"message":"Method not found"}⟧')
          .replace('⟦{"code"', '{"code"')
          .replace('}⟧', '}')
          .replace('"error"', '⟦"error"⟧'),
      ),
      besides: [REMOVED],
    },
    {
      revision: R,
      text: talk(
        asks('0', OLD),
        agrees('0', OLD),
        CONFIRMS,
        speaks('1', R).replace('"message":{', '"message":⟦{').replace(/\}$/u, '⟧}'),
        server(`"id":1,${LISTED}`),
      ),
      besides: [
        REMOVED,
        'methods/initialized-removed',
        'result-type/missing',
        'result-type/result-missing',
        'stateless/server-info-missing',
      ],
    },
  ],
};
