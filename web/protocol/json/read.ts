/** Entry point of the reader: text to tree, with every problem as data. */
import { open, settleCommas } from './frames.ts';
import { newReader, note, problemsOf, quoteText, topFrame, peek, type Frame, type Reader } from './reader.ts';
import { skipSpace } from './space.ts';
import type { JsonDocument } from './types.ts';
import { closeAll, closeEarly, closeWith } from './ends.ts';
import { beginEntry } from './members.ts';
import {
  missingComma,
  needsComma,
  separatorFor,
  skipElision,
  skipJunk,
  takeComma,
  takeSemicolon,
  unexpected,
} from './separators.ts';
import { beginValue, startsValue } from './values.ts';

// The core of the reader: one loop over an explicit stack, so that no depth causes an overflow.

/** Reads one value at the current position into `r.root`, which stays `null` if nothing there looks like a value. */
function readOne(r: Reader): void {
  if (beginValue(r)) readOpen(r);
}

/** Reads until every open container is closed. */
function readOpen(r: Reader): void {
  for (let frame = topFrame(r); frame !== undefined; frame = topFrame(r)) {
    skipSpace(r);
    const c = peek(r);
    if (c === 44) {
      takeComma(r, frame);
    } else if (c === 125 || c === 93 || (c === 41 && frame.close === 41)) {
      closeWith(r, frame, c);
    } else if (c === -1) {
      closeAll(r, '');
    } else if (!skipElision(r, frame, c)) {
      if (frame.node.type === 'object') beginEntry(r, frame, c);
      else beginItem(r, frame, c);
    }
  }
}

/** Reads the next item of an array, or the text in its place. */
function beginItem(r: Reader, frame: Frame, c: number): void {
  if (c === 59) {
    takeSemicolon(r, frame);
  } else if (c === 58 && belongsOutside(r, frame)) {
    leaveList(r, frame);
  } else if (c === 58) {
    unexpected(r, frame, r.pos + 1, separatorFor(r, frame, r.pos + 1));
  } else {
    if (needsComma(frame)) {
      if (!startsValue(r, c)) {
        skipJunk(r, frame);
        return;
      }
      missingComma(r, r.pos, frame.last);
    }
    settleCommas(r, frame, false);
    beginValue(r);
  }
}

/** True if a string followed by a colon is not an item, but the key of the next member of the object around the array. */
function belongsOutside(r: Reader, frame: Frame): boolean {
  if (frame.node.type !== 'array' || frame.node.items.length < 2 || r.stack[r.depth - 2]?.close !== 125) return false;
  return frame.node.items.at(-1)?.type === 'string';
}

function leaveList(r: Reader, frame: Frame): void {
  if (frame.node.type !== 'array') return;
  const name = frame.node.items.pop();
  const before = frame.node.items.at(-1);
  if (name === undefined || before === undefined) return;
  const comma = r.text.slice(before.end, name.start).indexOf(',');
  frame.comma = comma < 0 ? -1 : before.end + comma;
  closeEarly(r, frame, before.end);
  r.pos = name.start;
}

/**
 * Reads the value at `start` (UTF-16 offset; leading white space, comments and a byte order mark are skipped) and stops
 * directly after it, never beyond `limit`. Text that strict JSON (RFC 8259) rejects is read as far as its meaning is clear and
 * returned in `problems`, as is text that JSON allows at a risk. If nothing looks like a value, `root` is `null` and `end` the
 * position where one was expected. Never throws, never recurses; linear in the text read.
 */
export function readValue(text: string, start = 0, limit: number = text.length): JsonDocument {
  const r = newReader(text, Math.max(0, start), Math.min(limit, text.length));
  skipSpace(r);
  readOne(r);
  return { root: r.root, problems: problemsOf(r), end: r.pos };
}

/**
 * Reads a text that should be exactly one JSON value: `JSON.parse` with recovery. In addition to `readValue`, it reports text
 * after the value as `json-text-after-end`, and a missing value as `json-no-message`.
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
 * Reads the members of an object whose brace `{` is missing, as if it were before them. One problem, `json-missing-braces`,
 * reports this, and its fix inserts `{`, and `}` if it is missing too. Otherwise like `readValue`.
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
