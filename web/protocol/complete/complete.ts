/** Completions at the caret: member names, values and whole messages, for the chosen revision and the sending side. */
import { guessRevision } from '../session/revision.ts';
import type { Prepared } from '../report/phases.ts';
import type { ShapePhase } from '../rules/shape/run.ts';
import type { Completion } from '../place-types.ts';
import type { RevisionId, Span } from '../types.ts';
import { cursorAt } from './cursor.ts';
import { memberItems } from './members.ts';
import { contextOf, siteOf, idFor, waiting, type CompletionContext } from './site.ts';
import { type Layout, snippetOf, Stops } from './snippet.ts';
import { valueItems, detailOf, methodsOf } from './values.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import { errorDraft, messageDraft, responseDraft } from './draft.ts';

// Whole messages: one for each method, result and error code of the side and the revision.

/** A whole message that can be inserted. */
interface Template {
  label: string;
  detail: string;
  says: string;
  message: JsonObject;
}

/** The messages offered. `replace` is the span that they replace. */
function messageItems(completionContext: CompletionContext, replace: Span, layout: Layout): Completion[] {
  return templates(completionContext).map(({ label, detail, says, message }, index) => ({
    label,
    kind: 'message',
    detail,
    documentation: says,
    insert: snippetOf(message, new Stops(), layout),
    replace,
    sort: `9${String(index).padStart(4, '0')}`,
  }));
}

/** Responses to a pending request come first. */
function templates(completionContext: CompletionContext): Template[] {
  const { model } = completionContext;
  if (model.methods.size === 0) return [...generalTemplates(completionContext), ...errorTemplates(completionContext)];
  const requests = methodsOf(completionContext).map((row) => ({
    label: row.name,
    detail: detailOf(row),
    says: row.says,
    message: messageDraft(row, idFor(completionContext, false), completionContext),
  }));
  const awaited = waiting(completionContext)?.method;
  const rows = [...model.methods.values()];
  const first = rows.filter(({ name }) => name === awaited).flatMap((row) => answersTo(row, completionContext));
  const rest = rows.filter(({ name }) => name !== awaited).flatMap((row) => answersTo(row, completionContext));
  return [...first, ...requests, ...rest, ...errorTemplates(completionContext)];
}

function answersTo(row: Method, completionContext: CompletionContext): Template[] {
  const { side, deep } = completionContext;
  const { result, sender, name, otherResults = [], mayRequestInput } = row;
  if (row.kind !== 'request' || result === undefined || !deep.types.has(result) || sender === side) return [];
  const from = sender === 'both' ? 'either side' : `the ${sender === 'client' ? 'server' : 'client'}`;
  const more = [...otherResults, ...(mayRequestInput ? ['InputRequiredResult'] : [])];
  const types = [result, ...new Set(more.filter((type) => type !== result && deep.types.has(type)))];
  return types.map((type) => ({
    label: type === result ? `${name} result` : `${name} ${type}`,
    detail: `result, from ${from}`,
    says: deep.types.get(type)?.description ?? '',
    message: responseDraft(type, idFor(completionContext, true, name), completionContext),
  }));
}

function errorTemplates(completionContext: CompletionContext): Template[] {
  const id = idFor(completionContext, true);
  return [...completionContext.model.errorCodes.values()].map((error) => ({
    label: `error ${error.code}`,
    detail: error.name,
    says: error.says,
    message: errorDraft(
      error,
      error.code === -32700 && completionContext.model.errorId === 'nullable' ? null : id,
      completionContext,
    ),
  }));
}

/** For plain JSON-RPC, which defines no methods. */
function generalTemplates(completionContext: CompletionContext): Template[] {
  const id: JsonValue = idFor(completionContext, false);
  return [
    {
      label: 'request',
      detail: 'expects a response',
      says: 'A method, its input, and an id that the response repeats.',
      message: { jsonrpc: '2.0', id, method: 'example', params: {} },
    },
    {
      label: 'notification',
      detail: 'expects no response',
      says: 'A method and its input. Without an id, there is no response.',
      message: { jsonrpc: '2.0', method: 'example', params: {} },
    },
    {
      label: 'response',
      detail: 'responds to a request',
      says: 'What the method returned, with the id of the request.',
      message: { jsonrpc: '2.0', id: idFor(completionContext, true), result: {} },
    },
  ];
}

/** Maximum length of the text read before the caret, in UTF-16 units. */
const FAR = 1_000_000;

/**
 * The revision to complete by: the chosen one, or the inferred one. A half-typed method is not an MCP method yet. So the
 * message at the caret is ignored if nothing else indicates plain JSON-RPC.
 */
export function revisionFor({ guess, intake, options }: Prepared, offset: number): RevisionId {
  if (guess.revision !== 'jsonrpc-2.0' || options.revision === guess.revision) return guess.revision;
  const others = [...intake.entries].filter(({ span }) => span.end < offset || span.start > offset);
  return guessRevision(others.map(({ value }) => value)).revision;
}

/**
 * The completions at an offset, best first. Any text and any offset return a list; it is empty if nothing fits. `shapes` and `model` may
 * contain what extensions add to the revision.
 */
export function completionsAt(
  prepared: Prepared,
  offset: number,
  revision: RevisionId,
  shapes: Pick<ShapePhase, 'deep' | 'guide'>,
  model?: RevisionModel,
): Completion[] {
  const { text, rows, intake } = prepared;
  if (offset < 0 || offset > text.length) return [];
  const entry = rows.findLastIndex(({ span }) => span.start < offset);
  const start = entry >= 0 && entry < intake.entries.length ? (rows[entry]?.span.start ?? 0) : -1;
  const completionContext = contextOf(prepared, offset, revision, shapes, entry, model);
  if (start < 0 || !/[[{]/.test(text.charAt(start))) return outside();
  if (offset - start > FAR) return [];
  const cursor = cursorAt(text, start, offset);
  if (cursor.expects === 'outside') return outside();
  if (cursor.expects === 'nothing') return [];
  // Directly after a value, nothing is offered.
  if (cursor.expects === 'key' && cursor.bare === offset) return [];
  if (cursor.expects === 'value' && cursor.path.length === 1 && typeof cursor.path[0] === 'number') {
    return completionContext.model.batches === 'removed' ? [] : messageItems(completionContext, cursor.token, 'line');
  }
  const site = siteOf(completionContext, shapes, cursor, entry);
  if (!site) return [];
  if (cursor.expects === 'value') return valueItems(site);
  const members = memberItems(site);
  const whole = cursor.path.length === 0 ? emptyObject(text, start, cursor.token) : null;
  return whole ? [...members, ...messageItems(completionContext, whole, 'block')] : members;

  function outside(): Completion[] {
    // Between code fences there is prose, and a word of it does not begin a message.
    const replace = intake.format.id === 'markdown' ? null : blankAround(text, offset);
    return replace ? messageItems(completionContext, replace, layoutOf(prepared)) : [];
  }
}

/** The braces of a message that contains only the token being typed, if they are on one line. */
function emptyObject(text: string, start: number, token: Span): Span | null {
  if (!/^\{[ \t]*$/.test(text.slice(start, token.start))) return null;
  const after = /^[ \t]*(\}?)[^\S\n\r]*(?=[\n\r]|$)/.exec(text.slice(token.end, token.end + 200));
  if (!after) return null;
  return { start, end: after[1] ? token.end + after[0].indexOf('}') + 1 : token.end };
}

/** The token typed so far if its line contains nothing else; otherwise `null`. */
function blankAround(text: string, offset: number): Span | null {
  const before = text.slice(Math.max(0, offset - 200), offset);
  const line = /[^\n\r]*$/.exec(before)?.[0] ?? '';
  const typed = /^[ \t\ufeff]*([\w/.$-]*)$/.exec(line)?.[1];
  if (typed === undefined || !/^[ \t]*(?:[\n\r]|$)/.test(text.slice(offset, offset + 200))) return null;
  return { start: offset - typed.length, end: offset };
}

/** One line if every message of the text is on one line. */
function layoutOf({ rows, text, intake }: Prepared): Layout {
  const short = rows.filter(
    ({ span }) => !/[\n\r]/.test(text.slice(span.start, Math.min(span.end, span.start + 5000))),
  );
  return intake.entries.length > 0 && short.length === rows.length && /[[{]/.test(text) ? 'line' : 'block';
}
