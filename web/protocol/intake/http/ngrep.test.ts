import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { takeIn } from '../testing/all-formats.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const REQUESTS = 'T 2026/02/03 10:15:00.123456 127.0.0.1:51234 -> 127.0.0.1:8080 [AP] #4';
const ANSWERS = 'T 2026/02/03 10:15:00.223456 127.0.0.1:8080 -> 127.0.0.1:51234 [AP] #6';
/** The header of a message as displayed: a dot for each carriage return. */
const headed = (first: string): string[] => [`${first}.`, 'Content-Type: application/json.', '.'];
const REQUESTED = [REQUESTS, ...headed('POST /mcp HTTP/1.1')];
const ANSWERED = [ANSWERS, ...headed('HTTP/1.1 200 OK'), PONG];

describe('ngrep packets', () => {
  const read = (text: string): string[] => {
    const report = checkOne(text);
    expect(report.format.id).toBe('http');
    const { entries, wire = [], problems } = takeIn(text);
    expect(problems).toEqual([]);
    for (const { headers } of wire) expect(headers.map(({ value }) => value)).toEqual(['application/json']);
    return entries.map(({ from, value }) => `${from} ${JSON.stringify(value)}`);
  };

  it('are read line by line', () => {
    const text = ['interface: lo (127.0.0.0/255.0.0.0)', '####', ...REQUESTED, PING, '##', ...ANSWERED, '##', ''].join(
      '\n',
    );
    expect(read(text)).toEqual([`client ${PING}`, `server ${PONG}`]);
    const { entries } = takeIn(text);
    expect(entries.map(({ span }) => text.slice(span.start, span.end))).toEqual([PING, PONG]);
  });

  it('are joined when a body continues in the next packet', () => {
    const text = [...REQUESTED, PING.slice(0, 20), '#', REQUESTS, PING.slice(20), '##', ...ANSWERED, ''].join('\n');
    expect(read(text)).toEqual([`client ${PING}`, `server ${PONG}`]);
  });

  it('are read with the whole header on one line', () => {
    const text = [
      REQUESTS,
      `  POST /mcp HTTP/1.1..Content-Type: application/json....${PING}`,
      ANSWERS,
      `  HTTP/1.1 200 OK..Content-Type: application/json....${PONG}`,
      '',
    ].join('\n');
    expect(read(text)).toEqual([`client ${PING}`, `server ${PONG}`]);
  });
});
