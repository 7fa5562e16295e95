/** TOML to a tree with exact offsets. Imports a parser, so load it only when a text in TOML appears. */
import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import type { JsonMember, JsonNode, JsonProblem } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { nestsTooDeep } from './depth.ts';
import { MAX_PROBLEMS, type NotationDocument } from './types.ts';

type ObjectNode = Extract<JsonNode, { type: 'object' }>;

/**
 * Reads the TOML of a range. The parser stops at its first error, so the line of an error is blanked and the rest read again, up
 * to `MAX_PROBLEMS` times. Dates become strings; `inf` and `nan`, which JSON lacks, become holes. Null if the range holds
 * neither a key nor a table. Never throws.
 */
export function readToml(text: string, span: Span): NotationDocument | null {
  let source = text.slice(span.start, span.end);
  if (nestsTooDeep(source)) return null;
  const problems: JsonProblem[] = [];
  for (;;) {
    try {
      const tree = new Builder(source, span.start).build(parseTOML(source), problems);
      return tree.members.length === 0 ? null : { tree, problems: problems.sort((a, b) => a.start - b.start) };
    } catch (error) {
      if (!(error instanceof ParseError) || problems.length >= MAX_PROBLEMS) return null;
      const line = lineAround(source, Math.min(error.index, source.length));
      if (source.slice(line.start, line.end).trim() === '') return null;
      problems.push({
        code: 'toml-syntax',
        start: span.start + line.start,
        end: span.start + line.end,
        detail: error.message,
      });
      source = source.slice(0, line.start) + ' '.repeat(line.end - line.start) + source.slice(line.end);
    }
  }
}

/** The text of the line around an offset; at the end of a line, of that line; at the end of the text, of the last one with text. */
function lineAround(source: string, offset: number): Span {
  let at = offset;
  if (at >= source.length) {
    at = source.trimEnd().length;
  } else if (source.charAt(at) === '\n' && at > 0 && source.charAt(at - 1) !== '\n') {
    at -= 1;
  }
  const start = source.lastIndexOf('\n', at - 1) + 1;
  let end = source.indexOf('\n', at);
  if (end < 0) end = source.length;
  if (source.charAt(end - 1) === '\r') end -= 1;
  return { start, end: Math.max(start, end) };
}

class Builder {
  readonly #offset: number;
  readonly #root: ObjectNode;
  /** The objects of the tables, in text order. */
  readonly #tables: ObjectNode[] = [];
  /** Members by key of the objects that were filled so far: finding one is not linear in their number. */
  readonly #index = new WeakMap<ObjectNode, Map<string, JsonMember>>();

  constructor(source: string, offset: number) {
    this.#offset = offset;
    this.#root = { type: 'object', members: [], incomplete: false, start: offset, end: offset + source.length };
  }

  /** The tree. A table with a line that could not be read is incomplete. */
  build(program: AST.TOMLProgram, problems: readonly JsonProblem[]): ObjectNode {
    for (const part of program.body[0].body) {
      if (part.type === 'TOMLKeyValue') this.#assign(this.#root, part);
      else this.#table(part);
    }
    for (const { start } of problems) {
      const table = this.#tables.findLast((one) => one.start <= start) ?? this.#root;
      table.incomplete = true;
    }
    return this.#root;
  }

  #table(table: AST.TOMLTable): void {
    let node = this.#root;
    const end = this.#offset + table.range[1];
    for (const [index, key] of table.key.keys.entries()) {
      const last = index === table.key.keys.length - 1;
      const list = last && table.kind === 'array';
      node = this.#step(node, key, { start: this.#offset + table.range[0], end }, list);
    }
    this.#tables.push(node);
    for (const pair of table.body) this.#assign(node, pair);
  }

  /** The object under a key, created if absent; of a list of tables its last item, or a new one for `[[key]]`. */
  #step(node: ObjectNode, key: AST.TOMLBare | AST.TOMLQuoted, span: Span, newItem: boolean): ObjectNode {
    const member = this.#member(node, key);
    const made = (): ObjectNode => ({ type: 'object', members: [], incomplete: false, ...span });
    if (newItem) {
      const item = made();
      if (member?.value.type === 'array') {
        member.value.items.push(item);
        member.value.end = Math.max(member.value.end, span.end);
      } else {
        this.#add(node, key, { type: 'array', items: [item], incomplete: false, ...span });
      }
      return item;
    }
    const value = member?.value.type === 'array' ? member.value.items.at(-1) : member?.value;
    if (value?.type === 'object') {
      value.end = Math.max(value.end, span.end);
      return value;
    }
    const child = made();
    this.#add(node, key, child);
    return child;
  }

  #assign(node: ObjectNode, pair: AST.TOMLKeyValue): void {
    let target = node;
    for (const key of pair.key.keys.slice(0, -1)) target = this.#step(target, key, this.#span(pair), false);
    const last = pair.key.keys.at(-1);
    if (last !== undefined) this.#add(target, last, this.#value(pair.value));
  }

  /** Recursive; the depth is bounded before the parser runs. */
  #value(content: AST.TOMLContentNode): JsonNode {
    const span = this.#span(content);
    if (content.type === 'TOMLArray')
      return { type: 'array', items: content.elements.map((one) => this.#value(one)), incomplete: false, ...span };
    if (content.type === 'TOMLInlineTable') {
      const node: ObjectNode = { type: 'object', members: [], incomplete: false, ...span };
      for (const pair of content.body) this.#assign(node, pair);
      return node;
    }
    switch (content.kind) {
      case 'string':
        return { type: 'string', value: content.value, ...span };
      case 'boolean':
        return { type: 'boolean', value: content.value, ...span };
      case 'integer':
      case 'float': {
        const { value } = content;
        return Number.isFinite(value) ? { type: 'number', value, ...span } : { type: 'hole', ...span };
      }
      default:
        return { type: 'string', value: content.datetime, ...span };
    }
  }

  #member(node: ObjectNode, key: AST.TOMLBare | AST.TOMLQuoted): JsonMember | undefined {
    return this.#index.get(node)?.get(nameOf(key));
  }

  #add(node: ObjectNode, key: AST.TOMLBare | AST.TOMLQuoted, value: JsonNode): void {
    const member: JsonMember = { key: nameOf(key), keySpan: this.#span(key), value };
    node.members.push(member);
    const index = this.#index.get(node) ?? new Map<string, JsonMember>();
    index.set(member.key, member);
    this.#index.set(node, index);
  }

  #span(node: AST.TOMLNode): Span {
    return { start: this.#offset + node.range[0], end: this.#offset + node.range[1] };
  }
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value;
}
