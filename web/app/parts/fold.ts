/** Long lists of findings: a few of each rule are shown, the rest is folded behind the last of them. Pure. */

/** An index into the list, or the place where the rest of a rule is folded. */
export type Folded = { row: number } | { rule: string; hidden: number };

/** How many rows are shown before anything is folded. */
export const FOLD_AT = 50;
/** How many more one click on a fold brings. */
export const FOLD_STEP = 50;

/**
 * Keeps the order. Up to `FOLD_AT` findings, all are shown. Beyond, every rule shows the same number of its first ones
 * (at least one, so that no kind of problem is out of sight), plus what was asked for in `extra`.
 */
export function foldByRule(rules: readonly string[], extra: ReadonlyMap<string, number>): Folded[] {
  if (rules.length <= FOLD_AT) return rules.map((_, row) => ({ row }));
  const totals = new Map<string, number>();
  for (const rule of rules) totals.set(rule, (totals.get(rule) ?? 0) + 1);
  const each = fairShare([...totals.values()]);
  const seen = new Map<string, number>();
  const out: Folded[] = [];
  rules.forEach((rule, row) => {
    const total = totals.get(rule) ?? 0;
    const shown = Math.min(total, each + (extra.get(rule) ?? 0));
    const nth = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, nth);
    if (nth > shown) return;
    out.push({ row });
    if (nth === shown && total > shown) out.push({ rule, hidden: total - shown });
  });
  return out;
}

/** The largest equal share (at least 1) with which all rules together stay within `FOLD_AT`. */
function fairShare(totals: readonly number[]): number {
  let each = 1;
  while (totals.reduce((sum, total) => sum + Math.min(total, each + 1), 0) <= FOLD_AT) each += 1;
  return each;
}

/** How many more of its rule must be shown for this row to be in sight, beyond `extra`; 0 when it is. */
export function missingFor(rules: readonly string[], extra: ReadonlyMap<string, number>, row: number): number {
  const rule = rules[row];
  if (rule === undefined) return 0;
  const before = rules.slice(0, row + 1).filter((other) => other === rule).length;
  const shown = foldByRule(rules, extra).filter((item) => 'row' in item && rules[item.row] === rule).length;
  return Math.max(0, before - shown);
}
