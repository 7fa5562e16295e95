/** What to change for complaints about HTTP and authorization: the best change first. */
import type { Advice } from './types.ts';

const NEW_SESSION: Advice = [
  ['the client', 'Send `initialize` again without a session id.'],
  [
    'several instances or workers',
    'Route by `Mcp-Session-Id` (sticky sessions), run one worker, or use the stateless mode.',
  ],
];
const SEND_SESSION: Advice = [
  ['the client', 'Send the `Mcp-Session-Id` of the `initialize` response with each later request.'],
  ['a client in a browser', 'Let the server send `Access-Control-Expose-Headers: Mcp-Session-Id`.'],
  ['several instances', 'Route a session to one instance, or make the server stateless.'],
];
const ENDPOINT: Advice = [
  ['', 'Use the path of the endpoint: `/mcp`, `/mcp/`, `/sse` or `/api/mcp`.'],
  ['', 'Set the transport of the host to that of the server: SSE for `/sse`, HTTP for `/mcp`.'],
];
const TOKEN: Advice = [
  ['a server with API keys', 'Add `"headers": {"Authorization": "Bearer …"}` to the entry of the server.'],
  ['a server with OAuth', 'Sign in from the host, or use `npx mcp-remote URL`.'],
];
const RUNNING: Advice = [
  ['', 'Start the server, and compare its port with that of the URL.'],
  ['Docker', 'Listen on `0.0.0.0` in the container, and use `host.docker.internal` from inside of one.'],
  ['Node', 'Use `127.0.0.1` instead of `localhost` if the server listens only on IPv4.'],
];

/** By the id of the complaint. */
export const OVER_HTTP: Readonly<Record<string, Advice>> = {
  'not-acceptable-both': [['', 'Send `Accept: application/json, text/event-stream`.']],
  'not-acceptable-sse': [['', 'Send `Accept: text/event-stream`; a browser’s address bar does not.']],
  'not-acceptable-json': [['', 'Send `Accept: application/json, text/event-stream`.']],
  'unsupported-media-type': [['', 'Send `Content-Type: application/json`.']],
  'invalid-content-type-header': [['', 'Send `Content-Type: application/json`.']],
  'parse-error-32700': [
    ['Windows', 'Put the body into a file, and use `curl -d @body.json`: the shell removes quotation marks.'],
    ['', 'Send one complete JSON value as the body.'],
  ],
  'parse-error-not-jsonrpc': [['', 'Send an object with `"jsonrpc": "2.0"`, a `method`, and an `id` for requests.']],
  'bad-request-not-initialized': [
    ['the server', 'Keep the transport of each session, and look it up by `Mcp-Session-Id`.'],
    ['the client', 'Send `initialize` first.'],
  ],
  'bad-request-session-header-required': SEND_SESSION,
  'bad-request-no-valid-session': SEND_SESSION,
  'session-not-found-ts': NEW_SESSION,
  'invalid-or-expired-session': NEW_SESSION,
  'session-terminated': NEW_SESSION,
  'mcp-go-session-terminated': NEW_SESSION,
  'only-one-sse-stream': [
    ['the client', 'Close the old stream before it opens another.'],
    ['a proxy', 'Forward the end of connections to the server.'],
  ],
  'server-already-initialized': [
    ['the server', 'Create one transport for each session instead of one for all clients.'],
  ],
  'only-one-initialization': [['the client', 'Send `initialize` alone, not in a batch.']],
  'stateless-transport-reuse': [['the server', 'Create a new server and a new transport inside of the POST handler.']],
  'sse-405': [
    [
      'the host',
      'Set the type to Streamable HTTP: `"type": "http"`, `"streamableHttp"` in Cline, `"streamable-http"` in Roo, `httpUrl` in Gemini CLI.',
    ],
  ],
  'sse-400': [
    [
      'the host',
      'Set the type to Streamable HTTP: `"type": "http"`, `"streamableHttp"` in Cline, `"streamable-http"` in Roo, `httpUrl` in Gemini CLI.',
    ],
  ],
  'sse-404': ENDPOINT,
  'sse-401': TOKEN,
  'error-posting-404': ENDPOINT,
  'mcp-go-status': ENDPOINT,
  'java-server-not-found': ENDPOINT,
  'error-posting-405': [
    ['the host', 'Set the type to `sse`, because the URL is that of an SSE server, or use its `/mcp` path.'],
  ],
  'error-posting-401': TOKEN,
  'www-authenticate-401': TOKEN,
  'missing-authorization-header': TOKEN,
  'sse-conn-refused': RUNNING,
  'fetch-failed': RUNNING,
  'sse-unknown-error': RUNNING,
  'codex-handshake-send-error': RUNNING,
  'fastmcp-client-failed': RUNNING,
  'sse-body-timeout': [
    ['the server', 'Send a comment (`: ping`) every 15 s on open streams.'],
    ['a proxy', 'Raise its read timeout, and turn buffering off.'],
  ],
  'tls-self-signed': [
    ['Node', 'Set `NODE_EXTRA_CA_CERTS` to the certificate of the company’s proxy in `env`.'],
    ['Python', 'Set `SSL_CERT_FILE` in `env`.'],
  ],
  enotfound: [['', 'Correct the name of the host in the URL, or connect to its network.']],
  'error-posting-500': [
    ['the server', 'Read its log at that time: the reason is there.'],
    ['Python', 'Enter `session_manager.run()` in the lifespan of the outer app.'],
  ],
  'stream-not-readable': [['Express', 'Pass the parsed body: `transport.handleRequest(req, res, req.body)`.']],
  'failed-to-open-sse': [
    ['the server', 'Answer GET with 405 if it has no stream; 400 and 404 end the connection in many clients.'],
  ],
  'unexpected-content-type': [
    ['', 'Use the URL of the endpoint, and send the token that it needs: a page answered instead.'],
  ],
  'unexpected-token-html': [
    ['', 'Use the URL of the MCP endpoint, often with `/mcp` at its end: a web page answered.'],
    ...TOKEN,
  ],
  'invalid-host-header': [
    ['Python', 'Set `TransportSecuritySettings(allowed_hosts=["mcp.example.com", "mcp.example.com:*"])`.'],
    ['TypeScript', 'Add the host to `allowedHosts`.'],
  ],
  'invalid-origin-header': [
    ['Python', 'Add the origin to `allowed_origins` of `TransportSecuritySettings`.'],
    ['TypeScript', 'Add it to `allowedOrigins`.'],
  ],
  'cors-blocked': [
    [
      'the server',
      'Allow `Content-Type, Accept, Authorization, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID` in `Access-Control-Allow-Headers`.',
    ],
    ['the server', 'Send `Access-Control-Expose-Headers: Mcp-Session-Id`.'],
    ['Python', 'Add `CORSMiddleware` with `expose_headers=["Mcp-Session-Id"]`.'],
  ],
  'task-group': [['Python', 'Enter `mcp.session_manager.run()` in the lifespan of the app that mounts the server.']],
  'manager-run-once': [['Python', 'Create a new server for each start of the app.']],
  'host-protocol-version-header': [
    ['the client', 'Send the version of the `initialize` response in `MCP-Protocol-Version`.'],
    ['the server', 'Update its SDK.'],
  ],
  'go-batching': [['the client', 'Send each message alone: batches ended with 2025-06-18.']],
  'mcp-remote-fallback-giveup': [
    ['', 'Correct what the first “Received error” line above names: path, token or transport.'],
  ],
  'mcp-remote-non-https': [['mcp-remote', 'Add `--allow-http` for an address in your own network.']],
  'endpoint-origin': [
    ['the server', 'Send a relative path in the `endpoint` event, or build it from `X-Forwarded-Host`.'],
  ],
  'inspector-proxy-auth': [['Inspector', 'Open the link with `MCP_PROXY_AUTH_TOKEN` that its console printed.']],
  'crypto-subtle': [['', 'Open the page over `https` or on `localhost`: browsers offer `crypto.subtle` only there.']],
  'token-has-expired': [['the client', 'Refresh the token, or sign in again.']],
  'insufficient-scope': [['the client', 'Request the scopes that `WWW-Authenticate` names, and sign in again.']],
  'no-dynamic-registration': [
    ['', 'Register a client by hand, and give its id to the host.'],
    ['mcp-remote', 'Use `--static-oauth-client-info`.'],
  ],
  'no-s256': [['the authorization server', 'List `S256` in `code_challenge_methods_supported`.']],
  'prm-resource-mismatch': [
    ['the server', 'Set `resource` to exactly the URL that clients use, with scheme, path and slash.'],
  ],
  'issuer-mismatch': [
    ['the authorization server', 'Use the same `issuer` everywhere, with or without the slash at its end.'],
  ],
  'redirect-uri-mismatch': [
    ['the authorization server', 'Register the redirect URI of the host; ignore the port of loopback addresses.'],
  ],
  'invalid-client': [['mcp-remote', 'Remove `~/.mcp-auth`, and sign in again.']],
  'invalid-grant': [['the client', 'Start the sign-in again: a code can be used once, and soon.']],
  'socket-hang-up': [
    ['the server', 'Look for a crash in its log at this time.'],
    ['a proxy', 'Raise its time-outs for this path.'],
    ['the URL', 'Use `https` for a port with TLS.'],
  ],
  'inspector-invalid-origin': [
    ['the Inspector', 'Open `http://localhost:6274`, or set `ALLOWED_ORIGINS` to the address of the page.'],
  ],
  'error-posting-400': [['', 'Correct what the quoted response names: a header, the session id, or the message.']],
  'max-reconnect': [
    ['the server', 'Look in its log why it ended or closed the stream.'],
    ['a proxy', 'Let streams stay open without data, and send comments (`: ping`) as heartbeats.'],
  ],
  'method-not-allowed': [['the client', 'Accept 405 for GET and DELETE: the server has no such stream or session.']],
  'negotiation-401': [['the client', 'Give it a token or an OAuth provider.']],
  'no-response-type-code': [['', 'Use an authorization server that offers the authorization code flow to users.']],
  'no-prm': [
    ['the server', 'Serve `/.well-known/oauth-protected-resource`, with the path of the endpoint after it.'],
    ['a server with API keys', 'Add `"headers": {"Authorization": "Bearer …"}` to the entry of the server.'],
  ],
  'http-n-well-known': [['the authorization server', 'Answer its `/.well-known/` URLs with metadata, or with 404.']],
  'csharp-well-known': [
    ['the client', 'Put `/.well-known/…` between the host and the path of the issuer, with its tenant.'],
  ],
  'invalid-client-metadata': [
    ['the client', 'Register with `redirect_uris` as a list of URLs, and with `grant_types` that the server offers.'],
  ],
  'py-registration-failed': [
    ['the client', 'Set a client id that the authorization server issued, instead of registering.'],
    ['the authorization server', 'Offer a registration endpoint in its metadata.'],
  ],
  'py-token-exchange-failed': [
    ['the authorization server', 'Accept the URL of the MCP server as `resource`.'],
    ['the client', 'Sign in again: a code is valid once, and for a short time.'],
  ],
  'state-mismatch': [['', 'Close other tabs of the sign-in, and sign in once more.']],
  'rust-auth-required': [['Codex', 'Run `codex mcp login NAME`, or set `bearer_token_env_var`.'], ...TOKEN],
  'csharp-access-forbidden': [['', 'Sign in as a user with the role or policy that `[Authorize]` of the tool names.']],
};
