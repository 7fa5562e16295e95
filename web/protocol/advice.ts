/** Light entry point: what to do about a finding that has no fix. The checker does not need it, so it is apart from the rules. */
import { advice } from 'virtual:advice';

/** What to do about a finding of a rule: an imperative, with code marks. Null for a rule without advice of its own. */
export function adviceOf(rule: string): string | null {
  return advice.get(rule) ?? null;
}
