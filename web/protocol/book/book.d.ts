/** What the build makes of the rules (`scripts/book.mjs`). */
declare module 'virtual:book' {
  import type { RuleBook } from './define.ts';

  export const book: RuleBook;
}

declare module 'virtual:advice' {
  /** What to do about a finding, by the id of its rule. */
  export const advice: ReadonlyMap<string, string>;
}
