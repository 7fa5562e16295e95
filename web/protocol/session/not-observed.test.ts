import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { reportOf } from '../report/report.ts';
import { lightChecker } from '../report/checker.ts';
import { client, handshake, modern, server, talk } from '../testing/conversation.ts';
import type { RevisionId } from '../types.ts';

const V = '2025-11-25';
const OPEN = handshake(V, { server: '{"tools":{}}' });
const ask = (id: number): string => client(`"id":${id},"method":"tools/list"`);
const told = (id: number): string => server(`"id":${id},"result":{"tools":[]}`);

/** What is said to be not observed about several messages. */
function unseen(text: string, revision: RevisionId = V): string[] {
  const { notObserved } = checkOne(text, { revision, transport: 'stdio' });
  return notObserved.map(({ what, because }) => `${what}: ${because}`);
}

describe('what several messages leave open', () => {
  it('is nothing where the text shows a whole session', () => {
    expect(unseen(talk(OPEN, ask(1), told(1)))).toEqual([]);
  });

  it('is what came before an excerpt', () => {
    const [only, ...more] = unseen(talk(ask(1), told(1)));
    expect(only).toMatch(/^What came before the first message: The text shows no `initialize`/u);
    expect(more).toEqual([]);
  });

  it('is no handshake where there is none in the revision', () => {
    expect(unseen(talk(ask(1), told(1)), 'jsonrpc-2.0')).toEqual([]);
    const text = talk(
      client(`"id":1,"method":"prompts/list","params":{${modern()}}`),
      server('"id":1,"error":{"code":-32601,"message":"Method not found"}'),
    );
    expect(unseen(text, '2026-07-28')).toEqual([]);
  });

  it('is the answer to requests at the end, by number', () => {
    expect(unseen(talk(OPEN, ask(1), told(1), ask(2)))).toEqual([
      'Whether one request is ever answered: The text shows no answer to message 6; it may end too early.',
    ]);
    expect(unseen(talk(OPEN, ask(1), ask(2), ask(3)))).toEqual([
      'Whether 3 requests are ever answered: The text shows no answer to messages 4, 5 and 6; it may end too early.',
    ]);
    const many = talk(OPEN, ...Array.from({ length: 9 }, (_, at) => ask(at + 1)));
    expect(unseen(many)).toEqual([
      'Whether 9 requests are ever answered: The text shows no answer to messages 4, 5, 6, 7, 8, 9 and 3 more; it may end too early.',
    ]);
  });

  it('is what sessions have to do with each other', () => {
    expect(unseen(talk(OPEN, ask(1), told(1), OPEN))).toEqual([
      'What one session has to do with another: The text holds 2 sessions, and each is followed by itself.',
    ]);
    expect(unseen(talk(ask(7), told(7), OPEN)).at(0)).toContain('1 of 2 sessions shows no `initialize`');
  });

  it('is nothing for a single message', () => {
    expect(unseen(ask(1))).toEqual([]);
  });
});

describe('before the types are loaded', () => {
  it('nothing is followed, and the list says so', () => {
    const prepared = lightChecker.prepare(talk(OPEN, ask(1)), { revision: V });
    const { notObserved } = reportOf(prepared, lightChecker.judge(prepared, V), {});
    expect(notObserved.map(({ what }) => what)).toContain('What the messages are to each other');
  });
});
