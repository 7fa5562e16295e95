import { describe, expect, it } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import type { JsonRecord, McpRevision } from '../types.ts';
import { everything } from './everything.ts';

function greeted(revision: McpRevision, capabilities?: JsonRecord): Conversation {
  const talk = new Conversation(everything, revision, capabilities ? { capabilities } : {});
  talk.greet();
  for (const [index, cursor] of [null, 'tools-from-6', 'tools-from-12', 'tools-from-18'].entries())
    if (index * 6 < (everything.tools?.length ?? 0))
      talk.sendAll({ id: `l${index}`, method: 'tools/list', ...(cursor === null ? {} : { params: { cursor } }) });
  return talk;
}

const call = (id: number, name: string, more: JsonRecord = {}): JsonRecord => ({
  id,
  method: 'tools/call',
  params: { name, arguments: {}, ...more },
});
const last = (talk: Conversation): JsonRecord => {
  const message = talk.outputs.at(-1)?.message;
  return isObject(message) ? message : {};
};

describe('everything, as tasks', () => {
  it('writes a report with progress, and conducts an interview', () => {
    const talk = greeted('2025-11-25');
    talk.sendAll(
      call(1, 'write_report', { task: {}, _meta: { progressToken: 'p' } }),
      call(2, 'interview', { task: {} }),
    );
    const [report, talked] = talk.state.tasks.map(({ taskId }) => taskId);
    talk.sendAll(1000, { id: 3, method: 'tasks/result', params: { taskId: talked ?? '' } }, 2000);
    talk.sendAll({ id: 4, method: 'tasks/result', params: { taskId: report ?? '' } });
    expect(last(talk)).toMatchObject({ id: 4, result: { content: [{ text: 'A report of 3 pages.' }] } });
    expect(talk.outputs.map(({ text }) => text).join('\n')).toContain('We talked about topic.');
    expect(talk.state.tasks.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it.each(MCP_REVISIONS.filter((one) => one !== '2025-11-25'))('does the same in one call in %s', (revision) => {
    const talk = greeted(revision);
    talk.sendAll(call(1, 'write_report'), 3000);
    expect(last(talk)).toMatchObject({ id: 1, result: { content: [{ text: 'A report of 3 pages.' }] } });
    expect(talk.outputs.map(({ text }) => text).join('\n')).not.toContain('taskSupport');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });
});

describe('a balance that needs an account', () => {
  it('is rejected with the URL to open, and returned when it is requested again', () => {
    const talk = greeted('2025-11-25');
    talk.sendAll(call(1, 'account_balance'));
    expect(last(talk)).toMatchObject({
      id: 1,
      error: { code: -32042, data: { elicitations: [{ mode: 'url', url: 'https://example.com/connect' }] } },
    });
    talk.sendAll(call(2, 'account_balance'));
    expect(last(talk)).toMatchObject({ id: 2, result: { content: [{ text: 'The balance is 42.' }] } });
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('is a round of input in 2026-07-28', () => {
    const talk = greeted('2026-07-28');
    talk.sendAll(call(1, 'account_balance'));
    expect(last(talk)).toMatchObject({ id: 1001, result: { content: [{ text: 'The balance is 42.' }] } });
    expect(talk.outputs.map(({ text }) => text).join('\n')).not.toContain('-32042');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('is rejected with a message if the client opens no URLs', () => {
    for (const talk of [greeted('2025-11-25', { elicitation: {} }), greeted('2025-06-18')]) {
      talk.sendAll(call(1, 'account_balance'));
      expect(last(talk)).toMatchObject({ result: { isError: true } });
      expect(wordsOf(talk.reported(true))).toEqual([]);
    }
  });
});

describe('the client’s model', () => {
  it.each(['2025-11-25', '2026-07-28'] as const)('uses a tool of the server in %s, then responds', (revision) => {
    const talk = greeted(revision);
    talk.sendAll(call(1, 'ask_model_with_tool', { arguments: { place: 'cellar' } }));
    expect(last(talk)).toMatchObject({
      result: { content: [{ text: 'The model says: A short answer from the model.' }] },
    });
    expect(talk.lines.map(({ text }) => text).join('\n')).toMatch(/tool_use.*\n.*tool_result/u);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it.each([
    ['2025-11-25', { sampling: {} }],
    ['2024-11-05', { sampling: {} }],
  ] as const)('is asked without a tool in %s if the client does not support tools', (revision, capabilities) => {
    const talk = greeted(revision, { ...capabilities });
    talk.sendAll(call(1, 'ask_model_with_tool', { arguments: { place: 'cellar' } }));
    expect(last(talk)).toMatchObject({
      result: { content: [{ text: 'The model says: A short answer from the model.' }] },
    });
    expect(talk.lines.map(({ text }) => text).join('\n')).not.toContain('toolChoice');
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });
});
