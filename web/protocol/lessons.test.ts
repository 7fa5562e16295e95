/**
 * Whole pages of lessons. The pages of our own are in this file; five tutorials, which are not part of the project, are read from
 * the folder that the environment variable TUTORIALS_DIR names.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../testing/cpu-clock.ts';
import { checkOne } from './check.ts';
import type { Report } from './types.ts';

const PROSE =
  'A client of the Model Context Protocol sends a request to the server, and the server answers each request with a result or with an error.';
const REQUEST = '{\n  "jsonrpc": "2.0", // always "2.0"\n  "id": 1,\n  "method": "tools/list"\n}';
const RESPONSE = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": { "tools": [...] }\n}';
const PAGE = [PROSE, 'Client → Server:', REQUEST, 'Server → Client:', RESPONSE, PROSE].join('\n\n');

const loud = (report: Report): string[] =>
  report.diagnostics.filter(({ severity }) => severity !== 'info').map(({ rule, what }) => `${rule}: ${what}`);

describe('a page of a lesson', () => {
  it('is taken apart, with senders by its headings and one note for each message', () => {
    const report = checkOne(PAGE);
    expect(report.entries.map(({ kind, from, inferred }) => [kind, from, inferred])).toEqual([
      ['request', 'client', false],
      ['response', 'server', false],
    ]);
    expect(loud(report)).toEqual([]);
    expect(report.diagnostics.map(({ rule, entry }) => [rule, entry])).toEqual([
      ['json-notation', 0],
      ['json-notation', 1],
    ]);
    expect(new Set(report.parts.map(({ kind }) => kind))).toContain('lesson-text');
  });

  it('is the same with empty lines lost', () => {
    const report = checkOne(PAGE.replace(/\n\n/g, '\n'));
    expect(report.entries.map(({ from }) => from)).toEqual(['client', 'server']);
    expect(loud(report)).toEqual([]);
  });

  it('has examples that stand alone', () => {
    const example = '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "sum"}}';
    const orphan = '{"jsonrpc": "2.0", "id": 7, "result": {"content": []}}';
    const report = checkOne([PROSE, example, PROSE, example, PROSE, orphan, PROSE].join('\n\n'));
    expect(report.entries.map(({ session }) => session)).toEqual([0, 1, 2]);
    expect(loud(report)).toEqual([]);
  });

  it('judges all examples by the revision that one of them names', () => {
    const initialize =
      '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}}';
    const batch =
      '[{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}, {"jsonrpc": "2.0", "id": 2, "method": "prompts/list"}]';
    const report = checkOne([PROSE, initialize, PROSE, batch, PROSE].join('\n\n'));
    expect(report.sessions.map(({ revision }) => revision)).toEqual(['2025-03-26', '2025-03-26']);
    expect(loud(report)).toEqual([]);
  });

  it('takes a sketch of a message for what it is', () => {
    const sketch =
      '{\n  "jsonrpc": "2.0",\n  "method": "string",\n  "params": "object or array (optional)",\n  "id": "number or string"\n}';
    expect(loud(checkOne([PROSE, sketch, PROSE].join('\n\n'))).filter((one) => !one.startsWith('claims/'))).toEqual([]);
  });

  it('still reports what is wrong in its messages and in its text', () => {
    const wrong = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": [1]}';
    const report = checkOne([PROSE, wrong, 'In MCP, -32001 means “Tool not found”.', PROSE].join('\n\n'));
    const [first, second] = report.diagnostics;
    expect([first?.severity, first?.rule, first?.entry]).toEqual(['error', 'requests/params-by-position', 0]);
    expect([second?.severity, second?.rule, second?.entry]).toEqual(['warning', 'claims/unknown-tool-code', -1]);
    expect(report.parts[second?.part ?? -1]?.kind).toBe('lesson-text');
  });

  it('may break off in a message, but a message alone may not', () => {
    const open = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "content": []';
    expect(loud(checkOne([PROSE, REQUEST, PROSE, open, PROSE].join('\n\n')))).toEqual([]);
    expect(loud(checkOne([PROSE, PROSE, open].join('\n\n'))).length).toBeGreaterThan(0);
  });
});

const folder = process.env.TUTORIALS_DIR;
const pages = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .toSorted()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  : [];

/** By tutorial: messages, errors as `line rule`, and the claims that must be named, as `line claim`. */
const KNOWN: readonly { messages: number; errors: readonly string[]; claims: readonly string[] }[] = [
  { messages: 3, errors: [], claims: ['23 params-array', '45 result-any'] },
  {
    messages: 79,
    errors: [
      '181 shape/missing',
      '346 requests/params-by-position',
      '734 methods/notification-prefix',
      '853 responses/error-id-null-mcp',
      '1045 version/named',
      '1066 methods/notification-prefix',
      '1255 version/named',
      '1266 methods/notification-prefix',
      '1471 ids/notification-with-id',
      '1478 shape/missing',
      '1487 envelope/jsonrpc-version',
      '1493 envelope/jsonrpc-missing',
      '1511 responses/both-result-and-error',
      '1532 errors/object',
      '1552 responses/id',
      '1579 responses/error-id-null-mcp',
    ],
    claims: [
      '144 params-array',
      '247 null-id-notification',
      '250 fractional-id',
      '275 initialized-name',
      '494 result-any',
      '593 unknown-tool-code',
      '594 tool-failure-code',
      '595 missing-resource-code',
      '856 null-id-error',
      '868 code-range',
      '884 unknown-tool-code',
      '885 tool-failure-code',
      '1646 initialized-name',
      '1676 unknown-tool-code',
      '1677 tool-failure-code',
    ],
  },
  {
    messages: 5,
    errors: ['15 shape/missing'],
    claims: ['18 handshake-is-initialize', '24 handshake-is-initialize', '30 handshake-is-initialize'],
  },
  {
    messages: 7,
    errors: ['53 shape/missing', '151 methods/notification-prefix'],
    claims: ['81 code-range', '86 method-name', '148 initialized-name'],
  },
  {
    messages: 17,
    errors: [
      '36 requests/params-by-position',
      '58 requests/params-by-position',
      '67 responses/result-not-object',
      '258 responses/error-id-null-mcp',
      '284 shape/missing',
    ],
    claims: ['15 params-array', '16 null-id', '16 null-id-notification'],
  },
];

describe.runIf(folder)('the tutorials', () => {
  const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

  it.each(KNOWN.map((known, index) => [index, known] as const))(
    '%i, pasted whole, has errors of the protocol only, and its wrong statements are named',
    (index, { messages, errors, claims }) => {
      const text = pages[index] ?? '';
      const { entries, diagnostics } = checkOne(text);
      expect(entries).toHaveLength(messages);
      const found = diagnostics
        .toSorted((a, b) => a.span.start - b.span.start)
        .map(({ severity, rule, span }) => ({ severity, name: `${lineOf(text, span.start)} ${rule}` }));
      expect(found.filter(({ severity }) => severity === 'error').map(({ name }) => name)).toEqual(errors);
      const named = found.map(({ name }) => name.replace('claims/', ''));
      expect(named).toEqual(expect.arrayContaining([...claims]));
    },
  );

  it.each(KNOWN.map((known, index) => [index, known] as const))(
    '%i has the same errors without fences',
    (index, known) => {
      const text = (pages[index] ?? '').replace(/^[ \t]*(?:```|~~~).*\n?/gm, '');
      const { entries, diagnostics } = checkOne(text);
      expect(entries).toHaveLength(known.messages);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
      expect(errors.toSorted()).toEqual(known.errors.map((one) => one.slice(one.indexOf(' ') + 1)).toSorted());
    },
  );
});

describe('hostile pages', () => {
  const pieces = [
    '```\n',
    '```json\n{}\n```\n',
    '{\n',
    '"\n',
    "'\n",
    '// a\n{\n',
    '- a\n  ```\n',
    '"""\n',
    'a = {\n',
    '{"jsonrpc":',
    '-32001\n',
  ];

  it.each(pieces)('of %j take time in proportion to their length', (piece) => {
    const page = (length: number): string => `${PROSE}\n${PROSE}\n${piece.repeat(Math.ceil(length / piece.length))}`;
    const clock = cpuClock();
    checkOne(page(20_000));
    expect(clock()).toBeLessThan(5000);
  });
});
