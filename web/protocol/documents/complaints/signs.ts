/** The patterns of complaints: their literal beginning, and their form for texts that are escaped inside strings. */

const ESCAPED = /^\\[.*+?^${}()|[\]\\/-]/u;

/** The literal characters at the beginning of a pattern. */
export function leadOf({ source }: RegExp): string {
  let lead = '';
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at, at + 2);
    const literal =
      ESCAPED.test(rest) && rest !== '\\\\'
        ? rest.charAt(1)
        : /^[^\\.*+?^${}()|[\]"']/u.test(rest)
          ? rest.charAt(0)
          : '';
    if (literal === '') break;
    const width = rest.startsWith('\\') ? 2 : 1;
    if (/^[*+?{]/u.test(source.slice(at + width, at + width + 1))) break;
    lead += literal;
    at += width;
  }
  // An alternative at the top would have no part in the lead.
  return isAlternative(source) ? '' : lead;
}

function isAlternative(source: string): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:[^\]\\]|\\.)*\]|[()|]/gu)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === '|' && depth === 0) return true;
  }
  return false;
}

/** The source of a pattern in which quotation marks, line breaks and backslashes also match their escaped forms. */
export function signSource({ source }: RegExp): string {
  return source.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\.|["']/gu, (token) => {
    if (token === '"' || token === "'") return `\\\\{0,4}${token}`;
    if (token === '\\n') return '(?:\\r?\\n|\\\\{1,4}n)';
    if (token === '\\s') return '(?:\\s|\\\\{1,4}[nrt])';
    return token === '\\\\' ? '\\\\{1,8}' : token;
  });
}
