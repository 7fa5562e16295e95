/** The languages of the page besides English. */
export const LANGUAGES: string[];
/** A language for tests, whose texts are marked, longer, and from right to left. */
export const PSEUDO: string;

/** The translations of a language. */
export interface Catalog {
  language: string;
  direction: 'ltr' | 'rtl';
  /** Single words, by the English word. */
  words: Record<string, string>;
  /** Texts by the English text; null for one that stays English. */
  texts: Map<string, string | null>;
  /** Texts that were looked up and have no entry, with the source that has them. */
  missing: Map<string, string>;
  /** For the language of tests alone: marks a text of the pages that are made from the rules. */
  marks?: (text: string) => string;
  /** The translation of a text in a source; null to leave it. */
  translate(path: string, text: { key: string; isText: boolean }): string | null;
}

/** The catalog of a language, by its BCP 47 tag. Throws if there is none. */
export function catalogOf(language: string): Catalog;
