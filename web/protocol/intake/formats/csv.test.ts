import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { takeIn } from '../testing/all-formats.ts';

const HELLO =
  '{"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}},"jsonrpc":"2.0","id":0}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';

/** A table with text before each message, in the same cell. */
const table = (requests: string, answers: string): string =>
  [
    'timestamp,message',
    `1770000000000,"${requests}${HELLO.replaceAll('"', '""')}"`,
    `1770000000001,"${answers}${PONG.replaceAll('"', '""')}"`,
    '1770000000002,"Loaded 3 stations, all {new}"',
  ].join('\n');

describe('a table with text before the message in its cell', () => {
  it('is read, and the text identifies the sender', () => {
    const pairs = [
      ['RECV ', 'SEND '],
      ['[info] received: ', '[info] sent: '],
      ['10:00:00 client->server ', '10:00:01 server->client '],
    ] as const;
    for (const [requests, answers] of pairs) {
      const text = table(requests, answers);
      const { format, diagnostics } = checkOne(text);
      expect(format.id).toBe('csv');
      expect(diagnostics.filter(({ rule }) => rule.startsWith('json-'))).toEqual([]);
      expect(takeIn(text).entries.map(({ from, value }) => `${from} ${JSON.stringify(value)}`)).toEqual([
        `client ${HELLO}`,
        `server ${PONG}`,
      ]);
    }
  });

  it('is read if the text does not identify the sender', () => {
    const text = table('message ', 'message ');
    expect(checkOne(text).format.id).toBe('csv');
    expect(takeIn(text).entries.map(({ from }) => from)).toEqual([undefined, undefined]);
  });
});
