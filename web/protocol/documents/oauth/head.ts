/** HTTP messages as OAuth documents show them: a status or request line, headers that may continue on further lines, a body. */
import { isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { DocumentSubject } from '../define.ts';
import type { OAuthDocument } from './rule.ts';

/** One header, with the place of its value, which may span several lines. */
export interface HeadField {
  /** In lower case. */
  readonly name: string;
  /** Its lines joined by spaces. */
  readonly value: string;
  readonly span: Span;
}

/** The head of an HTTP message. */
export interface Head {
  /** Null for requests, and for headers without a status line. */
  readonly status: number | null;
  readonly statusSpan: Span | null;
  /** Null for responses. */
  readonly method: string | null;
  readonly fields: readonly HeadField[];
  /** What follows the head; empty if nothing does. */
  readonly body: Span;
}

/** Maximum length read of a head, UTF-16 units. */
const LONGEST = 16_384;
/** What is before a line in the output of curl, in a quotation and in a comment. */
const MARKS = /^(?:[\s<>|]|#(?!#)|\/\/)*/u;
const COMMENT = /^\s*(?:#|\/\/)/u;
const HEADER = /^(?:HTTP\/|www-authenticate *:)/iu;
const STATUS = /^(?:HTTP\/[\d.]+ +)?([1-5]\d\d)(?= [A-Z][A-Za-z -]{1,40}$|\s*$)/u;
const WITH_VERSION = /^HTTP\/[\d.]+ +(\d{3})\b/iu;
const REQUEST = /^(GET|POST|PUT|DELETE|HEAD) +\S/u;
const FIELD = /^([A-Za-z][\w-]{0,60}) *:(?: +|$)/u;

/** Reads the head of an HTTP message, or headers alone; null if the text does not begin with either. */
export function readHead(text: string, { start, end }: Span): Head | null {
  const limit = Math.min(end, start + LONGEST);
  const fields: { name: string; value: string; span: Span }[] = [];
  let status: number | null = null;
  let statusSpan: Span | null = null;
  let method: string | null = null;
  let began = false;
  let at = start;
  while (at < limit) {
    const feed = text.indexOf('\n', at);
    const stop = feed < 0 || feed > limit ? limit : feed;
    const raw = text.slice(at, stop);
    const from = at + (MARKS.exec(raw)?.[0].length ?? 0);
    const line = text.slice(from, stop).trimEnd();
    at = stop + 1;
    // A comment above the first line.
    if (line === '' || (!began && COMMENT.test(raw) && !HEADER.test(line))) {
      if (began) break;
      continue;
    }
    const found = FIELD.exec(line);
    const last = fields.at(-1);
    if (!began) {
      const known = WITH_VERSION.exec(line) ?? STATUS.exec(line);
      status = known ? Number(known[1]) : null;
      if (known) statusSpan = { start: from + known[0].length - 3, end: from + known[0].length };
      method = REQUEST.exec(line)?.[1] ?? null;
      began = true;
      if (known || method !== null) continue;
      if (found?.[1]?.toLowerCase() !== 'www-authenticate') return null;
    }
    if (found) {
      const value = line.slice(found[0].length);
      const begin = from + found[0].length;
      fields.push({ name: (found[1] ?? '').toLowerCase(), value, span: { start: begin, end: begin + value.length } });
    } else if (last && !/^[{[]/u.test(line)) {
      last.value = `${last.value} ${line}`.trimStart();
      last.span = { start: last.span.start, end: from + line.length };
    } else {
      at = from;
      break;
    }
  }
  return began ? { status, statusSpan, method, fields, body: { start: Math.min(at, end), end } } : null;
}

/** The documents of texts that were read before. */
const DOCUMENTS = new WeakMap<DocumentSubject, { document: OAuthDocument | null }>();

/** The JSON object of a subject: its own tree, or the JSON body of an HTTP message. Null if there is none, or if it is a message. */
export function documentIn(subject: DocumentSubject): OAuthDocument | null {
  const known = DOCUMENTS.get(subject);
  if (known) return known.document;
  const document = readDocument(subject);
  DOCUMENTS.set(subject, { document });
  return document;
}

function readDocument(subject: DocumentSubject): OAuthDocument | null {
  const { text, span, tree, value } = subject;
  if (tree) {
    const head = { status: null, statusSpan: null, method: null };
    return isObject(value) && value['jsonrpc'] === undefined ? { object: value, root: tree, ...head } : null;
  }
  if (subject.syntax !== 'header') return null;
  const head = readHead(text, span);
  // A challenge says more than the body beside it.
  if (
    !head ||
    head.fields.some(({ name }) => name === 'www-authenticate') ||
    !/^\s*\{/u.test(text.slice(head.body.start, head.body.end))
  )
    return null;
  const { root } = readValue(text, head.body.start, head.body.end);
  const object = root ? toValue(root) : null;
  if (!root || !isObject(object) || object['jsonrpc'] !== undefined) return null;
  const { status, statusSpan, method } = head;
  return { object, root, status, statusSpan, method };
}
