/** Values as snippets: JSON with tab stops. */
import type { JsonValue } from '../json/types.ts';

/** The layout of a value: on one line, or one line for each member. */
export type Layout = 'line' | 'block';

/** Members whose value is not a tab stop: another value would make it another kind of message. */
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

/** A text escaped for a snippet. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\$}]/g, String.raw`\$&`);
}

/** Numbers the tab stops of one snippet. */
export class Stops {
  #next = 1;

  /** A tab stop with a default text. */
  holding(text: string): string {
    return `\${${this.#next++}:${escaped(text)}}`;
  }

  /** A tab stop with a choice of texts; the first is the default. */
  choosing(texts: readonly string[]): string {
    return `\${${this.#next++}|${texts.map((text) => text.replaceAll(/[\\,|]/g, String.raw`\$&`)).join(',')}|}`;
  }

  /** An empty tab stop. */
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
