import { describe, expect, it } from 'vitest';
import { isObject, objectAt } from '../protocol/values.ts';
import { PATIENCE } from './server-requests.ts';
import { HANDSHAKE_REVISIONS } from './eras.ts';
import type { InputRequestStep } from './input-requests.ts';
import { requestAddress, asker, requestSampling, requestName, requestRoots } from './testing/requester.ts';
import { Conversation, wordsOf } from './testing/converse.ts';
import type { JsonRecord, McpRevision, ServerDefinition, Step } from './types.ts';

/** A client without automatic responses. */
class Quiet extends Conversation {
  override feed(input: Parameters<Conversation['feed']>[0]): ReturnType<Conversation['feed']> {
    return super.feed(input, false);
  }

  /** Calls a tool; returns the last immediate output. */
  call(id: number, name: string): JsonRecord {
    this.sendAll({ id, method: 'tools/call', params: { name, arguments: {} } });
    return this.last();
  }

  /** Responds to the server. */
  answer(body: JsonRecord): JsonRecord {
    this.sendAll(JSON.stringify({ jsonrpc: '2.0', ...body }));
    return this.last();
  }

  last(): JsonRecord {
    const message = this.outputs.at(-1)?.message;
    return isObject(message) ? message : {};
  }
}

function greeted(revision: McpRevision, capabilities?: JsonRecord, definition: ServerDefinition = asker): Quiet {
  const talk = new Quiet(definition, revision, capabilities ? { capabilities } : {});
  talk.greet();
  return talk;
}

const withTool = (...steps: Step[]): ServerDefinition => ({
  info: { name: 't', version: '1' },
  tools: [{ name: 't', inputSchema: { type: 'object' }, does: { steps } }],
});
const done: Step = { do: 'result', result: { content: [{ type: 'text', text: 'done' }] } };
const failed = (text: string): JsonRecord => ({
  result: { isError: true, content: [{ text: expect.stringContaining(text) as string }] },
});
const ada = { action: 'accept', content: { name: 'Ada' } };

describe.each(HANDSHAKE_REVISIONS)('server requests in %s', (revision) => {
  const forms = revision >= '2025-06-18';

  it('sampling and roots', () => {
    const pairs: [InputRequestStep, JsonRecord][] = [
      [requestSampling, { role: 'assistant', content: { type: 'text', text: 'Roses' }, model: 'm' }],
      [requestRoots, { roots: [{ uri: 'file:///a' }] }],
    ];
    for (const [step, result] of pairs) {
      const talk = greeted(revision, undefined, withTool(step, done));
      const question = talk.call(1, 't');
      expect(question.method).toBe(step.method);
      expect(talk.outputs.at(-1)).toMatchObject({ to: { id: 1 }, last: false });
      expect(talk.answer({ id: question.id ?? null, result })).toMatchObject({
        id: 1,
        result: { content: [{ text: 'done' }] },
      });
      expect(wordsOf(talk.reported(true))).toEqual([]);
    }
  });

  it('a form, in revisions that have forms and in their format', () => {
    const talk = greeted(revision, { elicitation: {} });
    const question = talk.call(1, 'greet');
    if (forms) {
      expect(question).toMatchObject({ method: 'elicitation/create', params: { message: 'What is your name?' } });
      expect(objectAt(question, 'params')?.mode).toBe(revision === '2025-06-18' ? undefined : 'form');
      const back = talk.answer({ id: question.id ?? null, result: ada });
      expect(JSON.stringify(back)).toContain('Hello Ada');
    } else expect(question).toMatchObject(failed('not available'));
    expect(wordsOf(talk.reported(forms))).toEqual([]);
  });

  it('a URL, in revisions that have URL mode, and the notification of its completion', () => {
    const talk = greeted(revision, { elicitation: { url: {} } });
    const question = talk.call(1, 'login');
    if (revision === '2025-11-25') {
      expect(question).toMatchObject({
        method: 'elicitation/create',
        params: { mode: 'url', elicitationId: 'login-2' },
      });
      expect(talk.answer({ id: question.id ?? null, result: { action: 'accept' } })).toMatchObject({ id: 1 });
      expect(talk.outputs.at(-2)?.message).toMatchObject({
        method: 'notifications/elicitation/complete',
        params: { elicitationId: 'login-2' },
      });
    } else expect(question).toMatchObject(failed('not available'));
    expect(wordsOf(talk.reported(revision === '2025-11-25'))).toEqual([]);
  });

  it('nothing that the client has not declared', () => {
    const talk = greeted(revision, {}, withTool(requestRoots, done));
    expect(talk.call(1, 't')).toMatchObject(failed('capability roots'));
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('nothing before the handshake is finished', () => {
    const talk = new Quiet(withTool(requestRoots, done), revision);
    const params = {
      protocolVersion: revision,
      capabilities: talk.capabilities,
      clientInfo: { name: 'c', version: '1' },
    };
    talk.sendAll({ id: 0, method: 'initialize', params });
    expect(talk.call(1, 't')).toMatchObject(failed('handshake'));
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('an error response ends the tool, with a message for the model', () => {
    const talk = greeted(revision, undefined, withTool(requestSampling, done));
    const { id = null } = talk.call(1, 't');
    expect(talk.answer({ id, error: { code: -1, message: 'User rejected sampling request' } })).toMatchObject(
      failed('User rejected'),
    );
    expect(talk.steps.at(-1)?.why?.says).toContain('User rejected');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('so does a response of the wrong type', () => {
    const talk = greeted(revision, undefined, withTool(requestRoots, done));
    const { id = null } = talk.call(1, 't');
    expect(talk.answer({ id, result: { roots: 'none' } })).toMatchObject(failed('roots'));
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('without a response in time, the request is cancelled and the tool continues without it', () => {
    const talk = greeted(revision, undefined, withTool(requestSampling, done));
    const { id = null } = talk.call(1, 't');
    talk.pass(PATIENCE - 1);
    expect(talk.state.pendingRequests).toHaveLength(1);
    talk.pass(1);
    expect(talk.outputs.at(-2)?.message).toMatchObject({
      method: 'notifications/cancelled',
      params: { requestId: id },
    });
    expect(talk.last()).toMatchObject(failed('in time'));
    const before = talk.outputs.length;
    talk.answer({ id, result: { role: 'assistant', content: { type: 'text', text: 'late' }, model: 'm' } });
    expect(talk.outputs).toHaveLength(before);
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('an unmatched response is ignored; the JSON type of its id counts', () => {
    const talk = greeted(revision, undefined, withTool(requestRoots, done));
    const { id = null } = talk.call(1, 't');
    const before = talk.outputs.length;
    talk.answer({ id: JSON.stringify(id), result: { roots: [] } });
    talk.answer({ id: 99, result: {} });
    expect(talk.outputs).toHaveLength(before);
    expect(talk.answer({ id, result: { roots: [] } })).toMatchObject({
      id: 1,
      result: { content: [{ text: 'done' }] },
    });
  });
});

describe('responses in 2025-11-25', () => {
  it.each(['decline', 'cancel'])('%s is processed', (action) => {
    const talk = greeted('2025-11-25');
    const { id = null } = talk.call(1, 'refusable');
    expect(talk.answer({ id, result: { action } })).toMatchObject({ result: { content: [{ text: action }] } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('content that a form does not allow is rejected', () => {
    const talk = greeted('2025-11-25');
    const { id = null } = talk.call(1, 'greet');
    expect(talk.answer({ id, result: { action: 'accept', content: { name: 'A' } } })).toMatchObject(failed('name'));
    expect(wordsOf(talk.reported())).toEqual([]);
  });

  it('forms are sent only to clients that support forms', () => {
    const talk = greeted('2025-11-25', { elicitation: { url: {} } });
    expect(talk.call(1, 'greet')).toMatchObject(failed('elicitation.form'));
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('sampling with tools needs the capability for them', () => {
    const params = {
      ...requestSampling.params,
      tools: [{ name: 'w', inputSchema: { type: 'object' } }],
    };
    const tool = withTool({ do: 'ask', as: 'm', method: 'sampling/createMessage', params }, done);
    expect(greeted('2025-11-25', { sampling: {} }, tool).call(1, 't')).toMatchObject(failed('sampling.tools'));
    const talk = greeted('2025-11-25', { sampling: { tools: {} } }, tool);
    expect(talk.call(1, 't')).toMatchObject({ method: 'sampling/createMessage', params: { tools: [{ name: 'w' }] } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('deprecated server context is not requested', () => {
    const params = { ...requestSampling.params, includeContext: 'allServers' };
    const tool = withTool({ ...requestSampling, params }, done);
    const question = greeted('2025-11-25', undefined, tool).call(1, 't');
    expect(question.method).toBe('sampling/createMessage');
    expect(question.params).not.toHaveProperty('includeContext');
    expect(greeted('2025-06-18', undefined, tool).call(1, 't').params).toMatchObject({ includeContext: 'allServers' });
  });

  it('each URL-mode elicitation has its own id', () => {
    const talk = greeted('2025-11-25');
    const ids = [1, 2].map((id) => {
      const question = talk.call(id, 'login');
      talk.answer({ id: question.id ?? null, result: { action: 'accept' } });
      return objectAt(question, 'params')?.elicitationId;
    });
    expect(new Set(ids).size).toBe(2);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('several requests are sent one after the other', () => {
    const talk = greeted('2025-11-25', undefined, withTool(requestName, requestRoots, done));
    const first = talk.call(1, 't');
    const second = talk.answer({ id: first.id ?? null, result: ada });
    expect([first.method, second.method]).toEqual(['elicitation/create', 'roots/list']);
    expect(talk.answer({ id: second.id ?? null, result: { roots: [] } })).toMatchObject({ id: 1, result: {} });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('an invalid request in a definition does not reach the client', () => {
    const broken: InputRequestStep = { ...requestAddress, params: { mode: 'url' } };
    const talk = greeted('2025-11-25', undefined, withTool(broken, done));
    expect(talk.call(1, 't')).toMatchObject({ result: { isError: true } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('manually: only what the client and the revision support', () => {
    const talk = greeted('2025-11-25', { roots: {} });
    const byHand = (method: string): JsonRecord => {
      talk.feed({ kind: 'act', at: talk.at, act: { act: 'ask', method, params: {} } });
      return talk.last();
    };
    expect(byHand('ping')).toMatchObject({ method: 'ping' });
    expect(byHand('roots/list')).toMatchObject({ method: 'roots/list' });
    const before = talk.outputs.length;
    byHand('sampling/createMessage');
    byHand('tools/list');
    expect(talk.outputs).toHaveLength(before);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });
});
