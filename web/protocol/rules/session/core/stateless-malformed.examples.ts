/** Examples of the rule in `stateless-malformed.ts`. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { asks, LISTED, speaks } from './examples.ts';

const R = '2026-07-28';
const META =
  '"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"}';
const LACKING = client(`"id":1,"method":"tools/list","params":{"_meta":{${META}}}`);
const MISSING = 'stateless/capabilities-missing';
const NOT_YET = server('"id":1,"error":⟦{"code":-32600,"message":"Server not initialized"}⟧');

/** Conversations with and without what the rule finds. */
export const statelessMalformedExamples: SessionRule['examples'] = {
  good: [
    { revision: R, text: talk(speaks('1', R), server(`"id":1,${LISTED}`)) },
    {
      revision: R,
      text: talk(LACKING, server('"id":1,"error":{"code":-32602,"message":"clientCapabilities missing"}')),
      besides: [MISSING],
    },
    {
      revision: R,
      text: talk(speaks('1', R), NOT_YET.replace(/[⟦⟧]/gu, ''), asks('2', '2025-11-25')),
      says: 'An older server, as the handshake behind it shows.',
      besides: ['methods/initialize-removed', 'version/probe-first'],
    },
  ],
  bad: [
    { revision: R, text: talk(LACKING, server(`⟦{"jsonrpc":"2.0","id":1,${LISTED}}⟧`)), besides: [MISSING] },
    {
      revision: R,
      text: talk(client('"id":1,"method":"tools/list","params":{}'), server(`⟦{"jsonrpc":"2.0","id":1,${LISTED}}⟧`)),
      besides: ['stateless/meta-missing', 'stateless/params-missing'],
    },
    {
      revision: R,
      text: talk(LACKING, server('"id":1,"error":{"code":⟦-32600⟧,"message":"Bad metadata"}')),
      besides: [MISSING],
    },
    { revision: R, text: talk(speaks('1', R), NOT_YET) },
  ],
};
