/** Advice in short form. */

/** Pairs of what a change is for (empty if it holds everywhere) and the change, as one imperative sentence. */
export type Advice = readonly (readonly [target: string, says: string])[];
