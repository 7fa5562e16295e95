/** The files that `check` reads: those named, those that patterns match, and those in folders. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { Unusable, quote } from '../arguments.ts';
import { reasonOf } from '../input.ts';
import { alternativesOf, globOf, isPattern, type Matches } from './glob.ts';

/** One text to check. */
export interface Target {
  /** As named by the caller, or relative to the caller's folder with `/`; `-` is the standard input. */
  readonly name: string;
  /** Absolute; `-` for the standard input. */
  readonly path: string;
  /** Named by the caller, matched by a pattern of the caller, or found in a folder. A named file must be readable. */
  readonly how: 'named' | 'matched' | 'found';
}

/** All targets, and what could not be looked into. */
export interface Targets {
  readonly targets: readonly Target[];
  /** One line for each folder that cannot be read. */
  readonly unreadable: readonly string[];
  /** The folders that were searched, absolute: a new file appears there. */
  readonly folders: readonly string[];
}

/** What a search in a folder looks for; paths are absolute. */
export interface Wanted {
  /** Which files in a folder are read. */
  readonly isRead: Matches;
  /** Files and folders that are left out of folders and patterns. */
  readonly isIgnored: Matches;
}

/** Endings of files that are read in a folder. */
export const READ_ENDINGS = ['json', 'jsonl', 'ndjson', 'log', 'har', 'http', 'txt'] as const;

/** Files with such an ending that belong to other tools. */
const OTHERS = /^(?:package(?:-lock)?|composer|[jt]sconfig.*|\.?mcp-playground(?:\.config)?)\.json$/u;

/** True for a file that is read in a folder if the settings do not say which. */
export function isReadByDefault(path: string): boolean {
  const name = basename(path);
  const ending = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase();
  return READ_ENDINGS.some((one) => one === ending) && !OTHERS.test(name);
}

/**
 * Finds the targets, each once, in the order of the arguments and sorted within a folder or a pattern. Throws `Unusable` for a file
 * that does not exist, and for a folder or a pattern without files.
 */
export async function targetsOf(args: readonly string[], base: string, wanted: Wanted): Promise<Targets> {
  const search = new Search(base, wanted);
  for (const arg of args) await search.add(arg);
  return search;
}

/** True if the argument names one existing file, or the standard input: its report is printed alone. */
export async function isOneFile(arg: string, base: string): Promise<boolean> {
  if (arg === '-') return true;
  const found = await stat(resolve(base, arg)).catch(() => null);
  return found === null ? !isPattern(arg) : !found.isDirectory();
}

/** A walk through a folder and those in it. */
interface Walk {
  /** Called for every file. */
  readonly see: (path: string) => void;
  /** How many levels of folders are read. */
  readonly depth: number;
  /** Whether hidden names are looked at, and folders of packages. */
  readonly hidden: boolean;
  readonly modules: boolean;
}

class Search implements Targets {
  readonly targets: Target[] = [];
  readonly unreadable: string[] = [];
  readonly folders: string[] = [];
  readonly #known = new Set<string>();
  readonly #base: string;
  readonly #wanted: Wanted;

  constructor(base: string, wanted: Wanted) {
    this.#base = base;
    this.#wanted = wanted;
  }

  async add(arg: string): Promise<void> {
    if (arg === '-') return this.#take({ name: '-', path: '-', how: 'named' });
    const path = resolve(this.#base, arg);
    const found = await stat(path).catch((error: unknown) => {
      if (isPattern(arg)) return null;
      throw new Unusable(`${quote(arg)} ${reasonOf(error)}`);
    });
    if (found?.isDirectory()) return this.#addFolder(arg, path);
    if (found) return this.#take({ name: arg, path, how: 'named' });
    await this.#addPattern(process.platform === 'win32' ? arg.replaceAll('\\', '/') : arg);
  }

  async #addFolder(arg: string, path: string): Promise<void> {
    const paths: string[] = [];
    const { isRead } = this.#wanted;
    const see = (file: string): void => void (isRead(file) && paths.push(file));
    await this.#walk(path, { see, depth: Infinity, hidden: false, modules: false });
    this.#takeAll(paths, 'found', `${quote(arg)} has no file to check; name a file, or use “files” in the settings`);
  }

  async #addPattern(pattern: string): Promise<void> {
    const paths: string[] = [];
    for (const { folder, steps, matches } of placesOf(pattern, this.#base)) {
      await this.#walk(folder, {
        see: (file) => void (matches(below(folder, file)) && paths.push(file)),
        depth: steps.includes('**') ? Infinity : steps.length,
        hidden: steps.some((step) => step.startsWith('.')),
        modules: steps.includes('node_modules'),
      });
    }
    this.#takeAll(paths, 'matched', `${quote(pattern)} matches no file`);
  }

  #takeAll(paths: readonly string[], how: Target['how'], nothing: string): void {
    if (paths.length === 0) throw new Unusable(nothing);
    for (const path of [...new Set(paths)].sort()) this.#take({ name: this.#nameOf(path), path, how });
  }

  #take(target: Target): void {
    if (this.#known.has(target.path)) return;
    this.#known.add(target.path);
    this.targets.push(target);
  }

  /** Links to folders are not followed, so that no folder is read twice. */
  async #walk(folder: string, about: Walk): Promise<void> {
    const items = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      this.unreadable.push(`${quote(this.#nameOf(folder))} ${reasonOf(error)}; skipped`);
      return [];
    });
    this.folders.push(folder);
    for (const item of items) {
      const path = join(folder, item.name);
      if ((item.name.startsWith('.') && !about.hidden) || this.#wanted.isIgnored(path)) continue;
      if (item.isDirectory()) {
        const isLeftOut = item.name === '.git' || (item.name === 'node_modules' && !about.modules);
        if (!isLeftOut && about.depth > 1) await this.#walk(path, { ...about, depth: about.depth - 1 });
      } else if (item.isFile() || (item.isSymbolicLink() && (await isFile(path)))) about.see(path);
    }
  }

  #nameOf(path: string): string {
    const inside = below(this.#base, path);
    return inside === '' ? '.' : inside;
  }
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}

/** The path relative to a folder, with `/`. */
function below(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** A folder, and what is looked for in it. */
interface Place {
  readonly folder: string;
  readonly steps: readonly string[];
  readonly matches: Matches;
}

/** Where to look for a pattern: one place for each of its alternatives in braces. Throws `Unusable`. */
function placesOf(pattern: string, base: string): Place[] {
  try {
    return alternativesOf(pattern).map((one) => {
      const all = one.split('/');
      const magic = all.findIndex(isPattern);
      const first = magic < 0 ? all.length - 1 : magic;
      const start = all.slice(0, first).join('/');
      const steps = all.slice(first);
      return {
        folder: resolve(base, start === '' && one.startsWith('/') ? '/' : start),
        steps,
        matches: globOf(steps.join('/')),
      };
    });
  } catch (error) {
    throw new Unusable(`${quote(pattern)} is not a usable pattern: ${error instanceof Error ? error.message : ''}`);
  }
}
