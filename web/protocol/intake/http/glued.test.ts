import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { takeIn } from '../testing/all-formats.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';

/** A stream as it was printed: no line endings after bodies. */
function stream(end: string, counted: boolean): string {
  const one = (first: string, body: string): string =>
    [first, 'Content-Type: application/json', ...(counted ? [`Content-Length: ${body.length}`] : []), '', body].join(
      end,
    );
  return `${one('POST /mcp HTTP/1.1', PING)}${one('HTTP/1.1 200 OK', PONG)}${one('POST /mcp HTTP/1.1', PING)}HTTP/1.1 404 Not Found${end}${end}`;
}

describe('consecutive HTTP messages without a separator', () => {
  it('are separated by the length of the body, or by its last bracket', () => {
    for (const end of ['\n', '\r\n']) {
      for (const counted of [true, false]) {
        const text = stream(end, counted);
        const { entries, wire = [], problems } = takeIn(text);
        expect(problems).toEqual([]);
        expect(checkOne(text).diagnostics.map(({ rule }) => rule)).not.toContain('http/body-not-json-rpc');
        expect(entries.map(({ span, from }) => `${from} ${text.slice(span.start, span.end)}`)).toEqual([
          `client ${PING}`,
          `server ${PONG}`,
          `client ${PING}`,
        ]);
        expect(wire.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
          'request 0',
          'response 200',
          'request 0',
          'response 404',
        ]);
      }
    }
  });

  it('are separated after forms only by the length', () => {
    const form = 'grant_type=refresh_token';
    const head = (length: number): string =>
      `POST /token HTTP/1.1\nContent-Length: ${length}\n\n${form}HTTP/1.1 200 OK\n\n`;
    expect(takeIn(head(form.length)).wire?.map(({ body }) => body)).toEqual([form, null]);
    expect(takeIn(head(90)).wire?.map(({ body }) => body)).toEqual([`${form}HTTP/1.1 200 OK`]);
  });

  it('are not messages if a body only mentions them', () => {
    const bodyText = `${PONG.slice(0, -2)}"text":"POST /mcp HTTP/1.1"}}`;
    expect(takeIn(`HTTP/1.1 200 OK\n\n${bodyText}\n`).wire).toHaveLength(1);
    expect(takeIn('HTTP/1.1 200 OK\n\nIt answered HTTP/1.1 200 OK\n').wire).toHaveLength(1);
  });
});
