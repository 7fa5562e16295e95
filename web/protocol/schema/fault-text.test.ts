/** The shape phase’s reports about a place, and the values it inserts: read as a learner would. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { applyEdits } from '../json/edits.ts';
import type { RevisionId } from '../types.ts';

const result = (members: string): string => `{"jsonrpc":"2.0","id":1,"result":{${members}}}`;
const request = (method: string, members: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{${members}}}`;
const hello = (version: string, capabilities = '{}'): string =>
  request('initialize', `${version}"capabilities":${capabilities},"clientInfo":{"name":"c","version":"1"}`);

describe('a missing member', () => {
  it.each<[string, string]>([
    [result('"tools":[{"name":"a"}]'), '`Tool` must have `inputSchema`'],
    [result('"tools":[{"name":"a","inputSchema":{}}]'), '`inputSchema` must have `type`'],
  ])('belongs to the type, or to the member without one: %s', (text, title) => {
    expect(checkOne(text, { revision: '2025-06-18' }).diagnostics.map((one) => one.title)).toContain(title);
  });
});

describe('inserted values', () => {
  it.each<[RevisionId, string, string]>([
    ['2025-06-18', hello(''), '"protocolVersion":"2025-06-18"'],
    ['2024-11-05', hello('"protocolVersion":null,'), '"protocolVersion":"2024-11-05"'],
    ['2025-06-18', hello('"protocolVersion":"2025-06-18",', '[]'), '"capabilities":{}'],
    ['2025-06-18', hello('"protocolVersion":"2025-06-18",', '["roots"]'), '"capabilities":{"roots":{}}'],
    ['2025-06-18', result('"content":[{"type":"image","data":"aGk="}]'), '"mimeType":"image/png"'],
    ['2025-06-18', result('"content":[{"type":"audio","data":"aGk="}]'), '"mimeType":"audio/wav"'],
    ['2025-11-25', result('"model":"m","content":{"type":"text","text":"a"}'), '"role":"assistant"'],
    ['2025-06-18', result('"tools":{}'), '"tools":[]'],
    ['2025-06-18', request('tools/call', '"name":"a","arguments":[]'), '"arguments":{}'],
    ['2025-06-18', result('"completion":["a","b"]'), '"completion":{"values":["a","b"]}'],
    ['2025-06-18', result('"roots":["/home/me"]'), '{"uri":"file:///home/me"}'],
    ['2025-06-18', result('"resources":[{"name":"a","uri":null}]'), '"uri":"file:///example.txt"'],
    [
      '2025-11-25',
      result(
        '"tools":[{"name":"a","inputSchema":{"type":"object"},"icons":[{"src":"https://a.example/b","sizes":"16x16 any"}]}]',
      ),
      '"sizes":["16x16","any"]',
    ],
  ])('%s %s', (revision, text, piece) => {
    const fixes = checkOne(text, { revision }).diagnostics.filter((one) => one.severity === 'error');
    expect(fixes).toHaveLength(1);
    const fixed = applyEdits(text, fixes[0]?.fix?.edits ?? []);
    expect(fixed).toContain(piece);
    expect(checkOne(fixed, { revision }).diagnostics.filter((one) => one.severity === 'error')).toEqual([]);
  });

  it.each<[RevisionId, string]>([
    ['2025-06-18', result('"resources":[{"name":"a","uri":5}]')],
    ['2025-06-18', result('"roots":["my files"]')],
    [
      '2026-07-28',
      result(
        '"resultType":"complete","tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":"object"}],"ttlMs":0,"cacheScope":"private"',
      ),
    ],
  ])('contain nothing that is invalid too: %s %s', (revision, text) => {
    expect(checkOne(text, { revision }).diagnostics.find((one) => one.severity === 'error')?.fix).toBeUndefined();
  });
});

describe('a result whose only member is misspelled', () => {
  it.each<[RevisionId, string, string]>([
    ['2025-06-18', result('"resource_templates":[]'), '"resourceTemplates":[]'],
    ['2024-11-05', result('"Tools":[]'), '"tools":[]'],
    ['2025-11-25', result('"Content":[],"_meta":{}'), '"content":[]'],
  ])('%s %s', (revision, text, piece) => {
    const found = checkOne(text, { revision }).diagnostics;
    expect(found.map((one) => `${one.severity} ${one.pointer}`)).toEqual(['error /result']);
    expect(applyEdits(text, found[0]?.fix?.edits ?? [])).toContain(piece);
  });

  it.each(['"tool":[]', '"contentz":[]', '"items":[]', ''])('is not guessed from %s', (members) => {
    expect(checkOne(result(members), { revision: '2025-06-18' }).diagnostics).toEqual([]);
  });
});

describe('reported texts', () => {
  it('for a value of other revisions: since when it exists', () => {
    const text = result('"content":[{"type":"audio","data":"aGk=","mimeType":"audio/wav"}]');
    expect(checkOne(text, { revision: '2024-11-05' }).diagnostics[0]?.what).toContain(
      '`audio` exists since 2025-03-26.',
    );
    const now = result('"content":[{"type":"film","data":"aGk="}]');
    expect(checkOne(now, { revision: '2024-11-05' }).diagnostics[0]?.what).not.toContain('exists');
    const sampled = (type: string) => result(`"role":"assistant","model":"m","content":{"type":"${type}","id":"a"}`);
    const later = checkOne(sampled('tool_use'), { revision: '2025-06-18' }).diagnostics[0]?.what;
    expect(later).toContain('`tool_use` exists since 2025-11-25.');
    const never = result('"content":[{"type":"tool_use","id":"a","name":"b","input":{}}]');
    expect(checkOne(never, { revision: '2025-06-18' }).diagnostics[0]?.what).not.toContain('exists');
  });

  it('for a URL: a URL as the example', () => {
    const text = request('elicitation/create', '"mode":"url","elicitationId":"e","message":"m","url":"example.com"');
    expect(checkOne(text, { revision: '2025-11-25' }).diagnostics[0]?.what).toContain('`https://example.com/a`');
  });

  it('for a placeholder and for a prefix before the bytes', () => {
    const image = (data: string) => result(`"content":[{"type":"image","data":"${data}","mimeType":"image/png"}]`);
    expect(checkOne(image('base64-encoded-data'), { revision: '2025-06-18' }).diagnostics[0]?.what).toContain(
      'placeholder',
    );
    const [found] = checkOne(image('data:image/png;base64,aGk='), { revision: '2025-06-18' }).diagnostics;
    expect(found?.fix?.says).toBe('Keep only the part after the comma.');
  });

  it('for a guess: with the right article', () => {
    const guess = (text: string) => checkOne(text, { revision: '2025-06-18' }).notObserved[0]?.because;
    expect(guess(result('"action":"decline"'))).toContain('treated as an `ElicitResult`');
    expect(guess(result('"tools":[]'))).toContain('treated as a `ListToolsResult`');
  });

  it('for a place after a key with dots: the key in quotes', () => {
    const info = '"io.modelcontextprotocol/serverInfo":{"name":"a","version":"1","websiteUrl":"example"}';
    const text = result(`"resultType":"complete","_meta":{${info}}`);
    const [found] = checkOne(text, { revision: '2026-07-28' }).diagnostics;
    expect(found?.requirement).toBe('implementation/website-url-format');
    expect(found?.what).toContain('_meta["io.modelcontextprotocol/serverInfo"].websiteUrl');
  });

  it('for a deeply nested place: both ends of the path', () => {
    const field = '"properties":{"c":{"type":"integer","default":"many"}}';
    const form = `"method":"elicitation/create","params":{"message":"a","requestedSchema":{"type":"object",${field}}}`;
    const text = result(`"resultType":"input_required","inputRequests":{"github_login_name":{${form}}}`);
    const [found] = checkOne(text, { revision: '2026-07-28' }).diagnostics;
    expect(found?.what).toContain('.….requestedSchema.properties.c.default`');
  });
});
