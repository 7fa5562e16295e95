/** How the writer lays JSON out, and new parts written the same way. */
import type { ObjectNode } from './reader.ts';
import type { JsonNode, JsonValue } from './types.ts';

/** The habits found in a text. */
export interface Layout {
  /** One level of indentation; empty when everything stands on one line. */
  unit: string;
  newline: string;
  colon: string;
  /** Comma and what follows it on one line. */
  comma: string;
}

/** The habits of the text around `root`; the text before `floor` does not count. */
export function layoutOf(text: string, root: JsonNode, floor = 0): Layout {
  const found = firstObject(root);
  const first = found?.members[0];
  const second = found?.members[1];
  const lead = found === null || first === undefined ? '' : text.slice(found.start + 1, first.keySpan.start);
  const broken = /(\r\n|\n|\r)([ \t]*)$/.exec(lead);
  const gap = first === undefined ? '' : text.slice(first.keySpan.end, first.value.start);
  const between = first === undefined || second === undefined ? '' : text.slice(first.value.end, second.keySpan.start);
  const colon = /^[ \t]*:[ \t]*$/.test(gap) ? gap : ': ';
  const comma = /^,[ \t]*$/.test(between) ? between : colon.endsWith(' ') ? ', ' : ',';
  if (found === null || broken === null)
    return {
      unit: '',
      newline: '\n',
      colon: first === undefined ? ':' : colon,
      comma: first === undefined ? ',' : comma,
    };
  const outer = indentAt(text, found.start, floor);
  const inner = broken[2] ?? '';
  const unit = inner.startsWith(outer) ? inner.slice(outer.length) : inner;
  return { unit: unit === '' ? '  ' : unit, newline: broken[1] ?? '\n', colon, comma };
}

/** The first object with members, on the way down through lists. */
function firstObject(root: JsonNode): ObjectNode | null {
  let node: JsonNode | undefined = root;
  while (node?.type === 'array') node = node.items[0];
  return node?.type === 'object' && node.members.length > 0 ? node : null;
}

/** Lines in which nobody indents: looking for their beginning, repair after repair, would cost more than it finds. */
const LONG_LINE = 5000;

/** The blanks at the beginning of the line that holds `offset`; the text before `floor` does not count. None in a very long line. */
export function indentAt(text: string, offset: number, floor = 0): string {
  let start = offset;
  const stop = Math.max(floor, offset - LONG_LINE);
  while (start > stop && text.charCodeAt(start - 1) !== 10 && text.charCodeAt(start - 1) !== 13) start -= 1;
  if (start === stop && stop > floor) return '';
  let end = start;
  while (end < offset && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end += 1;
  return text.slice(start, end);
}

/** A value as JSON text in this layout, its own lines indented from `indent`. */
export function render(value: JsonValue, layout: Layout, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (layout.unit !== '') {
    return JSON.stringify(value, null, layout.unit.slice(0, 10)).replaceAll('\n', `${layout.newline}${indent}`);
  }
  if (Array.isArray(value)) return `[${value.map((item) => render(item, layout, indent)).join(layout.comma)}]`;
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}${layout.colon}${render(item, layout, indent)}`,
  );
  return `{${members.join(layout.comma)}}`;
}
