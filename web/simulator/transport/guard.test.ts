import { describe, expect, it } from 'vitest';
import { MCP_REVISIONS } from '../eras.ts';
import { serverNamed } from '../servers/index.ts';
import { HttpConversation } from '../testing/exchange.ts';
import { BODY_LIMIT } from './http.ts';

const REVISIONS = MCP_REVISIONS.filter((one) => one !== '2024-11-05');
const [server] = ['calculator'].map(serverNamed);
const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

/** A client's action, and the status that reports its mistake. */
const WRONG: readonly (readonly [string, number, (client: HttpConversation) => { status: number }])[] = [
  ['a foreign Host', 403, (client) => client.text(LIST, { host: 'evil.example.com' })],
  ['a Host that only begins like this machine', 403, (client) => client.text(LIST, { host: 'localhost.example.com' })],
  ['no Host', 403, (client) => client.text(LIST, { host: null })],
  ['a page of a foreign origin', 403, (client) => client.text(LIST, { origin: 'https://evil.example.com' })],
  ['a page with the origin null', 403, (client) => client.text(LIST, { origin: 'null' })],
  [
    'a page that opens a stream from a foreign origin',
    403,
    (client) => client.listen({ origin: 'http://127.0.0.1.example.com' }),
  ],
  ['text/plain', 415, (client) => client.text(LIST, { 'content-type': 'text/plain' })],
  ['a form', 415, (client) => client.text(LIST, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['no type', 415, (client) => client.text(LIST, { 'content-type': null })],
  ['a body that is too large', 413, (client) => client.text(`"${'x'.repeat(BODY_LIMIT)}"`)],
  ['no Accept', 406, (client) => client.text(LIST, { accept: null })],
  ['Accept without streams', 406, (client) => client.text(LIST, { accept: 'application/json' })],
  ['Accept without JSON', 406, (client) => client.text(LIST, { accept: 'text/event-stream' })],
  ['PUT', 405, (client) => client.send('PUT', '/mcp', client.headers(null), LIST)],
  ['PATCH', 405, (client) => client.send('PATCH', '/mcp', client.headers(null), LIST)],
  ['HEAD', 405, (client) => client.send('HEAD', '/mcp', client.headers(null))],
  ['text that is not JSON', 400, (client) => client.text('{"jsonrpc": "2.0", ')],
  ['an empty body', 400, (client) => client.text('')],
  ['JSON that is not a message', 400, (client) => client.text('{"hello":"world"}')],
  ['a number', 400, (client) => client.text('42')],
];

describe.each(REVISIONS)('rejections in %s', (revision) => {
  it.each(WRONG)('%s: %i', (_, status, does) => {
    if (!server) throw new Error('There is no calculator.');
    const client = new HttpConversation(server.definition, revision);
    client.greet();
    const refused = does(client);
    expect(refused.status).toBe(status);
    const again = client.post({ id: 9, method: 'tools/list' });
    expect(again.status).toBe(200);
    const findings = client.found().filter(({ rule }) => !OF_THE_CLIENT.test(rule));
    expect(findings.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
  });
});

/** Rules about the client's mistakes here. */
const OF_THE_CLIENT =
  /^(?:http\/(?:accept|request-content-type|body|message-not-post)|http-headers\/|json-|envelope\/|stateless\/|methods\/)/u;

describe('addresses', () => {
  it('other than the endpoint are not found', () => {
    if (!server) throw new Error('There is no calculator.');
    const client = new HttpConversation(server.definition, '2025-11-25');
    for (const path of ['/', '/mcp/', '/sse', '/messages', '/mcp2', 'mcp'])
      expect(client.send('POST', path, {}, LIST).status, path).toBe(404);
    expect(client.send('POST', '/mcp?from=here', {}, LIST).status).toBe(415);
  });
});

describe('correct requests', () => {
  it.each([
    ['localhost', { host: 'localhost:8080' }],
    ['another address of this machine', { host: '127.0.0.2' }],
    ['IPv6', { host: '[::1]:3000' }],
    ['a page of this machine', { origin: 'http://localhost:5173' }],
    ['a page of this machine over TLS', { origin: 'https://127.0.0.1' }],
    ['a charset after the type', { 'content-type': 'Application/JSON; charset=utf-8' }],
    ['weights in Accept', { accept: 'text/event-stream;q=0.5, application/json;q=0.9, */*;q=0.1' }],
  ])('%s', (_, headers) => {
    if (!server) throw new Error('There is no calculator.');
    const client = new HttpConversation(server.definition, '2025-11-25');
    client.greet();
    expect(client.text(LIST, headers).status).toBe(200);
  });

  it('lets a page of this machine read responses, and lists what it may send', () => {
    if (!server) throw new Error('There is no calculator.');
    const client = new HttpConversation(server.definition, '2025-11-25');
    const origin = 'http://localhost:6274';
    const requested = client.send('OPTIONS', '/mcp', {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,mcp-protocol-version',
    });
    expect(requested.status).toBe(204);
    expect(requested.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'content-type,mcp-protocol-version',
    });
  });
});
