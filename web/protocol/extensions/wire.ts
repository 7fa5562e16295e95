/** Reads the HTTP of a text as rules about authorization see it. */
import { parametersOf } from '../documents/oauth/parameters.ts';
import { isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { readText } from '../json/read.ts';
import { toValue } from '../json/value.ts';
import type { WireMessage } from '../intake/wire.ts';
import type { Span } from '../types.ts';
import type { Http, Wire, WirePlace } from './define.ts';

/** Longer bodies belong to no authorization, UTF-16 units. */
const MAX_BODY = 100_000;
const MAX_MESSAGES = 5000;
const EMPTY: JsonObject = Object.freeze({});

/** The messages of a text, each with its counterpart. */
export function readWire(wire: readonly WireMessage[]): Wire {
  const all: (Http & { other: Http | null })[] = [];
  for (const [index, one] of wire.slice(0, MAX_MESSAGES).entries()) {
    const other = one.answers === null ? null : (all[one.answers] ?? null);
    const http = seen(one, index, other);
    if (other) other.other = http;
    all.push(http);
  }
  return { messages: all, requests: all.filter(({ kind }) => kind === 'request') };
}

function seen(one: WireMessage, index: number, other: Http | null): Http & { other: Http | null } {
  const header = (name: string): string | null =>
    one.headers.find((field) => field.name.toLowerCase() === name.toLowerCase())?.value ?? null;
  const body = one.body ?? '';
  const type = (header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const [path = '', query = ''] = one.target.replace(/^https?:\/\/[^/?#]+/iu, '').split('?', 2);
  const looksLikeForm = /^[\w.~%+-]{1,80}=[^\s{]*$/u.test(body.trim());
  const isForm = type === 'application/x-www-form-urlencoded' || (type === '' && looksLikeForm);
  return {
    index,
    kind: one.kind,
    method: one.method,
    target: one.target,
    origin: originOf(one, header('host')) || (other?.origin ?? ''),
    path: path === '' ? '/' : path,
    status: one.status,
    query: parametersOf(query),
    form: isForm && body.length <= MAX_BODY ? parametersOf(body.trim()) : new Map(),
    json: body.length <= MAX_BODY && /^\s*\{/u.test(body) ? jsonOf(body) : EMPTY,
    header,
    body,
    other,
    name: one.kind === 'request' ? nameOf(one, path) : other ? `The response to ${lower(other.name)}` : 'The response',
    partial: one.partial === true || one.madeUp === true,
  };
}

const nameOf = ({ method }: WireMessage, path: string): string =>
  `The ${method} to \`${path === '' ? '/' : path.slice(0, 80)}\``;
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function originOf({ target, kind }: WireMessage, host: string | null): string {
  const own = /^(https?:\/\/[^/?#]+)/iu.exec(target)?.[1];
  if (own !== undefined) return own.toLowerCase().replace(/^(https:\/\/[^:]+):443$|^(http:\/\/[^:]+):80$/u, '$1$2');
  return kind === 'request' && host !== null ? `https://${host.toLowerCase()}` : '';
}

function jsonOf(body: string): JsonObject {
  const { root } = readText(body);
  const value = root ? toValue(root) : null;
  return isObject(value) ? value : EMPTY;
}

/** The range of text to mark. */
export function placeOf(text: string, message: WireMessage, place: WirePlace): Span {
  if (place === 'body' && message.bodySpan && message.bodySpan.end > message.bodySpan.start) {
    const { start, end } = message.bodySpan;
    const line = text.indexOf('\n', start);
    return { start, end: line < 0 || line >= end ? end : line };
  }
  if (typeof place === 'object') {
    const field = message.headers.find(({ name }) => name.toLowerCase() === place.header.toLowerCase());
    if (field) return { ...field.valueSpan };
  }
  return { ...message.lineSpan };
}
