/** Verdicts that are easily too strict, too lenient, or about the wrong thing: for each the findings above the severity info. */
import { describe, expect, it } from 'vitest';
import { checkOne } from './testing/check-rules.ts';
import type { CheckOptions } from './types.ts';

const json = (value: unknown): string => JSON.stringify(value);
const lines = (...messages: readonly unknown[]): string => messages.map(json).join('\n');
const request = (id: unknown, method: string, params?: object): object => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params ? { params } : {}),
});
const result = (id: unknown, value: object): object => ({ jsonrpc: '2.0', id, result: value });
const failure = (id: unknown, code: number, message: string): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
const notice = (method: string, params?: object): object => ({ jsonrpc: '2.0', method, ...(params ? { params } : {}) });
const text = (content: string): object => ({ content: [{ type: 'text', text: content }] });
const hello = (id: number, version = '2025-06-18'): object =>
  request(id, 'initialize', { protocolVersion: version, capabilities: {}, clientInfo: { name: 'a', version: '1' } });
const welcome = (id: number, version = '2025-06-18'): object =>
  result(id, { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { name: 'b', version: '1' } });
const READY = notice('notifications/initialized');
const call = (id: number, name = 'add', args: object = { a: 1 }): object =>
  request(id, 'tools/call', { name, arguments: args });
const desktop = (...sent: readonly (readonly [second: number, side: string, message: object])[]): string =>
  sent
    .map(([second, side, message]) => {
      const time = `2026-01-01T10:00:${String(second).padStart(2, '0')}.000Z`;
      return `${time} [notes] [info] Message from ${side}: ${json(message)}`;
    })
    .join('\n');
const FENCE = '```';
const REFUSED = failure(null, -32000, 'Not Acceptable: Client must accept both application/json and text/event-stream');
const POST = `POST /mcp HTTP/1.1\nHost: a.example\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMCP-Protocol-Version: 2025-06-18\n\n`;

const found = (source: string, options: CheckOptions = {}): string[] =>
  checkOne(source, options)
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule }) => `${severity} ${rule}`)
    .toSorted();
const infos = (source: string): string[] =>
  checkOne(source)
    .diagnostics.filter(({ severity }) => severity === 'info')
    .map(({ rule }) => rule);

type Row = readonly [name: string, source: string, expected: readonly string[], options?: CheckOptions];

describe.each<readonly [area: string, rows: readonly Row[]]>([
  [
    'a response with another id than the request',
    [
      ['alone behind it', lines(call(5), result(10, text('3'))), ['warning responses/id']],
      [
        'in a lesson',
        `The client sends:\n\n${FENCE}json\n${json(call(5))}\n${FENCE}\n\nThe server responds:\n\n${FENCE}json\n${json(result(10, text('3')))}\n${FENCE}\n`,
        ['error responses/id'],
      ],
      [
        'in a whole log',
        desktop(
          [0, 'client', hello(0)],
          [1, 'server', welcome(0)],
          [2, 'client', READY],
          [3, 'client', call(5)],
          [4, 'server', result(10, text('3'))],
        ),
        ['error responses/id'],
      ],
    ],
  ],
  [
    'a version that is no published revision',
    [
      ['requested', json(hello(1, '0.1.0')), ['warning version/named']],
      ['requested as a date', json(hello(1, '1999-12-31')), ['warning version/named']],
      [
        'agreed on',
        lines(hello(1, '2025-13-77'), welcome(1, '2025-13-77')),
        ['error version/named', 'warning version/named'],
      ],
    ],
  ],
  [
    'the order of a session',
    [
      [
        'requests before the handshake',
        lines(call(1), result(1, text('x')), hello(2), welcome(2), READY, call(3), result(3, text('y'))),
        ['error lifecycle/first-message'],
      ],
      [
        'a notice of cancellation that crosses its response',
        lines(
          hello(0),
          welcome(0),
          READY,
          call(2),
          result(2, text('x')),
          notice('notifications/cancelled', { requestId: 2 }),
        ),
        [],
      ],
      [
        'one long after its response',
        desktop(
          [1, 'client', call(2)],
          [2, 'server', result(2, text('x'))],
          [30, 'client', notice('notifications/cancelled', { requestId: 2 })],
        ),
        ['error cancellation/notice'],
      ],
    ],
  ],
  [
    'a batch that no side can have sent',
    [
      [
        'in 2024-11-05',
        json([notice('notifications/tools/list_changed'), request(1, 'tools/list')]),
        ['error batch/mixed-senders'],
        { revision: '2024-11-05' },
      ],
    ],
  ],
  [
    'a null id',
    [
      ['of a result in JSON-RPC', json(result(null, {})), ['warning responses/id-null'], { revision: 'jsonrpc-2.0' }],
      [
        'of a refused request over HTTP',
        `${POST}${json(request(1, 'tools/list'))}\n\nHTTP/1.1 406 Not Acceptable\nContent-Type: application/json\n\n${json(REFUSED)}`,
        ['warning http/refusal-null-id'],
      ],
    ],
  ],
  [
    'a guess about bytes',
    [
      ['a NUL in a text', json(result(1, text('a\u0000b'))), []],
      [
        'binary contents as text',
        json(
          result(1, {
            contents: [{ uri: 'file:///a.png', mimeType: 'image/png', text: '\u0089PNG\r\n\u001a\n\u0000' }],
          }),
        ),
        ['warning content/binary-as-text'],
      ],
    ],
  ],
  [
    'the code of a missing resource',
    [['for a failed tool', lines(call(2), failure(2, -32002, 'Tool execution failed')), ['warning tools/arguments']]],
  ],
  [
    'JSON that quotes a log',
    [
      [
        'in a log notification',
        json(
          notice('notifications/message', {
            level: 'info',
            data: "2026-01-01 10:00:00,123 - mcp.server - INFO - Sent: root=JSONRPCRequest(method='ping', jsonrpc='2.0', id=1)",
          }),
        ),
        [],
      ],
      [
        'in a result',
        json(
          result(
            4,
            text('2026-01-01T10:00:00.000Z [x] [info] Message from client: {"jsonrpc":"2.0","id":7,"method":"ping"}'),
          ),
        ),
        [],
      ],
    ],
  ],
  [
    'a refused authorization',
    [
      [
        'that must name its metadata',
        'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer\n\n',
        ['error oauth/challenge-without-metadata'],
        { revision: '2025-06-18' },
      ],
      [
        'without a challenge',
        'HTTP/1.1 401 Unauthorized\nContent-Type: application/json\n\n{"error":"unauthorized"}',
        ['error auth/challenges'],
        { revision: '2025-06-18' },
      ],
      [
        'with an event stream in place of it',
        `${POST}${json(request(1, 'tools/list'))}\n\nHTTP/1.1 200 OK\nContent-Type: text/event-stream\n\nevent: message\ndata: ${json(result(1, { tools: [] }))}\n\n`,
        [],
      ],
    ],
  ],
  [
    'a call without a required argument',
    [
      [
        'that has a default',
        lines(
          request(1, 'tools/list'),
          result(1, {
            tools: [
              {
                name: 'add',
                inputSchema: { type: 'object', properties: { b: { type: 'number', default: 1 } }, required: ['b'] },
              },
            ],
          }),
          call(2),
          result(2, text('2')),
        ),
        ['warning tools/arguments'],
      ],
      [
        'that has none',
        lines(
          request(1, 'tools/list'),
          result(1, {
            tools: [
              { name: 'add', inputSchema: { type: 'object', properties: { b: { type: 'number' } }, required: ['b'] } },
            ],
          }),
          call(2),
          result(2, text('2')),
        ),
        ['error tools/arguments'],
      ],
      [
        'in tools of an old dialect: once a list',
        json(
          result(1, {
            tools: ['a', 'b', 'c'].map((name) => ({
              name,
              inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
            })),
          }),
        ),
        ['warning json-schema/dialect'],
      ],
    ],
  ],
  [
    'nothing',
    [
      ['an empty text', '', []],
      ['white space', ' \n\n', []],
    ],
  ],
])('%s', (_area, rows) => {
  const cases = rows.map(([name, source, expected, options = {}]) => ({ name, source, expected, options }));
  it.each(cases)('$name', ({ source, expected, options }) => {
    expect(found(source, options)).toEqual(expected);
  });
});

describe('a method that is none', () => {
  const advice = (source: string): string =>
    checkOne(source)
      .diagnostics.map(({ what }) => what)
      .join('\n');

  it('is the name of a tool: the method is tools/call', () => {
    const shown = lines(
      hello(1),
      welcome(1),
      READY,
      request(2, 'tools/list'),
      result(2, { tools: [{ name: 'get_weather', inputSchema: { type: 'object' } }] }),
      request(3, 'get_weather', { city: 'x' }),
    );
    expect(advice(shown)).toContain('`tools/call`');
    expect(advice(json(request(3, 'call_tool', { name: 'x' })))).toContain('`tools/call`');
  });

  it.each(['elicitation/response', 'sampling/response', 'roots/list_response'])(
    'is that of an answer: %s',
    (method) => {
      expect(advice(json(request(3, method, {})))).toContain('A response has no method');
    },
  );
});

describe('a message in its wrapper', () => {
  const PING = json(request(1, 'ping'));
  const escaped = PING.replaceAll('"', String.raw`\"`);

  it.each([
    [
      'the output of mcp-remote',
      `[12] Received error: Error POSTing to endpoint (HTTP 405): ${json(failure(null, -32000, 'Method not allowed.'))}`,
      1,
    ],
    ['a structured log', `2026-01-01T10:00:00.000Z\tINFO\tproxy/handler.go:12\tforward\tbody="${escaped}"`, 1],
    ['printf with line breaks', String.raw`printf '${PING}\n${json(READY)}\n' | node server.js`, 2],
    [
      'an event stream behind its head in another fence',
      `The head:\n\n${FENCE}http\nHTTP/1.1 200 OK\nContent-Type: text/event-stream\n${FENCE}\n\nand the body:\n\n${FENCE}\nevent: message\ndata: ${json(result(1, {}))}\n${FENCE}\n`,
      1,
    ],
    ['a string of C', `const char *line = "${escaped}\\n";`, 1],
  ])('is read without errors: %s', (_name, source, count) => {
    expect(checkOne(source).entries).toHaveLength(count);
    expect(found(source).filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

describe('text without a message', () => {
  it.each([
    [
      'a warning of Python’s logger',
      'WARNING:root:Failed to validate notification: 9 validation errors for ClientNotification',
      'complaint',
    ],
    [
      'a report of pydantic',
      "pydantic_core._pydantic_core.ValidationError: 9 validation errors for JSONRPCMessage\nJSONRPCRequest.method\n  Field required [type=missing, input_value={'jsonrpc': '2.0'}, input_type=dict]",
      'complaint',
    ],
    [
      'an error of an API',
      'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"tools.3.custom.input_schema.type: Field required"}}',
      'complaint',
    ],
  ])('is named: %s', (_name, source, kind) => {
    const { entries, parts } = checkOne(source);
    expect(entries).toEqual([]);
    expect(parts.map((part) => part.kind)).toEqual([kind]);
    expect(found(source)).toEqual([]);
  });
});

describe('HTTP+SSE after a later revision was negotiated', () => {
  const post = (message: object): string =>
    `POST /messages?sessionId=5f HTTP/1.1\nHost: a.example\nContent-Type: application/json\n\n${json(message)}\n\nHTTP/1.1 202 Accepted\n\n`;
  const stream = `GET /sse HTTP/1.1\nHost: a.example\nAccept: */*\n\nHTTP/1.1 200 OK\nContent-Type: text/event-stream\n\nevent: endpoint\ndata: /messages?sessionId=5f\n\nevent: message\ndata: ${json(welcome(0))}\n\nevent: message\ndata: ${json(result(1, { tools: [] }))}\n\n`;
  const session = stream + post(hello(0)) + post(READY) + post(request(1, 'tools/list'));

  it.each<CheckOptions>([{}, { transport: 'sse' }, { revision: '2025-11-25' }])(
    'is judged by its own rules: %j',
    (options) => {
      expect(found(session, options)).toEqual([]);
      expect(infos(session)).toContain('legacy-sse/stream');
    },
  );
});
