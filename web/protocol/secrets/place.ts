/** The position of the value after a name: quoted or bare, at any depth of escaping. Reads forward only, each part once. */
import type { Span } from '../types.ts';

/** The value, or values, after a name. */
export interface Place {
  values: Span[];
  quoted: boolean;
  /** After `=` without white space, as in variables, options and URLs. */
  tight: boolean;
  /** A bare value after a quoted name: a member that is not a string. */
  member: boolean;
  /** Nothing follows on its line. */
  last: boolean;
  /** The offset where the scan continues. */
  next: number;
}

/** What is known about the name. */
interface About {
  /** It begins with `--`: its value may be the next word, or the next string of an array. */
  option: boolean;
  /** It is in the query of a URL. */
  query: boolean;
  /** A bare value extends to the end of its line. */
  line: boolean;
}

/** Maximum length of a value. */
const LONGEST = 20_000;
/** Maximum number of items in an array of values. */
const ITEMS = 100;

const NAMED =
  /(\\{0,15}["'`])?(?:[ \t]{0,8}(=>|[:=])(?![:=])[ \t]{0,8}|\s{0,40},\s{0,40}\\{0,15}["']value\\{0,15}["']\s{0,8}:\s{0,8})/y;
const NEXT_WORD = /(?:[ \t]{1,4}|(?:\\{0,15}["'`])\s{0,8},\s{0,40}(?=\\{0,15}["'`]))/y;
const QUOTE = /(\\{0,15})(["'`])/y;
const BARE = /[^\s"'`,;&<>(){}[\]\\|]{1,8000}/y;
const IN_QUERY = /[^\s"'`&<>(){}[\]\\|#;]{1,8000}/y;
const LINE = /[^\r\n"'`\\]{1,8000}/y;

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The value after a name that ends at `end`; `null` if there is none. */
export function readPlace(text: string, end: number, about: About): Place | null {
  const sign = at(NAMED, text, end) ?? (about.option ? at(NEXT_WORD, text, end) : null);
  if (!sign) return null;
  const start = end + sign[0].length;
  const named = sign[1] !== undefined;
  const tight = sign[2] === '=' && !/\s/.test(sign[0]);
  if (text.charAt(start) === '[') return list(text, start, named);
  const open = at(QUOTE, text, start);
  if (open) {
    const span = quoted(text, start, open);
    return { values: [span], quoted: true, tight, member: false, last: false, next: span.end };
  }
  const bare = at(about.query ? IN_QUERY : about.line && !named ? LINE : BARE, text, start);
  if (!bare) return null;
  const next = start + bare[0].length;
  // The name is quoted, so an unquoted value is a literal, e.g. `"token": null`.
  return {
    values: [{ start, end: next }],
    quoted: false,
    tight: tight || about.query || about.option,
    member: named,
    last: /^[ \t]*(?:[\r\n"'`\\]|$)/.test(text.slice(next, next + 40)),
    next,
  };
}

/** The strings of an array, as in `"set-cookie": ["a=1", "b=2"]`. */
function list(text: string, from: number, named: boolean): Place | null {
  const values: Span[] = [];
  let next = from + 1;
  while (values.length < ITEMS) {
    const gap = /[\s,]{0,80}/y;
    next += at(gap, text, next)?.[0].length ?? 0;
    const open = at(QUOTE, text, next);
    if (!open) break;
    const span = quoted(text, next, open);
    values.push(span);
    next = span.end + open[0].length;
  }
  return values.length > 0 ? { values, quoted: true, tight: false, member: named, last: false, next } : null;
}

/** The content of the string that opens at `from`. An unclosed string ends at the end of its line. */
function quoted(text: string, from: number, open: RegExpExecArray): Span {
  const { 0: whole, 1: slashes = '', 2: quote = '"' } = open;
  const start = from + whole.length;
  const depth = slashes.length;
  const max = Math.min(text.length, start + LONGEST);
  let run = 0;
  for (let here = start; here < max; here++) {
    const code = text.charCodeAt(here);
    if (code === 10 || code === 13) return { start, end: here - run };
    if (code === 92) run++;
    else {
      if (text.charAt(here) === quote && closes(run, depth)) return { start, end: here - Math.min(run, depth) };
      run = 0;
    }
  }
  return { start, end: max };
}

/** Whether a quote after `run` backslashes ends a string that was opened after `depth` backslashes. */
function closes(run: number, depth: number): boolean {
  return run <= depth ? run === depth || depth > 0 : (run - depth) % (2 * (depth + 1)) === 0;
}
