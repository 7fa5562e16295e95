/** Reports as plain text: without the prefixes of a log, and without the escapes of the string around them. */

/** What a log, a container runtime or a group of exceptions has before each line, and what hosts write before a line of stderr. */
const PREFIX =
  /^(?:[^\n]{0,160}?(?:\bserver stderr(?:\]|:) |\bChild stderr: |\bSTDERR Message received: |\[MCP STDERR [^\]\n]{1,60}\]:? )|[\w.-]{1,40}\s{1,4}\|\s?|\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?\s{0,4}(?:\|\s?)?(?:(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR)\s{1,4})?(?:\[[A-Za-z][\w :.-]{0,60}\]\s?){0,3}|> |\s{0,16}\| {1,2})/u;

/** A line without its prefix. */
export function withoutPrefix(line: string): string {
  return line.replace(PREFIX, '');
}

/** The text without the prefixes of its lines after the first. Lines that are only indented stay as they are. */
export function withoutPrefixes(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => withoutPrefix(line))
    .join('\n');
}

/** Where `util.inspect` of Node breaks a string: a quotation mark, a plus sign, and the next piece, with the prefix of a log. */
const BROKEN = /(?:\\n)?(['"`]) \+\s{0,3}\n[^'"`\n]{0,80}\1/gu;

/** The text with strings that `util.inspect` broke into pieces made whole, each piece on a line of its own. */
export function withWholeStrings(text: string): string {
  return /['"`] \+\s{0,3}\n/u.test(text) ? text.replaceAll(BROKEN, '\n') : text;
}

/** How deeply a quotation mark with this many backslashes before it is escaped: 1 → 1, 3 → 2, 7 → 3. */
export function depthOf(backslashes: number): number {
  return backslashes === 0 ? 0 : Math.min(4, Math.ceil(Math.log2(backslashes + 1)));
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', ''],
  ['f', ''],
]);

/** The contents of a string, decoded `depth` times. Each decoding stops where the string around it ends. */
export function unescapedTimes(text: string, depth: number): string {
  let out = text;
  for (let count = 0; count < depth; count++) out = unescapedOnce(out);
  return out;
}

function unescapedOnce(text: string): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '"') return out + text.slice(from, at);
    if (unit !== '\\') continue;
    const next = text.charAt(at + 1);
    out += text.slice(from, at) + (ESCAPES.get(next) ?? (next === 'u' ? '' : next));
    at += next === 'u' ? 5 : 1;
    from = at + 1;
  }
  return out + text.slice(from);
}

/** The text with escaped line feeds and quotation marks replaced, if the first line feed in it is escaped. */
export function withLineFeeds(text: string): string {
  const feed = text.indexOf('\n');
  const escaped = /\\{1,8}n/u.exec(text.slice(0, feed < 0 ? text.length : feed));
  if (!escaped) return text;
  return text.replaceAll(/\\{1,8}(?:r\\{1,8})?n/gu, '\n').replaceAll(/\\{1,8}(["'])/gu, '$1');
}

/** The bracket that opens the list of issues, or the brace of a lone issue, before `code`. */
export function openingOf(text: string, from: number, code: number): number {
  const brace = text.lastIndexOf('{', code);
  if (brace < from) return code;
  let at = brace;
  for (let count = 0; count < 20; count++) {
    const feed = text.lastIndexOf('\n', at - 1);
    const line = text.slice(Math.max(from, feed + 1), at);
    const rest = withoutPrefix(line).replace(/(?:\s|\\{1,8}[nrt])+$/u, '');
    if (rest !== '') return rest.endsWith('[') ? Math.max(from, feed + 1) + line.lastIndexOf('[') : brace;
    if (feed < from) return brace;
    at = feed;
  }
  return brace;
}

/** How much of the text its decoding used: up to the end of the string around it. */
export function consumed(raw: string, depth: number): number {
  if (depth === 0) return raw.length;
  for (let at = 0; at < raw.length; at++) {
    if (raw.charAt(at) === '\\') at++;
    else if (raw.charAt(at) === '"') return at;
  }
  return raw.length;
}
