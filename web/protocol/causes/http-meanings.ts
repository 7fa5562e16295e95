/** What a refusal by HTTP means at its place, and what to change. */
import { RANK } from './define.ts';
import { quoted } from './quote.ts';
import type { Remedy } from '../types.ts';

/** The meaning of a status. */
export interface Meaning {
  /** As `Cause.id`. */
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly why: string;
  readonly how: readonly Remedy[];
  readonly ask?: readonly string[];
  readonly rank?: number;
}

const CURL: Remedy = {
  for: 'curl',
  says: 'Repeat it with `curl -i` and all headers: `Accept: application/json, text/event-stream`, `Content-Type: application/json`, `Mcp-Session-Id`.',
};

/** A redirect, by its status and target. */
export function redirect(location: string | null, status: number): Meaning {
  const to = location === null ? 'another address' : quoted(location);
  return {
    id: 'redirected',
    title: 'The URL should be the final address of the endpoint',
    says: `it redirects to ${to}.`,
    why:
      status <= 303
        ? 'After 301, 302 and 303, most clients repeat a POST as a GET without its body, so the message is lost.'
        : 'Many clients do not follow the redirect of a POST, or drop the `Authorization` header on the way.',
    how: [
      { says: 'Configure the address of `Location` itself; often only the slash at the end differs.' },
      {
        for: 'Starlette and FastAPI',
        says: 'Mount the app at the path without a redirect, or use the URL with the slash (`/mcp/`).',
      },
      {
        for: 'a proxy that ends TLS',
        says: 'Pass `X-Forwarded-Proto`, so that the server does not redirect to `http`.',
      },
    ],
  };
}

/** 400 or 404: no session id. */
export const NOT_SENT: Meaning = {
  id: 'session-id-not-sent',
  title: 'Every request after `initialize` must send the session id',
  says: 'it has no valid `Mcp-Session-Id`.',
  why: 'The server issued a session id in its response to `initialize`, and cannot assign a request without it to a session.',
  how: [
    { for: 'the client', says: 'Send the `Mcp-Session-Id` of the `initialize` response with each later request.' },
    {
      for: 'a client in a browser',
      says: 'Let the server send `Access-Control-Expose-Headers: Mcp-Session-Id`: otherwise the client cannot read the id.',
    },
    {
      for: 'the server',
      says: 'Make it stateless if it needs no sessions (`sessionIdGenerator: undefined`, `stateless_http=True`).',
    },
  ],
};
/** 404 with the session id that was issued. */
export const LOST: Meaning = {
  id: 'session-not-found-ts',
  title: 'After 404, the client must start a new session',
  says: 'the server does not know this `Mcp-Session-Id`.',
  why: 'Sessions are in the memory of one process: it restarted, the session expired, or a load balancer sent the request to another instance.',
  how: [
    { for: 'the client', says: 'Send `initialize` again without a session id.' },
    {
      for: 'several instances or workers',
      says: 'Route by `Mcp-Session-Id` (sticky sessions), run one worker, or use the stateless mode.',
    },
  ],
};
/** 404 with another session id. */
export const CHANGED: Meaning = {
  ...LOST,
  id: 'session-id-changed',
  title: 'The client must send the session id that the server issued',
  says: 'its `Mcp-Session-Id` is not the one that the server issued.',
};
/** 400 about `MCP-Protocol-Version`. */
export const VERSION: Meaning = {
  id: 'host-protocol-version-header',
  title: '`MCP-Protocol-Version` must name a version that the server supports',
  says: 'the server does not support the version in `MCP-Protocol-Version`.',
  why: 'Since 2025-06-18 each request names the negotiated version in this header, and a server rejects versions that it does not know.',
  how: [
    { says: 'Send the version of the `initialize` response.' },
    { says: 'Update the server’s SDK if the client needs the newer version.' },
  ],
};
/** 400 for another reason. */
export const OTHER_400: Meaning = {
  id: 'http-error-status',
  title: 'The request must have the body and the headers that the server expects',
  says: 'the server does not accept the request.',
  why: 'A server answers 400 to a body that is not a JSON-RPC message, to a missing session id or version, and for reasons of its own.',
  how: [{ says: 'Read the body of the response: it names the member or header.' }, CURL],
  ask: ['Paste the whole request with its headers.'],
};
/** 401. */
export const UNAUTHORIZED: Meaning = {
  id: 'www-authenticate-401',
  title: 'The client must be authorized before it can use the server',
  says: 'it has no valid access token.',
  why: 'The first 401 is the start of authorization, and it is a failure if no request with a token follows, as here.',
  rank: RANK.oauth,
  how: [
    {
      for: 'a server with API keys',
      says: 'Add `"headers": {"Authorization": "Bearer …"}` to the entry of the server.',
    },
    {
      for: 'a server with OAuth',
      says: 'Sign in from the host (`/mcp` in Claude Code, “Needs login” in Cursor), or use `npx mcp-remote URL`.',
    },
    {
      for: 'the server',
      says: 'Send `WWW-Authenticate: Bearer resource_metadata="…"`, so that clients find the authorization server.',
    },
  ],
  ask: ['Paste the `WWW-Authenticate` header of the response.'],
};
/** 403 because of the token. */
export const FORBIDDEN: Meaning = {
  id: 'insufficient-scope',
  title: 'The access token must allow the request',
  says: 'the token is valid but does not allow this.',
  why: '403 after a valid token means a missing scope, a wrong account, or a firewall in front of the server.',
  rank: RANK.oauth,
  how: [
    { says: 'Request the scopes that `WWW-Authenticate` or `scopes_supported` names, and sign in again.' },
    { for: 'a firewall or bot protection', says: 'Allow the host’s addresses and its `User-Agent`.' },
  ],
  ask: ['Paste the headers and the body of the response.'],
};
/** 403 because of `Origin`. */
export const ORIGIN: Meaning = {
  id: 'invalid-origin-header',
  title: 'The server must allow the `Origin` of its clients',
  says: 'its `Origin` is not allowed.',
  why: 'Servers check `Origin` against DNS rebinding, so a page from another origin needs to be on their list.',
  how: [
    { for: 'Python', says: 'Add the origin to `TransportSecuritySettings(allowed_origins=[…])`.' },
    { for: 'TypeScript', says: 'Add it to `allowedOrigins` of the transport.' },
  ],
};
/** A preflight request that fails. */
export const CORS: Meaning = {
  id: 'cors-blocked',
  title: 'For clients in browsers, the server must allow and expose the headers of MCP',
  says: 'the browser is not allowed to send it.',
  why: 'A browser sends OPTIONS first, and without a success and the CORS headers it never sends the POST.',
  how: [
    {
      says: 'Answer OPTIONS with 204 and allow `Content-Type, Accept, Authorization, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID`.',
    },
    { says: 'Add `Access-Control-Expose-Headers: Mcp-Session-Id`, so that the client can read the id.' },
    { for: 'Python', says: 'Add `CORSMiddleware` with `expose_headers=["Mcp-Session-Id"]`.' },
  ],
};
/** 404 without a session id. */
export const WRONG_PATH: Meaning = {
  id: 'error-posting-404',
  title: 'The URL must be the MCP endpoint',
  says: 'nothing is at this path.',
  why: 'The request has no session id, so 404 is about the path, not about a session.',
  how: [
    { says: 'Try the path of the documentation: `/mcp`, `/mcp/`, `/sse`, `/api/mcp`.' },
    { for: 'FastAPI and Starlette', says: 'A mounted app adds its own path: `/mcp` mounted at `/mcp` is `/mcp/mcp`.' },
    { for: 'a server with only SSE', says: 'Set the type to `sse` and use the `/sse` URL.' },
  ],
  ask: ['Paste what `curl -i` prints for the URL.'],
};
/** 405 for a POST. */
export const WRONG_TRANSPORT: Meaning = {
  id: 'error-posting-405',
  title: 'Client and server must use the same transport',
  says: 'this path does not accept this method.',
  why: 'A path that takes no POST is not a Streamable HTTP endpoint: it belongs to the older SSE transport, or is another page.',
  how: [
    { for: 'an SSE server', says: 'Set the type to `sse`, and use its `/sse` URL.' },
    { for: 'the server', says: 'Route POST of the MCP path to the transport, too.' },
  ],
};
/** 405 for a POST to the path of an SSE server. */
export const WRONG_TRANSPORT_SSE: Meaning = {
  ...WRONG_TRANSPORT,
  says: 'the path of an SSE server accepts only GET.',
  why: 'The client speaks Streamable HTTP and sends POST to the `/sse` path of a server with the older SSE transport.',
  how: [
    { for: 'the host’s configuration', says: 'Set `"type": "sse"`, or let the client fall back after a 4xx.' },
    { for: 'the server', says: 'Move to Streamable HTTP: SSE is deprecated since 2025-03-26.' },
  ],
};
/** 406. */
export const ACCEPT: Meaning = {
  id: 'not-acceptable-both',
  title: '`Accept` must contain both `application/json` and `text/event-stream`',
  says: 'its `Accept` header misses a media type.',
  why: 'The server may answer with JSON or with an event stream, so a client must accept both.',
  how: [
    { says: 'Send `Accept: application/json, text/event-stream`.' },
    { for: 'a browser', says: 'Do not open the URL in the address bar: 406 shows that a server is there.' },
  ],
};
/** 415. */
export const CONTENT_TYPE: Meaning = {
  id: 'unsupported-media-type',
  title: '`Content-Type` of a POST must be `application/json`',
  says: 'its `Content-Type` is not JSON.',
  why: 'Without a header, `curl -d` sends `application/x-www-form-urlencoded`.',
  how: [{ says: 'Send `Content-Type: application/json`.' }],
};
/** 421. */
export const HOST: Meaning = {
  id: 'invalid-host-header',
  title: 'The server must allow the `Host` that clients send',
  says: 'the server does not allow this `Host`.',
  why: 'Against DNS rebinding, servers allow only `localhost` until they are configured for their public name.',
  how: [
    { for: 'Python', says: 'Set `TransportSecuritySettings(allowed_hosts=["mcp.example.com", "mcp.example.com:*"])`.' },
    { for: 'a proxy', says: 'Let it pass the `Host` that the server allows.' },
  ],
};
/** 502 and 503. */
export const DOWN: Meaning = {
  id: 'http-error-status',
  title: 'The proxy must reach a running server',
  says: 'a proxy could not reach the server that it forwards to.',
  why: '502 and 503 come from a proxy: the server is down, still starting, or listens on another address or port.',
  rank: RANK.network,
  how: [
    { says: 'Check that the server runs and listens on the address and port that the proxy uses.' },
    { for: 'a container', says: 'Let the server listen on `0.0.0.0`, and use its port inside of the network.' },
    { says: 'Read the error log of the proxy, which names the address that it tried.' },
  ],
  ask: ['Call the server without the proxy, and paste the response.'],
};
/** 504. */
export const GATEWAY: Meaning = {
  id: 'proxy-buffering',
  title: 'A proxy must not buffer or end the event stream',
  says: 'a proxy got no response in time.',
  why: '504 comes from a proxy: the server did not answer, or its stream was buffered or silent for too long.',
  rank: RANK.network,
  how: [
    {
      for: 'nginx',
      says: 'Set `proxy_buffering off; proxy_read_timeout 1h; proxy_http_version 1.1;`, or send `X-Accel-Buffering: no`.',
    },
    { for: 'the server', says: 'Send a comment (`: ping`) every 15 s on open streams.' },
    { for: 'a proxy that compresses', says: 'Turn gzip off for event streams.' },
    { says: 'Check that the server runs and listens on the address that the proxy uses.' },
  ],
  ask: ['Call the server without the proxy, and paste the response.'],
};
/** 500. */
export const SERVER_ERROR: Meaning = {
  id: 'error-posting-500',
  // What the program prints then says more.
  rank: RANK.lastWord + 1,
  title: 'The server must not fail while it handles a request',
  says: 'the server failed.',
  why: 'The reason is in the log of the server, which is not observed here.',
  how: [
    {
      for: 'Python',
      says: 'Enter `session_manager.run()` in the lifespan of the outer app, if the log has “Task group is not initialized”.',
    },
    { for: 'Express', says: 'Pass `req.body` to `handleRequest`, if the log has “stream is not readable”.' },
    { says: 'Create one transport for each session.' },
  ],
  ask: ['Paste the stack trace from the log of the server.'],
};
/** 429. */
export const LIMIT: Meaning = {
  id: 'http-error-status',
  title: 'Requests must stay below the server’s rate limit',
  says: 'there were too many requests.',
  why: 'The server or a proxy counts requests; polling and parallel calls exceed its limit.',
  how: [{ says: 'Wait for `Retry-After`, and send fewer requests at once.' }],
};
/** 413. */
export const TOO_LARGE: Meaning = {
  id: 'http-error-status',
  title: 'The body must be smaller than the server’s limit',
  says: 'the body is too large.',
  why: 'Body parsers and proxies have limits, such as 100 kB in Express and 1 MB in nginx.',
  how: [
    { for: 'Express', says: 'Use `express.json({ limit: "4mb" })`.' },
    { for: 'nginx', says: 'Raise `client_max_body_size`.' },
  ],
};
