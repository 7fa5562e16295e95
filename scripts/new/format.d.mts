import type { Plan, Read } from './run.mjs';

/** The files that the options for a new format produce. Throws a `Refusal` if the options are invalid. */
export function newFormat(wish: Readonly<Record<string, string>>, read: Read): Plan;
