/** Keys of findings that are stable across edits elsewhere in the text. */
import type { ShownDiagnostic } from '../engine/types.ts';

const known = new WeakMap<readonly ShownDiagnostic[], readonly string[]>();

/** One key per finding, in order: rule, message, pointer, and a count for duplicates. */
export function keysOf(diagnostics: readonly ShownDiagnostic[]): readonly string[] {
  const before = known.get(diagnostics);
  if (before) return before;
  const seen = new Map<string, number>();
  const keys = diagnostics.map((one) => {
    const base = `${one.rule}|${one.entry}|${one.pointer}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return count === 0 ? base : `${base}|${count}`;
  });
  known.set(diagnostics, keys);
  return keys;
}

/** The finding with this key, or `null`. */
export function findingOf(diagnostics: readonly ShownDiagnostic[], key: string | null): ShownDiagnostic | null {
  if (key === null) return null;
  return diagnostics[keysOf(diagnostics).indexOf(key)] ?? null;
}

/**
 * The finding after (`step` 1) or before (-1) the caret, by position; starts from the current one when it contains the caret.
 * Wraps around at the ends. Findings that `keep` rejects are passed over.
 */
export function nextFinding(
  diagnostics: readonly ShownDiagnostic[],
  current: string | null,
  offset: number,
  step: 1 | -1,
  keep: (finding: ShownDiagnostic) => boolean = () => true,
): { key: string; finding: ShownDiagnostic } | null {
  const keys = keysOf(diagnostics);
  const placed = diagnostics
    .map((finding, index) => ({ finding, key: keys[index] ?? '' }))
    .filter(({ finding }) => keep(finding))
    .sort((a, b) => a.finding.span.start - b.finding.span.start || a.finding.span.end - b.finding.span.end);
  // The first finding is current by default, without any navigation to it.
  const at = placed.findIndex(
    ({ key, finding: { span } }) => key === current && span.start <= offset && offset <= span.end,
  );
  if (at >= 0) return placed[(at + step + placed.length) % placed.length] ?? null;
  const ahead =
    step === 1
      ? placed.find((one) => one.finding.span.start >= offset)
      : placed.findLast((one) => one.finding.span.start <= offset);
  return ahead ?? (step === 1 ? placed[0] : placed.at(-1)) ?? null;
}
