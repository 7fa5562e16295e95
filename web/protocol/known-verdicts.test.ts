/** Verdicts that were wrong once, each with two texts: what is reported besides infos, as severity, rule and place. */
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import type { CheckOptions, RevisionId } from './types.ts';

const v2 = { jsonrpc: '2.0' };
const lines = (...all: readonly object[]): string => all.map((one) => JSON.stringify(one)).join('\n');
const request = (id: number | string | null, method: string, params?: object): object => ({
  ...v2,
  id,
  method,
  ...(params ? { params } : {}),
});
const result = (id: number | null, value: object): object => ({ ...v2, id, result: value });
const error = (id: number | null, code: number, message: string): object => ({ ...v2, id, error: { code, message } });
const notice = (method: string, params?: object): object => ({ ...v2, method, ...(params ? { params } : {}) });
const initialize = (id: number, protocolVersion: string): object =>
  request(id, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'desk', version: '1' } });
const initialized = (id: number, protocolVersion: string): object =>
  result(id, { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'shelf', version: '1' } });
const call = (id: number): object => request(id, 'tools/call', { name: 'find', arguments: { shelf: 4 } });
const NOTED = '{\n  "jsonrpc": "2.0",\n  "id": 1,  # Int\n  "method": "tools/list"\n}';
const said = (text: string): object => ({ content: [{ type: 'text', text }] });
const log = (from: string, message: object, second = 0): string =>
  `2026-03-01T10:00:${String(second).padStart(2, '0')}.000Z [shelf] [info] Message from ${from}: ${JSON.stringify(message)}`;

/** All findings besides infos and causes, sorted. */
function loud(text: string, options: CheckOptions = {}): string[] {
  return checkOne(text, options)
    .diagnostics.filter((one) => one.severity !== 'info' && one.class !== 'cause')
    .map((one) => `${one.severity} ${one.rule} ${one.pointer}`)
    .toSorted();
}
const counted = (text: string): number => checkOne(text).entries.length;

type Row = readonly [text: string, found: readonly string[], revision?: RevisionId];

describe.each<readonly [name: string, rows: readonly Row[]]>([
  [
    'a response whose id is not that of the request right before it',
    [
      [lines(call(5), result(10, said('3'))), ['warning responses/id /id']],
      [`→ ${JSON.stringify(call(5))}\n← ${JSON.stringify(result(10, said('3')))}`, ['error responses/id /id']],
    ],
  ],
  [
    'a version that was never published',
    [
      [lines(initialize(1, '0.1.0')), ['warning version/named /params/protocolVersion']],
      [lines(initialized(1, '1999-12-31')), ['error version/named /result/protocolVersion']],
      [
        lines(initialize(1, '2025-13-77'), initialized(1, '2025-13-77')),
        ['error version/named /result/protocolVersion', 'warning version/named /params/protocolVersion'],
      ],
    ],
  ],
  [
    'a request before the handshake of its log',
    [
      [
        lines(call(1), result(1, said('x')), initialize(2, '2025-06-18'), initialized(2, '2025-06-18')),
        ['error lifecycle/first-message /method'],
      ],
      [
        [log('client', request(0, 'tools/list')), log('client', initialize(1, '2025-06-18'), 1)].join('\n'),
        ['error lifecycle/first-message /method'],
      ],
    ],
  ],
  [
    'a batch that no side can have sent',
    [
      [
        JSON.stringify([notice('notifications/tools/list_changed'), request(1, 'tools/list')]),
        ['error batch/mixed-senders /0/method'],
        '2024-11-05',
      ],
      [JSON.stringify([notice('notifications/cancelled', { requestId: 1 }), call(2)]), [], '2025-03-26'],
    ],
  ],
  [
    'a null id of a response',
    [
      [lines(result(null, {})), ['warning responses/id-null /id'], 'jsonrpc-2.0'],
      [
        `HTTP/1.1 400 Bad Request\nContent-Type: application/json\n\n${lines(error(null, -32000, 'No valid session ID'))}`,
        ['warning http/refusal-null-id /id'],
      ],
    ],
  ],
  [
    'guesses about contents, and a cancellation that crosses its response',
    [
      [lines(result(1, said('a\u0000b'))), []],
      [
        lines(result(1, { contents: [{ uri: 'file:///a.png', text: '\u0089PNG\u0000' }] })),
        ['warning content/binary-as-text /result/contents/0/text'],
      ],
      [lines(call(2), result(2, said('x')), notice('notifications/cancelled', { requestId: 2 })), []],
    ],
  ],
  [
    'a failed tool reported with the code of a missing resource',
    [
      [lines(call(2), error(2, -32002, 'Tool execution failed')), ['warning tools/arguments /error/code']],
      [lines(error(2, -32002, 'Resource not found')), []],
    ],
  ],
  [
    'names that are no methods',
    [
      [lines(request(3, 'call_tool', { name: 'find' })), ['warning methods/unknown-request /method']],
      [lines(request(3, 'elicitation/response', { action: 'accept' })), ['warning methods/unknown-request /method']],
      [lines(notice('sampling/response', { role: 'assistant' })), ['warning methods/unknown-notification /method']],
    ],
  ],
  [
    'messages that quote the line of a log',
    [
      [lines(notice('notifications/message', { level: 'info', data: 'INFO:mcp.server:Processing request' })), []],
      [JSON.stringify(result(4, said(log('client', request(7, 'ping')))), null, 2), []],
    ],
  ],
  [
    'arguments that lack a required member with a default',
    [
      [
        lines(
          request(1, 'tools/list'),
          result(1, {
            tools: [
              {
                name: 'find',
                inputSchema: { type: 'object', properties: { q: { type: 'string', default: 'x' } }, required: ['q'] },
              },
            ],
          }),
          request(2, 'tools/call', { name: 'find', arguments: {} }),
          result(2, said('ok')),
        ),
        ['warning tools/arguments '],
      ],
    ],
  ],
  [
    'an old dialect in each schema of a list',
    [
      [
        lines(
          result(1, {
            tools: ['a', 'b', 'c'].map((name) => ({
              name,
              inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
            })),
          }),
        ),
        ['warning json-schema/dialect /result/tools/0/inputSchema/$schema'],
      ],
    ],
  ],
  [
    'a challenge without resource metadata, which one revision requires',
    [
      [
        'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer\n\n',
        ['error oauth/challenge-without-metadata '],
        '2025-06-18',
      ],
      ['HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer realm="x"\n\n', [], '2025-11-25'],
    ],
  ],
])('%s', (_, rows) => {
  it.each(rows.map(([text, found, revision]) => ({ text, found, revision })))('$text', ({ text, found, revision }) => {
    expect(loud(text, revision ? { revision } : {})).toEqual(found);
  });
});

describe('messages are found', () => {
  it.each([
    [
      'in the error that mcp-remote received',
      `[7] Received error: Error POSTing to endpoint (HTTP 405): ${lines(error(null, -32000, 'Method not allowed.'))}`,
    ],
    [
      'in the body of a zap log',
      `2026-05-01T10:00:00.000Z\tINFO\tforward\tbody=${JSON.stringify(lines(request(1, 'tools/list')))}`,
    ],
    [
      'in a string of C',
      `const char *req = ${JSON.stringify(lines(request(1, 'tools/list')))};\nwrite(fd, req, strlen(req));`,
    ],
    ['with notes after a hash', NOTED],
    ['with notes after a hash, beside prose', `The request is:\n\n\`\`\`json\n${NOTED}\n\`\`\`\n`],
    [
      'in an event stream behind its headers',
      `Headers:\n\n\`\`\`http\nHTTP/1.1 200 OK\nContent-Type: text/event-stream\n\`\`\`\n\nBody:\n\n\`\`\`\nevent: message\ndata: ${lines(result(1, { tools: [] }))}\n\`\`\`\n`,
    ],
  ])('%s', (_, text) => {
    expect(counted(text)).toBe(1);
    expect(loud(text).filter((one) => one.startsWith('error'))).toEqual([]);
  });

  it('in the text that printf prints', () => {
    expect(
      counted(`printf '${lines(request(1, 'ping'))}\\n${lines(request(2, 'tools/list'))}\\n' | node server.js`),
    ).toBe(2);
  });

  it.each([
    '',
    ' \n',
    'WARNING:root:Failed to load the shelf',
    'API Error: 400 {"type":"error","error":{"type":"invalid_request_error"}}',
  ])('not in %j', (text) => {
    expect(counted(text)).toBe(0);
    expect(loud(text)).toEqual([]);
  });
});
