/** The rows of a report for its entries, without their trees. */
import { isObject } from '../json/object.ts';
import { locate } from '../json/locate.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import type { RawEntry } from '../intake/types.ts';
import type { EntryRow, ItemRow, Kind, Span } from '../types.ts';
import { classify, type Classified } from './classify.ts';
import { idLabel } from './row-list.ts';
import type { SenderGuess } from './sender.ts';

/** Recoveries that leave no doubt about the intended text. */
const HARMLESS = new Set([
  'json-notation',
  'json-comment',
  'json-trailing-comma',
  'json-single-quotes',
  'json-smart-quotes',
  'json-python-literal',
  'json-unquoted-key',
  'json-missing-comma',
  'json-missing-braces',
  'json-control-character',
  'json-bom',
  'json-white-space',
  'json-extra-comma',
  'json-number',
  'json-tuple',
  'json-text-after-end',
  'json-text-before-start',
  'json-duplicate-key',
  'json-number-precision',
  'json-lone-surrogate',
  'json-proto-key',
  'json-deep-nesting',
]);

/** How literally the text of an entry was read. */
export function trustOf(entry: RawEntry): EntryRow['trust'] {
  if (entry.problems.length === 0) return entry.trust ?? 'verbatim';
  if (entry.trust === 'altered') return 'altered';
  return entry.problems.every((problem) => HARMLESS.has(problem.code)) ? 'normalised' : 'altered';
}

/** Places of an entry where the parser had to guess the intended text, or where digits were lost. */
export function doubtsOf(entry: RawEntry): Span[] {
  const out: Span[] = [];
  for (const { code, start, end, fix } of entry.problems) {
    if (HARMLESS.has(code) && code !== 'json-number-precision') continue;
    out.push({ start, end });
    for (const edit of fix?.edits ?? []) out.push({ start: edit.start, end: edit.end });
  }
  return entry.blurred ? out.concat(entry.blurred) : out;
}

/** The row fields of a message that has a kind. */
export interface EntryFacts {
  method: string;
  /** As JSON text. */
  id: string;
  answers?: number | undefined;
  answeredBy?: number | undefined;
}

/** The row of a message outside a batch. */
export function plainRow(
  entry: RawEntry,
  index: number,
  kind: Kind,
  { from, inferred, because: fromBecause }: SenderGuess,
  session: number,
  { method, id, answers, answeredBy }: EntryFacts,
): EntryRow {
  const trust = trustOf(entry);
  const { span } = entry;
  // One literal for each shape: members added later cost every row a second object.
  if (kind === 'notification') return { index, kind, from, inferred, fromBecause, trust, span, session, method };
  if (kind === 'request') {
    if (answeredBy === undefined) return { index, kind, from, inferred, fromBecause, trust, span, session, method, id };
    return { index, kind, from, inferred, fromBecause, trust, span, session, method, id, answeredBy };
  }
  if (answers === undefined) return { index, kind, from, inferred, fromBecause, trust, span, session, id };
  return { index, kind, from, inferred, fromBecause, trust, span, session, id, answers };
}

/** The row of one entry. */
export function rowOf(
  text: string,
  entry: RawEntry,
  value: JsonValue | undefined,
  index: number,
  classified: Classified,
  sender: SenderGuess,
  session: number,
): EntryRow {
  const row = bareRow(text, entry, value, index, classified, sender, session);
  if (entry.at !== undefined) row.at = entry.at;
  if (entry.took !== undefined) row.took = entry.took;
  if (entry.wire !== undefined) row.wire = entry.wire;
  return row;
}

function bareRow(
  text: string,
  entry: RawEntry,
  value: JsonValue | undefined,
  index: number,
  { kind, nearly }: Classified,
  sender: SenderGuess,
  session: number,
): EntryRow {
  const id = isObject(value) ? value.id : undefined;
  if (kind === 'notification' || ((kind === 'request' || kind === 'response') && id !== undefined)) {
    const method = isObject(value) ? (methodOf(value) ?? '') : '';
    const named = isObject(value) && id !== undefined ? idText(text, value, entry) : '';
    return plainRow(entry, index, kind, sender, session, { method, id: named });
  }
  const trust = trustOf(entry);
  const { span } = entry;
  const { from, inferred, because: fromBecause } = sender;
  const row: EntryRow = { index, kind, from, inferred, fromBecause, trust, span, session };
  if (kind === 'invalid' && nearly) row.nearly = NEARLY[nearly];
  name(row, text, value, entry);
  if (Array.isArray(value)) row.items = itemRows(text, value, entry);
  return row;
}

const NEARLY: Record<Kind, string> = {
  request: 'similar to a request',
  notification: 'similar to a notification',
  response: 'similar to a response',
  error: 'similar to an error',
  batch: 'similar to a batch',
  invalid: '',
};

/** Maximum number of batch items with rows of their own; the others are only counted. */
const ITEMS_SHOWN = 1000;

function itemRows(text: string, items: readonly JsonValue[], entry: RawEntry): ItemRow[] {
  const root = entry.tree();
  const nodes = root?.type === 'array' ? root.items : [];
  return items.slice(0, ITEMS_SHOWN).map((item, index) => {
    const node = nodes[index];
    const { kind } = classify(item);
    const row: ItemRow = {
      pointer: `/${index}`,
      kind: kind === 'batch' ? 'invalid' : kind,
      span: node ? { start: node.start, end: node.end } : entry.span,
    };
    name(row, text, item, { tree: () => node ?? null });
    return row;
  });
}

/** Method and id as shown in the row. */
function name(row: EntryRow | ItemRow, text: string, value: JsonValue | undefined, of: Treed): void {
  if (!isObject(value)) return;
  const method = methodOf(value);
  if (method !== null) row.method = method;
  if (Object.hasOwn(value, 'id')) row.id = idText(text, value, of);
}

interface Treed {
  tree(): JsonNode | null;
}

function methodOf(value: JsonObject): string | null {
  return typeof value.method === 'string' ? value.method : null;
}

/** The id as JSON text; for an object or an array, the source text. */
function idText(text: string, { id = null }: JsonObject, of: Treed): string {
  if (typeof id !== 'object' || id === null) return idLabel(id);
  const root = of.tree();
  const node = root && locate(root, ['id'])?.node;
  return node ? text.slice(node.start, node.end) : '{}';
}
