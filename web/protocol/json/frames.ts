/** Opening, filling and closing containers. */
import { note, quoteText, topFrame } from './reader.ts';
import type { Frame, ObjectNode, ArrayNode, Reader } from './reader.ts';
import type { JsonMember, JsonNode } from './types.ts';
import type { TextEdit } from '../types.ts';

/** Deeper nesting is rejected by some parsers. */
export const DEEP = 512;

/** Opens an object (close code 125) or an array at the current position and moves past its bracket. */
export function open(r: Reader, close: number): void {
  const start = r.pos;
  const node: ObjectNode | ArrayNode =
    close === 125
      ? { type: 'object', members: [], incomplete: false, start, end: start }
      : { type: 'array', items: [], incomplete: false, start, end: start };
  const frame = r.stack[r.depth];
  if (frame === undefined) {
    r.stack.push({
      node,
      close,
      key: null,
      keyStart: 0,
      keyEnd: 0,
      comma: -1,
      extra: null,
      filled: false,
      lenient: false,
      last: start + 1,
      pair: null,
    });
  } else {
    frame.node = node;
    frame.close = close;
    frame.key = null;
    frame.comma = -1;
    frame.extra = null;
    frame.filled = false;
    frame.lenient = false;
    frame.last = start + 1;
    frame.pair = null;
  }
  r.depth += 1;
  if (close === 125) r.objects += 1;
  r.pos = start + 1;
  r.thrown = null;
  if (r.depth === DEEP + 1) note(r, 'json-deep-nesting', { start, end: start + 1 }, String(DEEP));
}

/** Passes a finished value to the container around it, or makes it the root. */
export function finish(r: Reader, node: JsonNode): void {
  const frame = topFrame(r);
  if (frame === undefined) {
    r.root = node;
    return;
  }
  const parent = frame.node;
  if (parent.type === 'array') {
    parent.items.push(node);
    frame.lenient = false;
  } else if (frame.key === null) {
    frame.lenient = true;
    if (frame.pair !== null) frame.pair.inner = node;
  } else {
    frame.lenient = false;
    parent.members.push({ key: frame.key, keySpan: { start: frame.keyStart, end: frame.keyEnd }, value: node });
    frame.key = null;
  }
  frame.comma = -1;
  frame.filled = true;
  frame.last = node.end;
}

/** Closes the innermost container, which ends at `end`; the reading position does not change. */
export function close(r: Reader, frame: Frame, end: number): void {
  const { node, pair } = frame;
  node.end = end;
  if (pair !== null && unwrap(r, frame, end)) return;
  r.depth -= 1;
  if (node.type === 'object') {
    r.objects -= 1;
    checkNames(r, node);
  }
  finish(r, node);
}

/**
 * An object whose only content is an object without a key has an extra pair of braces: the inner object replaces it. False if
 * it contains more. `end` is its end; the closing brace, if any, is removed with the opening one.
 */
export function unwrap(r: Reader, frame: Frame, end: number): boolean {
  const { node, pair } = frame;
  if (pair === null || pair.inner?.type !== 'object' || node.type !== 'object' || node.members.length > 0) return false;
  const { noted, inner } = pair;
  noted.edits.push({ start: node.start, end: node.start + 1, text: '' });
  if (end === r.pos && r.text.charCodeAt(end - 1) === 125 && end > inner.end)
    noted.edits.push({ start: end - 1, end, text: '' });
  r.depth -= 1;
  r.objects -= 1;
  finish(r, inner);
  return true;
}

/** Reports commas with nothing between them. Call it before the next entry of the container is read, or at its end. */
export function settleCommas(r: Reader, frame: Frame, atEnd: boolean): void {
  const { comma, extra } = frame;
  if (extra === null && !(atEnd && comma >= 0)) return;
  const cut = (start: number): TextEdit => ({ start, end: start + 1, text: '' });
  const edits = (extra ?? []).map(cut);
  if (atEnd && comma >= 0) {
    const closing = r.text.slice(r.pos, Math.min(r.pos + 1, r.limit));
    note(r, 'json-trailing-comma', { start: comma, end: comma + 1 }, closing, [cut(comma), ...edits]);
  } else {
    const first = extra?.[0] ?? comma;
    note(r, 'json-extra-comma', { start: first, end: first + 1 }, frame.filled ? ',,' : ',', edits);
  }
  frame.extra = null;
}

/** Warnings about keys: duplicates, or keys with a special meaning in JavaScript. */
function checkNames(r: Reader, node: ObjectNode): void {
  const { members } = node;
  const { length } = members;
  if (length > 8) {
    const seen = new Map<string, number>();
    for (const [i, member] of members.entries()) {
      if (member.key === '__proto__') noteProto(r, node, i);
      const earlier = seen.get(member.key);
      if (earlier !== undefined) noteDuplicate(r, node, earlier, i);
      seen.set(member.key, i);
    }
    return;
  }
  for (let i = 0; i < length; i += 1) {
    const key = members[i]?.key;
    if (key === '__proto__') noteProto(r, node, i);
    for (let j = i - 1; j >= 0; j -= 1) {
      if (members[j]?.key === key) {
        noteDuplicate(r, node, j, i);
        break;
      }
    }
  }
}

function noteDuplicate(r: Reader, node: ObjectNode, earlier: number, later: number): void {
  const first: JsonMember | undefined = node.members[earlier];
  const second: JsonMember | undefined = node.members[later];
  const next: JsonMember | undefined = node.members[earlier + 1];
  if (first === undefined || second === undefined || next === undefined) return;
  const { start, end } = second.keySpan;
  const same =
    first.value.end - first.value.start === second.value.end - second.value.start &&
    first.value.end - first.value.start < 10_000 &&
    r.text.slice(first.value.start, first.value.end) === r.text.slice(second.value.start, second.value.end);
  const edit = { start: first.keySpan.start, end: next.keySpan.start, text: '' };
  note(r, 'json-duplicate-key', second.keySpan, quoteText(r.text, start, end), [edit], {
    safety: same ? 'safe' : 'unsafe',
    related: first.keySpan,
  });
}

function noteProto(r: Reader, node: ObjectNode, at: number): void {
  const span = node.members[at]?.keySpan;
  if (span !== undefined) note(r, 'json-proto-key', span, '__proto__');
}
