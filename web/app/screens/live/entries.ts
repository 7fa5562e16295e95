/** The row of a message, before the checker has judged it. Pure. */
import type { ShownEntry } from '../../engine/types.ts';
import { isRecord } from '../../../protocol/json/plain.ts';
import type { jsonOf } from '../../../protocol/json/plain.ts';
import type { MessageRecord } from '../../../protocol/recording-types.ts';
import { classify } from '../../../protocol/session/classify.ts';
import type { ItemRow, Kind, Sender, Span } from '../../../protocol/types.ts';

/** Messages of a larger batch are counted, but not listed. */
const MAX_ITEMS = 100;

/** A value as JSON text; empty for one that is nested too deeply. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** True for every value of a record: it was read from JSON. */
const isJson = (value: unknown): value is ReturnType<typeof jsonOf> => value !== undefined;

/** The kind of a value. */
function kindOf(value: unknown): { kind: Kind; nearly: Kind | null } {
  return classify(isJson(value) ? value : undefined);
}

function described(value: unknown): { kind: Kind; nearly?: string; method?: string; id?: string } {
  const { kind, nearly } = kindOf(value);
  if (!isRecord(value)) return { kind };
  const { method, id } = value;
  return {
    kind,
    ...(nearly === null ? {} : { nearly }),
    ...(typeof method === 'string' ? { method } : {}),
    ...(id === undefined ? {} : { id: jsonText(id) }),
  };
}

const NO_SPAN: Span = { start: 0, end: 0 };

/** The row without its place. */
export function entryOf(message: unknown, from: Sender): Omit<ShownEntry, 'index' | 'line'> {
  const items = Array.isArray(message)
    ? message.slice(0, MAX_ITEMS).map((item, at): ItemRow => ({ pointer: `/${at}`, span: NO_SPAN, ...described(item) }))
    : null;
  return {
    ...described(message),
    from,
    inferred: false,
    fromBecause: from === 'unknown' ? 'The recording does not name the sender.' : `The ${from} sent it.`,
    trust: 'verbatim',
    span: NO_SPAN,
    session: 0,
    errors: 0,
    warnings: 0,
    ...(items ? { items } : {}),
  };
}

/** The size of a message as a span from 0. */
export function sizeOf({ message, text }: Pick<MessageRecord, 'message' | 'text'>): Span {
  return { start: 0, end: (text ?? jsonText(message)).length };
}

/** How a message changes the requests in flight: `key` names a request by its sender and its id. */
export interface Pair {
  readonly kind: 'request' | 'response' | 'cancellation';
  readonly key: string;
  readonly method: string | null;
}

/** The requests, responses and cancellations in a message or a batch. */
export function pairsOf(message: unknown, from: Sender): Pair[] {
  const values: readonly unknown[] = Array.isArray(message) ? message : [message];
  return values.flatMap((value): Pair[] => {
    if (!isRecord(value)) return [];
    const { kind } = kindOf(value);
    const { id, method, params } = value;
    const other = from === 'client' ? 'server' : 'client';
    const name = typeof method === 'string' ? method : null;
    if (kind === 'request') return id === null ? [] : [{ kind, key: `${from} ${jsonText(id)}`, method: name }];
    if (kind === 'response' || kind === 'error') {
      return id === null || id === undefined
        ? []
        : [{ kind: 'response', key: `${other} ${jsonText(id)}`, method: null }];
    }
    const cancelled = method === 'notifications/cancelled' && isRecord(params) ? params['requestId'] : undefined;
    return cancelled === undefined
      ? []
      : [{ kind: 'cancellation', key: `${from} ${jsonText(cancelled)}`, method: name }];
  });
}
