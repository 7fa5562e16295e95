/** `serve --replay`: sessions of the official clients are recorded, replayed, and compared with what was recorded. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { inProcess } from '../testing/in-process.ts';
import { main } from './serve.ts';
import { firstGeneration, secondGeneration, type Partner, type Place } from './testing/partners.ts';
import { SERVE, serveOnFreePort, type Served } from './testing/served.ts';
import { TAP } from './testing/tapped.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The arguments of Node for `serve` with a tap in front, which records to a file of this folder. */
const tapped = (file: string, args: readonly string[]): Place => ({
  node: [TAP, '--no-page', '--out', join(folder, file), '--', process.execPath, SERVE, '--stdio', ...args],
});

const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    // The first generation adds the code.
    return `rejected: ${text.replace(/^MCP error -?\d+: /u, '')}`;
  });

/** What a client sees of a session with everything in it. */
async function session(client: Partner): Promise<object> {
  const { received } = client;
  await client.logsFrom('warning');
  const results = [
    client.revision(),
    client.server(),
    await client.tools(),
    await client.resources(),
    await client.prompts(),
    await client.call('echo', { message: 'Hello' }),
    await client.call('echo', { message: 'Again' }),
    await client.call('echo', { message: 'Hello' }),
    await settled(client.call('no_such_tool')),
    // A client drops progress that arrives together with the response, so only the log shows it for sure.
    await client.call('long_work', { steps: 3, ms: 20 }, { onprogress: () => undefined }),
    await client.call('log_all'),
    await client.call('ask_model', { question: 'What is a protocol?' }),
    await client.call('ask_person'),
    await client.call('show_roots'),
    await client.read('demo://text'),
    await settled(client.read('demo://nowhere')),
    await client.prompt('greeting'),
  ];
  await vi.waitFor(() => expect(received.logs.length).toBeGreaterThanOrEqual(5));
  const { logs, sampled, roots, elicited } = received;
  return { results, logs, sampled, roots, elicited };
}

async function play(connecting: Promise<Partner>): Promise<object> {
  const client = await connecting;
  try {
    return await session(client);
  } finally {
    await client.close();
  }
}

const progressIn = (file: string): number =>
  readFileSync(join(folder, file), 'utf8').split('"method":"notifications/progress"').length - 1;

const errorsIn = (file: string): string[] =>
  checkOne(readFileSync(join(folder, file), 'utf8'))
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, what }) => `${rule}: ${what}`);

/** Clients that can speak a revision. */
const clientsOf = (revision: string): readonly (readonly [string, (place: Place) => Promise<Partner>])[] =>
  revision === '2026-07-28'
    ? [['the second generation', (place) => secondGeneration(place, 'modern')]]
    : [
        ['the first generation', (place) => firstGeneration(place)],
        ['the second generation', (place) => secondGeneration(place, 'legacy')],
        ['the second generation, which probes first', (place) => secondGeneration(place, 'auto')],
        ...(revision === '2024-11-05' ? [OVER_SSE] : []),
      ];

/** Over HTTP+SSE, if the place is a URL. */
const OVER_SSE = [
  'the first generation over HTTP+SSE',
  (place: Place) => (place instanceof URL ? firstGeneration(new URL('/sse', place), true) : firstGeneration(place)),
] as const;

/** The properties of a recorded session of one revision. */
function holds(revision: string): void {
  const log = `recorded-${revision}.jsonl`;
  const path = join(folder, log);
  const [, connect] = clientsOf(revision)[0] ?? ['', firstGeneration];
  let recorded: object;
  let served: Served;
  beforeAll(async () => {
    recorded = await play(connect(tapped(log, ['--server', 'everything', '--revision', revision])));
    served = await serveOnFreePort(['--replay', path]);
  });
  afterAll(() => served.stop());

  it('was recorded whole', () => {
    expect(recorded).toMatchObject({
      sampled: 1,
      roots: 1,
      elicited: revision < '2025-06-18' ? [] : ['form'],
    });
    expect(served.errors()).toContain(`(replay of ${JSON.stringify(path)}, ${revision}, `);
  });

  it.each(clientsOf(revision))('is the same over stdio for %s, and clean', async (name, other) => {
    const again = `again-${revision}-${name.replaceAll(/\W+/gu, '-')}.jsonl`;
    expect(await play(other(tapped(again, ['--replay', path])))).toEqual(recorded);
    expect(errorsIn(again)).toEqual([]);
    expect(progressIn(again)).toBe(3);
  });

  it.each(clientsOf(revision))('is the same over HTTP for %s, and for two at once', async (_, other) => {
    const url = new URL(served.url);
    if (revision === '2026-07-28') expect(await play(other(url))).toEqual(recorded);
    else expect(await Promise.all([play(other(url)), play(other(url))])).toEqual([recorded, recorded]);
  });

  it('rejects what was not recorded, and continues', async () => {
    const client = await connect(new URL(served.url));
    await expect(client.call('echo', { message: 'Unheard' })).rejects.toThrow(
      /Not in the recording: tools\/call with these params\. The nearest request is message \d+, tools\/call echo; it differs at \/arguments\/message/u,
    );
    await expect(client.complete('review_code', 'language', 'py')).rejects.toThrow(
      /Not in the recording: completion\/complete\. The recording has /u,
    );
    expect(await client.call('echo', { message: 'Hello' })).toMatchObject({ content: [{ text: 'Hello' }] });
    await client.close();
  });
}

describe('a session of 2025-11-25', () => {
  holds('2025-11-25');
});
describe.each(['2024-11-05', '2025-03-26', '2025-06-18', '2026-07-28'])(
  'a session of %s',
  { tags: ['all'] },
  (revision) => {
    holds(revision);
  },
);

const run = (args: readonly string[]) => inProcess(main, args, { folder });

describe('what cannot be replayed', () => {
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  it.each([
    [['--replay', 'missing.jsonl'], /^serve: "missing\.jsonl" does not exist$/u],
    [['--replay', put('prose.txt', 'hello')], /^serve: "prose\.txt" has no messages of a session$/u],
    [
      ['--replay', put('notices.jsonl', '{"jsonrpc":"2.0","method":"notifications/initialized"}')],
      /^serve: "notices\.jsonl" cannot be replayed: The session has no request of a client to answer$/u,
    ],
    [
      ['--replay', put('one.jsonl', ping), '--session', '2'],
      /^serve: --session is 2, and "one\.jsonl" has 1 session$/u,
    ],
    [['--replay', 'one.jsonl', '--session', '0'], /^serve: --session needs a number from 1, not "0"$/u],
    [['--replay', 'one.jsonl', '--server', 'notes'], /^serve: --replay and --server cannot be used together/u],
    [['--replay', '-', '--stdio'], /^serve: --stdio reads messages from stdin, so --replay needs a file$/u],
    [['--session', '1'], /^serve: --session belongs to --replay$/u],
  ])('is one line on stderr: %j', async (args, line) => {
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd()).toMatch(line);
  });
});
