/** Examples with `⟦` and `⟧` around the place of the finding. For tests only. */

/** Removes the marks from an example and returns the place between them. */
export function unmark(text: string): { text: string; start: number; end: number } {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  return { text: text.replace('⟦', '').replace('⟧', ''), start, end };
}
