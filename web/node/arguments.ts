/** Parses the command line of `check` into plain data. */
import { parseArgs } from 'node:util';
import { knownHosts } from '../protocol/hosts/names.ts';
import { REVISION_IDS, type CheckOptions, type RevisionChoice, type Transport } from '../protocol/types.ts';

/** How to print the reports of files. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How a line of `--stream` is read. */
export type StreamOf = (typeof STREAMS)[number];

/** Which settings file to use: a named one, none, or the nearest one upwards. */
export type SettingsChoice = { readonly file: string } | 'none' | 'nearest';

/** A report that is written to a file beside the standard output. */
export interface ExtraOutput {
  readonly format: FileFormat;
  readonly file: string;
}

/** The command for files. */
export interface FilesCommand {
  readonly do: 'files';
  /** Files, folders and patterns as the caller wrote them; `-` is the standard input. Empty: those of the settings. */
  readonly files: readonly string[];
  /** Null if the caller named none. */
  readonly format: FileFormat | null;
  readonly outputs: readonly ExtraOutput[];
  readonly options: CheckOptions;
  readonly settings: SettingsChoice;
  readonly baseline: string | null;
  readonly writeBaseline: boolean;
  readonly maxWarnings: number | null;
  readonly watch: boolean;
}

/** The parsed command. `file` is `-` for the standard input. */
export type Command =
  | { readonly do: 'help' }
  | FilesCommand
  | { readonly do: 'batch'; readonly file: string; readonly options: CheckOptions; readonly settings: SettingsChoice }
  | {
      readonly do: 'stream';
      readonly of: StreamOf;
      readonly options: CheckOptions;
      readonly settings: SettingsChoice;
      readonly maxWarnings: number | null;
    };

/** The arguments or the file are unusable; the message is one line for the caller. */
export class Unusable extends Error {}

const REVISIONS: readonly RevisionChoice[] = [...REVISION_IDS, 'auto'];
const SENDERS = ['client', 'server'] as const;
const TRANSPORTS: readonly Transport[] = ['stdio', 'http', 'sse'];
const FILE_FORMATS = ['json', 'text', 'sarif', 'markdown', 'github', 'junit'] as const;
const FORMATS = [...FILE_FORMATS, 'jsonl'] as const;
const STREAMS = ['cases', 'lines'] as const;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { do: 'help' };
  const options = readOptions(values, (name) => `--${name}`);
  const settings = settingsIn(values);
  const format = values.format === undefined ? null : oneOf('--format', values.format, FORMATS);
  const batchFile = values['batch-file'];

  if (values.stream !== undefined) {
    const of = oneOf('--stream', values.stream, STREAMS);
    if (format !== null && format !== 'jsonl') throw new Unusable('--stream prints one object a line: --format jsonl');
    if (positionals.length > 0)
      throw new Unusable(`--stream reads standard input; unexpected: ${quote(positionals[0])}`);
    takesNo('--stream', values, [...FOR_FILES, 'batch-file']);
    return { do: 'stream', of, options, settings, maxWarnings: maxWarningsIn(values['max-warnings']) };
  }
  if (batchFile !== undefined || format === 'jsonl') {
    if (batchFile === undefined || format !== 'jsonl')
      throw new Unusable('--batch-file CASES.jsonl and --format jsonl must be used together');
    if (positionals.length > 0) throw new Unusable(`--batch-file takes no other file: ${quote(positionals[0])}`);
    takesNo('--batch-file', values, [...FOR_FILES, 'max-warnings']);
    return { do: 'batch', file: batchFile, options, settings };
  }
  const command: FilesCommand = {
    do: 'files',
    files: positionals,
    format,
    outputs: (values.output ?? []).map(outputIn),
    options,
    settings,
    baseline: values.baseline ?? null,
    writeBaseline: values['write-baseline'] ?? false,
    maxWarnings: maxWarningsIn(values['max-warnings']),
    watch: values.watch ?? false,
  };
  if (command.watch) checkWatch(command);
  return command;
}

/** Options that only files have. */
const FOR_FILES = ['baseline', 'write-baseline', 'output', 'watch'] as const;

function takesNo(
  name: string,
  values: ReturnType<typeof parse>['values'],
  others: readonly (keyof ReturnType<typeof parse>['values'])[],
): void {
  const found = others.find((other) => values[other] !== undefined);
  if (found !== undefined) throw new Unusable(`${name} and --${found} cannot be used together`);
}

function checkWatch({ files, format, outputs, writeBaseline }: FilesCommand): void {
  if (files.includes('-')) throw new Unusable('--watch needs files or folders; standard input does not change');
  if (format !== null && format !== 'text' && format !== 'json')
    throw new Unusable(`--watch prints text or json; --format is ${quote(format)}`);
  if (outputs.length > 0) throw new Unusable('--watch and --output cannot be used together');
  if (writeBaseline) throw new Unusable('--watch and --write-baseline cannot be used together');
}

function settingsIn(values: { config?: string; 'no-config'?: boolean }): SettingsChoice {
  if (values.config === undefined) return values['no-config'] ? 'none' : 'nearest';
  if (values['no-config']) throw new Unusable('--config and --no-config cannot be used together');
  return { file: values.config };
}

function maxWarningsIn(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^\d{1,9}$/u.test(value)) throw new Unusable(`--max-warnings is ${quote(value)}; it must be a number from 0`);
  return Number(value);
}

function outputIn(value: string): ExtraOutput {
  const at = value.indexOf('=');
  const file = value.slice(at + 1);
  if (at < 0 || file === '') throw new Unusable(`--output is ${quote(value)}; it must be FORMAT=FILE`);
  return { format: oneOf('The format in --output', value.slice(0, at), FILE_FORMATS), file };
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
        output: { type: 'string', multiple: true },
        config: { type: 'string' },
        'no-config': { type: 'boolean' },
        baseline: { type: 'string' },
        'write-baseline': { type: 'boolean' },
        'max-warnings': { type: 'string' },
        watch: { type: 'boolean' },
        stream: { type: 'string' },
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
