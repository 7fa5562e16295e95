/** Mismatched brackets, and texts that end too early. */
import { close, finish, settleCommas, unwrap } from './frames.ts';
import { note, quoteText, topFrame } from './reader.ts';
import type { Frame, Reader } from './reader.ts';
import { unexpected } from './separators.ts';
import type { TextEdit } from '../types.ts';

const BRACE = 125;
const BRACKET = 93;
const PAREN = 41;

const openOf = (close: number): string => (close === BRACE ? '{' : close === BRACKET ? '[' : '(');
const charOf = (close: number): string => (close === BRACE ? '}' : ']');

/** A closing bracket in the innermost container: its own, that of an outer container, or an unmatched one. */
export function closeWith(r: Reader, frame: Frame, c: number): void {
  settleCommas(r, frame, true);
  const { start } = frame.node;
  const opener = { start, end: start + 1 };
  if (c === frame.close || (c === BRACKET && frame.close === PAREN)) {
    if (frame.close === PAREN) {
      const edits = [opener, { start: r.pos, end: r.pos + 1 }].map((span, i) => ({
        ...span,
        text: i === 0 ? '[' : ']',
      }));
      note(r, 'json-tuple', { start, end: r.pos + 1 }, quoteText(r.text, start, r.pos + 1), edits);
    }
    r.pos += 1;
    r.thrown = null;
    close(r, frame, r.pos);
    return;
  }
  const { reading, end } = weigh(r, c);
  if (reading === 'superfluous') {
    unexpected(r, frame, end);
    return;
  }
  if (reading === 'unclosed') {
    const at = frame.last;
    if (unwrap(r, frame, at)) return;
    frame.node.incomplete = true;
    const edits = [{ start: at, end: at, text: charOf(frame.close) }];
    if (frame.close === PAREN) edits.unshift({ ...opener, text: '[' });
    note(r, 'json-unclosed', opener, charOf(frame.close), edits);
    close(r, frame, at);
    return;
  }
  const span = { start: r.pos, end: r.pos + 1 };
  const detail = `${openOf(frame.close)} ${r.text.charAt(r.pos)} ${charOf(frame.close)}`;
  const right = { ...span, text: charOf(frame.close) };
  note(r, 'json-wrong-bracket', span, detail, frame.close === PAREN ? [{ ...opener, text: '[' }, right] : [right]);
  r.pos += 1;
  close(r, frame, r.pos);
}

/**
 * Closes the innermost container after its last entry, at `at`, because the next entry belongs to the outer container. A comma
 * that was already read is attributed to the outer one.
 */
export function closeEarly(r: Reader, frame: Frame, at: number): void {
  const { start } = frame.node;
  const { comma } = frame;
  const bracket = charOf(frame.close);
  frame.node.incomplete = true;
  frame.extra = null;
  const edits = [{ start: at, end: at, text: comma >= 0 ? bracket : `${bracket},` }];
  if (frame.close === PAREN) edits.unshift({ start, end: start + 1, text: '[' });
  note(r, 'json-unclosed', { start, end: start + 1 }, bracket, edits);
  close(r, frame, at);
  const parent = topFrame(r);
  if (parent === undefined) return;
  if (comma >= 0) parent.comma = comma;
  else parent.lenient = true;
}

/**
 * A bracket that does not match the innermost container. Either that container is unclosed (the bracket belongs to an outer
 * one), the bracket is the wrong one, or it and similar ones until `end` are superfluous. The closing brackets that follow
 * decide: the interpretation with fewer unmatched brackets wins.
 */
function weigh(r: Reader, c: number): { reading: 'unclosed' | 'wrong' | 'superfluous'; end: number } {
  const closers: number[] = [];
  let i = r.pos;
  let end = i + 1;
  let run = 1;
  for (; i < r.limit && i < r.pos + 200 && closers.length < 16; i += 1) {
    const at = r.text.charCodeAt(i);
    if (at === BRACE || at === BRACKET) closers.push(at);
    else if (at > 32 && i > r.pos) break;
    if (at === c && i >= end && closers.length === run + 1) {
      run += 1;
      end = i + 1;
    }
  }
  const next = i < r.limit ? r.text.charCodeAt(i) : -1;
  const outside = c !== PAREN && (c === BRACE ? r.objects > 0 : r.depth - r.objects > 0);
  const unclosed = outside ? misfit(r, r.depth - 2, closers, next) : Infinity;
  const wrong = misfit(r, r.depth - 2, closers.slice(1), next);
  const unmatched = misfit(r, r.depth - 1, closers.slice(run), next);
  if (unmatched < unclosed && unmatched < wrong) return { reading: 'superfluous', end };
  return { reading: unclosed <= wrong ? 'unclosed' : 'wrong', end };
}

/**
 * How badly the closing brackets match the open containers from `top` outwards if `next` follows: the number of unmatched
 * brackets and open containers.
 */
function misfit(r: Reader, top: number, closers: readonly number[], next: number): number {
  let matched = 0;
  let level = top;
  while (level >= 0 && matched < closers.length && r.stack[level]?.close === closers[matched]) {
    matched += 1;
    level -= 1;
  }
  const open = next === -1 ? level + 1 : next === 44 && level < 0 ? 1 : 0;
  return closers.length - matched + open;
}

/**
 * The text ends, or a new message begins, while containers are open. They are closed at the end of their contents and marked
 * incomplete; one problem at the innermost container describes what is missing. `dangling` is what a key without a value still
 * needs.
 */
export function closeAll(r: Reader, dangling: string): void {
  let frame = topFrame(r);
  while (frame !== undefined && frame.comma < 0 && frame.extra === null && unwrap(r, frame, frame.last)) {
    frame = topFrame(r);
  }
  if (frame === undefined) return;
  const { start } = frame.node;
  if (frame.key !== null) {
    const { last } = frame;
    finish(r, { type: 'hole', start: last, end: last });
  }
  const at = frame.last;
  const commas = [...(frame.comma >= 0 && dangling === '' ? [frame.comma] : []), ...(frame.extra ?? [])];
  frame.extra = null;
  const tuples: TextEdit[] = [];
  const shown: string[] = [];
  while (r.depth > 0) {
    const open = topFrame(r);
    if (open === undefined) break;
    if (unwrap(r, open, at)) continue;
    shown.push(charOf(open.close));
    if (open.close === PAREN) tuples.push({ start: open.node.start, end: open.node.start + 1, text: '[' });
    open.node.incomplete = true;
    close(r, open, at);
  }
  const brackets = shown.join('');
  const edits: TextEdit[] = [
    ...tuples,
    ...commas.map((comma) => ({ start: comma, end: comma + 1, text: '' })),
    ...r.tailEdits,
    { start: at, end: at, text: `${r.tail}${dangling}${brackets}` },
  ];
  const needed = brackets.length > 12 ? `${brackets.slice(0, 12)}…` : brackets;
  const detail = r.tail === '' ? needed : `${needed}\n${quoteText(r.text, r.opened, at)}`;
  note(r, 'json-unclosed', { start, end: start + 1 }, detail, edits);
}
