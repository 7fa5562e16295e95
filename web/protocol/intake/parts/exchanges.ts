/**
 * HTTP exchanges of an authorization: the OAuth documents among their requests and responses. The rules about HTTP still see the
 * whole exchange.
 */
import type { DocumentKind } from '../../documents/define.ts';
import { readValue } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { Intake } from '../types.ts';
import type { WireMessage } from '../wire.ts';
import type { Below } from './below.ts';
import { documentPart, type EmptyPart } from './content.ts';
import { CARRIERS } from './limits.ts';
import { isMessageLike } from './message-like.ts';

/** At most this many requests and responses are tried. */
const MAX_MESSAGES = 60;

/** The parts of an exchange, and what was found without the values that are documents. */
export interface Exchange {
  readonly parts: readonly EmptyPart[];
  readonly found: Intake;
}

/** The OAuth documents of a text that is HTTP. Null if it is something else, has messages, or no document. */
export function exchangeIn(text: string, below: Below, kinds: readonly DocumentKind[]): Exchange | null {
  const span = { start: 0, end: text.length };
  const format = below.logFormat(span) ?? '';
  return CARRIERS.has(format) ? documentsOf(text, below.read(span, format), kinds) : null;
}

/** The documents of an exchange, each with its head, and what is between them. */
function documentsOf(text: string, found: Intake, kinds: readonly DocumentKind[]): Exchange | null {
  const { wire = [], entries, format } = found;
  if (wire.length > MAX_MESSAGES || entries.length > MAX_MESSAGES) return null;
  if (entries.some(({ value }) => isMessageLike(value))) return null;
  const documents: EmptyPart[] = [];
  for (const { span } of entries) {
    const part = valuePart(text, span, kinds);
    if (part === null) return null;
    documents.push(part);
  }
  const heads = wire
    .filter(({ span }) => !documents.some((one) => one.span.start >= span.start && one.span.end <= span.end))
    .map((message) => documentIn(text, message, kinds) ?? message.span);
  const parts: EmptyPart[] = [];
  for (const part of [...heads, ...documents].toSorted((a, b) => startOf(a) - startOf(b))) {
    const last = parts.at(-1);
    if ('kind' in part) parts.push(part);
    else if (last?.kind === 'http') parts[parts.length - 1] = { ...last, span: { ...last.span, end: part.end } };
    else parts.push({ kind: 'http', title: format.title, because: format.because, span: { ...part } });
  }
  if (parts.every(({ kind }) => kind === 'http')) return null;
  return { parts, found: { ...found, entries: [], wire: wire.map((one) => ({ ...one, entries: [] })) } };
}

function startOf(part: EmptyPart | Span): number {
  return 'kind' in part ? part.span.start : part.start;
}

/** The document that a request or response carries: in its head, in its form, or as JSON. */
function documentIn(
  text: string,
  { span, kind, bodySpan, body }: WireMessage,
  kinds: readonly DocumentKind[],
): EmptyPart | null {
  const plain = { text, tree: null, value: undefined, clues: [] };
  const whole = documentPart({ ...plain, span, syntax: 'header' }, kinds);
  if (whole || kind === 'response' || !bodySpan || body === null) return whole;
  // In a command, the body is an argument; it is judged where the text has it as it was sent.
  if (text.slice(bodySpan.start, bodySpan.end) !== body) return null;
  return valuePart(text, bodySpan, kinds) ?? documentPart({ ...plain, span: bodySpan, syntax: 'form' }, kinds);
}

function valuePart(text: string, span: Span, kinds: readonly DocumentKind[]): EmptyPart | null {
  if (text[span.start] !== '{') return null;
  const { root, problems } = readValue(text, span.start, span.end);
  if (!root) return null;
  return documentPart({ text, span, syntax: 'json', value: toValue(root), tree: root, problems, clues: [] }, kinds);
}
