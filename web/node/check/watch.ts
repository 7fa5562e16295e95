/** `check --watch`: checks files again when they change. Loaded when it is asked for. */
import { statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Severity } from '../../protocol/types.ts';
import { Unusable, type FilesCommand } from '../arguments.ts';
import { hasColors, note, write } from '../output.ts';
import { argumentsOf, baselineOf, findTargets, FilesRun } from './files-run.ts';
import type { Settings } from './find-settings.ts';
import { countsOf, totalsLine } from './formats/judged.ts';
import { printerOf } from './formats/printer.ts';
import { readSettings } from './settings.ts';
import type { Target } from './targets.ts';

/** A file is read after no change for so long: editors write in several steps. */
const QUIET_MS = 60;

/** A file as it was judged. */
interface Seen {
  readonly stamp: string;
  readonly counts: Record<Severity, number>;
}

/** Checks the files of a command whenever they change, until a signal stops it. Returns the exit code of the last state. */
export async function watchFiles(command: FilesCommand, first: Settings, base: string): Promise<number> {
  const changes = new Changes();
  const stop = (): void => changes.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const printer = printerOf(command.format ?? 'text', { single: false, colors: hasColors() });
  const seen = new Map<string, Seen>();
  let settings = first;
  let code = 0;
  let about = '';
  try {
    while (!changes.stopped) {
      try {
        settings = settings.file === null ? settings : await readSettings(settings.file, relative(base, settings.file));
        const args = argumentsOf(command, settings, base);
        changes.watch([base, ...(settings.file === null ? [] : [dirname(settings.file)])]);
        const found = await findTargets(args, settings, base);
        changes.watch([...found.folders, ...found.targets.map(({ path }) => dirname(path))]);
        const baseline = await baselineOf(command, settings, base);
        // Other settings or another baseline may change the result of every file.
        const now = [settings.file, command.baseline ?? settings.baseline].map(stampOf).join(' ');
        if (now !== about) seen.clear();
        about = now;
        const run = new FilesRun(command, settings, baseline);
        for (const line of found.unreadable) run.skipFolder(line);
        const judged = await judgeChanged(run, found.targets, seen, async (text) => write(text), printer);
        if (judged > 0 && (command.format ?? 'text') === 'text') await write(`\n${totalsLine(run.totals)}\n\n`);
        if (judged > 0) run.remark();
        code = run.exitCode;
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
        for (const line of error.message.split('\n')) note(line);
        code = 2;
      }
      await changes.next();
    }
  } finally {
    changes.stop();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
  return code;
}

/** Judges and prints the files that changed, and counts the others as before. Returns how many changed or disappeared. */
async function judgeChanged(
  run: FilesRun,
  targets: readonly Target[],
  seen: Map<string, Seen>,
  print: (text: string) => Promise<void>,
  printer: ReturnType<typeof printerOf>,
): Promise<number> {
  let changed = 0;
  const present = new Set(targets.map(({ path }) => path));
  for (const path of seen.keys()) if (!present.has(path) && seen.delete(path)) changed++;
  for (const target of targets) {
    const stamp = stampOf(target.path);
    const before = seen.get(target.path);
    if (before?.stamp === stamp) {
      run.count(before.counts);
      continue;
    }
    changed++;
    seen.delete(target.path);
    const judged = await run.judge(target);
    if (judged === null) continue;
    seen.set(target.path, { stamp, counts: countsOf(judged.report) });
    await print(printer.add(judged));
  }
  return changed;
}

/** What changes when a file does; empty if there is none. */
function stampOf(path: string | null): string {
  const found = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
}

/** Waits for changes in folders. A folder is watched and not its files: editors replace a file when they save it. */
class Changes {
  stopped = false;
  readonly #watchers = new Map<string, FSWatcher>();
  #isChanged = false;
  #wake: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** Watches these folders too. */
  watch(folders: readonly string[]): void {
    for (const folder of folders) {
      if (this.stopped || this.#watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, () => this.#changed());
        const forget = (): void => {
          watcher.close();
          this.#watchers.delete(folder);
        };
        watcher.on('error', forget);
        this.#watchers.set(folder, watcher);
      } catch {
        // The folder is gone, or the system allows no more watchers: the others are still watched.
      }
    }
  }

  /** Resolves after the next change, or after one since the last call. */
  async next(): Promise<void> {
    if (this.stopped) return;
    if (!this.#isChanged) await new Promise<void>((done) => (this.#wake = done));
    this.#isChanged = false;
  }

  stop(): void {
    this.stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#wake?.();
  }

  #changed(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isChanged = true;
      this.#wake?.();
    }, QUIET_MS);
  }
}
