/** Examples of the rule in `grants.ts`. */
import type { WireRule } from '../define.ts';
import { blocks } from '../../../testing/wire.ts';
import { authorize, back, called, fetched, redeem, server, told, TOKEN } from './texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const RENEW = { grant_type: 'refresh_token', refresh_token: 'r1', code: null, code_verifier: null, redirect_uri: null };
const LINE = '⟦POST /token HTTP/1.1⟧';
const ISS = ',"authorization_response_iss_parameter_supported":true';
const SERVER = (more = '') =>
  blocks(fetched('/.well-known/oauth-authorization-server', 'auth.example.com'), told(server(more)));
const SENT = '&iss=https%3A%2F%2Fauth.example.com';
const EVIL = '&iss=https%3A%2F%2Fevil.example';
const registered = (host: string, id: string) =>
  blocks(
    `POST /register HTTP/1.1\nHost: ${host}\nContent-Type: application/json\n\n{"client_name":"Demo","redirect_uris":["http://localhost:3000/callback"],"application_type":"native"}`,
    `HTTP/1.1 201 Created\nContent-Type: application/json\n\n{"client_id":"${id}"}`,
  );

/** Conversations with and without what the rule finds. */
export const grantsExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: blocks(authorize(), back(), redeem()) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back(SENT), redeem()) },
    { revision: R, text: blocks(authorize(), back(), redeem({ resource: 'https://MCP.example.com/mcp/' })) },
    { revision: R, text: blocks(authorize(), back(), redeem(), redeem(RENEW)) },
    {
      revision: R,
      text: redeem({ ...RENEW, resource: null }),
      says: 'Nothing shows that this token is one for an MCP server.',
    },
  ],
  bad: [
    { revision: R, text: redeem({ resource: null }, LINE) },
    { revision: R, text: blocks(authorize(), back(), redeem({ resource: 'https://other.example.com/mcp' }, LINE)) },
    { revision: R, text: blocks(authorize(), back(), redeem(), redeem({ ...RENEW, resource: null }, LINE)) },
    {
      revision: R,
      text: blocks(called(R, { Authorization: TOKEN }), redeem({ ...RENEW, resource: null }, LINE)),
    },
    { revision: R, text: redeem({ code_verifier: null }, LINE) },
    { revision: NOW, text: blocks(SERVER(), authorize(), back('', '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back('', '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back(EVIL, '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(), authorize(), back(SENT, '⟦', '⟧')) },
    {
      revision: NOW,
      text: blocks(SERVER(ISS), authorize(), back(EVIL), redeem({}, LINE)),
      besides: ['auth/iss-mismatch'],
    },
    {
      revision: NOW,
      text: blocks(registered('other.example.com', 'c1'), authorize({}, true)),
      besides: ['auth/registration-deprecated'],
    },
  ],
};
