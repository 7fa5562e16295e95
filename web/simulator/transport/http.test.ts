/** HTTP in every revision: whole conversations, sessions, long streams, batches, and the transport of 2024-11-05. */
import { describe, expect, it } from 'vitest';
import { HANDSHAKE_REVISIONS, MCP_REVISIONS } from '../eras.ts';
import { wordsOf } from '../testing/converse.ts';
import { eventsOf, messagesOf } from '../testing/exchange.ts';
import { call, talk } from '../testing/conversation.ts';

describe.each(MCP_REVISIONS.filter((one) => one !== '2024-11-05'))(
  'a whole conversation over HTTP in %s',
  (revision) => {
    it('is clean: responses as JSON and as streams, notifications, server requests', () => {
      const it = talk(revision);
      it.greet();
      const stream = revision === '2026-07-28' ? null : it.listen();
      const list = it.post({ id: 1, method: 'tools/list' });
      expect(list.headers['content-type']).toBe('application/json');
      expect(list.ended).toBe(true);
      const work = it.post(call(2, 'test_tool_with_progress', {}, { progressToken: 'p' }));
      expect(work.headers['content-type']).toBe('text/event-stream');
      expect(work.ended).toBe(false);
      it.pass(200);
      expect(work.ended).toBe(true);
      expect(messagesOf(work).map(({ method, id }) => method ?? id)).toEqual([
        'notifications/progress',
        'notifications/progress',
        'notifications/progress',
        2,
      ]);
      const request = it.post(call(3, 'test_sampling', { prompt: 'Say something' }));
      it.pass(100);
      expect(request.ended).toBe(true);
      it.post({ id: 4, method: 'resources/read', params: { uri: 'test://static-text' } });
      it.post({ id: 5, method: 'prompts/get', params: { name: 'test_simple_prompt' } });
      it.post(call(6, 'no_such_tool'));
      it.post(call(7, 'test_trigger_tool_change'));
      if (stream) {
        expect(messagesOf(stream).map(({ method }) => method)).toEqual(['notifications/tools/list_changed']);
        expect(it.send('DELETE', '/mcp', it.headers(null)).status).toBe(204);
        expect(stream.ended).toBe(true);
      }
      expect(wordsOf(it.found())).toEqual([]);
    });
  },
);

describe.each(HANDSHAKE_REVISIONS.filter((one) => one !== '2024-11-05'))('sessions in %s', (revision) => {
  it('begin with initialize, and are required afterward', () => {
    const it = talk(revision);
    it.greet();
    expect(it.session).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(it.exchanges[1]).toMatchObject({ status: 202, body: '', ended: true });
    expect(it.post({ id: 1, method: 'ping' }, { 'mcp-session-id': null }).status).toBe(400);
    expect(it.listen({ 'mcp-session-id': null }).status).toBe(400);
    expect(it.send('DELETE', '/mcp', { ...it.headers(null), 'mcp-session-id': null }).status).toBe(400);
    // The finding is about the client, not the server.
    expect(new Set(it.found().map(({ rule }) => rule))).toEqual(new Set(['http-session/use']));
  });

  it('are unknown after they have ended: 404', () => {
    const it = talk(revision);
    it.greet();
    it.send('DELETE', '/mcp', it.headers(null));
    expect(it.post({ id: 1, method: 'ping' }).status).toBe(404);
    expect(it.listen().status).toBe(404);
  });

  it('are separate: each client has its own server', () => {
    const it = talk(revision);
    it.greet();
    const first = it.session;
    it.session = null;
    it.greet();
    expect(it.session).not.toBe(first);
    const work = it.post(call(1, 'test_tool_with_progress'));
    it.session = first;
    // The same id in the other session is another request.
    expect(it.post({ id: 1, method: 'ping' }).status).toBe(200);
    it.pass(200);
    expect(messagesOf(work).at(-1)).toMatchObject({ id: 1 });
  });

  it('survive a broken connection, and a GET with Last-Event-ID returns the missed events of that stream only', () => {
    const it = talk(revision);
    it.greet();
    const work = it.post(call(1, 'test_tool_with_progress', {}, { progressToken: 'p' }));
    const other = it.post(call(2, 'test_tool_with_progress', {}, { progressToken: 'q' }));
    const seen = eventsOf(work.body).at(-1)?.id ?? '';
    it.lose(work);
    it.pass(200);
    expect(other.ended).toBe(true);
    const back = it.listen({ 'last-event-id': seen });
    expect(back.ended).toBe(true);
    expect(messagesOf(back).map(({ method, id }) => method ?? id)).toEqual([
      'notifications/progress',
      'notifications/progress',
      1,
    ]);
    expect(wordsOf(it.found())).toEqual([]);
    expect(it.listen({ 'last-event-id': 'p999_1' }).status).toBe(400);
  });

  it('close the connection of a call once, if its work says so, and only where clients expect it', () => {
    const it = talk(revision);
    it.greet();
    const work = it.post(call(1, 'test_reconnection'));
    it.pass(100);
    const polls = revision === '2025-11-25';
    expect(work.ended).toBe(polls);
    if (!polls) {
      it.pass(600);
      return expect(messagesOf(work).map(({ id }) => id)).toEqual([1]);
    }
    const [first, ...others] = eventsOf(work.body);
    expect(others).toEqual([]);
    expect(first?.id).toBeTruthy();
    const back = it.listen({ 'last-event-id': first?.id ?? '' });
    expect(back.ended).toBe(false);
    it.pass(600);
    expect(messagesOf(back).map(({ id }) => id)).toEqual([1]);
    expect(back.ended).toBe(true);
    expect(wordsOf(it.found())).toEqual([]);
  });

  it('store unrelated messages until a stream is open', () => {
    const it = talk(revision);
    it.greet();
    it.post(call(1, 'test_trigger_tool_change'));
    const stream = it.listen();
    expect(messagesOf(stream).map(({ method }) => method)).toEqual(['notifications/tools/list_changed']);
    expect(stream.ended).toBe(false);
    expect(wordsOf(it.found())).toEqual([]);
  });

  it('end a stream whose request was cancelled, without a response', () => {
    const it = talk(revision);
    it.greet();
    const work = it.post(call(1, 'test_tool_with_progress', {}, { progressToken: 'p' }));
    expect(work.ended).toBe(false);
    it.post({ method: 'notifications/cancelled', params: { requestId: 1 } });
    expect(work.ended).toBe(true);
    expect(messagesOf(work).every(({ id }) => id === undefined)).toBe(true);
  });
});

describe('the version header', () => {
  it('is rejected with 400 if the server does not support it', () => {
    for (const revision of ['2025-06-18', '2025-11-25'] as const) {
      const it = talk(revision);
      it.greet();
      expect(it.post({ id: 1, method: 'ping' }, { 'mcp-protocol-version': '1.0' }).status).toBe(400);
      expect(it.listen({ 'mcp-protocol-version': '2019-01-01' }).status).toBe(400);
      expect(it.post({ id: 2, method: 'ping' }, { 'mcp-protocol-version': null }).status).toBe(200);
    }
  });

  it('is unknown to 2025-03-26, which ignores it', () => {
    const it = talk('2025-03-26');
    it.greet();
    expect(it.post({ id: 1, method: 'ping' }, { 'mcp-protocol-version': '1.0' }).status).toBe(200);
  });
});

describe('events', () => {
  it('of 2025-11-25 begin with an empty event that has an id and a reconnection delay', () => {
    const it = talk('2025-11-25');
    it.greet();
    const work = it.post(call(1, 'test_tool_with_progress'));
    expect(eventsOf(work.body)[0]).toEqual({ id: 'p2_0', retry: '1000', data: '' });
  });

  it('have ids that no other stream of the session has', () => {
    const it = talk('2025-11-25');
    it.greet();
    const streams = [
      it.listen(),
      it.post(call(1, 'test_tool_with_progress')),
      it.post(call(2, 'test_tool_with_logging')),
    ];
    it.pass(500);
    const ids = streams.flatMap(({ body }) => eventsOf(body).flatMap(({ id }) => id ?? []));
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of 2026-07-28 have no ids, and ask proxies not to buffer them', () => {
    const it = talk('2026-07-28');
    const work = it.post(call(1, 'test_tool_with_progress', {}, { progressToken: 1 }));
    it.pass(200);
    expect(work.headers['x-accel-buffering']).toBe('no');
    expect(work.body).not.toContain('id: ');
    expect(work.headers['mcp-session-id']).toBeUndefined();
  });
});

describe('batches', () => {
  const batch = JSON.stringify([
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ]);

  it('are answered in 2025-03-26 with one array', () => {
    const it = talk('2025-03-26');
    it.greet();
    const { status, body } = it.text(batch);
    expect(status).toBe(200);
    expect((JSON.parse(body) as { id: number }[]).map(({ id }) => id)).toEqual([1, 2]);
    expect(it.text('[{"jsonrpc":"2.0","method":"notifications/initialized"}]')).toMatchObject({
      status: 202,
      body: '',
    });
    expect(it.text('[]').status).toBe(400);
    expect(wordsOf(it.found().filter(({ rule }) => !rule.startsWith('batch/')))).toEqual([]);
  });

  it.each(['2025-06-18', '2025-11-25', '2026-07-28'] as const)('are rejected in %s', (revision) => {
    const it = talk(revision);
    it.greet();
    expect(it.text(batch).status).toBe(400);
  });
});

describe('a server of all revisions', () => {
  it('serves clients of each revision side by side', () => {
    const old = talk('2025-06-18', { revisions: MCP_REVISIONS });
    old.greet();
    expect(old.post({ id: 1, method: 'tools/list' }).status).toBe(200);
    const modern = talk('2026-07-28');
    modern.state = old.state;
    const found = modern.post({ id: 1, method: 'server/discover' });
    expect(messagesOf(found)[0]).toMatchObject({ result: { resultType: 'complete' } });
    expect(modern.listen()).toMatchObject({ status: 405 });
    expect(modern.state.sessions).toHaveLength(1);
  });
});

describe('HTTP+SSE of 2024-11-05', () => {
  it('has one stream for everything, which announces where to post', () => {
    const it = talk('2024-11-05');
    const stream = it.send('GET', '/sse', { accept: 'text/event-stream' });
    const [first] = eventsOf(stream.body);
    expect(first?.event).toBe('endpoint');
    const address = first?.data ?? '';
    expect(address).toMatch(/^\/messages\?sessionId=/u);
    const post = (message: object) =>
      it.send('POST', address, { 'content-type': 'application/json' }, JSON.stringify({ jsonrpc: '2.0', ...message }));
    const hello = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
    expect(post({ id: 0, method: 'initialize', params: hello })).toMatchObject({ status: 202, body: '' });
    post({ method: 'notifications/initialized' });
    post(call(1, 'test_tool_with_progress', {}, { progressToken: 'p' }));
    it.pass(200);
    expect(
      messagesOf({ ...stream, body: stream.body.slice(stream.body.indexOf('\n\n') + 2) }).map(
        ({ method, id }) => method ?? id,
      ),
    ).toEqual([0, 'notifications/progress', 'notifications/progress', 'notifications/progress', 1]);
    expect(wordsOf(it.found())).toEqual([]);
    it.lose(stream);
    expect(it.state.sessions).toEqual([]);
    expect(post({ id: 2, method: 'ping' }).status).toBe(404);
  });

  it.each(['*/*', 'text/*', 'application/json, text/event-stream', undefined])('opens for Accept: %s', (accept) => {
    expect(talk('2024-11-05').send('GET', '/sse', accept === undefined ? {} : { accept }).status).toBe(200);
  });

  it('is refused to a client that accepts only JSON', () => {
    expect(talk('2024-11-05').send('GET', '/sse', { accept: 'application/json' }).status).toBe(406);
  });

  it('is absent if 2024-11-05 is not supported', () => {
    expect(talk('2025-11-25').send('GET', '/sse', { accept: 'text/event-stream' }).status).toBe(404);
  });
});
