/** Documents beside a log or a capture, such as the configuration of the server that wrote it. */
import type { Span } from '../../types.ts';
import { hasDocuments } from './limits.ts';
import { valuesOf, type Region } from './regions.ts';

/** A line of HTTP: the value after it is a body. */
const HEADER = /^[<>]?[ \t]*(?:HTTP\/\d|[\w-]{1,60}: \S)/;
/** At most this many values are tried. */
const MAX_VALUES = 50;

/**
 * A range cut at the values in it that are documents, with the text between them; null if there is none. `isDocument` is asked for a
 * few values only.
 */
export function besideDocuments(
  text: string,
  span: Span,
  isDocument: (value: Region) => boolean,
): readonly Region[] | null {
  if (!hasDocuments(text.slice(span.start, span.end))) return null;
  const out: Region[] = [];
  let tried = 0;
  let from = span.start;
  const addText = (end: number): void => {
    if (text.slice(from, end).trim() !== '') out.push({ kind: 'text', start: from, end, info: '', lead: '' });
  };
  for (const region of valuesOf(text, span)) {
    if (region.kind !== 'value' || !hasDocuments(text.slice(region.start, region.end))) continue;
    if (++tried > MAX_VALUES) break;
    if (HEADER.test(region.lead) || !isDocument(region)) continue;
    addText(region.start);
    out.push(region);
    from = region.end;
  }
  if (out.length === 0) return null;
  addText(span.end);
  return out.length > 1 ? out : null;
}
