/**
 * Single words that code puts into sentences, in the language of the page. A build in another language replaces both values here
 * (`scripts/languages/plugin.mjs`); whole sentences are translated where they are.
 */

/** The language of the page, as a BCP 47 tag. */
export const LANGUAGE: string = 'en';

const WORDS: Readonly<Record<string, string>> = {};

/** A word in the language of the page: the English one where the catalog has no other. */
export function word(english: string): string {
  return Object.hasOwn(WORDS, english) ? (WORDS[english] ?? english) : english;
}

/** A number with its noun: “1 message”, “3 messages”. */
export function counted(count: number | string | undefined, one: string, many = `${one}s`): string {
  return `${count ?? 0} ${word(count === 1 ? one : many)}`;
}
