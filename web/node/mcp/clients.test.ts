/**
 * Whole sessions of the official clients with the real command, recorded by `tap`: the clients accept everything, and our own checker
 * finds nothing wrong in what was sent.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOne } from '../../protocol/check.ts';
import { FIXED, MESSAGE } from '../testing/mcp-messages.ts';
import {
  connect,
  MCP,
  mcpOnFreePort,
  type AgentClient,
  type Called,
  type Generation,
  type ServedMcp,
} from '../testing/mcp-served.ts';
import { ENV, TAP, tap } from '../testing/tapped.ts';

const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
let served: ServedMcp;
beforeAll(async () => {
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs', 'session.json'), MESSAGE);
  served = await mcpOnFreePort();
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = ({ content }: Called): string => content.map(({ text }) => text ?? '').join('\n');

/** Uses everything that the server has. `reads`: whether its tools can read files. */
async function useEverything(client: AgentClient, reads: boolean): Promise<void> {
  await client.ping();
  expect(client.instructions()).toContain('`check`');
  const tools = await client.tools();
  expect(tools.map(({ name }) => name)).toEqual(['check', 'fix', 'explain_rule', 'list_types', 'try_server']);
  for (const { annotations, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(outputSchema).toBeDefined();
  }

  const found = await client.call('check', { text: MESSAGE });
  expect(found.structuredContent).toMatchObject({ diagnostics: [{ rule: 'ids/null-id' }] });
  expect(textOf(await client.call('check', { text: MESSAGE, hosts: ['all'], revision: '2026-07-28' }))).toContain(
    '2 errors',
  );
  if (reads)
    expect(textOf(await client.call('check', { file: 'logs/session.json' }))).toContain('logs/session.json: 1 error');
  expect((await client.call('fix', { text: MESSAGE })).structuredContent).toMatchObject({ changed: true, text: FIXED });
  expect((await client.call('fix', { text: FIXED })).structuredContent).toMatchObject({ changed: false, text: FIXED });
  expect((await client.call('explain_rule', { id: 'ids/null-id' })).structuredContent).toMatchObject({
    title: 'The `id` of a request must not be null',
  });
  expect((await client.call('explain_rule', { id: 'ids/nul-id' })).isError).toBe(true);
  expect((await client.call('list_types', { revision: '2025-11-25' })).structuredContent).toHaveProperty('types');
  const type = await client.call('list_types', { type: 'tools/call', revision: '2026-07-28' });
  expect(textOf(type)).toContain('params.arguments');
  const tried = await client.call('try_server', {
    messages: [
      { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'echo', arguments: { message: 7 } } },
      '{',
    ],
    faults: ['id-as-text'],
    transport: 'http',
  });
  expect(textOf(tried)).toContain('"fault":"id-as-text"');
  await expect(client.call('no_such_tool')).rejects.toThrow(/no_such_tool/u);

  for (const uri of await client.resources()) expect((await client.read(uri)).length).toBeGreaterThan(500);
  expect(await client.templates()).toHaveLength(2);
  expect(await client.read('mcp-playground://rules/ids/null-id')).toContain('must not be null');
  expect(await client.read('mcp-playground://types/2025-06-18/Tool')).toContain('`inputSchema`, required');
  await expect(client.read('mcp-playground://rules/none/such')).rejects.toThrow(/no rule/u);
  await expect(client.read('mcp-playground://types/1999-01-01/Tool')).rejects.toThrow(/2025-11-25/u);
  await expect(client.read('file:///etc/passwd')).rejects.toThrow(/not found/iu);
  const rule = { template: 'mcp-playground://rules/{+id}' };
  expect(await client.complete(rule, 'id', 'ids/null')).toContain('ids/null-id');

  expect(await client.prompts()).toEqual(['debug-my-server', 'migrate-to-2026-07-28']);
  expect(await client.complete({ prompt: 'migrate-to-2026-07-28' }, 'from', '2025-0')).toEqual([
    '2025-06-18',
    '2025-03-26',
  ]);
  expect(await client.prompt('debug-my-server', { log: MESSAGE, symptom: 'No tools' })).toContain('ids/null-id');
  expect(await client.prompt('migrate-to-2026-07-28', { from: '2024-11-05' })).toContain('removed: `initialize`');
  await expect(client.prompt('no-such-prompt')).rejects.toThrow(/no-such-prompt/u);
}

/** What the recording shows against one of the sides. */
function problemsIn(file: string): string[] {
  const report = checkOne(readFileSync(file, 'utf8'));
  expect(report.entries.length).toBeGreaterThan(50);
  return report.diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule, what }) => `${severity} ${rule}: ${what}`);
}

function sessionsOf(generation: Generation, revision: string): void {
  it('uses everything over stdio, and nothing on the wire breaks a rule', async () => {
    const out = join(folder, `stdio-${generation}.jsonl`);
    const args = [TAP, '--no-page', '--out', out, '--', process.execPath, MCP];
    const client = await connect(generation, { args, cwd: folder, env: { ...ENV, INIT_CWD: undefined } });
    expect(client.revision()).toBe(revision);
    await useEverything(client, true);
    await client.close();
    expect(problemsIn(out)).toEqual([]);
  });

  it('uses everything over HTTP, and nothing on the wire breaks a rule', async () => {
    const out = join(folder, `http-${generation}.jsonl`);
    const between = tap(['--http', served.url.href, '--listen', '0', '--no-page', '--out', out]);
    const [, address = ''] = await between.says(/connects to (\S+)/u);
    const client = await connect(generation, new URL(address));
    expect(client.revision()).toBe(revision);
    await useEverything(client, false);
    await client.close();
    await between.stop();
    expect(problemsIn(out)).toEqual([]);
  });
}

// The second generation as it is by default.
describe.each([['auto', '2026-07-28']] as const)('a client of the kind %s', (generation, revision) => {
  sessionsOf(generation, revision);
});

describe.each([
  ['first', '2025-11-25'],
  ['legacy', '2025-11-25'],
  ['modern', '2026-07-28'],
] as const)('a client of the kind %s', { tags: ['all'] }, (generation, revision) => {
  sessionsOf(generation, revision);
});

describe('a handshake', () => {
  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('agrees on %s', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'client', version: '1' } };
    const response = await fetch(served.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
    });
    expect(await response.text()).toContain(`"protocolVersion":"${protocolVersion}"`);
  });
});
