/** The project's folder, with a trailing slash. */
export const root: string;

/** A short hash of these files and folders, relative to the project. Missing ones count as missing; tests are excluded. */
export function stampOf(places: readonly string[]): string;
