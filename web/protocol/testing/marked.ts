/** Examples with the place of the finding marked by `⟦` and `⟧`. For tests only. */

/** Takes the marks out of an example and gives the place between them. */
export function unmark(text: string): { text: string; start: number; end: number } {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  return { text: text.replace('⟦', '').replace('⟧', ''), start, end };
}
