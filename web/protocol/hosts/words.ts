/** Tables of single words, written as text. */

/** The words of a text, divided by white space; empty for a blank text. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}
