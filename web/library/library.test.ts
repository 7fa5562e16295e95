/** The library as programs use it. */
import { describe, expect, it } from 'vitest';
import { logs, screenExamples } from '../testing/corpus.ts';
import {
  applyEdits,
  check,
  checkJson,
  checkMessages,
  createSession,
  revisions,
  rules,
  type MessageEntry,
} from './index.ts';

const CLIENT = { from: 'client' } as const;
const SERVER = { from: 'server' } as const;
const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
const result = { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } };
const HANDSHAKE: readonly MessageEntry[] = [
  { ...CLIENT, message: { jsonrpc: '2.0', id: 0, method: 'initialize', params } },
  { ...SERVER, message: { jsonrpc: '2.0', id: 0, result } },
  { ...CLIENT, message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
];
const request = (id: unknown, method: string, more: object = {}): MessageEntry => ({
  ...CLIENT,
  message: { jsonrpc: '2.0', id, method, ...more },
});
const response = (id: unknown, value: object): MessageEntry => ({
  ...SERVER,
  message: { jsonrpc: '2.0', id, result: value },
});

describe('check', () => {
  it('returns the object that the command prints', { tags: ['all'] }, () => {
    const different = [...screenExamples(), ...logs()].filter(
      ({ text, options }) => `${JSON.stringify(check(text, options))}\n` !== checkJson(text, options),
    );
    expect(different.map(({ name }) => name)).toEqual([]);
  });

  it('returns fixes that can be applied', () => {
    const text = '{\n  "jsonrpc": "2.0",\n  "id": null,\n  "method": "tools/list",\n}\n';
    const edits = check(text).diagnostics.flatMap(({ fix }) => (fix?.safety === 'safe' ? fix.edits : []));
    const fixed = applyEdits(text, edits);
    expect(JSON.parse(fixed)).toEqual({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(check(fixed).summary).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('leaves out an edit that overlaps another', () => {
    const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 3 };
    expect(
      applyEdits('abc', [
        { range, text: 'X' },
        { range: { ...range, startColumn: 2 }, text: 'Y' },
      ]),
    ).toBe('Xc');
  });
});

describe('checkMessages', () => {
  it('judges values and texts as one session', () => {
    const report = checkMessages([
      ...HANDSHAKE,
      request(1, 'tools/list'),
      { ...SERVER, text: '{"jsonrpc":"2.0","id":"1","result":{"tools":[]}}' },
    ]);
    expect(report.revision).toBe('2025-11-25');
    expect(report.sessions).toMatchObject([{ state: 'running', client: { name: 'c' }, server: { name: 's' } }]);
    expect(report.diagnostics).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ messageIndex: 4, pointer: '/id', range: expect.objectContaining({ startLine: 5 }) }),
      ]),
    );
  });

  it('infers the sender where it is not given', () => {
    const { messages } = checkMessages([{ message: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }]);
    expect(messages).toMatchObject([{ from: 'client', inferred: true }]);
  });

  it('reports what is no message, whatever it is', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const odd: unknown[] = [undefined, () => 1, Symbol('s'), 1n, circle, null, 'text', 5, [], Object.create(null)];
    const entries: unknown[] = [
      ...odd.map((message) => ({ message })),
      null,
      undefined,
      7,
      {},
      { text: 5 },
      { text: '' },
      { text: 'hello' },
    ];
    // A program written in JavaScript can pass anything.
    const report = checkMessages(entries as MessageEntry[]);
    expect(report.messages).toHaveLength(entries.length);
    for (const [index] of entries.entries())
      expect([
        index,
        report.diagnostics.some(({ messageIndex, severity }) => messageIndex === index && severity === 'error'),
      ]).toEqual([index, true]);
  });

  it('accepts no messages', () => {
    expect(checkMessages([])).toMatchObject({ messages: [], diagnostics: [], summary: { errors: 0 } });
  });
});

describe('a session', () => {
  it('reports each finding with the message that shows it', () => {
    const session = createSession({ revision: '2025-11-25' });
    const quiet = [...HANDSHAKE, request(1, 'tools/list')].map((entry) => session.push(entry));
    expect(quiet).toEqual([[], [], [], []]);
    const [finding, ...others] = session.push(response('1', { tools: [] }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'responses/id',
      messageIndex: 4,
      pointer: '/id',
      range: { startLine: 1, startColumn: 23 },
      related: [{ messageIndex: 3, pointer: '/id' }],
    });
    expect(session.length).toBe(5);
  });

  it('settles its revision by the handshake', () => {
    const session = createSession();
    for (const entry of HANDSHAKE.slice(0, 1)) expect(session.push(entry)).toEqual([]);
    const older = { ...result, protocolVersion: '2024-11-05' };
    session.push(response(0, older));
    expect(session.revision).toBe('2024-11-05');
  });

  it('reports at the end what only the end shows, with what it replaces, and then begins anew', () => {
    const session = createSession({ revision: '2025-11-25' });
    session.push(request(7, 'tools/list'));
    const [early] = session.push({
      ...SERVER,
      message: { jsonrpc: '2.0', id: null, error: { code: -32603, message: 'boom' } },
    });
    expect(early).toMatchObject({ rule: 'responses/error-id-null-mcp', messageIndex: 1 });
    const ended = session.end();
    expect(ended).toMatchObject([
      { messageIndex: 1, replaces: [{ rule: 'responses/error-id-null-mcp', messageIndex: 1, pointer: '/id' }] },
    ]);
    expect(session.end()).toEqual([]);
    session.push(request(1, 'ping'));
    expect(session.length).toBe(1);
  });

  it('finds a mistake after many thousand messages', () => {
    const session = createSession({ revision: '2025-11-25' });
    for (const entry of HANDSHAKE) session.push(entry);
    for (let id = 1; id <= 5000; id++) {
      expect(session.push(request(id, 'ping'))).toEqual([]);
      expect(session.push(response(id, {}))).toEqual([]);
    }
    expect(session.push(response(3, {}))).toMatchObject([
      { rule: 'responses/answered-twice', related: [{ messageIndex: 8 }, { messageIndex: 7 }] },
    ]);
  });

  it('judges extensions, and the channel between a host and its view', () => {
    const view = (message: object): MessageEntry => ({ from: 'view', message: { jsonrpc: '2.0', ...message } });
    const open = (displayMode: string): MessageEntry =>
      view({
        id: 1,
        method: 'ui/initialize',
        params: {
          appInfo: { name: 'map', version: '1' },
          appCapabilities: { availableDisplayModes: [displayMode] },
          protocolVersion: '2026-01-26',
        },
      });
    const session = createSession({ revision: '2025-11-25' });
    for (const entry of HANDSHAKE) expect(session.push(entry)).toEqual([]);
    expect(session.push(open('modal'))).toMatchObject([
      { requirement: 'apps/app-capabilities-display-modes', messageIndex: 3, range: { startLine: 1 } },
    ]);
    const sound = createSession({ revision: '2025-11-25' });
    for (const entry of [...HANDSHAKE, open('inline')]) expect(sound.push(entry)).toEqual([]);
    const early = sound.push({ from: 'host', message: { jsonrpc: '2.0', method: 'ui/notifications/tool-input' } });
    expect(early.map(({ requirement }) => requirement)).not.toContain('methods/unknown-notification');
    const { diagnostics } = checkMessages([...HANDSHAKE, open('modal')], { revision: '2025-11-25' });
    expect(diagnostics.map(({ requirement }) => requirement)).toEqual(['apps/app-capabilities-display-modes']);
  });

  it('reports a poll without the extension only if no response refuses it for that', () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'c', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const poll = request(1, 'tasks/get', { params: { taskId: 't', _meta: meta } });
    const refusal = { code: -32021, message: 'Missing', data: { requiredCapabilities: {} } };
    const session = createSession({ revision: '2026-07-28' });
    const undeclared = (found: readonly { rule: string }[]): boolean =>
      found.some(({ rule }) => rule === 'tasks-ext/client-undeclared-on-poll');
    expect(undeclared(session.push(poll))).toBe(false);
    expect(undeclared(session.end())).toBe(true);
    expect(undeclared(session.push(poll))).toBe(false);
    session.push({ ...SERVER, message: { jsonrpc: '2.0', id: 1, error: refusal } });
    expect(undeclared(session.end())).toBe(false);
  });

  it('never throws', () => {
    const session = createSession({ revision: 'auto' });
    for (const entry of [null, undefined, {}, { text: '{' }, { message: () => 1 }, { text: '[[[' }])
      expect(() => session.push(entry as MessageEntry)).not.toThrow();
    expect(() => session.end()).not.toThrow();
  });
});

describe('the lists', () => {
  it('have every revision, oldest first', () => {
    expect(revisions.map(({ id }) => id)).toEqual([
      'jsonrpc-2.0',
      '2024-11-05',
      '2025-03-26',
      '2025-06-18',
      '2025-11-25',
      '2026-07-28',
    ]);
    expect(revisions.at(-1)?.title).toBe('MCP 2026-07-28');
  });

  it('have every rule that reports something, once, with a headline for people', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const reported = [...screenExamples(), ...logs()].flatMap(({ text, options }) => check(text, options).diagnostics);
    const known = reported.filter((one) => one.class !== 'cause' && one.class !== 'host');
    expect([...new Set(known.map(({ rule }) => rule))].filter((id) => !ids.includes(id))).toEqual([]);
    for (const { title, why } of rules) {
      expect(title).not.toMatch(/[{}]must/u);
      expect(title.length * why.length).toBeGreaterThan(0);
    }
  });
});
