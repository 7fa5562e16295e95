/** The door of the reader: text to tree, with every problem as data. */
import { open } from './frames.ts';
import { readOne, readOpen } from './machine.ts';
import { newReader, note, problemsOf, quoteText, topFrame } from './reader.ts';
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

/**
 * Reads the members of an object whose brace `{` is missing, as if it stood before them: one problem, `json-missing-braces`,
 * says so, and its fix puts in `{`, and `}` where that lacks too. For the rest as `readValue`.
 */
export function readMembers(text: string, start: number, limit: number): JsonDocument {
  const r = newReader(text, start, limit);
  skipSpace(r);
  const at = r.pos;
  open(r, 125);
  r.pos = at;
  const frame = topFrame(r);
  if (frame !== undefined) frame.last = at;
  const braces = note(r, 'json-missing-braces', { start: at, end: at }, '', [{ start: at, end: at, text: '{' }]);
  readOpen(r);
  const { root } = r;
  const ending = r.noted.findIndex(
    ({ problem, edits }) => problem.code === 'json-unclosed' && problem.start === at && edits.at(-1)?.text === '}',
  );
  const [unclosed] = ending < 0 ? [] : r.noted.splice(ending, 1);
  if (unclosed !== undefined) braces.edits.push(...unclosed.edits);
  if (root?.type === 'object') {
    if (unclosed !== undefined) root.incomplete = false;
    const span = root.members[0]?.keySpan ?? { start: at, end: r.pos };
    Object.assign(braces.problem, span, { detail: quoteText(text, span.start, span.end) });
  }
  return { root, problems: problemsOf(r), end: r.pos };
}
