import { describe, expect, it } from 'vitest';
import { isObject, objectAt, stringOf } from '../../protocol/values.ts';
import { answerFor } from '../client.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { RELATED_TASK } from '../tasks.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { worker } from '../testing/worker.ts';
import type { JsonRecord, McpRevision, ServerDefinition } from '../types.ts';

const R = '2025-11-25';

/** A client that sends no automatic responses and inspects one response at a time. */
class Tasks extends Conversation {
  #id = 0;

  constructor(more: { capabilities?: JsonRecord; definition?: ServerDefinition; revision?: McpRevision } = {}) {
    const { capabilities, definition = worker, revision = R } = more;
    super(definition, revision, { ...(capabilities ? { capabilities } : {}), settings: { epoch: 0 } });
    this.greet();
    this.sendAll({ id: 'list', method: 'tools/list' });
  }

  override feed(input: Parameters<Conversation['feed']>[0]): ReturnType<Conversation['feed']> {
    return super.feed(input, false);
  }

  /** Sends a request; returns its response, or null if there is none yet. */
  request(method: string, params: JsonRecord = {}): JsonRecord | null {
    const id = ++this.#id;
    this.sendAll({ id, method, params });
    return this.answerTo(id);
  }

  answerTo(id: number): JsonRecord | null {
    for (const { message } of this.outputs)
      if (isObject(message) && message.id === id && message.method === undefined) return message;
    return null;
  }

  get requested(): number {
    return this.#id;
  }

  /** Starts a task; returns its id. */
  start(name: string, more: JsonRecord = {}): string {
    const back = this.request('tools/call', { name, arguments: {}, task: {}, ...more });
    return stringOf(objectAt(objectAt(back ?? undefined, 'result') ?? undefined, 'task')?.taskId);
  }

  status(taskId: string): unknown {
    return objectAt(this.request('tasks/get', { taskId }) ?? undefined, 'result')?.status;
  }

  last(): JsonRecord {
    const message = this.outputs.at(-1)?.message;
    return isObject(message) ? message : {};
  }

  /** The findings of `check` for the conversation. */
  problems(all = true): string[] {
    return wordsOf(this.reported(all));
  }
}

const related = (taskId: string): JsonRecord => ({ [RELATED_TASK]: { taskId } });

describe('a tool as a task', () => {
  it('gets a task id at once, and its result later', () => {
    const talk = new Tasks();
    const back = talk.request('tools/call', { name: 'slow', arguments: {}, task: { ttl: 60_000 } });
    expect(back).toMatchObject({
      result: {
        task: {
          status: 'working',
          createdAt: '1970-01-01T00:00:00.000Z',
          lastUpdatedAt: '1970-01-01T00:00:00.000Z',
          ttl: 60_000,
        },
      },
    });
    const [task] = talk.state.tasks;
    const taskId = task?.taskId ?? '';
    expect(taskId).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/u);
    expect(talk.status(taskId)).toBe('working');
    talk.pass(2500);
    expect(talk.last()).toMatchObject({
      method: 'notifications/tasks/status',
      params: { taskId, status: 'completed' },
    });
    expect(talk.request('tasks/get', { taskId })).toMatchObject({
      result: { status: 'completed', lastUpdatedAt: '1970-01-01T00:00:02.000Z' },
    });
    expect(talk.request('tasks/result', { taskId })).toMatchObject({
      result: { content: [{ text: 'Done' }], _meta: related(taskId) },
    });
    expect(talk.problems()).toEqual([]);
  });

  it('waits: `tasks/result` is answered when the task has ended, for every request', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow');
    expect(talk.request('tasks/result', { taskId })).toBeNull();
    expect(talk.request('tasks/result', { taskId })).toBeNull();
    talk.pass(1999);
    expect(talk.answerTo(talk.requested)).toBeNull();
    talk.pass(1);
    for (const id of [talk.requested - 1, talk.requested])
      expect(talk.answerTo(id)).toMatchObject({ result: { content: [{ text: 'Done' }], _meta: related(taskId) } });
    expect(talk.problems()).toEqual([]);
  });

  it('no longer waits for a client that cancelled the wait; the task continues', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow');
    talk.request('tasks/result', { taskId });
    const waiting = talk.requested;
    talk.sendAll({ method: 'notifications/cancelled', params: { requestId: waiting } }, 5000);
    expect(talk.answerTo(waiting)).toBeNull();
    expect(talk.status(taskId)).toBe('completed');
    expect(talk.problems()).toEqual([]);
  });

  it('reports progress with the first token, and logs that name the task', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow', { _meta: { progressToken: 'p' } });
    talk.pass(1000);
    expect(talk.outputs.slice(-2).map(({ message, to }) => ({ message, to }))).toMatchObject([
      {
        to: null,
        message: { method: 'notifications/progress', params: { progressToken: 'p', _meta: related(taskId) } },
      },
      { to: null, message: { method: 'notifications/message', params: { _meta: related(taskId) } } },
    ]);
    expect(talk.problems()).toEqual([]);
  });

  it('fails if the tool fails; the result is the one the call would have returned', () => {
    const talk = new Tasks();
    const failing = talk.start('failing');
    const breaking = talk.start('breaking');
    talk.pass(1000);
    expect([talk.status(failing), talk.status(breaking)]).toEqual(['failed', 'failed']);
    expect(talk.request('tasks/result', { taskId: failing })).toMatchObject({
      result: { isError: true, content: [{ text: 'No luck' }], _meta: related(failing) },
    });
    expect(talk.request('tasks/result', { taskId: breaking })).toMatchObject({
      error: { code: -32603, message: 'Broken', data: { part: 7 } },
    });
    expect(talk.problems()).toEqual([]);
  });

  it('also fails with invalid arguments', () => {
    const definition: ServerDefinition = {
      ...worker,
      tools: (worker.tools ?? []).map((one) => ({
        ...one,
        inputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
      })),
    };
    const talk = new Tasks({ definition });
    const taskId = talk.start('slow');
    expect(talk.status(taskId)).toBe('failed');
    expect(talk.problems(false)).toEqual([]);
  });
});

describe('whether a tool runs as a task', () => {
  it.each<[string, boolean, JsonRecord]>([
    ['slow', true, { result: { task: {} } }],
    ['always', true, { result: { task: {} } }],
    ['always', false, { error: { code: -32601 } }],
    ['never', true, { error: { code: -32601 } }],
    ['plain', true, { error: { code: -32601 } }],
    ['plain', false, { result: { content: [{ text: 'Plain' }] } }],
  ])('%s, called as a task: %j', (name, asTask, expected) => {
    const talk = new Tasks();
    const back = talk.request('tools/call', { name, arguments: {}, ...(asTask ? { task: {} } : {}) });
    expect(back).toMatchObject(expected);
    expect(talk.problems(false)).toEqual([]);
  });

  it('a server without tasks runs every tool directly', () => {
    const talk = new Tasks({ definition: { ...worker, can: {} } });
    expect(talk.request('tools/call', { name: 'plain', arguments: {}, task: {} })).toMatchObject({
      result: { content: [{ text: 'Plain' }] },
    });
    for (const method of ['tasks/list', 'tasks/get', 'tasks/result', 'tasks/cancel'])
      expect(talk.request(method, { taskId: 'x' })).toMatchObject({ error: { code: -32601 } });
    expect(talk.problems(false)).toEqual([]);
  });

  it.each(MCP_REVISIONS.filter((one) => one !== R))('%s has no tasks', (revision) => {
    const talk = new Tasks({ revision });
    expect(talk.request('tools/call', { name: 'always', arguments: {}, task: {} })).toMatchObject({
      result: { content: [{ text: 'At once' }] },
    });
    expect(talk.request('tasks/list')).toMatchObject({ error: { code: -32601 } });
    expect(talk.problems(false)).toEqual([]);
  });
});

describe('what a task requests', () => {
  it('waits for `tasks/result`, and is sent on its stream', () => {
    const talk = new Tasks();
    const taskId = talk.start('asking');
    talk.pass(1000);
    expect(talk.state.tasks).toMatchObject([{ status: 'input_required' }]);
    expect(talk.outputs.map(({ text }) => text).join('')).not.toContain('"method":"elicitation');
    talk.request('tasks/result', { taskId });
    const waiting = talk.requested;
    const question = talk.last();
    expect(talk.outputs.at(-1)?.to).toMatchObject({ id: waiting });
    expect(question).toMatchObject({ method: 'elicitation/create', params: { _meta: related(taskId) } });
    talk.sendAll(JSON.stringify(answerFor(question)));
    expect(talk.status(taskId)).toBe('working');
    talk.pass(1000);
    // A `tasks/result` is still open, so the next request is sent there at once.
    expect(talk.last()).toMatchObject({ method: 'sampling/createMessage', params: { _meta: related(taskId) } });
    talk.sendAll(JSON.stringify(answerFor(talk.last())));
    expect(talk.answerTo(waiting)).toMatchObject({
      result: { content: [{ text: 'Hello name' }], _meta: related(taskId) },
    });
    expect(talk.status(taskId)).toBe('completed');
    expect(talk.problems()).toEqual([]);
  });

  it('cannot be requested from a client without that capability: the task fails', () => {
    const talk = new Tasks({ capabilities: {} });
    const taskId = talk.start('asking');
    talk.pass(1000);
    expect(talk.status(taskId)).toBe('failed');
    expect(talk.request('tasks/result', { taskId })).toMatchObject({ result: { isError: true } });
    expect(talk.problems()).toEqual([]);
  });

  it('is withdrawn after a while, and the task ends', () => {
    const talk = new Tasks();
    const taskId = talk.start('asking', { task: { ttl: 3_600_000 } });
    talk.pass(1000);
    talk.request('tasks/result', { taskId });
    const waiting = talk.requested;
    talk.pass(400_000);
    expect(talk.status(taskId)).toBe('failed');
    expect(talk.answerTo(waiting)).toMatchObject({ result: { isError: true } });
    expect(talk.outputs.map(({ text }) => text).join('')).toContain('notifications/cancelled');
    expect(talk.problems(false)).toEqual([]);
  });
});

describe('cancelling a task', () => {
  it('ends it permanently, and answers waiting requests', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow');
    talk.request('tasks/result', { taskId });
    const waiting = talk.requested;
    expect(talk.request('tasks/cancel', { taskId })).toMatchObject({ result: { taskId, status: 'cancelled' } });
    expect(talk.answerTo(waiting)).toMatchObject({ error: { message: 'The task was cancelled by request' } });
    talk.pass(5000);
    expect(talk.status(taskId)).toBe('cancelled');
    expect(talk.request('tasks/cancel', { taskId })).toMatchObject({ error: { code: -32602 } });
    expect(talk.problems(false)).toEqual([]);
  });

  it('cancels its open request', () => {
    const talk = new Tasks();
    const taskId = talk.start('asking');
    talk.pass(1000);
    talk.request('tasks/result', { taskId });
    const { id = null } = talk.last();
    talk.request('tasks/cancel', { taskId });
    expect(talk.outputs.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({
        method: 'notifications/cancelled',
        params: expect.objectContaining({ requestId: id }) as JsonRecord,
      }),
    );
    expect(talk.state).toMatchObject({ pendingRequests: [], running: [] });
    expect(talk.problems()).toEqual([]);
  });

  it('is not what `notifications/cancelled` does: the call was already answered', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow');
    talk.sendAll({ method: 'notifications/cancelled', params: { requestId: talk.requested } }, 5000);
    expect(talk.status(taskId)).toBe('completed');
    expect(talk.problems(false)).toEqual([]);
  });
});

describe('stored tasks', () => {
  it('are listed, page by page', () => {
    const talk = new Tasks({ definition: { ...worker, pageSize: 2 } });
    const started = [talk.start('slow'), talk.start('slow'), talk.start('slow')];
    const first = objectAt(talk.request('tasks/list') ?? undefined, 'result');
    const second = objectAt(talk.request('tasks/list', { cursor: first?.nextCursor ?? '' }) ?? undefined, 'result');
    const listed = [first, second].flatMap((page) => (Array.isArray(page?.tasks) ? page.tasks : []));
    expect(listed.map((task) => (isObject(task) ? task.taskId : null))).toEqual(started);
    expect(new Set(started).size).toBe(3);
    expect(second).not.toHaveProperty('nextCursor');
    expect(JSON.stringify([first, second])).not.toMatch(/ttlMs|cacheScope|related-task/u);
    expect(talk.request('tasks/list', { cursor: 'made up' })).toMatchObject({ error: { code: -32602 } });
    expect(talk.problems(false)).toEqual([]);
  });

  it('are removed when their time to live is over', () => {
    const talk = new Tasks();
    const taskId = talk.start('slow', { task: { ttl: 5000 } });
    talk.pass(4999);
    expect(talk.status(taskId)).toBe('completed');
    talk.pass(1);
    for (const method of ['tasks/get', 'tasks/result', 'tasks/cancel'])
      expect(talk.request(method, { taskId })).toMatchObject({ error: { code: -32602 } });
    expect(talk.problems(false)).toEqual([]);
  });

  it('are kept while they are in progress or a client waits for them', () => {
    const talk = new Tasks();
    const taskId = talk.start('asking', { task: { ttl: 1500 } });
    talk.pass(1000);
    talk.request('tasks/result', { taskId });
    talk.pass(1000);
    expect(talk.status(taskId)).toBe('input_required');
    const forgotten = talk.start('asking', { task: { ttl: 1500 } });
    talk.pass(2000);
    expect(talk.request('tasks/get', { taskId: forgotten })).toMatchObject({ error: { code: -32602 } });
    expect(talk.problems(false)).toEqual([]);
  });

  it('another server and another seed produce other ids', () => {
    const ids = ['a', 'b'].map((seed) => {
      const talk = new Conversation(worker, R, { settings: { seed } });
      talk.greet();
      talk.sendAll({ id: 1, method: 'tools/call', params: { name: 'slow', arguments: {}, task: {} } });
      return talk.state.tasks[0]?.taskId;
    });
    expect(new Set(ids).size).toBe(2);
  });
});
