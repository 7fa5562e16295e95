/** Program text as parts: the messages in it, the fragments and documents in it, and the text itself. */
import type { DocumentKind } from '../../documents/define.ts';
import { paramsOf } from '../../documents/fragments/params.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { readProgram, type Language, type ProgramReading, type ProgramValue } from '../program/index.ts';
import { TITLES } from '../program/features.ts';
import type { RawEntry } from '../types.ts';
import { partOfValue, type EmptyPart, type FoundValue, type ProgramParts } from './content.ts';
import { isMessageLike } from './message-like.ts';
import { commentsAt } from './notation.ts';
import { printedIn } from './printed.ts';
import { scriptIn } from './scripts.ts';
import { EXCERPT, markRepeated, markSketch, REPEATED, REPEATS } from './sketch.ts';
import { messagesWithin } from './within.ts';

/** Why a sender is known that a heading or an arrow names. */
export const SENDER_NAMED = 'The text around it names its sender.';

/** Reads program text; null if the range is something else. `hint`: the language that a fence names. */
export function programParts(
  text: string,
  span: Span,
  { hint, clues, kinds }: { hint: string; clues: readonly string[]; kinds: readonly DocumentKind[] },
): ProgramParts | null {
  const script = scriptIn(text, span);
  const inScript = script && programParts(text, script, { hint: script.language, clues, kinds });
  if (inScript?.entries.length) return { ...inScript, part: { ...inScript.part, span } };
  const reading = readProgram(text, span, hint);
  if (!reading) return null;
  const messages: ProgramValue[] = [];
  const inner: EmptyPart[] = [];
  const values = reading.values.filter(({ span: { start } }) => !isRejected(text, start));
  if (values.length < reading.values.length && values.length === 0) return null;
  for (const one of values) {
    const { language } = reading;
    const part = partOfValue(text, { ...one, syntax: 'program', clues, language }, kinds);
    if (part !== 'message') inner.push(...(part ? [part] : []));
    else if (!isCall(one) && !isType(text, one)) messages.push(one);
  }
  const isBare = messages.length + inner.length === 0;
  if (isBare && (reading.language === 'yaml' || (hint === '' && hasFrames(text, span)))) return null;
  if (isBare && hint === '' && reading.language === 'teaching' && messagesWithin(text, span).length > 0) return null;
  const noted = messages.find(({ notation }) => notation.length > 0) ?? messages[0];
  const entries = messages.map(
    (one) => new ProgramEntry({ ...one, value: withMethod(one) }, one === noted ? noteOf(messages, one) : []),
  );
  return { part: partOf(text, reading, span), entries, inner };
}

/** A line of a stack, as the runtimes of languages print it, or the place of an error of a compiler. */
const FRAME =
  /^(?:\s{1,8}at \S|\s{0,8}File "[^"\n]{1,300}", line \d|\s{1,8}from [^\s:]{1,300}:\d+:in |goroutine \d+ \[|\s{0,8}--> [^\s:]{1,300}:\d+:\d|#\d+ \S{1,300}\(\d+\): |\s{1,8}\([\w ]{1,40} \d[\d.]*\) )/m;

/** True for a text with lines of a stack near its beginning: output of a program, not its text. */
function hasFrames(text: string, { start, end }: Span): boolean {
  return FRAME.test(text.slice(start, Math.min(end, start + 4000)));
}

/** True if a value has more of a program than the name of its file in a comment above it. `hint`: the language that a fence names. */
export function isNotation(text: string, { start, end }: Span, hint: string): boolean {
  const [comment = ''] = commentsAt(text, start);
  return comment === '' || readProgram(text, { start: start + comment.length, end }, hint) !== null;
}

/** Output with printed messages; null if it has none. Its lines are one part. */
export function printedParts(
  text: string,
  span: Span,
  context: { clues: readonly string[]; kinds: readonly DocumentKind[] },
): ProgramParts | null {
  const entries: RawEntry[] = [];
  let language: Language | null = null;
  for (const printed of printedIn(text, span)) {
    const found = programParts(text, printed, { hint: printed.language, ...context });
    if (!found?.entries.some(({ value }) => isMessageLike(value))) continue;
    language ??= printed.language;
    entries.push(...found.entries);
  }
  if (!language) return null;
  const title = `Debug output (${TITLES[language]})`;
  const because = `Lines of it have messages as ${TITLES[language]} prints them.`;
  return { part: { kind: 'program-repr', title, because, span, language }, entries, inner: [] };
}

/** A printed value that `root` is, as a part with the message, fragment or document that it is. */
export function partsOfDump(
  text: string,
  root: JsonNode,
  { start, end }: Span,
  { kinds, clues, ...about }: DumpContext,
): ProgramParts {
  const found = { span: { start: root.start, end: root.end }, value: toValue(root), tree: root, problems: [], clues };
  const part = partOfValue(text, { ...found, syntax: 'program' }, kinds);
  const notation = root.type === 'object' && root.incomplete ? ['`...` for omitted parts'] : [];
  // Other programs print members of the same names.
  const isSent = part === 'message' && isObject(found.value) && has(found.value, 'jsonrpc');
  const entries = isSent ? [new ProgramEntry({ ...found, notation, wire: [], kind: 'repr' }, [])] : [];
  const inner = part === null || part === 'message' ? [] : [part];
  return { part: { kind: 'program-repr', span: { start, end }, ...about }, entries, inner };
}

/** What a printed value is described by, and what is known around it. */
interface DumpContext {
  readonly title: string;
  readonly because: string;
  readonly language?: Language;
  readonly clues: readonly string[];
  readonly kinds: readonly DocumentKind[];
}

/** A message that a lesson shows as a sketch, in a text with more than it; null if it is a whole one. `before`: the messages above it. */
export function sketchParts(
  text: string,
  { span, tree, problems, clues: [lead = ''] }: FoundValue,
  before: readonly RawEntry[],
): ProgramParts | null {
  if (span.end - span.start >= text.trim().length) return null;
  const isRepeated = REPEATS.test(lead) && markRepeated(tree, before);
  const sketch = isRepeated ? EXCERPT : markSketch(tree);
  if (sketch === null) return null;
  const value = toValue(tree);
  const found: ProgramValue = { span, value, tree, notation: [sketch], wire: [], kind: 'literal', problems };
  const because = isRepeated ? 'A message above it shows the members that it omits.' : `It shows ${sketch}.`;
  const part: EmptyPart = { kind: 'message', title: isRepeated ? REPEATED : 'A sketch of a message', because, span };
  return { part, entries: [new ProgramEntry(found, noteOf([found], found))], inner: [] };
}

/** True for what a validation report of pydantic quotes: a part of the message that was rejected, usually shortened. */
function isRejected(text: string, start: number): boolean {
  return text.slice(Math.max(0, start - REJECTED.length), start) === REJECTED;
}

const REJECTED = 'input_value=';

/** Names of types that messages have; those of other programs have a `Response` with a `result`, too. */
const OF_MESSAGES = /rpc|mcp/i;
const OF_REQUESTS = /rpc|mcp|request|notification|message|call|ping|packet|frame/i;

/**
 * True for what a program hands to a library, which adds the members of the envelope, and for a printed object that keeps its method
 * in another member.
 */
function isCall({ kind, value, tree, typeName }: ProgramValue): boolean {
  if (!isObject(value)) return false;
  if (has(value, 'jsonrpc')) return false;
  if (kind === 'literal' && (!has(value, 'id') || (!has(value, 'method') && isComputed(tree, 'id')))) return true;
  if (typeName !== undefined && !(has(value, 'method') ? OF_REQUESTS : OF_MESSAGES).test(typeName)) return true;
  return typeName !== undefined && !has(value, 'method') && !has(value, 'result') && !has(value, 'error');
}

/** The value of a message, with the method that its parameters are of in place of one that the program computes. */
function withMethod({ value, tree }: ProgramValue): JsonValue {
  if (!isObject(value) || !isComputed(tree, 'method')) return value;
  const params = get(value, 'params');
  const fragment = isObject(params) ? paramsOf(params) : null;
  return fragment?.place && fragment.or === undefined ? { ...value, method: fragment.place.method } : value;
}

/** True for a member whose value the program computes. */
function isComputed(tree: JsonNode, name: string): boolean {
  return tree.type === 'object' && tree.members.some(({ key, value }) => key === name && value.type === 'hole');
}

/** True for the declaration of a type: its method is a type, too, and semicolons separate its members. Commas do in the sketch of a message. */
function isType(text: string, { schematic, tree }: ProgramValue): boolean {
  if (schematic !== true || tree.type !== 'object') return false;
  const [first, second] = tree.members;
  const between = first && second ? text.slice(first.value.end, second.keySpan.start) : '';
  return between.includes(';') && !tree.members.some(({ key, value }) => key === 'method' && value.type === 'string');
}

function partOf(text: string, { language, because, values }: ProgramReading, span: Span): EmptyPart {
  const printed =
    values.length > 0 &&
    values.every((value) => value.kind === 'repr' || isInspected(text, value, values.length === 1 ? span : null));
  const title =
    language === 'teaching'
      ? 'Notation of a lesson'
      : `${printed ? 'Debug output' : 'Program text'} (${TITLES[language]})`;
  return { kind: printed ? 'program-repr' : 'program-literal', title, because, span, language };
}

/** The first value of a tree that the text does not show, such as a variable; null if there is none. */
function firstHole(root: JsonNode): Span | null {
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'hole') return node;
    const inner =
      node.type === 'object' ? node.members.map(({ value }) => value) : node.type === 'array' ? node.items : [];
    for (const one of inner.toReversed()) waiting.push(one);
  }
  return null;
}

/**
 * One note about the notation of all values, at the first message that has any: at the call that builds it, or at its first value
 * that is not shown, if any.
 */
function noteOf(values: readonly ProgramValue[], at: ProgramValue): readonly JsonProblem[] {
  const notation = [...new Set(values.flatMap((value) => value.notation))];
  if (notation.length === 0) return [];
  const { start, end } = (at.typeName === undefined ? firstHole(at.tree) : null) ?? {
    start: at.span.start,
    end: Math.min(at.span.end, at.span.start + 1),
  };
  return [{ code: 'json-notation', detail: notation.join(', '), start, end }];
}

/** The notation of a value that is not shown completely. */
const OMITTED = 'for omitted parts';

/** True for a response that shows nothing of its result: its envelope is as it was. */
function isBareResponse(value: JsonValue): boolean {
  const result = isObject(value) ? get(value, 'result') : undefined;
  return isObject(result) && Object.keys(result).length === 0;
}

/** A message in program text: its values are those that the program has, its positions those of the text. */
class ProgramEntry implements RawEntry {
  readonly span: Span;
  readonly value: JsonValue;
  problems: readonly JsonProblem[];
  readonly fixable = false;
  readonly trust: 'normalised' | 'altered';
  from?: 'client' | 'server';
  fromBecause?: string;
  readonly #tree: JsonNode;

  constructor({ span, value, tree, notation, problems, from }: ProgramValue, note: readonly JsonProblem[]) {
    this.span = span;
    this.trust = notation.some((one) => one.endsWith(OMITTED)) && !isBareResponse(value) ? 'altered' : 'normalised';
    this.value = value;
    this.problems = [...problems, ...note];
    this.#tree = tree;
    if (!from) return;
    this.from = from;
    this.fromBecause = SENDER_NAMED;
  }

  tree(): JsonNode {
    return this.#tree;
  }
}

/**
 * True for an object that is the whole text, as `console.log` prints it: no code around it, no comment, no trailing comma.
 * `whole` is null if several are printed: then each has its lines for itself.
 */
function isInspected(text: string, { span, notation }: ProgramValue, whole: Span | null): boolean {
  const from = whole?.start ?? text.lastIndexOf('\n', span.start) + 1;
  const end = text.indexOf('\n', span.end);
  const to = whole?.end ?? (end < 0 ? text.length : end);
  if (text.slice(from, span.start).trim() !== '' || text.slice(span.end, to).trim() !== '') return false;
  if (notation.includes('a printed type name')) return true;
  return (
    notation.includes('keys without quotes') && !notation.some((one) => /comma|comment|variable|template/.test(one))
  );
}
