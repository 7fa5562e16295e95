/**
 * The quick tests of the rules: for values of a type, true when no rule about the type would say anything. They run inside
 * the compiled types (`scripts/validators-code.mjs`), on the one walk that also finds a value plainly right.
 */
import type { JsonObject } from '../../json/types.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { Look, ShapeRule } from './define.ts';

/** By name of the type; types that no rule asks for are not there. */
export type QuietTests = Readonly<Record<string, (value: JsonObject, look: Look) => boolean>>;

/**
 * Compiled functions by type: true for values that are plainly right, so that no fault has to be looked for; with tests, for
 * those that no rule has anything to say about either.
 */
export type PlainlyRight = Readonly<Record<string, (value: unknown, tests?: QuietTests, look?: Look) => boolean>>;

/** The tests of a revision. Rules about `_meta` have none: there is no `_meta` where the compiled types say yes. */
export function quietTests(rules: readonly ShapeRule[], deep: DeepModel): QuietTests {
  const byType = new Map<string, ShapeRule[]>();
  for (const rule of rules) {
    if (rule.meta || !rule.requirements.some((id) => deep.ledger.has(id))) continue;
    for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  }
  return Object.fromEntries([...byType].map(([type, about]) => [type, testOf(type, about)]));
}

function testOf(type: string, rules: readonly ShapeRule[]): (value: JsonObject, look: Look) => boolean {
  const members = [...new Set(rules.flatMap(({ having, quiet }) => (having !== undefined && !quiet ? [having] : [])))];
  const blind = rules.some(({ having, quiet }) => having === undefined && !quiet);
  const tests = [...new Set(rules.flatMap(({ quiet }) => quiet ?? []))];
  if (blind) return () => false;
  return (value, look) => {
    for (let at = 0; at < members.length; at++) if (Object.hasOwn(value, members[at] ?? '')) return false;
    for (let at = 0; at < tests.length; at++) if (!tests[at]?.(value, look, type)) return false;
    return true;
  };
}
