/** `check` for several files, and for one file with a baseline, other formats or more outputs. Loaded when one of them is asked for. */
import { writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { check } from '../../protocol/check.ts';
import { isJudgedPart } from '../../protocol/report/parts-outcome.ts';
import type { CheckOptions, Report, Severity } from '../../protocol/types.ts';
import { Unusable, quote, type FilesCommand } from '../arguments.ts';
import { readInput, reasonOf } from '../input.ts';
import { hasColors, note, write } from '../output.ts';
import { readBaseline, type Baseline } from './baseline.ts';
import { optionsWith, type Settings } from './find-settings.ts';
import { countsOf, many, type Judged, type Skipped, type Totals } from './formats/judged.ts';
import { printerOf } from './formats/printer.ts';
import { isOneFile, isReadByDefault, targetsOf, type Target, type Targets } from './targets.ts';

/** Checks the files of a command and prints their reports. Returns the exit code. Throws `Unusable`. */
export async function runFiles(command: FilesCommand, settings: Settings, base: string): Promise<number> {
  const args = argumentsOf(command, settings, base);
  const found = await findTargets(args, settings, base);
  const baseline = await baselineOf(command, settings, base);
  const run = new FilesRun(command, settings, baseline);
  for (const line of found.unreadable) run.skipFolder(line);
  if (command.writeBaseline) return learn(run, found.targets, baseline);

  const [only] = args;
  const single = args.length === 1 && only !== undefined && (await isOneFile(only, base));
  const printers = [
    { printer: printerOf(command.format ?? 'json', { single, colors: hasColors() }), file: null },
    ...command.outputs.map(({ format, file }) => ({ printer: printerOf(format, { single, colors: false }), file })),
  ].map((one) => ({ ...one, out: newOutput(one.file, base) }));
  for (const target of found.targets) {
    const judged = await run.judge(target);
    if (judged) for (const { printer, out } of printers) await out.add(printer.add(judged));
  }
  for (const { printer, out } of printers) await out.end(printer.end(run.totals, run.skipped));
  run.remark();
  return run.exitCode;
}

/** The arguments; without any, the folder of the settings, if they say which files are read. Throws `Unusable`. */
export function argumentsOf({ files }: FilesCommand, { root }: Settings, base: string): readonly string[] {
  if (files.length > 0) return files;
  if (root === null) throw new Unusable('Name a file to check, or use - for standard input');
  return [relative(base, root).split(sep).join('/') || '.'];
}

/** The files that the arguments stand for. Throws `Unusable`. */
export function findTargets(args: readonly string[], settings: Settings, base: string): Promise<Targets> {
  const { baseline, isRead } = settings;
  const isIgnored = (path: string): boolean => path === baseline || settings.isIgnored(path);
  return targetsOf(args, base, { isRead: isRead ?? isReadByDefault, isIgnored });
}

/** The baseline of a command; null without one. Throws `Unusable`. */
export async function baselineOf(command: FilesCommand, settings: Settings, base: string): Promise<Baseline | null> {
  const path = command.baseline === null ? settings.baseline : resolve(base, command.baseline);
  if (path === null && command.writeBaseline)
    throw new Unusable('--write-baseline needs a file: --baseline FILE, or “baseline” in the settings');
  return path === null ? null : readBaseline(path, command.writeBaseline);
}

/** Judges texts one by one and keeps the totals. */
export class FilesRun {
  readonly totals: Totals = {
    files: 0,
    errors: 0,
    warnings: 0,
    infos: 0,
    filesWithErrors: 0,
    known: 0,
    skipped: 0,
    foreign: 0,
  };
  readonly skipped: Skipped[] = [];
  readonly #settings: Settings;
  readonly #options: CheckOptions;
  readonly #baseline: Baseline | null;
  readonly #maxWarnings: number | null;
  #unusable = false;

  constructor({ options, maxWarnings }: FilesCommand, settings: Settings, baseline: Baseline | null) {
    this.#settings = settings;
    this.#options = options;
    this.#baseline = baseline;
    this.#maxWarnings = maxWarnings ?? settings.maxWarnings;
  }

  /** 2: a file that the caller named cannot be used; 1: errors, or too many warnings; 0 otherwise. */
  get exitCode(): number {
    if (this.#unusable) return 2;
    return this.totals.errors > 0 || this.#isOver() ? 1 : 0;
  }

  /** The report of a text, counted; null if the text cannot be used or is about something else, which is said and counted. */
  async judge(target: Target): Promise<Judged | null> {
    const read = await this.read(target);
    if (read === null) return null;
    const { text, report, options } = read;
    const left = this.#baseline?.without(report, text, target.path) ?? report;
    this.count(countsOf(left));
    this.totals.known = this.#baseline?.passed ?? 0;
    return { name: labelOf(target), report: left, text, options };
  }

  /** Counts a text. */
  count(counts: Readonly<Record<Severity, number>>): void {
    const { totals } = this;
    totals.files++;
    totals.errors += counts.error;
    totals.warnings += counts.warning;
    totals.infos += counts.info;
    if (counts.error > 0) totals.filesWithErrors++;
  }

  /** The whole report of a text, without the baseline; null as above. */
  async read(target: Target): Promise<{ text: string; report: Report; options: CheckOptions } | null> {
    try {
      const input = await readInput(target.name, target.path);
      if (input.note !== null) note(input.note);
      const options = optionsWith(this.#settings, target.path === '-' ? null : target.path, this.#options);
      const report = check(input.text, options);
      if (target.how === 'found' && this.#settings.isRead === null && isForeign(report, input.text)) {
        this.totals.foreign++;
        return null;
      }
      return { text: input.text, report, options };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      note(target.how === 'named' ? error.message : `${error.message}; skipped`);
      this.skipped.push({ name: labelOf(target), because: error.message });
      this.totals.skipped++;
      this.#unusable ||= target.how === 'named';
      return null;
    }
  }

  /** Says that a folder cannot be read. */
  skipFolder(line: string): void {
    note(line);
    this.totals.skipped++;
  }

  /** Says what no report contains: what was skipped, what the baseline did, and whether there are too many warnings. */
  remark(): void {
    const { skipped, foreign, known, warnings } = this.totals;
    if (skipped > 0) note(`${many(skipped, 'file or folder', 'files or folders')} skipped`);
    if (foreign > 0) note(`${many(foreign, 'file')} without anything of MCP left out`);
    if (known > 0) note(`${many(known, 'known finding')} let pass`);
    const gone = this.#baseline?.gone ?? 0;
    if (gone > 0) note(`${many(gone, 'finding')} of the baseline no longer found; --write-baseline removes them`);
    if (this.#isOver()) note(`${many(warnings, 'warning')}; at most ${this.#maxWarnings} allowed`);
  }

  #isOver(): boolean {
    return this.#maxWarnings !== null && this.totals.warnings > this.#maxWarnings;
  }
}

/** True for a text that has neither a message nor anything else around MCP: a file in a folder may belong to another tool. */
function isForeign({ entries, parts, diagnostics }: Report, text: string): boolean {
  if (text.includes('jsonrpc') || entries.some(({ kind }) => kind !== 'invalid')) return false;
  if (parts.some(isJudgedPart)) return false;
  return entries.length > 0 || diagnostics.some(({ rule }) => rule === 'json-no-message');
}

function labelOf({ name }: Target): string {
  return name === '-' ? 'stdin' : name;
}

/** Writes the findings of all targets to the baseline, and nothing else. */
async function learn(run: FilesRun, targets: readonly Target[], baseline: Baseline | null): Promise<number> {
  let findings = 0;
  let files = 0;
  for (const target of targets) {
    const read = await run.read(target);
    if (read === null) continue;
    findings += baseline?.learn(read.report, read.text, target.path) ?? 0;
    files++;
  }
  await baseline?.save();
  note(`wrote ${many(findings, 'known finding')} of ${many(files, 'file')}`);
  return run.exitCode;
}

/** Where a format is printed: stdout as it comes, or a file at the end. */
interface Output {
  add(text: string): Promise<void>;
  end(text: string): Promise<void>;
}

function newOutput(file: string | null, base: string): Output {
  if (file === null) return { add: write, end: write };
  const parts: string[] = [];
  const path = resolve(base, file);
  return {
    add: async (text) => void parts.push(text),
    async end(text) {
      await writeFile(path, parts.join('') + text).catch((error: unknown) => {
        throw new Unusable(`${quote(file)} cannot be written: ${reasonOf(error)}`);
      });
    },
  };
}
