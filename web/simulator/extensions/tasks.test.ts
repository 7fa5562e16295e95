/** Tasks as an extension: who gets them, how they go on, and what becomes of their results. */
import { describe, expect, it } from 'vitest';
import { isObject, objectAt, stringOf } from '../../protocol/values.ts';
import { fullCapabilities } from '../client.ts';
import { reports } from '../servers/reports.ts';
import { taskIdOf } from '../tasks.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import type { JsonRecord } from '../types.ts';

const REVISION = '2026-07-28';
const taskId = taskIdOf('playground', 1);
const { extensions: _all, ...WITHOUT } = fullCapabilities(REVISION, reports);

const call = (id: number, name: string): JsonRecord => ({
  id,
  method: 'tools/call',
  params: { name, arguments: { topic: 'whales', text: 'two words' } },
});
const poll = (id: number): JsonRecord => ({ id, method: 'tasks/get', params: { taskId } });
const update = (id: number, inputResponses: JsonRecord): JsonRecord => ({
  id,
  method: 'tasks/update',
  params: { taskId, inputResponses },
});
const accept = (content: JsonRecord): JsonRecord => ({ action: 'accept', content });

function talk(capabilities: JsonRecord | null, ...wishes: (JsonRecord | number)[]): Conversation {
  const one = new Conversation(reports, REVISION, capabilities ? { capabilities } : {});
  one.sendAll({ id: 'd', method: 'server/discover' }, ...wishes);
  expect(wordsOf(one.reported())).toEqual([]);
  return one;
}
const answer = ({ outputs }: Conversation, id: number | string): JsonRecord => {
  const found = outputs.map(({ message }) => message).find((one) => isObject(one) && one.id === id);
  return isObject(found) ? found : {};
};

describe('a client that declares the extension', () => {
  it('gets a task for work that takes time, and its result with a later poll', () => {
    const one = talk(null, call(1, 'write_report'), 800, poll(2), 5000, poll(3));
    expect(answer(one, 1)).toMatchObject({ result: { resultType: 'task', taskId, status: 'working' } });
    expect(answer(one, 2)).toMatchObject({ result: { status: 'working', statusMessage: 'Page 1 of 3' } });
    expect(answer(one, 3)).toMatchObject({
      result: { resultType: 'complete', status: 'completed', result: { content: [{ type: 'text' }] } },
    });
  });

  it('gets the result at once where nothing takes time', () => {
    expect(answer(talk(null, call(1, 'count_words')), 1)).toMatchObject({ result: { resultType: 'complete' } });
  });

  it('answers the requests of a task one by one; the task waits for all of them', () => {
    const one = talk(
      null,
      call(1, 'print_report'),
      500,
      poll(2),
      update(3, { paper: accept({ size: 'A4' }), unknown: { anything: true } }),
      poll(4),
      update(5, { confirmation: accept({ print: true }) }),
      1000,
      poll(6),
    );
    const open = (id: number): string[] =>
      Object.keys(objectAt(objectAt(answer(one, id), 'result') ?? undefined, 'inputRequests') ?? {});
    expect(open(2)).toEqual(['paper', 'confirmation']);
    expect(objectAt(answer(one, 3), 'result')).toMatchObject({ resultType: 'complete' });
    expect(open(4)).toEqual(['confirmation']);
    expect(JSON.stringify(answer(one, 6))).toContain('Printed the report about whales on A4.');
  });

  it('is told that an answer does not match its form', () => {
    const one = talk(null, call(1, 'print_report'), 500, update(2, { paper: accept({ size: 'A0' }) }), poll(3));
    expect(answer(one, 2)).toMatchObject({ error: { code: -32602 } });
    expect(answer(one, 3)).toMatchObject({ result: { status: 'input_required' } });
  });

  it('sees a tool that fails as completed, and a protocol error as failed', () => {
    const tool = talk(null, call(1, 'check_sources'), 1000, poll(2));
    expect(answer(tool, 2)).toMatchObject({ result: { status: 'completed', result: { isError: true } } });
    const broken = { id: 1, method: 'tools/call', params: { name: 'import_archive', arguments: {} } };
    expect(answer(talk(null, broken, 1000, poll(2)), 2)).toMatchObject({
      result: { status: 'failed', error: { code: -32603 } },
    });
  });

  it('cancels a task, twice with the same empty result', () => {
    const cancel = (id: number): JsonRecord => ({ id, method: 'tasks/cancel', params: { taskId } });
    const one = talk(null, call(1, 'write_report'), cancel(2), cancel(3), poll(4));
    for (const id of [2, 3])
      expect(Object.keys(objectAt(answer(one, id), 'result') ?? {})).toEqual(['resultType', '_meta']);
    expect(answer(one, 4)).toMatchObject({ result: { status: 'cancelled' } });
  });

  it('receives the state of a task that it subscribes to', () => {
    const listen = { id: 2, method: 'subscriptions/listen', params: { notifications: { taskIds: [taskId, 'none'] } } };
    const one = talk(null, call(1, 'write_report'), listen, 5000);
    const notes = one.outputs.map(({ message }) => message).filter((message) => isObject(message) && message.method);
    expect(notes[0]).toMatchObject({ params: { notifications: { taskIds: [taskId] } } });
    expect(notes.at(-1)).toMatchObject({ method: 'notifications/tasks', params: { taskId, status: 'completed' } });
    expect(notes.every((note) => isObject(note) && !/progress|message$/u.test(stringOf(note.method)))).toBe(true);
  });

  it('does not lose a task when its connection closes', () => {
    const one = new Conversation(reports, REVISION);
    one.sendAll(call(1, 'write_report'));
    one.feed({ kind: 'close', at: one.at, exchange: '' });
    one.sendAll(5000, poll(2));
    expect(answer(one, 2)).toMatchObject({ result: { status: 'completed' } });
  });
});

describe('a client that does not declare it', () => {
  it('gets results without tasks, or an error that names the extension', () => {
    const one = talk(WITHOUT, call(1, 'check_sources'), 1000, call(2, 'write_report'));
    expect(answer(one, 1)).toMatchObject({ result: { resultType: 'complete', isError: true } });
    expect(answer(one, 2)).toMatchObject({
      error: { code: -32021, data: { requiredCapabilities: { extensions: { 'io.modelcontextprotocol/tasks': {} } } } },
    });
  });

  it('may not ask for tasks', () => {
    const listen = { id: 2, method: 'subscriptions/listen', params: { notifications: { taskIds: [taskId] } } };
    const one = talk(WITHOUT, poll(1), listen);
    for (const id of [1, 2]) expect(answer(one, id)).toMatchObject({ error: { code: -32021 } });
  });
});
