import { describe, expect, it } from 'vitest';
import { createCore } from './core.ts';
import type { Core } from './core.ts';
import { packRows } from './rows.ts';
import { isLong, MAX_FINDINGS, shownRows } from './shown.ts';
import type { ShownEntry, ShownReport } from './types.ts';
import { unpackRows } from './columns.ts';

const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';

function core(text: string): Core {
  const made = createCore({
    keep: () => Promise.resolve(true),
    breathe: () => Promise.resolve(),
    loadSchemas: () => import('../../protocol/shapes.ts'),
    loadParts: () => import('./parts.ts'),
  });
  made.setText(text, 1);
  return made;
}

async function check(of: Core, revision: 'auto' | '2025-11-25' = 'auto'): Promise<ShownReport> {
  const answer = await of.answer({ name: 'check', version: of.version, args: [{ revision }, of.version] });
  if (answer === null || typeof answer !== 'object' || !('longestLine' in answer)) throw new Error('no report');
  return answer;
}

describe('extensions', () => {
  it('are loaded for the first text that uses one, also while it grows, and never for others', async () => {
    let loads = 0;
    const made = createCore({
      keep: () => Promise.resolve(true),
      breathe: () => Promise.resolve(),
      loadSchemas: () => import('../../protocol/shapes.ts'),
      loadParts: () => import('./parts.ts'),
      loadExtensions: () => {
        loads++;
        return import('../../protocol/extended.ts');
      },
    });
    const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
    made.setText(list, 1);
    await made.loadSchemas();
    expect((await check(made, '2025-11-25')).diagnostics).toEqual([]);
    await made.answer({ name: 'complete', version: 1, args: [3, {}, 1] });
    expect(loads).toBe(0);
    const text =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"},"_meta":{"ui":{"resourceUri":"https://a.example"}}}]}}\n';
    made.editText([{ start: list.length, end: list.length, text }], 2);
    const { diagnostics } = await check(made, '2025-11-25');
    expect(diagnostics.map(({ requirement }) => requirement)).toContain('apps/tool-resource-uri-scheme');
    expect(loads).toBe(1);
  });

  it('add to completions, hover texts and the anatomy', async () => {
    const made = createCore({
      keep: () => Promise.resolve(true),
      breathe: () => Promise.resolve(),
      loadSchemas: () => import('../../protocol/shapes.ts'),
      loadParts: () => import('./parts.ts'),
      loadExtensions: () => import('../../protocol/extended.ts'),
    });
    const typed = '{"jsonrpc":"2.0","id":1,"method":""}';
    made.setText(typed, 1);
    await made.loadSchemas();
    const options = { revision: '2025-11-25' } as const;
    const offered = await made.answer({ name: 'complete', version: 1, args: [typed.length - 2, options, 1] });
    expect(offered).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'ui/initialize' })]));
    made.setText('{"jsonrpc":"2.0","id":1,"method":"ui/initialize","params":{"appInfo":{}}}', 2);
    await check(made, '2025-11-25');
    const hover = await made.answer({ name: 'hover', version: 2, args: [36, options, 2] });
    expect(hover).toMatchObject({ text: expect.stringContaining('Introduces the view') });
    const anatomy = await made.answer({ name: 'anatomy', version: 2, args: [0, options, 2] });
    expect(anatomy).toMatchObject({ type: 'UiInitializeRequest' });
  });
});

describe('the engine’s core', () => {
  it('returns lines and columns, counts per message and a preview of the fix', async () => {
    const report = await check(core(`{"jsonrpc":"2.0","id":1,"method":"ping"}\n${NULL_ID}\n`));
    expect(report.version).toBe(1);
    expect(report.entries.map(({ line, errors }) => [line, errors])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    const [finding] = report.diagnostics;
    expect(finding?.range).toEqual({ startLine: 2, startColumn: 23, endLine: 2, endColumn: 27 });
    expect(finding?.preview).toEqual({ before: '"id":null', after: '"id":2' });
  });

  it('says that it is reading a text with other parts until their code is loaded', async () => {
    const made = core('{"name": "add", "inputSchema": {"type": "object"}}');
    expect(made.first('{"name": "add", "inputSchema": {"type": "object"}}')).toBe('');
    expect(await check(made)).toMatchObject({ reading: true, entries: [], diagnostics: [], parts: [] });
    await made.loadSchemas();
    const report = await check(made);
    expect(report.reading).toBeUndefined();
    expect(report.parts).toMatchObject([
      { kind: 'fragment-tool', line: 1, last: 1, errors: 0, actions: ['wrap', 'call'] },
    ]);
    const edit = await made.answer({ name: 'editPart', version: 1, args: [0, 'wrap', { revision: 'auto' }, 1] });
    expect(edit).toMatchObject({ start: 0, end: 50 });
    const formatted = await made.answer({ name: 'format', version: 1, args: [1] });
    expect(formatted).toBe('{\n  "name": "add",\n  "inputSchema": {\n    "type": "object"\n  }\n}');
  });

  it('goes on reading messages if that code cannot be loaded', async () => {
    let tries = 0;
    const made = createCore({
      keep: () => Promise.resolve(true),
      breathe: () => Promise.resolve(),
      loadSchemas: () => import('../../protocol/shapes.ts'),
      loadParts: () => {
        tries++;
        return Promise.reject(new Error('offline'));
      },
    });
    made.setText('{"name": "add", "inputSchema": {"type": "object"}}', 1);
    await made.loadSchemas();
    expect(await check(made)).toMatchObject({ reading: true });
    made.setText(NULL_ID, 2);
    expect((await check(made)).diagnostics.map(({ rule }) => rule)).toEqual(['ids/null-id']);
    expect(tries).toBe(1);
  });

  it('returns the rows of long texts separately and packs them without loss', async () => {
    const request = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"}`;
    const resultOf = (id: number): string => `{"jsonrpc":"2.0","id":${id},"result":{"tools":[]}}`;
    const lines = Array.from({ length: 3000 }, (_, id) => `${request(id)}\n${resultOf(id)}`);
    const made = core([...lines, NULL_ID].join('\n'));
    await made.loadSchemas();
    const report = await check(made);
    expect(report.entries).toEqual([]);
    if (!isLong(report)) throw new Error('The rows are lost');
    const rows: ShownEntry[] = [];
    unpackRows(packRows(report.apart, 0, 2500), rows);
    unpackRows(packRows(report.apart, 2500), rows);
    const { rows: list } = report.apart;
    const all = Array.from({ length: list.length }, (_, index) => list.at(index) ?? []).flat();
    expect(rows).toEqual(shownRows(all, report.apart));
    expect(rows).toHaveLength(6001);
    expect(rows[3]).toMatchObject({ line: 4, id: '1', answers: 2, from: 'server', errors: 0 });
    expect(rows[3]?.fromBecause).toContain('message 3');
    expect(rows[6000]).toMatchObject({ line: 6001, method: 'tools/list', id: 'null', errors: 1 });
  });

  it('judges the edited text', async () => {
    const made = core(NULL_ID);
    made.editText([{ start: NULL_ID.indexOf('null'), end: NULL_ID.indexOf('null') + 4, text: '7' }], 2);
    const report = await check(made);
    expect([report.version, report.diagnostics.length]).toEqual([2, 0]);
  });

  it('returns the nearest revision with a different verdict, and the finding that causes it', async () => {
    const answer = await core(NULL_ID).answer({ name: 'verdicts', version: 1, args: [{ revision: '2025-11-25' }, 1] });
    expect(answer).toMatchObject({
      verdicts: { '2025-11-25': { errors: 1 }, 'jsonrpc-2.0': { errors: 0 } },
      difference: { revision: '2026-07-28' },
    });
  });

  it('judges a single line at its own position', async () => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"ping"}\n${NULL_ID}\n`;
    const answer = await core(text).answer({
      name: 'line',
      version: 1,
      args: [NULL_ID, 2, { revision: '2025-11-25' }, 1],
    });
    expect(answer).toMatchObject([{ range: { startLine: 2, startColumn: 23, endLine: 2, endColumn: 27 } }]);
  });

  it('reports invalid JSON in a single line, although as a text of its own it might be something else', async () => {
    const broken = NULL_ID.replace('{', '{q');
    const answer = await core(`${NULL_ID}\n${broken}\n`).answer({
      name: 'line',
      version: 1,
      args: [broken, 2, { revision: '2025-11-25' }, 1],
    });
    expect(answer).toContainEqual(expect.objectContaining({ rule: 'json-unquoted-key' }));
  });

  it('formats each message separately and changes white space only', async () => {
    const answer = await core(`${NULL_ID}\n${NULL_ID}\n`).answer({ name: 'format', version: 1, args: [1] });
    expect(typeof answer === 'string' && answer.replace(/\s/g, '')).toBe(NULL_ID.repeat(2));
    expect(answer).toContain('\n  "id": null,\n');
  });

  it('does not format text that it cannot parse', async () => {
    expect(await core('{"a": ').answer({ name: 'format', version: 1, args: [1] })).toBeNull();
    expect(await core('').answer({ name: 'format', version: 1, args: [1] })).toBeNull();
  });

  it('returns a limited number of findings and counts the rest', async () => {
    const report = await check(core(`${NULL_ID}\n`.repeat(MAX_FINDINGS + 10)));
    expect([report.diagnostics.length, report.more]).toEqual([MAX_FINDINGS, 10]);
  });

  it('detects blank text and the longest line', async () => {
    expect(await check(core(' \n\t '))).toMatchObject({ blank: true, longestLine: 2 });
    expect((await check(core('{}'))).blank).toBe(false);
  });

  it('describes the member under the pointer', async () => {
    const answer = await core(NULL_ID).answer({
      name: 'hover',
      version: 1,
      args: [NULL_ID.indexOf('"id"') + 1, {}, 1],
    });
    expect(answer).toMatchObject({ title: expect.stringContaining('id'), start: NULL_ID.indexOf('"id"') });
  });

  it('waits for the schemas before completion, and returns null if the text has changed by then', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"to"}';
    const one = core(text);
    const complete = (version: number) =>
      one.answer({ name: 'complete', version, args: [text.length - 2, {}, version] });
    const early = complete(1);
    one.setText(`${text} `, 2);
    expect(await early).toBeNull();
    expect(await complete(2)).toContainEqual(expect.objectContaining({ label: 'tools/list', kind: 'method' }));
  });

  it('then knows a member’s type, its values and its revisions', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}';
    const one = core(text);
    await one.loadSchemas();
    expect(await one.answer({ name: 'hover', version: 1, args: [text.indexOf('level"'), {}, 1] })).toMatchObject({
      title: 'level, required',
      facts: [expect.stringContaining('"warning"'), 'It exists until 2025-11-25.'],
      type: { name: 'LoggingLevel' },
    });
  });
});
