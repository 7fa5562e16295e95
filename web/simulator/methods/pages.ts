/** Paginated lists. A cursor encodes where the next page begins, in a form that is opaque to clients. */
import { isStateless } from '../eras.ts';
import type { Request, Turn } from '../turn.ts';
import type { Json, JsonRecord, ServerDefinition } from '../types.ts';

/** Responds with one page of a list, under the member name of the result's type. */
export function answerPage(turn: Turn, request: Request, key: string, items: readonly Json[]): void {
  const { definition } = turn.state;
  const size = definition.pageSize ?? Infinity;
  const from = request.params.cursor === undefined ? 0 : startOf(request.params.cursor, key, items.length, size);
  if (from === null) {
    return turn.refuse(
      request,
      { code: -32602, message: 'Invalid params', data: { problem: 'unknown cursor' } },
      {
        says: 'The server never returned this `cursor`. Clients must copy cursors from `nextCursor` unchanged.',
      },
    );
  }
  const end = from + size;
  const more: JsonRecord = end < items.length ? { nextCursor: cursorOf(key, end) } : {};
  const says =
    end < items.length
      ? 'One page of the list; `nextCursor` leads to the next page.'
      : 'The list; it has no `nextCursor`, so this is the last page.';
  const hints = isStateless(request.revision) ? freshness(definition) : {};
  turn.result(request, { [key]: items.slice(from, end), ...more, ...hints }, { says });
}

/** The cursor of the page that begins with an item of a list. */
export function cursorOf(key: string, at: number): string {
  return `${key}-from-${at}`;
}

function startOf(cursor: Json, key: string, length: number, size: number): number | null {
  for (let at = size; at < length; at += size) if (cursor === cursorOf(key, at)) return at;
  return null;
}

/** The cache hints of a result; omitted in revisions that have none. */
export function freshness({ cache }: ServerDefinition): JsonRecord {
  return { ttlMs: cache?.ttlMs ?? 0, cacheScope: cache?.cacheScope ?? 'private' };
}
