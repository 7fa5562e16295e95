/** Wordings of hosts, with the complaint of the catalog that has the same meaning. */
import { RANK } from './define.ts';
import type { Remedy } from '../types.ts';

/** A wording, on one line. */
export interface Wording {
  /** Linear. */
  readonly looks: RegExp;
  /** The id of the complaint with the same meaning; or one of `OWN_CAUSES`, with texts of its own. */
  readonly id: string;
  /** As `Candidate.rank`. */
  readonly rank: number;
  /** The program that writes it. */
  readonly emitter: string;
  /** The headline, where that of the complaint is too general. */
  readonly title?: string;
  /** What it means, where the complaint says less. */
  readonly says?: string;
  /** What to change, where it differs from the complaint. */
  readonly how?: readonly Remedy[];
  /** Lines that mean something else. */
  readonly unless?: RegExp;
  /** True for a wording that names a symptom, which several causes have. */
  readonly isSymptom?: true;
  /** True for a wording that good sessions contain too: it counts only if nothing else explains the text. */
  readonly isGeneral?: true;
}

/** What to do about a server that answers too late. */
export const STARTUP: readonly Remedy[] = [
  { for: 'a command', says: 'Run it once in a terminal, so that a download is not part of the handshake.' },
  { for: 'a URL', says: 'Run `curl -iN URL`: the server must answer at once, from where the client runs.' },
  { for: 'the client', says: 'Raise its limit: `MCP_TIMEOUT` in Claude Code, `initTimeout` in LibreChat.' },
];
/** The headline for it. */
export const READY = 'The server must answer `initialize` before the client stops waiting';

/** What hosts write; each is looked for in every line. */
export const HOST_WORDINGS: readonly Wording[] = [
  {
    looks: /\bServerBoxError\(NotConnected\)/u,
    id: 'not-connected',
    rank: RANK.ended,
    emitter: 'Goose',
  },
  {
    looks: /Context server request timeout/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'Zed',
  },
  {
    looks: /Timed out resolving command for extension context server/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'Zed',
    title: 'The extension must be able to prepare the server before Zed stops waiting',
    says: 'The extension installs or finds the program, and did not finish in time.',
    how: [
      { for: 'Zed', says: 'Restart it with a network connection, or install the extension again.' },
      { says: 'Configure the server by its command instead of the extension.' },
    ],
  },
  {
    looks:
      /\[MCP\]\[[^\]\n]{1,80}\] [^\n]{0,60}Connection timeout\b|\b(?:[Ii]nitiali[sz]ation|[Hh]andshake|[Ss]tartup|[Cc]onnection attempt) (?:timed out|timeout)\b|\b(?:MCP )?[Cc]onnection (?:to \S{1,80} )?timed? ?out(?: after)?\b|Connection timeout triggered after \d|\btimed out (?:after \d{1,9} ?m?s\b|waiting for (?:the )?(?:server|MCP|initialize))|\btimeout of \d{2,7} ?ms exceeded|(?<!─▶ )\b(?:request|operation|tool call) timed out\b|[Cc]ould(?:n't| not) connect[^\n]{0,80} (?:after|within) \d{1,4} ?s/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'The client',
    title: READY,
    says: 'The server did not answer in time.',
    how: STARTUP,
  },
  {
    looks: /\bMCP client for \S{1,80} timed out after \d{1,6} seconds\b/u,
    id: 'codex-startup-timeout',
    rank: RANK.time,
    emitter: 'Codex',
    title: READY,
    says: 'The server did not answer in time.',
    how: STARTUP,
  },
  {
    looks: /Failed to reconnect to \S{1,80}\.?$/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'Claude Code',
  },
  {
    looks: /\b[Ee]rror\b[^\n:]{0,60}: Not connected\b/u,
    id: 'not-connected',
    rank: RANK.ended,
    emitter: 'Cline or Roo Code',
  },
  {
    looks: /ServerBoxError\(ChannelClosed\)/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'Goose',
  },
  {
    looks: /context deadline exceeded/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'A client in Go, such as Windsurf',
  },
  {
    looks:
      /process quit before initialization|connection closed: initialize response|ConnectionClosed\(\\{0,4}"initialize response/u,
    id: 'codex-handshake-closed',
    rank: RANK.ended,
    emitter: 'A client with the Rust SDK, such as Goose',
  },
  {
    looks:
      /\bfailed: Transport closed\b|server unavailable key=\S|request failed\. Check your configuration|transport error: (?:server terminated|transport closed|transport has been closed)|failed to initialize (?:client|server): |MCP initialize failed for \w{1,20} transport/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'Windsurf, Codex or OpenCode',
  },
  {
    looks: /MCP error -1:? Connection closed|StandaloneCoroutine was cancelled/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'A client with the Kotlin SDK, such as JetBrains AI Assistant',
  },
  {
    looks: /Plugin process exited unexpectedly|Bridge process failed/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'LM Studio',
  },
  {
    looks: /Client is not connected, must connect before interacting/u,
    id: 'gemini-discovery-error',
    rank: RANK.ended,
    emitter: 'Gemini CLI',
  },
  {
    looks: /MCP server \S{1,80} disconnected\. For troubleshooting|\[error\] Server disconnected\.?$/u,
    id: 'claude-server-disconnected',
    rank: RANK.ended,
    emitter: 'Claude Desktop',
  },
  {
    looks: /connected server does not support any MCP capabilities|\bno tools returned\b/u,
    id: 'gemini-no-tools',
    rank: RANK.capability,
    emitter: 'The Inspector or Windsurf',
  },
  {
    looks: /\bserver does not support tools\b/iu,
    id: 'gemini-no-tools',
    rank: RANK.capability,
    emitter: 'A client',
    title: 'A server with tools must declare the capability `tools`',
  },
  {
    looks: /[Uu]nsupported protocol version[:. (]/u,
    // Versions of this protocol are dates, and a server may suggest another one.
    unless: /\bprotocol version:? ['"`]?\d{1,5}['"`]?(?![-\d])|\bwill suggest\b/u,
    id: 'server-protocol-not-supported',
    rank: RANK.order,
    emitter: 'A server that refuses the version, or a client that refuses the server’s',
  },
  {
    looks: /must (?:specify|have) a command(?:, ignoring)?\b/u,
    id: 'roo-missing-fields',
    rank: RANK.config,
    emitter: 'Kiro, or another host that starts servers only by a command',
    title: 'The entry of a server must have a `command` for a host that has no remote servers',
    says: 'The entry has a URL, and this host reads only entries with a command.',
    how: [
      { says: 'Use `"command": "npx", "args": ["-y", "mcp-remote", "URL"]`.' },
      { for: 'the host', says: 'Update it: newer versions of most hosts accept `url`.' },
    ],
  },
  {
    looks: /(?:SDK auth failed|OAuth|oauth|[Dd]iscovery|[Mm]etadata)[^\n]{0,80}Failed to parse JSON/u,
    id: 'oauth-error-not-json',
    rank: RANK.oauth - 1,
    emitter: 'Claude Code',
    title: 'The addresses of OAuth must answer with JSON, or with 404',
    says: 'An address below `/.well-known/`, or the token endpoint, answered with a page or with text.',
    how: [
      { for: 'the server', says: 'Answer 404 below `/.well-known/` where there is no document, never a web page.' },
      { says: 'Run `curl -i URL` for each address of the metadata: the body must begin with `{`.' },
    ],
  },
  {
    looks: /MCP endpoint not found at \S/u,
    id: 'error-posting-404',
    rank: RANK.http,
    emitter: 'Claude Code',
    title: 'The URL must be the MCP endpoint of the server',
    says: 'The server answered the request with 404.',
  },
  {
    looks: /SDK auth failed|[Ss]tatus:\s{0,12}\S? ?needs authentication/u,
    id: 'www-authenticate-401',
    rank: RANK.oauth,
    emitter: 'Claude Code',
    title: 'Claude Code must be able to sign in, or the server must accept the configured header',
    says: 'The server answered 401, and the sign-in by OAuth did not complete.',
    how: [
      {
        for: 'a server with API keys',
        says: 'Compare the `Authorization` header of the entry with what the server expects.',
      },
      { for: 'a server with OAuth', says: 'Run `/mcp`, and select “Authenticate”.' },
      { for: 'a server without authentication', says: 'Answer 404, not a page, below `/.well-known/`.' },
    ],
  },
  {
    looks: /uncorrelated error response: expected id/u,
    id: 'rust-conflict-id',
    rank: RANK.order,
    emitter: 'A client with the Rust SDK, such as Goose',
  },
  {
    looks:
      /Couldn['’]t reach (?:the MCP server|[^\n.]{1,80}\. You can check the server URL)|There was an error connecting to [^\n]{1,80}\. Please check your server URL/u,
    id: 'fetch-failed',
    rank: RANK.http,
    emitter: 'Claude.ai',
    title: 'The server must be reachable from the internet, at port 443, with a valid certificate',
    isSymptom: true,
    says: 'The servers of Anthropic connect to the URL, not your computer.',
    how: [{ says: 'Use port 443, and let no firewall or challenge page answer instead of the server.' }],
  },
  {
    looks: /Authorization with the MCP server failed|McpAuthorizationError/u,
    id: 'py-token-exchange-failed',
    // It is shown whatever the reason was.
    rank: RANK.ended,
    emitter: 'Claude.ai',
    title: 'The sign-in must end with a token that the server accepts',
    says: 'The sign-in was not completed: the token request, or the first request after it, was refused.',
  },
  {
    looks: /no MCP server was found at the provided URL|Check that the URL points to a valid MCP server/iu,
    id: 'error-posting-404',
    rank: RANK.http + 2,
    emitter: 'Claude.ai',
    title: 'The URL must be the MCP endpoint, and reachable from the internet',
  },
];
