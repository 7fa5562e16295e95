/** Mutants that pass the hidden tests because the task allows them. */
import type { Mutant } from './mutants.ts';

/** One or more mutants of a line. */
interface Entry {
  readonly exercise: string;
  readonly language: 'javascript' | 'python';
  readonly kind: string;
  /** The line on which the mutation begins, trimmed. */
  readonly line: string;
  readonly why: string;
}

const ENTRIES: readonly Entry[] = [];

const matches = (entry: Entry, exercise: string, language: string, { kind, line }: Mutant): boolean =>
  entry.exercise === exercise && entry.language === language && entry.kind === kind && entry.line === line;

/** Whether a mutant is listed as equivalent. */
export function isListed(exercise: string, language: string, mutant: Mutant): boolean {
  return ENTRIES.some((entry) => matches(entry, exercise, language, mutant));
}

/** The entries of an exercise that match none of these mutants. */
export function unusedEntries(exercise: string, language: string, mutants: readonly Mutant[]): Entry[] {
  return ENTRIES.filter(
    (entry) =>
      entry.exercise === exercise &&
      entry.language === language &&
      !mutants.some((mutant) => matches(entry, exercise, language, mutant)),
  );
}
