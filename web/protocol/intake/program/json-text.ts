/** JSON text inside string literals, and JSON with teaching notation: trees at their places in the pasted text. */
import { isJsonError } from '../../json/codes.ts';
import { readValue } from '../../json/read.ts';
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { moveTree, placed } from '../mapped.ts';
import type { Content } from './content.ts';
import { isPlaceholder } from './names.ts';

/** A value found in a string. */
export interface Found {
  readonly tree: JsonNode;
  readonly span: Span;
  readonly problems: readonly JsonProblem[];
  /** True if it contains expressions of the program. */
  readonly interpolated: boolean;
}

/** What JSON text sequences (RFC 7464) have before each value. */
const RECORD_SEPARATOR = 0x1e;
/** Values read from one string at most. */
const MAX_VALUES = 2000;
/** Where values start in a string that frames them: the data of events, and the body after headers. */
const FRAMED = /^data: ?(?=[{[])|\r?\n\r?\n(?=[{[])|\bContent-Length: \d+(?:(?:\\r)?\\n){2}(?=[{[])/gm;

/** The JSON values that a string consists of; none if it is another text. */
export function valuesIn(content: Content): Found[] {
  const { text } = content.mapped;
  const first = /\S/.exec(text)?.index ?? -1;
  if (first < 0) return [];
  const char = text.charAt(first);
  if (char === '{' || char === '[') return valuesFrom(content, first);
  FRAMED.lastIndex = 0;
  const found: Found[] = [];
  for (let match = FRAMED.exec(text); match && found.length < MAX_VALUES; match = FRAMED.exec(text)) {
    const start = match.index + match[0].length;
    const one = valueAt(content, start);
    if (!one) continue;
    found.push(one.found);
    FRAMED.lastIndex = Math.max(start, one.end);
  }
  return found;
}

function valuesFrom(content: Content, first: number): Found[] {
  const { text } = content.mapped;
  const found: Found[] = [];
  for (let at = first; found.length < MAX_VALUES;) {
    const one = valueAt(content, at);
    if (!one) break;
    found.push(one.found);
    at = one.end;
    while (at < text.length && (text.charCodeAt(at) === RECORD_SEPARATOR || /[\s,]/.test(text.charAt(at)))) at++;
    if (text.charAt(at) !== '{' && text.charAt(at) !== '[') break;
  }
  return found;
}

function valueAt({ mapped, holes }: Content, at: number): { found: Found; end: number } | null {
  const { text } = mapped;
  if (!looksLikeJson(text, at)) return null;
  const { root, problems, end } = readValue(text, at);
  if (!root || (root.type !== 'object' && root.type !== 'array') || end <= at) return null;
  const inside = holes.filter((one) => one.start < end && one.end > at);
  if (inside.length > 0) markHoles(root, inside, problems);
  const real = problems.filter(
    (problem) => !inside.some((one) => one.start <= problem.end && one.end >= problem.start),
  );
  const span = mapped.place({ start: root.start, end: root.end });
  moveTree(root, mapped);
  const found = {
    tree: root,
    span,
    problems: real.map((problem) => placed(problem, mapped)),
    interpolated: inside.length > 0,
  };
  return { found, end };
}

/** An opening brace with a key in quotes or nothing in it, or a bracket before such a value. */
function looksLikeJson(text: string, at: number): boolean {
  const shape = /(?:\[\s*){0,20}(?:\{\s*(?:["'}]|\/\/|\/\*|[A-Za-z_]\w*\s*:)|\[\s*\])/y;
  shape.lastIndex = at;
  return shape.test(text);
}

/** Replaces the nodes that contain an expression by holes, and marks objects whose keys do as incomplete. */
export function markHoles(root: JsonNode, holes: readonly Span[], problems: readonly JsonProblem[] = []): void {
  const disturbed = problems.filter((problem) => isJsonError(problem));
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const here: JsonNode = node;
    if (!within(holes, here)) continue;
    if (here.type === 'object') {
      const stored = here.members.filter(({ keySpan }) => !within(holes, keySpan));
      if (stored.length < here.members.length || within(disturbed, here)) here.incomplete = true;
      here.members.splice(0, here.members.length, ...stored);
      for (const { value } of stored) waiting.push(value);
    } else if (here.type === 'array') {
      if (within(disturbed, here)) here.incomplete = true;
      for (const item of here.items) waiting.push(item);
    } else if (here.type !== 'hole') {
      toHole(here);
    }
  }
}

/** True if one of the ascending ranges overlaps the span. */
function within(ranges: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = ranges[middle];
    if (one && one.end <= start) low = middle + 1;
    else high = middle;
  }
  const first = ranges[low];
  return first !== undefined && first.start < end;
}

/** Makes strings that are placeholders holes; true if there was one. */
export function markPlaceholders(root: JsonNode): boolean {
  let found = false;
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'object') for (const { value } of node.members) waiting.push(value);
    else if (node.type === 'array') for (const item of node.items) waiting.push(item);
    else if (node.type === 'string' && isPlaceholder(node.value)) {
      toHole(node);
      found = true;
    }
  }
  return found;
}

/** Turns a node into a hole in place. */
export function toHole(node: JsonNode): void {
  const { start, end } = node;
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, { type: 'hole', start, end });
}
