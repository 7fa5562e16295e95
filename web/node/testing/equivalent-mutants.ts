/** Mutants that pass the hidden tests because the task allows them. */
import { JAVASCRIPT_EQUIVALENTS } from './equivalent-javascript.ts';
import { PYTHON_EQUIVALENTS } from './equivalent-python.ts';
import type { Equivalent } from './equivalent.ts';
import type { Mutant } from './mutant.ts';

const entriesOf = (exercise: string, language: string): Equivalent[] =>
  (language === 'python' ? PYTHON_EQUIVALENTS : JAVASCRIPT_EQUIVALENTS).filter(([id]) => id === exercise);

/** Whether a mutant is listed as equivalent. */
export function isListed(exercise: string, language: string, { kind, line }: Mutant): boolean {
  return entriesOf(exercise, language).some(([, kinds, text]) => kinds.includes(kind) && text === line);
}

/** The kinds and lines of an exercise that are listed, but that none of these mutants has. */
export function unusedEntries(exercise: string, language: string, mutants: readonly Mutant[]): string[] {
  return entriesOf(exercise, language).flatMap(([, kinds, line]) =>
    kinds.flatMap((kind) =>
      mutants.some((one) => one.kind === kind && one.line === line) ? [] : [`${kind}: ${line}`],
    ),
  );
}
