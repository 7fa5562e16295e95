import { describe, expect, it } from 'vitest';
import { check } from '../../protocol/check.ts';
import { reportJson } from '../../protocol/exports.ts';
import type { CheckOptions } from '../../protocol/types.ts';
import { createCore } from './core.ts';
import type { Core } from './core.ts';
import type { ExportFile, ExportFormat, SecretSort } from './types.ts';

const KEY = 'sk-proj-a1B2c3D4e5F6g7H8i9J0';
const TEXT = `{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"x","arguments":{"api_key":"${KEY}"}}}\nCookie: sid=s3cr3t99; at=s3cr3t99`;

function coreOf(text: string): Core {
  const core = createCore({
    keep: () => Promise.resolve(true),
    breathe: () => Promise.resolve(),
    loadSchemas: () => import('../../protocol/shapes.ts'),
    loadParts: () => import('./parts.ts'),
    loadCauses: () => import('../../protocol/explain.ts'),
  });
  core.setText(text, 1);
  return core;
}

const sorts = async (text: string) =>
  (await coreOf(text).answer({ name: 'secrets', version: 1, args: [1] })) as SecretSort[];
const exported = async (format: ExportFormat, hide: readonly SecretSort['kind'][] = []) =>
  (await coreOf(TEXT).answer({ name: 'export', version: 1, args: [format, hide, {}, 1] })) as ExportFile;

describe('exported data', () => {
  it('is searched for secrets, listed by kind with their places and never half of their value', async () => {
    const found = await sorts(TEXT);
    expect(found.map(({ kind, count, places }) => [kind, count, places.map(({ line }) => line)])).toEqual([
      ['cookie', 2, [2, 2]],
      ['key', 1, [1]],
    ]);
    for (const { places } of found) for (const { begins } of places) expect(begins.length).toBeLessThan(8);
    expect(await sorts('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toEqual([]);
  });

  it('is redacted by kind of secret', async () => {
    const answer = (kinds: SecretSort['kind'][]) =>
      coreOf(TEXT).answer({ name: 'redact', version: 1, args: [kinds, 1] });
    expect(await answer(['key'])).toBe(TEXT.replace(KEY, 'sk-proj-REDACTEDxxxxxxxxxxxx'));
    expect(await answer([])).toBe(TEXT);
  });

  it('is judged with all schemas, whether they were loaded before or not', async () => {
    expect((await exported('json')).text).toBe(reportJson(check(TEXT), TEXT));
  });

  it('has the findings about hosts that the command has', async () => {
    const text = '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"b":{"type":"array"}}}}]}';
    const options: CheckOptions = { hosts: ['vscode'], today: '2026-11-23' };
    const core = coreOf(text);
    await core.answer({ name: 'check', version: 1, args: [{}, 1] });
    const { text: file } = (await core.answer({
      name: 'export',
      version: 1,
      args: ['json', [], options, 1],
    })) as ExportFile;
    expect(file).toContain('"vscode-array-items"');
    expect(file).toBe(reportJson(check(text, options), text));
  });

  it('has the requested format', async () => {
    const files = await Promise.all(
      (['json', 'sarif', 'markdown', 'jsonl'] as const).map((format) => exported(format, ['key', 'cookie'])),
    );
    expect(files.map(({ name }) => name)).toEqual(['report.json', 'report.sarif', 'report.md', 'messages.jsonl']);
    for (const { text } of files) for (const secret of [KEY, 's3cr3t99']) expect(text).not.toContain(secret);
    expect(files[3]?.notes).toEqual(['The sender of message 1 is a guess.']);
  });
});
