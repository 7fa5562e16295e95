import { describe, expect, it } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS, MCP_REVISIONS } from '../eras.ts';
import { create, step } from '../server.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { shop } from '../testing/shop.ts';
import type { Json, McpRevision } from '../types.ts';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const big = 'x'.repeat(10_000_000);

/** The response to a text in an open conversation. */
function backFor(revision: McpRevision, text: string): Json[] {
  const talk = new Conversation(shop, revision);
  talk.greet();
  const before = talk.outputs.length;
  talk.sendAll(text);
  if (text.length < 100_000) expect(wordsOf(talk.reported())).toEqual([]);
  expect(talk.steps.at(-1)?.why?.says).not.toBe('');
  return talk.outputs
    .slice(before)
    .filter(({ channel }) => channel === 'message')
    .map(({ message }) => message);
}

/** Texts that are not messages, and the error code in revisions that allow an error without an id. */
const NO_ID: readonly (readonly [name: string, text: string, code: number])[] = [
  ['an empty text', '', -32700],
  ['words', 'hello', -32700],
  ['half a message', '{"jsonrpc":"2.0","id":1,"method":"pi', -32700],
  ['two messages', '{"jsonrpc":"2.0","id":1,"method":"ping"}{"jsonrpc":"2.0","id":2,"method":"ping"}', -32700],
  ['a byte order mark', '\uFEFF{"jsonrpc":"2.0","id":1,"method":"ping"}', -32700],
  ['ten megabytes without an end', `{"jsonrpc":"2.0","id":1,"method":"${big}`, -32700],
  ['open brackets', '['.repeat(100_000), -32700],
  ['a number', '7', -32600],
  ['null', 'null', -32600],
  ['a JSON string', '"ping"', -32600],
  ['an empty object', '{}', -32600],
  ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
  ['an id with a fraction', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600],
  ['an id of true', '{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
  ['an id with a lone surrogate', '{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}', -32600],
  ['an id that loses digits', '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}', -32600],
  ['an id that is too large a number', '{"jsonrpc":"2.0","id":1e999,"method":"ping"}', -32600],
  ['an array nested a hundred thousand levels deep', deep(100_000), -32600],
];

/** Texts with a usable id, and the code of the error response. */
const WITH_ID: readonly (readonly [name: string, text: string, code: number])[] = [
  ['no jsonrpc', '{"id":5,"method":"ping"}', -32600],
  ['another jsonrpc', '{"jsonrpc":"1.0","id":5,"method":"ping"}', -32600],
  ['jsonrpc as a number', '{"jsonrpc":2.0,"id":5,"method":"ping"}', -32600],
  ['a method that is a number', '{"jsonrpc":"2.0","id":5,"method":7}', -32600],
  ['params in an array', '{"jsonrpc":"2.0","id":5,"method":"ping","params":[1]}', -32602],
  ['params of null', '{"jsonrpc":"2.0","id":5,"method":"ping","params":null}', -32602],
  ['params as a string', '{"jsonrpc":"2.0","id":5,"method":"ping","params":"x"}', -32602],
  ['an empty method', '{"jsonrpc":"2.0","id":5,"method":""}', -32601],
  [
    'a notification with an id',
    '{"jsonrpc":"2.0","id":5,"method":"notifications/cancelled","params":{"requestId":1}}',
    -32601,
  ],
  [
    'a request that only servers send',
    '{"jsonrpc":"2.0","id":5,"method":"sampling/createMessage","params":{}}',
    -32601,
  ],
  ['a method with a lone surrogate', '{"jsonrpc":"2.0","id":5,"method":"\\ud800"}', -32601],
  ['a method of objects', '{"jsonrpc":"2.0","id":5,"method":"__proto__"}', -32601],
  [
    'nested a hundred thousand levels deep',
    `{"jsonrpc":"2.0","id":5,"method":"ping","params":{"a":${deep(100_000)}}}`,
    -32600,
  ],
  ['ten megabytes of method', `{"jsonrpc":"2.0","id":5,"method":"${big}"}`, -32601],
];

/** Texts that get no response. */
const SILENT: readonly (readonly [name: string, text: string])[] = [
  ['an unknown notification', '{"jsonrpc":"2.0","method":"notifications/none"}'],
  [
    'a notification that only servers send',
    '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}',
  ],
  ['a notification with params in an array', '{"jsonrpc":"2.0","method":"notifications/initialized","params":[]}'],
  ['a notification with another jsonrpc', '{"jsonrpc":"1.0","method":"notifications/initialized"}'],
  ['a request without an id', '{"jsonrpc":"2.0","method":"tools/list"}'],
  ['an unmatched response', '{"jsonrpc":"2.0","id":77,"result":{}}'],
  ['a response without an id', '{"jsonrpc":"2.0","error":{"code":-32603,"message":"no"}}'],
  ['a response with another jsonrpc', '{"jsonrpc":"1.0","id":77,"result":{}}'],
  [
    'a cancellation of an unknown request',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
  ],
  ['a cancellation without an id', '{"jsonrpc":"2.0","method":"notifications/cancelled"}'],
];

describe.each(MCP_REVISIONS)('what is not a message, in %s', (revision) => {
  it.each(NO_ID)('%s: an error without an id if the revision allows it, otherwise no response', (_, text, code) => {
    const says = revision >= '2025-11-25';
    const message = code === -32700 ? 'Parse error' : 'Invalid Request';
    expect(backFor(revision, text)).toEqual(says ? [{ jsonrpc: '2.0', error: { code, message } }] : []);
  });

  it.each(WITH_ID)('%s: an error with the id', (_, text, code) => {
    const needsMeta = revision === '2026-07-28' && code === -32601;
    const whole = needsMeta ? undefined : code;
    const back = backFor(revision, text);
    expect(back).toHaveLength(1);
    expect(back[0]).toMatchObject({ id: 5, error: whole === undefined ? {} : { code: whole } });
  });

  it.each(SILENT)('%s: nothing', (_, text) => {
    expect(backFor(revision, text)).toEqual([]);
  });
});

describe.each(HANDSHAKE_REVISIONS)('unusual but valid, in %s', (revision) => {
  it.each([
    ['a duplicate member: the last one counts', '{"jsonrpc":"2.0","id":5,"method":"none","method":"ping"}', 5],
    ['members of objects', '{"jsonrpc":"2.0","id":5,"method":"ping","__proto__":{"a":1},"constructor":2}', 5],
    ['an id of objects', '{"jsonrpc":"2.0","id":"__proto__","method":"ping"}', '__proto__'],
    ['an empty id', '{"jsonrpc":"2.0","id":"","method":"ping"}', ''],
    ['an id in another spelling', '{"jsonrpc":"2.0","id":1e2,"method":"ping"}', 100],
    ['a negative id', '{"jsonrpc":"2.0","id":-5,"method":"ping"}', -5],
    ['an id with a zero fraction', '{"jsonrpc":"2.0","id":5.0,"method":"ping"}', 5],
    ['white space around', ' \t{"jsonrpc":"2.0","id":5,"method":"ping"}\r', 5],
  ])('%s', (_, text, id) => {
    expect(backFor(revision, text)).toEqual([{ jsonrpc: '2.0', id, result: {} }]);
  });

  it('an id that is still in use is rejected, and the first request is answered', () => {
    const talk = new Conversation(shop, revision);
    talk.greet();
    talk.sendAll(
      { id: 5, method: 'prompts/get', params: { name: 'slow' } },
      { id: 5, method: 'prompts/list' },
      { id: '5', method: 'ping' },
      1000,
    );
    const answers = talk.outputs
      .map(({ message }) => message)
      .filter(isObject)
      .filter(({ id }) => id === 5 || id === '5');
    expect(answers).toMatchObject([
      { id: 5, error: { code: -32600 } },
      { id: '5', result: {} },
      { id: 5, result: {} },
    ]);
    expect(wordsOf(talk.reported())).toEqual([]);
  });
});

const ping = (id: number | string): Json => ({ jsonrpc: '2.0', id, method: 'ping' });
const slow = (id: number | string): Json => ({ jsonrpc: '2.0', id, method: 'prompts/get', params: { name: 'slow' } });
const note: Json = { jsonrpc: '2.0', method: 'notifications/roots/list_changed' };
const stop = (id: number): Json => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } });
const pong = (id: number | string): Json => ({ jsonrpc: '2.0', id, result: {} });

/** The responses to arrays and waits, without logs. */
function batches(...wishes: (Json[] | number)[]): Json[] {
  const talk = new Conversation({ ...shop, can: {} }, '2025-03-26');
  talk.greet();
  const before = talk.outputs.length;
  talk.sendAll(...wishes.map((wish) => (typeof wish === 'number' ? wish : JSON.stringify(wish))));
  expect(wordsOf(talk.reported())).toEqual([]);
  expect(talk.state.batches).toEqual([]);
  return talk.outputs
    .slice(before)
    .filter(({ channel }) => channel === 'message')
    .map(({ message }) => message);
}

describe('batches of 2025-03-26', () => {
  it('are answered with one array, without notifications', () => {
    expect(batches([ping(1), note, ping('1')])).toEqual([[pong(1), pong('1')]]);
    expect(batches([ping(1)])).toEqual([[pong(1)]]);
  });

  it('of notifications and responses only get no response', () => {
    expect(batches([note, note])).toEqual([]);
    expect(batches([pong(90)])).toEqual([]);
  });

  it('wait for the slowest request; others continue meanwhile', () => {
    const talk = new Conversation(shop, '2025-03-26');
    talk.greet();
    talk.sendAll(JSON.stringify([slow(1), ping(2)]));
    talk.sendAll({ id: 3, method: 'ping' }, 1000);
    const back = talk.outputs.map(({ message }) => message).slice(1);
    expect(back).toMatchObject([
      { method: 'notifications/message' },
      pong(3),
      [pong(2), { id: 1, result: { messages: [{}] } }],
    ]);
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('stay separate from each other', () => {
    expect(batches([slow(1), ping(2)], [slow(3)], 1000)).toMatchObject([[{ id: 2 }, { id: 1 }], [{ id: 3 }]]);
  });

  it('omit the responses of cancelled requests', () => {
    expect(batches([slow(1), ping(2)], [stop(1)], 1000)).toEqual([[pong(2)]]);
    expect(batches([slow(1)], [stop(1)], 1000)).toEqual([]);
  });

  it('get errors for invalid items with an id, and ignore the others', () => {
    expect(batches([{ jsonrpc: '1.0', id: 4, method: 'ping' }, 7, [ping(5)], {}, ping(6)])).toMatchObject([
      [{ id: 4, error: { code: -32600 } }, pong(6)],
    ]);
    expect(batches([1, 2, 3])).toEqual([]);
    expect(batches([])).toEqual([]);
  });

  it('answer each request of a duplicate id', () => {
    expect(batches([ping(1), ping(1)])).toEqual([[pong(1), pong(1)]]);
    expect(batches([slow(1), slow(1)], 1000)).toMatchObject([
      [
        { id: 1, error: {} },
        { id: 1, result: {} },
      ],
    ]);
    expect(batches([slow(1)], [slow(1)], 1000)).toMatchObject([[{ error: {} }], [{ result: {} }]]);
  });

  it('reject initialize', () => {
    const start = new Conversation(shop, '2025-03-26');
    const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
    start.sendAll(JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'initialize', params }, ping(2)]));
    expect(start.outputs.map(({ message }) => message)).toMatchObject([[{ id: 1, error: { code: -32600 } }, pong(2)]]);
    expect(start.state.handshake.phase).toBe('waiting');
    expect(wordsOf(start.reported())).toEqual([]);
  });

  it.each(['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28'] as const)('do not exist in %s', (revision) => {
    const says = revision >= '2025-11-25';
    expect(backFor(revision, JSON.stringify([ping(1)]))).toEqual(
      says ? [{ jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' } }] : [],
    );
  });
});

describe('a client that disconnects', () => {
  it('ends everything that belongs to it', () => {
    const talk = new Conversation(shop, '2025-03-26');
    talk.greet();
    talk.sendAll(JSON.stringify([slow(1), ping(2)]));
    talk.feed({ kind: 'close', at: 10 });
    const before = talk.outputs.length;
    talk.pass(1000);
    expect(talk.outputs).toHaveLength(before);
    expect(talk.state).toMatchObject({ running: [], batches: [], pendingRequests: [] });
  });
});

describe.each(HANDSHAKE_REVISIONS)('a second handshake in %s', (revision) => {
  it('is rejected, and the first one stays in force', () => {
    const talk = new Conversation(shop, revision);
    talk.greet();
    const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
    talk.sendAll({ id: 1, method: 'initialize', params }, { id: 2, method: 'ping' });
    expect(talk.outputs.slice(1).map(({ message }) => message)).toMatchObject([
      { id: 1, error: { code: -32600 } },
      pong(2),
    ]);
    expect(talk.state.handshake).toMatchObject({ phase: 'ready', revision });
    expect(wordsOf(talk.reported())).toEqual([]);
  });
});

describe('a step', () => {
  it('leaves the previous state unchanged', () => {
    const state = create(shop);
    const copy = structuredClone(state);
    step(state, { kind: 'message', at: 5, text: '[]' });
    step(state, { kind: 'message', at: 5, text: JSON.stringify(ping(1)) });
    expect(state).toEqual(copy);
  });
});
