/** The positions of transport findings in the text. */
import { spanOf } from '../../json/locate.ts';
import { readValue } from '../../json/read.ts';
import type { JsonNode } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import type { Ref } from '../../session/call.ts';
import type { Part, Place } from './define.ts';
import { EventPart } from './events.ts';
import { RequestPart, ResponsePart } from './parts.ts';
import { LinePart } from './pipe.ts';

/** The default. */
export const WHOLE: Place = { of: 'line' };
const HEAD = new Set(['line', 'method', 'target', 'status', 'header', 'head']);

/** True for places in the head of a request or response. */
export function isInHead(part: Part, place: Place): boolean {
  return (part.kind === 'request' || part.kind === 'response') && HEAD.has(place.of);
}

/** The span of a place; null if the text does not contain it. `tree` parses a message. */
export function placeIn(text: string, part: Part, place: Place, tree: (entry: number) => JsonNode | null): Span | null {
  if (place.of === 'message') {
    const root = tree(place.at.entry);
    return root && spanOf(text, root, [...itemPath(place.at), ...(place.path ?? [])], place.mark ?? 'value');
  }
  if (part instanceof EventPart) return placeInEvent(part, place);
  if (part instanceof LinePart) return (place.of === 'rest' ? part.rests[0] : null) ?? firstLine(text, part.span);
  return part instanceof RequestPart || part instanceof ResponsePart ? placeInHttp(text, part, place) : null;
}

/** The batch item at the beginning of a path. */
export function itemPath({ item }: Ref): readonly number[] {
  return item === null ? [] : [item];
}

/** The entries in a part. */
export function entriesOf(part: Part): readonly number[] {
  if (part instanceof LinePart) return part.entries;
  return part instanceof EventPart || part instanceof RequestPart || part instanceof ResponsePart
    ? part.wire.entries
    : [];
}

/** A whole part, with its body. */
export function spanOfPart(part: Part): Span {
  if (part instanceof LinePart) return part.span;
  if (part instanceof EventPart || part instanceof RequestPart || part instanceof ResponsePart) return part.wire.span;
  return { start: 0, end: 0 };
}

function placeInEvent({ wire }: EventPart, place: Place): Span {
  const field = place.of === 'field' ? wire.fields.find((one) => one === place.field) : undefined;
  if (!field) return wire.span;
  const value = place.of === 'field' && place.mark !== 'whole' && field.valueSpan.start < field.valueSpan.end;
  return value ? field.valueSpan : field.span;
}

function placeInHttp(text: string, { wire }: RequestPart | ResponsePart, place: Place): Span {
  const { lineSpan, bodySpan } = wire;
  if (place.of === 'header') {
    const header = wire.headers.find((one) => one === place.header);
    if (!header) return lineSpan;
    if (place.mark === 'whole') return header.span;
    if (place.mark === 'name') return { start: header.span.start, end: header.span.start + header.name.length };
    return header.valueSpan.start < header.valueSpan.end ? header.valueSpan : header.span;
  }
  if (place.of === 'body' && bodySpan) {
    const there = bodySpan.end - bodySpan.start === (wire.body?.length ?? -1);
    const root = place.path && there ? readValue(text, bodySpan.start, bodySpan.end).root : null;
    return root ? spanOf(text, root, place.path ?? [], place.mark ?? 'value') : firstLine(text, bodySpan);
  }
  const word = place.of === 'method' ? wire.method : place.of === 'target' ? wire.target : '';
  const quoted = place.of === 'status' && wire.status > 0 ? String(wire.status) : word;
  const at = quoted === '' ? -1 : text.slice(lineSpan.start, lineSpan.end).indexOf(quoted);
  return at < 0 ? lineSpan : { start: lineSpan.start + at, end: lineSpan.start + at + quoted.length };
}

function firstLine(text: string, { start, end }: Span): Span {
  const feed = text.slice(start, end).search(/[\r\n]/);
  return { start, end: feed < 0 ? end : start + feed };
}
