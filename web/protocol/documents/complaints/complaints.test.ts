/** The catalog of complaints and its recognizer: real wordings (beside MCP_SPEC_DIR) in several wrappings, other texts, speed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/sources.mjs';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { CATALOG } from './catalog.ts';
import { recognizeComplaints } from './recognize.ts';
import { leadOf, signSource } from './signs.ts';

const whole = (text: string) => recognizeComplaints(text, { start: 0, end: text.length });
const ids = (text: string): string[] => whole(text).map(({ id }) => id);

describe('the catalog', () => {
  it('has unique ids, and general entries that exist', () => {
    const all = CATALOG.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(CATALOG.flatMap(({ over = [] }) => over).filter((id) => !all.includes(id))).toEqual([]);
  });

  it('begins its patterns with literal characters and bounds their repetitions', () => {
    const signs = CATALOG.flatMap(({ id, signs: own }) => own.map((sign) => ({ id, sign })));
    expect(signs.filter(({ sign }) => leadOf(sign).length < 4).map(({ id, sign }) => `${id}: ${sign.source}`)).toEqual(
      [],
    );
    const unbounded = signs.filter(({ sign }) =>
      /[^\\][*+]/u.test(sign.source.replaceAll(/\[(?:[^\]\\]|\\.)*\]/gu, 'x').replaceAll(/\\s\*/gu, '')),
    );
    expect(unbounded.map(({ id, sign }) => `${id}: ${sign.source}`)).toEqual([]);
  });

  it('explains every entry', () => {
    const short = CATALOG.filter(
      ({ emitter, wire, says, causes, next }) =>
        (emitter === '' && wire !== true) || !says.endsWith('.') || causes.length === 0 || next.length === 0,
    );
    expect(short).toEqual([]);
    const unfinished = CATALOG.flatMap(({ causes, next }) => [...causes, ...next]).filter(
      (text) => !/[.)]$/u.test(text),
    );
    expect(unfinished).toEqual([]);
  });

  it.each(CATALOG.map(({ id, title }) => [id, title]))('%s has a headline that says what must hold', (_, title) => {
    expect(title).toMatch(/\b(?:must|should|may)\b/u);
    expect(title).toMatch(/^[`\p{Lu}].*[^.]$/u);
    expect(title.split('`').length % 2).toBe(1);
    expect(title.length).toBeLessThanOrEqual(75);
  });
});

describe('patterns', () => {
  it('begin with a lead that ends before the first special character', () => {
    expect(leadOf(/spawn \S{1,9} ENOENT/)).toBe('spawn ');
    expect(leadOf(/Non-200 status \(4/)).toBe('Non-200 status (4');
    expect(leadOf(/abcdx?/)).toBe('abcd');
    expect(leadOf(/abcd|efgh/)).toBe('');
    expect(leadOf(/\d{4}/)).toBe('');
  });

  it('match escaped quotation marks and line breaks', () => {
    const sign = new RegExp(signSource(/path: "a"\n[b"]/));
    expect(sign.test('path: "a"\n"')).toBe(true);
    expect(sign.test('path: \\"a\\"\\n"')).toBe(true);
    expect(sign.test("path: 'a'\n\"")).toBe(false);
  });
});

interface Line {
  readonly id: string;
  readonly text: string;
}

const file = join(process.env['MCP_SPEC_DIR'] ?? '', '..', 'complaints', 'complaints.jsonl');
const present = process.env['MCP_SPEC_DIR'] !== undefined && existsSync(file);
const WRAPPINGS: readonly (readonly [string, (text: string) => string])[] = [
  ['alone', (text) => text],
  [
    'after a log prefix',
    (text) =>
      text
        .split('\n')
        .map((line) => `2026-03-01T10:00:00.123Z [error] [my-server] ${line}`)
        .join('\n'),
  ],
  ['inside JSON', (text) => JSON.stringify({ level: 'error', data: text })],
  ['inside JSON twice', (text) => JSON.stringify({ line: JSON.stringify({ msg: text }) })],
  ['in a fence', (text) => `It fails:\n\n\`\`\`text\n${text}\n\`\`\`\n\nWhat can I do?`],
];

describe.runIf(present)('real wordings', () => {
  const lines = (present ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line): Line => JSON.parse(line));

  it.each(WRAPPINGS)('are recognized %s', (_, wrap) => {
    const missed = lines.flatMap(({ id, text }) => {
      const found = ids(wrap(text));
      return found.includes(id) ? [] : [`${id}: ${found.join(', ')}: ${text.slice(0, 100)}`];
    });
    expect(missed).toEqual([]);
    expect(lines.length).toBeGreaterThan(200);
  });

  it('are recognized as little else', () => {
    const others = lines.flatMap(({ id, text }) => {
      const found = ids(text).filter((one) => one !== id);
      return found.length > 0 ? [`${id}: also ${found.join(', ')}`] : [];
    });
    // An outer complaint and the one that it quotes.
    expect(others).toEqual([
      'codex-handshake-send-error: also fetch-failed',
      'error-posting-401: also missing-authorization-header',
      'error-posting-400: also bad-request-no-valid-session',
      'www-authenticate-401: also missing-authorization-header',
      'gemini-discovery-error: also connection-closed-32000',
      'cursor-client-closed: also spawn-npx-enoent',
    ]);
  });
});

describe('payloads', () => {
  const quoted = (text: string): string[] =>
    whole(text).flatMap(({ payloads }) => payloads.map(({ start, end }) => text.slice(start, end)));

  it.each([
    [
      'Error POSTing to endpoint (HTTP 400): {"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"a } b"}}',
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"a } b"}}',
    ],
    ['{"msg":"Error POSTing to endpoint (HTTP 400): {\\"a\\":\\"}\\"}"}', '{\\"a\\":\\"}\\"}'],
    ['Unexpected token \'S\', "Starting"... is not valid JSON', 'Starting'],
    ['[warning] Failed to parse message: "Starting server on stdio..."', 'Starting server on stdio...'],
    ['[supergateway] Child non-JSON: Listening on stdio', 'Listening on stdio'],
    ['Token exchange failed (400): {"error":"invalid_target"}', '{"error":"invalid_target"}'],
    [
      "1 validation error for CallToolResult\ncontent\n  Field required [type=missing, input_value={'result': 'ok'}, input_type=dict]",
      "{'result': 'ok'}",
    ],
    [
      "Failed to parse JSONRPC message from server\npydantic_core._pydantic_core.ValidationError: 1 validation error for JSONRPCMessage\n  Invalid JSON: expected value [type=json_invalid, input_value='Starting server...', input_type=str]",
      'Starting server...',
    ],
    [
      'Received a response for an unknown message ID: {"jsonrpc":"2.0","id":3,"result":{}}',
      '{"jsonrpc":"2.0","id":3,"result":{}}',
    ],
  ])('are found in %s', (text, payload) => {
    expect(quoted(text)).toContain(payload);
  });
});

describe('special complaints', () => {
  it.each([
    ['Error: spawn uvx ENOENT', ['spawn-uvx-enoent']],
    ['Error: spawn npx ENOENT', ['spawn-npx-enoent']],
    ["Error: Cannot find module 'node:path'", ['node-path-too-old']],
    ['error: {"error":{"code":-32700,"message":"Parse error: Invalid JSON-RPC message"}}', ['parse-error-not-jsonrpc']],
    ['SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', ['unexpected-token-html']],
    ['TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:8000', ['sse-conn-refused']],
    [
      "ERROR: Manifest validation failed:\n\n  - Unrecognized key(s) in object: 'platforms'",
      ['mcpb-validation-failed'],
    ],
  ])('replace general ones: %s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('are reported once a line and again on the next', () => {
    expect(ids('spawn npx ENOENT spawn npx ENOENT\nspawn npx ENOENT').length).toBe(2);
  });
});

describe('other texts', () => {
  it('are no complaints', () => {
    for (const text of [
      'The client sends a request, and the server answers it. If the method is not found, the code is -32601.',
      'Tools are called with `tools/call`. A tool that was not found is reported by an error. Connections may be closed.',
      'Error codes: -32700 Parse error, -32600 Invalid Request, -32602 Invalid params, -32603 Internal error.',
      'A session that was not found needs a new `initialize`. The transport closes the connection after a timeout.',
      'Insert your API key. Spawn a process with npx. Listen on port 3000. The fetch failed state is shown in red.',
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"nextCursor":null}}',
      '| -32601 | Method not found |\n| -32700 | Parse error |\n\n## Authorization required\n\nHTTP/1.1 407 Proxy Authentication Required',
      'An unknown tool is answered with an error. A tool that has no schema is refused. Invalid escapes and trailing commas are not JSON.',
      '',
    ])
      expect(ids(text), text).toEqual([]);
  });

  it('such as valid transcripts have none outside of messages', () => {
    const folder = join(root, 'public/samples');
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/u.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return whole(text)
          .filter(({ wire }) => !wire)
          .map(({ id }) => `${name}: ${id}`);
      });
    // These samples show failures.
    expect(found.sort()).toEqual([
      'access.log: py-before-initialization',
      'claude-code.log: zod-nextcursor-null',
      'claude-desktop-combined.log: unexpected-token-not-valid-json',
      'claude-desktop-lifecycle.log: claude-server-disconnected',
      'complaint.txt: zod-nextcursor-null',
      'cursor.log: cursor-client-closed',
      'cursor.log: cursor-client-closed',
      'inspector-console.log: unexpected-token-not-valid-json',
    ]);
  });
});

describe('a text of any size', () => {
  it('is read in linear time', { tags: ['all'] }, () => {
    const log =
      '2026-03-01T10:00:00.123Z [info] [my-server] Message from client: {"method":"tools/call","params":{"name":"a"},"id":1}\n';
    const texts = [
      log.repeat(9000),
      'spawn '.repeat(170_000),
      'Unexpected token '.repeat(60_000),
      'path":['.repeat(150_000),
      `${'Error POSTing to endpoint (HTTP 400): '.repeat(2000)}${'{'.repeat(100_000)}`,
      `Unexpected token '${'\\'.repeat(500_000)}`,
      'lstat '.repeat(150_000),
      'Failed to parse message: "'.repeat(40_000),
      'McpError: '.repeat(100_000),
    ];
    for (const text of texts) {
      const clock = cpuClock();
      whole(text);
      expect(clock(), text.slice(0, 30)).toBeLessThan(6000);
    }
  });
});
