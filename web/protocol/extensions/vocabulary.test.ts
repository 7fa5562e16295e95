/** What extensions add to completions and hover texts. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { anatomy, describe as describeAt } from '../describe.ts';
import { completeExtended, vocabularyAt } from '../extended.ts';
import { EXTENSIONS } from '../model/extensions/index.ts';
import { checker } from '../report/full.ts';
import type { CheckOptions } from '../types.ts';

const V = { revision: '2025-11-25' } as const;

function completions(marked: string, options: CheckOptions = V) {
  const offset = marked.indexOf('|');
  return completeExtended(checker.prepare(marked.replace('|', ''), options), offset);
}
const labels = (marked: string, options?: CheckOptions): string[] =>
  completions(marked, options).map(({ label }) => label);

function hover(text: string, name: string, options: CheckOptions = V) {
  const prepared = checker.prepare(text, options);
  const offset = text.indexOf(name) + 1;
  const revision = prepared.guess.revision;
  const { diagnostics } = checkOne(text, options);
  const extended = { ...vocabularyAt(prepared, offset, revision), findings: diagnostics };
  return describeAt(checker, prepared, offset, revision, extended);
}

describe('completions', () => {
  it('offer the methods of the extensions of the revision, for the party that is named', () => {
    const method = '{"jsonrpc":"2.0","id":1,"method":"|"}';
    expect(labels(method)).toEqual(expect.arrayContaining(['tools/call', 'ui/initialize', 'skills/list']));
    expect(labels(method, { revision: '2024-11-05' }).filter((one) => /^(?:ui|skills)\//u.test(one))).toEqual([]);
    expect(labels(method, { revision: '2026-07-28' })).toEqual(expect.arrayContaining(['tasks/get', 'skills/get']));
    const by = (from: string): string[] => labels(`{"from":"${from}","message":${method}}`);
    expect(by('client')).toContain('skills/list');
    expect(by('client')).not.toContain('ui/initialize');
    expect(by('view')).toContain('ui/initialize');
    expect(by('view')).not.toContain('ui/resource-teardown');
    expect(by('host')).toContain('ui/resource-teardown');
  });

  it('offer the members of their types, and values', () => {
    const open = (inner: string): string => `{"jsonrpc":"2.0","id":1,"method":"ui/initialize","params":{${inner}}}`;
    expect(labels(open('|'))).toEqual(expect.arrayContaining(['appInfo', 'appCapabilities', 'protocolVersion']));
    expect(labels(open('"appCapabilities":{"availableDisplayModes":[|]}'))).toEqual(
      expect.arrayContaining(['inline', 'fullscreen', 'pip']),
    );
    const list =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"},"_meta":{|}}]}}';
    expect(labels(list)).toEqual(['ui']);
    expect(labels(list.replace('|', '"ui":{|}'))).toEqual(['resourceUri', 'visibility']);
  });

  it('offer the identifiers that a side declares', () => {
    const client = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"extensions":{|}}}}';
    expect(labels(client)).toEqual(['io.modelcontextprotocol/ui']);
    expect(labels(client.replace('|', '"io.modelcontextprotocol/ui":{|}'))).toEqual(['mimeTypes']);
    const server =
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","serverInfo":{"name":"s","version":"1"},"capabilities":{"extensions":{|}}}}';
    expect(labels(server)).toEqual(['io.modelcontextprotocol/skills']);
  });

  it('insert messages that have no error', () => {
    const bare = completions('|', { revision: '2025-11-25' });
    const own = bare.filter(({ label }) => /^(?:ui|skills)\/\S+$/u.test(label));
    expect(own.length).toBeGreaterThan(15);
    const plain = (insert: string): string =>
      insert
        .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/gu, '$1')
        .replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}|\$\d+/gu, (_whole, inner: string | undefined) => inner ?? '')
        .replaceAll(/\\([\\$}])/gu, '$1');
    const wrong = own.flatMap(({ label, insert }) => {
      const { diagnostics } = checkOne(plain(insert), V);
      return diagnostics
        .filter((one) => one.rule.startsWith('shape/') && one.severity === 'error')
        .map(({ what }) => [label, what]);
    });
    expect(wrong).toEqual([]);
  });
});

describe('hover texts', () => {
  it('describe methods, members, keys and identifiers', () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"method":"ui/initialize","params":{"appInfo":{"name":"a","version":"1"},"appCapabilities":{},"protocolVersion":"2026-01-26"}}';
    expect(hover(text, '"ui/')?.says).toContain('Introduces the view');
    expect(hover(text, 'appInfo')).toMatchObject({ need: 'required', findings: [] });
    expect(hover(text, 'appInfo')?.says).not.toBe('');
    const list =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"},"_meta":{"ui":{"resourceUri":"ui://a"},"my":1}}]}}';
    expect(hover(list, 'resourceUri')?.says).toContain('URI of the view');
    expect(hover(list, '"ui"')?.says).toContain('MCP Apps');
    expect(hover(list, '"my"')?.need).toBe('optional');
    const declared =
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","clientInfo":{"name":"c","version":"1"},"capabilities":{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":[]}}}}}';
    expect(hover(declared, 'io.modelcontextprotocol/ui')?.says).toBe(EXTENSIONS[0]?.says);
    expect(hover(declared, 'mimeTypes')?.says).toContain('types of views');
  });

  it('have the findings of extensions, and none that the extension makes wrong', () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"method":"ui/initialize","params":{"appInfo":{"name":"a","version":"1"},"appCapabilities":{"availableDisplayModes":["modal"]},"protocolVersion":"2026-01-26"}}';
    expect(hover(text, '"ui/')?.findings).toEqual([]);
    expect(hover(text, '"modal"')?.findings).toHaveLength(1);
    const prepared = checker.prepare(text, V);
    const extended = { ...vocabularyAt(prepared, 1, '2025-11-25'), findings: checkOne(text, V).diagnostics };
    const rows = anatomy(checker, prepared, 0, '2025-11-25', extended);
    expect(rows?.type).toBe('UiInitializeRequest');
    expect(rows?.rows.flatMap(({ findings }) => findings)).toHaveLength(1);
  });
});
