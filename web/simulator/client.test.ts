import { describe, expect, it } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { methodsOf } from '../protocol/values.ts';
import { templates } from './client.ts';
import { MCP_REVISIONS } from './eras.ts';
import { create } from './server.ts';
import { SERVERS } from './servers/index.ts';
import { Conversation, wordsOf } from './testing/converse.ts';
import { shop } from './testing/shop.ts';
import { worker } from './testing/worker.ts';

const ALL = [...SERVERS.map(({ id, definition }) => [id, definition] as const), ['shop', shop] as const];

describe.each(MCP_REVISIONS)('initial messages in %s', (revision) => {
  it.each(ALL)('each is valid for %s, alone and in a conversation', (_, definition) => {
    const before = templates(create(definition, { revisions: [revision] }), revision);
    expect(before.length).toBeGreaterThan(3);
    for (const { message, title, says } of before) {
      const { diagnostics } = checkOne(JSON.stringify(message), { revision, from: 'client' });
      expect(wordsOf(diagnostics.filter(({ severity }) => severity !== 'info')), title).toEqual([]);
      expect(says).not.toBe('');
    }
    const talk = new Conversation(definition, revision);
    talk.greet();
    talk.sendAll(
      ...[...methodsOf(revision).keys()]
        .filter((method) => before.some((one) => one.method === method && method.endsWith('/list')))
        .map((method, index) => ({ id: index + 1, method })),
    );
    const requested = templates(talk.state, revision).filter(({ method }) => !/initialize/u.test(method));
    for (const [index, { message }] of requested.entries())
      talk.sendAll({ ...message, ...('id' in message ? { id: 100 + index } : {}) }, 20_000);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('every method that a client may send is offered, if the server supports it', () => {
    const offered = new Set(templates(create(shop), revision).map(({ method }) => method));
    const missing = [...methodsOf(revision).values()]
      .filter(({ name, sender, extension }) => sender !== 'server' && extension === undefined && !offered.has(name))
      .map(({ name }) => name);
    // No request is open, nothing was subscribed to, no token was used, and no task exists yet.
    const idle = ['resources/unsubscribe', 'notifications/cancelled', 'notifications/progress'];
    expect(missing.filter((name) => !name.includes('tasks/') && !idle.includes(name))).toEqual([]);
  });

  it('ids continue after the client’s last one', () => {
    const talk = new Conversation(shop, revision);
    talk.greet();
    talk.sendAll({ id: 41, method: 'tools/list' });
    expect(templates(talk.state, revision).find(({ method }) => method === 'tools/list')?.message.id).toBe(42);
  });
});

describe('messages for ongoing work', () => {
  const titles = (talk: Conversation): string[] => templates(talk.state, talk.revision).map(({ title }) => title);

  it('cancel requests, read more pages, query tasks', () => {
    const talk = new Conversation({ ...worker, pageSize: 3 }, '2025-11-25');
    talk.greet();
    talk.sendAll(
      { id: 1, method: 'tools/list' },
      { id: 'work', method: 'tools/call', params: { name: 'slow', arguments: {} } },
      { id: 3, method: 'tools/call', params: { name: 'slow', arguments: {}, task: {} } },
    );
    const [{ taskId } = { taskId: '' }] = talk.state.tasks;
    expect(titles(talk)).toEqual(
      expect.arrayContaining([
        'tools/list page 2',
        'tools/call slow, as a task',
        'tools/call always, as a task',
        'notifications/cancelled request "work"',
        `tasks/get ${taskId}`,
        `tasks/result ${taskId}`,
        `tasks/cancel ${taskId}`,
        'tasks/list',
      ]),
    );
    expect(titles(talk)).not.toContain('tools/call always');
    expect(titles(talk)).not.toContain('tools/call plain, as a task');
    const wanted = /cancelled|page 2|tasks\/(?:get|result|list)/u;
    for (const { message, title } of templates(talk.state, talk.revision))
      if (wanted.test(title)) talk.sendAll({ ...message, ...('id' in message ? { id: title } : {}) });
    talk.sendAll(5000);
    expect(titles(talk)).not.toContain(`tasks/cancel ${taskId}`);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('end a subscription', () => {
    const talk = new Conversation(shop, '2026-07-28');
    const listen = templates(talk.state, talk.revision).find(({ method }) => method === 'subscriptions/listen');
    expect(listen?.message).toMatchObject({
      params: { notifications: { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true } },
    });
    talk.sendAll({ ...listen?.message, id: 5 });
    const cancel = templates(talk.state, talk.revision).find(
      ({ title }) => title === 'notifications/cancelled request 5',
    );
    talk.sendAll({ ...cancel?.message });
    expect(talk.state.listening).toEqual([]);
    expect(wordsOf(talk.reported(true))).toEqual([]);
  });

  it('unsubscribe from a subscribed resource', () => {
    const talk = new Conversation(shop, '2025-06-18');
    talk.greet();
    expect(titles(talk)).not.toContain('resources/unsubscribe shop://goods');
    talk.sendAll({ id: 1, method: 'resources/subscribe', params: { uri: 'shop://goods' } });
    expect(titles(talk)).toContain('resources/unsubscribe shop://goods');
  });
});
