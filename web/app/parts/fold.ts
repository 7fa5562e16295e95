/** Folds long lists of findings: a few of each rule are shown, the rest is folded after the last of them. Pure. */

/** An index into the list, or the fold with the rest of a rule. */
export type Folded = { row: number } | { rule: string; hidden: number };

/** Maximum number of rows before any are folded. */
export const FOLD_AT = 50;
/** How many more rows a click on a fold shows. */
export const FOLD_STEP = 50;

/**
 * Keeps the order. Up to `FOLD_AT` findings, all are shown. Beyond, every rule shows the same number of its first findings,
 * plus its count in `extra`. The number is at least one, so that every rule is visible.
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

/** The largest equal share (at least 1) that keeps all rules together within `FOLD_AT`. */
function fairShare(totals: readonly number[]): number {
  let each = 1;
  while (totals.reduce((sum, total) => sum + Math.min(total, each + 1), 0) <= FOLD_AT) each += 1;
  return each;
}

/** How many more findings of its rule, beyond `extra`, must be shown to make this row visible; 0 when it is visible. */
export function missingFor(rules: readonly string[], extra: ReadonlyMap<string, number>, row: number): number {
  const rule = rules[row];
  if (rule === undefined) return 0;
  const before = rules.slice(0, row + 1).filter((other) => other === rule).length;
  const shown = foldByRule(rules, extra).filter((item) => 'row' in item && rules[item.row] === rule).length;
  return Math.max(0, before - shown);
}
