/** What a value is: a message, a document, a fragment of a message, or JSON of an unknown kind. */
import type { DocumentSubject, Syntax } from '../../documents/define.ts';
import { fragmentOf } from '../../documents/fragments/index.ts';
import type { Fragment } from '../../documents/fragments/types.ts';
import { membersEnd, wrapBare } from '../../documents/host-config/wrap.ts';
import { recognizeDocument } from '../../documents/judge.ts';
import type { DocumentKind } from '../../documents/define.ts';
import { listed } from '../../json/describe.ts';
import { get, has, isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { RawEntry } from '../types.ts';
import { excerptOf, hideNulls } from './excerpt.ts';
import { MEMBER, MINOR } from './limits.ts';
import { isMessageLike } from './message-like.ts';
import type { PartContent, RawPart } from './types.ts';

/** A value with its positions, as a reader found it. */
export interface FoundValue {
  readonly span: Span;
  readonly syntax: Syntax;
  readonly value: JsonValue;
  readonly tree: JsonNode;
  readonly problems: readonly JsonProblem[];
  readonly clues: readonly string[];
  /** The language of the program around it. */
  readonly language?: string;
}

/** A part without messages. */
export type EmptyPart = Omit<RawPart, 'messages' | 'first'>;

/** What a program text holds. */
export interface ProgramParts {
  readonly part: EmptyPart;
  readonly entries: readonly RawEntry[];
  /** Fragments and documents in it. */
  readonly inner: readonly EmptyPart[];
}

/** The part that a value is; `message` if it was meant as one, null if it is of an unknown kind. */
export function partOfValue(
  text: string,
  found: FoundValue,
  kinds: readonly DocumentKind[],
): EmptyPart | 'message' | null {
  const fragment = fragmentOf(found.value);
  const special = fragment && (fragment.type === 'InputRequest' || fragment.type === 'REST error');
  if (!special && isMessageLike(found.value)) {
    const excerpt = excerptOf(text, found.span, found.value);
    if (!excerpt) return 'message';
    // The page leaves out what it shows elsewhere.
    if (found.tree.type === 'object') found.tree.incomplete = true;
    return fragmentPart(found, excerpt);
  }
  const part = documentPart({ ...found, text }, kinds) ?? reportPart(found);
  if (!part && fragment?.type === 'CallToolResult') hideNulls(found.value, found.tree);
  return part ?? (fragment ? fragmentPart(found, fragment) : null);
}

/** Members of each item in what a validator reports as JSON, by its name. */
const ISSUES: readonly (readonly [string, readonly string[]])[] = [
  ['Zod', ['code', 'path', 'message']],
  ['pydantic', ['type', 'loc', 'msg']],
];

/** The list of mistakes that a validator found in another value; null if it is something else. */
function reportPart({ span, value }: FoundValue): EmptyPart | null {
  const list = isObject(value) ? (get(value, 'issues') ?? get(value, 'detail')) : value;
  if (!Array.isArray(list) || list.length === 0) return null;
  const found = ISSUES.find(([, keys]) => list.every((item) => isObject(item) && keys.every((key) => has(item, key))));
  if (!found) return null;
  const [library, keys] = found;
  const because = `Each of its items has ${listed(keys)}, as ${library} reports what it rejects.`;
  return { kind: 'complaint', title: 'Validator error output', because, span };
}

/**
 * True for a range that is one value: a document or a fragment. `around`: the text that it is part of; an error on one of several
 * lines belongs to its words.
 */
export function isDocumentAt(text: string, span: Span, kinds: readonly DocumentKind[], around = span): boolean {
  const { root, problems, end } = readValue(text, span.start, span.end);
  if (!root || root.type === 'hole' || end < span.end) return false;
  const part = partOfValue(
    text,
    { span, syntax: 'json', value: toValue(root), tree: root, problems, clues: [] },
    kinds,
  );
  if (part === null || part === 'message') return false;
  return part.kind !== 'fragment-error' || around === span || !text.slice(around.start, around.end).includes('\n');
}

/** True if a value has more than notation that documents often have. */
export function isBroken(problems: readonly JsonProblem[]): boolean {
  return problems.some(({ code }) => !MINOR.has(code));
}

/** The part that JSON of no known kind is. */
export function unknownPart(span: Span, problems: readonly JsonProblem[]): EmptyPart {
  const broken = isBroken(problems);
  const because = broken
    ? 'It begins like JSON, and it has no member of a message or of a known document.'
    : 'It has no member of a message or of a known document.';
  return { kind: 'unknown', title: broken ? 'Broken JSON' : 'JSON of an unknown kind', because, span };
}

/** Problems of a document that is not shown completely. */
const ELIDED = new Set(['json-comment', 'json-trailing-comma', 'json-bom', 'json-elision', 'json-placeholder']);
const QUOTES = 'json-single-quotes';
/** Languages of a fence around a file, and none. */
const FILE = /^(?:jsonc?|json5|te?xt)?$/;

/**
 * The part that a document with omitted values is, such as `{"servers": {...}}`, or a configuration in single quotes; null if it is
 * something else. `language`: the one that a fence names.
 */
export function elidedPart(
  text: string,
  found: FoundValue,
  kinds: readonly DocumentKind[],
  language: string,
): EmptyPart | null {
  const quotes = FILE.test(language) && found.problems.some(({ code }) => code === QUOTES);
  if (found.problems.some(({ code }) => !ELIDED.has(code) && !(quotes && code === QUOTES))) return null;
  const part = isMessageLike(found.value) ? null : documentPart({ ...found, text }, kinds);
  return quotes && part?.kind !== 'host-config' ? null : part;
}

/** With `None` the members are those of a dictionary in a program; `True` is a mistake in a file, too. */
const OF_PYTHON = 'json-python-literal';

/** Members of a known kind, and where they end. */
interface Bare {
  /** `message` for those of a message. */
  readonly part: EmptyPart | 'message';
  /** Words may follow. */
  readonly end: number;
}

/**
 * The document whose members stand without the braces around them, as documentation shows a part of a file; null if they are of no
 * known kind.
 */
export function bareMembers(
  text: string,
  range: Span,
  clues: readonly string[],
  kinds: readonly DocumentKind[],
): Bare | null {
  if (!MEMBER.test(text.slice(range.start, range.start + 200))) return null;
  const span = { start: range.start, end: membersEnd(text, range) };
  const bare = wrapBare(text, span);
  if (!bare) return null;
  const { tree, problems } = bare;
  if (problems.some(({ code, start }) => code === OF_PYTHON && text.startsWith('None', start))) return null;
  const part = partOfValue(text, { span, syntax: 'json', value: toValue(tree), tree, problems, clues }, kinds);
  return part && { part, end: span.end };
}

/** The part that a text is if it is not a value: a header, an address, a form or a command; null if it is none. */
export function documentInText(
  { text, span, clues }: Pick<DocumentSubject, 'text' | 'span' | 'clues'>,
  kinds: readonly DocumentKind[],
): EmptyPart | null {
  for (const syntax of ['header', 'url', 'form', 'shell'] as const) {
    const part = documentPart({ text, span, syntax, tree: null, value: undefined, clues }, kinds);
    if (part) return part;
  }
  return null;
}

/** The part of a document; null if no kind recognizes it. */
export function documentPart(
  subject: DocumentSubject & { readonly language?: string },
  kinds: readonly DocumentKind[],
): EmptyPart | null {
  const document = recognizeDocument(subject, kinds);
  if (!document) return null;
  const { title, because, host, type } = document.recognition;
  return {
    kind: document.kind.kind,
    title,
    because,
    span: subject.span,
    ...(host === undefined ? {} : { host }),
    ...(type === undefined ? {} : { type }),
    ...(subject.language === undefined ? {} : { language: subject.language }),
    content: { ...contentOf(subject), document },
  };
}

function fragmentPart(found: FoundValue, fragment: Fragment): EmptyPart {
  const { kind, type, title, because, or } = fragment;
  return {
    kind,
    type,
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    because: or === undefined ? because : `${because} It can also be ${or}.`,
    span: found.span,
    ...(found.language === undefined ? {} : { language: found.language }),
    content: { ...contentOf(found), fragment },
  };
}

function contentOf({ syntax, tree, value, clues, problems = [] }: Omit<DocumentSubject, 'text' | 'span'>): PartContent {
  return { syntax, tree, value, problems, clues, fixable: syntax === 'json' || syntax === 'jsonc' };
}
