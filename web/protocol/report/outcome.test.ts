import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { client, handshake, server, talk } from '../testing/conversation.ts';

const OPEN = handshake('2025-06-18');
const CALL = client('"id":7,"method":"tools/call","params":{"name":"add","arguments":{}}');
const PING = client('"id":8,"method":"ping"');
const PONG = server('"id":8,"result":{}');
const STARTS = client(
  '"id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}',
);

/** The clauses of a text. */
const outcomesOf = (text: string): string[] => (checkOne(text).outcome ?? []).map(({ says }) => says);

describe('the outcome of a log', () => {
  it('is empty if every request got its response', () => {
    expect(outcomesOf(talk(OPEN, PING, PONG))).toEqual([]);
  });

  it('is empty for one message, and for a request at the end of the log', () => {
    expect(outcomesOf('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toEqual([]);
    expect(outcomesOf(talk(OPEN, PING, PONG, CALL))).toEqual([]);
  });

  it('names code and text of a failed call, and its message', () => {
    const text = talk(OPEN, CALL, server('"id":7,"error":{"code":-32602,"message":"Unknown tool"}'));
    const [part] = checkOne(text).outcome ?? [];
    expect(part).toMatchObject({ kind: 'failed', says: '1 call failed: -32602 Unknown tool', count: 1, entry: 4 });
    expect(text.slice(part?.span.start, part?.span.end)).toContain('Unknown tool');
  });

  it('names the text of a result with isError, and ignores one without', () => {
    const result = (error: boolean): string =>
      server(`"id":7,"result":{"content":[{"type":"text","text":"No such\\ncity"}],"isError":${error}}`);
    expect(outcomesOf(talk(OPEN, CALL, result(true)))).toEqual(['1 call failed: “No such city”']);
    expect(outcomesOf(talk(OPEN, CALL, result(false)))).toEqual([]);
  });

  it('says “request” for other methods, and counts', () => {
    const no = (id: number, message: string): string =>
      server(`"id":${id},"error":{"code":-32601,"message":"${message}"}`);
    const again = client('"id":9,"method":"ping"');
    expect(outcomesOf(talk(OPEN, PING, no(8, 'No')))).toEqual(['1 request failed: -32601 No']);
    expect(outcomesOf(talk(OPEN, PING, no(8, 'No'), again, no(9, 'No')))).toEqual(['2 requests failed: -32601 No']);
    expect(outcomesOf(talk(OPEN, PING, no(8, 'No'), again, no(9, 'Never')))).toEqual([
      '2 requests failed, first: -32601 No',
    ]);
  });

  it('finds errors in batches', () => {
    expect(outcomesOf('[{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}]')).toEqual([
      '1 request failed: -32603 Internal error',
    ]);
  });

  it('names a request that the log passes over', () => {
    expect(outcomesOf(talk(OPEN, CALL, PING, PONG))).toEqual(['1 request without a response: tools/call']);
  });

  it('does not name a stream that stays open', () => {
    const text = [
      '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}',
      '{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}',
      '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}',
    ];
    expect(outcomesOf(text.join('\n'))).toEqual([]);
  });

  it('reports a server that stopped, what the log reports, and what stayed open', () => {
    const text = `${STARTS}\n2025-01-01 Error: Cannot find module '/srv/index.js'\nServer process exited with code 1`;
    expect(outcomesOf(text)).toEqual([
      'the server stopped: “Server process exited with code 1”',
      '1 request without a response: initialize',
      "the log reports “Error: Cannot find module '/srv/index.js'”",
    ]);
    const [stop] = checkOne(text).outcome ?? [];
    expect(text.slice(stop?.span.start, stop?.span.end)).toBe('Server process exited with code 1');
  });

  it('takes an orderly end for no stop, and an error in a good session for none of its outcome', () => {
    expect(outcomesOf(`${talk(OPEN, PING, PONG)}\nprocess exited with code 0`)).toEqual([]);
    expect(outcomesOf(`${talk(OPEN, PING, PONG)}\nValueError: retried`)).toEqual([]);
  });

  it('reports a status of HTTP that refuses a request', () => {
    const text = [
      'POST /mcp HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      '',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '',
      'HTTP/1.1 401 Unauthorized',
      'WWW-Authenticate: Bearer',
      '',
      '',
    ];
    expect(outcomesOf(text.join('\n'))).toEqual(['1 request refused with HTTP 401 Unauthorized']);
  });
});
