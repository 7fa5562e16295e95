/** Requests for event streams that failed, requests that only try an address, and logs of HTTP clients. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

const first = (text: string): string | undefined => causesIn(text)[0]?.id;

describe('the request of a status that stands beside it', () => {
  it.each([
    ['io.ktor.client.plugins.sse.SSEClientException:\nExpected status code 200 but was 405', 'sse-405'],
    [
      'Our notes client fails:\n\nWebClientResponseException$NotFound: 404 Not Found from GET http://localhost:9000/sse',
      'sse-404',
    ],
    [
      'RESPONSE: 404 Not Found\nMETHOD: HttpMethod(value=POST)\nFROM: https://notes.example/a/messages/?id=1',
      'error-posting-404',
    ],
  ])('%s', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it('leaves a request that the line names', () => {
    const text = 'SSEClientException\nError POSTing to endpoint (HTTP 405): Method not allowed';
    expect(causesIn(text).map(({ id }) => id)).not.toContain('sse-405');
  });
});

describe('a client that tries addresses', () => {
  it('has not failed if another one answers', () => {
    const log = '"POST /sse HTTP/1.1" 404\n"POST /mcp HTTP/1.1" 200\n"POST /mcp HTTP/1.1" 202';
    expect(causesIn(log).every(({ severity }) => severity === 'info')).toBe(true);
  });

  it('has failed if none does', () => {
    expect(first('"POST /sse HTTP/1.1" 404\n"POST /notes HTTP/1.1" 404')).toBe('error-posting-404');
  });

  it('has failed if an address no longer answers', () => {
    const log = '"POST /a/mcp HTTP/1.1" 200\n"POST /mcp HTTP/1.1" 404\n"POST /a/mcp HTTP/1.1" 200';
    expect(first(log)).toBe('error-posting-404');
  });
});

describe('what Bun prints for any stream that failed', () => {
  const bun = 'SSE error: Unable to connect. Is the computer able to access the url?';

  it('says that nothing listens, if the text shows no answer', () => {
    expect(first(bun)).toBe('sse-conn-refused');
  });

  it('gives way to the answer of the server', () => {
    const [one] = causesIn(`${bun}\n\nHTTP response: 400\nUnsupported protocol version. It supports 2025-03-26`);
    expect(one?.id).toBe('server-protocol-not-supported');
  });
});

it('takes an answer that only HTTP has for no stdout', () => {
  const lost = '{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}';
  expect(causesIn(`INFO: notes restarted\n${lost}`).map(({ id }) => id)).toEqual(['session-not-found-ts']);
});

it('says which framing a parser met', () => {
  const [one] = causesIn('SyntaxError: Unexpected token \'C\', "Content-Le"... is not valid JSON');
  expect(one).toMatchObject({
    id: 'unexpected-token-not-valid-json',
    title: expect.stringContaining('without headers'),
  });
});
