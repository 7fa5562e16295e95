/** Metadata that does not lead to an authorization server. */
import {
  authorizeText,
  calls,
  challenged,
  fetches,
  hello,
  METADATA,
  REDIRECT,
  RESOURCE_DOCUMENT,
  returns,
  SERVER_DOCUMENT,
} from '../auth-log.ts';
import { clause } from '../goals.ts';
import type { FindSource } from '../source.ts';
import { wireLog } from '../wire.ts';

const { authorization_servers: _, ...incomplete } = RESOURCE_DOCUMENT;

/** Find the mistake. */
export const noServers: FindSource = {
  id: 'no-servers',
  kind: 'find-mistake',
  title: 'Find what is missing in the metadata of a server',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this authorization is wrong, and why?\n\nThis client works only because its authors wrote the URL of the authorization server into its configuration. Other clients stop after the fourth part.',
  log: wireLog([
    calls(hello(1), null),
    challenged('401 Unauthorized', `${METADATA}, scope="notes:read"`),
    fetches('mcp.example.com', '/.well-known/oauth-protected-resource/mcp'),
    returns(incomplete),
    fetches('auth.example.com', '/.well-known/oauth-authorization-server'),
    returns(SERVER_DOCUMENT),
    { from: 'client', text: authorizeText() },
    REDIRECT,
  ]),
  options: [
    { id: 'servers', text: '`authorization_servers` is missing', rule: 'auth/metadata-without-servers' },
    { id: 'pkce', text: 'The metadata does not show that PKCE is supported' },
    { id: 'realm', text: 'The challenge needs a `realm`' },
    { id: 'get', text: 'The client must not fetch documents without a token' },
  ],
  start: { message: 2, mistake: 'realm' },
  hints: [
    'What does a client look for in each of the two documents?',
    'The document about the MCP server must lead to the authorization server.',
  ],
  solution: { message: 4, mistake: 'servers' },
  lesson:
    'A client knows only the URL of the MCP server. The challenge leads to the metadata of that server, `authorization_servers` leads to the authorization server, and its metadata leads to the endpoints. One missing member breaks the chain.',
  links: [clause('2025-11-25', 'basic/authorization#authorization-server-location', 'Authorization Server Location')],
  innocent: {
    2: 'The challenge has everything that it should have: `resource_metadata` and `scope`.',
    6: 'This document has the endpoints, and `code_challenge_methods_supported` lists `S256`.',
    7: 'The request has PKCE, `state` and `resource`.',
  },
  mistakes: [
    {
      id: 'pkce-is-there',
      option: 'pkce',
      says: '`code_challenge_methods_supported` is in part 6, in the metadata of the authorization server. The metadata of the MCP server does not need it.',
      example: { message: 4, mistake: 'pkce' },
    },
    {
      id: 'no-realm',
      option: 'realm',
      says: '`realm` is optional. A client needs `resource_metadata`, which is there.',
      example: { message: 2, mistake: 'realm' },
    },
    {
      id: 'public-documents',
      option: 'get',
      says: 'The documents are public: a client reads them to find out how to get its first token.',
      example: { message: 3, mistake: 'get' },
    },
  ],
};
