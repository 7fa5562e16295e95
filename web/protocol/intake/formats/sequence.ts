/**
 * Values back to back: the common core of every format whose units are plain JSON. Values on separate lines are separate
 * messages. A second value on the same line, or any other text after a value, is trailing text.
 */
import { readMembers, readValue } from '../../json/read.ts';
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import type { Skipped } from '../../types.ts';
import type { RawEntry } from '../types.ts';
import { parsed } from '../value-end.ts';
import { entriesOf, isBlank } from '../unit.ts';

/** The contents of a range of text. */
export interface Sequence {
  entries: RawEntry[];
  skipped: Skipped[];
  problems: JsonProblem[];
  /** The number of values with nothing in them but a problem. */
  empty?: number;
}

/** Only so many values are reported that have nothing in them but a problem, such as brackets that are never closed. */
const MAX_EMPTY = 1000;
const OPENERS = new Set(['{', '[']);
/** A tag before text, such as `[info] Started`: not an array. */
export const TAG = /^\[[^\]"'{[,]+\]\s*[^\s,\]}]/;
/** Characters that can begin a value, a comment or a mark before a value, except letters. */
const STARTS = new Set(['{', '[', '"', "'", '“', '”', '‘', '’', '`', '-', '+', '.', '/', '#', '\ufeff']);
/** A line that begins with a key and its colon. */
const MEMBER = /^"(?:[^"\\]|\\.)*"\s*:/u;
/** A member that only messages have. */
const MARK = /"(?:jsonrpc|method|result|error)"\s*:/u;
/** A line that closes a value without opening one. */
const TAIL = /":.*[}\]]\s*,?$/u;
const LITERALS = /^(?:true|false|null|True|False|None|NaN|Infinity|undefined)(?![\w$])/;

/**
 * Reads values from `start` to `end`. `lenient`: other messages are around this range, so a bare word or number on its own line
 * is skipped, not read as a message.
 */
export function readSequence(text: string, start: number, end: number, lenient = false): Sequence {
  const out: Sequence = { entries: [], skipped: [], problems: [] };
  const endOfLine = lineEnds(text, end);
  let at = skipBlank(text, start, end);
  while (at < end) {
    const lineEnd = endOfLine(at);
    const alone = !lenient && out.entries.length === 0;
    if (startsValue(text, at, lineEnd, alone)) {
      const next = readOne(text, at, end, out, alone, endOfLine);
      if (next > at) {
        at = skipBlank(text, next, end);
        continue;
      }
    }
    at = skipBlank(text, passLine(text, at, lineEnd, out, lenient), end);
  }
  return out;
}

/**
 * Reads one value and the text after it on its line. Returns the offset at which to continue, or `at` if there was no value.
 */
function readOne(
  text: string,
  at: number,
  end: number,
  out: Sequence,
  alone: boolean,
  endOfLine: (from: number) => number,
): number {
  const head = alone && text.charAt(at) === '"' ? text.slice(at, Math.min(end, at + 2000)) : '';
  const bare = MEMBER.test(head) && MARK.test(head);
  const document = bare ? readMembers(text, at, end) : readValue(text, at, end);
  if (!document.root) {
    out.problems.push(...document.problems.map(removable));
    return Math.max(document.end, at);
  }
  if (isEmpty(document.root) && document.problems.length > 0 && (out.empty = (out.empty ?? 0) + 1) > MAX_EMPTY) {
    const stop = Math.max(document.end, at + 1);
    out.skipped.push({ start: at, end: stop, because: 'Too many brackets before it were never closed.' });
    return stop;
  }
  out.entries.push(...entriesOf(document));
  const from = Math.max(document.end, at + 1);
  return readRest(text, from, endOfLine(from), document.problems, out);
}

function isEmpty(root: JsonNode): boolean {
  return root.type === 'object' ? root.members.length === 0 : root.type === 'array' && root.items.length === 0;
}

/** A comment outside every value can always be removed. */
function removable(problem: JsonProblem): JsonProblem {
  if (problem.code !== 'json-comment' || problem.fix || (problem.count ?? 1) > 1) return problem;
  const edits = [{ start: problem.start, end: problem.end, text: '' }];
  return { ...problem, fix: { says: 'Remove the comment.', safety: 'safe', edits } };
}

/** Checks the text after a value on its line: nothing, a comment, another value, or text that does not belong. */
function readRest(text: string, from: number, lineEnd: number, before: readonly JsonProblem[], out: Sequence): number {
  const at = skipBlank(text, from, lineEnd);
  if (at >= lineEnd) return lineEnd;
  // In a long line with many values, only the beginning of each value is checked.
  const rest = text.slice(at, Math.min(lineEnd, at + 200));
  const comment = /^(?:\/\/|#|\/\*)/.test(rest);
  if (comment) return at;
  const opens = OPENERS.has(text.charAt(at)) || (isWholeStart(rest) && isWholeValue(text.slice(at, lineEnd)));
  const second = opens || /^[,;]\s*[{[]/.test(rest);
  const last = out.entries.at(-1);
  const problem: JsonProblem = {
    code: 'json-text-after-end',
    detail: short(rest),
    start: at,
    end: second && !opens ? at + 1 : trimEnd(text, at, lineEnd),
    fix: second
      ? {
          says: opens ? 'Put the second value on its own line.' : `Remove the \`${text.charAt(at)}\`.`,
          safety: 'safe',
          edits: [opens ? { start: from, end: at, text: '\n' } : { start: at, end: at + 1, text: '' }],
        }
      : { says: 'Remove the text after the value.', safety: 'safe', edits: [{ start: from, end: lineEnd, text: '' }] },
  };
  const covered = before.some((p) => p.start <= at && p.end > at);
  if (!covered) {
    if (last) last.problems = [...last.problems, problem];
    else out.problems.push(problem);
  }
  if (opens) return at;
  return second ? at + 1 : lineEnd;
}

/**
 * A line that begins no value: an assignment before a value, unmatched brackets, or prose. Returns the offset at which to
 * continue.
 */
function passLine(text: string, at: number, lineEnd: number, out: Sequence, lenient: boolean): number {
  const line = text.slice(at, lineEnd);
  const member = lenient && MEMBER.test(line);
  // Objects as Ruby and Elixir print them are not JSON.
  const opener = member || /"\s*=>/.test(line) ? -1 : line.search(/\{\s*(?:["'“{}]|$)|\[\s*(?:[{[\]]|$)/);
  if (opener > 0) {
    out.problems.push({
      code: 'json-text-before-start',
      detail: short(line.slice(0, opener)),
      start: at,
      end: at + opener,
      fix: {
        says: 'Remove the text before the value.',
        safety: 'safe',
        edits: [{ start: at, end: at + opener, text: '' }],
      },
    });
    return at + opener;
  }
  if (member || (lenient && TAIL.test(line))) {
    const stop = trimEnd(text, at, lineEnd);
    out.problems.push(fragment(text.slice(at, stop), at, stop));
    return lineEnd;
  }
  if (out.entries.length > 0 && /^[^\p{L}\p{N}]+$/u.test(line)) {
    const stop = trimEnd(text, at, lineEnd);
    out.problems.push({
      code: 'json-text-after-end',
      detail: short(line),
      start: at,
      end: stop,
      fix: { says: 'Remove it.', safety: 'safe', edits: [{ start: at, end: stop, text: '' }] },
    });
  } else {
    out.skipped.push({ start: at, end: trimEnd(text, at, lineEnd), because: 'This line is not JSON.' });
  }
  return lineEnd;
}

/** The rest of a message that lost its beginning, at least its first bracket. */
function fragment(line: string, start: number, end: number): JsonProblem {
  const problem: JsonProblem = { code: 'json-unexpected', detail: short(line), start, end };
  if (parsed(`{${line}`) === undefined) return problem;
  const edits = [{ start, end: start, text: '{' }];
  return { ...problem, fix: { says: 'Add `{` before it.', safety: 'safe', edits } };
}

/** True if a value, or a comment before one, can begin here. */
function startsValue(text: string, at: number, lineEnd: number, alone: boolean): boolean {
  const char = text.charAt(at);
  const line = text.slice(at, Math.min(lineEnd, at + 2000));
  if (OPENERS.has(char) || char === '\ufeff') return !TAG.test(line);
  if (/^(?:\/\/|\/\*|#)/.test(line)) return true;
  if (char === '/' || char === '#') return false;
  if (isWholeValue(line)) return true;
  if (!alone) return false;
  return (
    (STARTS.has(char) && !/^[-+.]+\s*[^\d.\s]/.test(line)) ||
    LITERALS.test(line) ||
    /^\d[\d.eE+-]*\s*[^\w\s:/-]*\s*$/.test(line)
  );
}

/** True for a character that may begin a strict JSON value other than an object or array. */
function isWholeStart(line: string): boolean {
  return /^["\d\-tfn]/.test(line);
}

/** True if the rest of a line is one strict JSON value. */
function isWholeValue(line: string): boolean {
  if (!isWholeStart(line)) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function skipBlank(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the end of the line that contains an offset. Called in ascending order, it reads each line once. */
function lineEnds(text: string, end: number): (from: number) => number {
  let start = 0;
  let stop = -1;
  return (from) => {
    if (from >= start && from <= stop) return stop;
    start = from;
    stop = from;
    while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13) stop++;
    return stop;
  };
}

function trimEnd(text: string, from: number, end: number): number {
  let stop = end;
  while (stop > from && isBlank(text.charCodeAt(stop - 1))) stop--;
  return stop;
}

function short(text: string): string {
  const flat = text.trim();
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
}
