/** The levels of rules as the caller wants them: some are off, others weigh more or less than the specification says. */
import { bySeverityThenPlace } from '../rules/run.ts';
import type { Diagnostic, RuleLevels } from '../types.ts';
import { countOf, type Judgement } from './phases.ts';

/**
 * The judgment with findings of rules that are off left out, and the others at their level. The counts follow; causes stay before
 * the findings of rules.
 */
export function withRuleLevels(judgement: Judgement, levels: RuleLevels | undefined): Judgement {
  if (levels === undefined) return judgement;
  const all = judgement.diagnostics;
  const leveled = all.flatMap((one): Diagnostic[] => {
    const level = levelOf(one.rule, levels);
    if (level === 'off') return [];
    return [level === undefined || level === one.severity ? one : { ...one, severity: level }];
  });
  if (leveled.length === all.length && leveled.every((one, index) => one === all[index])) return judgement;
  const causes = leveled.filter((one) => one.class === 'cause');
  const others = leveled.filter((one) => one.class !== 'cause').toSorted(bySeverityThenPlace);
  const counted = [...causes.filter(({ severity }) => severity === 'error'), ...others];
  return { ...judgement, diagnostics: [...causes, ...others], verdict: countOf(counted) };
}

/** The level of a rule: by its id, else by the longest pattern that ends in `*` and begins like it; undefined without either. */
function levelOf(rule: string, levels: RuleLevels): RuleLevels[string] | undefined {
  if (Object.hasOwn(levels, rule)) return levels[rule];
  let best = '';
  for (const pattern of Object.keys(levels))
    if (pattern.length > best.length && pattern.endsWith('*') && rule.startsWith(pattern.slice(0, -1))) best = pattern;
  return best === '' ? undefined : levels[best];
}
