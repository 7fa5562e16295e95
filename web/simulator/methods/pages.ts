/** Lists in pages. A cursor says where the next page begins, in a form that means nothing to clients. */
import { isStateless } from '../eras.ts';
import type { Request, Turn } from '../turn.ts';
import type { Json, JsonRecord, ServerDefinition } from '../types.ts';

/** Answers with one page of a list under the name that the result's type gives it. */
export function answerPage(turn: Turn, request: Request, key: string, items: readonly Json[]): void {
  const { definition } = turn.state;
  const size = definition.pageSize ?? Infinity;
  const from = request.params.cursor === undefined ? 0 : startOf(request.params.cursor, key, items.length, size);
  if (from === null) {
    return turn.refuse(
      request,
      { code: -32602, message: 'Invalid params', data: { problem: 'unknown cursor' } },
      {
        says: 'The server never gave out this `cursor`. Cursors are taken from `nextCursor` as they are, and never made up.',
      },
    );
  }
  const end = from + size;
  const more: JsonRecord = end < items.length ? { nextCursor: cursorOf(key, end) } : {};
  const says =
    end < items.length
      ? 'One page of the list; `nextCursor` leads to the next.'
      : 'The list; no `nextCursor`, so this is its end.';
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

/** How long what is answered stays fresh; revisions that say no such thing leave it out. */
export function freshness({ cache }: ServerDefinition): JsonRecord {
  return { ttlMs: cache?.ttlMs ?? 0, cacheScope: cache?.cacheScope ?? 'private' };
}
