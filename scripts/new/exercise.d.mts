import type { Plan, Read } from './run.mjs';

/** What a wish for a new exercise makes. Throws a `Refusal` where that cannot be. */
export function newExercise(wish: Readonly<Record<string, string>>, read: Read): Plan;
