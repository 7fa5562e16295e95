/** Something that a generator cannot do, in one line. */
export class Refusal extends Error {}

/** Adds a row to a table of requirements, where the alphabet puts it. */
export function withRow(code: string, id: string, row: string): string;

/** Takes `unreported` away from a row. */
export function withoutReason(code: string, id: string): string;
