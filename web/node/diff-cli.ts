/**
 * The `diff` command: two sessions, tool lists or capabilities compared by meaning. Only the comparison goes to stdout; stderr gets one
 * line for anything unusable. `scripts/diff.mjs` bundles and starts it.
 */
import { parseArgs } from 'node:util';
import {
  breakingOnly,
  comparePrepared,
  comparisonJson,
  comparisonMarkdown,
  comparisonText,
} from '../protocol/compare.ts';
import { checker } from '../protocol/parts.ts';
import { REVISION_IDS, type CheckOptions } from '../protocol/types.ts';
import { oneOf, parsed, quote, readOptions, Unusable } from './arguments.ts';
import { readInput } from './input.ts';
import { runCommand, write } from './running.ts';

const USAGE = `diff [--format text|json|markdown] [--breaking-only] [--revision R] [--from client|server] A B

Compares what A and B show. Each is a session in any format that check reads, or a list of tools, resources or prompts, a result of
initialize or server/discover, or capabilities. Order, ids, clocks, cursors and progress tokens do not count. A is before, B is after;
one of them may be -, standard input. Changes that break clients which work with A are marked, with the reason.
--breaking-only leaves out all other changes, also for the exit code.
R is one of ${REVISION_IDS.join(', ')}, auto (the default).
Exit code 0: no difference; 1: differences found; 2: arguments or files that cannot be used, or nothing to compare.
`;

const FORMATS = ['text', 'json', 'markdown'] as const;

interface Command {
  readonly files: readonly [string, string];
  readonly format: (typeof FORMATS)[number];
  readonly breakingOnly: boolean;
  readonly options: CheckOptions;
}

/** Runs the command and sets the exit code: 0 no difference, 1 differences, 2 unusable. */
export async function main(args: readonly string[]): Promise<void> {
  await runCommand('diff', { usage: USAGE, read: () => readArguments(args), run: answer });
}

function readArguments(args: readonly string[]): Command | 'help' {
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'breaking-only': { type: 'boolean' },
        revision: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  );
  if (values.help === true) return 'help';
  const [a, b, more] = positionals;
  if (a === undefined || b === undefined) throw new Unusable('Name two files to compare; one of them may be -');
  if (more !== undefined) throw new Unusable(`Only two files can be compared; unexpected argument: ${quote(more)}`);
  if (a === '-' && b === '-') throw new Unusable('Only one of the two files can be standard input');
  return {
    files: [a, b],
    format: oneOf('--format', values.format ?? 'text', FORMATS),
    breakingOnly: values['breaking-only'] === true,
    options: readOptions(values, (name) => `--${name}`),
  };
}

async function answer({ files: [a, b], format, breakingOnly: only, options }: Command): Promise<number> {
  const [left, right] = [await readNamed(a), await readNamed(b)];
  const found = comparePrepared(checker.prepare(left.text, options), checker.prepare(right.text, options));
  if ('problem' in found) throw new Unusable(found.problem);
  const comparison = only ? breakingOnly(found) : found;
  const written = { text: comparisonText, json: comparisonJson, markdown: comparisonMarkdown }[format];
  await write(written(comparison, left, right));
  return comparison.changes.length > 0 ? 1 : 0;
}

async function readNamed(file: string): Promise<{ name: string; text: string }> {
  const { text, note } = await readInput(file);
  if (note !== null) process.stderr.write(`diff: ${note}\n`);
  return { name: file === '-' ? 'stdin' : file, text };
}
