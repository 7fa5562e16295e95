import { describe, expect, it } from 'vitest';
import { isObject, objectAt, stringOf } from '../protocol/values.ts';
import { dressed } from './client.ts';
import { LIFETIME } from './rounds.ts';
import { asker } from './testing/requester.ts';
import { Conversation, wordsOf } from './testing/converse.ts';
import type { JsonRecord } from './types.ts';

const R = '2026-07-28';
const ada = { action: 'accept', content: { name: 'Ada' } };
const poem = {
  role: 'assistant',
  content: { type: 'text', text: 'Roses' },
  model: 'm-1',
  stopReason: 'endTurn',
};
const ALL = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };

/** A client that handles input rounds manually. */
class ByHand extends Conversation {
  constructor(capabilities: JsonRecord = ALL, seed = 'a') {
    super(asker, R, { capabilities, settings: { seed } });
  }

  /** Sends one request; returns the immediate response. */
  send(id: number, params: JsonRecord, method = 'tools/call'): JsonRecord {
    this.sendAll(JSON.stringify(dressed({ jsonrpc: '2.0', id, method, params }, R, this.capabilities)));
    const last = this.outputs.at(-1)?.message;
    return isObject(last) ? last : {};
  }
}

const call = (name: string): JsonRecord => ({ name, arguments: {} });
const resultOf = (message: JsonRecord): JsonRecord => objectAt(message, 'result') ?? {};
const stateOf = (message: JsonRecord): string => stringOf(resultOf(message).requestState);
const textOf = (message: JsonRecord | undefined): string => JSON.stringify(message ?? null);
const last = (talk: Conversation): JsonRecord | undefined => {
  const message = talk.outputs.at(-1)?.message;
  return isObject(message) ? message : undefined;
};

describe('rounds of input', () => {
  it('a tool requests input, and responds to the retry that includes it', () => {
    const talk = new ByHand();
    const first = talk.send(1, call('greet'));
    expect(resultOf(first)).toMatchObject({
      resultType: 'input_required',
      inputRequests: { name: { method: 'elicitation/create', params: { message: 'What is your name?' } } },
    });
    const second = talk.send(2, { ...call('greet'), requestState: stateOf(first), inputResponses: { name: ada } });
    expect(resultOf(second)).toMatchObject({ resultType: 'complete', content: [{ text: 'Hello Ada' }] });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('one round contains several requests, and the unanswered ones are repeated alone', () => {
    const talk = new ByHand();
    const first = talk.send(1, call('all'));
    expect(Object.keys(objectAt(resultOf(first), 'inputRequests') ?? {})).toEqual(['name', 'poem', 'folders']);
    const second = talk.send(2, { ...call('all'), requestState: stateOf(first), inputResponses: { name: ada } });
    expect(Object.keys(objectAt(resultOf(second), 'inputRequests') ?? {})).toEqual(['poem', 'folders']);
    const folders = { roots: [{ uri: 'file:///a' }] };
    const third = talk.send(3, {
      ...call('all'),
      requestState: stateOf(second),
      inputResponses: { poem, folders, more: ada },
    });
    expect(textOf(third)).toContain('Ada: Roses');
    expect(textOf(third)).toContain('file:///a');
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('completed steps are not repeated, time passes between rounds, and each round has its own state', () => {
    const talk = new Conversation(asker, R, { capabilities: ALL });
    const level = { 'io.modelcontextprotocol/logLevel': 'info' };
    talk.sendAll({ id: 1, method: 'tools/call', params: { ...call('slowly'), _meta: level } }, 1000);
    const requested = talk.outputs.flatMap(({ message }) =>
      isObject(message) && resultOf(message).resultType === 'input_required' ? [message] : [],
    );
    expect(requested.map((one) => Object.keys(objectAt(resultOf(one), 'inputRequests') ?? {}))).toEqual([
      ['name'],
      ['poem'],
    ]);
    expect(new Set(requested.map(stateOf)).size).toBe(2);
    expect(textOf(last(talk))).toContain('name, playground-model-1');
    const logs = talk.outputs.map(({ text }) => text).filter((text) => text.includes('notifications/message'));
    expect(logs.map((text) => /before|between/u.exec(text)?.[0])).toEqual(['before', 'between']);
    expect(talk.state.memory).toEqual({ visits: 'one' });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('the server stores nothing: another one with the same seed continues', () => {
    const first = new ByHand();
    const requestState = stateOf(first.send(1, call('greet')));
    expect(first.state.running).toEqual([]);
    const talk = new ByHand();
    expect(textOf(talk.send(2, { ...call('greet'), requestState, inputResponses: { name: ada } }))).toContain('Ada');
    const stranger = new ByHand(ALL, 'b');
    expect(stranger.send(2, { ...call('greet'), requestState, inputResponses: { name: ada } })).toMatchObject({
      error: { code: -32602 },
    });
  });

  it.each([
    ['altered', (state: string) => `${state}-TAMPERED`, call('greet'), 0],
    ['altered within', (state: string) => `e${state.slice(1, 5)}A${state.slice(6)}`, call('greet'), 0],
    ['empty', () => '', call('greet'), 0],
    ['of another tool', (state: string) => state, call('refusable'), 0],
    ['of other arguments', (state: string) => state, { name: 'greet', arguments: { loud: true } }, 0],
    ['too old', (state: string) => state, call('greet'), LIFETIME + 1],
  ])('state that is %s is rejected', (_, change, params, later) => {
    const talk = new ByHand();
    const state = stateOf(talk.send(1, call('greet')));
    talk.pass(later);
    const back = talk.send(2, { ...params, requestState: change(state), inputResponses: { name: ada } });
    expect(back).toMatchObject({ id: 2, error: { code: -32602, message: 'Invalid requestState' } });
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('members in another order are the same request', () => {
    const talk = new ByHand();
    const state = stateOf(talk.send(1, { name: 'greet', arguments: { a: 1, b: [{ c: 2, d: null }] } }));
    const params = { arguments: { b: [{ d: null, c: 2 }], a: 1 }, name: 'greet' };
    const back = talk.send(2, { ...params, requestState: state, inputResponses: { name: ada } });
    expect(textOf(back)).toContain('Hello Ada');
  });

  it.each([
    ['of another type', { roots: [] }],
    ['that is not an object', 12_345],
    ['without what the form requires', { action: 'accept', content: {} }],
    ['that the form does not allow', { action: 'accept', content: { name: 'A' } }],
    ['with an unknown action', { action: 'yes' }],
  ])('a response %s causes an error that names it', (_, name) => {
    const talk = new ByHand();
    const state = stateOf(talk.send(1, call('greet')));
    const back = talk.send(2, { ...call('greet'), requestState: state, inputResponses: { name } });
    expect(back).toMatchObject({ id: 2, error: { code: -32602 } });
    expect(textOf(back)).toContain('name');
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('declining or closing the form is handled too', () => {
    for (const action of ['decline', 'cancel']) {
      const talk = new ByHand();
      const state = stateOf(talk.send(1, call('refusable')));
      const back = talk.send(2, { ...call('refusable'), requestState: state, inputResponses: { name: { action } } });
      expect(resultOf(back)).toMatchObject({ content: [{ text: action }] });
      expect(wordsOf(talk.reported(true))).toEqual([]);
    }
  });

  it('prompts and resources request input like tools', () => {
    const talk = new Conversation(asker, R);
    talk.sendAll({ id: 1, method: 'prompts/get', params: { name: 'greeting' } });
    expect(textOf(last(talk))).toContain('Hello name');
    talk.sendAll({ id: 2, method: 'resources/read', params: { uri: 'asker://name' } });
    expect(resultOf(last(talk) ?? {})).toMatchObject({ contents: [{ text: 'name' }], ttlMs: 0 });
    const requested = talk.outputs.map(({ text }) => text).filter((text) => text.includes('input_required'));
    expect(requested).toHaveLength(2);
    expect(requested.join('\n')).not.toContain('ttlMs');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it.each([
    ['greet', {}, { elicitation: {} }],
    ['greet', { elicitation: { url: {} } }, { elicitation: { form: {} } }],
    ['login', { elicitation: {} }, { elicitation: { url: {} } }],
    ['all', { elicitation: {} }, { sampling: {}, roots: {} }],
  ])('%s rejects a client that declares %j', (name, capabilities, requiredCapabilities) => {
    const talk = new ByHand(capabilities);
    expect(talk.send(1, call(name))).toMatchObject({ error: { code: -32021, data: { requiredCapabilities } } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('a URL-mode elicitation omits the id that this revision does not have', () => {
    const talk = new ByHand();
    const first = talk.send(1, call('login'));
    expect(textOf(first)).toContain('https://example.com/login');
    expect(textOf(first)).not.toContain('elicitationId');
    talk.send(2, { ...call('login'), requestState: stateOf(first), inputResponses: { login: { action: 'accept' } } });
    expect(talk.outputs.map(({ text }) => text).join('\n')).not.toContain('notifications/elicitation');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('a method that never requests input ignores responses', () => {
    const talk = new ByHand();
    const back = talk.send(1, { requestState: 'x', inputResponses: { name: ada } }, 'tools/list');
    expect(resultOf(back)).toMatchObject({ resultType: 'complete' });
  });

  it('responses in a first request count without state, since there is none yet', () => {
    const talk = new ByHand();
    const back = talk.send(1, { ...call('greet'), inputResponses: { name: ada, other: ada } });
    expect(textOf(back)).toContain('Hello Ada');
    const open = talk.send(2, { ...call('greet'), inputResponses: { other: ada } });
    expect(resultOf(open)).toMatchObject({ resultType: 'input_required' });
    expect(talk.send(3, { ...call('greet'), inputResponses: { name: 12_345 } })).toMatchObject({
      error: { code: -32602 },
    });
  });
});
