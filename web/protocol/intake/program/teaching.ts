/** JSON with notes for readers: comments, elisions, placeholders, types in place of values, headings that name the sender. */
import { isJsonError } from '../../json/codes.ts';
import { readValue } from '../../json/read.ts';
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { markPlaceholders, toHole } from './json-text.ts';
import { isType, isTypeString } from './names.ts';
import { TYPES } from './reading.ts';
import { scanProgram } from './scan.ts';
import { senderAbove } from './sender.ts';
import { isBatch, isDocument, isFragment, isMessage } from './shape.ts';
import type { ProgramValue } from './types.ts';

/** Notation of lessons, by the problem that a strict reader has with it. */
const NOTATION: ReadonlyMap<string, string> = new Map([
  ['json-comment', 'comments'],
  ['json-elision', '`...` for omitted parts'],
  ['json-placeholder', 'placeholders'],
]);
/** A value whose other errors are more than this is not JSON with notes. */
const MAX_ERRORS = 3;
/** How much of a line before a value is looked at, UTF-16 units. */
const LINE = 400;
const OPENER = /\{\s*(?:["}]|\/\/|\/\*|#|\.{3}|…)|\[\s*(?:[{"\]]|\/\/|\.{3}|…)/g;

/** The values of such a text, in text order. */
export function scanTeaching(text: string, span: Span): ProgramValue[] {
  const found: ProgramValue[] = [];
  OPENER.lastIndex = span.start;
  for (let match = OPENER.exec(text); match && match.index < span.end; match = OPENER.exec(text)) {
    const one = valueAt(text, match.index, span.end);
    if (one) found.push(...one.values);
    OPENER.lastIndex = Math.max(match.index + 1, one?.end ?? 0);
  }
  return found;
}

function valueAt(text: string, start: number, stop: number): { values: ProgramValue[]; end: number } | null {
  const { root, problems, end } = readValue(text, start, stop);
  if (!root || end <= start || (root.type !== 'object' && root.type !== 'array')) return null;
  const sketched = markTypes(root, text, problems);
  const real = sketched.problems.filter(({ code }) => !NOTATION.has(code));
  const errors = real.filter((problem) => isJsonError(problem)).length;
  if (errors > MAX_ERRORS) return { values: scanProgram(text, { start, end }, 'teaching'), end };
  const placeholders = markPlaceholders(root);
  if (!isMessage(root) && !isBatch(root) && !isFragment(root) && !isDocument(root)) return { values: [], end };
  const notation = new Set(problems.flatMap(({ code }) => NOTATION.get(code) ?? []));
  if (placeholders) notation.add('placeholders');
  if (sketched.types) notation.add(TYPES);
  if (root.type === 'object' && sketches(text, root.start, problems)) root.incomplete = true;
  const from = senderAbove(text, root.start);
  const value: ProgramValue = {
    span: { start: root.start, end: root.end },
    tree: root,
    value: toValue(root),
    notation: [...notation],
    wire: [...notation],
    kind: 'literal',
    problems: real,
    ...(from ? { from } : {}),
    ...(sketched.types ? { schematic: true as const } : {}),
  };
  return { values: [value], end };
}

/** True for an abbreviated value within a line of text: what is not in it may have been left out, too. */
function sketches(text: string, start: number, problems: readonly JsonProblem[]): boolean {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - LINE), start);
  return /\p{L}/u.test(line) && problems.some(({ code }) => code === 'json-elision');
}

/**
 * Makes strings that name types holes, and those that begin at `unquoted`. `sure`: only those that nothing else explains. True if
 * any was found.
 */
function toHoles(root: JsonNode, unquoted: ReadonlySet<number>, sure: boolean): boolean {
  let found = false;
  const waiting: { key: string; node: JsonNode }[] = [{ key: '', node: root }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { key, node } = one;
    if (node.type === 'object') for (const each of node.members) waiting.push({ key: each.key, node: each.value });
    else if (node.type === 'array') for (const item of node.items) waiting.push({ key: '', node: item });
    else if (node.type === 'string' && (unquoted.has(node.start) || isTypeString(key, node.value))) {
      const isUnion = node.value.includes('|') || key === 'id' || key === 'method';
      if (sure && !isUnion && !unquoted.has(node.start)) continue;
      toHole(node);
      found = true;
    }
  }
  return found;
}

/** Makes values that are types holes, and drops the problems about them. */
function markTypes(
  root: JsonNode,
  text: string,
  problems: readonly JsonProblem[],
): { types: boolean; problems: readonly JsonProblem[] } {
  const unquoted = new Set(
    problems
      .filter(({ code, start, end }) => code === 'json-unquoted-text' && isType(text.slice(start, end)))
      .map(({ start }) => start),
  );
  const types = toHoles(root, unquoted, true) || unquoted.size > 0;
  // Where some members have types in place of values, a single word such as `"any"` is one, too.
  if (types) toHoles(root, unquoted, false);
  const left = types
    ? problems.filter(({ code, start }) => !(code === 'json-unquoted-text' && unquoted.has(start)))
    : problems;
  return { types, problems: left };
}
