import { describe, expect, it } from 'vitest';
import { isObject } from '../protocol/values.ts';
import { templates } from './client.ts';
import { MCP_REVISIONS } from './eras.ts';
import { SERVERS } from './servers/index.ts';
import { Conversation, wordsOf } from './testing/converse.ts';
import type { JsonRecord } from './types.ts';

const NAMED = SERVERS.map(({ id, definition }) => [id, definition] as const);

describe.each(MCP_REVISIONS)('a whole conversation in %s', (revision) => {
  it.each(NAMED)('everything that %s offers is used, and all messages are clean', (_, definition) => {
    const talk = new Conversation(definition, revision);
    talk.greet();
    let id = 10;
    const requested = new Set<unknown>();
    for (const { method, message } of templates(talk.state, revision)) {
      if (method === 'initialize' || method.startsWith('notifications/')) continue;
      id += 1;
      const { id: _none, ...rest } = message;
      talk.sendAll({ ...rest, id }, 3000);
      if (method !== 'subscriptions/listen') requested.add(id);
    }
    const calls: JsonRecord[] = (definition.tools ?? []).map(({ name }) => ({
      method: 'tools/call',
      params: { name, arguments: { a: 'no' } },
    }));
    for (const call of calls) {
      id += 1;
      requested.add(id);
      talk.sendAll({ ...call, id }, 10_000);
    }
    expect(wordsOf(talk.reported())).toEqual([]);
    const answered = talk.outputs
      .map(({ message }) => message)
      .filter(isObject)
      .filter((one) => one.method === undefined)
      .map((one) => one.id);
    expect([...requested].filter((one) => !answered.includes(typeof one === 'number' ? one : 0))).toEqual([]);
    expect(requested.size).toBeGreaterThan(5);
  });
});
