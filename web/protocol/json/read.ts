/** The door of the reader: text to tree, with every problem as data. */
import { readOne } from './machine.ts';
import { newReader, note, problemsOf, quoteText } from './reader.ts';
import { skipSpace } from './space.ts';
import type { JsonDocument } from './types.ts';

/**
 * Reads the value at `start` (UTF-16 offset; leading white space, comments and a byte order mark are passed over) and stops
 * right behind it, never beyond `limit`. What strict JSON (RFC 8259) refuses is read as far as its meaning is clear and comes
 * back among `problems`, as does what JSON allows at a risk. Where nothing looks like a value, `root` is `null` and `end` the
 * place where one was looked for. Never throws, never recurses; the time is linear in what is read.
 */
export function readValue(text: string, start = 0, limit: number = text.length): JsonDocument {
  const r = newReader(text, Math.max(0, start), Math.min(limit, text.length));
  skipSpace(r);
  readOne(r);
  return { root: r.root, problems: problemsOf(r), end: r.pos };
}

/**
 * Reads a text that should be one JSON value and nothing else: `JSON.parse` with recovery. Besides what `readValue` finds,
 * text behind the value is `json-text-after-end`, and the lack of any value `json-no-message`.
 */
export function readText(text: string, start = 0, limit: number = text.length): JsonDocument {
  const r = newReader(text, Math.max(0, start), Math.min(limit, text.length));
  skipSpace(r);
  readOne(r);
  if (r.root === null) {
    const end = Math.min(r.limit, r.pos + 40);
    note(r, 'json-no-message', { start: r.pos, end }, quoteText(text, r.pos, end));
    return { root: null, problems: problemsOf(r), end: r.pos };
  }
  const { pos } = r;
  skipSpace(r);
  if (r.pos < r.limit) {
    const span = { start: r.pos, end: r.limit };
    note(r, 'json-text-after-end', span, quoteText(text, span.start, span.end), [{ ...span, start: pos, text: '' }]);
  }
  return { root: r.root, problems: problemsOf(r), end: r.pos };
}
