/**
 * The `serve` command: the simulated server over real stdio and real HTTP, for real clients. `scripts/serve-sim.mjs` bundles
 * and starts it. Over stdio, stdout carries messages only.
 */
import { randomUUID } from 'node:crypto';
import { prepare, create, dueAt, step, MCP_REVISIONS } from '../simulator/server.ts';
import { quote, Unusable } from './arguments.ts';
import { serveHttp } from './serve-http.ts';
import { readSessionNumber } from './session-number.ts';
import { lastLine, lineFor, NO_LINES, takeChunk } from '../simulator/transport/stdio.ts';
import type { Input, ServerDefinition, Settings, McpRevision } from '../simulator/types.ts';
import { clock } from './clock.ts';
import { parseArgs } from 'node:util';
import { FAULTS, faultNamed } from '../simulator/faults/index.ts';
import { FIXTURES, SERVERS, serverNamed } from '../simulator/servers/index.ts';

// Parses the command line of `serve` into plain data.

/** The parsed command. */
type ServeCommand =
  | { do: 'help' | 'list' }
  | {
      do: 'serve';
      /** Null for stdio; 0 for any free port. */
      port: number | null;
      server: string;
      definition: ServerDefinition;
      revisions: readonly McpRevision[];
      faults: readonly string[];
    }
  | {
      do: 'replay';
      port: number | null;
      /** The log, relative to the current directory. */
      file: string;
      /** The number of the session in it, from 1; null for the first. */
      session: number | null;
    };

/** The default port. */
const PORT = 3000;

/** The usage text of the command. */
const SERVE_USAGE = `serve [--stdio | --http PORT] [--server NAME] [--revision R|all] [--fault NAME]…
serve [--stdio | --http PORT] --replay LOG [--session N]
serve --list prints servers and faults.

With --stdio, it reads messages from stdin and writes them to stdout, one per line.
With --http PORT, it serves http://127.0.0.1:PORT/mcp; port 0 takes a free port. Without either option, --http ${PORT} is used.
Logs and the line that reports readiness go to stderr.
R is one of ${MCP_REVISIONS.join(', ')}, or all (the default).

With --replay, it answers like the server in LOG, a session in any format that check reads, in the revision of that session. Requests
are recognized by method and params; ids, _meta and the order of members do not count. The second request of a kind gets the second
recorded response; after the last, the last again. Notifications and requests of the server follow where they were recorded.
A request that was not recorded gets an error that names the nearest recorded one.
If LOG has several sessions, the one with the most requests is used, or the one that --session N names, from 1.
Exit code 2: unusable arguments, or a log without a session.
`;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
function readServeArguments(args: readonly string[]): ServeCommand {
  const values = parse(args);
  if (values.help === true) return { do: 'help' };
  if (values.list === true) return { do: 'list' };
  if (values.stdio === true && values.http !== undefined)
    throw new Unusable('--stdio and --http cannot be used together');
  const port = values.stdio === true ? null : readPort(values.http);
  const { replay } = values;
  if (replay !== undefined) {
    const other = (['server', 'revision', 'fault'] as const).find((name) => values[name] !== undefined);
    if (other) throw new Unusable(`--replay and --${other} cannot be used together: the recording decides`);
    if (replay === '-' && port === null)
      throw new Unusable('--stdio reads messages from stdin, so --replay needs a file');
    return { do: 'replay', port, file: replay, session: readSessionNumber(values.session) };
  }
  if (values.session !== undefined) throw new Unusable('--session belongs to --replay');
  const server = values.server ?? 'everything';
  const found = serverNamed(server);
  if (!found)
    throw new Unusable(`--server ${quote(server)} is unknown; it must be one of ${namesOf([...SERVERS, ...FIXTURES])}`);
  for (const fault of values.fault ?? [])
    if (!faultNamed(fault))
      throw new Unusable(`--fault ${quote(fault)} is unknown; it must be one of ${namesOf(FAULTS)}`);
  return {
    do: 'serve',
    port,
    server,
    definition: found.definition,
    revisions: readRevisions(values.revision ?? 'all'),
    faults: values.fault ?? [],
  };
}

/** The output of `--list`. */
function listing(): string {
  const rows = (list: readonly { id: string; title: string }[]): string =>
    list.map(({ id, title }) => `  ${id.padEnd(28)} ${title}\n`).join('');
  return `Servers\n${rows([...SERVERS, ...FIXTURES])}\nFaults\n${rows(FAULTS)}`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        stdio: { type: 'boolean' },
        http: { type: 'string' },
        server: { type: 'string' },
        revision: { type: 'string' },
        fault: { type: 'string', multiple: true },
        replay: { type: 'string' },
        session: { type: 'string' },
        list: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(message.split(/\. |\n/u, 1)[0] ?? message);
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined) return PORT;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Unusable(`--http needs a port from 0 to 65535, not ${quote(text)}`);
  return port;
}

function readRevisions(text: string): readonly McpRevision[] {
  if (text === 'all') return MCP_REVISIONS;
  const revision = MCP_REVISIONS.find((one) => one === text);
  if (!revision) throw new Unusable(`--revision must be one of ${MCP_REVISIONS.join(', ')} or all, not ${quote(text)}`);
  return [revision];
}

const namesOf = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(', ');

// The simulated server over the process's own stdin, stdout and stderr.

/** Serves one client, and ends the process when that client closes stdin. */
function serveStdio(definition: ServerDefinition, settings: Partial<Settings>): void {
  const { stdin, stdout, stderr } = process;
  const time = clock();
  let state = create(definition, { ...settings, transport: 'stdio' });
  let lines = NO_LINES;

  const feed = (input: Input): void => {
    const stepped = step(state, input);
    ({ state } = stepped);
    for (const output of stepped.outputs) {
      const { to, line } = lineFor(output);
      if (to === 'stderr') stderr.write(line);
      // Backpressure: a client that writes faster than it reads must wait.
      else if (!stdout.write(line)) stdin.pause();
    }
    time.wakeAt(dueAt(state), () => feed({ kind: 'tick', at: time.now() }));
  };

  stdout.on('drain', () => stdin.resume());
  // The client has closed stdout.
  stdout.on('error', () => process.exit(0));
  stderr.on('error', () => undefined);
  stdin.on('error', () => process.exit(0));
  stdin.setEncoding('utf8');
  stdin.on('data', (chunk: string) => {
    const taken = takeChunk(lines, chunk);
    ({ lines } = taken);
    for (const text of taken.whole) feed({ kind: 'message', at: time.now(), text });
  });
  stdin.on('end', () => {
    const text = lastLine(lines);
    if (text !== null) feed({ kind: 'message', at: time.now(), text });
    feed({ kind: 'close', at: time.now() });
    time.stop();
    // Flush the written output first.
    stdout.write('', () => process.exit(0));
  });
}

/** Runs the command until the client leaves or the process is terminated. Sets the exit code 2 for unusable arguments. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await serve(readServeArguments(args));
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `the server could not start: ${String(error)}`;
    process.stderr.write(`serve: ${message.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function serve(wish: ServeCommand): Promise<void> {
  if (wish.do === 'replay') {
    const { readRecording } = await import('./serve-replay.ts');
    const { script, about, notes } = await readRecording(wish.file, wish.session);
    for (const note of notes) process.stderr.write(`serve: ${note}\n`);
    const { revision } = script;
    return run(
      wish.port,
      { info: { name: 'replay', version: '1.0.0' } },
      { revisions: [revision], replay: script },
      about,
    );
  }
  if (wish.do !== 'serve') {
    process.stdout.write(wish.do === 'help' ? SERVE_USAGE : listing());
    return;
  }
  const { port, definition, server, revisions, faults } = wish;
  const about = `server ${server}, ${revisions.join(' ')}${faults.length > 0 ? `, faults ${faults.join(' ')}` : ''}`;
  await run(port, definition, { revisions, faults }, about);
}

/** Starts the server and reports that it is ready. */
async function run(
  port: number | null,
  definition: ServerDefinition,
  own: Pick<Settings, 'revisions'> & Partial<Settings>,
  about: string,
): Promise<void> {
  await prepare(own.revisions);
  const settings = { ...own, seed: randomUUID() + randomUUID(), epoch: Date.now() };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  // A missing response is better than a server that stops.
  process.on('uncaughtException', (error) =>
    process.stderr.write(`serve: ignored an internal error: ${String(error)}\n`),
  );
  if (port === null) {
    process.stderr.write(`serve: ready on stdio (${about})\n`);
    serveStdio(definition, settings);
    return;
  }
  const { url } = await serveHttp(definition, settings, port);
  process.stderr.write(`serve: ready on ${url} (${about})\n`);
}
