/** Known findings, which are let pass: a file with their fingerprints, by the path of the text. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { fingerprintsOf } from '../../protocol/exports.ts';
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';
import type { Diagnostic, Report, Verdict } from '../../protocol/types.ts';
import { Unusable, quote } from '../arguments.ts';
import { reasonOf } from '../input.ts';

const VERSION = 1;

/** The known findings of each text: fingerprint to rule. */
type Known = Map<string, Map<string, string>>;

/** A file of known findings. */
export class Baseline {
  /** Findings that were let pass. */
  passed = 0;
  /** Known findings that the checked texts no longer have. */
  gone = 0;
  readonly #path: string;
  readonly #known: Known;

  constructor(path: string, known: Known = new Map()) {
    this.#path = path;
    this.#known = known;
  }

  /** The report without known findings, which do not count either. `path` is where the text is; `-` for the standard input. */
  without(report: Report, text: string, path: string): Report {
    const known = this.#known.get(this.#keyOf(path));
    if (known === undefined) return report;
    const prints = fingerprintsOf(report, text);
    const isKnown = report.diagnostics.map((_, index) => known.has(prints[index] ?? ''));
    const dropped = report.diagnostics.filter((_, index) => isKnown[index]);
    this.passed += dropped.length;
    this.gone += known.size - dropped.length;
    if (dropped.length === 0) return report;
    const counts = report.verdicts[report.revision];
    return {
      ...report,
      diagnostics: report.diagnostics.filter((_, index) => !isKnown[index]),
      ...(counts ? { verdicts: { ...report.verdicts, [report.revision]: lessened(counts, dropped) } } : {}),
    };
  }

  /** Replaces the known findings of a text by those of its report, and returns how many they are. */
  learn(report: Report, text: string, path: string): number {
    const key = this.#keyOf(path);
    const prints = fingerprintsOf(report, text);
    if (prints.length === 0) this.#known.delete(key);
    else this.#known.set(key, new Map(report.diagnostics.map(({ rule }, index) => [prints[index] ?? '', rule])));
    return prints.length;
  }

  /** Writes the file: sorted, so that a change of one finding is a change of one line. Throws `Unusable`. */
  async save(): Promise<void> {
    const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
      [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const files = Object.fromEntries(sorted(this.#known).map(([key, own]) => [key, Object.fromEntries(sorted(own))]));
    const text = `${JSON.stringify({ version: VERSION, files }, null, 2)}\n`;
    await writeFile(this.#path, text).catch((error: unknown) => {
      throw new Unusable(`the baseline ${quote(this.#path)} cannot be written: ${reasonOf(error)}`);
    });
  }

  #keyOf(path: string): string {
    return path === '-' ? '-' : relative(dirname(this.#path), path).split(sep).join('/');
  }
}

/** Reads the file. `mayBeAbsent`: a missing one is empty, since it is about to be written. Throws `Unusable`. */
export async function readBaseline(path: string, mayBeAbsent: boolean): Promise<Baseline> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = reasonOf(error);
    if (mayBeAbsent && reason === 'does not exist') return null;
    throw new Unusable(`the baseline ${quote(path)} ${reason}; --write-baseline writes it`);
  });
  if (text === null) return new Baseline(path);
  const known = knownIn(jsonOf(text));
  if (known === null) throw new Unusable(`${quote(path)} is not a baseline; --write-baseline writes one`);
  return new Baseline(path, known);
}

function knownIn(value: unknown): Known | null {
  if (!isRecord(value) || value['version'] !== VERSION || !isRecord(value['files'])) return null;
  const known: Known = new Map();
  for (const [key, own] of Object.entries(value['files'])) {
    if (!isRecord(own)) return null;
    known.set(key, new Map(Object.entries(own).map(([print, rule]) => [print, String(rule)])));
  }
  return known;
}

/** The counts without these findings; a cause counts only if it proves a breach. */
function lessened(counts: Verdict, dropped: readonly Diagnostic[]): Verdict {
  const counted = dropped.filter((one) => one.class !== 'cause' || one.severity === 'error');
  const less = (severity: Diagnostic['severity']): number => counted.filter((one) => one.severity === severity).length;
  return {
    errors: counts.errors - less('error'),
    warnings: counts.warnings - less('warning'),
    infos: counts.infos - less('info'),
  };
}
