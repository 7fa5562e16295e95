import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { check } from './check.ts';
import { describe as describeAt } from './describe.ts';
import { anatomy } from './describe.ts';
import { lightChecker } from './report/checker.ts';
import { models } from './model/index.ts';
import { REVISION_IDS, type RevisionId } from './types.ts';

const message = (value: object): string => JSON.stringify({ jsonrpc: '2.0', ...value });
const revisionOf = (text: string): RevisionId => check(text).revision;

/** Strings similar to what people paste: pieces of messages, brackets, unusual characters. */
const scraps = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ':',
        ',',
        '"',
        "'",
        '\\',
        '\n',
        '//',
        '/*',
        '```',
        '\u0000',
        '\ufeff',
        '\ud800',
        '…',
      ),
      fc.constantFrom(
        '"jsonrpc":"2.0"',
        '"id":null',
        '"method":"ping"',
        '"result":{}',
        '"error":{}',
        '"__proto__":{}',
        '1e999',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** Messages with members of any value. */
const anyMessage = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof(fc.constantFrom('ping', 'tools/list', 'initialize', 'notifications/progress'), fc.jsonValue()),
    params: fc.oneof(fc.record({ _meta: fc.dictionary(fc.string(), fc.jsonValue()) }), fc.jsonValue()),
    result: fc.jsonValue(),
    error: fc.oneof(fc.record({ code: fc.jsonValue(), message: fc.jsonValue() }), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

describe('any input', () => {
  // A report has thousands of members: comparing them here takes a tenth of the time of `toEqual`, which shows a difference better.
  const same = (one: unknown, other: unknown): void => {
    if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
  };
  const sound = (text: string): void => {
    const report = check(text);
    same(structuredClone(report), report);
    if (text.trim() !== '') expect(report.entries.length + report.parts.length).toBeGreaterThan(0);
    expect(Object.keys(report.verdicts)).toHaveLength(REVISION_IDS.length);
    const entries = Math.max(1, report.entries.length);
    const unsound = report.diagnostics.filter(({ span, fix, spec, entry, what }) => {
      const places = [0, ...(fix?.edits ?? []).flatMap(({ start, end }) => [start, end]), text.length];
      const ordered = places.every((place, index) => index === 0 || (places[index - 1] ?? 0) <= place);
      const inside = 0 <= span.start && span.start <= span.end && span.end <= text.length;
      return !(inside && ordered && spec.startsWith('https://') && entry < entries && what !== '');
    });
    expect(unsound).toEqual([]);
  };

  it('any string returns a report', { tags: ['property'] }, () => {
    fc.assert(fc.property(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 60 })), sound), {
      numRuns: runs(800),
    });
  });

  // What a first check leaves behind shows in any second one: there is no need for a second check of each text.
  it('equal inputs return equal reports', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          scraps,
          anyMessage.map((value) => JSON.stringify(value)),
        ),
        (text) => same(check(text), check(text)),
      ),
      { numRuns: runs(150) },
    );
  });

  it('any JSON value does, too', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => sound(JSON.stringify(value))),
      { numRuns: runs(400) },
    );
  });

  it('any message does, too', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(fc.oneof(anyMessage, fc.array(anyMessage, { maxLength: 4 })), (value) =>
        sound(JSON.stringify(value, null, 1)),
      ),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['100,000 open brackets', '['.repeat(100_000)],
    ['100,000 nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      'deep params',
      message({ id: 1, method: 'tools/list', params: {} }).replace(
        '{}',
        `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      ),
    ],
    ['a deep id', `{"jsonrpc":"2.0","method":"ping","id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a long string', JSON.stringify({ jsonrpc: '1.0', id: 'x'.repeat(3_000_000), method: 'ping' })],
    ['100,000 quotes', '"'.repeat(100_000)],
    ['100,000 comments', '// c\n'.repeat(100_000)],
    ['prototype names as members', '{"__proto__":{"method":"ping"},"constructor":1,"jsonrpc":"2.0"}'],
  ])(
    '%s',
    (_name, text) => {
      const report = check(text);
      expect(report.diagnostics.length + report.skipped.length).toBeGreaterThan(0);
      expect(structuredClone(report).entries.length).toBe(report.entries.length);
    },
    20_000,
  );
});

describe('the revision of a text', () => {
  const meta = { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } };
  it.each<[string, string, RevisionId]>([
    [
      'declared by initialize',
      message({ id: 1, method: 'initialize', params: { protocolVersion: '2025-03-26' } }),
      '2025-03-26',
    ],
    [
      'negotiated, which overrides declared',
      `${message({ id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } })}\n${message({ id: 1, result: { protocolVersion: '2024-11-05', capabilities: {}, serverInfo: {} } })}`,
      '2024-11-05',
    ],
    [
      'an unknown version is no evidence',
      message({ id: 1, method: 'initialize', params: { protocolVersion: '0.1.0' } }),
      '2025-11-25',
    ],
    [
      'JSON-RPC if no method resembles an MCP method',
      message({ id: 1, method: 'subtract', params: [42, 23] }),
      'jsonrpc-2.0',
    ],
    ['MCP if a method nearly matches', message({ id: 1, method: 'tool/list' }), '2025-11-25'],
    ['MCP for `initialized`', message({ method: 'initialized' }), '2025-11-25'],
    ['`_meta` keys', message({ id: 1, method: 'tools/list', params: meta }), '2026-07-28'],
    ['resultType', message({ id: 1, result: { resultType: 'complete' } }), '2026-07-28'],
    ['a method that only it has', message({ id: 1, method: 'server/discover' }), '2026-07-28'],
    ['an array', `[${message({ id: 1, method: 'ping' })}]`, '2025-03-26'],
    ['no evidence at all', message({ id: 1, result: 19 }), '2025-11-25'],
  ])('%s', (_name, text, revision) => {
    expect(revisionOf(text)).toBe(revision);
  });

  it('is the one the caller chose, if any', () => {
    for (const { id } of models) {
      const report = check(message({ id: 1, method: 'ping' }), { revision: id });
      expect(report).toMatchObject({ revision: id, revisionBecause: 'chosen by hand' });
    }
  });
});

describe('the sender', () => {
  it('is inferred from the method and marked as inferred', () => {
    const [entry] = check(message({ id: 1, method: 'tools/list' })).entries;
    expect(entry).toMatchObject({ from: 'client', inferred: true });
    expect(entry?.fromBecause).toContain('`tools/list`');
  });

  it('of a response is the receiver of its request', () => {
    const { entries } = check(`${message({ id: 'a', method: 'roots/list' })}\n${message({ id: 'a', result: {} })}`);
    expect(entries.map((entry) => entry.from)).toEqual(['server', 'client']);
  });

  it('is the one the caller chose if the text does not name it', () => {
    const text = `${message({ id: 1, method: 'ping' })}\n{"from":"server","message":${message({ id: 1, result: {} })}}`;
    const { entries } = check(text, { from: 'client' });
    expect(entries).toMatchObject([
      { from: 'client', inferred: false },
      { from: 'server', inferred: false },
    ]);
  });
});

describe('anatomy and hover', () => {
  const text = '{ "jsonrpc": "2.0", "id": null, "method": "tools/call", "params": { "name": "sum" }, "extra": 1 }';

  it('lists known members, present or not, and unknown ones', () => {
    const rows = anatomy(lightChecker, lightChecker.prepare(text), 0, '2025-11-25')?.rows ?? [];
    expect(rows.filter((row) => row.depth === 0).map((row) => [row.name, row.need])).toEqual([
      ['jsonrpc', 'required'],
      ['id', 'required'],
      ['method', 'required'],
      ['params', 'optional'],
      ['extra', 'not defined'],
    ]);
    expect(rows.find((row) => row.name === 'id')).toMatchObject({ value: 'null', findings: [{ severity: 'error' }] });
    for (const { span, name } of rows.filter((row) => row.depth === 0)) {
      expect(span && text.slice(span.start, span.end)).toMatch(new RegExp(`^"${name}"`));
    }
  });

  it('describes the member under the caret', () => {
    const prepared = lightChecker.prepare(text);
    expect(describeAt(lightChecker, prepared, text.indexOf('null'), '2025-11-25')?.name).toBe('id');
    expect(describeAt(lightChecker, prepared, text.indexOf('tools/call'), '2025-11-25')?.says).toContain(
      'CallToolResult',
    );
    expect(describeAt(lightChecker, prepared, 0, '2025-11-25')).toBeNull();
  });
});

describe('schemas of tools', () => {
  const list = (schema: string): string =>
    `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"dig","inputSchema":${schema}}]}}`;
  const call = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"dig","arguments":{"a":1}}}';

  it.each([
    ['{"type":"object","properties":{"a":{"$ref":"https://schemas.example/a.json"}}}', 'schemas.example'],
    ['{"type":"object","properties":{"a":{"$ref":"#/properties/a"}}}', '#/properties/a'],
  ])('are reported as not checked if they cannot be checked: %s', (schema, reason) => {
    const { notObserved } = check(`${list(schema)}\n${call}`, { revision: '2025-11-25' });
    expect(notObserved.map(({ what, because }) => `${what} ${because}`).join('\n')).toContain(reason);
  });

  it('are not mentioned if they are ordinary', () => {
    const { notObserved } = check(`${list('{"type":"object","properties":{"a":{"type":"integer"}}}')}\n${call}`, {
      revision: '2025-11-25',
    });
    expect(notObserved.filter(({ what }) => what.includes('inputSchema'))).toEqual([]);
  });
});

describe('a text without a message', () => {
  it('is checked as HTTP if it is HTTP', () => {
    const { entries, wire, diagnostics, notObserved } = check(
      'GET /mcp HTTP/1.1\nHost: a\nAccept: text/event-stream\nMCP-Protocol-Version: 2025-11-25\n\nHTTP/1.1 405 Method Not Allowed\nAllow: POST\n\n',
    );
    expect(entries).toEqual([]);
    expect(wire).toHaveLength(2);
    expect(diagnostics).toEqual([]);
    expect(notObserved).toEqual([]);
  });

  it('reports why a recognized log cannot be analyzed, and what to do', () => {
    const { format, diagnostics } = check(
      'INFO:     127.0.0.1:5000 - "POST /mcp HTTP/1.1" 200 OK\nINFO:     127.0.0.1:5000 - "POST /mcp HTTP/1.1" 202 Accepted\n',
    );
    expect(format.id).toBe('access-log');
    expect(diagnostics.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([
      `json-no-message: ${format.because} ${format.advice}`,
    ]);
  });
});
