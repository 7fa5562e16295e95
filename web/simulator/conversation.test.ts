/** The client’s side of a conversation with a real server, played here by the simulated one. */
import { describe, expect, it } from 'vitest';
import { conversationOf, type ConversationMessage, type ConversationSetup } from './conversation.ts';
import { create, settingsFrom, step } from './server.ts';
import { serverNamed } from './servers/index.ts';
import type { McpRevision, ServerState } from './types.ts';

/** A conversation that goes on until the client has nothing to send by itself. */
class Talk {
  messages: ConversationMessage[] = [];
  readonly setup: ConversationSetup;
  #server: ServerState;
  #done = new Set<number>();

  constructor(revision: McpRevision, plays: ConversationSetup['plays'], server = 'everything') {
    this.setup = { revision, plays };
    const definition = serverNamed(server)?.definition ?? { info: { name: '', version: '' } };
    this.#server = create(definition, settingsFrom({ revisions: [revision] }));
    this.play();
  }

  get view() {
    return conversationOf(this.setup, this.messages);
  }

  send(text: string): void {
    const at = this.messages.length;
    this.messages = [...this.messages, { at, from: 'client', text }];
    const { state, outputs } = step(this.#server, { kind: 'message', at, text });
    this.#server = state;
    const sent = outputs.filter(({ channel }) => channel === 'message');
    this.messages = [...this.messages, ...sent.map((one) => ({ at, from: 'server' as const, text: one.text }))];
  }

  /** Sends what the client sends by itself, each once. */
  play(): void {
    for (;;) {
      const next = this.view.due.find(({ row }) => !this.#done.has(row));
      if (!next) return;
      this.#done.add(next.row);
      this.send(next.text);
    }
  }

  offer(title: string): string {
    return this.view.offers.find((one) => one.title === title)?.text.replaceAll(/\n\s*/g, '') ?? '';
  }

  /** Requests all pages of the tools, and calls one. */
  call(tool: string): void {
    this.send(this.offer('tools/list'));
    while (this.offer('tools/list next page') !== '') this.send(this.offer('tools/list next page'));
    const call = this.offer(`tools/call ${tool}`);
    if (call === '') throw new Error(`The tool ${tool} is not offered.`);
    this.send(call);
  }

  get last(): unknown {
    return JSON.parse(this.messages.findLast(({ from }) => from === 'server')?.text ?? 'null');
  }
}

const NOTHING = { handshake: false, answers: false };

describe('a conversation with a server', () => {
  it('begins with the handshake, by itself if that is wanted', () => {
    const { view } = new Talk('2025-06-18', NOTHING);
    expect(view.due).toEqual([]);
    expect(view.offers[view.next ?? -1]?.method).toBe('initialize');
    const played = new Talk('2025-06-18', { handshake: true, answers: false });
    expect(played.messages.map(({ from, text }) => [from, JSON.parse(text).method ?? 'result'])).toEqual([
      ['client', 'initialize'],
      ['server', 'result'],
      ['client', 'notifications/initialized'],
    ]);
    expect(played.view.offers[played.view.next ?? -1]?.method).toBe('tools/list');
  });

  it('offers what the server has listed, and only what it can do', () => {
    const talk = new Talk('2025-11-25', { handshake: true, answers: false }, 'calculator');
    const methods = (): string[] => [...new Set(talk.view.offers.map(({ method }) => method))];
    expect(methods()).toContain('tools/list');
    expect(methods()).not.toContain('resources/list');
    expect(methods()).not.toContain('tools/call');
    talk.send(talk.offer('tools/list'));
    expect(methods()).toContain('tools/call');
    talk.send(talk.offer('tools/call add'));
    expect(talk.messages.at(-1)?.text).toContain('"result"');
    expect(JSON.parse(talk.offer('tools/call add'))).toMatchObject({ id: talk.view.nextId });
  });

  it('speaks the revision that the server chose', () => {
    const message = (from: 'client' | 'server', value: object, at: number): ConversationMessage => ({
      at,
      from,
      text: JSON.stringify({ jsonrpc: '2.0', id: 1, ...value }),
    });
    const messages = [
      message('client', { method: 'initialize', params: { protocolVersion: '2025-11-25' } }, 0),
      message('server', { result: { protocolVersion: '2024-11-05', capabilities: { tools: {} } } }, 1),
    ];
    expect(conversationOf({ revision: '2025-11-25', plays: NOTHING }, messages).revision).toBe('2024-11-05');
  });

  it('offers the next page of a list', () => {
    const talk = new Talk('2025-11-25', { handshake: true, answers: false });
    const asked = { jsonrpc: '2.0', id: 7, method: 'tools/list' };
    const page = { jsonrpc: '2.0', id: 7, result: { tools: [{ name: 'a', inputSchema: {} }], nextCursor: 'c2' } };
    talk.messages = [
      ...talk.messages,
      { at: 9, from: 'client', text: JSON.stringify(asked) },
      { at: 9, from: 'server', text: JSON.stringify(page) },
    ];
    expect(JSON.parse(talk.offer('tools/list next page'))).toMatchObject({
      method: 'tools/list',
      params: { cursor: 'c2' },
    });
  });

  it('names the requests of the server that wait, with responses that the server accepts', () => {
    const talk = new Talk('2025-11-25', { handshake: true, answers: false });
    talk.call('ask_person');
    const [request] = talk.view.openRequests;
    expect(request?.methods).toEqual(['elicitation/create']);
    expect(talk.messages[request?.row ?? -1]?.text).toContain('elicitation/create');
    talk.send(request?.choices[0]?.text.replaceAll(/\n\s*/g, '') ?? '');
    expect(talk.view.openRequests).toEqual([]);
    expect(talk.last).toMatchObject({ result: { content: [{ type: 'text' }] } });
  });

  it('answers requests of the server by itself, if that is wanted', () => {
    const talk = new Talk('2025-11-25', { handshake: true, answers: true });
    talk.call('ask_person');
    expect(talk.view.openRequests).toHaveLength(1);
    talk.play();
    expect(talk.view.openRequests).toEqual([]);
    expect(talk.last).toMatchObject({ result: { content: [{ type: 'text' }] } });
  });

  it('answers only the last of several requests with one id', () => {
    const ask = '{"jsonrpc":"2.0","id":"q","method":"ping"}';
    const answer = '{"jsonrpc":"2.0","id":"q","result":{}}';
    const messages = [
      { at: 0, from: 'server' as const, text: ask },
      { at: 1, from: 'client' as const, text: answer },
      { at: 2, from: 'server' as const, text: ask },
    ];
    const plays = { handshake: true, answers: true };
    const { openRequests, due } = conversationOf({ revision: '2025-11-25', plays }, messages);
    expect(openRequests.map(({ row }) => row)).toEqual([2]);
    expect(due.map(({ row }) => row)).toEqual([2]);
  });

  it('without a handshake sends a request again with its input', () => {
    const talk = new Talk('2026-07-28', { handshake: true, answers: true });
    expect(talk.messages).toEqual([]);
    expect(talk.view.stateless).toBe(true);
    talk.send(talk.offer('server/discover'));
    talk.call('ask_person');
    expect(talk.last).toMatchObject({ result: { resultType: 'input_required' } });
    talk.play();
    expect(talk.last).toMatchObject({ result: { resultType: 'complete' } });
  });

  it('offers to cancel what is in flight, and to follow tasks and subscriptions', () => {
    const talk = new Talk('2025-11-25', { handshake: true, answers: false });
    const slow = { jsonrpc: '2.0', id: 50, method: 'tools/call', params: { name: 'x' } };
    talk.messages = [...talk.messages, { at: 1, from: 'client', text: JSON.stringify(slow) }];
    expect(talk.offer('notifications/cancelled request 50')).toContain('"requestId": 50');
    const task = { jsonrpc: '2.0', id: 50, result: { task: { taskId: 't1', status: 'working' } } };
    talk.messages = [...talk.messages, { at: 2, from: 'server', text: JSON.stringify(task) }];
    expect(talk.offer('notifications/cancelled request 50')).toBe('');
    expect(talk.offer('tasks/get t1')).toContain('"taskId": "t1"');
  });

  it.each([
    ['no JSON', 'hello'],
    ['odd members', '{"id":{},"method":5,"result":[{}],"error":7}'],
    ['a list that is none', '{"jsonrpc":"2.0","id":1,"result":{"tools":{"name":7},"capabilities":5,"task":3}}'],
    ['names that are none', '{"jsonrpc":"2.0","id":1,"result":{"tools":[null,{"inputSchema":"x"}]}}'],
  ])('survives a server that sends %s', (_, text) => {
    for (const method of ['initialize', 'tools/list', 'server/discover', 'prompts/list', 'tasks/get']) {
      const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
      for (const revision of ['2025-11-25', '2026-07-28'] as const) {
        const setup = { revision, plays: { handshake: true, answers: true } };
        const messages = [
          { at: 0, from: 'client', text: asked },
          { at: 1, from: 'server', text },
        ] as const;
        expect(conversationOf(setup, messages).offers.length).toBeGreaterThan(0);
      }
    }
  });
});
