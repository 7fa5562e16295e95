/** Whole messages: one for each method, result and error code of the side and the revision. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method } from '../model/define.ts';
import type { Completion } from '../place-types.ts';
import type { Span } from '../types.ts';
import { errorDraft, messageDraft, responseDraft } from './draft.ts';
import { idFor, waiting, type Desk } from './site.ts';
import { snippetOf, Stops, type Layout } from './snippet.ts';
import { detailOf, methodsOf } from './values.ts';

/** A message that may be put in whole. */
interface Template {
  label: string;
  detail: string;
  says: string;
  message: JsonObject;
}

/** The messages on offer. `replace` is what they take the place of. */
export function messageItems(desk: Desk, replace: Span, layout: Layout): Completion[] {
  return templates(desk).map(({ label, detail, says, message }, index) => ({
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
function templates(desk: Desk): Template[] {
  const { model } = desk;
  if (model.methods.size === 0) return [...generalTemplates(desk), ...errorTemplates(desk)];
  const requests = methodsOf(desk).map((row) => ({
    label: row.name,
    detail: detailOf(row),
    says: row.says,
    message: messageDraft(row, idFor(desk, false), desk),
  }));
  const awaited = waiting(desk)?.method;
  const rows = [...model.methods.values()];
  const first = rows.filter(({ name }) => name === awaited).flatMap((row) => answersTo(row, desk));
  const rest = rows.filter(({ name }) => name !== awaited).flatMap((row) => answersTo(row, desk));
  return [...first, ...requests, ...rest, ...errorTemplates(desk)];
}

function answersTo(row: Method, desk: Desk): Template[] {
  const { side, deep } = desk;
  const { result, sender, name, otherResults = [], mayAskForInput } = row;
  if (row.kind !== 'request' || result === undefined || !deep.types.has(result) || sender === side) return [];
  const from = sender === 'both' ? 'either side' : `the ${sender === 'client' ? 'server' : 'client'}`;
  const more = [...otherResults, ...(mayAskForInput ? ['InputRequiredResult'] : [])];
  const types = [result, ...new Set(more.filter((type) => type !== result && deep.types.has(type)))];
  return types.map((type) => ({
    label: type === result ? `${name} result` : `${name} ${type}`,
    detail: `result, from ${from}`,
    says: deep.types.get(type)?.description ?? '',
    message: responseDraft(type, idFor(desk, true, name), desk),
  }));
}

function errorTemplates(desk: Desk): Template[] {
  const id = idFor(desk, true);
  return [...desk.model.errorCodes.values()].map((error) => ({
    label: `error ${error.code}`,
    detail: error.name,
    says: error.says,
    message: errorDraft(error, error.code === -32700 && desk.model.errorId === 'nullable' ? null : id, desk),
  }));
}

/** Of JSON-RPC alone, which has no methods of its own. */
function generalTemplates(desk: Desk): Template[] {
  const id: JsonValue = idFor(desk, false);
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
      message: { jsonrpc: '2.0', id: idFor(desk, true), result: {} },
    },
  ];
}
