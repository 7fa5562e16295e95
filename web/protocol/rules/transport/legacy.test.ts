/** The HTTP+SSE transport under a later revision: later revisions allow it, so the rules of Streamable HTTP do not apply. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { answer, requestBody, blocks, events, opening, post, results } from '../../testing/wire.ts';
import type { RevisionId } from '../../types.ts';

const R = '2025-06-18';
const OPENS = 'GET /sse HTTP/1.1\nHost: mcp.example.com\nAccept: text/event-stream\n';
const HELLO = requestBody(
  R,
  0,
  'initialize',
  `"protocolVersion":"${R}","capabilities":{},"clientInfo":{"name":"c","version":"1"}`,
);
const WELCOME = results(
  R,
  0,
  `"protocolVersion":"${R}","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}`,
);
const READY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}';
const CALL = requestBody(R, 1, 'tools/call', '"name":"build","arguments":{}', '"progressToken":"p"');
const DONE = results(R, 1, '"content":[]');

const sends = (target: string, body: string, host = 'mcp.example.com'): string =>
  `POST ${target} HTTP/1.1\nHost: ${host}\nContent-Type: application/json\n\n${body}`;
const ACCEPTED = 'HTTP/1.1 202 Accepted\nContent-Type: text/plain\n\nAccepted';
const stream = (endpoint: string): string =>
  answer(
    '200 OK',
    events(`event: endpoint\ndata: ${endpoint}`, ...[WELCOME, STEP, DONE].map((one) => `event: message\ndata: ${one}`)),
  );
const posts = (target: string): readonly string[] => [
  sends(target, HELLO),
  ACCEPTED,
  sends(target, READY),
  ACCEPTED,
  sends(target, CALL),
  ACCEPTED,
];
const wireFaults = (text: string, transport?: 'sse', revision: RevisionId | 'auto' = 'auto'): string[] =>
  checkOne(text, { revision, ...(transport ? { transport } : {}) }).diagnostics.flatMap(({ requirement, severity }) =>
    severity !== 'info' && requirement !== null && /^(?:http|http-\w+|sse|legacy-sse)\//.test(requirement)
      ? [requirement]
      : [],
  );

describe('the HTTP+SSE transport in a session of a later revision', () => {
  it.each([
    ['the stream first', blocks(OPENS, stream('/message?sessionId=a1'), ...posts('/message?sessionId=a1'))],
    ['the stream last', blocks(...posts('/message?sessionId=a1'), OPENS, stream('/message?sessionId=a1'))],
    ['whole URLs', blocks(OPENS, stream('http://mcp.example.com/message'), ...posts('/message'))],
    ['a relative URL', blocks(OPENS.replace('/sse', '/v1/sse'), stream('message?s=1'), ...posts('/v1/message?s=1'))],
    ['an abbreviated session id', blocks(OPENS, stream('/message?sessionId=a1'), ...posts('/message?sessionId=…'))],
    ['one path for both', blocks(OPENS, stream('/sse?sessionId=a1'), ...posts('/sse?sessionId=a1'))],
  ])('has no faults of Streamable HTTP: %s', (_, text) => {
    expect(wireFaults(text)).toEqual([]);
    expect(wireFaults(text, undefined, '2025-11-25')).toEqual([]);
  });

  it('is what the caller says it is, even without the beginning of the stream', () => {
    const text = blocks(...posts('/message'));
    expect(wireFaults(text)).toContain('http/accept-missing');
    expect(wireFaults(text, 'sse')).toEqual([]);
  });

  it('is seen by the session id in the URL of its POST requests alone', () => {
    for (const name of ['sessionId', 'session_id'])
      expect(wireFaults(blocks(...posts(`/messages?${name}=a1`)))).toEqual([]);
    expect(wireFaults(blocks(...posts('/messages?user=a1')))).toContain('http/accept-missing');
  });

  it('still reports damage to its events', () => {
    const text = blocks(
      OPENS,
      answer('200 OK', events('event: endpoint\ndata: /message', 'event: message\ndata: hello')),
    );
    expect(wireFaults(text, undefined, R)).toContain('sse/data-not-message');
  });
});

describe('Streamable HTTP beside it', () => {
  it('is judged by its own rules: a POST to another URL', () => {
    const text = blocks(OPENS, stream('/message'), ...posts('/mcp'));
    expect(wireFaults(text)).toContain('http/accept-missing');
  });

  it('is judged by its own rules: one URL for both transports', () => {
    const text = blocks(
      OPENS.replace('/sse', '/mcp'),
      stream('/mcp?sessionId=a1'),
      opening(R),
      post(R, CALL, { Accept: null }),
      ACCEPTED,
    );
    expect(wireFaults(text)).toEqual(expect.arrayContaining(['http/accept-missing', 'http/response-content-type']));
  });
});
