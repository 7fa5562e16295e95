// A mistake on HTTP in a pasted log leads to the exercise about it.
import { expect, test } from './fixtures.ts';
import { openWith, report } from './screen.ts';

const INIT = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } },
});
const WELCOME = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  result: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'shop', version: '1.0.0' },
  },
});
const READY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const LIST = '{"jsonrpc":"2.0","id":2,"method":"tools/list"}';
const TOOLS = '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}';

const TYPE = 'Content-Type: application/json';
const ACCEPT = 'Accept: application/json, text/event-stream';
const SESSION = 'Mcp-Session-Id: 6f1d0c52';
const VERSION = 'MCP-Protocol-Version: 2025-11-25';
const ALL = [TYPE, ACCEPT, SESSION, VERSION];

const request = (headers: readonly string[], body = '', verb = 'POST') =>
  [`${verb} /mcp HTTP/1.1`, 'Host: localhost:3000', ...headers, '', body].join('\n');
const response = (status: string, headers: readonly string[] = [], body = '') =>
  [`HTTP/1.1 ${status}`, ...headers, '', body].join('\n');
const log = (...parts: readonly string[]) => parts.join('\n---\n');
const START = [request([TYPE, ACCEPT], INIT), response('200 OK', [TYPE, SESSION], WELCOME)];
const OPENED = [...START, request(ALL, READY), response('202 Accepted')];

const LOGS: readonly (readonly [mistake: string, title: string, text: string])[] = [
  [
    'a notification gets 200',
    'Find the mistake in an HTTP session',
    log(...START, request(ALL, READY), response('200 OK')),
  ],
  [
    'Accept lists only JSON',
    'Find why a server responds with 406',
    log(
      ...OPENED,
      request([TYPE, 'Accept: application/json', SESSION, VERSION], LIST),
      response('200 OK', [TYPE], TOOLS),
    ),
  ],
  [
    'a request has no session id',
    'Find the mistake when a server has many sessions',
    log(...OPENED, request([TYPE, ACCEPT, VERSION], LIST), response('200 OK', [TYPE], TOOLS)),
  ],
  [
    'a request has no revision',
    'Find why a server guesses the revision',
    log(...OPENED, request([TYPE, ACCEPT, SESSION], LIST), response('200 OK', [TYPE], TOOLS)),
  ],
  [
    'an event continues on a line without data',
    'Find the mistake in an event stream',
    log(
      ...OPENED,
      request(ALL, LIST),
      response('200 OK', ['Content-Type: text/event-stream'], `data: ${TOOLS.replace(',"result"', ',\n"result"')}\n\n`),
    ),
  ],
  [
    'an ended session gets 400',
    'Choose the status code for an ended session',
    log(
      ...OPENED,
      request([SESSION, VERSION], '', 'DELETE'),
      response('204 No Content'),
      request(ALL, LIST),
      response('400 Bad Request'),
    ),
  ],
  [
    'a foreign origin gets 400',
    'Choose the status code for a request from a foreign page',
    log(
      request([TYPE, ACCEPT, 'Origin: https://prizes.example'], INIT),
      response('400 Bad Request', ['Content-Type: text/plain'], 'Invalid Origin header'),
    ),
  ],
];

test('for each mistake its exercise is offered and opens', async ({ page }) => {
  for (const [mistake, title, text] of LOGS)
    await test.step(mistake, async () => {
      await openWith(page, text);
      const link = report(page).getByRole('link', { name: `Practise: ${title}` });
      await expect(link.first()).toBeVisible();
      await link.first().click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    });
});
