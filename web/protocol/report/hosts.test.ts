/** Findings about hosts in a text: where they appear, what they quote, and what they offer. */
import { describe, expect, it } from 'vitest';
import { check, checkOne } from '../check.ts';
import { applyEdits } from '../json/apply.ts';
import type { CheckOptions, Diagnostic } from '../types.ts';

const TOOL = {
  name: 'find_book',
  description: 'Finds a book.',
  inputSchema: { type: 'object', properties: { tags: { type: 'array' } } },
};
const LIST_REQUEST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const listed = (...tools: unknown[]): string =>
  `${LIST_REQUEST}\n${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } })}`;

const ofHosts = (text: string, hosts: CheckOptions['hosts'], more: CheckOptions = {}): Diagnostic[] =>
  checkOne(text, { ...more, ...(hosts === undefined ? {} : { hosts }) }).diagnostics.filter(
    (finding) => finding.hosts !== undefined,
  );
const rulesOf = (text: string, hosts: CheckOptions['hosts']): string[] => ofHosts(text, hosts).map(({ rule }) => rule);

describe('findings about hosts', () => {
  it('appear only if hosts are named', () => {
    expect(ofHosts(listed(TOOL), undefined)).toEqual([]);
    expect(rulesOf(listed(TOOL), ['vscode'])).toEqual(['vscode-array-items']);
    expect(rulesOf(listed(TOOL), 'all')).toContain('openai-array-items');
  });

  it('name the host, the place, the source and the day, and are never errors', () => {
    const text = listed(TOOL);
    const [found] = ofHosts(text, ['vscode']);
    expect(found).toMatchObject({
      class: 'host',
      hosts: expect.arrayContaining(['vscode']),
      severity: 'warning',
      requirement: null,
      entry: 1,
      pointer: '/result/tools/0/inputSchema/properties/tags',
      spec: expect.stringMatching(/^https:/u),
      specTitle: expect.stringMatching(/, seen on \d{4}-\d\d-\d\d$/u),
    });
    expect(text.slice(found?.span.start, found?.span.end)).toBe('{"type":"array"}');
    expect(found?.title).toContain('VS Code');
    expect(ofHosts(text, 'all').some(({ severity }) => severity === 'error')).toBe(false);
  });

  it('offer a schema that passes', () => {
    const text = listed(TOOL, { ...TOOL, name: 'find_author' });
    const [found] = ofHosts(text, ['vscode']);
    expect(found?.fix?.safety).toBe('safe');
    expect(found?.fix?.edits).toHaveLength(2);
    const fixed = applyEdits(text, found?.fix?.edits ?? []);
    expect(rulesOf(fixed, ['vscode'])).toEqual([]);
    expect(fixed).toContain('"items"');
  });

  it('keep the verdicts free of errors in every revision', () => {
    const [before, after] = [check(listed(TOOL)), check(listed(TOOL), { hosts: 'all' })];
    for (const [revision, verdict] of Object.entries(before.verdicts))
      expect(Object.entries(after.verdicts).find(([id]) => id === revision)?.[1].errors).toBe(verdict.errors);
  });

  it('may be outdated after a year', () => {
    const text = listed(TOOL);
    expect(ofHosts(text, ['vscode'], { today: '2026-11-23' })[0]?.why).not.toContain('outdated');
    const [later] = ofHosts(text, ['vscode'], { today: '2029-01-01' });
    expect(later?.why).toContain('may be outdated');
    expect(later?.severity).toBe('info');
  });
});

describe('subjects', () => {
  const result = { content: [{ type: 'audio', mimeType: 'audio/wav', data: 'AAAA' }] };
  const answer = (id: number, value: unknown): string => JSON.stringify({ jsonrpc: '2.0', id, result: value });

  it.each<[string, string, string]>([
    ['a tool', JSON.stringify(TOOL), '/inputSchema/properties/tags'],
    ['a list of tools', JSON.stringify([TOOL]), '/0/inputSchema/properties/tags'],
    ['a result of `tools/list`', JSON.stringify({ tools: [TOOL] }), '/tools/0/inputSchema/properties/tags'],
    ['a result without its request', answer(7, { tools: [TOOL] }), '/result/tools/0/inputSchema/properties/tags'],
  ])('can be %s', (_title, text, pointer) => {
    const found = ofHosts(text, ['vscode']);
    expect(found.map(({ rule, pointer: at }) => [rule, at])).toEqual([['vscode-array-items', pointer]]);
    expect(text.slice(found[0]?.span.start, found[0]?.span.end)).toBe('{"type":"array"}');
  });

  it('can be a lone input schema: nothing is reported about a name or a description', () => {
    const schema = { type: 'object', properties: { tags: { type: 'array' } }, required: ['tags'] };
    const found = ofHosts(JSON.stringify(schema), 'all');
    expect(found.map(({ rule }) => rule)).toContain('openai-array-items');
    for (const { pointer } of found) expect(pointer).not.toMatch(/inputSchema|name|description/u);
  });

  it('can be results of calls and handshakes', () => {
    const call = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"say"}}';
    expect(rulesOf(`${call}\n${answer(2, result)}`, 'all').length).toBeGreaterThan(0);
    const handshake = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '1' } };
    const long = { ...handshake, capabilities: { tools: {} }, instructions: 'x'.repeat(2049) };
    expect(rulesOf(answer(0, long), ['claude-code'])).toEqual(['claude-code-instructions-2048']);
  });

  it('can be configurations', () => {
    const servers = { mcpServers: { docs: { url: 'https://docs.example.com/mcp' } } };
    const text = `Put this into \`claude_desktop_config.json\`:\n\n\`\`\`json\n${JSON.stringify(servers)}\n\`\`\`\n`;
    expect(rulesOf(text, ['claude-desktop'])).toEqual(['claude-desktop-remote-in-config']);
    expect(rulesOf(text, ['gemini-cli'])).toEqual([]);
  });

  it('are found in every item of a batch, equal ones once', () => {
    const other = { ...TOOL, name: 'find_author' };
    const batch = `[${answer(1, { tools: [TOOL] })},${answer(2, { tools: [other] })},${answer(3, { tools: [TOOL] })}]`;
    const found = ofHosts(batch, ['vscode'], { revision: '2025-03-26' });
    expect(found.map(({ pointer }) => pointer)).toEqual([
      '/0/result/tools/0/inputSchema/properties/tags',
      '/1/result/tools/0/inputSchema/properties/tags',
    ]);
  });

  it('are judged in any text without an exception', () => {
    for (const text of ['', '{', '[]', '{"tools":null}', '{"tools":[null,{"__proto__":{"a":1}}]}', '['.repeat(20_000)])
      expect(() => check(text, { hosts: 'all', today: 'x' })).not.toThrow();
  });
});
