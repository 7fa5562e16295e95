import { describe, expect, it } from 'vitest';
import { objectAt, stringOf } from '../../protocol/values.ts';
import { RELATED_TASK } from '../tasks.ts';
import { asker } from '../testing/requester.ts';
import { wordsOf } from '../testing/converse.ts';
import { HttpConversation, messagesOf } from '../testing/exchange.ts';
import { worker } from '../testing/worker.ts';
import type { JsonRecord } from '../types.ts';

const R = '2025-11-25';
const called = (id: number, name: string, more: JsonRecord = {}): JsonRecord => ({
  id,
  method: 'tools/call',
  params: { name, arguments: {}, ...more },
});

describe('over HTTP', () => {
  it('a task’s requests are sent on the stream of `tasks/result`, followed by its result', () => {
    const talk = new HttpConversation(worker, R);
    talk.greet();
    talk.listen();
    talk.post({ id: 1, method: 'tools/list' });
    const receipt = messagesOf(talk.post(called(2, 'asking', { task: {} })))[0];
    const task = objectAt(objectAt(receipt, 'result') ?? undefined, 'task');
    const taskId = stringOf(task?.taskId);
    talk.pass(1000);
    const outcome = talk.post({ id: 3, method: 'tasks/result', params: { taskId } });
    talk.pass(3000);
    expect(outcome.ended).toBe(true);
    expect(messagesOf(outcome).map(({ method, id }) => method ?? id)).toEqual([
      'elicitation/create',
      'sampling/createMessage',
      3,
    ]);
    expect(messagesOf(outcome).at(-1)).toMatchObject({ result: { _meta: { [RELATED_TASK]: { taskId } } } });
    expect(wordsOf(talk.found())).toEqual([]);
  });

  it('tasks of two sessions have different ids', () => {
    const talk = new HttpConversation(worker, R);
    const ids = [1, 2].map(() => {
      talk.session = null;
      talk.greet();
      return JSON.stringify(messagesOf(talk.post(called(1, 'slow', { task: {} })))[0]?.result);
    });
    expect(ids[0]).toContain('taskId');
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('a cancelled call ends its stream, and cancels its open request there', () => {
    const talk = new HttpConversation(asker, R);
    talk.willing = false;
    talk.greet();
    const work = talk.post(called(1, 'greet'));
    expect(work.ended).toBe(false);
    talk.post({ method: 'notifications/cancelled', params: { requestId: 1 } });
    expect(messagesOf(work).map(({ method }) => method)).toEqual(['elicitation/create', 'notifications/cancelled']);
    expect(work.ended).toBe(true);
    expect(wordsOf(talk.found())).toEqual([]);
  });
});
