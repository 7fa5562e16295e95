/** Examples of the rule in `documents.ts`. */
import type { WireRule } from '../define.ts';
import { blocks } from '../../../testing/wire.ts';
import { fetched, server, told } from './texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const RESOURCE = fetched('/.well-known/oauth-protected-resource', 'mcp.example.com');
const SERVER = fetched('/.well-known/oauth-authorization-server', 'auth.example.com');
const OPENID = fetched('/.well-known/openid-configuration', 'auth.example.com');
const CLIENT = fetched('/client.json', 'app.example.com');
const app = (id: string, more: string) =>
  `{"client_id":${id}${more},"redirect_uris":["http://localhost:3000/callback"]}`;
const ID = '"https://app.example.com/client.json"';
const SERVERS = '"authorization_servers":["https://auth.example.com"]';

/** Conversations with and without what the rule finds. */
export const documentsExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: blocks(RESOURCE, told(`{"resource":"https://mcp.example.com/mcp",${SERVERS}}`)) },
    { revision: R, text: blocks(SERVER, told(server())) },
    { revision: R, text: blocks(CLIENT, told(app(ID, ',"client_name":"Demo"'))) },
    {
      revision: NOW,
      text: blocks(
        fetched('/.well-known/oauth-authorization-server/t1', 'auth.example.com'),
        told(server('', 'https://auth.example.com/t1')),
      ),
    },
  ],
  bad: [
    { revision: R, text: blocks(RESOURCE, told('⟦{"resource":"https://mcp.example.com/mcp"}⟧')) },
    {
      revision: R,
      text: blocks(RESOURCE, told('{"resource":"https://mcp.example.com/mcp","authorization_servers":⟦[]⟧}')),
    },
    {
      revision: NOW,
      text: blocks(
        RESOURCE,
        told(`{"resource":"https://mcp.example.com/mcp",${SERVERS},"scopes_supported":⟦["a","offline_access"]⟧}`),
      ),
    },
    {
      revision: R,
      text: blocks(
        SERVER,
        told(server().replace('"https://auth.example.com/token"', '⟦"http://auth.example.com/token"⟧')),
      ),
    },
    {
      revision: R,
      text: blocks(OPENID, told(`⟦${server().replace(',"code_challenge_methods_supported":["S256"]', '')}⟧`)),
    },
    {
      revision: NOW,
      text: blocks(SERVER, told(server().replace('"https://auth.example.com"', '⟦"https://evil.example"⟧'))),
    },
    { revision: R, text: blocks(CLIENT, told(`⟦${app(ID, '')}⟧`)) },
    {
      revision: R,
      text: blocks(CLIENT, told(app('⟦"https://app.example.com/other.json"⟧', ',"client_name":"Demo"'))),
    },
  ],
};
