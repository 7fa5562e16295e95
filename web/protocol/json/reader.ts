/** The state of one pass, and the problems it records. Shared by the parts of the reader; `read.ts` is the entry point. */
import { applyEdits } from './apply.ts';
import { codeOf, isJsonCode, isJsonError } from './codes.ts';
import type { JsonCode } from './codes.ts';
import type { JsonNode, JsonProblem } from './types.ts';
import type { Span, TextEdit } from '../types.ts';

/** A node that is an object. */
export type ObjectNode = Extract<JsonNode, { type: 'object' }>;
/** A node that is an array. */
export type ArrayNode = Extract<JsonNode, { type: 'array' }>;

/** One container that is still open. */
export interface Frame {
  node: ObjectNode | ArrayNode;
  /** Code of the character that closes it. */
  close: number;
  /** Key of the member whose value comes next; `null` if there is none to attach it to. */
  key: string | null;
  keyStart: number;
  keyEnd: number;
  /** Offset of the comma after the last value, -1 if there was none yet. */
  comma: number;
  /** Offsets of extra commas. */
  extra: number[] | null;
  /** True once it has contained anything. */
  filled: boolean;
  /** True if a missing comma would only be a consequence of an earlier problem. */
  lenient: boolean;
  /** End of the last text read in it. */
  last: number;
  /** The object that opens it directly in the place of its first key: it may itself be an extra pair of braces. */
  pair: { noted: Noted; inner: JsonNode | null } | null;
}

/** The part of a problem that the reader stores until its fix is known. */
export interface Noted {
  problem: JsonProblem;
  edits: TextEdit[];
  safety: 'safe' | 'unsafe';
  /** True if its fix also fixes its consequences. */
  echoed: boolean;
}

/** Problems of an entry that disturb the reader: further problems in the same entry are their consequences. */
const THROWS_OFF: ReadonlySet<JsonCode> = new Set([
  'json-missing-colon',
  'json-missing-value',
  'json-missing-name',
  'json-unexpected',
  'json-unquoted-text',
  'json-number',
  'json-not-a-value',
  'json-placeholder',
  'json-python-literal',
  'json-elision',
  'json-wrong-bracket',
  'json-unescaped-quote',
  'json-unterminated-string',
]);
/** Problems that are not distinguished from an earlier one in the same entry. */
const ECHOES: ReadonlySet<JsonCode> = new Set([
  'json-missing-colon',
  'json-missing-comma',
  'json-missing-value',
  'json-missing-name',
  'json-unexpected',
]);

/** Problems that are reported separately only while the value has few others: after those the reader guesses. */
const GUESSES: ReadonlySet<JsonCode> = new Set([
  'json-missing-comma',
  'json-missing-colon',
  'json-missing-name',
  'json-unexpected',
  'json-wrong-bracket',
  'json-unclosed',
  'json-unterminated-string',
]);
/** Maximum number of errors in one value before a further guess joins the last one. */
const DISTINGUISHED = 2;

/** One pass. */
export interface Reader {
  readonly text: string;
  readonly start: number;
  readonly limit: number;
  pos: number;
  /** Open containers; only the first `depth` of them count, the rest is kept for reuse. */
  readonly stack: Frame[];
  depth: number;
  /** The number of open containers that are objects. */
  objects: number;
  root: JsonNode | null;
  /** Decoded content of the last string read. */
  string: string;
  /** Text to add before the closing brackets of a truncated text, and ranges to remove. */
  tail: string;
  /** The start of the string that the end of the text cuts off. */
  opened: number;
  tailEdits: TextEdit[];
  /** Characters scanned by lookahead so far. */
  looked: number;
  /** The problem that the reader has not recovered from yet. */
  thrown: Noted | null;
  /** The last problem after which the reader had to guess. */
  guess: Noted | null;
  /** The number of errors recorded. */
  errors: number;
  readonly noted: Noted[];
  readonly byCode: Map<JsonCode, { last: Noted; places: number }>;
}

/** A pass over `text` from `start` to `limit`. */
export function newReader(text: string, start: number, limit: number): Reader {
  return {
    text: limit < text.length ? text.slice(0, limit) : text,
    start,
    limit,
    pos: start,
    stack: [],
    depth: 0,
    objects: 0,
    root: null,
    string: '',
    tail: '',
    opened: 0,
    tailEdits: [],
    looked: 0,
    thrown: null,
    guess: null,
    errors: 0,
    noted: [],
    byCode: new Map(),
  };
}

/** Code unit at the current position, -1 at the end. */
export function peek(r: Reader): number {
  return r.pos < r.limit ? r.text.charCodeAt(r.pos) : -1;
}

/** The innermost open container. */
export function topFrame(r: Reader): Frame | undefined {
  return r.depth > 0 ? r.stack[r.depth - 1] : undefined;
}

/**
 * Records a problem. The same cause in more places than its code separates joins the last one recorded. So does the consequence
 * of a problem that the reader has not recovered from: the fix of the first then fixes them all.
 */
export function note(
  r: Reader,
  code: JsonCode,
  span: Span,
  detail: string,
  edits: TextEdit[] = [],
  more: { safety?: 'safe' | 'unsafe'; related?: Span } = {},
): Noted {
  const { apart, safety: usual } = codeOf(code);
  const safety = more.safety ?? usual;
  const { thrown } = r;
  if (thrown !== null && ECHOES.has(code)) {
    for (const edit of edits) thrown.edits.push(edit);
    thrown.safety = 'unsafe';
    thrown.echoed = true;
    return thrown;
  }
  const seen = r.byCode.get(code);
  if (seen !== undefined && seen.places >= apart) {
    seen.last.problem.count = (seen.last.problem.count ?? 1) + 1;
    for (const edit of edits) seen.last.edits.push(edit);
    if (safety === 'unsafe') seen.last.safety = 'unsafe';
    if (THROWS_OFF.has(code)) r.thrown = seen.last;
    return seen.last;
  }
  const guesses = GUESSES.has(code);
  if (guesses && r.guess !== null && r.errors >= DISTINGUISHED) {
    for (const edit of edits) r.guess.edits.push(edit);
    r.guess.safety = 'unsafe';
    r.guess.echoed = true;
    r.guess.problem.more = true;
    if (THROWS_OFF.has(code)) r.thrown = r.guess;
    return r.guess;
  }
  const problem: JsonProblem = { code, start: span.start, end: span.end, detail };
  if (more.related !== undefined) problem.related = more.related;
  const noted: Noted = { problem, edits: [...edits], safety, echoed: false };
  if (THROWS_OFF.has(code)) r.thrown = noted;
  r.noted.push(noted);
  if (codeOf(code).error) r.errors += 1;
  if (guesses || code === 'json-missing-value') r.guess = noted;
  r.byCode.set(code, { last: noted, places: (seen?.places ?? 0) + 1 });
  return noted;
}

/** The recorded problems, in text order, each with the fix for all its places. */
export function problemsOf(r: Reader): JsonProblem[] {
  if (r.noted.length === 0) return [];
  const errors = r.noted.filter((noted) => isJsonError(noted.problem));
  const tried = errors.length === 1 && r.pos - r.start <= TRY_UP_TO ? errors : errors.filter((noted) => noted.echoed);
  if (tried.length > 0 && !fixesAll(r, errors)) for (const noted of tried) noted.edits = [];
  return r.noted
    .map(({ problem, edits, safety, echoed }) => {
      const ordered = inOrder(edits);
      if (ordered.length === 0 || (echoed && overlap(ordered))) return problem;
      const usual = describeFix(problem, edits);
      const says = echoed ? `${usual.slice(0, -1)}, and fix the follow-up errors.` : usual;
      return { ...problem, fix: { says, safety, edits: ordered } };
    })
    .toSorted((a, b) => a.start - b.start);
}

/** In text order. Identical replacements of the same range, from a place that was read twice, are merged. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return ordered.filter(({ start, end }, i) => {
    const before = ordered[i - 1];
    return start === end || before?.start !== start || before.end !== end;
  });
}

/** True if two edits target the same place, as edits for different errors may. */
function overlap(ordered: readonly TextEdit[]): boolean {
  return ordered.some((edit, i) => edit.start < (ordered[i - 1]?.end ?? 0));
}

/** Maximum length of text on which fixes are tested before they are offered, in UTF-16 units. */
const TRY_UP_TO = 100_000;

/** Tests all fixes together. A single fix, and one that must also fix consequences, is offered only if the result is JSON. */
function fixesAll(r: Reader, errors: readonly Noted[]): boolean {
  if (r.pos - r.start > TRY_UP_TO) return false;
  const edits = errors
    .flatMap((noted) => noted.edits)
    .map((edit) => ({ ...edit, start: edit.start - r.start, end: edit.end - r.start }));
  try {
    JSON.parse(applyEdits(r.text.slice(r.start, r.pos), inOrder(edits)));
    return true;
  } catch {
    return false;
  }
}

function describeFix(problem: JsonProblem, edits: readonly TextEdit[]): string {
  const { code, detail, count = 1 } = problem;
  return isJsonCode(code) ? codeOf(code).fix(detail, count, edits) : 'Fix it.';
}

/** The text of a span, short enough to quote in a sentence. */
export function quoteText(text: string, start: number, end: number): string {
  const whole = end - start <= 40;
  let cut = whole ? end : start + 38;
  const code = text.charCodeAt(cut - 1);
  if (!whole && code >= 0xd800 && code <= 0xdbff) cut -= 1;
  const line = text.slice(start, cut).replace(/[\r\n]+\s*/g, ' ');
  return whole ? line : `${line}…`;
}

/**
 * Allows lookahead while it is cheap: the total lookahead is bounded by the text read, so that reading stays linear for any
 * text. Returns how far a lookahead from `from` may go.
 */
export function lookLimit(r: Reader, from: number): number {
  const left = 16_384 + 8 * (r.pos - r.start) - r.looked;
  return Math.min(r.limit, from + Math.max(left, 0));
}
