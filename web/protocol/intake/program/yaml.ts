/** Messages written as YAML: the block style with scalars, as people write them by hand. */
import type { JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { readingAt, readLiteralHere } from './expression.ts';
import type { ObjectNode } from './reading.ts';
import { senderAbove } from './sender.ts';
import { isBatch, isFragment, isMessage, member } from './shape.ts';
import { Budget, type ProgramValue } from './types.ts';

const MAX_DEPTH = 60;
const LINE =
  /^([ ]*)((?:- +)*)(?:("[^"\n]*"|'[^'\n]*'|[^\s:#"'{}[\],&*!|>%@`-][^:#\n]{0,120}?)\s*:(?=\s|$))?[ \t]*(.*?)[ \t]*$/;

interface Line {
  /** Columns before the content, list markers included. */
  readonly indent: number;
  readonly start: number;
  readonly end: number;
}

/** The values of a YAML text that are messages or parts of them, one document after the other. */
export function scanYaml(text: string, span: Span): ProgramValue[] {
  const found: ProgramValue[] = [];
  for (const document of documentsIn(text, span)) {
    const root = new YamlReader(text, document).read();
    if (!root) continue;
    const isWhole = isMessage(root) || isBatch(root) || isFragment(root);
    for (const tree of isWhole ? [root] : messagesWithin(root)) {
      const from = senderAbove(text, tree.start);
      found.push({
        span: { start: tree.start, end: tree.end },
        tree,
        value: toValue(tree),
        notation: ['YAML'],
        wire: ['YAML'],
        kind: 'literal',
        problems: [],
        ...(from ? { from } : {}),
      });
    }
  }
  return found;
}

/** The messages below keys and in lists, such as those of test cases; each has `jsonrpc`, and is whole. */
function messagesWithin(root: JsonNode): JsonNode[] {
  const found: JsonNode[] = [];
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'object' && isMessage(node) && isWholeMessage(node)) {
      found.push(node);
      continue;
    }
    const inner =
      node.type === 'object' ? node.members.map(({ value }) => value) : node.type === 'array' ? node.items : [];
    for (const one of inner.toReversed()) waiting.push(one);
  }
  return found;
}

function documentsIn(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  const marks = /^(?:---|\.\.\.)[ \t]*(?:#.*)?$/gm;
  marks.lastIndex = start;
  let from = start;
  for (let mark = marks.exec(text); mark && mark.index < end; mark = marks.exec(text)) {
    found.push({ start: from, end: mark.index });
    from = Math.min(end, mark.index + mark[0].length);
  }
  found.push({ start: from, end });
  return found;
}

/** True for a message with a version that can be matched: it has an `id`, or it is a notification by its name. */
function isWholeMessage(node: ObjectNode): boolean {
  const version = member(node, 'jsonrpc');
  if (version?.type !== 'number' && !(version?.type === 'string' && /^\d/.test(version.value))) return false;
  const method = member(node, 'method');
  return member(node, 'id') !== undefined || (method?.type === 'string' && method.value.startsWith('notifications/'));
}

class YamlReader {
  readonly #text: string;
  readonly #lines: Line[];
  readonly #stop: number;
  readonly #budget: Budget;
  #at = 0;

  constructor(text: string, span: Span) {
    this.#text = text;
    this.#stop = span.end;
    this.#budget = new Budget((span.end - span.start) * 20 + 1000);
    this.#lines = [];
    for (let start = span.start; start < span.end;) {
      const feed = text.indexOf('\n', start);
      const end = feed < 0 || feed > span.end ? span.end : feed;
      const source = text.slice(start, end);
      const content = /[^ ]/.exec(source)?.index ?? -1;
      if (content >= 0 && source.trim() !== '' && source.charAt(content) !== '#') {
        this.#lines.push({ indent: content, start: start + content, end });
      }
      start = end + 1;
    }
  }

  read(): JsonNode | null {
    const first = this.#lines[0];
    return first ? this.#block(first.indent, 0) : null;
  }

  /** A mapping or a list whose lines are indented by `indent`. */
  #block(indent: number, depth: number): JsonNode | null {
    const first = this.#lines[this.#at];
    if (!first || depth > MAX_DEPTH) return null;
    return /^-(?:\s|$)/.test(this.#text.slice(first.start, first.start + 2))
      ? this.#list(indent, depth)
      : this.#mapping(indent, depth);
  }

  #list(indent: number, depth: number): JsonNode {
    const items: JsonNode[] = [];
    const start = this.#lines[this.#at]?.start ?? 0;
    let end = start;
    for (let line = this.#lines[this.#at]; line; line = this.#lines[this.#at]) {
      const marker = /^-(?:[ \t]+|$)/.exec(this.#text.slice(line.start, Math.min(line.end, line.start + 40)))?.[0];
      if (line.indent !== indent || marker === undefined) break;
      const rest = { indent: line.indent + marker.length, start: line.start + marker.length, end: line.end };
      let item: JsonNode | null;
      if (rest.start >= rest.end) {
        this.#at++;
        item = this.#nested(indent, depth);
      } else if (
        LINE.exec(this.#text.slice(rest.start, rest.end))?.[3] === undefined &&
        !/^-\s/.test(this.#text.slice(rest.start, rest.start + 2))
      ) {
        this.#at++;
        item = this.#scalar(rest.start, rest.end, indent);
      } else {
        this.#lines[this.#at] = rest;
        item = this.#block(rest.indent, depth + 1);
      }
      if (!item) break;
      items.push(item);
      end = item.end;
    }
    return { type: 'array', items, incomplete: false, start, end };
  }

  #mapping(indent: number, depth: number): JsonNode {
    const start = this.#lines[this.#at]?.start ?? 0;
    const object: ObjectNode = { type: 'object', members: [], incomplete: false, start, end: start };
    for (let line = this.#lines[this.#at]; line && line.indent === indent; line = this.#lines[this.#at]) {
      const match = LINE.exec(this.#text.slice(line.start, line.end));
      const key = match?.[3];
      if (key === undefined || !match) {
        object.incomplete = true;
        this.#at++;
        continue;
      }
      const at = line.start;
      const valueAt = line.end - (match[4] ?? '').length;
      this.#at++;
      const rest = (match[4] ?? '').replace(/^#.*$/, '');
      const from = this.#text.indexOf(rest, Math.min(valueAt - 2, line.end));
      const value =
        rest === '' ? this.#nested(indent, depth) : this.#scalar(from < at ? valueAt : from, line.end, indent);
      const node: JsonNode = value ?? { type: 'null', start: at + key.length, end: at + key.length };
      object.members.push({
        key: key.replace(/^(["'])(.*)\1$/, '$2'),
        keySpan: { start: at, end: at + key.length },
        value: node,
      });
      object.end = Math.max(object.end, node.end);
    }
    return object;
  }

  /** The value on the lines below a key. A list may have the indentation of its key. */
  #nested(indent: number, depth: number): JsonNode | null {
    const line = this.#lines[this.#at];
    if (!line) return null;
    const list = line.indent === indent && /^-(?:\s|$)/.test(this.#text.slice(line.start, line.start + 2));
    return line.indent > indent || list ? this.#block(line.indent, depth + 1) : null;
  }

  #scalar(start: number, end: number, indent: number): JsonNode {
    const source = this.#text
      .slice(start, end)
      .replace(/\s+#.*$/, '')
      .trimEnd();
    const span = { start, end: start + source.length };
    if (/^[|>][-+\d]*$/.test(source)) return this.#blockScalar(start, end, indent);
    if (/^[{["']/.test(source)) {
      const r = readingAt(this.#text, start, this.#stop, 'yaml', this.#budget);
      const node = readLiteralHere(r, 0);
      if (node) {
        while ((this.#lines[this.#at]?.start ?? Infinity) < r.at) this.#at++;
        return node;
      }
    }
    if (/^(?:null|~|Null|NULL)$/.test(source)) return { type: 'null', ...span };
    if (/^(?:true|false)$/i.test(source)) return { type: 'boolean', value: /^t/i.test(source), ...span };
    if (/^-?\d+(?:\.\d+)?$/.test(source)) return { type: 'number', value: Number(source), ...span };
    if (/^(?:<.*>|\.{3}|[*&!].*|\$\{.*\})$/.test(source)) return { type: 'hole', ...span };
    return { type: 'string', value: source, ...span };
  }

  #blockScalar(start: number, end: number, indent: number): JsonNode {
    let last = end;
    const parts: string[] = [];
    for (let line = this.#lines[this.#at]; line && line.indent > indent; line = this.#lines[this.#at]) {
      parts.push(this.#text.slice(line.start, line.end));
      last = line.end;
      this.#at++;
    }
    return { type: 'string', value: parts.join('\n'), start, end: last };
  }
}
