/** Parses the command line of `tap` into plain data. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Unusable, quote } from '../arguments.ts';

/** The target of `tap`: a command that uses stdio, or the URL of a server. */
export type Target =
  | { readonly over: 'stdio'; readonly command: string; readonly args: readonly string[] }
  | { readonly over: 'http'; readonly url: string; readonly listen: number | null };

/** What is recorded, and where it is shown. */
export interface RecordOptions {
  /** The port of the page; null without a page. */
  readonly page: { readonly port: number; readonly chosen: boolean } | null;
  /** The file for the records, absolute, and its maximum size in bytes. */
  readonly out: { readonly file: string; readonly max: number } | null;
}

/** The parsed command. */
export type TapCommand =
  | { readonly do: 'help' }
  | { readonly do: 'tap'; readonly target: Target; readonly record: RecordOptions };

/** The default port of the page. Browsers and `fetch` refuse some ports, such as 4190; none of them is near. */
export const PAGE_PORT = 4240;
/** The first port that is tried for a client of `--http`. */
export const LISTEN_PORT = 4280;
/** Maximum size of the file by default, in MB. */
const MAX_SIZE = 100;

/** The usage text of the command. */
export const TAP_USAGE = `tap [--port N] [--out FILE] [--max-size MB] [--no-page] -- COMMAND ARGS…
tap --http URL [--listen N] [--port N] [--out FILE] [--max-size MB] [--no-page]

Runs between host and server. It passes every byte on unchanged, and records both directions.
It prints the address of a page on stderr, which shows the session live.

COMMAND starts a server that speaks over stdio.
With --http, the server is at URL, and the client connects to the address that tap prints.
--listen chooses the port of that address. The default is ${LISTEN_PORT} or the next free one.
--port chooses the port of the page. The default is ${PAGE_PORT}. Several taps with one port share one page.
--out appends the records to FILE as JSON Lines, which the command check reads.
At --max-size FILE is renamed to FILE.1, and a new one begins. The default is ${MAX_SIZE} MB.
--no-page records to FILE alone.
Exit code: that of the server; 126 or 127 if COMMAND cannot be started; 2 for unusable arguments.
`;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
export function readTapArguments(all: readonly string[], folder: string): TapCommand {
  const end = all.indexOf('--');
  const own = end < 0 ? all : all.slice(0, end);
  const [command, ...args] = end < 0 ? [] : all.slice(end + 1);
  const values = parse(own);
  if (values.help === true) return { do: 'help' };
  return { do: 'tap', target: readTarget(values, command, args), record: readRecording(values, folder) };
}

type Values = ReturnType<typeof parse>;

function readTarget(values: Values, command: string | undefined, args: readonly string[]): Target {
  const { http: url, listen } = values;
  if (url === undefined && listen !== undefined) throw new Unusable('--listen needs --http URL');
  if (url === undefined && command === undefined)
    throw new Unusable('Name the server: -- COMMAND ARGS… for stdio, or --http URL; see --help');
  if (url === undefined) return { over: 'stdio', command: command ?? '', args };
  if (command !== undefined) throw new Unusable('--http URL and -- COMMAND cannot be used together');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/u.test(parsed.protocol))
    throw new Unusable(`--http needs a URL that begins with http:// or https://, not ${quote(url)}`);
  return { over: 'http', url: parsed.href, listen: listen === undefined ? null : readPort('--listen', listen) };
}

function readRecording(values: Values, folder: string): RecordOptions {
  const { out, port, 'max-size': size, 'no-page': hidden } = values;
  if (hidden === true && port !== undefined) throw new Unusable('--no-page and --port cannot be used together');
  if (hidden === true && out === undefined) throw new Unusable('--no-page records nothing without --out FILE');
  if (out === undefined && size !== undefined) throw new Unusable('--max-size needs --out FILE');
  const max = Number(size ?? MAX_SIZE);
  if (!(max > 0) || max > 1_000_000) throw new Unusable(`--max-size needs a number of MB, not ${quote(size)}`);
  return {
    page: hidden === true ? null : { port: readPort('--port', port ?? String(PAGE_PORT)), chosen: port !== undefined },
    out: out === undefined ? null : { file: resolve(folder, out), max: Math.round(max * 1_000_000) },
  };
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Unusable(`${name} needs a port from 0 to 65535, not ${quote(text)}`);
  return port;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        http: { type: 'string' },
        listen: { type: 'string' },
        port: { type: 'string' },
        out: { type: 'string' },
        'max-size': { type: 'string' },
        'no-page': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/u);
    const hint = first.startsWith('Unexpected argument') ? 'write -- before the command of the server' : 'see --help';
    throw new Unusable(`${first.replace(/\.$/u, '')}; ${hint}`);
  }
}
