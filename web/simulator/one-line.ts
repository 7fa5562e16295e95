/** Light door: a message as it goes over the wire, on one line. */

const WHOLE = /("(?:[^"\\]|\\[^])*(?:"|$)|\/\/[^\r\n]*)/;

/**
 * The text without the white space that JSON does not need. Strings keep theirs, but for line breaks, which no JSON has in them: a
 * line is a message. What is no JSON keeps the blanks between its words. A comment that ends with its line would swallow what
 * follows, so it becomes one that has an end of its own: as wrong as before, and no more.
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
