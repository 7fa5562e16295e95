import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { client, handshake, server, talk } from '../testing/conversation.ts';

const OPEN = handshake('2025-06-18');
const AGAIN = client(
  '"id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}',
);
const REFUSED = '"error":{"code":-32600,"message":"No"}';

describe('the state of the handshake', () => {
  it.each([
    ['a handshake', OPEN, 'running'],
    ['one that was rejected', talk(OPEN.split('\n')[0] ?? '', server(`"id":0,${REFUSED}`)), 'refused'],
    [
      'a second one that was rejected: the first one remains valid',
      talk(OPEN, AGAIN, server(`"id":1,${REFUSED}`)),
      'running',
    ],
  ])('%s', (_, text, state) => {
    expect(checkOne(text).sessions.map((session) => session.state)).toEqual([state]);
  });
});
