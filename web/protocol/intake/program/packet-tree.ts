/** JSON as Wireshark and tshark show it: one line for each value, nested by white space. */
import type { JsonNode } from '../../json/types.ts';
import type { Span } from '../../types.ts';

/** The line above the tree. */
export const PACKET_TREE = /^[ \t]*JavaScript Object Notation(?:: [\w/+.-]+)?[ \t]*$/;

const LINE =
  /^([ \t]*)(?:\[truncated\] ?)?(Object|Array|Member(?: Key)?:|(?:String|Number) value:|(?:True|False|Null) value)(?:[ \t](.*))?$/;

interface Line extends Span {
  readonly indent: number;
  readonly what: string;
  readonly rest: string;
  readonly cut: boolean;
}

/**
 * The value below the heading that ends at `at`, and where its lines end; null if there is none. Purely by lines, each read once.
 * `indent`: the white space before the heading.
 */
export function readPacketTree(
  text: string,
  at: number,
  stop: number,
  indent: number,
): { root: JsonNode; end: number } | null {
  const lines: Line[] = [];
  let end = at;
  for (let start = at + 1; start < stop;) {
    const found = text.indexOf('\n', start);
    const next = found < 0 || found > stop ? stop : found;
    const source = text.slice(start, next).trimEnd();
    const space = source.search(/\S/);
    if (space >= 0 && space <= indent) break;
    const [, , what, rest = ''] = LINE.exec(source) ?? [];
    const cut = source.includes('[truncated]');
    if (what !== undefined)
      lines.push({ start: start + space, end: start + source.length, indent: space, what, rest, cut });
    if (space >= 0) end = start + source.length;
    start = next + 1;
  }
  const root = treeOf(lines);
  return root && { root, end };
}

/** An open line: a value is put where it takes one. */
interface Open {
  readonly indent: number;
  readonly take: (value: JsonNode) => void;
  readonly node: JsonNode | null;
}

function treeOf(lines: readonly Line[]): JsonNode | null {
  let root: JsonNode | null = null;
  const open: Open[] = [{ indent: -1, node: null, take: (value) => void (root ??= value) }];
  for (const line of lines) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    for (const { node } of open) if (node) node.end = line.end;
    const parent = open.at(-1);
    if (!parent) break;
    const { indent } = line;
    if (line.what.startsWith('Member')) {
      const { node } = parent;
      const keySpan = { start: line.end - line.rest.length, end: line.end };
      open.push({
        indent,
        node: null,
        take: (value) => node?.type === 'object' && void node.members.push({ key: line.rest, keySpan, value }),
      });
      continue;
    }
    const value = valueOf(line);
    parent.take(value);
    if (value.type === 'object') open.push({ indent, node: value, take: () => {} });
    if (value.type === 'array') open.push({ indent, node: value, take: (item) => void value.items.push(item) });
  }
  return root;
}

function valueOf({ start, end, what, rest, cut }: Line): JsonNode {
  if (cut) return { type: 'hole', start, end };
  if (what === 'Object') return { type: 'object', members: [], incomplete: false, start, end };
  if (what === 'Array') return { type: 'array', items: [], incomplete: false, start, end };
  if (what.startsWith('String')) return { type: 'string', value: rest, start, end };
  if (what.startsWith('Number')) return { type: 'number', value: Number(rest), start, end };
  return what.startsWith('Null')
    ? { type: 'null', start, end }
    : { type: 'boolean', value: what.startsWith('T'), start, end };
}
