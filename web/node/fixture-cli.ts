/**
 * The `fixture` command: a test file for Vitest or pytest from a recorded session. The file goes to stdout or to a file, remarks to
 * stderr. `scripts/fixture.mjs` bundles and starts it.
 */
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixtureOf, pytestFile, vitestFile, type FixtureOptions } from '../protocol/fixture.ts';
import { parsed, quote, Unusable } from './arguments.ts';
import { callerFolder } from './input.ts';
import { runCommand, write } from './running.ts';
import { readSession } from './serve-replay.ts';
import { readSessionNumber } from './session-number.ts';

const USAGE = `fixture [--pytest] [--command COMMAND | --url URL] [--ignore WHAT]… [--exact] [--session N] [--out FILE] LOG

Writes a test from LOG, a session in any format that check reads. The test sends the requests of the client to your server and expects
the recorded results and errors. It needs Vitest and Node, or with --pytest, pytest and Python 3.9, and nothing else.
COMMAND or URL is the server under test; the variables MCP_COMMAND and MCP_URL name another one when the test runs.
Not compared: ids, times and UUIDs in strings, cursors, ids of tasks, and the _meta of results. --exact compares times and UUIDs too.
WHAT may differ too: the name of a member, such as size, or its path in results, such as /tools/*/description.
If LOG has several sessions, the one with the most requests is used, or the one that --session N names, from 1.
Exit code 0: the test is written; 2: arguments or a log that cannot be used.
`;

interface Command {
  readonly file: string;
  readonly isPython: boolean;
  readonly session: number | null;
  readonly out: string | null;
  readonly options: Omit<FixtureOptions, 'source'>;
}

/** Runs the command and sets the exit code: 0 written, 2 unusable. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand('fixture', { usage: USAGE, read: () => readArguments(args), run: make });
}

function readArguments(args: readonly string[]): Command | 'help' {
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pytest: { type: 'boolean' },
        command: { type: 'string' },
        url: { type: 'string' },
        ignore: { type: 'string', multiple: true },
        exact: { type: 'boolean' },
        session: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  );
  if (values.help === true) return 'help';
  const [file, more] = positionals;
  if (file === undefined) throw new Unusable('Name a log to write a test from, or use - for standard input');
  if (more !== undefined) throw new Unusable(`Only one log can be used at a time; unexpected argument: ${quote(more)}`);
  if (values.command !== undefined && values.url !== undefined)
    throw new Unusable('--command and --url cannot be used together');
  if (values.url !== undefined && !/^https?:\/\//u.test(values.url))
    throw new Unusable(`--url must begin with http:// or https://, not ${quote(values.url)}`);
  return {
    file,
    isPython: values.pytest === true,
    session: readSessionNumber(values.session),
    out: values.out ?? null,
    options: {
      command: values.command ?? '',
      url: values.url ?? '',
      ignored: ['/_meta', ...(values.ignore ?? [])],
      exact: values.exact === true,
    },
  };
}

async function make({ file, isPython, session: wanted, out, options }: Command): Promise<number> {
  const { session, notes } = await readSession(file, wanted);
  const script = fixtureOf(session);
  const source = file === '-' ? 'standard input' : basename(file);
  if ('problem' in script) throw new Unusable(`${quote(source)} gives no test: ${script.problem}`);
  const text = (isPython ? pytestFile : vitestFile)(script, { ...options, source });
  for (const note of [...notes, ...script.notes.map((one) => `left out: ${one}`)])
    process.stderr.write(`fixture: ${note}\n`);
  if (out === null) await write(text);
  else
    await writeFile(resolve(callerFolder(), out), text).catch((error: unknown) => {
      throw new Unusable(`${quote(out)} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
  return 0;
}
