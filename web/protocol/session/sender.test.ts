import { describe, expect, it } from 'vitest';
import { checkOne } from '../testing/check-rules.ts';

const REQUESTS =
  '"id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{},"sampling":{},"elicitation":{}},"clientInfo":{"name":"c","version":"1"}}';
const AGREES =
  '"id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}';
const CONFIRMS = '"method":"notifications/initialized"';
const list = (id: number): string => `"id":${id},"method":"tools/list"`;
const call = (id: number): string => `"id":${id},"method":"tools/call","params":{"name":"x"}`;
const ROOTS = '"result":{"roots":[{"uri":"file:///a"}]}';
const TOOLS = '"result":{"tools":[]}';
const SAMPLE = '"result":{"role":"assistant","content":{"type":"text","text":"Hi"},"model":"m"}';
const NO_METHOD = '"error":{"code":-32601,"message":"Method not found"}';
const bare = (...members: readonly string[]): string => members.map((one) => `{"jsonrpc":"2.0",${one}}`).join('\n');

/** The sender of each message and, for a response, the number of its request. */
function guesses(text: string): string {
  const { entries } = checkOne(text);
  return entries.map(({ from, answers }) => `${from.slice(0, 1)}${answers === undefined ? '' : answers + 1}`).join(' ');
}

describe('a log without senders', () => {
  it.each<[string, string, string]>([
    ['pairs requests with responses', bare(REQUESTS, AGREES, CONFIRMS, list(1), `"id":1,${TOOLS}`), 'c s1 c c s4'],
    [
      'does not pair the response to a hidden request with a request of the same id',
      bare(REQUESTS, AGREES, CONFIRMS, list(1), `"id":1,${ROOTS}`, `"id":1,${TOOLS}`),
      'c s1 c c c s4',
    ],
    [
      'shows only the client: its responses are its own',
      bare(REQUESTS, CONFIRMS, list(1), `"id":1,${ROOTS}`, call(2), '"id":2,"result":{"action":"decline"}'),
      'c c c c c c',
    ],
    [
      'shows only the client: so are responses that either side could send',
      bare(
        REQUESTS,
        CONFIRMS,
        list(0),
        '"id":0,"result":{}',
        list(1),
        `"id":1,${NO_METHOD}`,
        list(2),
        `"id":2,${SAMPLE}`,
      ),
      'c c c c c c c c',
    ],
    [
      'shows only the client, and began earlier',
      bare(list(4), `"id":4,${SAMPLE}`, call(5), `"id":5,${NO_METHOD}`),
      'c c c c',
    ],
    [
      'omits the response to `initialize`',
      bare(REQUESTS, CONFIRMS, list(1), `"id":1,${TOOLS}`, list(2), `"id":2,${NO_METHOD}`),
      'c c c s3 c s5',
    ],
    [
      'shows only the server',
      bare(AGREES, '"id":1,"method":"roots/list"', `"id":1,${TOOLS}`, `"id":2,${TOOLS}`, '"id":1,"result":{}'),
      'u s s u s',
    ],
    [
      'distinguishes the responses of both sides if both use one id',
      bare(
        REQUESTS,
        AGREES,
        CONFIRMS,
        call(1),
        `"id":1,"method":"roots/list"`,
        '"id":1,"result":{"content":[]}',
        `"id":1,${ROOTS}`,
      ),
      'c s1 c c s c5 c5',
    ],
    [
      'pairs the second response with the pending request',
      bare(REQUESTS, AGREES, CONFIRMS, list(1), '"id":1,"method":"ping"', '"id":1,"result":{}', `"id":1,${TOOLS}`),
      'c s1 c c u s5 s4',
    ],
    ['has an unknown kind', bare('"id":1,"method":"getTree"', '"id":1,"result":{"roots":[]}'), 'u u1'],
  ])('%s', (_name, text, senders) => {
    expect(guesses(text)).toBe(senders);
  });

  it('causes no finding about hidden messages', () => {
    for (const text of [
      bare(REQUESTS, AGREES, CONFIRMS, list(1), `"id":1,${ROOTS}`, `"id":1,${TOOLS}`),
      bare(REQUESTS, CONFIRMS, list(1), `"id":1,${ROOTS}`, call(2), '"id":2,"result":{"action":"decline"}'),
      bare(REQUESTS, CONFIRMS, list(0), '"id":0,"result":{}', list(1), `"id":1,${NO_METHOD}`),
      bare(AGREES, '"id":1,"method":"roots/list"', `"id":1,${TOOLS}`),
    ]) {
      expect(checkOne(text).diagnostics.map(({ requirement }) => requirement)).toEqual([]);
    }
  });
});
