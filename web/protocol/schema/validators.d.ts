/** What the build makes of the types of a revision (`scripts/validators.mjs`). */
declare module 'virtual:validators/*' {
  export const validators: Readonly<Record<string, (value: unknown, tests?: unknown, look?: unknown) => boolean>>;
}
