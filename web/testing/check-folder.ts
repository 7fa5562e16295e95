/** A folder with files, and the `check` command in it, for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProcess, type Answer } from './in-process.ts';
import { main } from '../node/check-cli.ts';

/** A message without findings. */
export const GOOD = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
/** A message with one error, `ids/null-id`. */
export const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
/** A message with one warning, `methods/unknown-request`. */
export const UNKNOWN = '{"jsonrpc":"2.0","id":1,"method":"tools/lst"}';

/** A temporary folder. */
export interface CheckFolder {
  readonly path: string;
  /** Writes files by their path in the folder. */
  put(files: Readonly<Record<string, string | Uint8Array>>): void;
  read(name: string): string;
  /** Runs the command in this process; arguments are relative to the folder, or to `from` in it. */
  check(args: readonly string[], input?: string | Uint8Array, from?: string): Promise<Answer>;
  remove(): void;
}

/** Creates an empty folder; remove it after the tests. */
export function newCheckFolder(): CheckFolder {
  const path = mkdtempSync(join(tmpdir(), 'check-'));
  return {
    path,
    put(files) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(path, name)), { recursive: true });
        writeFileSync(join(path, name), content);
      }
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
    check: (args, input = '', from = '.') => inProcess(main, args, { folder: join(path, from), input }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The lines of an output as values. */
export function jsonLines(stdout: string): Record<string, unknown>[] {
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]));
}
