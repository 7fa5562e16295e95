/** Selects fixes that can be applied together. Pure. */
import type { Fix, TextEdit } from '../types.ts';

/** Two insertions at one position: independent of their order only if each includes its comma. */
function inOneGap(a: TextEdit, b: TextEdit): boolean {
  if (a.start !== b.start || a.end !== a.start || b.end !== b.start) return false;
  const texts = [a.text.trim(), b.text.trim()];
  return !texts.every((text) => text.startsWith(',')) && !texts.every((text) => text.endsWith(','));
}

/** For each fix, those whose edits conflict with its own. One pass over all edits by position. */
function rivals(fixes: readonly Fix[]): Map<Fix, Set<Fix>> {
  const found = new Map(fixes.map((fix) => [fix, new Set<Fix>()]));
  const all = fixes.flatMap((fix) => fix.edits.map((edit) => ({ fix, edit })));
  all.sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end);
  let open: typeof all = [];
  for (const one of all) {
    open = open.filter(({ edit }) => edit.end > one.edit.start || edit.start === one.edit.start);
    for (const { fix, edit } of open) {
      const collide = edit.end > one.edit.start && one.edit.end > edit.start;
      if (fix === one.fix || !(collide || inOneGap(edit, one.edit))) continue;
      found.get(fix)?.add(one.fix);
      found.get(one.fix)?.add(fix);
    }
    open.push(one);
  }
  return found;
}

/** The findings, by position, whose fixes do not conflict; of two conflicting fixes, the one that starts first. */
export function fixableTogether<Finding extends { fix?: Fix }>(findings: readonly Finding[]): Finding[] {
  const first = (one: Finding): number => one.fix?.edits[0]?.start ?? 0;
  const able = findings.filter((one) => one.fix && one.fix.edits.length > 0).sort((a, b) => first(a) - first(b));
  const inTheWay = rivals(able.flatMap((one) => one.fix ?? []));
  const taken = new Set<Fix>();
  return able.filter(({ fix }) => {
    if (!fix || [...(inTheWay.get(fix) ?? [])].some((other) => taken.has(other))) return false;
    taken.add(fix);
    return true;
  });
}
