/** Every problem that the reader can report: its severity, how often it is reported, and the text of its fix. */
import type { TextEdit } from '../types.ts';
import type { JsonProblem } from './types.ts';

/** A placeholder for a member’s value until it is known: `null` would be an error itself. */
const STAND_IN: ReadonlyMap<string | null, string> = new Map([
  ['jsonrpc', '"2.0"'],
  ['id', '1'],
  ...['result', 'params', 'data', 'arguments', '_meta', 'capabilities'].map((name) => [name, '{}'] as const),
]);
const STAND_INS: ReadonlySet<string> = new Set([...STAND_IN.values(), 'null']);

/** JSON text as a placeholder for an unknown value of the member with this name. */
export function standIn(name: string | null | undefined): string {
  return STAND_IN.get(name ?? null) ?? 'null';
}

interface Code {
  /** True for text that strict JSON (RFC 8259, `JSON.parse`) rejects; false for text that it allows at a risk. */
  error: boolean;
  /** How many places are reported separately; further ones join the last of them, and its fix covers them too. */
  apart: number;
  /** `safe` repairs preserve the writer’s meaning. */
  safety: 'safe' | 'unsafe';
  /** The description of the fix with these edits, for one place or for many. */
  fix(detail: string, count: number, edits: readonly TextEdit[]): string;
}

/** “both”, “all 3”. */
const all = (n: number): string => (n === 2 ? 'both' : `all ${n}`);

/** The placeholders that the edits insert: “null”, “{} or null”. */
const inserted = (edits: readonly TextEdit[]): string =>
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
    n > 1 ? `Use plain spaces in ${all(n)} places.` : 'Use a plain space here.',
  ),
  'json-single-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} strings in double quotes.` : 'Put the string in double quotes.',
  ),
  'json-smart-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} strings in straight double quotes.` : 'Put the string in straight double quotes.',
  ),
  'json-escaped-quotes': refused(1, 'safe', (_, n) =>
    n > 1 ? `Remove one level of backslashes from ${all(n)} strings.` : 'Remove one level of backslashes.',
  ),
  'json-unquoted-key': refused(1, 'safe', (detail, n) =>
    n > 1 ? `Put ${all(n)} keys in double quotes.` : `Put the key in double quotes: \`"${detail}"\`.`,
  ),
  'json-unquoted-text': refused(10, 'unsafe', (detail, n) =>
    n > 1 ? `Put ${all(n)} strings in double quotes.` : `Put ${detail} in double quotes.`,
  ),
  'json-python-literal': refused(1, 'safe', (_, n) =>
    n > 1 ? `Use the JSON literals for ${all(n)} words.` : 'Use the JSON literal.',
  ),
  'json-not-a-value': refused(1, 'unsafe', (_, n, edits) =>
    n > 1 ? `Replace ${all(n)} with ${inserted(edits)}.` : `Replace it with ${inserted(edits)}.`,
  ),
  'json-number': refused(10, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} numbers in JSON notation.` : 'Write the number in JSON notation.',
  ),
  'json-tuple': refused(1, 'safe', (_, n) =>
    n > 1 ? `Put ${all(n)} arrays in square brackets.` : 'Put the array in square brackets.',
  ),
  'json-trailing-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Remove the comma in ${all(n)} places.` : 'Remove the comma.',
  ),
  'json-extra-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Remove the commas in ${all(n)} places.` : 'Remove the extra commas.',
  ),
  'json-missing-comma': refused(1, 'safe', (_, n) =>
    n > 1 ? `Add a comma in ${all(n)} places.` : 'Add a comma between them.',
  ),
  'json-missing-colon': refused(1, 'safe', (_, n) =>
    n > 1 ? `Add a colon in ${all(n)} places.` : 'Add a colon between the key and the value.',
  ),
  'json-missing-value': refused(5, 'unsafe', (_, n, edits) =>
    n > 1 ? `Add ${inserted(edits)} in ${all(n)} places.` : `Add ${inserted(edits)} for now.`,
  ),
  'json-missing-name': refused(5, 'unsafe', () => 'Remove the braces around it.'),
  'json-elision': refused(1, 'unsafe', (_, n, edits) => {
    const put = inserted(edits);
    if (n > 1) return `Remove ${all(n)} of them${put && `, and add ${put} where a value is needed`}.`;
    return put ? `Replace it with ${put}.` : 'Remove it and keep the rest.';
  }),
  'json-placeholder': refused(10, 'unsafe', (_, n) =>
    n > 1
      ? `Put ${all(n)} in double quotes until their values are known.`
      : 'Put it in double quotes until its value is known.',
  ),
  'json-unclosed': refused(5, 'unsafe', (detail, _, edits) => {
    const [brackets = '', open] = detail.split('\n');
    const [, put] = /^"?:? (null|\{\}|1|"2\.0")/.exec(edits.at(-1)?.text ?? '') ?? [];
    const adds = put === undefined ? `add \`${brackets}\`` : `add \`${put}\` for now, then \`${brackets}\``;
    return open === undefined ? `A${adds.slice(1)}.` : `Close the string and ${adds}.`;
  }),
  'json-missing-braces': refused(1, 'safe', (_, __, edits) =>
    edits.length > 1 ? 'Add `{` and `}` around the members.' : 'Add `{` before the members.',
  ),
  'json-wrong-bracket': refused(5, 'unsafe', (detail) => `Use \`${detail.slice(-1)}\` instead.`),
  'json-unterminated-string': refused(5, 'unsafe', () => 'Add the closing quote.'),
  'json-unescaped-quote': refused(5, 'safe', (_, n) =>
    n > 1 ? `Add a backslash before the quotes inside ${all(n)} strings.` : 'Add a backslash before the quotes inside.',
  ),
  'json-control-character': refused(1, 'safe', (_, n) =>
    n > 1 ? `Replace ${all(n)} of them with escapes.` : 'Replace it with an escape.',
  ),
  'json-bad-escape': refused(5, 'safe', (_, n) =>
    n > 1 ? `Write ${all(n)} escapes in JSON notation.` : 'Write the escape in JSON notation.',
  ),
  'json-unexpected': refused(5, 'unsafe', (_, n) => (n > 1 ? `Remove ${all(n)} of them.` : 'Remove it.')),
  'json-text-before-start': refused(1, 'safe', () => 'Remove the text before the message.'),
  'json-text-after-end': refused(5, 'unsafe', () => 'Remove the text after the value.'),
  'json-no-message': refused(1, 'unsafe', () => 'Start with an empty message.'),
  'json-duplicate-key': risky(20, 'unsafe', (detail) => `Remove the earlier ${detail} and keep the last.`),
  'json-number-precision': risky(20, 'unsafe', (_, n) =>
    n > 1 ? 'Write the numbers as strings, which keep every digit.' : 'Write it as a string, which keeps every digit.',
  ),
  'json-lone-surrogate': risky(5, 'unsafe', (_, n) =>
    n > 1
      ? `Use the replacement character U+FFFD in ${all(n)} places.`
      : 'Replace it with U+FFFD, the replacement character.',
  ),
  'json-proto-key': risky(5, 'unsafe', () => 'Remove the member.'),
  'json-deep-nesting': risky(1, 'unsafe', () => 'Flatten it.'),
  'json-notation': risky(1, 'unsafe', () => 'Write it as strict JSON.'),
} as const satisfies Record<string, Code>;

/** Codes of all problems of a JSON text. */
export type JsonCode = keyof typeof CODES;

/** All problem codes, for tests and tables. */
export const JSON_CODES: readonly JsonCode[] = Object.keys(CODES).filter(isJsonCode);

/** True if the string is a problem code. */
export function isJsonCode(code: string): code is JsonCode {
  return Object.hasOwn(CODES, code);
}

/** The properties of a code. */
export function codeOf(code: JsonCode): Code {
  return CODES[code];
}

/** True if strict JSON rejects the text because of this problem; false for warnings. */
export function isJsonError(problem: JsonProblem): boolean {
  return !isJsonCode(problem.code) || CODES[problem.code].error;
}
