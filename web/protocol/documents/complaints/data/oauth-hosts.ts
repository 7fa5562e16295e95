/** Complaints about authorization that are particular to one host, SDK or vendor. */
import { complaintsAbout } from '../define.ts';
import { CHALLENGE, ENTRY } from './steps.ts';

/** Hosts and vendors about a server that requires authorization. */
export const oauthHosts = complaintsAbout('oauth', [
  {
    id: 'rust-auth-required',
    title: 'The client must log in before it sends `initialize`',
    signs: [
      /Authorization required(?=, when|"|'|\))/,
      /rror: Authorization required/,
      /Auth required(?=, when|"|'|\)|\s*(?:\n|$))/,
    ],
    emitter: 'Clients with the Rust SDK, such as Codex or Goose',
    says: 'The server answered with 401.',
    causes: ['The user is not logged in, or the token is missing.'],
    next: [CHALLENGE, 'Log in again, or set a token.'],
  },
  {
    id: 'csharp-access-forbidden',
    title: 'The user must be authorized for the tool',
    signs: [/Access forbidden: This \w{1,40} requires authorization/],
    emitter: 'Servers with the C# SDK',
    says: 'The tool is protected, and the request has no authorized user.',
    causes: ['The token lacks the role or policy of `[Authorize]`.'],
    next: ['Look at the claims of the token.'],
    wire: true,
  },
  {
    id: 'gemini-requires-auth',
    title: 'Gemini CLI must log in to the server',
    signs: [/requires authentication using: \/mcp auth/, /rejected stored OAuth token/],
    emitter: 'Gemini CLI',
    says: 'The server answered with 401.',
    causes: ['The user is not logged in: run `/mcp auth NAME`.', 'The entry has no headers.'],
    next: [ENTRY],
  },
  {
    id: 'mcp-proxy-api-key',
    title: 'The client must send the right key in `X-API-Key`',
    signs: [/Invalid or missing API key/],
    emitter: 'mcp-proxy',
    says: 'The header `X-API-Key` is missing or wrong.',
    causes: ['The header has another name.', 'The key is wrong.'],
    next: [ENTRY],
    wire: true,
  },
  {
    id: 'openai-424-tool-list',
    title: 'OpenAI must be able to reach the server and to list its tools',
    signs: [/Error retrieving tool list from MCP server/],
    emitter: 'OpenAI Responses API',
    says: 'OpenAI could not list the tools of the remote server.',
    causes: ['The tool has neither `authorization` nor `headers`.', 'The server is not reachable from the internet.'],
    next: ['Paste `tools` of the request, without secrets.'],
  },
  {
    id: 'anthropic-mcp-requires-auth',
    title: 'The server must have an `authorization_token` in `mcp_servers`',
    signs: [/MCP server '[^'\n]{1,100}?' requires authentication\./],
    emitter: 'Anthropic MCP connector',
    says: 'The remote server answered with 401.',
    causes: ['`authorization_token` is missing in `mcp_servers`.'],
    next: ['Paste `mcp_servers` of the request, without secrets.'],
  },
]);
