import { describe, expect, it } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { dressed } from '../client.ts';
import { HANDSHAKE_REVISIONS, MCP_REVISIONS } from '../eras.ts';
import { dueAt } from '../server.ts';
import { asker } from '../testing/requester.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { shop } from '../testing/shop.ts';
import type { JsonRecord, McpRevision } from '../types.ts';

const slow = { method: 'prompts/get', params: { name: 'slow' } };
const stop = (requestId: string | number): JsonRecord => ({
  method: 'notifications/cancelled',
  params: { requestId, reason: 'enough' },
});

function greeted(revision: McpRevision): Conversation {
  const talk = new Conversation(shop, revision);
  talk.greet();
  return talk;
}

const methodsIn = (talk: Conversation): unknown[] =>
  talk.outputs.map(({ message }) => (isObject(message) ? (message.method ?? message.id) : null));

describe.each(MCP_REVISIONS)('cancellation in %s', (revision) => {
  it('stops the work: no response and no progress follow', () => {
    const talk = greeted(revision);
    talk.sendAll({ id: 'a', ...slow, params: { ...slow.params, _meta: { progressToken: 7 } } }, 100, stop('a'));
    const before = talk.outputs.length;
    expect(dueAt(talk.state)).toBeNull();
    talk.sendAll(5000, { id: 'b', method: 'prompts/list' });
    expect(methodsIn(talk).slice(before)).toEqual(['b']);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('changes nothing if it is late, unknown, of another JSON type or without an id', () => {
    const talk = greeted(revision);
    talk.sendAll({ id: 1, ...slow });
    talk.sendAll(
      stop('1'),
      stop(2),
      { method: 'notifications/cancelled', params: {} },
      { method: 'notifications/cancelled' },
    );
    talk.sendAll(1000);
    expect(methodsIn(talk).at(-1)).toBe(1);
    const before = talk.outputs.length;
    talk.sendAll(stop(1), 1000);
    expect(talk.outputs).toHaveLength(before);
    expect(talk.steps.at(-2)?.why?.says).toContain('No request 1');
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('affects one of several requests only', () => {
    const talk = greeted(revision);
    talk.sendAll({ id: 1, ...slow }, { id: 2, ...slow }, { id: 3, ...slow }, stop(2), 1000);
    expect(methodsIn(talk).filter((one) => typeof one === 'number' && one > 0)).toEqual([1, 3]);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });
});

describe.each(HANDSHAKE_REVISIONS)('cancellation with a handshake, in %s', (revision) => {
  it('cannot cancel `initialize`', () => {
    const talk = new Conversation(shop, revision);
    talk.greet(5);
    const before = talk.state.handshake;
    talk.sendAll(stop(5));
    expect(talk.state.handshake).toEqual(before);
    expect(before.phase).toBe('ready');
  });

  it('applies to a request of another exchange; a broken stream cancels nothing', () => {
    const talk = greeted(revision);
    const text = (body: JsonRecord): string => JSON.stringify({ jsonrpc: '2.0', ...body });
    talk.feed({ kind: 'message', at: 0, text: text({ id: 1, ...slow }), exchange: 'x' });
    talk.feed({ kind: 'close', at: 1, exchange: 'x' });
    expect(talk.state.running).toHaveLength(1);
    talk.feed({ kind: 'message', at: 2, text: text(stop(1)), exchange: 'y' });
    expect(talk.state.running).toEqual([]);
  });
});

it('cancels the server’s own requests for that request', () => {
  const talk = new Conversation(asker, '2025-11-25');
  talk.greet();
  const text = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'greet', arguments: {} },
  });
  const { outputs } = talk.feed({ kind: 'message', at: 0, text }, false);
  const [requested] = outputs;
  talk.sendAll(stop(1));
  expect(talk.outputs.at(-1)?.message).toMatchObject({
    method: 'notifications/cancelled',
    params: { requestId: isObject(requested?.message) ? requested.message.id : null },
  });
  expect(talk.state).toMatchObject({ pendingRequests: [], running: [] });
  talk.sendAll(10_000_000);
  expect(wordsOf(talk.reported(true))).toEqual([]);
});

describe('cancellation in 2026-07-28', () => {
  const R = '2026-07-28';
  const text = (id: number): string => JSON.stringify(dressed({ jsonrpc: '2.0', id, ...slow }, R, {}));

  it('is closing the stream over HTTP, and does not affect another client’s request with the same id', () => {
    const talk = new Conversation(shop, R, { settings: { transport: 'http' } });
    talk.feed({ kind: 'message', at: 0, text: text(1), exchange: 'x' });
    talk.feed({ kind: 'message', at: 0, text: text(1), exchange: 'y' });
    const { why } = talk.feed({ kind: 'close', at: 1, exchange: 'x' });
    expect(why?.says).toContain('cancelled');
    const unmatched = JSON.stringify({ jsonrpc: '2.0', ...stop(1) });
    talk.feed({ kind: 'message', at: 2, text: unmatched, exchange: 'z' });
    talk.sendAll(1000);
    expect(talk.outputs.map(({ to }) => to)).toEqual([expect.objectContaining({ exchange: 'y' })]);
  });
});
