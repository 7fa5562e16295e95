/** What the build makes of the types of a revision (`scripts/validators.mjs`). */
declare module 'virtual:validators/*' {
  /** The keys of the tests that the functions call. */
  export const tests: readonly string[];
  export const validators: Readonly<Record<string, (value: unknown, tests?: unknown, look?: unknown) => boolean>>;
}
