import { describe, expect, it } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { Conversation, wordsOf, type Wish } from '../testing/converse.ts';
import type { Json, JsonRecord, McpRevision, ServerDefinition } from '../types.ts';
import { everything } from './everything.ts';
import { FIXTURES, SERVERS, serverNamed } from './index.ts';
import { notes } from './notes.ts';
import { weather } from './weather.ts';

function talkWith(definition: ServerDefinition, revision: McpRevision, ...wishes: Wish[]): Conversation {
  const talk = new Conversation(definition, revision);
  talk.greet();
  talk.sendAll(...wishes);
  expect(wordsOf(talk.reported())).toEqual([]);
  return talk;
}

const messages = (talk: Conversation): JsonRecord[] => talk.outputs.map(({ message }) => message).filter(isObject);
const call = (id: number, name: string, args: JsonRecord = {}, meta?: JsonRecord): JsonRecord => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...(meta ? { _meta: meta } : {}) },
});
const answer = (talk: Conversation, id: number): Json =>
  messages(talk).find((one) => one.id === id && one.method === undefined)?.result ?? null;
const methods = (talk: Conversation): string[] =>
  messages(talk).flatMap(({ method }) => (typeof method === 'string' ? [method] : []));

describe('the list of servers', () => {
  it('has each server once, with its own name', () => {
    expect(SERVERS.map(({ id }) => id)).toEqual(['calculator', 'weather', 'notes', 'everything', 'apps']);
    for (const { id } of [...SERVERS, ...FIXTURES]) expect(serverNamed(id)?.id).toBe(id);
    expect(serverNamed('none')).toBeNull();
  });

  it('is data', () => {
    for (const { definition } of SERVERS) expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });
});

describe('weather', () => {
  it('returns a forecast with structured content, the same each time', () => {
    const args = { city: 'paris', days: 2 };
    const talk = talkWith(weather, '2025-11-25', call(1, 'get_forecast', args), call(2, 'get_forecast', args));
    expect(answer(talk, 1)).toMatchObject({ structuredContent: { city: 'Paris', days: [{ day: 'Monday' }, {}] } });
    expect(answer(talk, 2)).toEqual(answer(talk, 1));
  });

  it('reports an unknown city to the model, with the known ones', () => {
    const talk = talkWith(weather, '2025-06-18', call(1, 'get_forecast', { city: 'Atlantis' }));
    expect(answer(talk, 1)).toMatchObject({ isError: true });
    expect(JSON.stringify(answer(talk, 1))).toContain('Helsinki');
  });

  it('asks its stations for alerts, with progress and logs in between', () => {
    const talk = talkWith(
      weather,
      '2025-11-25',
      call(1, 'get_alerts', { country: 'Japan' }, { progressToken: 't' }),
      5000,
    );
    expect(methods(talk).filter((one) => one === 'notifications/progress')).toHaveLength(3);
    expect(methods(talk).filter((one) => one === 'notifications/message').length).toBeGreaterThan(2);
    expect(answer(talk, 1)).toMatchObject({ structuredContent: { country: 'Japan' } });
  });

  it('stops asking when the call is cancelled', () => {
    const stop = { method: 'notifications/cancelled', params: { requestId: 1 } };
    const talk = talkWith(weather, '2025-11-25', call(1, 'get_alerts', { country: 'Japan' }), 400, stop, 5000);
    expect(answer(talk, 1)).toBeNull();
  });

  it('reads a station, and reports an unknown one', () => {
    const read = (id: number, uri: string): JsonRecord => ({ id, method: 'resources/read', params: { uri } });
    const talk = talkWith(
      weather,
      '2025-11-25',
      read(1, 'weather://now/Italy/Rome'),
      read(2, 'weather://now/Italy/Paris'),
    );
    expect(JSON.stringify(answer(talk, 1))).toContain('Rome');
    expect(messages(talk).find(({ id }) => id === 2)).toMatchObject({ error: { code: -32002 } });
  });
});

describe.each(MCP_REVISIONS)('notes in %s', (revision) => {
  const add = call(1, 'add_note', { title: 'New', text: 'Fresh words' });

  it('are added, listed, read, found, changed and removed', () => {
    const talk = talkWith(
      notes,
      revision,
      add,
      { id: 2, method: 'resources/read', params: { uri: 'note:///3' } },
      call(3, 'search_notes', { query: 'fresh' }),
      call(4, 'change_note', { id: '3', text: 'Older words' }),
      { id: 5, method: 'resources/read', params: { uri: 'note:///3' } },
      call(6, 'remove_note', { id: '3' }),
      { id: 7, method: 'resources/read', params: { uri: 'note:///3' } },
      call(8, 'change_note', { id: '3', text: 'x' }),
    );
    expect(answer(talk, 2)).toMatchObject({ contents: [{ uri: 'note:///3', text: 'Fresh words' }] });
    expect(JSON.stringify(answer(talk, 3))).toContain('note:///3');
    expect(answer(talk, 5)).toMatchObject({ contents: [{ text: 'Older words' }] });
    expect(messages(talk).find(({ id }) => id === 7)).toMatchObject({ error: { data: { uri: 'note:///3' } } });
    expect(answer(talk, 8)).toMatchObject({ isError: true });
  });

  it('complete the current ids', () => {
    const complete = (id: number): JsonRecord => ({
      id,
      method: 'completion/complete',
      params: { ref: { type: 'ref/resource', uri: 'note:///{id}' }, argument: { name: 'id', value: '' } },
    });
    const talk = talkWith(notes, revision, complete(7), add, complete(8));
    expect(answer(talk, 7)).toMatchObject({ completion: { values: ['1', '2'] } });
    expect(answer(talk, 8)).toMatchObject({ completion: { values: ['1', '2', '3'] } });
  });

  it('are embedded in a prompt', () => {
    const talk = talkWith(notes, revision, {
      id: 1,
      method: 'prompts/get',
      params: { name: 'sum_up_note', arguments: { id: '1' } },
    });
    expect(answer(talk, 1)).toMatchObject({
      messages: [{ content: { type: 'text' } }, { content: { type: 'resource', resource: { uri: 'note:///1' } } }],
    });
  });
});

describe('changes of notes', () => {
  it('are announced once as a changed list, and to subscribers as an update', () => {
    const talk = talkWith(
      notes,
      '2025-11-25',
      { id: 1, method: 'resources/subscribe', params: { uri: 'note:///1' } },
      call(2, 'change_note', { id: '1', text: 'Other words' }),
      call(3, 'add_note', { title: 'New', text: 'Words' }),
    );
    expect(methods(talk).filter((one) => one !== 'notifications/message')).toEqual([
      'notifications/resources/updated',
      'notifications/resources/list_changed',
    ]);
  });
});

describe('everything', () => {
  it.each([
    ['2024-11-05', ['text', 'image', 'text', 'text', 'resource', 'resource']],
    ['2025-03-26', ['text', 'image', 'audio', 'text', 'resource', 'resource']],
    ['2025-06-18', ['text', 'image', 'audio', 'resource_link', 'resource', 'resource']],
    ['2026-07-28', ['text', 'image', 'audio', 'resource_link', 'resource', 'resource']],
  ] as const)('shows all content that %s supports', (revision, types) => {
    const shown = answer(talkWith(everything, revision, call(1, 'show_content')), 1);
    const content = isObject(shown) && Array.isArray(shown.content) ? shown.content : [];
    expect(content.map((block) => (isObject(block) ? block.type : ''))).toEqual(types);
  });

  it.each(MCP_REVISIONS)('has pages in %s that lead through everything', (revision) => {
    const talk = new Conversation(everything, revision);
    talk.greet();
    const uris: unknown[] = [];
    let cursor: Json | undefined;
    for (let id = 1; id < 10; id += 1) {
      talk.sendAll({ id, method: 'resources/list', params: cursor === undefined ? {} : { cursor } });
      const page = answer(talk, id);
      if (!isObject(page) || !Array.isArray(page.resources)) break;
      uris.push(...page.resources.map((one) => (isObject(one) ? one.uri : null)));
      cursor = page.nextCursor;
      if (cursor === undefined) break;
    }
    expect(uris).toEqual(everything.resources?.map(({ uri }) => uri));
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it.each(MCP_REVISIONS)('sends requests to the client in %s, if the revision has them', (revision) => {
    const talk = talkWith(
      everything,
      revision,
      call(1, 'ask_person'),
      call(2, 'ask_model', { question: 'Why?' }),
      call(3, 'show_roots'),
    );
    const sent = JSON.stringify(messages(talk));
    expect(sent.includes('Hello Name') || sent.includes('Hello name')).toBe(revision >= '2025-06-18');
    expect(sent).toContain('The model says: A short answer');
    expect(sent).toContain('file:///home/ada/project');
  });

  it('completes a URL-mode elicitation', () => {
    const talk = talkWith(everything, '2025-11-25', call(1, 'ask_visit'), 2000);
    expect(methods(talk)).toEqual(['elicitation/create', 'notifications/elicitation/complete']);
    expect(JSON.stringify(answer(talk, 1))).toContain('Signed in.');
  });

  it('changes its list of tools, and back', () => {
    const list = (id: number): JsonRecord => ({ id, method: 'tools/list' });
    const talk = talkWith(
      { ...everything, pageSize: 50 },
      '2025-11-25',
      call(1, 'toggle_tool'),
      list(2),
      call(3, 'temporary_tool'),
      call(4, 'toggle_tool'),
      list(5),
    );
    expect(methods(talk)).toEqual(['notifications/tools/list_changed', 'notifications/tools/list_changed']);
    expect(JSON.stringify(answer(talk, 2))).toContain('temporary_tool');
    expect(JSON.stringify(answer(talk, 3))).toContain('Still here.');
    expect(JSON.stringify(answer(talk, 5))).not.toContain('temporary_tool');
  });
});

describe('wrong calls', () => {
  it.each(MCP_REVISIONS)('of tools in %s', (revision) => {
    const talk = talkWith(
      weather,
      revision,
      call(1, 'get_forecast', { days: 2 }),
      call(2, 'none'),
      call(3, 'get_forecast', { city: 'Paris', days: 99 }),
    );
    const wrong = revision >= '2025-11-25' ? { result: { isError: true } } : { error: { code: -32602 } };
    const back = (id: number): JsonRecord | undefined => messages(talk).find((one) => one.id === id);
    expect(back(1)).toMatchObject(wrong);
    expect(back(2)).toMatchObject({ error: { code: -32602 } });
    expect(back(3)).toMatchObject(wrong);
    expect(JSON.stringify(back(1))).toContain('city');
  });

  it('of broken definitions never affect clients: results are valid, or a failure is reported', () => {
    const output: JsonRecord = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
    const tool = (name: string, answerOf: JsonRecord, more: JsonRecord = {}): JsonRecord => ({
      name,
      inputSchema: { type: 'object' },
      does: { answer: answerOf },
      ...more,
    });
    const broken: ServerDefinition = {
      info: { name: 'broken', version: '1' },
      tools: [],
    };
    const tools = [
      tool('no_content', { sent: 1 }),
      tool('odd_block', { content: [{ type: 'text' }] }),
      tool('number_as_text', { content: [{ type: 'text', text: '{{n}}' }] }),
      tool('breaks_promise', { structuredContent: { n: '{{n}}' } }, { outputSchema: output }),
      tool('keeps_promise', { structuredContent: { n: '{{n}}' } }, { outputSchema: output }),
      tool('forgets_promise', { content: [] }, { outputSchema: output }),
    ];
    const talk = new Conversation({ ...broken, tools: JSON.parse(JSON.stringify(tools)) }, '2025-11-25');
    talk.greet();
    tools.forEach(({ name }, index) => {
      talk.sendAll(
        call(index + 1, typeof name === 'string' ? name : '', { n: name === 'breaks_promise' ? 'five' : 5 }),
      );
    });
    expect(wordsOf(talk.reported())).toEqual([]);
    expect(messages(talk).slice(1)).toMatchObject([
      { error: { code: -32603 } },
      { error: { code: -32603 } },
      { result: { content: [{ text: '5' }] } },
      { result: { isError: true } },
      { result: { structuredContent: { n: 5 }, content: [{ text: '{"n":5}' }] } },
      { result: { isError: true } },
    ]);
  });
});
