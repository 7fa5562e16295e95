/** The lexical differences between languages: comments, strings, and where an expression interrupts a string. */
import type { Language } from './types.ts';

/** How a string writes characters that it cannot hold as they are. */
export type Escapes =
  /** Every character stands for itself. */
  | 'none'
  /** A backslash and a letter. */
  | 'backslash'
  /** Only the quote and the backslash itself. */
  | 'quote'
  /** The quote, doubled. */
  | 'doubled'
  /** A backslash before characters that a shell would expand. */
  | 'shell'
  /** A backtick before characters that PowerShell would expand. */
  | 'backtick';

/** How a string contains expressions. */
export type Interpolation = 'none' | 'braces' | 'dollar-braces' | 'dollar' | 'hash' | 'parenthesis';

/** One form of string: what opens it, and how its content is read. */
export interface StringForm {
  /** Sticky. The group `close` or the rule below determines the end. */
  readonly open: RegExp;
  /** The text that ends it, from the match of `open`. */
  readonly close: (match: RegExpExecArray) => string;
  readonly escapes: (match: RegExpExecArray) => Escapes;
  readonly interpolation?: (match: RegExpExecArray) => Interpolation;
  /** For `braces`: how many open an expression, 1 if omitted; fewer stand for themselves. */
  readonly count?: (match: RegExpExecArray) => number;
  /** For `braces`: whether two braces stand for one; true if omitted. */
  readonly doubled?: (match: RegExpExecArray) => boolean;
  /** True if it may contain line feeds. */
  readonly lines: (match: RegExpExecArray) => boolean;
  /** The content starts on the next line, and a line with `close` ends it. */
  readonly heredoc?: true;
  /** For the note; empty for an ordinary string in double quotes. */
  readonly label: (match: RegExpExecArray) => string;
}

const describe =
  <Value>(value: Value) =>
  (): Value =>
    value;
const yes = describe(true);
const no = describe(false);
const same = (match: RegExpExecArray): string => match[0];
const dollars = (match: RegExpExecArray): number => (match[1] ?? '').split('$').length - 1;

const DOUBLE: StringForm = { open: /"/y, close: same, escapes: describe('backslash'), lines: no, label: describe('') };
const SINGLE: StringForm = {
  open: /'/y,
  close: same,
  escapes: describe('backslash'),
  lines: no,
  label: describe('single quotes'),
};
const RAW_BACKTICK: StringForm = {
  open: /`/y,
  close: same,
  escapes: describe('none'),
  lines: yes,
  label: describe('a raw string'),
};

const PYTHON: StringForm = {
  open: /([rRuUbBfF]{0,3})("""|'''|"|')/y,
  close: (match) => match[2] ?? '',
  escapes: (match) => (/r/i.test(match[1] ?? '') ? 'none' : 'backslash'),
  interpolation: (match) => (/f/i.test(match[1] ?? '') ? 'braces' : 'none'),
  lines: (match) => (match[2] ?? '').length === 3,
  label: (match) => {
    const [, prefix = '', quotes = ''] = match;
    if (/f/i.test(prefix)) return 'an f-string';
    if (/b/i.test(prefix)) return 'a bytes literal';
    if (quotes.length === 3) return 'triple quotes';
    return quotes === "'" ? 'single quotes' : '';
  },
};

const TEMPLATE: StringForm = {
  open: /(String\.raw)?`/y,
  close: describe('`'),
  escapes: (match) => (match[1] === undefined ? 'backslash' : 'none'),
  interpolation: describe('dollar-braces'),
  lines: yes,
  label: describe('a template literal'),
};

const TEXT_BLOCK: StringForm = {
  open: /"""/y,
  close: same,
  escapes: describe('backslash'),
  lines: yes,
  label: describe('a text block'),
};

const CSHARP: StringForm = {
  open: /([$@]{0,8})("{3,8}|")/y,
  close: (match) => match[2] ?? '"',
  escapes: (match) => {
    if ((match[2] ?? '').length > 1) return 'none';
    return (match[1] ?? '').includes('@') ? 'doubled' : 'backslash';
  },
  interpolation: (match) => (dollars(match) > 0 ? 'braces' : 'none'),
  count: (match) => ((match[2] ?? '').length > 1 ? dollars(match) : 1),
  doubled: (match) => (match[2] ?? '').length === 1,
  lines: (match) => (match[2] ?? '').length > 1 || (match[1] ?? '').includes('@'),
  label: (match) => {
    if (dollars(match) > 0) return 'an interpolated string';
    if ((match[2] ?? '').length > 1) return 'a raw string';
    return (match[1] ?? '').includes('@') ? 'a verbatim string' : '';
  },
};

const KOTLIN_RAW: StringForm = {
  open: /(\$*)"""/y,
  close: describe('"""'),
  escapes: describe('none'),
  interpolation: describe('dollar'),
  lines: yes,
  label: describe('a raw string'),
};
const RUST_RAW: StringForm = {
  open: /(?:b|c)?r(#{0,8})"/y,
  close: (match) => `"${match[1] ?? ''}`,
  escapes: describe('none'),
  lines: yes,
  label: describe('a raw string'),
};
const SWIFT: StringForm = {
  open: /(#{0,4})("""|")/y,
  close: (match) => `${match[2] ?? ''}${match[1] ?? ''}`,
  escapes: (match) => (match[1] === '' ? 'backslash' : 'none'),
  interpolation: describe('parenthesis'),
  lines: (match) => match[2] === '"""',
  label: (match) => {
    if (match[1] !== '') return 'a raw string';
    return match[2] === '"""' ? 'a multi-line string' : '';
  },
};
const C_RAW: StringForm = {
  open: /(?:u8|[LuU])?R"(\w{0,16})\(/y,
  close: (match) => `)${match[1] ?? ''}"`,
  escapes: describe('none'),
  lines: yes,
  label: describe('a raw string'),
};

const HERE_STRING: StringForm = {
  open: /@(['"])[ \t]*\r?\n/y,
  close: (match) => `\n${match[1] ?? ''}@`,
  escapes: (match) => (match[1] === "'" ? 'none' : 'backtick'),
  interpolation: (match) => (match[1] === "'" ? 'none' : 'dollar'),
  lines: yes,
  label: describe('a here-string'),
};

const heredoc = (open: RegExp, interpolation: Interpolation): StringForm => ({
  open,
  close: (match) => match[2] ?? '',
  escapes: (match) => (match[1] === "'" ? 'none' : interpolation === 'dollar' ? 'shell' : 'backslash'),
  interpolation: (match) => (match[1] === "'" ? 'none' : interpolation),
  lines: yes,
  heredoc: true,
  label: describe('a heredoc'),
});

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const percent = (open: RegExp): StringForm => ({
  open,
  close: (match) => CLOSERS[match[2] ?? ''] ?? match[2] ?? '',
  escapes: (match) => (/[qS]/.test(match[1] ?? '') ? 'none' : 'backslash'),
  interpolation: (match) => (/[qS]/.test(match[1] ?? '') ? 'none' : 'hash'),
  lines: yes,
  label: describe('a string in other delimiters'),
});
const multiline = (form: StringForm, escapes: Escapes, interpolation: Interpolation): StringForm => ({
  ...form,
  escapes: describe(escapes),
  interpolation: describe(interpolation),
  lines: yes,
});

/** The strings and comments of a language. */
export interface Dialect {
  readonly strings: readonly StringForm[];
  /** Comments until the end of the line, after `#`. */
  readonly hash: boolean;
  /** Comments after `//`, and between `/*` and its counterpart. */
  readonly slashes: boolean;
  /** Adjacent string literals are one string. `tight`: only without white space between them. */
  readonly adjacent: 'no' | 'yes' | 'tight';
  /** Operators that join strings. */
  readonly joins: RegExp;
}

const PLUS = /\+/y;
const js: Dialect = {
  strings: [DOUBLE, SINGLE, TEMPLATE],
  hash: false,
  slashes: true,
  adjacent: 'no',
  joins: PLUS,
};
const NEVER = /(?!)/y;

/** The dialect of each language. */
export const DIALECTS: Readonly<Record<Language, Dialect>> = {
  python: { strings: [PYTHON], hash: true, slashes: false, adjacent: 'yes', joins: PLUS },
  javascript: js,
  typescript: js,
  java: { strings: [TEXT_BLOCK, DOUBLE], hash: false, slashes: true, adjacent: 'no', joins: PLUS },
  kotlin: {
    strings: [KOTLIN_RAW, { ...DOUBLE, interpolation: describe('dollar') }],
    hash: false,
    slashes: true,
    adjacent: 'no',
    joins: PLUS,
  },
  csharp: { strings: [CSHARP], hash: false, slashes: true, adjacent: 'no', joins: PLUS },
  go: { strings: [RAW_BACKTICK, DOUBLE], hash: false, slashes: true, adjacent: 'no', joins: PLUS },
  rust: {
    strings: [RUST_RAW, { ...DOUBLE, open: /b?"/y, close: describe('"'), lines: yes }],
    hash: false,
    slashes: true,
    adjacent: 'no',
    joins: NEVER,
  },
  ruby: {
    strings: [
      heredoc(/<<[~-]?(['"]?)([A-Z_]\w*)\1/y, 'hash'),
      percent(/%([qQ]?)([({[|!])/y),
      multiline(DOUBLE, 'backslash', 'hash'),
      multiline(SINGLE, 'quote', 'none'),
    ],
    hash: true,
    slashes: false,
    adjacent: 'yes',
    joins: PLUS,
  },
  php: {
    strings: [
      heredoc(/<<<\s*(['"]?)(\w+)\1/y, 'dollar'),
      multiline(DOUBLE, 'backslash', 'dollar'),
      multiline(SINGLE, 'quote', 'none'),
    ],
    hash: true,
    slashes: true,
    adjacent: 'no',
    joins: /\.(?!\.)/y,
  },
  elixir: {
    strings: [
      percent(/~([sS])("""|[({[|"'/<])/y),
      { ...TEXT_BLOCK, interpolation: describe('hash'), label: describe('a heredoc') },
      multiline(DOUBLE, 'backslash', 'hash'),
      SINGLE,
    ],
    hash: true,
    slashes: false,
    adjacent: 'no',
    joins: /<>/y,
  },
  swift: { strings: [SWIFT], hash: false, slashes: true, adjacent: 'no', joins: PLUS },
  c: { strings: [C_RAW, DOUBLE], hash: false, slashes: true, adjacent: 'yes', joins: PLUS },
  yaml: { strings: [DOUBLE, SINGLE], hash: true, slashes: false, adjacent: 'no', joins: NEVER },
  shell: {
    strings: [
      heredoc(/<<-?\s*(['"]?)(\w+)\1/y, 'dollar'),
      multiline(DOUBLE, 'shell', 'dollar'),
      multiline({ ...SINGLE, label: describe('') }, 'none', 'none'),
    ],
    hash: true,
    slashes: false,
    adjacent: 'tight',
    joins: NEVER,
  },
  powershell: {
    strings: [
      HERE_STRING,
      multiline(DOUBLE, 'backtick', 'dollar'),
      multiline({ ...SINGLE, label: describe('') }, 'doubled', 'none'),
    ],
    hash: true,
    slashes: false,
    adjacent: 'no',
    joins: PLUS,
  },
  teaching: { strings: [DOUBLE, SINGLE], hash: true, slashes: true, adjacent: 'no', joins: NEVER },
};
