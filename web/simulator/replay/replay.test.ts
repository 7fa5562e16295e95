/** A server that answers like a recorded one: the order, the requests of the server, subscriptions, and what was not recorded. */
import { describe, expect, it } from 'vitest';
import { checker } from '../../protocol/parts.ts';
import { scriptOf, sessionsOf, type ReplayScript } from '../../protocol/replay.ts';
import { isObject } from '../../protocol/values.ts';
import { create, dueAt, step } from '../server.ts';
import type { Input, JsonRecord, ServerState } from '../types.ts';

type Side = 'client' | 'server';

function recorded(lines: readonly (readonly [Side, JsonRecord])[]): ReplayScript {
  const text = lines
    .map(([from, message]) => JSON.stringify({ from, message: { jsonrpc: '2.0', ...message } }))
    .join('\n');
  const [session] = sessionsOf(checker.prepare(text));
  const script = session && scriptOf(session);
  if (!script || 'problem' in script) throw new Error(script?.problem ?? 'no session');
  return script;
}

/** A client of a replay; `send` returns what the server sends for a message, with what becomes due. */
class Replay {
  #state: ServerState;

  constructor(script: ReplayScript) {
    this.#state = create({ info: { name: 'x', version: '1' } }, { revisions: [script.revision], replay: script });
  }

  #feed(input: Input): JsonRecord[] {
    const stepped = step(this.#state, input);
    this.#state = stepped.state;
    return stepped.outputs.flatMap(({ message }) => (isObject(message) ? [message] : []));
  }

  send(message: JsonRecord): JsonRecord[] {
    const sent = this.#feed({
      kind: 'message',
      at: this.#state.now,
      text: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
    for (let due = dueAt(this.#state); due !== null; due = dueAt(this.#state))
      sent.push(...this.#feed({ kind: 'tick', at: due }));
    return sent;
  }
}

const INFO = { name: 'desk', version: '1.0.0' };
const open = (capabilities: JsonRecord = {}): JsonRecord => ({
  id: 'i',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities, clientInfo: INFO },
});
const HANDSHAKE: readonly (readonly [Side, JsonRecord])[] = [
  ['client', open({ roots: {}, sampling: {} })],
  ['server', { id: 'i', result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: INFO } }],
  ['client', { method: 'notifications/initialized' }],
];
const call = (id: number, name: string, meta?: JsonRecord): JsonRecord => ({
  id,
  method: 'tools/call',
  params: { name, arguments: {}, ...(meta ? { _meta: meta } : {}) },
});
const text = (id: number, words: string): JsonRecord => ({ id, result: { content: [{ type: 'text', text: words }] } });

function begun(
  lines: readonly (readonly [Side, JsonRecord])[],
  capabilities: JsonRecord = { roots: {}, sampling: {} },
) {
  const replay = new Replay(recorded([...HANDSHAKE, ...lines]));
  expect(replay.send(open(capabilities))).toMatchObject([{ id: 'i', result: { serverInfo: INFO } }]);
  return replay;
}

describe('a replay', () => {
  it('answers the second request of a kind with the second response, and repeats the last', () => {
    const replay = begun([
      ['client', call(1, 'count')],
      ['server', text(1, 'one')],
      ['client', call(2, 'count')],
      ['server', text(2, 'two')],
    ]);
    for (const [id, words] of [
      [10, 'one'],
      [11, 'two'],
      [12, 'two'],
    ] as const)
      expect(replay.send(call(id, 'count'))).toMatchObject([text(id, words)]);
  });

  it('answers requests whose recorded responses came in another order', () => {
    const replay = begun([
      ['client', call(1, 'slow')],
      ['client', call(2, 'fast')],
      ['server', text(2, 'fast')],
      ['server', text(1, 'slow')],
    ]);
    expect(replay.send(call(5, 'slow'))).toMatchObject([text(5, 'slow')]);
    expect(replay.send(call(6, 'fast'))).toMatchObject([text(6, 'fast')]);
  });

  it('sends requests and notifications of the server where they were recorded, and waits for the client', () => {
    const log = (data: string): JsonRecord => ({ method: 'notifications/message', params: { level: 'info', data } });
    const replay = begun([
      ['client', call(1, 'ask')],
      ['server', log('before')],
      ['server', { id: 900, method: 'roots/list' }],
      ['client', { id: 900, result: { roots: [] } }],
      ['server', log('after')],
      ['server', text(1, 'done')],
      ['server', { method: 'notifications/tools/list_changed' }],
    ]);
    const [first, question, ...none] = replay.send(call(1, 'ask'));
    expect([first, question, none]).toMatchObject([log('before'), { method: 'roots/list' }, []]);
    expect(replay.send({ id: question?.id ?? null, result: { roots: [] } })).toMatchObject([
      log('after'),
      text(1, 'done'),
      { method: 'notifications/tools/list_changed' },
    ]);
  });

  it('rejects a call whose server requests something that the client cannot provide', () => {
    const replay = begun(
      [
        ['client', call(1, 'ask')],
        ['server', { id: 900, method: 'roots/list' }],
        ['client', { id: 900, result: { roots: [] } }],
        ['server', text(1, 'done')],
      ],
      {},
    );
    expect(replay.send(call(1, 'ask'))).toMatchObject([
      { id: 1, error: { message: expect.stringContaining('roots') as string } },
    ]);
    expect(replay.send({ id: 9, method: 'ping' })).toMatchObject([{ id: 9, result: {} }]);
  });

  it('sends progress with the token of the client, and none without', () => {
    const progress = (progressToken: string): JsonRecord => ({
      method: 'notifications/progress',
      params: { progressToken, progress: 1 },
    });
    const lines = [
      ['client', call(1, 'work', { progressToken: 'a' })],
      ['server', progress('a')],
      ['server', text(1, 'done')],
    ] as const;
    expect(begun(lines).send(call(4, 'work', { progressToken: 'mine' }))).toMatchObject([
      progress('mine'),
      text(4, 'done'),
    ]);
    expect(begun(lines).send(call(4, 'work'))).toMatchObject([text(4, 'done')]);
  });

  it('has an error for a request without a recorded response, and leaves a cancelled one open', () => {
    const replay = begun([
      ['client', call(1, 'cancelled')],
      ['client', { method: 'notifications/cancelled', params: { requestId: 1 } }],
      ['client', call(2, 'lost')],
    ]);
    expect(replay.send(call(1, 'cancelled'))).toEqual([]);
    expect(replay.send({ method: 'notifications/cancelled', params: { requestId: 1 } })).toEqual([]);
    expect(replay.send(call(2, 'lost'))).toMatchObject([{ id: 2, error: { code: -32603 } }]);
  });

  it('names the nearest recorded request', () => {
    const replay = begun([
      ['client', call(1, 'count')],
      ['server', text(1, 'one')],
    ]);
    const params = { name: 'count', arguments: { from: 2 } };
    expect(replay.send({ id: 2, method: 'tools/call', params })).toMatchObject([
      {
        id: 2,
        error: { code: -32602, data: { nearest: { message: 4, method: 'tools/call' }, differs: ['/arguments/from'] } },
      },
    ]);
    expect(replay.send({ id: 3, method: 'resources/list' })).toMatchObject([
      { id: 3, error: { code: -32601, data: { recorded: ['initialize', 'tools/call'] } } },
    ]);
  });

  it('opens a session that was recorded from the middle', () => {
    const replay = new Replay(
      recorded([
        ['client', call(1, 'count')],
        ['server', text(1, 'one')],
      ]),
    );
    expect(replay.send(open())).toMatchObject([
      { result: { protocolVersion: '2025-11-25', capabilities: { tools: {} } } },
    ]);
    expect(replay.send(call(2, 'count'))).toMatchObject([text(2, 'one')]);
  });

  it('sends notifications of a subscription under the id of the client, when the call that caused them is made', () => {
    const META = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': INFO,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const listen = (id: string): JsonRecord => ({
      id,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: META },
    });
    const changed = (id: string): JsonRecord => ({
      method: 'notifications/tools/list_changed',
      params: { _meta: { 'io.modelcontextprotocol/subscriptionId': id } },
    });
    const acknowledged = (id: string): JsonRecord => ({
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: { toolsListChanged: true }, _meta: { 'io.modelcontextprotocol/subscriptionId': id } },
    });
    const done = { result: { resultType: 'complete', content: [] } };
    const replay = new Replay(
      recorded([
        ['client', listen('s')],
        ['server', acknowledged('s')],
        ['client', call(1, 'toggle', META)],
        ['server', changed('s')],
        ['server', { id: 1, ...done }],
      ]),
    );
    expect(replay.send(listen('mine'))).toMatchObject([acknowledged('mine')]);
    expect(replay.send(call(7, 'toggle', META))).toMatchObject([changed('mine'), { id: 7, ...done }]);
  });
});
