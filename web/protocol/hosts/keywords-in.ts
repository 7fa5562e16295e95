/** Tables of keywords, written as text. */

/** The keywords in a text, divided by white space; empty for a blank text. */
export function keywordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((keyword) => keyword !== '');
}
