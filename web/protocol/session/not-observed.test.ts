import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { reportOf } from '../report/report.ts';
import { lightChecker } from '../report/checker.ts';
import { client, handshake, modern, server, talk } from '../testing/conversation.ts';
import type { RevisionId } from '../types.ts';

const V = '2025-11-25';
const OPEN = handshake(V, { server: '{"tools":{}}' });
const request = (id: number): string => client(`"id":${id},"method":"tools/list"`);
const toolsListed = (id: number): string => server(`"id":${id},"result":{"tools":[]}`);

/** What the report lists as not observed about several messages. */
function unseen(text: string, revision: RevisionId = V): string[] {
  const { notObserved } = checkOne(text, { revision, transport: 'stdio' });
  return notObserved.map(({ what, because }) => `${what}: ${because}`);
}

describe('what cannot be judged about several messages', () => {
  it('is nothing if the text contains a whole session', () => {
    expect(unseen(talk(OPEN, request(1), toolsListed(1)))).toEqual([]);
  });

  it('is what came before an excerpt', () => {
    const [only, ...more] = unseen(talk(request(1), toolsListed(1)));
    expect(only).toMatch(/^The messages before the first one: The text shows no `initialize`/u);
    expect(more).toEqual([]);
  });

  it('is not the handshake if the revision has none', () => {
    expect(unseen(talk(request(1), toolsListed(1)), 'jsonrpc-2.0')).toEqual([]);
    const text = talk(
      client(`"id":1,"method":"prompts/list","params":{${modern()}}`),
      server('"id":1,"error":{"code":-32601,"message":"Method not found"}'),
    );
    expect(unseen(text, '2026-07-28')).toEqual([]);
  });

  it('is the missing responses to requests at the end, by number', () => {
    expect(unseen(talk(OPEN, request(1), toolsListed(1), request(2)))).toEqual([
      'Whether one request is ever answered: The text contains no response to message 6; it may end too early.',
    ]);
    expect(unseen(talk(OPEN, request(1), request(2), request(3)))).toEqual([
      'Whether 3 requests are ever answered: The text contains no response to messages 4, 5 and 6; it may end too early.',
    ]);
    const many = talk(OPEN, ...Array.from({ length: 9 }, (_, at) => request(at + 1)));
    expect(unseen(many)).toEqual([
      'Whether 9 requests are ever answered: The text contains no response to messages 4, 5, 6, 7, 8, 9 and 3 more; it may end too early.',
    ]);
  });

  it('is the relation between sessions', () => {
    expect(unseen(talk(OPEN, request(1), toolsListed(1), OPEN))).toEqual([
      'How the sessions relate to each other: The text contains 2 sessions, and each is judged separately.',
    ]);
    expect(unseen(talk(request(7), toolsListed(7), OPEN)).at(0)).toContain('1 of 2 sessions shows no `initialize`');
  });

  it('is nothing for a single message', () => {
    expect(unseen(request(1))).toEqual([]);
  });
});

describe('before the types are loaded', () => {
  it('sessions are not followed, and the list states it', () => {
    const prepared = lightChecker.prepare(talk(OPEN, request(1)), { revision: V });
    const { notObserved } = reportOf(prepared, lightChecker.judge(prepared, V), {});
    expect(notObserved.map(({ what }) => what)).toContain('How the messages relate to each other');
  });
});
