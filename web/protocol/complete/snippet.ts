/** Values as snippets: JSON with places to jump to. */
import type { JsonValue } from '../json/types.ts';

/** How a value is laid out: on one line, or with a line for each member. */
export type Layout = 'line' | 'block';

/** Members whose value is not to be changed at once: another one would be another message. */
const FIXED = new Set([
  'jsonrpc',
  'method',
  'type',
  'mode',
  'action',
  'resultType',
  'protocolVersion',
  'io.modelcontextprotocol/protocolVersion',
]);

/** A text as a piece of a snippet. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\$}]/g, String.raw`\$&`);
}

/** Counts the places of one snippet. */
export class Stops {
  #next = 1;

  /** A place with a text that is typed over. */
  holding(text: string): string {
    return `\${${this.#next++}:${escaped(text)}}`;
  }

  /** A place where one of a few texts is chosen; the first stands there until then. */
  choosing(texts: readonly string[]): string {
    return `\${${this.#next++}|${texts.map((text) => text.replaceAll(/[\\,|]/g, String.raw`\$&`)).join(',')}|}`;
  }

  /** A place with nothing in it. */
  empty(): string {
    return `$${this.#next++}`;
  }
}

/** A value as a snippet. `name` is the member it belongs to. */
export function snippetOf(value: JsonValue, stops: Stops, layout: Layout = 'line', name = '', indent = ''): string {
  if (typeof value === 'string') {
    const inner = JSON.stringify(value).slice(1, -1);
    return FIXED.has(name) ? `"${escaped(inner)}"` : `"${inner === '' ? stops.empty() : stops.holding(inner)}"`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return stops.holding(String(value));
  if (value === null) return 'null';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '\\}'];
  const further = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => snippetOf(item, stops, layout, name, further))
    : Object.entries(value).map(
        ([key, inner]) => `${escaped(JSON.stringify(key))}: ${snippetOf(inner, stops, layout, key, further)}`,
      );
  if (parts.length === 0) return `${open}${stops.empty()}${close}`;
  if (layout === 'line') return `${open}${parts.join(', ')}${close}`;
  return `${open}\n${further}${parts.join(`,\n${further}`)}\n${indent}${close}`;
}
