/**
 * The program that the package installs: the first argument names a command, and the command receives the others. A command is
 * loaded only when it is run, so that a short one starts quickly.
 */
import { PRODUCT, VERSION } from '../protocol/product.ts';
import { quote } from './arguments.ts';

/** A command of the program. */
export interface CommandRow {
  /** The first argument. */
  readonly name: string;
  /** What it does, in one line of `--help`. */
  readonly summary: string;
  /**
   * Loads it. Its `main` receives the arguments after the name, sets `process.exitCode` (2 for unusable arguments, with one line
   * on stderr), and never rejects.
   */
  readonly load: () => Promise<{ main(args: readonly string[]): Promise<void> }>;
}

/** All commands, in the order of `--help`. */
export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'open',
    summary: 'serves the page from this machine and opens it; the default',
    load: () => import('./open-cli.ts'),
  },
  {
    name: 'check',
    summary: 'judges a file of messages, a log or a configuration',
    load: () => import('./check-cli.ts'),
  },
  {
    name: 'diff',
    summary: 'compares two sessions or lists of tools by meaning',
    load: () => import('./diff-cli.ts'),
  },
  {
    name: 'translate',
    summary: 'writes a session or message of one revision for another',
    load: () => import('./translate-cli.ts'),
  },
  {
    name: 'serve',
    summary: 'runs the simulated server over stdio or HTTP',
    load: () => import('./serve.ts'),
  },
  {
    name: 'fixture',
    summary: 'writes a test for Vitest or pytest from a session',
    load: () => import('./fixture-cli.ts'),
  },
  {
    name: 'grade',
    summary: 'grades an answer to an exercise',
    load: () => import('./grade-cli.ts'),
  },
  {
    name: 'tap',
    summary: 'runs between a host and its server, and shows the session live',
    load: () => import('./tap-cli.ts'),
  },
];

/** The name under which the package installs the program; `mcp-playground` is its alias. */
export const PROGRAM = 'mcp-protocol-playground';

/** The command that runs without a name, also if only its options are given. */
const DEFAULT = 'open';

/** The text of `--help`. */
function usage(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
  const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}\n`).join('');
  return `${PRODUCT} ${VERSION}\n\n${PROGRAM} [COMMAND] [ARGUMENTS]\n${rows}\n${PROGRAM} COMMAND --help describes the arguments of a command; --version prints the version.\n`;
}

/**
 * Runs the command that the first argument names; without a name, `open`. Sets `process.exitCode`: that of the command, or 2 with
 * one line on stderr if there is no such command.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [first] = args;
  if (first === '--help' || first === '-h') {
    process.stdout.write(usage());
    return;
  }
  if (first === '--version' || first === '-v') {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  const named = first !== undefined && !first.startsWith('-');
  const name = named ? first : DEFAULT;
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return (await command.load()).main(named ? args.slice(1) : args);
  process.stderr.write(`${PROGRAM}: ${await unknown(name)}\n`);
  process.exitCode = 2;
}

/** What is wrong with a name that no command has, and what to use. */
async function unknown(name: string): Promise<string> {
  const { nearest } = await import('../protocol/json/nearest.ts');
  const names = COMMANDS.map((one) => one.name);
  const near = nearest(name, names);
  const use = near === null ? `it must be one of ${names.join(', ')}` : `the nearest is ${near}`;
  return `${quote(name)} is an unknown command; ${use}; see --help`;
}
