/** The catalog, its judgment, suggestions and sizes, by examples of our own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import {
  configTests,
  handshakeTests,
  httpTests,
  listTests,
  metadataTests,
  resultTests,
  toolTests,
} from './conditions/index.ts';
import { imageSize } from './conditions/image-size.ts';
import { hostEntries, hostEntry } from './data/index.ts';
import type { DecidedFrom, HostEntry, ServerName } from './define.ts';
import { hostReport } from './index.ts';
import { isOutdated } from './days.ts';
import { judgeHosts, type HostOptions } from './judge.ts';
import { hostName, knownHosts } from './names.ts';
import { sizeOfTools, tokenRange } from './size.ts';
import type { HostSubject } from './views.ts';

const all: HostOptions = { fixed: true, optional: true };
const idsOf = (subject: HostSubject, options: HostOptions = all): string[] =>
  judgeHosts(subject, options).map(({ id }) => id);
const tool = (inputSchema: JsonValue, more: JsonObject = {}): JsonObject => ({
  name: 'find_book',
  title: 'Find a book',
  description: 'Finds a book by its title.',
  inputSchema,
  ...more,
});
const plain = tool({ type: 'object', properties: { title: { type: 'string' } }, required: ['title'] });
const ofTool = (value: JsonObject, options: HostOptions = all): string[] => idsOf({ kind: 'tool', value }, options);
const ofSchema = (property: JsonValue): string[] => ofTool(tool({ type: 'object', properties: { a: property } }));

describe('the catalog', () => {
  it('has unique ids, known hosts, days and sources', () => {
    const ids = hostEntries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(203);
    const known = new Set(knownHosts.map(({ id }) => id));
    expect(hostEntries.flatMap(({ hosts }) => hosts).filter((id) => !known.has(id))).toEqual([]);
    expect(hostEntries.filter(({ seenOn }) => !/^20\d\d-\d\d-\d\d$/u.test(seenOn))).toEqual([]);
    expect(hostEntries.filter(({ sources }) => sources.length === 0)).toEqual([]);
    expect(knownHosts.filter(({ id }) => !hostEntries.some(({ hosts }) => hosts.includes(id)))).toEqual([]);
  });

  it('names the host in every text, and never demands what a specification demands', () => {
    const texts = hostEntries.map(({ id, what }) => ({ id, what }));
    expect(texts.filter(({ what }) => /\b(?:MUST|SHOULD|servers must|a server must)\b/u.test(what))).toEqual([]);
    const word = (name: string): string => name.replace(/^the /u, '').split(/[ ’]/u)[0]?.toLowerCase() ?? '';
    const unnamed = hostEntries.filter(
      ({ what, hosts }) => !hosts.some((host) => what.toLowerCase().includes(word(hostName(host)))),
    );
    expect(unnamed.map(({ id, what }) => `${id}: ${what}`)).toEqual([]);
  });

  it('has a condition for each entry, or states why nothing reports it', () => {
    const tests: Readonly<Record<Exclude<DecidedFrom, 'none'>, readonly ReadonlyMap<string, unknown>[]>> = {
      tools: [toolTests, listTests],
      result: [resultTests],
      handshake: [handshakeTests],
      config: [configTests],
      http: [httpTests, metadataTests],
    };
    const isDecided = ({ id, from }: HostEntry): boolean => from !== 'none' && tests[from].some((map) => map.has(id));
    expect(hostEntries.filter((entry) => !isDecided(entry) && entry.unreported === undefined)).toEqual([]);
    expect(hostEntries.filter((entry) => isDecided(entry) && entry.unreported !== undefined)).toEqual([]);
    const used = Object.entries(tests).flatMap(([from, maps]) =>
      maps.flatMap((map) => [...map.keys()].map((id) => ({ id, from }))),
    );
    expect(used.filter(({ id, from }) => hostEntry(id)?.from !== from)).toEqual([]);
  });
});

describe('judging', () => {
  it('finds nothing to refuse in a plain tool', () => {
    const found = judgeHosts({ kind: 'tool', value: plain });
    expect(found.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  it('reports what is there, what the host does, when it was seen, and what to change', () => {
    const value = tool({ type: 'object', properties: { a: { type: 'string' } }, oneOf: [{ required: ['a'] }] });
    const [found] = judgeHosts(
      { kind: 'tools', value: { tools: [plain, value] } },
      { hosts: ['anthropic-api'], today: '2026-11-23' },
    );
    expect(found).toMatchObject({
      id: 'anthropic-root-combinator',
      hosts: ['anthropic-api'],
      names: ['Claude’s API'],
      severity: 'warning',
      pointer: '/tools/1/inputSchema/oneOf',
      what: 'Its `inputSchema` has `oneOf` at the root.',
      mayBeOutdated: false,
    });
    expect(found?.title).toContain('Claude’s API refuses the whole request');
    expect(found?.why).toContain('Last seen on 2026-09-21');
    expect(found?.why).toContain('not a rule of the specification');
  });

  it('never reports an error, and says when an entry may be outdated', () => {
    const value = tool(
      { anyOf: [{ $ref: '#/$defs/None' }], properties: { 'a b': { type: ['array', 'null'] } } },
      { name: 'a.b' },
    );
    const found = judgeHosts({ kind: 'tool', value }, { ...all, today: '2029-01-01' });
    expect(found.length).toBeGreaterThan(20);
    expect(found.every(({ severity, mayBeOutdated }) => severity === 'info' && mayBeOutdated)).toBe(true);
    expect(found[0]?.why).toContain('may be outdated');
    expect(isOutdated('2026-02-28', '2027-02-28')).toBe(false);
    expect(isOutdated('2026-02-28', '2027-03-01')).toBe(true);
    expect(isOutdated('2026-02-28', undefined)).toBe(false);
  });

  it('leaves out what is fixed or optional, unless it is wanted', () => {
    const value = tool({ type: 'object', properties: {} }, { name: 'read.file' });
    expect(ofTool(value, {})).not.toContain('copilot-cli-name-chars');
    expect(ofTool(value)).toContain('copilot-cli-name-chars');
    expect(ofTool(value, {})).not.toContain('claude-directory-annotations');
  });

  it('judges only for the chosen hosts', () => {
    const value = tool({ type: 'object', properties: { a: { type: 'array' } } });
    const found = judgeHosts({ kind: 'tool', value }, { hosts: ['vscode'] });
    expect(found.map(({ id }) => id)).toEqual(['vscode-array-items']);
  });
});

describe('a description that is not there', () => {
  it('counts only if the tool is not quoted for its schema', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    expect(ofTool({ name: 'a', inputSchema: schema })).not.toContain('amazon-q-empty-description');
    expect(ofTool({ name: 'a', description: '', inputSchema: schema })).toContain('amazon-q-empty-description');
    expect(ofTool({ name: 'a', inputSchema: { type: 'object', properties: {} } })).toContain(
      'amazon-q-empty-description',
    );
  });
});

describe('limits', () => {
  it.each([
    ['claude-connector-tool-name-64', 64],
    ['anthropic-tool-name-128', 128],
    ['bedrock-tool-name-64', 64],
    ['vscode-tool-id-64', 46],
  ])('%s allows %i characters', (id, max) => {
    expect(ofTool({ ...plain, name: 'a'.repeat(max) })).not.toContain(id);
    expect(ofTool({ ...plain, name: 'a'.repeat(max + 1) })).toContain(id);
  });

  it('count the server’s name, if it is known', () => {
    const value: JsonObject = { ...plain, name: 'a'.repeat(40) };
    const server = (length: number, from: ServerName['from'] = 'configuration'): ServerName => ({
      name: 'b'.repeat(length),
      from,
    });
    expect(idsOf({ kind: 'tool', value, server: server(19) })).not.toContain('cursor-name-60');
    expect(idsOf({ kind: 'tool', value, server: server(20) })).toContain('cursor-name-60');
    expect(idsOf({ kind: 'tool', value })).not.toContain('cursor-name-60');
    const found = (from: ServerName['from'], length: number): unknown => {
      const subject = {
        kind: 'tool',
        value: { ...value, name: 'a'.repeat(length) },
        server: server(20, from),
      } as const;
      const [one] = judgeHosts(subject, { hosts: ['gemini-cli'] });
      return one && [one.severity, one.what.includes('b'.repeat(20)), one.what.includes('`serverInfo`')];
    };
    expect(found('configuration', 40)).toEqual(['warning', true, false]);
    // The name of `serverInfo` is a guess, unless the tool’s name alone is too long.
    expect(found('serverInfo', 40)).toEqual(['info', true, true]);
    expect(found('serverInfo', 55)).toEqual(['warning', false, false]);
    expect(found('serverInfo', 30)).toBeUndefined();
  });

  it('are counted in the unit of the host', () => {
    const described = (description: string): string[] => ofTool({ ...plain, description });
    // One face is two UTF-16 units, one code point, and four bytes.
    expect(described('😀'.repeat(1024))).not.toContain('openai-description-1024-2025');
    expect(described('😀'.repeat(1025))).toContain('openai-description-1024-2025');
    expect(described('😀'.repeat(1024))).not.toContain('claude-code-description-2048');
    expect(described('😀'.repeat(1025))).toContain('claude-code-description-2048');
    expect(described('😀'.repeat(2501))).not.toContain('amazon-q-description-10004');
    expect(described('😀'.repeat(2502))).toContain('amazon-q-description-10004');
  });

  it('count tools', () => {
    const list = (count: number): string[] =>
      idsOf({ kind: 'tools', value: Array.from({ length: count }, (_, index) => ({ ...plain, name: `t${index}` })) });
    expect(list(128)).not.toContain('openai-tools-128');
    expect(list(129)).toContain('openai-tools-128');
    expect(list(129)).toContain('windsurf-tools-100');
  });
});

describe('schemas', () => {
  it.each<[string, JsonValue, JsonValue]>([
    ['openai-array-items', { type: 'array' }, { type: 'array', items: {} }],
    ['gemini-type-array', { type: ['string', 'null'] }, { type: 'string' }],
    ['gemini-format', { type: 'string', format: 'uri' }, { type: 'string', format: 'date-time' }],
    ['gemini-enum-not-string', { type: 'integer', enum: [1] }, { type: 'string', enum: ['1'] }],
    ['copilot-studio-exclusive-minimum', { type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 }],
    ['anthropic-schema-draft-2020-12', { type: 'any' }, { type: 'string' }],
    ['vscode-copilot-enum-duplicates', { type: 'string', enum: ['a', 'a'] }, { type: 'string', enum: ['a', 'b'] }],
    ['llamacpp-pattern-anchored', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^a$' }],
    ['ollama-boolean-subschema', true, {}],
  ])('%s', (id, bad, good) => {
    expect(ofSchema(bad)).toContain(id);
    expect(ofSchema(good)).not.toContain(id);
  });

  it('take names of properties for names, not for keywords', () => {
    const names = tool({
      type: 'object',
      properties: { oneOf: { type: 'string' }, const: { type: 'string' }, format: { type: 'string' } },
    });
    const found = judgeHosts({ kind: 'tool', value: names }).filter(({ severity }) => severity === 'warning');
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  it('find recursion, and only recursion', () => {
    const tree = (child: string): JsonObject =>
      tool({
        type: 'object',
        properties: { node: { $ref: '#/$defs/Node' } },
        $defs: { Node: { type: 'object', properties: { child: { $ref: child } } }, Leaf: { type: 'string' } },
      });
    expect(ofTool(tree('#/$defs/Node'))).toContain('gemini-nesting-depth');
    expect(ofTool(tree('#/$defs/Leaf'))).not.toContain('gemini-nesting-depth');
  });
});

describe('configurations', () => {
  const servers = { books: { url: 'https://books.example/mcp' } };
  const config = (file: string, value: JsonObject): string[] => idsOf({ kind: 'config', value, file });
  it('are judged for the host that reads the file', () => {
    expect(config('C:\\home\\.mcp.json', { mcpServers: servers })).toEqual(['claude-code-url-without-type']);
    expect(config('/home/me/.gemini/settings.json', { mcpServers: servers })).toEqual(['gemini-cli-url-means-sse']);
    expect(config('claude_desktop_config.json', { mcpServers: servers })).toEqual(['claude-desktop-remote-in-config']);
    expect(config('notes.json', { mcpServers: servers })).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are computed for a finding, for its host, at most as many as wanted', () => {
    const value = ['a', 'b', 'c'].map((name) =>
      tool({ type: 'object', properties: { list: { type: 'array' } } }, { name }),
    );
    const { findings, suggestionsFor } = hostReport({ kind: 'tools', value }, { hosts: ['openai-api', 'vscode'] });
    const found = findings.map((finding) => suggestionsFor(finding, 2));
    expect(found.map((all) => all.map(({ host, pointer }) => `${host} ${pointer}`))).toEqual([
      ['openai-api /0/inputSchema', 'openai-api /1/inputSchema'],
      ['vscode /0/inputSchema', 'vscode /1/inputSchema'],
    ]);
    expect(found.flat()[0]).toMatchObject({
      change: {
        schema: { type: 'object', properties: { list: { type: 'array', items: {} } } },
        same: true,
        remaining: [],
      },
      fix: { safety: 'safe' },
    });
  });

  it('say what they give up', () => {
    const value = tool({
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      anyOf: [{ required: ['id'] }, { required: ['name'] }],
    });
    const { findings, suggestionsFor } = hostReport({ kind: 'tool', value }, { hosts: ['anthropic-api'] });
    const [first] = findings.flatMap((finding) => suggestionsFor(finding, 1));
    expect(first?.change.same).toBe(false);
    expect(first?.fix.says).toContain('At least one alternative of `anyOf` had to hold');
    expect(first?.fix.safety).toBe('unsafe');
  });
});

describe('sizes', () => {
  it('list the largest tool first, with limits beside', () => {
    const large = { ...plain, name: 'large', description: 'x'.repeat(3000) };
    const size = sizeOfTools({ tools: [plain, large] });
    expect(size.tools.map(({ name, pointer }) => ({ name, pointer }))).toEqual([
      { name: 'large', pointer: '/tools/1' },
      { name: 'find_book', pointer: '/tools/0' },
    ]);
    expect(size.tools.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(size.limits.find(({ id }) => id === 'claude-code-description-2048')).toMatchObject({
      value: 3000,
      isExceeded: true,
    });
    expect(size.limits.find(({ id }) => id === 'openai-tools-128')).toMatchObject({
      value: 2,
      max: 128,
      isExceeded: false,
    });
    expect(size.tokens.min).toBeLessThan(size.tokens.max);
  });

  it('estimate tokens by characters of each kind', () => {
    expect(tokenRange('a'.repeat(45))).toEqual({ min: 10, max: 18 });
    expect(tokenRange('書'.repeat(10))).toEqual({ min: 5, max: 20 });
    expect(tokenRange('😀')).toEqual({ min: 1, max: 2 });
    expect(tokenRange('')).toEqual({ min: 0, max: 0 });
  });
});

describe('any value', () => {
  const subjects = (value: JsonValue): HostSubject[] => [
    { kind: 'tool', value },
    { kind: 'tools', value: { tools: [value, { inputSchema: value, outputSchema: value }] } },
    { kind: 'result', value: { content: [value], structuredContent: value }, tool: { outputSchema: value } },
    { kind: 'handshake', value },
    { kind: 'config', value: { mcpServers: value }, file: '.mcp.json' },
  ];

  it('is judged without an exception, twice the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        for (const subject of subjects(any as JsonValue)) {
          const report = hostReport(subject, all);
          const { findings, suggestionsFor } = hostReport(subject, all);
          expect(findings).toEqual(report.findings);
          for (const finding of findings) expect(suggestionsFor(finding, 2)).toEqual(report.suggestionsFor(finding, 2));
          for (const { what, why } of report.findings) expect(`${what} ${why}`).not.toMatch(/undefined|\[object/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is judged in time, if it is large, deep or full of references', () => {
    const deep = Array.from({ length: 3000 }).reduce<JsonValue>((inner) => ({ properties: { a: inner } }), {});
    const parts = Array.from(
      { length: 400 },
      (_, index) => [`p${index}`, { $ref: `#/$defs/d${index % 200}` }] as const,
    );
    const defs = Array.from({ length: 200 }, (_, index) => [
      `d${index}`,
      { anyOf: [{ $ref: `#/$defs/d${(index * 7 + 1) % 200}` }, { $ref: `#/$defs/d${(index + 1) % 200}` }] },
    ]);
    const references = { type: 'object', properties: Object.fromEntries(parts), $defs: Object.fromEntries(defs) };
    const wide = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`a b${i}`, true])),
    };
    for (const schema of [deep, references, wide]) {
      const clock = cpuClock();
      const { findings, suggestionsFor } = hostReport({ kind: 'tool', value: tool(schema) }, all);
      for (const finding of findings) suggestionsFor(finding, 10);
      expect(clock()).toBeLessThan(10_000);
    }
  });
});

describe('images', () => {
  const word = (value: number, length: number): number[] =>
    Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
  const png = (width: number, height: number): number[] =>
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52], word(width, 4)]
      .concat([word(height, 4), [8, 2, 0, 0, 0]])
      .flat();
  const jpeg = (width: number, height: number): number[] =>
    [[0xff, 0xd8, 0xff, 0xe0, 0, 16], word(0, 14), [0xff, 0xc0, 0, 17, 8], word(height, 2), word(width, 2)]
      .flat()
      .concat([3, 0, 0, 0, 0, 0, 0, 0]);
  const base64 = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64');

  it('have a size, if they are PNG or JPEG', () => {
    expect(imageSize(base64(png(8001, 300)))).toEqual({ width: 8001, height: 300 });
    expect(imageSize(base64(jpeg(640, 9000)))).toEqual({ width: 640, height: 9000 });
    expect(imageSize('R0lGODlhAQABAAAAACw=')).toBeNull();
    expect(imageSize('iVBORw0KGgo=')).toBeNull();
    expect(imageSize('data:image/png;base64,iVBORw0KGgo=')).toBeNull();
  });

  it('are reported if they have too many pixels', () => {
    const result = (bytes: readonly number[]): HostSubject => ({
      kind: 'result',
      value: { content: [{ type: 'image', mimeType: 'image/png', data: base64(bytes) }] },
    });
    expect(idsOf(result(png(2001, 10)))).toContain('anthropic-image-dimensions');
    expect(idsOf(result(png(2000, 10)))).not.toContain('anthropic-image-dimensions');
  });
});
