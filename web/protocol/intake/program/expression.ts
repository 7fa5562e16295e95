/** Expressions of any language as trees: literals with their places, and a hole for everything that a program computes. */
import type { JsonNode } from '../../json/types.ts';
import { readBraces, readBrackets, readItems, readParentheses } from './containers.ts';
import { isType } from './names.ts';
import {
  charAt,
  holeHere,
  MAX_DEPTH,
  newReading,
  note,
  skipExpression,
  skipSpace,
  take,
  TYPES,
  type Reading,
} from './reading.ts';
import { readStrings } from './strings.ts';
import type { Budget, Language } from './types.ts';
import { readIdentifier } from './identifiers.ts';

const NUMBER =
  /[-+]?(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)(?:(?:i|u|f)(?:8|16|32|64|128|size)|[uUlLnNdDfFmM]{1,2})?(?![\w.])/y;
const PLACEHOLDER =
  /<[A-Za-z_][^<>\n{}"]{0,80}>|\{\{[\w .-]{1,60}\}\}|\$\{[\w.]{1,60}\}|\$(?!(?:true|false|null)\b)[A-Za-z_]\w{0,60}(?=\s*[,}\]])/y;
const SYMBOL = /:[A-Za-z_]\w*/y;
const SWIFT_CASE = /\.(?:string|int|integer|number|double|bool|object|array)(?=\()/y;
const SWIFT_NULL = /\.null\b/y;
/** What may follow a literal without changing its value. */
const SUFFIX =
  /(?:\s*(?:as\s+(?:const|any|unknown|[A-Z]\w*(?:<[\w<>,\s|]{0,80}>)?)|satisfies\s+[\w.]+(?:<[\w<>,\s|]{0,80}>)?|!(?!=)|u8|\.(?:compact|freeze|trimIndent|trimMargin|stripIndent|strip|trim|encode|decode|as_bytes|as_str|to_vec|to_string|to_owned|into|toString|getBytes|to_json|toByteArray|encodeToByteArray|squish|chomp|dup|cloned?|unwrap|formatted|utf8)(?:\((?:"[\w-]{0,12}"|'[\w-]{0,12}'|StandardCharsets\.\w+|)\))?(?![\w(])))+/y;
/** What it costs to find out which literal starts at a place, in steps. */
const LITERAL = 16;
const DONE = new Set(['', ',', ']', '}', ')', ';', ':']);

/** A reading that starts at `at`. */
export function readingAt(text: string, at: number, stop: number, language: Language, budget: Budget): Reading {
  return newReading(text, at, stop, language, budget, { value: readExpression, literal: readLiteralHere });
}

/** The literal at the position, without what is done with it; null if none starts there. */
export function readLiteralHere(r: Reading, depth: number): JsonNode | null {
  if (depth > MAX_DEPTH || !r.budget.spend(LITERAL)) return null;
  const char = charAt(r);
  if (r.language === 'powershell' && (char === '@' || char === '[')) return hashTable(r, depth);
  if (char === '{') return placeholder(r) ?? readBraces(r, depth);
  if (char === '[') return (r.language === 'go' ? goSlice(r, depth) : null) ?? readBrackets(r, depth);
  if (char === '(') return readParentheses(r, depth);
  if (char === '<' || char === '$') {
    const found = placeholder(r);
    if (found) return found;
  }
  if (char === '%' && r.language === 'elixir') return elixirMap(r, depth);
  if (char === '&' && r.language === 'go') r.at++;
  if (char === ':') return symbol(r);
  if (char === '.') return swiftCase(r, depth);
  if (char === '') return null;
  return string(r) ?? number(r) ?? readIdentifier(r, depth);
}

function readExpression(r: Reading, depth: number): JsonNode | null {
  skipSpace(r);
  const start = r.at;
  const node = readLiteralHere(r, depth);
  if (!node) {
    r.at = start;
    return hole(r, start);
  }
  if (node.type === 'hole' && node.start === start && DONE.has(charAt(r)) && r.language !== 'yaml')
    return typed(r, node);
  if (node.type === 'hole' && r.language === 'yaml') r.at = start;
  if (r.at === start) return hole(r, start);
  take(r, SUFFIX);
  const after = r.at;
  if (DONE.has(next(r))) return typed(r, node);
  r.at = after;
  if (take(r, /\s*\|\s*(?!\|)/y) !== null) {
    r.at = start;
    return hole(r, start);
  }
  if (endsHere(r)) return typed(r, node);
  r.at = start;
  return hole(r, start);
}

/** The next character after blanks on the same line, without moving. */
function next(r: Reading): string {
  let at = r.at;
  while (at < r.stop && /[ \t\r]/.test(r.text.charAt(at))) at++;
  return at < r.stop ? r.text.charAt(at) : '';
}

/** True if what follows does not continue the expression: an arrow, a comment, or a new line that starts with no operator. */
function endsHere(r: Reading): boolean {
  const rest = r.text.slice(r.at, Math.min(r.stop, r.at + 200));
  if (/^\s*(?:=>|->|to\b|\/\/|\/\*)/.test(rest)) return true;
  if (/^\s*#/.test(rest)) return r.dialect.hash;
  return /^\s*\n\s*(?![.+|?&*/=<>-])/.test(rest) || (/^\s*\n\s*-?\w/.test(rest) && !/^\s*\n\s*[.+|?&]/.test(rest));
}

function hole(r: Reading, start: number): JsonNode | null {
  const node = holeHere(r, start);
  if (!node) return null;
  // In YAML text needs no quotes.
  if (r.language !== 'yaml') return typed(r, node);
  return { type: 'string', value: r.text.slice(node.start, node.end), start: node.start, end: node.end };
}

/** Marks a hole that is a type. */
function typed(r: Reading, node: JsonNode): JsonNode {
  if (node.type !== 'hole' || r.types.has(node)) return node;
  const source = r.text.slice(node.start, Math.min(node.end, node.start + 300));
  const types = r.language === 'typescript' || r.language === 'javascript' || r.language === 'teaching';
  if (types && isType(source)) {
    r.types.add(node);
    note(r, node.start, TYPES, true);
  }
  return node;
}

function string(r: Reading): JsonNode | null {
  const start = r.at;
  const found = readStrings(r, start);
  if (!found) return null;
  r.at = found.end;
  for (const label of found.labels) note(r, start, label, true);
  const span = { start, end: found.end };
  const unknown = found.holes.length > 0;
  if (unknown) note(r, start, 'a string with variables', false);
  const node: JsonNode = unknown ? { type: 'hole', ...span } : { type: 'string', value: found.mapped.text, ...span };
  r.strings.set(node, found);
  return node;
}

function number(r: Reading): JsonNode | null {
  const start = r.at;
  const found = take(r, NUMBER);
  if (found === null) return null;
  const plain = found.replaceAll('_', '').replace(/^\+/, '');
  const value = /^-?0x/i.test(plain) ? Number.parseInt(plain, 16) : Number.parseFloat(plain);
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(found))
    note(r, start, 'a number in the program’s notation', true);
  return { type: 'number', value, start, end: r.at };
}

function placeholder(r: Reading): JsonNode | null {
  const start = r.at;
  if (r.language === 'php' && charAt(r) === '$') return null;
  if (take(r, PLACEHOLDER) === null) return null;
  note(r, start, 'a placeholder', true);
  return { type: 'hole', start, end: r.at };
}

function symbol(r: Reading): JsonNode | null {
  const start = r.at;
  const found = r.language === 'ruby' || r.language === 'elixir' ? take(r, SYMBOL) : null;
  if (found === null) return null;
  note(r, start, 'symbols', true);
  return { type: 'string', value: found.slice(1), start, end: r.at };
}

function elixirMap(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  if (take(r, /%[A-Z]?[\w.]{0,80}(?=\{)/y) === null) return null;
  note(r, start, '`%{…}`', true);
  const map = readBraces(r, depth);
  return map && { ...map, start };
}

function swiftCase(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  if (take(r, SWIFT_NULL) !== null) return { type: 'null', start, end: r.at };
  if (take(r, SWIFT_CASE) === null) return null;
  r.at++;
  const value = r.value(depth + 1);
  skipSpace(r);
  if (!value || charAt(r) !== ')') {
    r.at = start;
    skipExpression(r);
    return { type: 'hole', start, end: r.at };
  }
  r.at++;
  note(r, start, 'calls around values', false);
  return value;
}

/** PowerShell: `@{ key = value }`, `@(item, item)`, perhaps after a type; a string in `@` has its own reader. */
function hashTable(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  if (take(r, /(?:\[[\w.]+\]\s?)?@(?=[{(])/y) === null) return string(r);
  note(r, start, '`@{…}` and `@(…)`', true);
  const value = charAt(r) === '{' ? readBraces(r, depth) : readItems(r, depth, ')', '');
  return value && { ...value, start };
}

function goSlice(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  const value = readIdentifier(r, depth);
  if (!value) r.at = start;
  return value && { ...value, start };
}
