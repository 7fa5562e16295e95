/** The command line of `serve`, read into plain data. */
import { parseArgs } from 'node:util';
import { FAULTS, faultNamed } from '../simulator/faults/index.ts';
import { FIXTURES, SERVERS, serverNamed } from '../simulator/servers/index.ts';
import { MCP_REVISIONS } from '../simulator/server.ts';
import type { McpRevision, ServerDefinition } from '../simulator/types.ts';
import { Unusable } from './arguments.ts';

/** What the caller wants. */
export type ServeWish =
  | { do: 'help' | 'list' }
  | {
      do: 'serve';
      /** Null for stdio; 0 for any free port. */
      port: number | null;
      server: string;
      definition: ServerDefinition;
      revisions: readonly McpRevision[];
      faults: readonly string[];
    };

/** The port, where none is named. */
const PORT = 3000;

/** How the command is called. */
export const SERVE_USAGE = `serve [--stdio | --http PORT] [--server NAME] [--revision R|all] [--fault NAME]…
serve --list

--stdio reads messages from stdin and writes them to stdout, one a line; --http PORT serves http://127.0.0.1:PORT/mcp
(0 takes a free port; without either: --http ${PORT}). Logs and the line that says it is ready go to stderr.
R is one of ${MCP_REVISIONS.join(', ')}, or all (the default). --list prints servers and faults.
Exit code 2: arguments that cannot be used.
`;

/** Reads the arguments. Throws `Unusable` with one line that says what is wrong and what is possible. */
export function readServeArguments(args: readonly string[]): ServeWish {
  const values = parse(args);
  if (values.help === true) return { do: 'help' };
  if (values.list === true) return { do: 'list' };
  if (values.stdio === true && values.http !== undefined) throw new Unusable('--stdio and --http exclude each other');
  const server = values.server ?? 'everything';
  const found = serverNamed(server);
  if (!found)
    throw new Unusable(`--server ${quote(server)} is unknown; there are ${namesOf([...SERVERS, ...FIXTURES])}`);
  for (const fault of values.fault ?? [])
    if (!faultNamed(fault)) throw new Unusable(`--fault ${quote(fault)} is unknown; there are ${namesOf(FAULTS)}`);
  return {
    do: 'serve',
    port: values.stdio === true ? null : readPort(values.http),
    server,
    definition: found.definition,
    revisions: readRevisions(values.revision ?? 'all'),
    faults: values.fault ?? [],
  };
}

/** What `--list` prints. */
export function listing(): string {
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
        list: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Unusable(words.split(/\. |\n/u, 1)[0] ?? words);
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined) return PORT;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Unusable(`--http takes a port from 0 to 65535, not ${quote(text)}`);
  return port;
}

function readRevisions(text: string): readonly McpRevision[] {
  if (text === 'all') return MCP_REVISIONS;
  const revision = MCP_REVISIONS.find((one) => one === text);
  if (!revision) throw new Unusable(`--revision takes ${MCP_REVISIONS.join(', ')} or all, not ${quote(text)}`);
  return [revision];
}

const namesOf = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(', ');
const quote = (text: string): string => JSON.stringify(text);
