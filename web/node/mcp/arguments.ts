/** Parses the command line of `mcp` into plain data. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsed, quote, Unusable } from '../arguments.ts';

/** The parsed command. */
export type McpCommand =
  | { readonly do: 'help' }
  /** `roots`: the folders that the caller named, absolute; null if none was named. */
  | { readonly do: 'stdio'; readonly roots: readonly string[] | null }
  /** `chosen`: no other port may take its place. */
  | { readonly do: 'http'; readonly port: number; readonly chosen: boolean };

/** The first port that is tried for `--http`. */
export const MCP_PORT = 4320;

/** The usage text of the command. */
export const MCP_USAGE = `mcp [--root FOLDER]…
mcp --http [--port N]

An MCP server for agents. Its tools check and fix messages, explain rules, list types, and talk to the simulated server.
docs/agents.md has the settings for each host, and describes every tool.

Without --http, it speaks over stdio: a host starts it. Logs go to stderr.
--root names a folder whose files the tools may read; it may be repeated. The default is the current directory, unless that
is the root of the file system or the home folder. Nothing is ever written.
With --http, it serves http://127.0.0.1:N/mcp to this machine alone. The default is ${MCP_PORT} or the next free port.
Over HTTP no file can be read.
Exit code 2: unusable arguments.
`;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
export function readMcpArguments(args: readonly string[], folder: string): McpCommand {
  const { help, http, port, root } = parsed(
    () =>
      parseArgs({
        args: [...args],
        options: {
          http: { type: 'boolean' },
          port: { type: 'string' },
          root: { type: 'string', multiple: true },
          help: { type: 'boolean', short: 'h' },
        },
      }).values,
  );
  if (help === true) return { do: 'help' };
  if (http !== true) {
    if (port !== undefined) throw new Unusable('--port needs --http');
    return { do: 'stdio', roots: root?.map((one) => resolve(folder, one)) ?? null };
  }
  if (root !== undefined)
    throw new Unusable('--root and --http cannot be used together: over HTTP no file can be read');
  const number = port === undefined ? MCP_PORT : /^\d{1,5}$/u.test(port) ? Number(port) : Number.NaN;
  if (!(number <= 65_535)) throw new Unusable(`--port needs a number from 0 to 65535, not ${quote(port)}`);
  return { do: 'http', port: number, chosen: port !== undefined };
}
