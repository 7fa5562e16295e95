/** A message member by member, for the anatomy view and for hover texts: its purpose, whether it is required, and its value. */
import { locate } from '../json/locate.ts';
import { pointerOf } from '../json/pointer.ts';
import type { Path } from '../json/plan.ts';
import type { JsonNode } from '../json/types.ts';
import type { RevisionModel } from '../model/define.ts';
import type { Anatomy, AnatomyRow } from '../place-types.ts';
import type { Diagnostic } from '../types.ts';
import { linesOf, previewOf } from './preview.ts';
import type { Line, Preview, Sitter } from './preview-types.ts';

/** An entry as the view needs it. */
export interface Subject extends Sitter {
  index: number;
  text: string;
  root: JsonNode | null;
  /** Findings of this entry in this revision. */
  findings: readonly Diagnostic[];
}

/** Maximum length of a value in a row. */
const VALUE_LENGTH = 60;
/** Maximum number of items of an array, members of an object, and rows of a message. */
const ITEMS = 100;
const MEMBERS = 200;
const ROWS = 800;
const DEPTH = 16;
const EVERYWHERE = 'in every revision of MCP';

/** Writes rows up to the limit. */
interface Writer {
  readonly subject: Subject;
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly rows: AnatomyRow[];
}

function writerFor(subject: Subject): Writer {
  const findings = new Map<string, Diagnostic[]>();
  for (const finding of subject.findings) {
    const known = findings.get(finding.pointer);
    if (known) known.push(finding);
    else findings.set(finding.pointer, [finding]);
  }
  return { subject, findings, rows: [] };
}

/** The rows of one entry: known members in the specification’s order, including absent ones, then the other members. */
export function anatomyOf(subject: Subject, model: RevisionModel): Anatomy {
  const anatomy: Anatomy = { entry: subject.index, rows: [] };
  const { root, value } = subject;
  if (!root) return anatomy;
  const writer = writerFor(subject);
  if (root.type === 'array') {
    root.items.slice(0, MEMBERS).forEach((item, index) => {
      writer.rows.push(rowFor(writer, [index], itemOfBatch(index), 0, item));
      const inner = Array.isArray(value) ? value[index] : undefined;
      addAll(writer, previewOf(subject, inner, model), [index], item, 1, index === 0);
    });
  } else {
    const preview = previewOf(subject, value, model);
    if (preview.type !== null) anatomy.type = preview.type;
    if (preview.because !== null) anatomy.typeBecause = preview.because;
    addAll(writer, preview, [], root, 0, true);
  }
  anatomy.rows = writer.rows;
  for (const row of anatomy.rows) if (row.since === EVERYWHERE) delete row.since;
  return anatomy;
}

/** The row for the member at `path`, or for its nearest known ancestor. */
export function describePath(subject: Subject, model: RevisionModel, path: Path): AnatomyRow | null {
  const { root, value } = subject;
  if (!root) return null;
  const writer = writerFor(subject);
  const [first] = path;
  const batch = root.type === 'array' && typeof first === 'number';
  const base: Path = batch ? [first] : [];
  const item = batch && Array.isArray(value) ? value[first] : value;
  let preview: Preview | null = previewOf(subject, item, model);
  let node = locate(root, base)?.node;
  let best: AnatomyRow | null = batch && node ? rowFor(writer, base, itemOfBatch(first), 0, node) : null;
  for (let at = base.length; at < path.length && preview && node; at++) {
    const step = path[at];
    if (step === undefined) break;
    const found: Line | undefined = linesOf(preview, node, step)[0];
    const place = locate(node, [step]);
    if (!found || !place) break;
    best = rowFor(writer, path.slice(0, at + 1), found, at, place.node, place.member?.keySpan.start);
    ({ inside: preview } = found);
    ({ node } = place);
  }
  return best;
}

function itemOfBatch(index: number): Line {
  const says = 'One message of the batch, judged separately.';
  return { name: `Item ${index + 1}`, step: index, need: 'item', says, inside: null };
}

/** Adds the rows for the contents of a value. Later items of an array list only members that are present or required. */
function addAll(
  writer: Writer,
  preview: Preview,
  path: Path,
  node: JsonNode,
  depth: number,
  withPossible: boolean,
): void {
  if (depth > DEPTH) return;
  const shown = node.type === 'array' ? ITEMS : MEMBERS;
  const lines = linesOf(preview, node);
  let left = shown;
  for (const line of lines) {
    const found = locate(node, [line.step]);
    if (!found && !withPossible && line.need !== 'required') continue;
    if (left === 0 || writer.rows.length >= ROWS) {
      addRest(writer, path, node, depth, shown - left);
      return;
    }
    left--;
    const inner = [...path, line.step];
    writer.rows.push(rowFor(writer, inner, line, depth, found?.node ?? null, found?.member?.keySpan.start));
    if (!found || !line.inside) continue;
    addAll(
      writer,
      line.inside,
      inner,
      found.node,
      depth + 1,
      withPossible && (node.type !== 'array' || line.step === 0),
    );
  }
}

/** One row instead of all omitted ones; once, at the end. */
function addRest(writer: Writer, path: Path, node: JsonNode, depth: number, shown: number): void {
  const inner = node.type === 'array' ? node.items.slice(shown) : [];
  const [first] = inner;
  const pointer = `${pointerOf(path)}/${shown}…`;
  if (writer.rows.at(-1)?.name.startsWith('…')) return;
  const row: AnatomyRow = {
    pointer,
    name: inner.length > 0 ? `… ${inner.length} more` : '… more',
    depth,
    value: '…',
    valueType: 'literal',
    need: 'optional',
    says: 'Omitted to keep the list short; everything is judged.',
    findings: [],
  };
  if (first) row.span = { start: first.start, end: node.end };
  writer.rows.push(row);
}

function rowFor(
  { subject, findings }: Writer,
  path: Path,
  line: Line,
  depth: number,
  node: JsonNode | null,
  keyStart?: number,
): AnatomyRow {
  const pointer = pointerOf(path);
  const row: AnatomyRow = {
    pointer,
    name: line.name,
    depth,
    value: node ? shortText(subject.text, node) : null,
    valueType: node ? typeOf(node) : 'absent',
    need: line.need,
    says: line.says,
    findings: (findings.get(pointer) ?? []).map(({ severity, what }) => ({ severity, text: what })),
  };
  if (line.allowed) row.allowed = line.allowed;
  if (line.since) row.since = line.since;
  if (line.type) row.type = line.type;
  if (node) row.span = { start: keyStart ?? node.start, end: node.end };
  return row;
}

function typeOf(node: JsonNode): AnatomyRow['valueType'] {
  if (node.type === 'boolean' || node.type === 'null' || node.type === 'hole') return 'literal';
  return node.type;
}

function shortText(text: string, node: JsonNode): string {
  const raw = text.slice(node.start, Math.min(node.end, node.start + 4 * VALUE_LENGTH));
  const flat = raw.replace(/\s+/g, ' ');
  if (flat.length <= VALUE_LENGTH && node.end - node.start <= 4 * VALUE_LENGTH) return flat;
  if (node.type === 'object') return '{ … }';
  if (node.type === 'array') return '[ … ]';
  return `${flat.slice(0, VALUE_LENGTH - 1)}…`;
}
