/** A message member by member, for the anatomy view and for hovers: what each is, whether it must be there, what it says. */
import { locate } from '../json/locate.ts';
import { pointerOf } from '../json/pointer.ts';
import type { Path } from '../json/plan.ts';
import type { JsonNode } from '../json/types.ts';
import type { EnvelopeMember, MetaKey, RevisionModel } from '../model/define.ts';
import type { Anatomy, AnatomyRow, Diagnostic, Kind } from '../types.ts';

/** What the view needs to know of an entry. */
export interface Subject {
  index: number;
  text: string;
  root: JsonNode | null;
  kind: Kind;
  nearly: Kind | null;
  method: string | null;
  /** Findings of this entry in this revision. */
  findings: readonly Diagnostic[];
}

/** Longest value shown in a row. */
const VALUE_LENGTH = 60;
const UNKNOWN: Omit<EnvelopeMember, 'name'> = {
  need: 'not defined',
  says: 'No part of the envelope in this revision; receivers ignore it.',
};

/** The rows of one entry: known members in the specification's order, absent ones too, then what else is there. */
export function anatomyOf(subject: Subject, model: RevisionModel): Anatomy {
  const row = subject.method === null ? undefined : model.methods.get(subject.method);
  const anatomy: Anatomy = { entry: subject.index, rows: [] };
  if (row) anatomy.type = row.type;
  const { root } = subject;
  if (!root) return anatomy;
  if (root.type === 'array') {
    root.items.slice(0, 200).forEach((item, index) => anatomy.rows.push(itemRow(subject, item, index)));
    return anatomy;
  }
  if (root.type !== 'object') return anatomy;
  const kind = envelopeKind(subject);
  const known = model.envelope[kind];
  for (const member of known)
    addMember(anatomy.rows, subject, model, [member.name], described(member, subject, model), 0);
  const seen = new Set(known.map((member) => member.name));
  for (const { key } of root.members) {
    if (seen.has(key)) continue;
    seen.add(key);
    addMember(anatomy.rows, subject, model, [key], { name: key, ...UNKNOWN }, 0);
  }
  return anatomy;
}

/** The row for the member at `path`, or for the nearest member around it that has one. */
export function describePath(subject: Subject, model: RevisionModel, path: Path): AnatomyRow | null {
  const { rows } = anatomyOf(subject, model);
  for (let length = path.length; length > 0; length--) {
    const pointer = pointerOf(path.slice(0, length));
    const row = rows.find((candidate) => candidate.pointer === pointer && candidate.span);
    if (row) return row;
  }
  return null;
}

function envelopeKind(subject: Subject): 'request' | 'notification' | 'response' | 'error' {
  const kind = subject.kind === 'invalid' ? subject.nearly : subject.kind;
  return kind === 'notification' || kind === 'response' || kind === 'error' ? kind : 'request';
}

/** The method's own sentence stands beside the envelope's. */
function described(member: EnvelopeMember, subject: Subject, model: RevisionModel): EnvelopeMember {
  if (member.name !== 'method' || subject.method === null) return member;
  const row = model.methods.get(subject.method);
  if (row) {
    const answer = row.result ? ` The answer is a \`${row.result}\`.` : '';
    return { ...member, says: `${row.says}${answer}` };
  }
  const foreign = model.foreign.get(subject.method);
  return foreign ? { ...member, says: foreign.says } : member;
}

function addMember(
  rows: AnatomyRow[],
  subject: Subject,
  model: RevisionModel,
  path: Path,
  member: EnvelopeMember,
  depth: number,
): void {
  const found = subject.root && locate(subject.root, path);
  rows.push(rowFor(subject, path, member, depth, found?.node ?? null, found?.member?.keySpan.start));
  if (!found || found.node.type !== 'object') return;
  if (member.name === 'error' && depth === 0) {
    for (const inner of model.errorObject) addMember(rows, subject, model, [...path, inner.name], inner, depth + 1);
  }
  if ((member.name === 'params' || member.name === 'result') && depth === 0)
    addInside(rows, subject, model, path, found.node);
}

/** Inside params and result: `resultType` and `_meta`, as far as the envelope reaches. */
function addInside(
  rows: AnatomyRow[],
  subject: Subject,
  model: RevisionModel,
  path: Path,
  node: Extract<JsonNode, { type: 'object' }>,
): void {
  const on = path[0] === 'result' ? 'result' : subject.kind === 'notification' ? 'notification' : 'request';
  if (on === 'result' && model.resultTypes.length > 0) {
    const says = 'Says how to read the result: final, or asking for more input.';
    const allowed = model.resultTypes.map((type) => `"${type}"`).join(', ');
    addMember(
      rows,
      subject,
      model,
      [...path, 'resultType'],
      { name: 'resultType', need: 'required', says, allowed },
      1,
    );
  }
  const keys = [...model.metaKeys.values()].filter((key) => key.on === on || key.on === 'any');
  const has = node.members.some((member) => member.key === '_meta');
  if (!has && keys.length === 0) return;
  const required = keys.some((key) => key.need === 'required');
  const says = 'Room for metadata: keys of the protocol and, with a prefix of your own, yours.';
  addMember(
    rows,
    subject,
    model,
    [...path, '_meta'],
    { name: '_meta', need: required ? 'required' : 'optional', says },
    1,
  );
  if (has) for (const key of keys) addMember(rows, subject, model, [...path, '_meta', key.key], metaMember(key), 2);
}

function metaMember(key: MetaKey): EnvelopeMember {
  return { name: key.key, need: key.need, says: key.says };
}

function itemRow(subject: Subject, item: JsonNode, index: number): AnatomyRow {
  const member: EnvelopeMember = {
    name: `Item ${index + 1}`,
    need: 'optional',
    says: 'One message of the batch, judged by itself.',
  };
  return rowFor(subject, [index], member, 0, item);
}

function rowFor(
  subject: Subject,
  path: Path,
  member: EnvelopeMember,
  depth: number,
  node: JsonNode | null,
  keyStart?: number,
): AnatomyRow {
  const pointer = pointerOf(path);
  const row: AnatomyRow = {
    pointer,
    name: member.name,
    depth,
    value: node ? shortText(subject.text, node) : null,
    valueType: node ? typeOf(node) : 'absent',
    need: member.need,
    says: member.says,
    findings: subject.findings
      .filter((finding) => finding.pointer === pointer)
      .map(({ severity, what }) => ({ severity, text: what })),
  };
  if (member.allowed) row.allowed = member.allowed;
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
