/** What a mutant of a program is, in any language, and how edits make it. */

/** A program with one mistake. */
export interface Mutant {
  /** What was changed, e.g. `comparison`, `return removed`. */
  readonly kind: string;
  /** The line on which the change begins, trimmed. */
  readonly line: string;
  /** What was there, and what is there instead. */
  readonly from: string;
  readonly to: string;
  readonly program: string;
}

/** One replacement: offsets in the program, the end excluded. */
export interface Edit {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Further replacements of the same mistake. */
  readonly also?: readonly Omit<Edit, 'kind'>[];
}

/** The programs that edits make, without those that `valid` rejects and without duplicates. */
export function mutantsOf(program: string, edits: readonly Edit[], valid: (text: string) => boolean): Mutant[] {
  const seen = new Set([program]);
  return edits.flatMap(({ kind, start, end, text, also = [] }) => {
    const all = [{ start, end, text }, ...also].sort((a, b) => b.start - a.start);
    const made = all.reduce((before, one) => before.slice(0, one.start) + one.text + before.slice(one.end), program);
    if (seen.has(made) || !valid(made)) return [];
    seen.add(made);
    const line = program.slice(program.lastIndexOf('\n', start - 1) + 1).split('\n')[0] ?? '';
    return [{ kind, line: line.trim(), from: program.slice(start, end), to: text, program: made }];
  });
}
