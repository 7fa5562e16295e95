import { describe, expect, it } from 'vitest';
import { checkOne } from '../testing/check-rules.ts';
import { takeIn } from './testing/all-formats.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}';
const desktop = (side: string, message: string, time = '10:00:00.000'): string =>
  `2026-01-02T${time}Z [a] [info] Message from ${side}: ${message}`;

const rules = (text: string): string[] => checkOne(text).diagnostics.map(({ rule }) => rule);
const senders = (text: string): string =>
  checkOne(text)
    .entries.map(({ from }) => from.charAt(0))
    .join('');
const slices = (text: string): string[] => takeIn(text).entries.map(({ span }) => text.slice(span.start, span.end));

describe('the end of a message in a line', () => {
  it.each([' { metadata: undefined }', ' { metadata: {} }', '  ', ' []', "'."])(
    'ignores what the log adds: %j',
    (tail) => {
      const text = `${desktop('client', PING)}${tail}\n${desktop('server', PONG)}${tail}`;
      expect(slices(text)).toEqual([PING, PONG]);
      expect(rules(text)).toEqual([]);
      expect(takeIn(text).skipped).toEqual([]);
    },
  );

  it('reports any other text after it', () => {
    const text = `${desktop('client', PING)} and more\n${desktop('server', PONG)}`;
    expect(slices(text)).toEqual([PING, PONG]);
    expect(takeIn(text).skipped).toMatchObject([{ because: 'Text after the message.' }]);
  });

  it('may be some lines below', () => {
    const formatted = JSON.stringify(JSON.parse(PING), null, 2);
    const text = `${desktop('client', formatted)}\n${desktop('server', PONG)}`;
    expect(slices(text)).toEqual([formatted, PONG]);
    expect(checkOne(text).entries.map(({ trust }) => trust)).toEqual(['normalised', 'verbatim']);
  });

  it('has no finding for a message that the log truncated, wherever that was', () => {
    for (let length = 2; length < HELLO.length; length++) {
      const text = `${desktop('client', HELLO.slice(0, length))}\n${desktop('server', '{"jsonrpc":"2.0","id":0,"error":{"code":-32603,"message":"no"}}')}`;
      const { entries, diagnostics } = checkOne(text);
      expect(diagnostics.map(({ rule }) => `${length} ${rule}`)).toEqual([]);
      expect(entries.map(({ trust }) => trust)).toEqual(['altered', 'verbatim']);
    }
  });

  it('reports broken syntax in the middle', () => {
    const text = `${desktop('client', PING.replace(',', ''))}\n${desktop('server', PONG)}`;
    expect(rules(text)).toEqual(['json-missing-comma']);
    expect(checkOne(text).entries).toHaveLength(2);
  });
});

describe('headers of lines', () => {
  it.each(['S> ', 'server: ', 'S -> C: ', '[server -> client] ', 'Server → '])(
    'leave an array of messages whole: %j',
    (head) => {
      const text = `C> ${PING}\n${head}[${PONG}]`;
      expect(slices(text)).toEqual([PING, `[${PONG}]`]);
      expect(takeIn(text).skipped).toEqual([]);
    },
  );

  it('are not searched for inside a message', () => {
    const logged = 'Received request before initialization was complete';
    const answer = `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"${logged}"}}`;
    const text = `[{"from":"client","message":${PING}},{"from":"server","message":${answer}}]`;
    expect(slices(text)).toEqual([PING, answer]);
  });
});

describe('changes that a log makes to messages', () => {
  it('marks strings that are shortened, and finds nothing in them', () => {
    const long =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a b ...[200 chars truncated]... c","inputSchema":{"type":"object"}}]}}';
    const text = `${desktop('client', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')}\n${desktop('server', long)}`;
    expect(checkOne(text).entries[1]?.trust).toBe('altered');
    expect(rules(text)).toEqual([]);
    expect(rules(text.replace('...[200 chars truncated]...', ''))).toContain('tool-names/form');
  });

  it.each([
    ['Python', "{'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}", 'normalised'],
    ['JavaScript', "{ jsonrpc: '2.0', id: 1, method: 'ping' }", 'normalised'],
    [
      'JavaScript, shallow',
      "{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a', arguments: [Object] } }",
      'altered',
    ],
  ])('reads objects as %s prints them, without findings', (_name, printed, trust) => {
    const text = `10:00:00.000 sending ${printed}\n10:00:00.100 done\n`;
    const { entries, diagnostics } = checkOne(text);
    expect(entries.map((entry) => entry.trust)).toEqual([trust]);
    expect(diagnostics).toEqual([]);
  });

  it('reads messages from lines that lost their beginning', () => {
    const text = `age from client: ${PING}\n${desktop('server', PONG)}\n${desktop('client', PING)}`;
    expect(slices(text)).toEqual([PING, PONG, PING]);
    expect(senders(text)).toBe('usc');
  });
});

describe('clocks', () => {
  const took = (text: string): (number | undefined)[] => checkOne(text).entries.map((entry) => entry.took);

  it('show how long a response took', () => {
    expect(took(`${desktop('client', PING)}\n${desktop('server', PONG, '10:00:01.500')}`)).toEqual([undefined, 1500]);
  });

  it('continue after midnight if a log has no dates', () => {
    expect(took(`23:59:59.900 client: ${PING}\n00:00:00.150 server: ${PONG}`)).toEqual([undefined, 250]);
  });
});

describe('the side that keeps the log', () => {
  it('is identified by a method that only one side sends', () => {
    expect(senders(`read: ${HELLO}\nwrite: ${PONG}\nread: ${PING}`)).toBe('csc');
    expect(senders(`write: ${HELLO}\nread: ${PONG}\nwrite: ${PING}`)).toBe('csc');
    const [entry] = checkOne(`read: ${HELLO}\nwrite: ${PONG}`).entries;
    expect(entry?.fromBecause).toMatch(/line 1 .* receives `initialize`: it is the server/);
  });

  it('stays unknown if nothing identifies it', () => {
    expect(senders(`read: ${PING}\nwrite: ${PONG}`)).toBe('uu');
    expect(senders(`> ${PING}\n< ${PONG}`)).toBe('uu');
  });

  it('is known for the arrows of the JSON-RPC specification', () => {
    expect(senders(`--> ${PING}\n<-- ${PONG}`)).toBe('cs');
  });
});

describe('the decision', () => {
  it('can be overridden for every format, and a log may be read as plain lines', () => {
    const text = `${desktop('client', PING)}\n${desktop('server', PONG)}`;
    expect(takeIn(text, 'mixed').entries).toHaveLength(2);
    expect(takeIn(text, 'mixed').format.because).toBe('Chosen by hand.');
  });

  it('marks the proxy’s own HTTP as invented, and has no findings for it', () => {
    const har = (name: string): string =>
      JSON.stringify({
        log: {
          creator: { name },
          entries: [
            {
              startedDateTime: '2026-01-02T10:00:00Z',
              time: 3,
              request: { method: 'POST', url: 'http://a/mcp', headers: [], postData: { text: PING } },
              response: { status: 200, statusText: 'OK', headers: [], content: { text: PONG } },
            },
          ],
        },
      });
    expect(rules(har('WebInspector'))).toContain('http/accept');
    expect(rules(har('mcpsnoop'))).toEqual([]);
  });
});
