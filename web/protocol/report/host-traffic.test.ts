/** Findings about hosts in HTTP traffic, metadata of OAuth, requests to model APIs, and programs; and the names of servers. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { applyEdits } from '../json/apply.ts';
import { cpuClock } from '../../testing/cpu-clock.ts';
import type { Diagnostic } from '../types.ts';

const ofHosts = (text: string, hosts: readonly string[] | 'all' = 'all'): Diagnostic[] =>
  checkOne(text, { hosts, today: '2026-11-23' }).diagnostics.filter((finding) => finding.hosts !== undefined);
/** Rules with the text that they mark. */
const marked = (text: string, hosts: readonly string[] | 'all' = 'all'): string[] =>
  ofHosts(text, hosts).map(({ rule, span }) => `${rule}: ${text.slice(span.start, span.end)}`);

const HELLO =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';
const HELLO_BACK =
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}';
const JSON_BODY = 'Content-Type: application/json';
const ACCEPT = 'Accept: application/json, text/event-stream';
const http = (first: string, headers: readonly string[], body = ''): string => [first, ...headers, '', body].join('\n');
const POST = http('POST /mcp HTTP/1.1', ['Host: a.test', JSON_BODY, ACCEPT], HELLO);
const OPENED = http('HTTP/1.1 200 OK', [JSON_BODY, 'Mcp-Session-Id: 1868a90c'], HELLO_BACK);
const GET = http('GET /mcp HTTP/1.1', ['Host: a.test', 'Accept: text/event-stream', 'Mcp-Session-Id: 1868a90c']);
const blocks = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;
const answered = (status: string, headers: readonly string[] = []): string =>
  blocks(POST, OPENED, GET, http(`HTTP/1.1 ${status}`, headers));

describe('the stream by GET', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['404 Not Found', [], ['cursor-get-not-405', 'tssdk-get-not-405']],
    ['400 Bad Request', [], ['cursor-get-not-405', 'tssdk-get-not-405']],
    ['406 Not Acceptable', [], ['tssdk-get-not-405']],
    ['405 Method Not Allowed', ['Allow: POST'], []],
    ['200 OK', [JSON_BODY], ['claude-code-get-200-json']],
    ['200 OK', ['Content-Type: text/event-stream'], []],
    ['401 Unauthorized', ['WWW-Authenticate: Bearer'], []],
    ['503 Service Unavailable', [], []],
  ])('answered with %s and %j', (status, headers, rules) => {
    const text = answered(status, headers);
    expect(marked(text).toSorted()).toEqual(rules.map((rule) => `${rule}: HTTP/1.1 ${status}`));
  });

  it('is judged after an answered POST only, and not if the session is gone', () => {
    const refused = http('HTTP/1.1 404 Not Found', []);
    expect(marked(blocks(POST, refused, GET, refused))).toEqual([]);
    expect(marked(blocks(POST, OPENED, GET, refused, POST, refused))).toEqual([]);
    expect(marked(blocks(POST, OPENED, GET.replace('text/event-stream', 'text/html'), refused))).toEqual([]);
  });

  it('is found in an access log', () => {
    const log = [
      'INFO:     127.0.0.1:51024 - "POST /mcp HTTP/1.1" 200 OK',
      'INFO:     127.0.0.1:51025 - "GET /mcp HTTP/1.1" 404 Not Found',
    ].join('\n');
    expect(marked(log, ['cursor'])).toEqual(['cursor-get-not-405: "GET /mcp HTTP/1.1" 404']);
    expect(marked(log.replace('404 Not Found', '405 Method Not Allowed'), ['cursor'])).toEqual([]);
  });
});

describe('the older transport', () => {
  const stream = (data: string): string =>
    blocks(
      http('GET /sse HTTP/1.1', ['Host: a.test', 'Accept: text/event-stream']),
      http('HTTP/1.1 200 OK', ['Content-Type: text/event-stream'], `event: endpoint\ndata: ${data}\n`),
    );

  it('begins with an endpoint, which has a host or not', () => {
    expect(marked(stream('/messages?sessionId=1'), ['codex', 'copilot-studio'])).toEqual([
      'codex-no-sse: /messages?sessionId=1',
      'copilot-studio-sse-full-uri: /messages?sessionId=1',
    ]);
    const whole = stream('https://a.test/messages?sessionId=1');
    expect(ofHosts(whole, ['codex', 'copilot-studio']).map(({ rule }) => rule)).toEqual(['codex-no-sse']);
  });

  it('is no problem beside the newer one', () => {
    const next = http('POST /mcp HTTP/1.1', ['Host: a.test', JSON_BODY, 'Mcp-Session-Id: 1'], HELLO);
    expect(marked(stream('/messages') + blocks(next, OPENED), ['codex'])).toEqual([]);
  });
});

describe('credentials', () => {
  const refused = (headers: readonly string[], body = ''): string =>
    blocks(POST, http('HTTP/1.1 401 Unauthorized', headers, body));
  const hosts = ['chatgpt', 'anthropic-api'];
  const rules = ['anthropic-mcp-connector-no-oauth-flow', 'chatgpt-no-static-credentials'];

  it('other than a bearer token are wanted by a header or a text', () => {
    expect(
      ofHosts(refused(['WWW-Authenticate: Basic realm="x"']), hosts)
        .map(({ rule }) => rule)
        .toSorted(),
    ).toEqual(rules);
    const [found] = ofHosts(refused([JSON_BODY], '{"error":"Missing X-API-Key header"}'), hosts);
    expect(found?.what).toContain('wants a header `"X-API-Key"`');
    expect(marked(refused(['WWW-Authenticate: Bearer resource_metadata="https://a.test/r"']), hosts)).toEqual([]);
    expect(marked(refused([JSON_BODY], '{"error":"Unauthorized"}'), hosts)).toEqual([]);
  });
});

describe('metadata of OAuth', () => {
  const claude = ['claude-ai'];
  const resource = (path: string, own: string): string =>
    blocks(
      http(`GET /.well-known/oauth-protected-resource${path} HTTP/1.1`, ['Host: a.test']),
      http(
        'HTTP/1.1 200 OK',
        [JSON_BODY],
        `{"resource":"${own}","authorization_servers":["https://as.test"],"scopes_supported":["a"]}`,
      ),
    );

  it('names the server that was asked for', () => {
    expect(marked(resource('/mcp', 'https://a.test/mcp'), claude)).toEqual([]);
    expect(marked(resource('/mcp', 'https://a.test/mcp/'), claude)).toEqual([]);
    expect(marked(resource('/mcp', 'https://a.test'), claude)).toEqual(['claude-prm-resource-exact: "https://a.test"']);
    expect(marked(resource('', 'https://a.test'), claude)).toEqual([]);
    expect(marked(blocks(POST, OPENED) + resource('', 'https://b.test/mcp'), claude)).toEqual([
      'claude-prm-resource-exact: "https://b.test/mcp"',
    ]);
  });

  it('is judged alone, and beside a configuration', () => {
    const alone = '{"resource":"https://a.test","authorization_servers":["https://as.test","https://b.test"]}';
    expect(marked(alone, claude)).toEqual(['claude-first-authorization-server: ["https://as.test","https://b.test"]']);
    const config = '{"mcpServers":{"docs":{"type":"http","url":"https://a.test/mcp"}}}';
    const both = `\`\`\`json\n${config}\n\`\`\`\n\nIts metadata:\n\n\`\`\`json\n${alone}\n\`\`\`\n`;
    expect(ofHosts(both, claude).map(({ rule }) => rule)).toContain('claude-prm-resource-exact');
  });

  const server = (more: string): string =>
    `{"issuer":"https://as.test","authorization_endpoint":"https://as.test/oauth/authorize","token_endpoint":"https://as.test/token","response_types_supported":["code"],${more}}`;

  it('lists PKCE and the authorization code', () => {
    const plain = server('"code_challenge_methods_supported":["plain"]');
    expect(marked(plain, claude)).toEqual(['claude-first-authorization-server: ["plain"]']);
    const good = server('"code_challenge_methods_supported":["S256"],"grant_types_supported":["authorization_code"]');
    expect(marked(good, [...claude, 'chatgpt'])).toEqual([]);
    const machine = server(
      '"code_challenge_methods_supported":["S256"],"grant_types_supported":["client_credentials"]',
    );
    expect(marked(machine, ['chatgpt'])).toEqual(['chatgpt-no-static-credentials: ["client_credentials"]']);
  });

  it('is looked for under the path of the server', () => {
    const found = http('HTTP/1.1 200 OK', [JSON_BODY], server('"code_challenge_methods_supported":["S256"]'));
    const rest = blocks(http('GET /.well-known/oauth-authorization-server HTTP/1.1', ['Host: as.test']), found);
    const missing = (status: string): string =>
      blocks(
        http('GET /.well-known/oauth-protected-resource/mcp HTTP/1.1', ['Host: a.test']),
        http(`HTTP/1.1 ${status}`, []),
      );
    expect(marked(missing('404 Not Found') + rest, claude)).toEqual([
      'claude-as-metadata-fallback: "https://as.test/oauth/authorize"',
    ]);
    expect(marked(rest, claude)).toEqual([]);
  });

  it('does not help if the redirect URI of a connector is refused', () => {
    const authorize = (uri: string): string =>
      http(`GET /authorize?response_type=code&client_id=x&redirect_uri=${encodeURIComponent(uri)} HTTP/1.1`, [
        'Host: as.test',
      ]);
    const refused = (uri: string): string => blocks(authorize(uri), http('HTTP/1.1 400 Bad Request', []));
    const connector = 'https://chatgpt.com/connector/oauth/abc';
    expect(marked(refused(connector), ['chatgpt'])).toEqual([
      'chatgpt-oauth-callback-per-connector: HTTP/1.1 400 Bad Request',
    ]);
    expect(marked(refused('https://app.test/callback'), ['chatgpt'])).toEqual([]);
    expect(marked(blocks(authorize(connector), http('HTTP/1.1 302 Found', [])), ['chatgpt'])).toEqual([]);
  });

  it('of a client of ChatGPT has the address of a connector', () => {
    const client = (uri: string): string =>
      `{"client_name":"Books","redirect_uris":["${uri}"],"grant_types":["authorization_code"]}`;
    expect(
      ofHosts(client('https://chatgpt.com/connector_platform_oauth_redirect'), ['chatgpt']).map(({ rule }) => rule),
    ).toEqual(['chatgpt-oauth-callback-per-connector']);
    expect(marked(client('https://chatgpt.com/connector/oauth/abc'), ['chatgpt'])).toEqual([]);
    expect(marked(client('https://app.test/callback'), ['chatgpt'])).toEqual([]);
  });
});

describe('requests to a model’s API', () => {
  const schema = '{"type":"object","properties":{"tags":{"type":"array"}}}';

  it('are judged for that API, with the words of its form', () => {
    const chat = `{"model":"m","messages":[],"tools":[{"type":"function","function":{"name":"find","description":"Finds.","parameters":${schema}}}]}`;
    const [found, ...others] = ofHosts(chat, ['openai-api', 'anthropic-api', 'vscode']);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'openai-array-items',
      hosts: ['openai-api'],
      pointer: '/tools/0/function/parameters/properties/tags',
    });
    expect(applyEdits(chat, found?.fix?.edits ?? [])).toContain('"tags":{"type":"array","items":{}}');
  });

  it('are judged in the forms of Anthropic and Gemini', () => {
    const root = '{"type":"object","properties":{"a":{"type":"string"}},"oneOf":[{"required":["a"]}]}';
    const anthropic = `{"model":"m","max_tokens":10,"messages":[],"tools":[{"name":"find","description":"Finds.","input_schema":${root}}]}`;
    const [found] = ofHosts(anthropic, ['anthropic-api']);
    expect(found).toMatchObject({ rule: 'anthropic-root-combinator', pointer: '/tools/0/input_schema/oneOf' });
    expect(found?.what).toContain('`input_schema`');
    expect(found?.what).not.toContain('inputSchema');
    const gemini =
      '{"functionDeclarations":[{"name":"find","description":"Finds.","parameters":{"type":"OBJECT","properties":{"a":{"type":"STRING","format":"uri"}}}}]}';
    expect(marked(gemini, ['gemini-api'])).toEqual(['gemini-format: "uri"']);
    expect(marked(gemini, ['vscode', 'openai-api'])).toEqual([]);
  });

  it('have sizes of names of their own form', () => {
    const name = 'a'.repeat(100);
    const chat = `[{"type":"function","function":{"name":"${name}","description":"Finds.","parameters":{"type":"object","properties":{}}}}]`;
    const responses = `[{"type":"function","name":"${name}","description":"Finds.","parameters":{"type":"object","properties":{}}}]`;
    const rules = (text: string): string[] => ofHosts(text, ['openai-api']).map(({ rule }) => rule);
    expect(rules(chat)).toContain('openai-chat-tool-name-64');
    expect(rules(responses)).not.toContain('openai-chat-tool-name-64');
  });
});

describe('tools in a program', () => {
  it('are judged like others', () => {
    const program = `server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    {
      name: "find_book",
      description: "Finds a book.",
      inputSchema: { type: "object", properties: { tags: { type: "array" } } },
    },
  ],
}));
`;
    const [found] = ofHosts(program, ['vscode']);
    expect(found?.rule).toBe('vscode-array-items');
    expect(program.slice(found?.span.start, found?.span.end)).toBe('{ type: "array" }');
    expect(found?.fix).toBeUndefined();
  });
});

describe('the name of a server', () => {
  const name = 'a'.repeat(50);
  const list = `{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"${name}","description":"Finds.","inputSchema":{"type":"object","properties":{}}}]}}`;
  const session = `${HELLO}\n${HELLO_BACK.replace('"s"', '"library-of-the-town"')}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n${list}`;

  it('is that of the session, as a guess', () => {
    const [found] = ofHosts(session, ['librechat']);
    expect(found).toMatchObject({ rule: 'librechat-name-suffix', severity: 'info' });
    expect(found?.what).toContain('`"library-of-the-town"`');
    expect(found?.what).toContain('`serverInfo`');
    expect(marked(list, ['librechat'])).toEqual([]);
  });

  it('is the key of the only server in a configuration', () => {
    const config = '{"mcpServers":{"library-of-the-whole-country":{"command":"library"}}}';
    const text = `\`\`\`json\n${config}\n\`\`\`\n\n\`\`\`json\n${list.split('\n')[1]}\n\`\`\`\n`;
    const [found] = ofHosts(text, ['librechat']);
    expect(found?.what).toContain('`"library-of-the-whole-country"`');
    expect(found?.what).toContain('key of the server in the configuration');
  });
});

describe('the name of one of several servers', () => {
  const tools = `{"tools":[{"name":"${'a'.repeat(50)}","description":"Finds.","inputSchema":{"type":"object","properties":{}}}]}`;
  const config = '{"mcpServers":{"library-of-the-town":{"command":"a"},"library-of-the-country":{"command":"b"}}}';
  const text = (server: string): string =>
    `\`\`\`json\n${config}\n\`\`\`\n\n\`\`\`jsonl\n${HELLO}\n${HELLO_BACK.replace('"s"', `"${server}"`)}\n{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"result":${tools}}\n\`\`\`\n`;

  it('is the key that the server uses for itself, else a guess', () => {
    const [known] = ofHosts(text('library-of-the-country'), ['librechat']);
    expect(known?.what).toContain('`"library-of-the-country"`');
    expect(known?.what).toContain('key of the server in the configuration');
    const [guess] = ofHosts(text('library-of-the-world'), ['librechat']);
    expect(guess?.what).toContain('`serverInfo`');
  });
});

describe('any text', () => {
  it('is judged in time and without an exception', () => {
    const deep = `{"functionDeclarations":[${'{"functionDeclarations":['.repeat(3000)}${']}'.repeat(3000)}]}`;
    const many = blocks(...Array.from({ length: 400 }, () => `${GET}\n\nHTTP/1.1 404 Not Found\n`));
    const clock = cpuClock();
    for (const text of [deep, many, answered('x'), `HTTP/1.1 401\nWWW-Authenticate: ${'a,'.repeat(9000)}\n\n`])
      expect(() => ofHosts(text)).not.toThrow();
    expect(clock()).toBeLessThan(6000);
  });
});
