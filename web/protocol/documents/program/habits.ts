/** Habits of programs that break the transport or the SDK, whatever their messages are. */
import type { DocumentRule, DocumentSubject } from '../define.ts';
import { firstMatch, sourceOf, type ProgramFinding } from './source.ts';

const TRANSPORTS = 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports';

const ACCEPT: DocumentRule = {
  id: 'program/accept',
  title: 'A POST {must} accept JSON and event streams',
  level: 'MUST',
  why: 'HTTP libraries send `Accept: */*` by default, which many servers refuse with the status 406.',
  spec: `${TRANSPORTS}#sending-messages-to-the-server`,
  specTitle: 'MCP, Streamable HTTP, sending messages',
  examples: {
    good: [
      'requests.post(url, headers={"Accept": "application/json, text/event-stream"}, json={"jsonrpc": "2.0", "method": "tools/list", "id": 1})',
      'requests.post(url, headers=HEADERS, json={"jsonrpc": "2.0", "method": "tools/list", "id": 1})',
      'requests.post(url, headers={"Content-Type": "application/json"}, json={"jsonrpc": "2.0", "method": "SendMessage", "id": 1})',
    ],
    bad: [
      'requests.post(url, ⟦headers⟧={"Content-Type": "application/json"}, json={"jsonrpc": "2.0", "method": "tools/list", "id": 1})',
      'await fetch(url, {\n  method: "POST",\n  ⟦headers⟧: { "Content-Type": "application/json" },\n  body: JSON.stringify({ jsonrpc: "2.0", method: "tools/list", id: 1 }),\n});',
      'httpx.post(url, ⟦headers⟧={"Accept": "application/json"}, json={"jsonrpc": "2.0", "method": "ping", "id": 1})',
    ],
  },
};

const STDOUT: DocumentRule = {
  id: 'program/stdout',
  title: 'A stdio server {must} not write logs to stdout',
  level: 'MUST NOT',
  why: 'Each line on stdout must be a message, so a client fails to parse the log line, and may close the connection.',
  spec: `${TRANSPORTS}#stdio`,
  specTitle: 'MCP, stdio',
  examples: {
    good: [
      'const transport = new StdioServerTransport();\nconsole.error("started");',
      'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\nprint("started", file=sys.stderr)\nmcp.run()',
      'async with stdio_client(params) as (read, write):\n    print(read, write)',
    ],
    bad: [
      'const transport = new StdioServerTransport();\n⟦console.log(⟧"started");\nawait server.connect(transport);',
      'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n⟦print(⟧"started")\nmcp.run()',
    ],
  },
};

const DECORATOR: DocumentRule = {
  id: 'program/decorator',
  title: 'Decorators of the Python SDK {must} be called',
  level: 'MUST',
  why: 'Without parentheses the decorator takes the function for a name, and Python stops with a `TypeError`.',
  spec: 'https://github.com/modelcontextprotocol/python-sdk#tools',
  specTitle: 'Python SDK, tools',
  examples: {
    good: [
      'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n\n@mcp.tool()\ndef add(a: int) -> int:\n    return a',
      'from fastmcp import FastMCP\nmcp = FastMCP("x")\n\n@mcp.tool\ndef add(a: int) -> int:\n    return a',
    ],
    bad: [
      'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n\n⟦@mcp.tool⟧\ndef add(a: int) -> int:\n    return a',
    ],
  },
};

const PLAIN_SCHEMA: DocumentRule = {
  id: 'program/plain-schema',
  title: 'The TypeScript SDK {must} get a Zod schema for a tool',
  level: 'MUST',
  why: 'It takes the members of a plain JSON Schema for arguments, and fails when the tool is registered, listed or called.',
  spec: 'https://github.com/modelcontextprotocol/typescript-sdk/blob/main/docs/server.md',
  specTitle: 'TypeScript SDK, servers',
  examples: {
    good: [
      'server.registerTool("add", { inputSchema: { a: z.number() } }, handler);',
      'server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: "add", inputSchema: { type: "object" } }] }));',
    ],
    bad: [
      'server.registerTool("add", { ⟦inputSchema: { type: "object"⟧, properties: {} } }, handler);',
      'server.tool("add", "Adds", ⟦{ type: "object"⟧, properties: { a: { type: "number" } } }, handler);',
      'server.tool("add", ⟦z.object(⟧{ a: z.number() }), handler);',
    ],
  },
};

/** The rules. */
export const HABIT_RULES: readonly DocumentRule[] = [ACCEPT, STDOUT, DECORATOR, PLAIN_SCHEMA];

/** The habits of one program. All are at most warnings, except for what the SDK itself refuses. */
export function habitsOf(subject: Pick<DocumentSubject, 'text' | 'span'>): ProgramFinding[] {
  const source = sourceOf(subject);
  const { start } = subject.span;
  const found = [accept(source, start), stdout(source, start), decorator(source, start), plainSchema(source, start)];
  return found.filter((one) => one !== null);
}

const POST = /\b(?:requests|httpx|client|session|http|axios)\.post\(|\bfetch\(/g;
/** The request of one call ends here at the latest, UTF-16 units. */
const MAX_CALL = 4000;
const OF_MCP =
  /["']?method["']?\s*[:=]\s*["'](?:initialize|ping|(?:tools|resources|prompts|notifications|logging|completion|server|subscriptions)\/\w)/;
const HEADERS = /\bheaders(?=\s*[:=]\s*\{)/;

/** A POST with a message of MCP whose headers are written out and lack a media type. */
function accept(source: string, offset: number): ProgramFinding | null {
  const calls = [...source.matchAll(POST)].map(({ index }) => index);
  for (const [nth, at] of calls.entries()) {
    const call = source.slice(at, Math.min(calls[nth + 1] ?? source.length, at + MAX_CALL));
    const place = HEADERS.exec(call);
    if (!place || !OF_MCP.test(call) || !/jsonrpc/.test(call)) continue;
    const headers = braced(call, call.indexOf('{', place.index));
    if (headers === null || /\.{3}|\*\*/.test(headers)) continue;
    const given = /["']?accept["']?\s*:\s*([^\n]*)/i.exec(headers)?.[1];
    if (given !== undefined && (!/^["']/.test(given) || (/json/.test(given) && /event-stream/.test(given)))) continue;
    const has = given === undefined ? 'have no `Accept`' : 'accept only one media type';
    return {
      rule: ACCEPT,
      span: { start: offset + at + place.index, end: offset + at + place.index + place[0].length },
      what: `The headers of this POST ${has}. Use \`"Accept": "application/json, text/event-stream"\`.`,
    };
  }
  return null;
}

/** The text between a brace and the one that closes it; null if none does. */
function braced(text: string, start: number): string | null {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return text.slice(start + 1, at);
  }
  return null;
}

/** What makes a program a server over stdio, and its call that writes to stdout, by SDK. */
const WRITERS: readonly (readonly [server: RegExp, writes: RegExp])[] = [
  [/\bnew StdioServerTransport\(/, /\bconsole\.(?:log|info|debug)\(/g],
  [
    /\bfrom (?:mcp\.server|fastmcp)\b[^]*(?:\.run\(\s*(?:\)|transport\s*=\s*["']stdio["'])|\bstdio_server\()/,
    /^[ \t]*print\((?![^\n]*\bfile\s*=)/gm,
  ],
  [/\bStdioServerTransportProvider\(/, /\bSystem\.out\.print(?:ln|f)?\(/g],
  [/\bWithStdioServerTransport\(/, /\bConsole\.Write(?:Line)?\(/g],
  [/&mcp\.StdioTransport\{|\bserver\.ServeStdio\(/, /\bfmt\.Print(?:ln|f)?\(/g],
];
const CLIENT = /\bStdioClientTransport\b|\bstdio_client\b|\bNewClient\(/;

function stdout(source: string, offset: number): ProgramFinding | null {
  if (CLIENT.test(source)) return null;
  for (const [server, writes] of WRITERS) {
    const found = server.test(source) ? firstMatch(source, writes, offset) : null;
    if (!found) continue;
    const call = found.match[0].trim();
    return {
      rule: STDOUT,
      span: found.span,
      what: `This server uses stdio, and \`${call}\` writes to stdout. Write to stderr instead, or send \`notifications/message\`.`,
    };
  }
  return null;
}

/** A tool that is registered with a JSON Schema; its last group is the place. */
const REGISTERED =
  /\.registerTool\(\s*["'`][^"'`\n]{1,100}["'`]\s*,\s*\{[^()]{0,600}?(inputSchema\s*:\s*\{\s*["']?type["']?\s*:\s*["']object["'])/g;
const TOOL_CALL =
  /\.tool\(\s*["'`][^"'`\n]{1,100}["'`]\s*,\s*(?:["'`][^"'`]{0,500}["'`]\s*,\s*)?(\{\s*["']?type["']?\s*:\s*["']object["']|z\.object\()/g;

function plainSchema(source: string, offset: number): ProgramFinding | null {
  const found = firstMatch(source, REGISTERED, offset) ?? firstMatch(source, TOOL_CALL, offset);
  if (!found) return null;
  const place = found.match[1] ?? '';
  const { length } = place;
  return {
    rule: PLAIN_SCHEMA,
    span: { start: found.span.end - length, end: found.span.end },
    what: place.startsWith('z.')
      ? '`tool()` takes the arguments themselves, such as `{ city: z.string() }`, without `z.object` around them.'
      : 'The tool has a JSON Schema. Write its arguments with Zod, such as `{ city: z.string() }`, or list tools with `setRequestHandler`.',
  };
}

function decorator(source: string, offset: number): ProgramFinding | null {
  if (!/^\s*from mcp\.server\.fastmcp import\b/m.test(source)) return null;
  const found = firstMatch(source, /^@\w+\.(?:tool|prompt|resource)[ \t]*$/gm, offset);
  if (!found) return null;
  const name = found.match[0].trim();
  return { rule: DECORATOR, span: found.span, what: `\`${name}\` is not called. Write \`${name}()\`.` };
}
