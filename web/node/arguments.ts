/** The command line of `check`, read into plain data. */
import { parseArgs } from 'node:util';
import { REVISION_IDS, type CheckOptions, type RevisionChoice, type Transport } from '../protocol/types.ts';

/** How the answer about one text is written. */
export type OneFormat = (typeof ONE_FORMATS)[number];

/** What the caller wants. `file` is `-` for the standard input. */
export type Command =
  | { do: 'help' }
  | { do: 'one'; file: string; format: OneFormat; options: CheckOptions }
  | { do: 'batch'; file: string; options: CheckOptions };

/** The arguments or the file cannot be used; the message is one line for the caller. */
export class Unusable extends Error {}

/** How the command is called. */
export const USAGE = `check [--revision R] [--from client|server] [--transport stdio|http|sse] [--format json|text|sarif|markdown] FILE|-
check --batch-file CASES.jsonl --format jsonl [--revision R] [--from client|server] [--transport stdio|http|sse]

R is one of ${REVISION_IDS.join(', ')}, auto (the default).
--format json (the default) is for programs, text for people, sarif (2.1.0) for editors and code hosts, markdown for an issue.
Exit code 0: no errors; 1: errors found; 2: arguments or file that cannot be used.
`;

const REVISIONS: readonly RevisionChoice[] = [...REVISION_IDS, 'auto'];
const SENDERS = ['client', 'server'] as const;
const TRANSPORTS: readonly Transport[] = ['stdio', 'http', 'sse'];
const ONE_FORMATS = ['json', 'text', 'sarif', 'markdown'] as const;
const FORMATS = [...ONE_FORMATS, 'jsonl'] as const;

/** Reads the arguments. Throws `Unusable` with one line that says what is wrong and what is possible. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { do: 'help' };
  const options = readOptions(values, (name) => `--${name}`);
  const format = values.format === undefined ? 'json' : oneOf('--format', values.format, FORMATS);
  const batchFile = values['batch-file'];

  if (batchFile !== undefined || format === 'jsonl') {
    if (batchFile === undefined || format !== 'jsonl')
      throw new Unusable('--batch-file CASES.jsonl and --format jsonl go together');
    if (positionals.length > 0)
      throw new Unusable(`With --batch-file there is no other file: ${quote(positionals[0])}`);
    return { do: 'batch', file: batchFile, options };
  }
  const [file, second] = positionals;
  if (file === undefined) throw new Unusable('Name a file to check, or - for the standard input');
  if (second !== undefined) throw new Unusable(`One file at a time: ${quote(second)} is one too many`);
  return { do: 'one', file, format, options };
}

/**
 * Reads `revision`, `from` and `transport` from anything that has them; absent and null ones are left out. Throws `Unusable`.
 * `nameOf` says how the caller calls such an option.
 */
export function readOptions(
  given: { revision?: unknown; from?: unknown; transport?: unknown },
  nameOf: (name: string) => string,
): CheckOptions {
  const options: CheckOptions = {};
  const { revision, from, transport } = given;
  if (revision !== undefined && revision !== null) options.revision = oneOf(nameOf('revision'), revision, REVISIONS);
  if (from !== undefined && from !== null) options.from = oneOf(nameOf('from'), from, SENDERS);
  if (transport !== undefined && transport !== null)
    options.transport = oneOf(nameOf('transport'), transport, TRANSPORTS);
  return options;
}

function oneOf<Choice extends string>(name: string, value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Unusable(`${name} is ${quote(value)}; it can be ${choices.join(', ')}`);
  return found;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        revision: { type: 'string' },
        from: { type: 'string' },
        transport: { type: 'string' },
        format: { type: 'string' },
        'batch-file': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Unusable(`${first ?? 'These arguments cannot be read'}; see --help`);
  }
}

/** A value as the caller wrote it, on one line and not too long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
