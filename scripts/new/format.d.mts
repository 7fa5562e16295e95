import type { Plan, Read } from './run.mjs';

/** What a wish for a new format makes. Throws a `Refusal` where that cannot be. */
export function newFormat(wish: Readonly<Record<string, string>>, read: Read): Plan;
