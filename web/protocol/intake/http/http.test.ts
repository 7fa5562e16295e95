import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { takeIn } from '../testing/all-formats.ts';
import type { Intake } from '../types.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';
const WELCOME =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"s","version":"1"}}}';

const post = (body: string, ...headers: string[]): string =>
  ['POST /mcp HTTP/1.1', 'Host: mcp.example.com', ...headers, '', body].join('\n');
const answer = (status: string, body: string, ...headers: string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, '', body].join('\n');
const blocks = (...parts: string[]): string => parts.join('\n---\n');
const shown = (text: string, { entries }: Intake): string[] =>
  entries.map(({ span, from }) => `${from} ${text.slice(span.start, span.end)}`);
const lines = ({ wire = [] }: Intake): string[] =>
  wire.map(({ kind, method, target, status, answers }) =>
    kind === 'request' ? `${method} ${target}` : `${status} to ${answers}`,
  );

describe('raw HTTP', () => {
  const text = blocks(post(PING, 'Accept: application/json'), answer('200 OK', PONG, 'Content-Type: application/json'));

  it('returns messages with their senders, and the requests and responses around them', () => {
    for (const variant of [text, text.replaceAll('\n', '\r\n'), text.replace('\n---\n', '\n'), `\ufeff${text}`]) {
      const intake = takeIn(variant);
      expect(intake.format.id).toBe('http');
      expect(shown(variant, intake)).toEqual([`client ${PING}`, `server ${PONG}`]);
      expect(lines(intake)).toEqual(['POST /mcp', '200 to 0']);
      expect(intake.entries.map(({ wire }) => wire)).toEqual([0, 1]);
      const [header] = intake.wire?.[0]?.headers.slice(1) ?? [];
      expect(header?.value).toBe('application/json');
      expect(variant.slice(header?.valueSpan.start, header?.valueSpan.end)).toBe('application/json');
      expect(variant.slice(header?.span.start, header?.span.end)).toBe('Accept: application/json');
    }
  });

  it('ends bodies at the next first line, with or without a version', () => {
    const bare = `POST /mcp\nHost: a\n\n${PING}\n---\nGET /mcp\nAccept: text/event-stream\n\nHTTP/2 405\n\n`;
    expect(lines(takeIn(bare))).toEqual(['POST /mcp', 'GET /mcp', '405 to 1']);
    const rulers = answer('200 OK', 'above\n---\nbelow', 'Content-Type: text/plain');
    expect(takeIn(rulers).wire?.map(({ body }) => body)).toEqual(['above\n---\nbelow']);
  });

  it.each(['Body:\n', '\nBody:\n', '\nRequest body\n'])('is read below headings that a person wrote: %j', (heading) => {
    const text = `POST http://localhost:3000/mcp\nHeaders:\n  Accept: application/json, text/event-stream\n  Content-Type: application/json\n${heading}${PING}\n\nResponse (200 OK):\n${PONG}\n`;
    const intake = takeIn(text);
    expect(shown(text, intake)).toEqual([`client ${PING}`, `server ${PONG}`]);
    expect(lines(intake)).toEqual(['POST http://localhost:3000/mcp', '200 to 0']);
    expect(intake.wire?.[0]?.headers.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Accept: application/json, text/event-stream',
      'Content-Type: application/json',
    ]);
    // Such a person leaves out what does not matter.
    expect(checkOne(text).diagnostics).toEqual([]);
    // Only a request has such a response below it.
    expect(takeIn(`Response (200 OK):\n${PONG}\n`).wire ?? []).toEqual([]);
  });

  it('matches responses by their ids, and by their order if they have none', () => {
    const one = post('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    const two = post('{"jsonrpc":"2.0","id":2,"method":"ping"}');
    const back = (id: number): string => answer('200 OK', `{"jsonrpc":"2.0","id":${id},"result":{}}`);
    expect(lines(takeIn(blocks(one, two, back(1), back(2)))).slice(2)).toEqual(['200 to 0', '200 to 1']);
    expect(lines(takeIn(blocks(one, two, answer('202 Accepted', ''), answer('202 Accepted', '')))).slice(2)).toEqual([
      '202 to 0',
      '202 to 1',
    ]);
    expect(lines(takeIn(blocks(one, back(7), back(8))))).toEqual(['POST /mcp', '200 to 0', '200 to null']);
  });

  it('extracts messages from event streams', () => {
    const stream = `: hi\r\n\r\nid: a\r\ndata:${PING}\r\n\r\nevent: message\r\ndata: {"jsonrpc":"2.0",\r\ndata: "id":1,"result":{}}\r\n\r\n`;
    const whole = `${post(PING)}\n---\nHTTP/1.1 200 OK\nContent-Type: text/event-stream\n\n${stream}`;
    const intake = takeIn(whole);
    expect(shown(whole, intake).slice(1)).toEqual([
      `server ${PING}`,
      'server {"jsonrpc":"2.0",\r\ndata: "id":1,"result":{}}',
    ]);
    expect(intake.wire?.[1]?.events?.map(({ id, event, entries }) => [id, event, entries])).toEqual([
      ['a', 'message', [1]],
      [null, 'message', [2]],
    ]);
    expect(intake.entries[2]?.value).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  it('ignores metadata, tokens and forms', () => {
    const text = blocks(
      'GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: a\n',
      answer('200 OK', '{"resource":"https://a/mcp","authorization_servers":["https://b"]}'),
      'POST /token HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\ngrant_type=authorization_code&code=1',
      answer('400 Bad Request', '{"error":"invalid_grant","error_description":"no"}'),
    );
    const report = checkOne(text, { revision: '2025-06-18' });
    expect(report.diagnostics.filter(({ rule }) => rule.startsWith('json-'))).toEqual([]);
    expect(report.wire.map(({ line }) => line)).toEqual([
      'GET /.well-known/oauth-protected-resource',
      '200 OK',
      'POST /token',
      '400 Bad Request',
    ]);
    expect(takeIn(text).entries).toEqual([]);
  });

  it('judges any value in the place of a message as a message', () => {
    const wrong = blocks(post(PING), answer('200 OK', '{"tools":[]}'), post('{"name":"x"}'));
    expect(shown(wrong, takeIn(wrong))).toEqual([`client ${PING}`, 'server {"tools":[]}', 'client {"name":"x"}']);
  });

  it('keeps a body that is not JSON, and reads broken JSON', () => {
    const intake = takeIn(
      blocks(post('{"jsonrpc":"2.0","id":1,"method":"ping",}'), answer('502 Bad Gateway', '<html>')),
    );
    expect(intake.entries[0]?.problems.map(({ code }) => code)).toEqual(['json-trailing-comma']);
    expect(intake.wire?.[1]?.body).toBe('<html>');
  });

  it('reassembles chunks if the text shows them', () => {
    const chunk = (data: string): string => `${new TextEncoder().encode(data).length.toString(16)}\r\n${data}\r\n`;
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: text/event-stream\r\n\r\n';
    const bodyText = '{"jsonrpc":"2.0","id":1,"result":{"text":"grün"}}';
    const text = `${head}${chunk(`data: ${bodyText.slice(0, 40)}`)}${chunk(`${bodyText.slice(40)}\n\n`)}0\r\n\r\n`;
    const [entry] = takeIn(text).entries;
    expect(entry?.value).toEqual(JSON.parse(bodyText));
    expect(text.slice(entry?.span.start).startsWith(bodyText.slice(0, 40))).toBe(true);
    expect(text.slice(0, entry?.span.end).endsWith(bodyText.slice(40))).toBe(true);
    expect(takeIn(`${head}data: ${PONG}\n\n`).entries).toHaveLength(1);
  });

  it('reads requests in a document, fence by fence', () => {
    const text = `Sent:\n\n\`\`\`http\n${post(PING)}\n\`\`\`\n\nand back:\n\n\`\`\`http\n${answer('200 OK', PONG)}\n\`\`\`\n`;
    const intake = takeIn(text);
    expect(shown(text, intake)).toEqual([`client ${PING}`, `server ${PONG}`]);
    expect(intake.problems).toEqual([]);
  });

  it('reads any text, and returns offsets inside it', () => {
    const piece = fc.constantFrom(
      'POST /mcp HTTP/1.1',
      'HTTP/1.1 200 OK',
      '---',
      '',
      PING,
      'A: b',
      'data: {',
      ' x',
      ':',
      'data',
      '%',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom('\n', '\r\n'), (parts, end) => {
        const text = parts.join(end);
        for (const format of ['http', 'sse', 'frames']) {
          const { entries, wire = [], events = [] } = takeIn(text, format);
          const spans = [...entries, ...wire, ...wire.flatMap(({ headers }) => headers), ...events].map(
            ({ span }) => span,
          );
          for (const { start, end: stop } of spans) {
            expect(start).toBeLessThanOrEqual(stop);
            expect(stop).toBeLessThanOrEqual(text.length);
          }
          for (const [index, message] of wire.entries())
            for (const entry of message.entries) expect(entries[entry]?.wire).toBe(index);
        }
      }),
    );
  });
});

describe('sessions over HTTP', () => {
  const id = (name: string): string => `Mcp-Session-Id: ${name}`;
  const channels = (text: string): (string | undefined)[] => takeIn(text).entries.map(({ channel }) => channel);

  it('are distinguished by the ids that the response to initialize assigns', () => {
    const text = blocks(
      post(HELLO),
      answer('200 OK', WELCOME, id('one')),
      post(HELLO),
      answer('200 OK', WELCOME, id('two')),
      post(PING, id('one')),
      answer('200 OK', PONG),
      post(PING, id('two')),
      answer('200 OK', PONG),
    );
    expect(channels(text)).toEqual(['one', 'one', 'two', 'two', 'one', 'one', 'two', 'two']);
    expect(checkOne(text).sessions.map(({ label, messages }) => `${label} ${messages}`)).toEqual(['one 4', 'two 4']);
  });

  it('keep requests that omit or alter the id', () => {
    const text = blocks(post(HELLO), answer('200 OK', WELCOME, id('AbC')), post(PING, id('abc')), post(PING));
    expect(channels(text)).toEqual(['AbC', 'AbC', 'AbC', 'AbC']);
  });

  it('keep an id that was assigned late', () => {
    const text = blocks(
      post(HELLO),
      answer('200 OK', WELCOME),
      post(PING),
      answer('200 OK', PONG, id('x')),
      post(PING, id('x')),
    );
    expect(channels(text)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('do not exist since 2026-07-28', () => {
    const modern = post(PING, 'MCP-Protocol-Version: 2026-07-28', id('x'));
    expect(channels(blocks(modern, answer('200 OK', PONG)))).toEqual([undefined, undefined]);
  });
});

describe('an event stream alone', () => {
  it('comes from the server', () => {
    const text = `event: endpoint\ndata: /messages?s=1\n\ndata: ${PONG}\n\nid: 7\nretry: 3000\ndata:\n\n`;
    const intake = takeIn(text);
    expect(intake.format.id).toBe('sse');
    expect(shown(text, intake)).toEqual([`server ${PONG}`]);
    expect(intake.events?.map(({ event, data, id, retry }) => [event, data, id, retry])).toEqual([
      ['endpoint', '/messages?s=1', null, null],
      ['message', PONG, null, null],
      ['message', '', '7', '3000'],
    ]);
  });

  it('may contain no message, without a finding', () => {
    const { diagnostics } = checkOne('id: 1\ndata:\n\n', { revision: '2025-11-25', transport: 'sse' });
    expect(diagnostics.filter(({ rule }) => rule.startsWith('json-'))).toEqual([]);
  });

  it('reads CR, LF and CRLF, and a truncated last event', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = `data: ${PING}${end}${end}data: {"jsonrpc":"2.0",${end}data: "id":1,"result":{}}`;
      const intake = takeIn(text, 'sse');
      expect(intake.entries.map(({ value }) => value)).toEqual([JSON.parse(PING), JSON.parse(PONG)]);
      expect(intake.events?.map(({ ended }) => ended)).toEqual([true, false]);
    }
  });

  it('reads lines that lack their `data:` with the rest of the message', () => {
    const text = 'data: {"jsonrpc":"2.0",\n"id":1,"result":{"tools":[]}}\n\n';
    const intake = takeIn(text);
    expect(intake.entries[0]?.value).toEqual({ jsonrpc: '2.0', id: 1, result: { tools: [] } });
    expect(intake.events?.[0]?.data).toBe('{"jsonrpc":"2.0",');
  });

  it('ignores words and addresses', () => {
    const intake = takeIn(`data: ${PONG}\n\ndata: [DONE]\n\ndata: bye\n\n`);
    expect(intake.entries).toHaveLength(1);
    expect(intake.problems).toEqual([]);
  });
});

describe('frames with a length', () => {
  it('are separated by their byte length, or by the next header if the length is wrong', () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"a":"ü🙂"}}}';
    const bytes = new TextEncoder().encode(ping).length;
    const frame = (length: number): string => `Content-Length: ${length}\r\n\r\n${ping}`;
    for (const text of [frame(bytes) + frame(bytes), frame(3) + frame(bytes), `${frame(bytes)}\r\n${frame(9999)}\n`]) {
      const intake = takeIn(text);
      expect(intake.format.id).toBe('frames');
      expect(intake.entries.map(({ span }) => text.slice(span.start, span.end))).toEqual([ping, ping]);
      expect(intake.problems).toEqual([]);
    }
  });
});
