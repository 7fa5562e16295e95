import { describe, expect, it } from 'vitest';
import { MCP_REVISIONS, HANDSHAKE_REVISIONS, LOG_LEVEL } from '../eras.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { shop } from '../testing/shop.ts';
import type { Json, JsonRecord, McpRevision, ServerDefinition } from '../types.ts';
import { isObject, stringOf } from '../../protocol/values.ts';

/** Does the handshake, sends the requests one by one, and returns the responses by request id; all messages must be clean. */
function answersTo(
  revision: McpRevision,
  wishes: (JsonRecord | number)[],
  definition: ServerDefinition = shop,
): Json[] {
  const talk = new Conversation(definition, revision);
  talk.greet();
  let id = 0;
  talk.sendAll(
    ...wishes.map((wish) =>
      typeof wish === 'number' || stringOf(wish.method).startsWith('notif') ? wish : { id: ++id, ...wish },
    ),
  );
  expect(wordsOf(talk.reported())).toEqual([]);
  const messages = talk.outputs.map(({ message }) => message).filter(isObject);
  return Array.from({ length: id }, (_, index) => {
    const found = messages.filter((one) => one.id === index + 1 && one.method === undefined);
    expect(found).toHaveLength(1);
    return found[0]?.result ?? found[0]?.error ?? null;
  });
}

function sentIn(revision: McpRevision, wishes: (JsonRecord | number)[], method: string): JsonRecord[] {
  const talk = new Conversation(shop, revision);
  talk.greet();
  talk.sendAll(...wishes.map((wish, index) => (typeof wish === 'number' ? wish : { id: index + 1, ...wish })));
  expect(wordsOf(talk.reported())).toEqual([]);
  return talk.outputs
    .map(({ message }) => message)
    .filter(isObject)
    .filter((one) => one.method === method);
}

const read = (uri: string): JsonRecord => ({ method: 'resources/read', params: { uri } });
const completing = (ref: JsonRecord, name: string, value: string, context?: JsonRecord): JsonRecord => ({
  method: 'completion/complete',
  params: { ref, argument: { name, value }, ...(context ? { context } : {}) },
});
const label = { type: 'ref/resource', uri: 'shop://label/{country}/{city}' };
const praise = { type: 'ref/prompt', name: 'praise' };

describe.each(MCP_REVISIONS)('resources in %s', (revision) => {
  it('are listed without their content', () => {
    const [resources, templates] = answersTo(revision, [
      { method: 'resources/list' },
      { method: 'resources/templates/list' },
    ]);
    expect(resources).toMatchObject({
      resources: [
        { uri: 'shop://goods', name: 'goods', mimeType: 'text/plain' },
        { uri: 'shop://logo' },
        { uri: 'shop://stock' },
      ],
    });
    expect(JSON.stringify(resources)).not.toMatch(/apples|iVBOR|does/u);
    expect(templates).toMatchObject({
      resourceTemplates: [{ uriTemplate: 'shop://label/{country}/{city}' }, { name: 'file' }],
    });
    expect(JSON.stringify(templates)).not.toContain('Paris');
  });

  it('are read as text, as binary, through templates, and by work', () => {
    const answers = answersTo(revision, [
      read('shop://goods'),
      read('shop://logo'),
      read('shop://label/France/Saint%20Denis'),
      read('shop://file/a/b/c.txt'),
      read('shop://stock'),
    ]);
    expect(answers).toMatchObject([
      { contents: [{ uri: 'shop://goods', mimeType: 'text/plain', text: 'apples\npears' }] },
      { contents: [{ uri: 'shop://logo', mimeType: 'image/png', blob: 'iVBORw0KGgo=' }] },
      { contents: [{ uri: 'shop://label/France/Saint%20Denis', text: 'To Saint Denis, France' }] },
      { contents: [{ text: 'a/b/c.txt' }] },
      { contents: [{ uri: 'shop://stock', text: '7' }] },
    ]);
  });

  it('return an error with the URI if they do not exist', () => {
    const code = revision === '2026-07-28' ? -32602 : -32002;
    const uris = ['shop://none', 'shop://label/France', 'shop://label/a/b/c', 'shop://label/%ff/b', '__proto__'];
    expect(answersTo(revision, uris.map(read))).toMatchObject(uris.map((uri) => ({ code, data: { uri } })));
  });
});

describe.each(HANDSHAKE_REVISIONS)('subscriptions in %s', (revision) => {
  const restock = { method: 'tools/call', params: { name: 'restock', arguments: { goods: 'figs' } } };
  const follow = { method: 'resources/subscribe', params: { uri: 'shop://goods' } };

  it('send one notification for each change until they end', () => {
    const leave = { method: 'resources/unsubscribe', params: { uri: 'shop://goods' } };
    const sent = sentIn(
      revision,
      [restock, follow, follow, restock, leave, restock],
      'notifications/resources/updated',
    );
    expect(sent).toEqual([
      { jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri: 'shop://goods' } },
    ]);
  });

  it('need a resource that exists', () => {
    expect(answersTo(revision, [{ method: 'resources/subscribe', params: { uri: 'shop://none' } }])).toMatchObject([
      { code: -32002 },
    ]);
  });

  it('do not exist if the server does not offer them', () => {
    expect(answersTo(revision, [follow], { ...shop, can: {} })).toMatchObject([{ code: -32601 }]);
  });
});

describe.each(MCP_REVISIONS)('prompts in %s', (revision) => {
  const get = (name: string, args?: JsonRecord): JsonRecord => ({
    method: 'prompts/get',
    params: { name, ...(args ? { arguments: args } : {}) },
  });

  it('are listed with their arguments and without their behavior', () => {
    const [list] = answersTo(revision, [{ method: 'prompts/list' }]);
    expect(list).toMatchObject({
      prompts: [
        { name: 'praise', arguments: [{ name: 'thing', required: true }, { name: 'tone' }] },
        { name: 'bare' },
        {},
      ],
    });
    expect(JSON.stringify(list)).not.toMatch(/messages|does|"complete":/u);
  });

  it('are filled, with content that the revision knows', () => {
    const [full] = answersTo(revision, [get('praise', { thing: 'tea', tone: 'warm', more: 'x' })]);
    const types =
      revision === '2024-11-05'
        ? ['text', 'text', 'text']
        : revision === '2025-03-26'
          ? ['text', 'text', 'audio']
          : ['text', 'resource_link', 'audio'];
    expect(full).toMatchObject({
      description: 'Praises a thing',
      messages: [{ role: 'user', content: { text: 'Praise tea in a warm tone.' } }, {}, {}],
    });
    const messages = isObject(full) && Array.isArray(full.messages) ? full.messages : [];
    expect(messages.map((one) => (isObject(one) && isObject(one.content) ? one.content.type : ''))).toEqual(types);
  });

  it('reject unknown names, missing arguments and arguments that are not strings', () => {
    const wrong = [
      get('none'),
      get('praise'),
      get('praise', { tone: 'warm' }),
      get('praise', { thing: 5 }),
      get('constructor'),
    ];
    expect(answersTo(revision, wrong)).toMatchObject(wrong.map(() => ({ code: -32602 })));
    expect(answersTo(revision, [get('praise')])).toMatchObject([{ data: { missing: ['thing'] } }]);
  });

  it('may take time', () => {
    const [, slow] = answersTo(revision, [get('bare'), get('slow'), 600]);
    expect(slow).toMatchObject({ messages: [{ content: { text: 'At last' } }] });
  });
});

describe.each(MCP_REVISIONS)('completion in %s', (revision) => {
  it('continues the typed text, in prompts and templates', () => {
    expect(
      answersTo(revision, [
        completing(label, 'country', 'f'),
        completing(label, 'country', 'l'),
        completing(praise, 'thing', 'thing 14'),
      ]),
    ).toMatchObject(
      [
        { completion: { values: ['France', 'Finland'], total: 2, hasMore: false } },
        { completion: { values: ['Italy', 'Finland'] } },
        { completion: { values: ['thing 14', 'thing 140', 'thing 141', 'thing 142'], total: 11, hasMore: false } },
      ].map((one, index) => (index === 2 ? { completion: { total: 11 } } : one)),
    );
  });

  it('returns at most a hundred values and the total', () => {
    const [answer] = answersTo(revision, [completing(praise, 'thing', '')]);
    expect(answer).toMatchObject({ completion: { total: 150, hasMore: true } });
    expect(JSON.stringify(answer).match(/"thing /gu)).toHaveLength(100);
  });

  it('uses arguments that are already chosen, in revisions that have them', () => {
    const context = { arguments: { country: 'Italy' } };
    const [answer] = answersTo(revision, [completing(label, 'city', 'pa', context)]);
    const values = revision >= '2025-06-18' ? ['Parma'] : ['Paris', 'Pau', 'Parma'];
    expect(answer).toMatchObject({ completion: { values } });
  });

  it('returns an empty list for arguments without values', () => {
    expect(
      answersTo(revision, [
        completing(praise, 'tone', ''),
        completing(praise, 'valueOf', ''),
        completing({ type: 'ref/resource', uri: 'shop://goods' }, 'x', ''),
      ]),
    ).toMatchObject([
      { completion: { values: [], total: 0, hasMore: false } },
      { completion: { values: [] } },
      { completion: { values: [] } },
    ]);
  });

  it('rejects unknown prompts and templates', () => {
    expect(
      answersTo(revision, [
        completing({ type: 'ref/prompt', name: 'none' }, 'x', ''),
        completing({ type: 'ref/resource', uri: 'shop://{x}' }, 'x', ''),
        completing({ type: 'ref/tool', name: 'restock' }, 'goods', ''),
      ]),
    ).toMatchObject([{ code: -32602 }, { code: -32602 }, { code: -32602 }]);
    expect(answersTo(revision, [completing(praise, 'thing', '')], { ...shop, can: {} })).toMatchObject([
      { code: -32601 },
    ]);
  });
});

describe.each(HANDSHAKE_REVISIONS)('logging in %s', (revision) => {
  const restock = { method: 'tools/call', params: { name: 'restock', arguments: { goods: 'figs' } } };
  const level = (name: string): JsonRecord => ({ method: 'logging/setLevel', params: { level: name } });
  const logs = (...wishes: JsonRecord[]): unknown[] =>
    sentIn(revision, [...wishes, restock], 'notifications/message').map(({ params }) =>
      isObject(params) ? params.level : null,
    );

  it('starts at info and follows the requested level', () => {
    expect(logs()).toEqual(['error']);
    expect(logs(level('debug'))).toEqual(['debug', 'error']);
    expect(logs(level('critical'))).toEqual([]);
  });

  it('rejects unknown levels', () => {
    expect(
      answersTo(revision, [level('loud'), level('Info'), { method: 'logging/setLevel' }, level('info')]),
    ).toMatchObject([{ code: -32602 }, { code: -32602 }, { code: -32602 }, {}]);
  });

  it('announces changed lists only after the handshake', () => {
    expect(sentIn(revision, [restock], 'notifications/prompts/list_changed')).toHaveLength(1);
    const early = new Conversation(shop, revision);
    early.sendAll(
      {
        id: 0,
        method: 'initialize',
        params: { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'a', version: '1' } },
      },
      { id: 1, ...restock },
    );
    expect(early.outputs.map(({ text }) => text).join('\n')).not.toContain('list_changed');
  });

  it('requests roots again when they have changed', () => {
    const talk = new Conversation(shop, revision);
    talk.greet();
    talk.sendAll(
      { method: 'notifications/roots/list_changed' },
      { method: 'notifications/progress', params: { progressToken: 1, progress: 1 } },
    );
    expect(talk.outputs.map(({ message }) => isObject(message) && message.method)).toContain('roots/list');
    expect(wordsOf(talk.reported())).toEqual([]);
  });
});

describe('logging in 2026-07-28', () => {
  it('has no setLevel, and logs for requests that ask for it', () => {
    expect(answersTo('2026-07-28', [{ method: 'logging/setLevel', params: { level: 'info' } }])).toMatchObject([
      { code: -32601 },
    ]);
    const call = (meta: JsonRecord): JsonRecord => ({
      method: 'tools/call',
      params: { name: 'restock', arguments: { goods: 'figs' }, _meta: meta },
    });
    const sent = sentIn('2026-07-28', [call({}), call({ [LOG_LEVEL]: 'info' })], 'notifications/message');
    expect(sent.map(({ params }) => params)).toMatchObject([{ level: 'error', logger: 'shop' }]);
  });
});
