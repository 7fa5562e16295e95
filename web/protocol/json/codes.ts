/** Every problem the reader can name: how bad it is, how often it is said, and what its fix says. */
import type { TextEdit } from '../types.ts';
import type { JsonProblem } from './types.ts';

/** What may stand for a member's value until it is known: `null` would be an error of its own. */
const STAND_IN: ReadonlyMap<string | null, string> = new Map([
  ['jsonrpc', '"2.0"'],
  ['id', '1'],
  ...['result', 'params', 'data', 'arguments', '_meta', 'capabilities'].map((name) => [name, '{}'] as const),
]);
const STAND_INS: ReadonlySet<string> = new Set([...STAND_IN.values(), 'null']);

/** JSON text that holds the place of an unknown value of the member with this name. */
export function standIn(name: string | null | undefined): string {
  return STAND_IN.get(name ?? null) ?? 'null';
}

interface Code {
  /** True for what strict JSON (RFC 8259, `JSON.parse`) refuses; false for what it allows at a risk. */
  error: boolean;
  /** How many places are reported one by one; further ones join the last of them, and its fix fixes them too. */
  apart: number;
  /** `safe` repairs keep what the writer meant. */
  safety: 'safe' | 'unsafe';
  /** What the fix, these edits, does, for one place or for many. */
  fix(detail: string, count: number, edits: readonly TextEdit[]): string;
}

/** «both», «all 3». */
const all = (n: number): string => (n === 2 ? 'both' : `all ${n}`);

/** What the edits put in: «null», «{} or null». */
const puts = (edits: readonly TextEdit[]): string =>
  [...new Set(edits.map(({ text }) => text.replace(/^:? /, '')))].filter((text) => STAND_INS.has(text)).join(' or ');

const refused = (apart: number, safety: Code['safety'], fix: Code['fix']): Code => ({
  error: true,
  apart,
  safety,
  fix,
});
const risky = (apart: number, safety: Code['safety'], fix: Code['fix']): Code => ({ error: false, apart, safety, fix });

const CODES = {
  'json-bom': refused(1, 'safe', () => 'Remove the byte order mark.'),
  'json-comment': refused(1, 'safe', (_, n) => (n > 1 ? `Remove ${all(n)} comments.` : 'Remove the comment.')),
  'json-white-space': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put plain spaces in ${all(n)} places.` : 'Put a plain space there.',
  ),
  'json-single-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} strings in double quotes.` : 'Put the string in double quotes.',
  ),
  'json-smart-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} strings in straight double quotes.` : 'Put the string in straight double quotes.',
  ),
  'json-escaped-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Take one level of backslashes off ${all(n)} strings.` : 'Take one level of backslashes off.',
  ),
  'json-unquoted-key': refused(1, 'safe', (detail, n) =>
    n > 1 ? `Put ${all(n)} names in double quotes.` : `Write "${detail}" in double quotes.`,
  ),
  'json-unquoted-text': refused(10, 'unsafe', (detail, n) =>
    n > 1 ? `Put ${all(n)} texts in double quotes.` : `Put ${detail} in double quotes.`,
  ),
  'json-python-literal': refused(1, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} words as JSON does.` : 'Write the word as JSON does.',
  ),
  'json-not-a-value': refused(1, 'unsafe', (_, n, edits) =>
    n > 1 ? `Put ${puts(edits)} in ${all(n)} places.` : `Put ${puts(edits)} in its place.`,
  ),
  'json-number': refused(10, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} numbers as JSON does.` : 'Write the number as JSON does.',
  ),
  'json-tuple': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} lists in square brackets.` : 'Put the list in square brackets.',
  ),
  'json-trailing-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Remove the comma in ${all(n)} places.` : 'Remove the comma.',
  ),
  'json-extra-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Remove the commas in ${all(n)} places.` : 'Remove what is too much.',
  ),
  'json-missing-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put a comma in ${all(n)} places.` : 'Put a comma between them.',
  ),
  'json-missing-colon': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put a colon in ${all(n)} places.` : 'Put a colon between name and value.',
  ),
  'json-missing-value': refused(5, 'unsafe', (_, n, edits) =>
    n > 1 ? `Put ${puts(edits)} in ${all(n)} places.` : `Put ${puts(edits)} there for now.`,
  ),
  'json-missing-name': refused(5, 'unsafe', () => 'Take the braces around it away.'),
  'json-elision': refused(1, 'unsafe', (_, n, edits) => {
    const put = puts(edits);
    if (n > 1) return `Take ${all(n)} of them out${put && `, with ${put} where a value is needed`}.`;
    return put ? `Put ${put} in its place.` : 'Take it out and keep the rest.';
  }),
  'json-placeholder': refused(10, 'unsafe', (_, n) =>
    n > 1
      ? `Put ${all(n)} in double quotes until their values are known.`
      : 'Put it in double quotes until its value is known.',
  ),
  'json-unclosed': refused(5, 'unsafe', (detail, _, edits) => {
    const [brackets = '', open] = detail.split('\n');
    const [, put] = /^"?:? (null|\{\}|1|"2\.0")/.exec(edits.at(-1)?.text ?? '') ?? [];
    const adds = put === undefined ? `add ${brackets}` : `add ${put} for now, then ${brackets}`;
    return open === undefined ? `A${adds.slice(1)}.` : `Close the string and ${adds}.`;
  }),
  'json-missing-braces': refused(1, 'safe', (_, __, edits) =>
    edits.length > 1 ? 'Put `{` and `}` around the members.' : 'Put `{` before the members.',
  ),
  'json-wrong-bracket': refused(5, 'unsafe', (detail) => `Write ${detail.slice(-1)} instead.`),
  'json-unterminated-string': refused(5, 'unsafe', () => 'Add the closing quote.'),
  'json-unescaped-quote': refused(5, 'safe', (_, n) =>
    n > 1 ? `Put a backslash before the quotes inside ${all(n)} strings.` : 'Put a backslash before the quotes inside.',
  ),
  'json-control-character': refused(1, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} of them as escapes.` : 'Write it as an escape.',
  ),
  'json-bad-escape': refused(5, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} escapes as JSON does.` : 'Write the escape as JSON does.',
  ),
  'json-unexpected': refused(5, 'unsafe', (_, n) => (n > 1 ? `Remove ${all(n)} of them.` : 'Remove it.')),
  'json-text-before-start': refused(1, 'safe', () => 'Remove the text before the message.'),
  'json-text-after-end': refused(5, 'unsafe', () => 'Remove the text behind the value.'),
  'json-no-message': refused(1, 'unsafe', () => 'Start with an empty message.'),
  'json-duplicate-key': risky(20, 'unsafe', (detail) => `Remove the earlier ${detail} and keep the last.`),
  'json-number-precision': risky(20, 'unsafe', (_, n) =>
    n > 1 ? 'Write the numbers as strings, which keep every digit.' : 'Write it as a string, which keeps every digit.',
  ),
  'json-lone-surrogate': risky(5, 'unsafe', (_, n) =>
    n > 1 ? `Put the replacement character U+FFFD in ${all(n)} places.` : 'Put the replacement character U+FFFD there.',
  ),
  'json-proto-key': risky(5, 'unsafe', () => 'Remove the member.'),
  'json-deep-nesting': risky(1, 'unsafe', () => 'Flatten it.'),
} as const satisfies Record<string, Code>;

/** Names of all problems of the text. */
export type JsonCode = keyof typeof CODES;

/** All problem codes, for tests and tables. */
export const JSON_CODES: readonly JsonCode[] = Object.keys(CODES).filter(isJsonCode);

/** True when the string names a problem of the text. */
export function isJsonCode(code: string): code is JsonCode {
  return Object.hasOwn(CODES, code);
}

/** What is known of a code. */
export function codeOf(code: JsonCode): Code {
  return CODES[code];
}

/** True when strict JSON refuses the text because of this problem; false for mere warnings. */
export function isJsonError(problem: JsonProblem): boolean {
  return !isJsonCode(problem.code) || CODES[problem.code].error;
}
