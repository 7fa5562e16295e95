import { describe, expect, it } from 'vitest';
import { isObject, objectAt } from '../../protocol/values.ts';
import { CLIENT_CAPABILITIES, CLIENT_INFO, LOG_LEVEL, PROTOCOL_VERSION, SERVER_INFO } from '../eras.ts';
import { asker } from '../testing/requester.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { shop } from '../testing/shop.ts';
import { serverNamed } from '../servers/index.ts';
import type { Json, JsonRecord, McpRevision, ServerDefinition } from '../types.ts';

const R = '2026-07-28';
const CLIENT = { name: 'c', version: '1' };
const whole: JsonRecord = { [PROTOCOL_VERSION]: R, [CLIENT_INFO]: CLIENT, [CLIENT_CAPABILITIES]: {} };
const calculator = serverNamed('calculator')?.definition ?? shop;

function talkWith(definition: ServerDefinition = shop, revisions: readonly McpRevision[] = [R]): Conversation {
  return new Conversation(definition, R, { settings: { revisions }, capabilities: {} });
}

/** Sends exactly this; returns the messages that follow. */
function sent(talk: Conversation, message: JsonRecord): JsonRecord[] {
  const from = talk.outputs.length;
  talk.sendAll(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return talk.outputs.slice(from).flatMap(({ message: back }) => (isObject(back) ? [back] : []));
}

const request = (method: string, meta: JsonRecord = whole, params: JsonRecord = {}): JsonRecord => ({
  id: 1,
  method,
  params: { ...params, _meta: meta },
});

describe('a stateless request', () => {
  it.each(['server/discover', 'tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    'the result of %s has a type, a server name and a time to live',
    (method) => {
      const talk = talkWith();
      const [back] = sent(talk, request(method));
      expect(back).toMatchObject({
        id: 1,
        result: {
          resultType: 'complete',
          ttlMs: 0,
          cacheScope: 'private',
          _meta: { [SERVER_INFO]: { name: 'shop', version: '1.0.0' } },
        },
      });
      expect(wordsOf(talk.reported(true))).toEqual([]);
    },
  );

  it('a tool’s result, a prompt and completions have no time to live', () => {
    const talk = talkWith();
    const argument = { ref: { type: 'ref/prompt', name: 'praise' }, argument: { name: 'thing', value: '1' } };
    const results = [
      ...sent(talk, { ...request('prompts/get', whole, { name: 'bare' }), id: 1 }),
      ...sent(talk, { ...request('completion/complete', whole, argument), id: 2 }),
      ...sent(talkWith(calculator), request('tools/call', whole, { name: 'add', arguments: { a: 1, b: 2 } })),
    ].map(({ result }) => result);
    expect(results).toHaveLength(3);
    for (const result of results) {
      expect(result).toMatchObject({ resultType: 'complete', _meta: { [SERVER_INFO]: {} } });
      expect(JSON.stringify(result)).not.toMatch(/ttlMs|cacheScope/u);
    }
  });

  it('the time to live is the one in the definition', () => {
    const talk = talkWith({ ...shop, cache: { ttlMs: 60_000, cacheScope: 'public' } });
    const [back] = sent(talk, request('server/discover'));
    expect(back).toMatchObject({ result: { ttlMs: 60_000, cacheScope: 'public', supportedVersions: [R] } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  const { [PROTOCOL_VERSION]: _v, ...noVersion } = whole;
  const { [CLIENT_CAPABILITIES]: _c, ...noCapabilities } = whole;
  it.each<[string, JsonRecord | undefined]>([
    ['no params', undefined],
    ['no _meta', {}],
    ['a _meta that is no object', { _meta: [] }],
    ['no version', { _meta: noVersion }],
    ['a list of versions', { _meta: { ...whole, [PROTOCOL_VERSION]: [R] } }],
    ['no capabilities', { _meta: noCapabilities }],
    ['capabilities that are no object', { _meta: { ...whole, [CLIENT_CAPABILITIES]: true } }],
    ['a client without a version', { _meta: { ...whole, [CLIENT_INFO]: { name: 'c' } } }],
    ['a level of logs that there is not', { _meta: { ...whole, [LOG_LEVEL]: 'loud' } }],
  ])('with %s is rejected with -32602', (_, params) => {
    const talk = talkWith();
    const back = sent(talk, { id: 1, method: 'tools/list', ...(params ? { params } : {}) });
    expect(back).toMatchObject([{ id: 1, error: { code: -32602 } }]);
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('without client information is served', () => {
    const talk = talkWith();
    const { [CLIENT_INFO]: _, ...meta } = whole;
    expect(sent(talk, request('tools/list', meta))).toMatchObject([{ result: { resultType: 'complete' } }]);
  });

  it.each([
    'ping',
    'logging/setLevel',
    'resources/subscribe',
    'resources/unsubscribe',
    'tasks/list',
    'tasks/result',
    'tasks/get',
    'tasks/cancel',
    'roots/list',
    'elicitation/create',
    'no/such',
  ])('%s is not a method of this revision', (method) => {
    const talk = talkWith({ ...shop, can: { ...shop.can, tasks: true } });
    expect(sent(talk, request(method, whole, { taskId: 'x' }))).toMatchObject([{ id: 1, error: { code: -32601 } }]);
    expect(talk.steps.at(-1)?.why?.says).toContain(`\`${method}\``);
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it.each([
    'notifications/initialized',
    'notifications/roots/list_changed',
    'notifications/progress',
    'notifications/x',
  ])('%s is ignored without a response', (method) => {
    expect(sent(talkWith(), { method })).toEqual([]);
  });

  it('an unmatched response is ignored', () => {
    expect(sent(talkWith(), { id: 1, result: {} })).toEqual([]);
  });

  it('capabilities of one request do not apply to the next', () => {
    const talk = talkWith(asker);
    const able = { ...whole, [CLIENT_CAPABILITIES]: { elicitation: {} } };
    const call = { name: 'greet', arguments: {} };
    expect(sent(talk, request('tools/call', able, call))).toMatchObject([{ result: { resultType: 'input_required' } }]);
    const after = sent(talk, { ...request('tools/call', whole, call), id: 2 });
    expect(after).toMatchObject([{ error: { code: -32021, data: { requiredCapabilities: { elicitation: {} } } } }]);
  });

  it('logs and progress are sent only if the request asks for them, on its own stream', () => {
    const talk = talkWith();
    const get = (id: number, meta: JsonRecord): void => {
      sent(talk, { ...request('prompts/get', { ...whole, ...meta }, { name: 'slow' }), id });
      talk.pass(1000);
    };
    get(1, {});
    expect(talk.outputs.map(({ to }) => to?.id)).toEqual([1]);
    get(2, { [LOG_LEVEL]: 'error' });
    get(3, { [LOG_LEVEL]: 'warning', progressToken: 'p' });
    expect(talk.outputs.map(({ to }) => to?.id)).toEqual([1, 2, 3, 3, 3]);
    expect(talk.outputs.slice(2).map(({ message }) => (isObject(message) ? (message.method ?? 'result') : ''))).toEqual(
      ['notifications/message', 'notifications/progress', 'result'],
    );
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });
});

describe('an unsupported version', () => {
  it.each<[string, Json]>([
    ['1900-01-01', [R]],
    ['2027-01-01', [R]],
    ['2025-11-25', [R]],
    ['', [R]],
  ])('%j is rejected with the supported versions', (requested, supported) => {
    const talk = talkWith();
    const back = sent(talk, request('tools/list', { ...whole, [PROTOCOL_VERSION]: requested }));
    expect(back).toMatchObject([{ id: 1, error: { code: -32022, data: { requested, supported } } }]);
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('a server of both eras also lists handshake revisions, but never the one it rejects', () => {
    const both: McpRevision[] = ['2025-06-18', '2025-11-25', R];
    const refused = (version: string): Json | undefined => {
      const talk = talkWith(shop, both);
      const [back] = sent(talk, request('tools/list', { ...whole, [PROTOCOL_VERSION]: version }));
      expect(wordsOf(talk.reported())).toEqual([]);
      return objectAt(objectAt(back, 'error') ?? undefined, 'data')?.supported;
    };
    expect(refused('1900-01-01')).toEqual([R, '2025-11-25', '2025-06-18']);
    expect(refused('2025-11-25')).toEqual([R]);
  });

  it.each<[string, JsonRecord, JsonRecord]>([
    [
      '2025-11-25',
      { protocolVersion: '2025-11-25' },
      { code: -32022, data: { supported: [R], requested: '2025-11-25' } },
    ],
    ['its own version', { protocolVersion: R }, { code: -32601, data: { supported: [R] } }],
    ['nothing', {}, { code: -32601, data: { supported: [R] } }],
  ])('initialize with %s gets the supported versions', (_, params, error) => {
    const talk = talkWith();
    const back = sent(talk, {
      id: 1,
      method: 'initialize',
      params: { ...params, capabilities: {}, clientInfo: CLIENT },
    });
    expect(back).toMatchObject([{ id: 1, error }]);
    expect(wordsOf(talk.reported())).toEqual([]);
    expect(sent(talk, { method: 'notifications/initialized' })).toEqual([]);
    expect(sent(talk, { ...request('tools/list'), id: 2 })).toMatchObject([{ result: { resultType: 'complete' } }]);
  });
});

describe('a server of both eras', () => {
  const both: McpRevision[] = ['2024-11-05', '2025-11-25', R];

  it('responds to the probe, and then to a handshake', () => {
    const talk = talkWith(shop, both);
    expect(sent(talk, request('server/discover'))).toMatchObject([
      { result: { supportedVersions: [R, '2025-11-25', '2024-11-05'], resultType: 'complete' } },
    ]);
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT };
    const [agreed] = sent(talk, { id: 2, method: 'initialize', params });
    expect(agreed).toMatchObject({ id: 2, result: { protocolVersion: '2025-11-25', serverInfo: { name: 'shop' } } });
    expect(JSON.stringify(agreed)).not.toContain('resultType');
  });

  it('serves requests of both kinds side by side', () => {
    const talk = talkWith(shop, both);
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT };
    sent(talk, { id: 1, method: 'initialize', params });
    sent(talk, { method: 'notifications/initialized' });
    const [modern] = sent(talk, { ...request('prompts/list'), id: 2 });
    const [old] = sent(talk, { id: 3, method: 'prompts/list' });
    expect(modern).toMatchObject({ result: { resultType: 'complete', ttlMs: 0 } });
    expect(JSON.stringify(old)).not.toMatch(/resultType|ttlMs|serverInfo/u);
    expect(sent(talk, { id: 4, method: 'ping' })).toMatchObject([{ id: 4, result: {} }]);
    expect(sent(talk, { ...request('ping'), id: 5 })).toMatchObject([{ error: { code: -32601 } }]);
  });

  it('treats `_meta` with any key of the new era as a stateless request', () => {
    const talk = talkWith(shop, both);
    const back = sent(talk, request('tools/list', { [CLIENT_CAPABILITIES]: {} }));
    expect(back).toMatchObject([{ error: { code: -32602 } }]);
    const plain = sent(talk, { id: 2, method: 'initialize', params: {} });
    expect(plain).toMatchObject([{ error: { code: -32602 } }]);
  });

  it('requires the handshake if nothing belongs to the new era', () => {
    expect(sent(talkWith(shop, both), { id: 1, method: 'tools/list' })).toMatchObject([{ error: { code: -32600 } }]);
  });
});
