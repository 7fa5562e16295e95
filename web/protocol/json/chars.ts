/** Character classes, by UTF-16 code unit; -1, the end, belongs to none. */

/** True for decimal digits. */
export function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

/** True for characters that can begin a bare word. */
export function startsWord(c: number): boolean {
  return (
    (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 || c === 36 || (c >= 0xc0 && c < 0x2000) || c >= 0x3001
  );
}

/** True for characters that open a string in JSON or in a similar notation. */
export function isQuote(c: number): boolean {
  return c === 34 || c === 39 || c === 96 || isSmartQuote(c);
}

/** True for typographic quotes. */
export function isSmartQuote(c: number): boolean {
  return (c >= 0x2018 && c <= 0x201f) || c === 0x2032 || c === 0x2033 || c === 0xab || c === 0xbb || c === 0xff02;
}

/** True for single typographic quotes. */
export function isSmartSingle(c: number): boolean {
  return (c >= 0x2018 && c <= 0x201b) || c === 0x2032;
}

/** True for JSON’s structural characters. */
export function isDelimiter(c: number): boolean {
  return c === 44 || c === 123 || c === 125 || c === 91 || c === 93 || c === 58;
}
