/** The tools as hosts and models see them: what they list, and what they accept and answer. */
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleBook } from '../../protocol/catalog.ts';
import { checkOne } from '../../protocol/check.ts';
import { ruleIds } from '../../protocol/rule-facts.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import { corpus } from '../../testing/corpus.ts';
import { FIXED, MESSAGE } from '../testing/mcp-messages.ts';
import type { Called } from '../testing/mcp-served.ts';
import { createServer } from './server.ts';
import { typeNames, typePage } from './type-pages.ts';

const client = new Client({ name: 'tools', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } });
beforeAll(async () => {
  // The pages of rules are made on first use here, and take longer than a client waits.
  await ruleBook();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(null, 'legacy').connect(ours);
  await client.connect(theirs);
  // The client then validates structured content by the schemas of the tools.
  await client.listTools();
});
afterAll(() => client.close());

const call = (name: string, args: Record<string, unknown> = {}): Promise<Called> =>
  client.callTool({ name, arguments: args });
const textOf = ({ content }: Called): string => content.map(({ text }) => text ?? '').join('\n');

describe('the list of tools', () => {
  it('has nothing that a host or a model’s API refuses, cuts or ignores silently', async () => {
    const { tools } = await client.listTools();
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } });
    const report = checkOne(text, { hosts: 'all', from: 'server', revision: '2025-11-25' });
    const problems = report.diagnostics.filter(({ severity }) => severity !== 'info');
    expect(problems.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
    expect(report.entries).toHaveLength(1);
  });
});

describe('arguments', () => {
  it('may be JSON in a string where something else is expected, as some models write them', async () => {
    const hosts = await call('check', { text: MESSAGE, hosts: '["vscode"]', full: 'true' });
    expect(hosts.structuredContent).toMatchObject({ summary: { errors: 1 } });
    const messages = '[{"jsonrpc":"2.0","id":5,"method":"ping"}]';
    expect(textOf(await call('try_server', { messages }))).toContain('"id":5,"result":{}');
    // A text is never read: it is what is judged.
    expect((await call('check', { text: '[]' })).structuredContent).toMatchObject({
      messages: [{ range: { endColumn: 3 } }],
    });
  });

  it.each([
    ['check', {}, 'Pass `text`'],
    ['check', { text: 7 }, 'text'],
    ['check', { text: '', revision: '2020-01-01' }, '2026-07-28'],
    ['check', { text: '', hosts: ['nobody'] }, 'claude-code'],
    ['check', { text: '', txt: '' }, 'txt'],
    ['fix', { text: 'x'.repeat(400_001) }, '400,000'],
    ['explain_rule', {}, 'id'],
    ['explain_rule', { id: 'ids/nul-id' }, 'the nearest is ids/null-id'],
    ['explain_rule', { id: '../../etc/passwd' }, 'There is no rule'],
    ['list_types', { type: 'CallToolReqest' }, 'the nearest is CallToolRequest'],
    ['list_types', { type: 'ping', revision: '2026-07-28' }, 'ping'],
    ['list_types', { type: 'Task', revision: '2024-11-05' }, '2025-11-25'],
    ['list_types', { type: 'constructor' }, 'no type or method'],
    ['try_server', { messages: [], server: 'nothing' }, 'calculator'],
    ['try_server', { messages: [{}], faults: ['nothing'] }, 'id-as-text'],
  ])('of %s that are unusable are named: %j', async (name, args, says) => {
    const called = await call(name, args);
    expect(called.isError).toBe(true);
    expect(textOf(called)).toContain(says);
    expect(textOf(called).length).toBeLessThan(2500);
  });
});

describe('explain_rule', () => {
  it('explains every id that a finding can have', async () => {
    for (const id of ruleIds()) {
      const { structuredContent, isError } = await call('explain_rule', { id });
      expect([id, isError]).toEqual([id, undefined]);
      const page = structuredContent as { title: string; why: string; how: string };
      expect(page.title, id).not.toBe('');
      expect(page.why + page.how, id).not.toBe('');
      expect(JSON.stringify(page).length, id).toBeLessThan(20_000);
    }
  });

  it('has a good and a bad example', async () => {
    const document = ruleIds().find((id) => id.startsWith('server-json/')) ?? '';
    for (const id of ['ids/null-id', 'json-trailing-comma', document]) {
      const { structuredContent } = await call('explain_rule', { id, examples: 1 });
      const { bad, good } = structuredContent as { bad: { text: string }[]; good: { text: string }[] };
      expect([id, bad.length, good.length]).toEqual([id, 1, 1]);
      expect(bad[0]?.text).not.toContain('⟦');
    }
  });

  it('has the level of each revision, or of one', async () => {
    const all = await call('explain_rule', { id: 'ids/null-id', examples: 0 });
    const { levels } = all.structuredContent as { levels: { revision: string; level: string }[] };
    expect(levels.map(({ revision }) => revision)).toEqual(REVISION_IDS);
    expect(levels[0]?.level).toBe('SHOULD NOT');
    const one = await call('explain_rule', { id: 'ids/null-id', revision: '2025-06-18' });
    expect(one.structuredContent).toMatchObject({ levels: [{ revision: '2025-06-18', level: 'MUST NOT' }] });
  });
});

describe('list_types', () => {
  it('has a page for every type of every revision', () => {
    for (const revision of REVISION_IDS)
      for (const name of typeNames(revision)) {
        const { type } = typePage(revision, name);
        expect(type.name).toBe(name);
        expect(JSON.stringify(type).length).toBeLessThan(40_000);
      }
  });

  it('lists and describes', async () => {
    const list = await call('list_types', { revision: '2026-07-28', search: 'subscriptions' });
    expect(textOf(list)).toContain('"subscriptions/listen"');
    expect(textOf(list)).not.toContain('"tools/call"');
    const tool = await call('list_types', { type: 'Tool', revision: '2025-03-26' });
    const { type } = tool.structuredContent as { type: { members: { path: string; need: string; since?: string }[] } };
    expect(type.members).toContainEqual(expect.objectContaining({ path: 'name', need: 'required' }));
    expect(type.members).toContainEqual(expect.objectContaining({ path: 'annotations', since: '2025-03-26' }));
    const jsonRpc = await call('list_types', { revision: 'jsonrpc-2.0' });
    expect(jsonRpc.structuredContent).toEqual({ revision: 'jsonrpc-2.0', methods: [], types: [] });
  });
});

describe('try_server', () => {
  interface Tried {
    readonly wire: readonly {
      from: string;
      by: string;
      message?: { id?: unknown; method?: string };
      fault?: string;
      http?: string;
    }[];
    readonly errors: number;
  }
  const tried = async (args: Record<string, unknown>): Promise<Tried> =>
    (await call('try_server', args)).structuredContent as Tried;
  const add = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } };

  it('shakes hands, unless the caller does', async () => {
    const { wire } = await tried({ messages: [add], server: 'calculator' });
    expect(wire.map(({ by }) => by)).toEqual(['simulated client', 'server', 'simulated client', 'you', 'server']);
    const initialize = {
      ...add,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
    };
    expect((await tried({ messages: [initialize] })).wire.map(({ by }) => by)).toEqual(['you', 'server']);
    expect((await tried({ messages: [add], handshake: false })).wire.map(({ by }) => by)).toEqual(['you', 'server']);
  });

  it('leaves the ids 0 and 1 to the caller', async () => {
    for (const transport of ['stdio', 'http'])
      for (const revision of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
        const messages = [0, 1].map((id) => ({ ...add, id }));
        expect(await tried({ messages, server: 'calculator', revision, transport })).toMatchObject({ errors: 0 });
      }
  });

  it('finishes work that takes time, and requests to the client', async () => {
    const work = { ...add, params: { name: 'long_work', arguments: { steps: 3, ms: 60_000 } } };
    const { wire } = await tried({ messages: [work] });
    expect(wire.at(-1)?.message?.id).toBe(7);
    const person = await tried({
      messages: [{ ...add, params: { name: 'ask_person', arguments: {} } }],
      transport: 'http',
    });
    expect(person.wire.some(({ message }) => message?.method === 'elicitation/create')).toBe(true);
    expect(person.wire.some(({ from, message }) => from === 'server' && message?.id === 7)).toBe(true);
    expect(person.wire[0]?.http).toContain('POST /mcp HTTP/1.1');
  });

  it('misbehaves on request, and finds it', async () => {
    const { wire, errors } = await tried({ messages: [add], server: 'calculator', faults: ['id-as-text'] });
    expect(errors).toBeGreaterThan(0);
    expect(wire.some(({ fault }) => fault === 'id-as-text')).toBe(true);
  });

  it('serves the tools of another server, and validates by their schemas', async () => {
    const tools = [
      { name: 'find', inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } },
    ];
    const find = { ...add, params: { name: 'find', arguments: {} } };
    const called = await call('try_server', { messages: [find], tools });
    expect(textOf(called)).toContain('`text`');
    expect(called.structuredContent).toMatchObject({ server: 'custom' });
  });
});

describe('fix', () => {
  it('keeps the layout, and says what it did', async () => {
    const text = `{\n  "jsonrpc": "2.0",\n  "id": null,\n  "method": "tools/list", // all\n}\n`;
    const { structuredContent } = await call('fix', { text });
    const { text: fixed, applied } = structuredContent as { text: string; applied: { rule: string; line: number }[] };
    expect(fixed).toContain('\n  "id": 1,\n  "method": "tools/list"');
    expect(applied).toContainEqual(expect.objectContaining({ rule: 'ids/null-id', line: 3 }));
    expect((await call('fix', { text: FIXED })).structuredContent).toMatchObject({ changed: false, text: FIXED });
  });

  it('leaves fixes that guess, and mentions them', async () => {
    const unsafe = corpus()
      .filter(({ text }, index) => index % 4 === 0 && text.length < 2000)
      .slice(0, 300)
      .filter(({ text, options }) => {
        const { diagnostics } = checkOne(text, options);
        return (
          diagnostics.length === 1 && diagnostics[0]?.fix?.safety === 'unsafe' && diagnostics[0].severity !== 'info'
        );
      });
    expect(unsafe.length).toBeGreaterThan(5);
    for (const { text, options } of unsafe.slice(0, 10)) {
      const { structuredContent } = await call('fix', { text, ...options });
      expect(structuredContent).toMatchObject({
        changed: false,
        text,
        remaining: [{ unsafeFix: expect.any(String) as string }],
      });
    }
  });
});
