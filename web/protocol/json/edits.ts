/** Repair plans as text edits that keep the writer’s layout. */
import { locate } from './locate.ts';
import { EditedText } from './pieces.ts';
import type { FixPlan, FixStep, Path } from './plan.ts';
import { readValue } from './read.ts';
import type { ObjectNode } from './reader.ts';
import type { JsonMember, JsonNode, JsonValue } from './types.ts';
import type { TextEdit } from '../types.ts';

// The layout of the writer’s JSON, applied to new parts.

/** The formatting conventions found in a text. */
interface Layout {
  /** One level of indentation; empty if all JSON is on one line. */
  unit: string;
  newline: string;
  colon: string;
  /** The comma and the white space after it on one line. */
  comma: string;
}

/** The conventions of the text around `root`; the text before `floor` does not count. */
function layoutOf(text: string, root: JsonNode, floor = 0): Layout {
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

/** The first object with members, on the way down through arrays. */
function firstObject(root: JsonNode): ObjectNode | null {
  let node: JsonNode | undefined = root;
  while (node?.type === 'array') node = node.items[0];
  return node?.type === 'object' && node.members.length > 0 ? node : null;
}

/** Lines too long to be indented: searching for their beginning, repair after repair, would cost too much. */
const LONG_LINE = 5000;

/**
 * The white space at the beginning of the line that contains `offset`; the text before `floor` does not count. Empty for a very
 * long line.
 */
function indentAt(text: string, offset: number, floor = 0): string {
  let start = offset;
  const stop = Math.max(floor, offset - LONG_LINE);
  while (start > stop && text.charCodeAt(start - 1) !== 10 && text.charCodeAt(start - 1) !== 13) start -= 1;
  if (start === stop && stop > floor) return '';
  let end = start;
  while (end < offset && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end += 1;
  return text.slice(start, end);
}

/** A value as JSON text in this layout, with its own lines indented relative to `indent`. */
function render(value: JsonValue, layout: Layout, indent: string): string {
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

export { applyEdits } from './apply.ts';

/** The message in its current state, during one step. */
interface Draft {
  text: string;
  root: JsonNode;
  layout: Layout;
  /** The offset of the message in `text`: positions of nodes are relative to the beginning of `text`, edits to this offset. */
  base: number;
}

/**
 * Turns a plan for the message `root` of `text` into edits of that text: ascending, non-overlapping, minimal. The steps apply
 * in order. `null` if a step does not apply to the message: its path is absent, or its new name exists.
 */
export function planEdits(text: string, root: JsonNode, plan: FixPlan): TextEdit[] | null {
  const edited = new EditedText(text.slice(root.start, root.end));
  // The first step uses the existing tree; only later steps must read the message again.
  let draft: Draft | null = { text, root, layout: layoutOf(text, root, root.start), base: root.start };
  try {
    for (const step of plan.steps) {
      draft ??= draftOf(edited);
      if (draft === null || !applyStep(edited, draft, step)) return null;
      draft = null;
    }
  } catch {
    return null;
  }
  return edited.edits(root.start);
}

function draftOf(edited: EditedText): Draft | null {
  const { text } = edited;
  const { root } = readValue(text);
  return root === null ? null : { text, root, layout: layoutOf(text, root), base: 0 };
}

/** Applies an edit whose offsets refer to the draft’s text. */
function write(edited: EditedText, { base }: Draft, { start, end, text }: TextEdit): void {
  edited.apply({ start: start - base, end: end - base, text });
}

function applyStep(edited: EditedText, draft: Draft, step: FixStep): boolean {
  if (step.do === 'remove') return remove(edited, draft, step.path);
  if (step.do === 'move') return move(edited, draft, step.path, step.to);
  if (step.do === 'insert') {
    const put = (indent: string): string => render(step.value, draft.layout, indent);
    return insert(edited, draft, step.path, step.key, put, step.after);
  }
  const place = locate(draft.root, step.path);
  if (place === null) return false;
  if (step.do === 'replace') {
    const { start, end } = place.node;
    write(edited, draft, {
      start,
      end,
      text: render(step.value, draft.layout, indentAt(draft.text, start, draft.base)),
    });
    return true;
  }
  if (place.member === undefined || step.to === place.member.key) return place.member !== undefined;
  if (locate(draft.root, [...step.path.slice(0, -1), step.to]) !== null) return false;
  write(edited, draft, { ...place.member.keySpan, text: JSON.stringify(step.to) });
  return true;
}

/** Removes an item, or a member and its duplicates. */
function remove(edited: EditedText, draft: Draft, path: Path): boolean {
  const last = path.at(-1);
  if (last === undefined) return false;
  const parent = locate(draft.root, path.slice(0, -1))?.node;
  if (parent?.type === 'array') {
    const spans = parent.items.map(({ start, end }) => ({ start, end }));
    const index = /^\d+$/.test(String(last)) ? Number(last) : -1;
    if (index < 0 || index >= spans.length) return false;
    const [edit] = removal(parent, spans, new Set([index]));
    if (edit) write(edited, draft, edit);
    return true;
  }
  if (parent?.type !== 'object') return false;
  const gone = new Set(parent.members.flatMap((member, index) => (member.key === String(last) ? [index] : [])));
  if (gone.size === 0) return false;
  const spans = parent.members.map(({ keySpan, value }) => ({ start: keySpan.start, end: value.end }));
  for (const edit of removal(parent, spans, gone).toReversed()) write(edited, draft, edit);
  return true;
}

/** Edits that remove the parts, each with its comma. */
function removal(
  parent: JsonNode,
  spans: readonly { start: number; end: number }[],
  gone: ReadonlySet<number>,
): TextEdit[] {
  const stored = spans.flatMap((_, index) => (gone.has(index) ? [] : [index]));
  const lastStored = stored.at(-1);
  if (lastStored === undefined)
    return [{ start: parent.start + 1, end: Math.max(closingOf(parent, spans), parent.start + 1), text: '' }];
  const edits: TextEdit[] = [];
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (gone.has(index) && index < lastStored && next !== undefined)
      edits.push({ start: span.start, end: next.start, text: '' });
  }
  const tail = spans[lastStored];
  const end = spans.at(-1)?.end;
  if (lastStored < spans.length - 1 && tail !== undefined && end !== undefined)
    edits.push({ start: tail.end, end, text: '' });
  return edits;
}

/** The end of a container’s contents: before its bracket, or after its last part if it was never closed. */
function closingOf(parent: JsonNode, spans: readonly { end: number }[]): number {
  const incomplete = (parent.type === 'object' || parent.type === 'array') && parent.incomplete;
  return incomplete ? (spans.at(-1)?.end ?? parent.start + 1) : parent.end - 1;
}

function move(edited: EditedText, draft: Draft, from: Path, to: Path): boolean {
  const key = to.at(-1);
  const place = locate(draft.root, from);
  if (key === undefined || place === null || from.length === 0) return false;
  if (from.every((step, index) => String(step) === String(to[index]))) return false;
  const raw = draft.text.slice(place.node.start, place.node.end);
  const indent = indentAt(draft.text, place.node.start, draft.base);
  if (!remove(edited, draft, from)) return false;
  const rest = draftOf(edited);
  if (rest === null || locate(rest.root, to) !== null) return false;
  let depth = to.length - 1;
  while (depth > 0 && locate(rest.root, to.slice(0, depth)) === null) depth -= 1;
  const missing = to.slice(depth + 1).map(String);
  const put = (at: string): string =>
    wrap(
      raw.replaceAll(/(\r\n|\n|\r)([ \t]*)/g, (_, newline: string, blanks: string) => {
        const own = blanks.startsWith(indent) ? blanks.slice(indent.length) : blanks;
        return `${newline}${at}${rest.layout.unit.repeat(missing.length)}${own}`;
      }),
      missing,
      rest.layout,
      at,
    );
  return insert(edited, rest, to.slice(0, depth), String(to[depth]), put, undefined);
}

/** Wraps a raw value in new objects, one for each name. */
function wrap(raw: string, names: readonly string[], layout: Layout, indent: string): string {
  const [name, ...inner] = names;
  if (name === undefined) return raw;
  const deeper = `${indent}${layout.unit}`;
  const body = `${JSON.stringify(name)}${layout.colon}${wrap(raw, inner, layout, deeper)}`;
  return layout.unit === '' ? `{${body}}` : `{${layout.newline}${deeper}${body}${layout.newline}${indent}}`;
}

function insert(
  edited: EditedText,
  draft: Draft,
  path: Path,
  key: string,
  put: (indent: string) => string,
  after: string | undefined,
): boolean {
  const node = locate(draft.root, path)?.node;
  if (node?.type !== 'object') return false;
  const { text, layout, base } = draft;
  const taken = node.members.findLast((member) => member.key === key);
  if (taken !== undefined) {
    const { start, end } = taken.value;
    write(edited, draft, { start, end, text: put(indentAt(text, start, base)) });
    return true;
  }
  const outer = indentAt(text, node.start, base);
  const [first] = node.members;
  if (first === undefined) {
    const inner = `${outer}${layout.unit}`;
    const member = `${JSON.stringify(key)}${layout.colon}${put(inner)}`;
    const body = layout.unit === '' ? member : `${layout.newline}${inner}${member}${layout.newline}${outer}`;
    write(edited, draft, { start: node.start + 1, end: Math.max(closingOf(node, []), node.start + 1), text: body });
    return true;
  }
  const lead = text.slice(node.start + 1, first.keySpan.start);
  const broken = /(\r\n|\n|\r)[ \t]*$/.exec(lead)?.[0];
  const inner = broken === undefined ? outer : indentAt(text, first.keySpan.start, base);
  const member = `${JSON.stringify(key)}${colonOf(text, first)}${put(inner)}`;
  const comma = broken === undefined ? commaOf(text, node, layout) : `,${broken}`;
  if (after === 'first') {
    write(edited, draft, { start: first.keySpan.start, end: first.keySpan.start, text: `${member}${comma}` });
    return true;
  }
  const before = node.members.findLast((one) => one.key === after) ?? node.members.at(-1) ?? first;
  write(edited, draft, { start: before.value.end, end: before.value.end, text: `${comma}${member}` });
  return true;
}

function colonOf(text: string, member: JsonMember): string {
  const gap = text.slice(member.keySpan.end, member.value.start);
  return /^[ \t]*:[ \t]*$/.test(gap) ? gap : ': ';
}

function commaOf(text: string, node: ObjectNode, layout: Layout): string {
  const [first, second] = node.members;
  const gap =
    first === undefined || second === undefined ? layout.comma : text.slice(first.value.end, second.keySpan.start);
  return /^,[ \t]*$/.test(gap) ? gap : layout.comma;
}
