/** Texts of the checker for Monaco's hovers and lists, which read Markdown. */

/** `backticked` pieces are code, everything else is literal, whatever it holds. */
export function literalMarkdown(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.length > 2 && piece.startsWith('`') ? piece : piece.replace(/[\\`*_{}[\]()#+\-.!<>|~&:@]/g, '\\$&'),
    )
    .join('');
}
