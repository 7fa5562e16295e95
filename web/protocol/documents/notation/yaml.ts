/** YAML to a tree with exact offsets. Imports a parser, so load it only when a text in YAML appears. */
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, parseAllDocuments, type Document, type Scalar } from 'yaml';
import type { JsonMember, JsonNode, JsonProblem } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { MAX_NESTING, nestsTooDeep } from './depth.ts';
import { MAX_PROBLEMS, type NotationDocument } from './types.ts';

/** Nodes that aliases may add to those of the text; further aliases become holes, so that they cannot multiply without end. */
const MAX_ALIASED = 10_000;

/**
 * Reads the YAML of a range by the 1.2 core schema, with merge keys (`<<`). Aliases are replaced by what they refer to. Of
 * several documents the first is read; the second is reported with the code `yaml-documents`. Null if the first document is
 * neither a map nor a list (prose is a valid scalar), or nests too deep. Never throws.
 */
export function readYaml(text: string, span: Span): NotationDocument | null {
  const source = text.slice(span.start, span.end);
  if (nestsTooDeep(source) || hasTooManyOddLines(source)) return null;
  const documents = parse(source);
  const [first, second] = documents;
  const contents = first?.contents ?? null;
  if (first === undefined || !(isMap(contents) || isSeq(contents))) return null;
  const tree = new Builder(source, span).build(contents, span);
  const problems: JsonProblem[] = [];
  for (const { pos, message } of first.errors.slice(0, MAX_PROBLEMS)) {
    const start = span.start + Math.min(pos[0], source.length);
    const end = Math.max(start, span.start + Math.min(pos[1], source.length));
    problems.push({ code: 'yaml-syntax', start, end, detail: message });
    markIncomplete(tree, start);
  }
  const extra = second?.contents?.range;
  if (extra) {
    const start = span.start + extra[0];
    problems.push({ code: 'yaml-documents', start, end: endOfLine(text, start, span.end), detail: '' });
  }
  return { tree, problems };
}

/** Lines in column 1 that are neither a key, nor an item, nor a comment. A block of YAML has few; each costs the parser an error. */
const MAX_ODD_LINES = 50;

function hasTooManyOddLines(source: string): boolean {
  let odd = 0;
  for (let at = 0; at < source.length && odd <= MAX_ODD_LINES;) {
    let end = source.indexOf('\n', at);
    if (end < 0) end = source.length;
    if (/^[^\s#-][^:\n]*$/.test(source.slice(at, Math.min(end, at + 300)))) odd += 1;
    at = end + 1;
  }
  return odd > MAX_ODD_LINES;
}

function parse(source: string): Document.Parsed[] {
  try {
    const options = { merge: true, uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const;
    const documents = parseAllDocuments(source, options);
    return Array.isArray(documents) ? documents : [];
  } catch {
    return [];
  }
}

/** What stands around an error may lack what could not be read. */
function markIncomplete(tree: JsonNode, offset: number): void {
  let node: JsonNode | undefined = tree;
  while (node?.type === 'object' || node?.type === 'array') {
    node.incomplete = true;
    const parts: JsonNode[] = node.type === 'array' ? node.items : node.members.map(({ value }) => value);
    node = parts.findLast(({ start }) => start <= offset);
  }
}

function endOfLine(text: string, start: number, limit: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? limit : Math.min(end, limit);
}

class Builder {
  readonly #source: string;
  readonly #offset: number;
  /** Nodes by anchor, in the order of the text: an alias refers to the last one before it. */
  readonly #anchors = new Map<string, unknown>();
  #aliased = 0;
  #inAlias = 0;

  constructor(source: string, { start }: Span) {
    this.#source = source;
    this.#offset = start;
  }

  /** Recursive; the depth of the text is bounded before the parser runs, and aliases count as levels. */
  build(node: unknown, around: Span, depth = 0): JsonNode {
    if (this.#inAlias > 0) this.#aliased += 1;
    if (depth > 4 * MAX_NESTING || this.#aliased > MAX_ALIASED) return { type: 'hole', ...around };
    if (isAlias(node)) {
      const place = this.#span(node.range, around);
      this.#inAlias += 1;
      // What an alias refers to stands elsewhere; findings about it belong to the place of use.
      const copy = this.build(this.#anchors.get(node.source), place, depth + 1);
      this.#inAlias -= 1;
      return this.#inAlias > 0 ? copy : { ...copy, ...place };
    }
    if (isNode(node) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isMap(node)) {
      const span = this.#trimmed(node.range, around);
      const members: JsonMember[] = [];
      for (const pair of node.items) this.#addPair(pair, members, span, depth);
      return { type: 'object', members, incomplete: false, ...span };
    }
    if (isSeq(node)) {
      const span = this.#trimmed(node.range, around);
      const items = node.items.map((item) => this.build(item, span, depth + 1));
      return { type: 'array', items, incomplete: false, ...span };
    }
    return isScalar(node) ? this.#scalar(node, around) : { type: 'null', ...around };
  }

  #addPair(pair: unknown, members: JsonMember[], around: Span, depth: number): void {
    if (!isPair(pair)) return;
    const keySpan = isScalar(pair.key) ? this.#span(pair.key.range, around) : around;
    const key = isScalar(pair.key) ? String(pair.key.source ?? pair.key.value) : '?';
    const value = this.build(pair.value, { start: keySpan.end, end: keySpan.end }, depth + 1);
    if (key !== '<<') {
      members.push({ key, keySpan, value });
      return;
    }
    const merged = value.type === 'array' ? value.items : [value];
    for (const one of merged) {
      if (one.type !== 'object') continue;
      for (const member of one.members)
        if (!members.some((own) => own.key === member.key)) members.unshift({ ...member, keySpan });
    }
  }

  #scalar(node: Scalar, around: Span): JsonNode {
    const span = this.#span(node.range, around);
    const { value } = node;
    if (typeof value === 'string') return { type: 'string', value, ...span };
    if (typeof value === 'boolean') return { type: 'boolean', value, ...span };
    if (typeof value === 'number' && Number.isFinite(value)) return { type: 'number', value, ...span };
    return value === null ? { type: 'null', ...span } : { type: 'hole', ...span };
  }

  /** Without the line break that ends a block. */
  #trimmed(range: readonly number[] | null | undefined, around: Span): Span {
    const span = this.#span(range, around);
    while (span.end > span.start && /\s/.test(this.#source.charAt(span.end - this.#offset - 1))) span.end -= 1;
    return span;
  }

  #span(range: readonly number[] | null | undefined, around: Span): Span {
    const [start, end] = range ?? [];
    if (start === undefined || end === undefined) return { ...around };
    return { start: this.#offset + start, end: this.#offset + end };
  }
}
