/** What becomes of each part of a session in another revision, with the notes about it; HTTP, single messages, and texts without any. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { checker } from '../report/full.ts';
import { client, discovery, handshake, modern, SERVED, server, talk } from '../testing/conversation.ts';
import { HOSTILE } from '../testing/texts.ts';
import { answer, blocks, events, opening, post, requestBody, results, SESSION } from '../testing/wire.ts';
import { translationJson, translationNotes } from './report.ts';
import { translatePrepared } from './translate.ts';
import type { NoteKind, Target, Translation } from './types.ts';

function translated(text: string, to: Target, more: { discover?: boolean } = {}): Translation {
  const made = translatePrepared(checker.prepare(text), { to, ...more });
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

const messagesOf = ({ sessions }: Translation): JsonObject[] =>
  sessions.flatMap(({ messages }) => messages.map(({ message }) => message)).filter(isObject);
const labels = (made: Translation): string[] =>
  made.sessions.flatMap(({ messages }) =>
    messages.map(({ from, message }) => {
      const { method, result, id } = isObject(message) ? message : {};
      const what = typeof method === 'string' ? method : result === undefined ? 'error' : 'result';
      return `${from} ${what}${id === undefined ? '' : ` ${JSON.stringify(id)}`}`;
    }),
  );
const notesOf = (made: Translation, kind: NoteKind): string =>
  made.notes
    .filter((note) => note.kind === kind)
    .map(({ says }) => says)
    .join('\n');
const warnings = (text: string, revision: Target): string[] =>
  checkOne(text, { revision })
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ requirement, rule }) => requirement ?? rule);
/** The value at a path of a message. */
const at = (value: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((here, key) => (isObject(here) ? here[key] : undefined), value);

const FORM = '"message":"Day?","requestedSchema":{"type":"object","properties":{"day":{"type":"string"}}}';
const call = (id: number | string, more = ''): string =>
  client(`"id":${JSON.stringify(id)},"method":"tools/call","params":{"name":"book"${more}}`);
const done = (id: number | string): string =>
  server(`"id":${JSON.stringify(id)},"result":{"content":[{"type":"text","text":"Booked"}]}`);
const asks = (id: string, method = 'elicitation/create', params = FORM): string =>
  server(`"id":"${id}","method":"${method}","params":{${params}}`);
const says = (id: string, result = '"action":"accept","content":{"day":"Monday"}'): string =>
  client(`"id":"${id}","result":{${result}}`);
const OPENED = handshake('2025-11-25', {
  client: '{"elicitation":{},"sampling":{},"roots":{"listChanged":true}}',
  server: '{"tools":{"listChanged":true},"resources":{"subscribe":true},"logging":{}}',
});

describe('a session with a handshake, for 2026-07-28', () => {
  it('discovers the server instead, and repeats version and capabilities in every request', () => {
    const made = translated(talk(OPENED, call(1), done(1)), '2026-07-28');
    expect(labels(made)).toEqual([
      'client server/discover 0',
      'server result 0',
      'client tools/call 1',
      'server result 1',
    ]);
    const [discover, found, called, result] = messagesOf(made);
    for (const request of [discover, called])
      expect(at(request, 'params', '_meta')).toEqual({
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'c', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': { elicitation: {}, sampling: {}, roots: {} },
      });
    expect(at(found, 'result', 'supportedVersions')).toEqual(['2026-07-28']);
    expect(at(result, 'result', 'resultType')).toBe('complete');
    expect(at(result, 'result', '_meta', 'io.modelcontextprotocol/serverInfo')).toEqual({ name: 's', version: '1' });
    expect(notesOf(made, 'lost')).toContain('`listChanged`');
  });

  it('needs no discovery', () => {
    const made = translated(talk(OPENED, call(1), done(1)), '2026-07-28', { discover: false });
    expect(labels(made)).toEqual(['client tools/call 1', 'server result 1']);
    expect(warnings(made.text, '2026-07-28')).toEqual([]);
  });

  it('has rounds instead of server requests: together if they are sent together, otherwise one after the other', () => {
    const both = translated(
      talk(OPENED, call(1), asks('a'), asks('b', 'roots/list', ''), says('b', '"roots":[]'), says('a'), done(1)),
      '2026-07-28',
    );
    expect(labels(both).slice(2)).toEqual([
      'client tools/call 1',
      'server result 1',
      'client tools/call 2',
      'server result 2',
    ]);
    const [, , , round, retry] = messagesOf(both);
    expect(at(round, 'result', 'inputRequests')).toMatchObject({
      elicitation: { method: 'elicitation/create' },
      roots: { method: 'roots/list' },
    });
    expect(at(retry, 'params', 'inputResponses')).toEqual({
      elicitation: { action: 'accept', content: { day: 'Monday' } },
      roots: { roots: [] },
    });
    expect(at(retry, 'params', 'requestState')).toBe(at(round, 'result', 'requestState'));
    const twice = translated(
      talk(OPENED, call('x'), asks('a'), says('a'), asks('b'), says('b'), done('x')),
      '2026-07-28',
    );
    expect(labels(twice).slice(2)).toEqual([
      'client tools/call "x"',
      'server result "x"',
      'client tools/call "x+"',
      'server result "x+"',
      'client tools/call "x++"',
      'server result "x++"',
    ]);
    expect(warnings(twice.text, '2026-07-28')).toEqual([]);
  });

  it('keeps the result where a round cannot carry an error, and says what is lost', () => {
    const refused = client('"id":"a","error":{"code":-1,"message":"User rejected"}');
    const sampling = '"messages":[],"maxTokens":9';
    const made = translated(
      talk(OPENED, call(1), asks('a', 'sampling/createMessage', sampling), refused, done(1)),
      '2026-07-28',
    );
    expect(labels(made).slice(2)).toEqual(['client tools/call 1', 'server result 1']);
    expect(notesOf(made, 'lost')).toContain('the error `-1`');
    const form = translated(talk(OPENED, call(1), asks('a'), refused, done(1)), '2026-07-28');
    expect(at(messagesOf(form)[4], 'params', 'inputResponses', 'elicitation')).toEqual({ action: 'cancel' });
  });

  it('holds back what belongs to a request while the client collects input', () => {
    const progress = server('"method":"notifications/progress","params":{"progressToken":"t","progress":1}');
    const token = ',"_meta":{"progressToken":"t"}';
    const made = translated(talk(OPENED, call(1, token), asks('a'), progress, says('a'), done(1)), '2026-07-28');
    expect(labels(made).slice(3)).toEqual([
      'server result 1',
      'client tools/call 2',
      'server notifications/progress',
      'server result 2',
    ]);
  });

  it('listens instead of subscribing', () => {
    const subscribe = client('"id":1,"method":"resources/subscribe","params":{"uri":"a:b"}');
    const updated = server('"method":"notifications/resources/updated","params":{"uri":"a:b"}');
    const end = client('"id":2,"method":"resources/unsubscribe","params":{"uri":"a:b"}');
    const list = server('"method":"notifications/tools/list_changed"');
    const empty = (id: number) => server(`"id":${id},"result":{}`);
    const made = translated(talk(OPENED, subscribe, empty(1), updated, list, end, empty(2)), '2026-07-28');
    expect(labels(made).slice(2)).toEqual([
      'client subscriptions/listen 3',
      'server notifications/subscriptions/acknowledged',
      'client subscriptions/listen 1',
      'server notifications/subscriptions/acknowledged',
      'server notifications/resources/updated',
      'server notifications/tools/list_changed',
      'client notifications/cancelled',
    ]);
    const [updatedNow, listNow] = messagesOf(made).slice(6);
    expect(at(updatedNow, 'params', '_meta', 'io.modelcontextprotocol/subscriptionId')).toBe(1);
    expect(at(listNow, 'params', '_meta', 'io.modelcontextprotocol/subscriptionId')).toBe(3);
  });

  it('asks for logs in each request', () => {
    const level = client('"id":1,"method":"logging/setLevel","params":{"level":"warning"}');
    const log = server('"method":"notifications/message","params":{"level":"error","data":"x"}');
    const made = translated(
      talk(OPENED, level, server('"id":1,"result":{}'), call(2), log, done(2), log),
      '2026-07-28',
    );
    expect(labels(made).slice(2)).toEqual(['client tools/call 2', 'server notifications/message', 'server result 2']);
    expect(at(messagesOf(made)[2], 'params', '_meta', 'io.modelcontextprotocol/logLevel')).toBe('warning');
    expect(notesOf(made, 'lost')).toContain('outside of any request');
    const unasked = translated(talk(OPENED, call(2), log, done(2)), '2026-07-28');
    expect(at(messagesOf(unasked)[2], 'params', '_meta', 'io.modelcontextprotocol/logLevel')).toBe('error');
    expect(notesOf(unasked, 'added')).toContain('log level');
  });

  it('replaces codes that are retired or reserved', () => {
    const read = client('"id":1,"method":"resources/read","params":{"uri":"a:b"}');
    const fails = (code: number) => server(`"id":1,"error":{"code":${code},"message":"No","data":{"uri":"a:b"}}`);
    const codes = [-32002, -32055, -32603, 17].map((code) =>
      at(messagesOf(translated(talk(OPENED, read, fails(code)), '2026-07-28'))[3], 'error', 'code'),
    );
    expect(codes).toEqual([-32602, -32603, -32603, 17]);
  });

  it('names every message that has no counterpart, with its line', () => {
    const text = talk(
      OPENED,
      client('"id":1,"method":"ping"'),
      server('"id":1,"result":{}'),
      client('"method":"notifications/roots/list_changed"'),
    );
    const prepared = checker.prepare(text);
    const made = translated(text, '2026-07-28');
    const lost = translationNotes(made, prepared).filter((line) => line.startsWith('Lost'));
    expect(lost.some((line) => line.includes('`ping`') && line.endsWith('(line 4)'))).toBe(true);
    expect(lost.some((line) => line.includes('changed roots') && line.endsWith('(line 6)'))).toBe(true);
  });
});

describe('a session of 2026-07-28, for a handshake', () => {
  const own = modern('{"elicitation":{}}');
  const first = client(`"id":1,"method":"tools/call","params":{"name":"book",${own}}`);
  const round = server(
    `"id":1,"result":{"resultType":"input_required","inputRequests":{"day":{"method":"elicitation/create","params":{${FORM}}}},"requestState":"s",${SERVED}}`,
  );
  const retry = client(
    `"id":2,"method":"tools/call","params":{"name":"book","inputResponses":{"day":{"action":"decline"}},"requestState":"s",${own}}`,
  );
  const final = server(`"id":2,"result":{"resultType":"complete","content":[],${SERVED}}`);

  it('begins with initialize, and the request stays open while the server asks', () => {
    const made = translated(talk(discovery('{"tools":{}}'), first, round, retry, final), '2025-11-25');
    expect(labels(made)).toEqual([
      'client initialize 0',
      'server result 0',
      'client notifications/initialized',
      'client tools/call 1',
      'server elicitation/create 3',
      'client result 3',
      'server result 1',
    ]);
    expect(at(messagesOf(made)[0], 'params')).toEqual({
      protocolVersion: '2025-11-25',
      capabilities: { elicitation: {} },
      clientInfo: { name: 'c', version: '1' },
    });
    expect(at(messagesOf(made)[3], 'params')).toEqual({ name: 'book' });
    expect(notesOf(made, 'lost')).toContain('`requestState`');
  });

  it('gets a handshake if the text has no discovery, and says so', () => {
    const made = translated(talk(first, round, retry, final), '2025-06-18');
    expect(labels(made).slice(0, 3)).toEqual([
      'client initialize 3',
      'server result 3',
      'client notifications/initialized',
    ]);
    expect(notesOf(made, 'added')).toContain('A session begins with a handshake');
    expect(warnings(made.text, '2025-06-18')).toEqual([]);
  });

  it('without a matching revision leaves out what did not exist then', () => {
    const made = translated(talk(discovery('{"tools":{}}'), first, round, retry, final), '2025-03-26');
    expect(labels(made)).not.toContain('server elicitation/create 3');
    expect(notesOf(made, 'lost')).toContain('`elicitation/create` and its response are left out.');
  });

  it('wraps structured content that is not an object', () => {
    const list = `"tools":[{"name":"book","inputSchema":{"type":"object"},"outputSchema":{"type":"array","items":{"type":"string"}}}],"ttlMs":60000,"cacheScope":"public"`;
    const text = talk(
      client(`"id":1,"method":"tools/list","params":{${modern()}}`),
      server(`"id":1,"result":{"resultType":"complete",${list},${SERVED}}`),
      client(`"id":2,"method":"tools/call","params":{"name":"book",${modern()}}`),
      server(`"id":2,"result":{"resultType":"complete","content":[],"structuredContent":["a"],${SERVED}}`),
    );
    const made = translated(text, '2025-11-25');
    const tools = at(messagesOf(made)[4], 'result', 'tools');
    expect(at(Array.isArray(tools) ? tools[0] : undefined, 'outputSchema', 'type')).toBe('object');
    expect(at(messagesOf(made)[6], 'result', 'structuredContent')).toEqual({ result: ['a'] });
    expect(notesOf(made, 'lost')).toContain('hints for caches');
  });
});

describe('one handshake revision for another', () => {
  const result = (revision: '2025-11-25' | '2025-06-18', members: string) =>
    talk(handshake(revision, { server: '{"tools":{}}' }), call(1), server(`"id":1,"result":{${members}}`));

  it('writes structured content, links and audio in an older form', () => {
    const members =
      '"structuredContent":{"n":1},"content":[{"type":"audio","data":"aGk=","mimeType":"audio/wav"},{"type":"resource_link","uri":"a:b","name":"b"}]';
    const made = translated(result('2025-06-18', members), '2024-11-05');
    expect(at(messagesOf(made)[4], 'result', 'content')).toEqual([
      { type: 'resource', resource: { uri: 'attachment:audio', mimeType: 'audio/wav', blob: 'aGk=' } },
      { type: 'text', text: 'b: a:b' },
      { type: 'text', text: '{"n":1}' },
    ]);
    expect(warnings(made.text, '2024-11-05')).toEqual([]);
    expect(made.notes.filter(({ kind }) => kind === 'changed').length).toBeGreaterThanOrEqual(3);
  });

  it('names each member that does not exist there', () => {
    const text = talk(
      handshake('2025-11-25', { server: '{"tools":{}}' }),
      client('"id":1,"method":"tools/list"'),
      server(
        '"id":1,"result":{"tools":[{"name":"a","title":"A","icons":[{"src":"https://a.example/i.png"}],"inputSchema":{"type":"object"}}]}',
      ),
    );
    const made = translated(text, '2025-03-26');
    const places = made.notes
      .filter(({ kind }) => kind === 'lost')
      .flatMap((note) => note.places.map(({ pointer }) => pointer));
    expect(places.toSorted()).toEqual(['/result/tools/0/icons', '/result/tools/0/title']);
  });

  it('splits batches', () => {
    const batch = client('[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"method":"ping"}]');
    const answers = server('[{"jsonrpc":"2.0","id":1,"result":{"tools":[]}},{"jsonrpc":"2.0","id":2,"result":{}}]');
    const made = translated(talk(handshake('2025-03-26', { server: '{"tools":{}}' }), batch, answers), '2025-06-18');
    expect(labels(made).slice(3)).toEqual([
      'client tools/list 1',
      'client ping 2',
      'server result 1',
      'server result 2',
    ]);
    expect(notesOf(made, 'changed')).toContain('batch');
    expect(warnings(made.text, '2025-06-18')).toEqual([]);
  });

  it('answers a request that runs as a task when the task is done', () => {
    const task =
      '"taskId":"t","status":"working","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttl":null';
    const text = talk(
      handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' }),
      call(1, ',"task":{}'),
      server(`"id":1,"result":{"task":{${task}}}`),
      client('"id":2,"method":"tasks/result","params":{"taskId":"t"}'),
      server('"id":2,"result":{"content":[],"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t"}}}'),
    );
    const made = translated(text, '2025-06-18');
    expect(labels(made).slice(3)).toEqual(['client tools/call 1', 'server result 1']);
    expect(at(messagesOf(made)[4], 'result')).toEqual({ content: [] });
  });
});

describe('a text', () => {
  it('that shows HTTP gets the headers of 2026-07-28, and keeps its own', () => {
    const own = { 'Mcp-Session-Id': SESSION, Authorization: 'Bearer abc' };
    const listed =
      '"tools":[{"name":"rain","inputSchema":{"type":"object","properties":{"city":{"type":"string","x-mcp-header":"City"}}}}]';
    const progress = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1}}';
    const text = blocks(
      opening('2025-11-25'),
      post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list'), own),
      answer('200 OK', results('2025-11-25', 1, listed)),
      post(
        '2025-11-25',
        requestBody('2025-11-25', 2, 'tools/call', '"name":"rain","arguments":{"city":"Köln"}', '"progressToken":"t"'),
        own,
      ),
      answer('200 OK', events(progress, results('2025-11-25', 2, '"content":[]'))),
    );
    const made = translated(text, '2026-07-28');
    expect(made.text).toMatch(/Mcp-Method: tools\/call\nMcp-Name: rain\nMcp-Param-City: =\?base64\?S8O2bG4=\?=\n/u);
    expect(made.text).toContain('Authorization: Bearer abc');
    expect(made.text).not.toContain('Mcp-Session-Id');
    expect(notesOf(made, 'lost')).toContain('`Mcp-Session-Id`');
    const report = checkOne(made.text);
    expect([report.format.id, report.revision]).toEqual(['http', '2026-07-28']);
    expect(warnings(made.text, '2026-07-28')).toEqual([]);
    expect(notesOf(translated(text, '2025-06-18'), 'lost')).toContain('without the HTTP around them');
  });

  it('of one message keeps its layout', () => {
    const made = translated(
      '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "initialize",\n  "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "c", "version": "1"}}\n}\n',
      '2026-07-28',
    );
    expect(made.text).toMatch(/^\{\n {2}"jsonrpc": "2\.0",\n {2}"id": 1,\n {2}"method": "server\/discover"/u);
    expect(warnings(made.text, '2026-07-28')).toEqual([]);
  });

  it('of the same revision is kept, and says so', () => {
    const text = talk(OPENED, call(1), done(1));
    const made = translated(text, '2025-11-25');
    expect(made.text.trim()).toBe(text);
    expect(notesOf(made, 'changed')).toContain('already');
  });

  it('with several sessions names them', () => {
    const line = (session: string, text: string): string =>
      text.replaceAll('{"from"', `{"session":"${session}","from"`);
    const made = translated(talk(line('a', OPENED), line('b', OPENED)), '2026-07-28');
    expect(made.sessions.map(({ label }) => label)).toEqual(['a', 'b']);
    expect(checkOne(made.text).sessions).toHaveLength(2);
  });

  it.each([
    ['hello', 'no messages'],
    ['{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}', 'another protocol'],
  ])('without MCP is named: %s', (text, problem) => {
    expect(translatePrepared(checker.prepare(text), { to: '2026-07-28' })).toMatchObject({
      problem: expect.stringContaining(problem) as string,
    });
  });

  it('of any kind is translated or named, to every revision', () => {
    for (const text of HOSTILE) {
      const prepared = checker.prepare(text);
      for (const to of ['2024-11-05', '2025-06-18', '2026-07-28'] as const) {
        const made = translatePrepared(prepared, { to });
        if ('problem' in made) continue;
        JSON.parse(translationJson(made, prepared));
      }
    }
    expect(HOSTILE.length).toBeGreaterThan(10);
  });
});
