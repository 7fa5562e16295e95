/**
 * Lightweight entry point: the names of the formats in which people paste messages, for a menu. It loads no reader;
 * `titles.test.ts` keeps this list equal to the readers.
 */

/** Where such texts come from. */
export type FormatGroup = 'Messages' | 'Hosts and editors' | 'Proxies and recorders' | 'SDKs' | 'HTTP' | 'Other';

/** A format that can be chosen explicitly. */
export interface FormatTitle {
  /** As `Format.id`. */
  readonly id: string;
  /** As `Format.title`. */
  readonly title: string;
  readonly group: FormatGroup;
  /** A file in `public/samples/` that shows it, fetched on demand. */
  readonly sample?: string;
}

/** All formats, grouped. */
export const FORMAT_TITLES: readonly FormatTitle[] = [
  { id: 'json', title: 'JSON', group: 'Messages', sample: 'pretty.json' },
  { id: 'lines', title: 'One message per line', group: 'Messages', sample: 'stdio.ndjson' },
  { id: 'frames', title: 'Messages in Content-Length frames', group: 'Messages', sample: 'content-length.txt' },
  { id: 'markdown', title: 'Markdown with code blocks', group: 'Messages', sample: 'issue.md' },
  { id: 'shell-pipe', title: 'Shell commands with messages', group: 'Messages', sample: 'shell-pipe.txt' },
  { id: 'json-string', title: 'JSON inside a JSON string', group: 'Messages', sample: 'json-strings.txt' },
  { id: 'nested', title: 'JSON records with messages inside', group: 'Messages', sample: 'cloud-log.jsonl' },
  { id: 'quoted', title: 'Quoted text', group: 'Messages', sample: 'quoted.txt' },
  { id: 'container', title: 'Container or service log', group: 'Messages', sample: 'kubernetes.log' },
  { id: 'arrows', title: 'Messages with arrows', group: 'Messages', sample: 'arrows.txt' },
  { id: 'mixed', title: 'Messages among other text', group: 'Messages', sample: 'mixed.log' },
  { id: 'claude-code', title: 'Claude Code debug output', group: 'Hosts and editors', sample: 'claude-code.log' },
  { id: 'claude-desktop', title: 'Claude Desktop log', group: 'Hosts and editors', sample: 'claude-desktop-tails.log' },
  { id: 'cursor', title: 'Cursor MCP output', group: 'Hosts and editors', sample: 'cursor.log' },
  { id: 'vscode', title: 'VS Code MCP output', group: 'Hosts and editors', sample: 'vscode.log' },
  {
    id: 'inspector-console',
    title: 'MCP Inspector console',
    group: 'Proxies and recorders',
    sample: 'inspector-console.log',
  },
  {
    id: 'inspector-network',
    title: 'MCP Inspector network export',
    group: 'Proxies and recorders',
    sample: 'inspector-network.json',
  },
  {
    id: 'inspector-export',
    title: 'MCP Inspector export',
    group: 'Proxies and recorders',
    sample: 'inspector-export.json',
  },
  {
    id: 'conformance',
    title: 'Conformance suite results',
    group: 'Proxies and recorders',
    sample: 'conformance-checks.json',
  },
  { id: 'tap', title: 'Recording of tap', group: 'Proxies and recorders', sample: 'tap-http.jsonl' },
  { id: 'trace', title: 'MCP trace', group: 'Proxies and recorders', sample: 'trace.jsonl' },
  { id: 'reticle', title: 'mcp-reticle session', group: 'Proxies and recorders', sample: 'reticle.json' },
  { id: 'rpc-log', title: 'mcp-use RPC log', group: 'Proxies and recorders', sample: 'mcp-use.json' },
  { id: 'csv', title: 'CSV with messages', group: 'Proxies and recorders', sample: 'reticle.csv' },
  { id: 'lsp-trace', title: 'Language server trace', group: 'Proxies and recorders', sample: 'lsp-trace.log' },
  { id: 'lsp-json', title: 'Language server trace (JSON)', group: 'Proxies and recorders', sample: 'lsp-trace.jsonl' },
  { id: 'mcpsnoop', title: 'mcpsnoop session', group: 'Proxies and recorders', sample: 'mcpsnoop.jsonl' },
  { id: 'mcp-remote', title: 'mcp-remote', group: 'Proxies and recorders', sample: 'mcp-remote.log' },
  { id: 'mcptools', title: 'mcptools debug output', group: 'Proxies and recorders', sample: 'mcptools.log' },
  { id: 'supergateway', title: 'supergateway', group: 'Proxies and recorders', sample: 'supergateway.log' },
  { id: 'csharp-sdk', title: 'C# SDK log', group: 'SDKs', sample: 'csharp-sdk.log' },
  { id: 'go-sdk', title: 'Go SDK log (LoggingTransport)', group: 'SDKs', sample: 'go-sdk.log' },
  { id: 'java-sdk', title: 'Java SDK log', group: 'SDKs', sample: 'java-sdk.log' },
  { id: 'php-sdk', title: 'PHP SDK log (Monolog)', group: 'SDKs', sample: 'php-sdk.log' },
  { id: 'python-sdk', title: 'Python SDK log', group: 'SDKs', sample: 'python-sdk.log' },
  { id: 'rust-sdk', title: 'Rust SDK log (rmcp)', group: 'SDKs', sample: 'rust-sdk.log' },
  { id: 'ts-fetch', title: 'TypeScript SDK fetch log', group: 'SDKs', sample: 'ts-fetch.log' },
  { id: 'curl', title: 'curl', group: 'HTTP', sample: 'curl.txt' },
  { id: 'har', title: 'HAR file', group: 'HTTP', sample: 'browser.har' },
  { id: 'http', title: 'HTTP requests and responses', group: 'HTTP', sample: 'http.txt' },
  { id: 'sse', title: 'Event stream (server-sent events)', group: 'HTTP', sample: 'sse.txt' },
  { id: 'access-log', title: 'Access log of a web server', group: 'HTTP', sample: 'access.log' },
  { id: 'capture-file', title: 'Capture file (binary)', group: 'Other' },
  { id: 'complaint', title: 'Validator error output', group: 'Other', sample: 'complaint.txt' },
];
