import { describe, expect, it } from 'vitest';
import { isObject, objectAt } from '../../protocol/values.ts';
import { SUBSCRIPTION_ID } from '../eras.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { shop } from '../testing/shop.ts';
import type { Json, JsonRecord, Output, ServerDefinition } from '../types.ts';

const R = '2026-07-28';
const ACK = 'notifications/subscriptions/acknowledged';
const wholeShop: ServerDefinition = { ...shop, tools: shop.tools ?? [] };

function listening(filters: Record<string, JsonRecord>, definition = wholeShop): Conversation {
  const talk = new Conversation(definition, R);
  talk.sendAll({ id: 'd', method: 'server/discover' });
  for (const [id, notifications] of Object.entries(filters))
    talk.sendAll({ id, method: 'subscriptions/listen', params: { notifications } });
  return talk;
}

/** Messages on streams since then: the method, and the subscription that they name. */
function delivered(outputs: readonly Output[]): [Json, Json][] {
  return outputs.flatMap(({ message }) => {
    if (!isObject(message) || typeof message.method !== 'string') return [];
    const meta = objectAt(objectAt(message, 'params') ?? undefined, '_meta');
    return [[message.method, meta?.[SUBSCRIPTION_ID] ?? null] as [Json, Json]];
  });
}

describe('subscriptions/listen', () => {
  it('first acknowledges what was requested and what the server has', () => {
    const talk = listening({
      a: { toolsListChanged: true, promptsListChanged: false, resourceSubscriptions: ['shop://goods', 'shop://none'] },
    });
    expect(talk.outputs.at(-1)).toMatchObject({
      to: { id: 'a' },
      last: false,
      message: {
        method: ACK,
        params: {
          _meta: { [SUBSCRIPTION_ID]: 'a' },
          notifications: { toolsListChanged: true, resourceSubscriptions: ['shop://goods'] },
        },
      },
    });
    expect(talk.outputs.at(-1)?.text).not.toContain('promptsListChanged');
    const bare = listening({ a: { toolsListChanged: true, resourcesListChanged: true } }, { info: shop.info });
    expect(bare.outputs.at(-1)).toMatchObject({ message: { method: ACK, params: { notifications: {} } } });
    expect(wordsOf([...talk.reported(true), ...bare.reported(true)])).toEqual([]);
  });

  it('each of several carries what it requested, and nothing else', () => {
    const talk = listening({
      tools: { toolsListChanged: true },
      both: { promptsListChanged: true, resourceSubscriptions: ['shop://goods'] },
      none: {},
    });
    const from = talk.outputs.length;
    talk.sendAll({ id: 1, method: 'tools/call', params: { name: 'restock', arguments: { goods: 'figs' } } });
    talk.feed({ kind: 'act', at: talk.at, act: { act: 'changed', list: 'tools' } });
    talk.feed({ kind: 'act', at: talk.at, act: { act: 'changed', list: 'resources' } });
    expect(delivered(talk.outputs.slice(from))).toEqual([
      ['notifications/resources/updated', 'both'],
      ['notifications/prompts/list_changed', 'both'],
      ['notifications/tools/list_changed', 'tools'],
    ]);
    expect(talk.outputs.at(-1)).toMatchObject({ to: { id: 'tools' } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('ends when the client cancels it, and no response follows', () => {
    const talk = listening({ a: { toolsListChanged: true }, b: { toolsListChanged: true } });
    const from = talk.outputs.length;
    talk.sendAll({ method: 'notifications/cancelled', params: { requestId: 'a' } });
    expect(talk.outputs).toHaveLength(from);
    talk.feed({ kind: 'act', at: talk.at, act: { act: 'changed', list: 'tools' } });
    expect(delivered(talk.outputs.slice(from))).toEqual([['notifications/tools/list_changed', 'b']]);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('ends when the client closes its stream', () => {
    const talk = new Conversation(wholeShop, R, { settings: { transport: 'http' } });
    const text = (id: number): string =>
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': R,
            'io.modelcontextprotocol/clientInfo': { name: 'c', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      });
    // Two clients that use the same ids: the transport distinguishes them.
    talk.feed({ kind: 'message', at: 0, text: text(1), exchange: 'x' });
    talk.feed({ kind: 'message', at: 0, text: text(1), exchange: 'y' });
    talk.feed({ kind: 'close', at: 1, exchange: 'x' });
    const { outputs } = talk.feed({ kind: 'act', at: 2, act: { act: 'changed', list: 'tools' } });
    expect(outputs.map(({ to }) => to)).toMatchObject([{ id: 1, exchange: 'y' }]);
  });

  it('is answered when the server ends it', () => {
    const talk = listening({ a: { toolsListChanged: true } });
    talk.feed({ kind: 'act', at: talk.at, act: { act: 'end' } });
    expect(talk.outputs.at(-1)).toMatchObject({
      last: true,
      message: { id: 'a', result: { resultType: 'complete', _meta: { [SUBSCRIPTION_ID]: 'a' } } },
    });
    expect(talk.state.listening).toEqual([]);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('needs a filter of the right type', () => {
    const wrong: JsonRecord[] = [{}, { notifications: [] }, { notifications: { toolsListChanged: 'yes' } }];
    for (const params of wrong) {
      const talk = new Conversation(wholeShop, R);
      talk.sendAll({ id: 1, method: 'subscriptions/listen', params });
      expect(talk.outputs.at(-1)).toMatchObject({ message: { error: { code: -32602 } } });
      expect(wordsOf(talk.reported())).toEqual([]);
    }
  });

  it('does not exist in earlier revisions', () => {
    const talk = new Conversation(wholeShop, '2025-11-25');
    talk.greet();
    talk.sendAll({ id: 1, method: 'subscriptions/listen', params: { notifications: {} } });
    expect(talk.outputs.at(-1)).toMatchObject({ message: { error: { code: -32601 } } });
    expect(wordsOf(talk.reported())).toEqual([]);
  });
});
