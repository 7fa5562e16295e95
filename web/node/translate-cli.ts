/**
 * The `translate` command: a session or message of one revision written for another. The translation goes to stdout, notes about what
 * changes and what cannot be expressed to stderr. `scripts/translate.mjs` bundles and starts it.
 */
import { parseArgs } from 'node:util';
import { checker } from '../protocol/parts.ts';
import { translatePrepared, translationJson, translationNotes, type Target } from '../protocol/translate.ts';
import { REVISION_IDS, type CheckOptions } from '../protocol/types.ts';
import { oneOf, parsed, quote, readOptions, Unusable } from './arguments.ts';
import { readInput } from './input.ts';
import { runCommand, write } from './running.ts';

const TARGETS: readonly Target[] = REVISION_IDS.filter((id): id is Target => id !== 'jsonrpc-2.0');

const USAGE = `translate --to R [--no-discover] [--format text|json] [--revision R] [--from client|server] FILE|-

Writes a session, in any format that check reads, or a single message for another revision. R is one of ${TARGETS.join(', ')}.
The output is JSON Lines with the sender of each message, which check reads. A message alone stays alone. To 2026-07-28, a text that shows
HTTP is written as HTTP, with the headers of that revision.
Notes on stderr name what is lost, added or changed, with the lines of FILE.
With --format json, messages, notes and text are one object on stdout.
With --no-discover, 2026-07-28 begins without server/discover, which otherwise replaces the handshake.
The revision of FILE is named by --revision if the text does not show it.
Exit code 0: everything is expressed; 1: something is lost, see the notes; 2: arguments or file that cannot be used.
`;

const FORMATS = ['text', 'json'] as const;

interface Command {
  readonly file: string;
  readonly to: Target;
  readonly discover: boolean;
  readonly format: (typeof FORMATS)[number];
  readonly options: CheckOptions;
}

/** Runs the command and sets the exit code: 0 all is expressed, 1 something is lost, 2 unusable. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand('translate', { usage: USAGE, read: () => readArguments(args), run: answer });
}

function readArguments(args: readonly string[]): Command | 'help' {
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        'no-discover': { type: 'boolean' },
        format: { type: 'string' },
        revision: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  );
  if (values.help === true) return 'help';
  const [file, more] = positionals;
  if (values.to === undefined)
    throw new Unusable(`Name the revision with --to; it must be one of ${TARGETS.join(', ')}`);
  if (file === undefined) throw new Unusable('Name a file to translate, or use - for standard input');
  if (more !== undefined)
    throw new Unusable(`Only one file can be translated at a time; unexpected argument: ${quote(more)}`);
  return {
    file,
    to: oneOf('--to', values.to, TARGETS),
    discover: values['no-discover'] !== true,
    format: oneOf('--format', values.format ?? 'text', FORMATS),
    options: readOptions(values, (name) => `--${name}`),
  };
}

async function answer({ file, to, discover, format, options }: Command): Promise<number> {
  const { text, note } = await readInput(file);
  if (note !== null) process.stderr.write(`translate: ${note}\n`);
  const prepared = checker.prepare(text, options);
  const made = translatePrepared(prepared, { to, discover });
  if ('problem' in made) throw new Unusable(made.problem);
  if (format === 'json') await write(translationJson(made, prepared));
  else {
    await write(made.text);
    for (const line of translationNotes(made, prepared)) process.stderr.write(`${line}\n`);
  }
  return made.notes.some(({ kind }) => kind === 'lost') ? 1 : 0;
}
