/** What may be put in at the caret: names of members, values, whole messages, in the chosen revision and for the side that sends. */
import { guessRevision } from '../session/revision.ts';
import type { Prepared } from '../report/stages.ts';
import type { ShapeStage } from '../rules/shape/run.ts';
import type { Completion } from '../place-types.ts';
import type { RevisionId, Span } from '../types.ts';
import { cursorAt } from './cursor.ts';
import { memberItems } from './members.ts';
import { contextOf, siteOf, idFor, waiting, type CompletionContext } from './site.ts';
import { type Layout, snippetOf, Stops } from './snippet.ts';
import { valueItems, detailOf, methodsOf } from './values.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method } from '../model/define.ts';
import { errorDraft, messageDraft, responseDraft } from './draft.ts';

// Whole messages: one for each method, result and error code of the side and the revision.

/** A message that may be put in whole. */
interface Template {
  label: string;
  detail: string;
  says: string;
  message: JsonObject;
}

/** The messages on offer. `replace` is what they take the place of. */
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

/** Answers to a request that waits come first. */
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
  const { result, sender, name, otherResults = [], mayAskForInput } = row;
  if (row.kind !== 'request' || result === undefined || !deep.types.has(result) || sender === side) return [];
  const from = sender === 'both' ? 'either side' : `the ${sender === 'client' ? 'server' : 'client'}`;
  const more = [...otherResults, ...(mayAskForInput ? ['InputRequiredResult'] : [])];
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

/** Of JSON-RPC alone, which has no methods of its own. */
function generalTemplates(completionContext: CompletionContext): Template[] {
  const id: JsonValue = idFor(completionContext, false);
  return [
    {
      label: 'request',
      detail: 'asks for an answer',
      says: 'A method, its input, and an id that the answer repeats.',
      message: { jsonrpc: '2.0', id, method: 'example', params: {} },
    },
    {
      label: 'notification',
      detail: 'asks for nothing',
      says: 'A method and its input. Without an id nobody answers.',
      message: { jsonrpc: '2.0', method: 'example', params: {} },
    },
    {
      label: 'response',
      detail: 'answers a request',
      says: 'What the method gave back, under the id of the request.',
      message: { jsonrpc: '2.0', id: idFor(completionContext, true), result: {} },
    },
  ];
}

/** Longer stretches before the caret are not read, UTF-16 units. */
const FAR = 1_000_000;

/**
 * The revision to complete by: the chosen one, or the one the text points to. A method that is being typed is no method of MCP
 * yet, so where nothing else speaks for plain JSON-RPC, the message around the caret does not count.
 */
export function revisionFor({ guess, intake, options }: Prepared, offset: number): RevisionId {
  if (guess.revision !== 'jsonrpc-2.0' || options.revision === guess.revision) return guess.revision;
  const others = [...intake.entries].filter(({ span }) => span.end < offset || span.start > offset);
  return guessRevision(others.map(({ value }) => value)).revision;
}

/** The completions at an offset, best first. Any text and any offset give a list; where nothing fits it is empty. */
export function completionsAt(
  prepared: Prepared,
  offset: number,
  revision: RevisionId,
  shapes: ShapeStage,
): Completion[] {
  const { text, rows, intake } = prepared;
  if (offset < 0 || offset > text.length) return [];
  const entry = rows.findLastIndex(({ span }) => span.start < offset);
  const start = entry >= 0 && entry < intake.entries.length ? (rows[entry]?.span.start ?? 0) : -1;
  const completionContext = contextOf(prepared, offset, revision, shapes, entry);
  if (start < 0 || !/[[{]/.test(text.charAt(start))) return outside();
  if (offset - start > FAR) return [];
  const cursor = cursorAt(text, start, offset);
  if (cursor.expects === 'outside') return outside();
  if (cursor.expects === 'nothing') return [];
  // Right behind a value nothing is asked for yet.
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
    // Between fences stands prose, and a word of it is no beginning of a message.
    const replace = intake.format.id === 'markdown' ? null : blankAround(text, offset);
    return replace ? messageItems(completionContext, replace, layoutOf(prepared)) : [];
  }
}

/** The braces of a message with nothing in it but what is being typed, where they stand on one line. */
function emptyObject(text: string, start: number, token: Span): Span | null {
  if (!/^\{[ \t]*$/.test(text.slice(start, token.start))) return null;
  const after = /^[ \t]*(\}?)[^\S\n\r]*(?=[\n\r]|$)/.exec(text.slice(token.end, token.end + 200));
  if (!after) return null;
  return { start, end: after[1] ? token.end + after[0].indexOf('}') + 1 : token.end };
}

/** What is typed so far on a line of its own; `null` where something else stands there. */
function blankAround(text: string, offset: number): Span | null {
  const before = text.slice(Math.max(0, offset - 200), offset);
  const line = /[^\n\r]*$/.exec(before)?.[0] ?? '';
  const typed = /^[ \t\ufeff]*([\w/.$-]*)$/.exec(line)?.[1];
  if (typed === undefined || !/^[ \t]*(?:[\n\r]|$)/.test(text.slice(offset, offset + 200))) return null;
  return { start: offset - typed.length, end: offset };
}

/** Among messages that stand on one line each, on one line. */
function layoutOf({ rows, text, intake }: Prepared): Layout {
  const short = rows.filter(
    ({ span }) => !/[\n\r]/.test(text.slice(span.start, Math.min(span.end, span.start + 5000))),
  );
  return intake.entries.length > 0 && short.length === rows.length && /[[{]/.test(text) ? 'line' : 'block';
}
