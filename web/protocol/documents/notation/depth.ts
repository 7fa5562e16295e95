/** A bound on nesting, checked before a recursive parser sees a text: an overflow of its stack can end the whole process. */

/** More levels than any configuration has; the parsers need less than a hundredth of their stack for it. */
export const MAX_NESTING = 64;

const NEWLINE = 10;
const SPACE = 32;

/**
 * True if a text in YAML or TOML may nest deeper than `MAX_NESTING` levels: by brackets, by indentation, or by several indicators
 * on one line (`- - -`, `? ? ?`, `a.b.c`). Linear. Brackets in strings and comments count, so the bound is approximate.
 */
export function nestsTooDeep(text: string): boolean {
  let brackets = 0;
  const indents: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    const lineStart = at;
    while (code === SPACE) code = text.charCodeAt((at += 1));
    while ((indents.at(-1) ?? -1) >= at - lineStart) indents.pop();
    indents.push(at - lineStart);
    let indicators = 0;
    for (; at < text.length && code !== NEWLINE; code = text.charCodeAt((at += 1))) {
      if (code === 91 || code === 123) brackets += 1;
      else if ((code === 93 || code === 125) && brackets > 0) brackets -= 1;
      else if (isIndicator(code, text.charCodeAt(at + 1))) indicators += 1;
      if (brackets > MAX_NESTING || indicators > 4 * MAX_NESTING) return true;
    }
    if (indents.length > MAX_NESTING) return true;
  }
  return false;
}

/** `-`, `?` or `:` before white space, or a dot before a name. */
function isIndicator(code: number, next: number): boolean {
  if (code === 46) return next !== SPACE && next !== NEWLINE && next !== 46;
  return (code === 45 || code === 63 || code === 58) && (next === SPACE || next === 9 || next === NEWLINE);
}
