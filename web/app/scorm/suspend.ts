/**
 * Progress as `suspend_data`, the one text that a learning system stores for a package. It is compressed, and drafts are left out
 * where the text would exceed the limit of the SCORM version; what was solved always fits.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';

/** Progress of one item, as the page stores it (`screens/learn/progress.ts`); its members are checked there. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** What a learning system keeps between two launches: progress by item, and the item that was open. */
export interface Suspended {
  readonly items: Readonly<Record<string, StoredItem>>;
  readonly open: string | null;
}

/** Characters of `suspend_data` that every system must store, by SCORM version. */
export const SUSPEND_LIMITS = { '1.2': 4096, '2004': 64_000 } as const;

/** First character of the text: the version of this format. */
const FORMAT = '1';
/** A text never unpacks to more, bytes: the progress of a whole course with drafts is less than half of it. */
const MAX_UNPACKED = 2_000_000;

/** The text for this progress, at most `limit` characters of ASCII. */
export function packSuspended({ items, open }: Suspended, limit: number): string {
  const ids = Object.keys(items);
  const order = ids
    .filter((id) => typeof items[id]?.['draft'] === 'string')
    .sort((a, b) => rank(items, a) - rank(items, b));
  const withDrafts = (count: number): string => {
    const kept = new Set(order.slice(0, count));
    const left = ids.map((id) => [id, kept.has(id) ? (items[id] ?? {}) : withoutDraft(items[id] ?? {})] as const);
    return packed({ items: Object.fromEntries(left), open });
  };
  // The largest number of drafts that fits, by halving.
  let fits = withDrafts(0);
  if (fits.length > limit)
    fits = packed({ items: Object.fromEntries(ids.map((id) => [id, shortest(items[id] ?? {})])), open: null });
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const text = withDrafts(middle);
    if (text.length <= limit) [low, fits] = [middle, text];
    else high = middle - 1;
  }
  return fits;
}

/** Drafts of unsolved items come first, and short ones before long ones. */
function rank(items: Suspended['items'], id: string): number {
  const { draft, done } = items[id] ?? {};
  return (done === undefined ? 0 : MAX_UNPACKED) + (typeof draft === 'string' ? draft.length : 0);
}

function withoutDraft(item: StoredItem): StoredItem {
  const { draft: _, ...others } = item;
  return others;
}

/** What a score needs: the day on which it was solved, and the attempts. */
function shortest({ done, attempts }: StoredItem): StoredItem {
  const day = typeof done === 'string' ? { done: done.slice(0, 10) } : {};
  return attempts === undefined ? day : { ...day, attempts };
}

function packed(value: Suspended): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  return FORMAT + btoa(strFromU8(bytes, true));
}

/** Reads such a text; any other text is no progress. Never throws. */
export function unpackSuspended(text: string): Suspended {
  const nothing = { items: {}, open: null };
  if (!text.startsWith(FORMAT)) return nothing;
  try {
    const bytes = inflateSync(strToU8(atob(text.slice(FORMAT.length)), true), { out: new Uint8Array(MAX_UNPACKED) });
    const value = jsonOf(strFromU8(bytes));
    if (!isRecord(value) || !isRecord(value['items'])) return nothing;
    const items = Object.entries(value['items']).flatMap(([id, item]) => (isRecord(item) ? [[id, item] as const] : []));
    const { open } = value;
    return { items: Object.fromEntries(items), open: typeof open === 'string' ? open : null };
  } catch {
    return nothing;
  }
}
