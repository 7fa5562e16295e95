/** What the build makes of the rules (`scripts/book.mjs`). */
declare module 'virtual:book' {
  import type { RuleBook } from './define.ts';

  export const book: RuleBook;
}
