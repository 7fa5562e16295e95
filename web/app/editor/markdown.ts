/** Converts checker texts to Markdown for Monaco’s hovers and lists. */

/** Text in backticks becomes code; everything else is escaped. */
export function literalMarkdown(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.length > 2 && piece.startsWith('`') ? piece : piece.replace(/[\\`*_{}[\]()#+\-.!<>|~&:@]/g, '\\$&'),
    )
    .join('');
}
