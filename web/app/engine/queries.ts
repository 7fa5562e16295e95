/**
 * Queries about a judged text: anatomy, hover, completion, search, comparison of two revisions, and formatting. Loaded on first
 * use.
 */
import { formatJson } from '../../protocol/json/format.ts';
import type { LineIndex } from '../../protocol/json/lines.ts';
import { anatomy, describe, type Extended } from '../../protocol/describe.ts';
import type { Checker } from '../../protocol/report/checker.ts';
import type { Judgement, Prepared } from '../../protocol/report/phases.ts';
import type { Anatomy, AnatomyRow, Completion } from '../../protocol/place-types.ts';
import type { CheckOptions, EntryRow, RevisionId } from '../../protocol/types.ts';
import { briefOf, failedResultsIn } from './briefs.ts';
import type { Extensions, Shapes } from './shapes.ts';
import { sortFindings } from './compared.ts';
import { shownFinding } from './shown.ts';
import type { Comparison, HoverText } from './types.ts';
import type { WireCall } from './wire.ts';

/** State and functions that the core passes in. */
export interface Lent {
  text: string;
  lines: LineIndex;
  ready(options: CheckOptions): Prepared;
  judgement(prepared: Prepared, revision: RevisionId): Judgement;
  /** The text as it was parsed last; null before the first query. */
  last: Prepared | null;
  /** The complete checker once the schemas are loaded, the light one before. */
  checker: Checker;
  shapes: Shapes | null;
  /** What judges extensions, if it is loaded and the text may use one. */
  extensions: Extensions | null;
  /** Loads it; null if that fails. */
  loadExtensions(): Promise<Extensions | null>;
  /** Loads the schemas; resolves at once when they are loaded. */
  loadSchemas(): Promise<Shapes>;
  breathe(): Promise<void>;
  /** True once the text has changed: the result is obsolete. */
  stale(): boolean;
}

/** Longer search terms are truncated, UTF-16 units. */
const MAX_QUERY = 200;
/** Longer texts have no completion: parsing them for each key takes too long, UTF-16 units. */
const COMPLETED = 1_000_000;
/** Text searched between two yields, UTF-16 units. */
const PIECE = 2_000_000;
/** The member of a failed tool call, also inside a JSON string or a Python object. */
const FAILED = /isError\W{1,6}true/gi;
/** Maximum number of findings per list. */
const MAX = 200;

/** Text before a caret where extensions may add something: a method, a declaration, a key of metadata. UTF-16 units. */
const BEFORE = 400;
const NEAR = /"(?:method|capabilities|extensions|_meta|[\w./]*clientCapabilities)"\s*:/u;

let turn = 0;

/** Handles one such call; resolves to `null` when a newer one made it obsolete. */
export async function handleQuery(
  request: Extract<
    WireCall,
    { name: 'find' | 'briefs' | 'failed' | 'compare' | 'complete' | 'hover' | 'anatomy' | 'format' }
  >,
  lent: Lent,
): Promise<number[] | string[] | Comparison | Completion[] | HoverText | Anatomy | string | null> {
  if (request.name === 'format') return formatted(lent);
  if (request.name === 'complete') return complete(...request.args, lent);
  if (request.name === 'hover') {
    const [offset, options] = request.args;
    const value = lent.ready(options);
    const { revision } = value.guess;
    const extended = extendedAt(lent, value, offset);
    return hoverOf(describe(lent.checker, value, offset, revision, extended), revision);
  }
  if (request.name === 'anatomy') {
    const [entry, options] = request.args;
    const value = lent.ready(options);
    const start = value.rows[entry]?.span.start ?? 0;
    return anatomy(lent.checker, value, entry, value.guess.revision, extendedAt(lent, value, start + 1));
  }
  if (request.name === 'briefs') {
    const [entries, options] = request.args;
    const { intake } = lent.ready(options);
    return entries.map((index) => briefOf(intake.entries.at(index)?.value));
  }
  if (request.name === 'failed') return failed(lent.ready(request.args[0]), lent);
  if (request.name === 'compare') return compare(...request.args, lent);
  const [query, options] = request.args;
  const mine = ++turn;
  return find(query, lent.text, lent.ready(options).rows, async () => {
    await lent.breathe();
    return mine === turn && !lent.stale();
  });
}

/** What extensions add at an offset of a text that uses one; `undefined` for other texts. */
function extendedAt({ extensions, judgement }: Lent, value: Prepared, offset: number): Extended | undefined {
  if (!extensions) return undefined;
  const { revision } = value.guess;
  return { ...extensions.vocabularyAt(value, offset, revision), findings: judgement(value, revision).diagnostics };
}

/** Indices of the rows whose text contains `query`, in any letter case. `goOn` is called at intervals. */
export async function find(
  query: string,
  text: string,
  rows: readonly EntryRow[],
  goOn: () => Promise<boolean>,
): Promise<number[] | null> {
  const wanted = new RegExp(query.slice(0, MAX_QUERY).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');
  const found: number[] = [];
  let read = 0;
  for (const { index, span } of rows) {
    if (wanted.test(text.slice(span.start, span.end))) found.push(index);
    read += span.end - span.start;
    if (read < PIECE) continue;
    read = 0;
    if (!(await goOn())) return null;
  }
  return found;
}

/** Results with `isError`; a batch once for each. Only messages that contain this word are parsed. */
async function failed({ text, rowList, intake }: Prepared, lent: Lent): Promise<number[] | null> {
  const found: number[] = [];
  const nextAfter = (offset: number): number => {
    FAILED.lastIndex = offset;
    return FAILED.exec(text)?.index ?? -1;
  };
  let next = nextAfter(0);
  let read = 0;
  for (let index = 0; index < rowList.length && next >= 0; index++) {
    const span = rowList.at(index)?.span;
    if (span === undefined || span.end <= next) continue;
    if (next < span.start) next = nextAfter(span.start);
    if (next < 0 || next >= span.end) continue;
    for (let left = failedResultsIn(intake.entries.at(index)?.value); left > 0; left--) found.push(index);
    next = nextAfter(span.end);
    read += span.end - span.start;
    if (read < PIECE) continue;
    read = 0;
    await lent.breathe();
    if (lent.stale()) return null;
  }
  return found;
}

/** Completions at a position, once the schemas are loaded; `null` if that fails, and the next key tries again. */
async function complete(
  offset: number,
  options: CheckOptions,
  _version: number,
  lent: Lent,
): Promise<Completion[] | null> {
  if (lent.text.length > COMPLETED) return [];
  const shapes = lent.shapes ?? (await lent.loadSchemas().catch(() => null));
  if (shapes === null || lent.stale()) return null;
  const isNear = NEAR.test(lent.text.slice(Math.max(0, offset - BEFORE), offset));
  const extensions = lent.extensions ?? (isNear ? await lent.loadExtensions() : null);
  if (lent.stale()) return null;
  const value = lent.ready(options);
  return extensions ? extensions.completeExtended(value, offset) : shapes.completeAt(value, offset);
}

async function compare(
  a: RevisionId,
  b: RevisionId,
  session: number | null,
  options: CheckOptions,
  _version: number,
  lent: Lent,
): Promise<Comparison | null> {
  const value = lent.ready(options);
  const found: Judgement['diagnostics'][] = [];
  for (const id of [a, b]) {
    await lent.shapes?.loadValidators(id);
    if (lent.stale()) return null;
    const { diagnostics } = lent.judgement(value, id);
    found.push(
      session === null ? diagnostics : diagnostics.filter(({ entry }) => value.rows[entry]?.session === session),
    );
  }
  const { onlyA, onlyB, both } = sortFindings(found[0] ?? [], found[1] ?? []);
  const show = (one: Judgement['diagnostics'][number]) => shownFinding(lent.text, lent.lines, one);
  return {
    a,
    b,
    onlyA: onlyA.slice(0, MAX).map(show),
    onlyB: onlyB.slice(0, MAX).map(show),
    both: both.slice(0, MAX).map(({ inA, inB }) => ({ finding: show(inA), inB: inB.severity })),
    counts: { onlyA: onlyA.length, onlyB: onlyB.length, both: both.length },
  };
}

/** The hover text of an anatomy row. */
function hoverOf(row: AnatomyRow | null, revision: RevisionId): HoverText | null {
  if (!row?.span) return null;
  const { name, need, says, allowed, since, type, findings } = row;
  return {
    ...row.span,
    title: `${name}, ${need}`,
    text: [says, ...findings.map((finding) => finding.text)].filter(Boolean).join(' '),
    facts: [
      ...(allowed === undefined ? [] : [`Allowed: ${allowed}`]),
      ...(since === undefined ? [] : [`It exists ${since}.`]),
    ],
    ...(type === undefined ? {} : { type: { name: type, revision } }),
  };
}

/**
 * Formats each message, fragment and document in JSON separately; `null` when none can be formatted, or when the text would be
 * parsed differently afterwards.
 */
function formatted({ text, last, ready, checker }: Lent): string | null {
  const { rows, options, intake } = last ?? ready({});
  const values = (intake.parts ?? []).filter(({ content }) => content?.syntax === 'json' && content.fixable);
  const spans = [...rows, ...values].map(({ span }) => span).toSorted((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const span of spans) {
    const better = span.start >= at ? formatJson(text, span.start, span.end) : null;
    if (better === null) continue;
    out += text.slice(at, span.start) + better;
    at = span.end;
  }
  if (at === 0) return null;
  out += text.slice(at);
  const again = checker.prepare(out, options);
  const isSame = again.rows.length === rows.length && again.intake.parts?.length === intake.parts?.length;
  return isSame ? out : null;
}
