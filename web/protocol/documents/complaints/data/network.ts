/** Complaints about connections: DNS, TLS, browsers and proxies. */
import { complaintsAbout } from '../define.ts';
import { CURL, ENTRY } from './steps.ts';

/** What runtimes, browsers and proxies report about connections. */
export const network = complaintsAbout('http', [
  {
    id: 'unexpected-token-html',
    signs: [
      /Unexpected token '?<'?(?:, ?"?[^\n"]{0,60}(?:"\.{3}|")?[^\n]{0,30}?is not valid JSON| in JSON at position)?/,
    ],
    emitter: 'Programs in JavaScript',
    says: 'A web page arrived where JSON was expected.',
    causes: [
      'The URL is the website instead of the MCP endpoint.',
      'A proxy returned its login or error page.',
      'A website answers every path below `/.well-known` with its start page.',
      'A network requires a login first.',
    ],
    next: [CURL],
    over: ['unexpected-token-not-valid-json'],
    payload: 'quoted',
  },
  {
    id: 'sse-conn-refused',
    signs: [/ECONNREFUSED/, /Connection refused\. Is the MCP server running/],
    emitter: 'Node.js and the Inspector',
    says: 'No process listens at this address.',
    causes: [
      'The server does not run, or uses another port.',
      '`localhost` means `::1`, and the server listens at `127.0.0.1`, or the other way around.',
      'Inside a container, `localhost` is the container.',
    ],
    next: ['Run `curl -i` with the URL on the same machine.'],
    over: ['fetch-failed'],
  },
  {
    id: 'fetch-failed',
    signs: [/TypeError: fetch failed/, /fetch failed(?=\s*(?:$|[\n:({"',]|\\n))/],
    emitter: 'Node.js',
    says: 'The request got no response. The `cause` has the reason.',
    causes: [
      'The connection was refused.',
      'The host name is unknown.',
      'Node.js does not trust the certificate.',
      'Node.js ignores the proxy variables.',
    ],
    next: ['Look for `cause` in the lines below.', 'Run `curl -v` with the same URL.'],
  },
  {
    id: 'tls-self-signed',
    signs: [
      /self-signed certificate/,
      /self signed certificate/,
      /UNABLE_TO_(?:GET_ISSUER_CERT_LOCALLY|VERIFY_LEAF_SIGNATURE)/,
      /CERTIFICATE_VERIFY_FAILED/,
    ],
    emitter: 'TLS of Node.js and Python',
    says: 'The certificate is not trusted.',
    causes: [
      'A company proxy replaces certificates: set `NODE_EXTRA_CA_CERTS` or `SSL_CERT_FILE` in `env`.',
      'A local server uses its own certificate.',
    ],
    next: ['Run `curl -v` with the same URL.'],
  },
  {
    id: 'enotfound',
    signs: [/ENOTFOUND/, /EAI_AGAIN/, /Name or service not known/, /nodename nor servname/],
    emitter: 'DNS of Node.js and Python',
    says: 'The host name has no address.',
    causes: [
      'The host name is misspelled.',
      'The machine is offline, or needs a VPN.',
      'The URL still has a placeholder.',
    ],
    next: ['Run `nslookup` with the host name.'],
  },
  {
    id: 'socket-hang-up',
    signs: [/socket hang up/, /ECONNRESET/, /Client network socket disconnected/],
    emitter: 'Node.js',
    says: 'The other side closed the connection without a response.',
    causes: ['The server crashed.', 'A proxy has a timeout.', 'The client sends `http` to a port for `https`.'],
    next: ['Look at the log of the server at this time.'],
  },
  {
    id: 'cors-blocked',
    signs: [/blocked by CORS policy/],
    emitter: 'Browsers',
    says: 'The response does not allow the web page, or one of its headers.',
    causes: [
      '`Access-Control-Allow-Headers` lacks `Mcp-Session-Id`, `MCP-Protocol-Version` or `Authorization`.',
      '`Access-Control-Expose-Headers` lacks `Mcp-Session-Id`.',
      'The server does not answer OPTIONS.',
    ],
    next: ['Paste the response to the OPTIONS request.'],
  },
  {
    id: 'mcp-remote-non-https',
    signs: [/Non-HTTPS URLs are only allowed/],
    emitter: 'mcp-remote',
    says: 'The URL has `http` and is not `localhost`.',
    causes: ['A server in the local network: add `--allow-http`.', 'The URL is misspelled.'],
    next: [ENTRY],
  },
  {
    id: 'inspector-proxy-auth',
    signs: [/Proxy Authentication Required:/, /Please enter the session token from the proxy/],
    emitter: 'MCP Inspector',
    says: 'The page does not have the token of the Inspector’s proxy.',
    causes: ['The page was opened without the link that the console printed.', 'Another Inspector runs.'],
    next: ['Open the link with `MCP_PROXY_AUTH_TOKEN` from the console.'],
  },
  {
    id: 'inspector-connection-error',
    signs: [
      /Connection Error - (?:Check if your MCP server|Did you add the proxy session token)/,
      /Error Connecting to MCP Inspector Proxy/,
    ],
    emitter: 'MCP Inspector',
    says: 'The Inspector could not connect. The reason is in its console.',
    causes: ['The command or URL is wrong.', 'The token of the proxy is missing.', 'The transport type is wrong.'],
    next: ['Paste the output of the terminal that runs the Inspector.'],
  },
  {
    id: 'inspector-invalid-origin',
    signs: [/Invalid origin: http/],
    emitter: 'MCP Inspector',
    says: 'The page was opened at a URL that the Inspector does not allow.',
    causes: ['Open `http://localhost:6274`, or set `ALLOWED_ORIGINS`.'],
    next: ['Look at the address bar.'],
  },
  {
    id: 'crypto-subtle',
    signs: [/reading 'digest'/, /\.subtle is undefined/, /crypto is not defined/],
    emitter: 'Browsers on `http` pages, and Node.js before 19',
    says: 'Web Crypto is missing, so PKCE is not possible.',
    causes: [
      'The page is neither `localhost` nor `https`.',
      'Node.js is too old: the TypeScript SDK needs version 20.',
    ],
    next: ['Look at the address bar, or run `node --version`.'],
  },
]);
