/** Parses the command line of `check` into plain data. */
import { parseArgs } from 'node:util';
import { knownHosts } from '../protocol/hosts/names.ts';
import { REVISION_IDS, type CheckOptions, type RevisionChoice, type Transport } from '../protocol/types.ts';

/** How to print the report of one file. */
export type OneFormat = (typeof ONE_FORMATS)[number];

/** The parsed command. `file` is `-` for the standard input. */
export type Command =
  | { do: 'help' }
  | { do: 'one'; file: string; format: OneFormat; options: CheckOptions }
  | { do: 'batch'; file: string; options: CheckOptions };

/** The arguments or the file are unusable; the message is one line for the caller. */
export class Unusable extends Error {}

/** The usage text of the command. */
export const USAGE = `check [--revision R] [--from client|server] [--transport stdio|http|sse] [--hosts HOSTS] [--format json|text|sarif|markdown] FILE|-
check --batch-file CASES.jsonl --format jsonl [--revision R] [--from client|server] [--transport stdio|http|sse] [--hosts HOSTS]

R is one of ${REVISION_IDS.join(', ')}, auto (the default).
HOSTS is a list such as claude-code,vscode, or all: what these hosts refuse, cut or ignore although the specification allows it is
reported too, as warnings and notes. Known hosts: ${knownHosts.map(({ id }) => id).join(', ')}.
--format json (the default) is for programs, text for people, sarif (2.1.0) for editors and code hosts, markdown for an issue.
Exit code 0: no errors; 1: errors found; 2: arguments or file that cannot be used.
`;

const REVISIONS: readonly RevisionChoice[] = [...REVISION_IDS, 'auto'];
const SENDERS = ['client', 'server'] as const;
const TRANSPORTS: readonly Transport[] = ['stdio', 'http', 'sse'];
const ONE_FORMATS = ['json', 'text', 'sarif', 'markdown'] as const;
const FORMATS = [...ONE_FORMATS, 'jsonl'] as const;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { do: 'help' };
  const options = readOptions(values, (name) => `--${name}`);
  const format = values.format === undefined ? 'json' : oneOf('--format', values.format, FORMATS);
  const batchFile = values['batch-file'];

  if (batchFile !== undefined || format === 'jsonl') {
    if (batchFile === undefined || format !== 'jsonl')
      throw new Unusable('--batch-file CASES.jsonl and --format jsonl must be used together');
    if (positionals.length > 0) throw new Unusable(`--batch-file takes no other file: ${quote(positionals[0])}`);
    return { do: 'batch', file: batchFile, options };
  }
  const [file, second] = positionals;
  if (file === undefined) throw new Unusable('Name a file to check, or use - for standard input');
  if (second !== undefined)
    throw new Unusable(`Only one file can be checked at a time; unexpected argument: ${quote(second)}`);
  return { do: 'one', file, format, options };
}

/**
 * Reads `revision`, `from`, `transport` and `hosts` from any object; absent and null members are left out. Throws `Unusable`. `nameOf`
 * returns the option's name as the caller writes it.
 */
export function readOptions(
  given: { revision?: unknown; from?: unknown; transport?: unknown; hosts?: unknown },
  nameOf: (name: string) => string,
): CheckOptions {
  const options: CheckOptions = {};
  const { revision, from, transport, hosts } = given;
  if (revision !== undefined && revision !== null) options.revision = oneOf(nameOf('revision'), revision, REVISIONS);
  if (from !== undefined && from !== null) options.from = oneOf(nameOf('from'), from, SENDERS);
  if (transport !== undefined && transport !== null)
    options.transport = oneOf(nameOf('transport'), transport, TRANSPORTS);
  if (hosts !== undefined && hosts !== null) options.hosts = readHosts(nameOf('hosts'), hosts);
  return options;
}

/** Ids of hosts, with commas between them or as a list, or `all`. */
function readHosts(name: string, given: unknown): readonly string[] | 'all' {
  const ids = (typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [given])
    .map((id: unknown) => (typeof id === 'string' ? id.trim() : id))
    .filter((id) => id !== '');
  if (ids.length === 1 && ids[0] === 'all') return 'all';
  const known = knownHosts.map(({ id }) => id);
  if (ids.length === 0) throw new Unusable(`${name} names no host; it must be all, or some of ${known.join(', ')}`);
  return ids.map((id) => {
    const found = known.find((one) => one === id);
    if (found === undefined)
      throw new Unusable(`${name} names ${quote(id)}, an unknown host; it must be all, or some of ${known.join(', ')}`);
    return found;
  });
}

/** One of the allowed values. Throws `Unusable` for anything else. */
export function oneOf<Choice extends string>(name: string, value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Unusable(`${name} is ${quote(value)}; it must be one of ${choices.join(', ')}`);
  return found;
}

function parse(args: readonly string[]) {
  return parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        revision: { type: 'string' },
        from: { type: 'string' },
        transport: { type: 'string' },
        hosts: { type: 'string' },
        format: { type: 'string' },
        'batch-file': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  );
}

/** What Node’s parser of arguments returns; its error becomes `Unusable`, shortened to its first sentence. */
export function parsed<Arguments>(read: () => Arguments): Arguments {
  try {
    return read();
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Unusable(`${first ?? 'These arguments cannot be parsed'}; see --help`);
  }
}

/** A value as the caller wrote it, on one line and shortened. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
