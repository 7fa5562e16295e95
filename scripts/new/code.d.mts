/** A reason why a generator cannot continue, in one line for the user. */
export class Refusal extends Error {}

/** Adds a row to a table of requirements, in alphabetical order. */
export function withRow(code: string, id: string, row: string): string;

/** Removes `unreported` from a row: a rule now reports it. */
export function withoutReason(code: string, id: string): string;
