/** Whole sessions of the official SDK clients, from npm, with the real command. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../simulator/servers/everything.ts';
import { firstGeneration, secondGeneration, type Partner } from './testing/partners.ts';
import { serveOnFreePort, type Served } from './testing/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveOnFreePort(['--server', 'everything']);
});
afterAll(async () => {
  await served.stop();
});

const STDIO = ['--server', 'everything'];
const NEWEST = '2025-11-25';

const PARTNERS: readonly (readonly [string, string, () => Promise<Partner>])[] = [
  ['the first generation over stdio', NEWEST, () => firstGeneration(STDIO)],
  ['the first generation over HTTP', NEWEST, () => firstGeneration(new URL(served.url))],
  ['the first generation over HTTP+SSE', NEWEST, () => firstGeneration(new URL('/sse', served.url), true)],
  ['the second generation over stdio', NEWEST, () => secondGeneration(STDIO, 'legacy')],
  ['the second generation over HTTP', NEWEST, () => secondGeneration(new URL(served.url), 'legacy')],
  ['the second generation over stdio in 2026-07-28', '2026-07-28', () => secondGeneration(STDIO, 'modern')],
  [
    'the second generation over HTTP in 2026-07-28',
    '2026-07-28',
    () => secondGeneration(new URL(served.url), 'modern'),
  ],
];

const textOf = ({ content }: { content: { text?: string | undefined }[] }): string => content[0]?.text ?? '';

/** The properties of one client with the server. */
function talks(_: string, revision: string, connect: () => Promise<Partner>): void {
  let client: Partner;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  it('connects and reads the server’s identity', () => {
    expect(client.revision()).toBe(revision);
    expect(client.server()).toBe('everything');
  });

  it('lists everything, page by page', async () => {
    expect(await client.tools()).toEqual((everything.tools ?? []).map(({ name }) => name));
    expect(await client.resources()).toEqual((everything.resources ?? []).map(({ uri }) => uri));
    expect(await client.templates()).toEqual(
      (everything.resourceTemplates ?? []).map(({ uriTemplate }) => uriTemplate),
    );
    expect(await client.prompts()).toEqual((everything.prompts ?? []).map(({ name }) => name));
  });

  it('calls tools: text, all kinds of content, structured content, failures', async () => {
    expect(textOf(await client.call('echo', { message: 'Hello' }))).toBe('Hello');
    const all = await client.call('show_content');
    expect(new Set(all.content.map(({ type }) => type))).toEqual(
      new Set(['text', 'image', 'audio', 'resource_link', 'resource']),
    );
    expect((await client.call('get_measures', { place: 'cellar' })).structuredContent).toMatchObject({
      place: 'cellar',
    });
    expect((await client.call('always_fails')).isError).toBe(true);
    expect((await client.call('echo', { message: 7 })).isError).toBe(true);
    await expect(client.call('no_such_tool')).rejects.toThrow(/no_such_tool/u);
    expect(textOf(await client.call('region_report', { region: 'größe ', year: 2026 }))).toContain('größe');
  });

  it('reads resources: text, bytes, by template, and unknown ones', async () => {
    expect((await client.read('demo://text'))[0]?.text).toBe('A text that came along.');
    expect((await client.read('demo://picture'))[0]?.blob).toMatch(/^iVBOR/u);
    expect((await client.read('demo://item/42'))[0]).toMatchObject({ uri: 'demo://item/42', text: 'Item 42' });
    await expect(client.read('demo://nowhere')).rejects.toThrow(/not found/iu);
  });

  it('gets prompts, and completions of their arguments', async () => {
    expect(await client.prompt('greeting')).toHaveLength(2);
    const [first] = await client.prompt('review_code', { language: 'rust', framework: 'axum' });
    expect(first?.content).toMatchObject({ text: expect.stringContaining('rust') as string });
    await expect(client.prompt('review_code')).rejects.toThrow(/language|invalid/iu);
    expect(await client.complete('review_code', 'language', 'py')).toEqual(['python']);
  });

  it('receives progress of long work', async () => {
    const seen: number[] = [];
    const onprogress = ({ progress }: { progress: number }): void => void seen.push(progress);
    const done = await client.call('long_work', { steps: 3, ms: 100 }, { onprogress });
    expect(textOf(done)).toBe('Done in 3 steps.');
    // Clients receive no progress after the response, and the last notification is sent right before it.
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual([1, 2, 3].slice(0, seen.length));
  });

  it('receives the logs that it requests', async () => {
    await client.logsFrom('warning');
    client.received.logs.length = 0;
    await client.call('log_all');
    const wanted = ['warning', 'error', 'critical', 'alert', 'emergency'];
    await vi.waitFor(() => expect(client.received.logs).toEqual(wanted));
  });

  it('cancels, and continues', async () => {
    const stop = new AbortController();
    const slow = client.call('long_work', { steps: 20, ms: 5000 }, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(slow).rejects.toThrow('enough');
    expect(textOf(await client.call('echo', { message: 'Still there' }))).toBe('Still there');
  });

  it('subscribes, and receives changes', async () => {
    const stop = await client.watch('demo://counter');
    await client.call('touch_counter');
    await client.call('toggle_tool');
    await vi.waitFor(() => expect(client.received.updated).toEqual(['demo://counter']));
    await vi.waitFor(() => expect(client.received.changed).toBeGreaterThan(0));
    await stop();
    await client.call('touch_counter');
    await client.call('toggle_tool');
    expect(client.received.updated).toEqual(['demo://counter']);
  });

  it('provides its model, its user and its roots', async () => {
    expect(textOf(await client.call('ask_model', { question: 'What is a protocol?' }))).toContain('A set of rules.');
    expect(client.received.sampled).toBe(1);
    expect(textOf(await client.call('ask_person'))).toContain('Ada');
    expect((await client.call('show_roots')).structuredContent).toEqual({
      count: 1,
      uris: ['file:///home/ada/project'],
    });
    expect(client.received.roots).toBe(1);
    expect(textOf(await client.call('ask_visit'))).toBe('Signed in.');
    expect(client.received.elicited).toEqual(['form', 'url']);
    expect(textOf(await client.call('plan_trip'))).toContain('Rome');
    expect(client.received.sampled).toBe(2);
  });
}

const DAILY = ['the first generation over HTTP', 'the second generation over stdio in 2026-07-28'];
describe.each(PARTNERS.filter(([name]) => DAILY.includes(name)))('%s', (...partner) => {
  talks(...partner);
});
describe.each(PARTNERS.filter(([name]) => !DAILY.includes(name)))('%s', { tags: ['all'] }, (...partner) => {
  talks(...partner);
});

/** The properties of a server of one revision, or of all. */
function isFound(supported: string): void {
  const ARGS = ['--server', 'calculator', '--revision', supported];
  const newest = supported === 'all' ? '2026-07-28' : supported;
  let own: Served;
  beforeAll(async () => {
    own = await serveOnFreePort(ARGS);
  });
  afterAll(async () => {
    await own.stop();
  });

  it.each([
    ['stdio', () => ARGS],
    ['HTTP', () => new URL(own.url)],
  ])('is detected over %s by a client that sends a probe first', async (_, place) => {
    const client = await secondGeneration(place(), 'auto');
    expect(client.revision()).toBe(newest);
    expect(await client.tools()).toContain('add');
    expect(textOf(await client.call('add', { a: 1, b: 2 }))).toContain('3');
    await client.close();
  });

  it('agrees with a first-generation client on its newest handshake revision, or lists the supported revisions', async () => {
    if (supported === '2026-07-28') {
      await expect(firstGeneration(new URL(own.url))).rejects.toThrow(/2026-07-28|[Uu]nsupported protocol version/u);
      return;
    }
    const client = await firstGeneration(new URL(own.url));
    expect(client.revision()).toBe(supported === 'all' ? NEWEST : supported);
    expect(await client.tools()).toContain('add');
    await client.close();
  });
}

describe('a server of all', () => {
  isFound('all');
});
describe.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'])(
  'a server of %s',
  { tags: ['all'] },
  (supported) => {
    isFound(supported);
  },
);
