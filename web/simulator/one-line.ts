/** Light entry point: a message as sent over the wire, on one line. */

const WHOLE = /("(?:[^"\\]|\\[^])*(?:"|$)|\/\/[^\r\n]*)/;

/**
 * The text without insignificant white space. Strings keep theirs except line breaks, which JSON strings cannot contain: a line
 * is a message. Text that is not JSON keeps the spaces between words. A line comment would swallow what follows, so it becomes
 * a block comment: as invalid as before, and not more.
 */
export function oneLine(text: string): string {
  return text
    .trim()
    .split(WHOLE)
    .map((piece, index) => (index % 2 === 1 ? whole(piece) : squeezed(piece)))
    .join('');
}

function whole(piece: string): string {
  return piece.startsWith('//') ? `/*${piece.slice(2)} */` : piece.replaceAll(/\s*[\r\n]+\s*/g, ' ');
}

function squeezed(piece: string): string {
  return piece.replaceAll(/\s+/g, (gap, at: number) =>
    /\w/.test(piece.charAt(at - 1)) && /\w/.test(piece.charAt(at + gap.length)) ? ' ' : '',
  );
}
