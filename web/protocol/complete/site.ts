/** The message at the caret, parsed as if the token being typed were complete. */
import { locate } from '../json/locate.ts';
import type { Path } from '../json/plan.ts';
import { readValue } from '../json/read.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import { toValue } from '../json/value.ts';
import { modelOf } from '../model/index.ts';
import { isObject } from '../json/object.ts';
import { linesOf, previewOf } from '../session/preview.ts';
import type { Line, Preview } from '../session/preview-types.ts';
import type { Prepared } from '../report/phases.ts';
import type { ShapePhase } from '../rules/shape/run.ts';
import type { EntryRow, RevisionId, Sender, Span } from '../types.ts';
import type { Cursor } from './cursor.ts';
import type { Drafting } from './draft.ts';
import type { Around } from '../rules/fast-check.ts';
import { classify } from '../session/classify.ts';
import { Context } from '../rules/shape/context.ts';

// What the other messages of a text show about the message being typed.

/** The context from all messages, rebuilt with `instead` in place of one of them. */
function newContext({ intake, rows }: Prepared, instead: { entry: number; value: JsonValue; from: Sender }): Around {
  const valueAt = (entry: number): JsonValue | undefined =>
    entry === instead.entry ? instead.value : intake.entries.at(entry)?.value;
  const context = new Context({ valueAt });
  for (const { index, kind, from } of rows) {
    if (index === instead.entry) context.see(null, instead.value, classify(instead.value).kind, instead.from, index);
    else context.see(null, valueAt(index), kind, from, index);
  }
  return context;
}

/** What every list of completions needs. */
export interface CompletionContext extends Drafting {
  readonly prepared: Prepared;
  readonly offset: number;
  /** The sending side if it is given explicitly; otherwise `null`. */
  readonly side: Exclude<Sender, 'unknown'> | null;
}

/** The caret inside a message. */
export interface Site extends CompletionContext {
  readonly cursor: Cursor;
  /** The index of the entry. */
  readonly entry: number;
  /** The message; in a batch, the item. */
  readonly message: JsonObject;
  /** From that message: for a key, to the object that contains it; for a value, to the value. */
  readonly path: Path;
  /** The object or array at the caret. */
  readonly container: JsonNode;
  readonly preview: Preview | null;
  /** The next character of the text that is not white space; empty at the end. */
  readonly next: string;
  /** A tool that a list in the text defines. */
  tool(name: string): JsonObject | null;
}

/** The placeholder for the key being typed: a private-use character. */
const TYPED = '\ue000';
/** Maximum length of a message for completions, in UTF-16 units. */
const LONGEST = 500_000;

/** The context of a revision, for all completions. */
export function contextOf(
  prepared: Prepared,
  offset: number,
  revision: RevisionId,
  shapes: Pick<ShapePhase, 'deep'>,
  entry: number,
  model = modelOf(revision),
): CompletionContext {
  const row = prepared.rows[entry];
  const side = row && !row.inferred && row.from !== 'unknown' ? row.from : null;
  return {
    prepared,
    offset,
    model,
    deep: shapes.deep,
    side: prepared.options.from ?? side,
  };
}

/** The site; `null` if the message cannot be parsed. */
export function siteOf(
  completionContext: CompletionContext,
  shapes: Pick<ShapePhase, 'guide'>,
  cursor: Cursor,
  entry: number,
): Site | null {
  const { prepared } = completionContext;
  const { text } = prepared;
  const start = prepared.rows[entry]?.span.start ?? 0;
  const end = prepared.rows[entry + 1]?.span.start ?? text.length;
  if (end - start > LONGEST) return null;
  const next = nextOf(text, cursor.token);
  const { root } = readValue(completed(text, { start, end }, cursor, next));
  if (!root) return null;
  const whole = toValue(root);
  const [first, ...inner] = cursor.path;
  const batch = root.type === 'array' && typeof first === 'number';
  const path = batch ? inner : cursor.path;
  const top = batch ? locate(root, [first])?.node : root;
  const message = batch && Array.isArray(whole) ? whole[first] : whole;
  if (!top || !isObject(message)) return null;
  const around = cursor.expects === 'value' ? path.slice(0, -1) : path;
  const container = locate(top, around)?.node;
  if (!container) return null;
  const from = completionContext.side ?? prepared.rows[entry]?.from ?? 'unknown';
  const context = newContext(prepared, { entry, value: whole, from });
  const subject = {
    value: message,
    from,
    guide: shapes.guide,
    requestOf: (one: JsonValue) => context.requestOf(one, entry),
  };
  const preview = inside(previewOf(subject, message, completionContext.model), top, around);
  return {
    ...completionContext,
    cursor,
    entry,
    message,
    path,
    container,
    preview,
    next,
    tool: (name) => context.tool(name, entry),
  };
}

/** The text of the message with a complete key or value in place of the token. */
function completed(text: string, { start, end }: Span, { expects, token, bare }: Cursor, next: string): string {
  const follows = /[^\s,:}\]]/.test(next) ? ',' : '';
  const name = next === ':' ? `"${TYPED}"` : `"${TYPED}":0${follows}`;
  const typed = expects === 'key' ? `${bare === null ? '' : ','}${name}` : `null${follows}`;
  return text.slice(start, token.start) + typed + text.slice(token.end, end);
}

function nextOf(text: string, token: Span): string {
  const found = /\S/.exec(text.slice(token.end, token.end + 10_000));
  return found?.[0] ?? '';
}

function inside(preview: Preview, root: JsonNode, path: Path): Preview | null {
  let at: Preview | null = preview;
  let node: JsonNode | undefined = root;
  for (const step of path) {
    if (!at || !node) return null;
    at = linesOf(at, node, step)[0]?.inside ?? null;
    node = locate(node, [step])?.node;
  }
  return at;
}

/** The members that the object at the caret already has. */
export function membersThere({ container }: Site): ReadonlySet<string> {
  const names = container.type === 'object' ? container.members.map(({ key }) => key) : [];
  return new Set(names.filter((name) => name !== TYPED));
}

/** The lines of the object at the caret. */
export function linesThere({ preview, container }: Site, only?: string | number): Line[] {
  return preview ? linesOf(preview, container, only).filter(({ name }) => name !== TYPED) : [];
}

/** An id for a new message: for a response, the id of the pending request; otherwise an unused id. */
export function idFor(completionContext: CompletionContext, answers: boolean, method?: string): JsonValue {
  const fresh = completionContext.prepared.freshIds()();
  const open = answers ? waiting(completionContext, method) : undefined;
  return open?.id === undefined ? fresh : plainId(open.id, fresh);
}

/** The last request before the caret without a response. */
export function waiting({ prepared, offset }: CompletionContext, method?: string): EntryRow | undefined {
  const { rows } = prepared;
  const answered = new Set(rows.flatMap(({ kind, id }) => (kind === 'response' || kind === 'error' ? [id] : [])));
  return rows.findLast(
    (row) =>
      row.kind === 'request' &&
      row.id !== undefined &&
      row.span.end <= offset &&
      !answered.has(row.id) &&
      (method === undefined || row.method === method),
  );
}

function plainId(text: string, fresh: number): JsonValue {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : fresh;
}

/** The required result type of the message if the text contains the request; otherwise `null`. */
export function awaitedType({ message, prepared, model }: Site): string | null {
  if (!Object.hasOwn(message, 'id')) return null;
  const id = JSON.stringify(message['id']);
  const request = prepared.rows.findLast((row) => row.kind === 'request' && row.id === id);
  return (request?.method !== undefined && model.methods.get(request.method)?.result) || null;
}
