import type { Plan, Read } from './run.mjs';

/** What a wish for a new rule makes. Throws a `Refusal` where that cannot be. */
export function newRule(wish: Readonly<Record<string, string>>, read: Read): Plan;
