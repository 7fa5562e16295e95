/** Texts with their reports, and what they have together: what every format prints. */
import type { CheckOptions, Report, Severity } from '../../../protocol/types.ts';

/** A text with its report. */
export interface Judged {
  /** The label of the text: its path as named or found, or `stdin`. */
  readonly name: string;
  readonly report: Report;
  readonly text: string;
  readonly options: CheckOptions;
}

/** A text that could not be read. */
export interface Skipped {
  readonly name: string;
  readonly because: string;
}

/** What all texts have together. */
export interface Totals {
  files: number;
  errors: number;
  warnings: number;
  infos: number;
  filesWithErrors: number;
  /** Findings of the baseline, which were let pass. */
  known: number;
  skipped: number;
  /** Files found in a folder that have nothing of MCP. */
  foreign: number;
}

/** Prints reports: each text as it is judged, or all of them at the end. */
export interface Printer {
  /** What to print for a text; empty if everything comes at the end. */
  add(judged: Judged): string;
  /** What to print after the last text. */
  end(totals: Totals, skipped: readonly Skipped[]): string;
}

/** The findings of a report by severity. */
export function countsOf({ diagnostics }: Report): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** “12 files: 3 errors in 2 files, 1 warning; 4 known findings let pass”. */
export function totalsLine({ files, errors, warnings, filesWithErrors, known, skipped }: Totals): string {
  const parts = [
    errors === 0 ? 'no errors' : `${many(errors, 'error')} in ${many(filesWithErrors, 'file')}`,
    ...(warnings === 0 ? [] : [many(warnings, 'warning')]),
  ];
  const also = [
    ...(known === 0 ? [] : [`${many(known, 'known finding')} let pass`]),
    ...(skipped === 0 ? [] : [`${many(skipped, 'file')} skipped`]),
  ];
  return `${many(files, 'file')}: ${parts.join(', ')}${also.map((one) => `; ${one}`).join('')}`;
}

/** “1 file”, “2 files”. */
export function many(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}
