/** Fixes of headers, lines and events as edits of the text. */
import { locate } from '../../json/locate.ts';
import type { WireHeader } from '../../intake/wire.ts';
import type { JsonNode } from '../../json/types.ts';
import type { Span, TextEdit } from '../../types.ts';
import type { Part, Place, WireFix, WireStep } from './define.ts';
import { EventPart } from './events.ts';
import { RequestPart, ResponsePart } from './parts.ts';
import { itemPath, placeIn, spanOfPart } from './places.ts';

/** The edits of a fix; null if the text shows the part in another notation, or if steps conflict. */
export function editsOf(
  text: string,
  part: Part,
  fix: WireFix,
  tree: (entry: number) => JsonNode | null,
): TextEdit[] | null {
  const tool = part instanceof RequestPart ? part.wire.tool : undefined;
  if (!tool && !isWritten(text, part)) return null;
  const edits: TextEdit[] = [];
  for (const step of fix.steps) {
    const made = tool ? inCommand(text, part, step, tool) : editsOfStep(text, part, step, tree);
    if (!made) return null;
    edits.push(...made);
  }
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  const overlap = edits.some(({ start }, index) => start < (edits[index - 1]?.end ?? 0));
  return overlap || edits.length === 0 ? null : edits;
}

/** Characters that a shell keeps unchanged between double or single quotes. */
const SAFE = /^[\w ,;:=/*.+-]+$/;

/** A header of a curl command: replaced if it is written as it is sent, otherwise inserted after the program's name. */
function inCommand(text: string, part: Part, step: WireStep, tool: Span): TextEdit[] | null {
  if (step.do !== 'set' || !(part instanceof RequestPart) || !SAFE.test(step.value)) return null;
  const own = headersOf(part, step.header);
  const [first] = own;
  if (!first) return [{ start: tool.end, end: tool.end, text: ` -H "${step.header}: ${step.value}"` }];
  const { start, end } = first.valueSpan;
  return own.length === 1 && text.slice(start, end) === first.value ? [{ start, end, text: step.value }] : null;
}

function editsOfStep(
  text: string,
  part: Part,
  step: WireStep,
  tree: (entry: number) => JsonNode | null,
): TextEdit[] | null {
  if (step.do === 'set' || step.do === 'remove') {
    if (!(part instanceof RequestPart || part instanceof ResponsePart)) return null;
    return step.do === 'set' ? set(text, part, step.header, step.value) : remove(text, part, step.header);
  }
  const owner = step.at ?? part;
  const span = wholeOf(owner, step.place, tree) ?? placeIn(text, owner, step.place, tree);
  if (!span || (step.at && !isWritten(text, step.at))) return null;
  if (step.do === 'before') return [{ start: span.start, end: span.start, text: step.text }];
  if (step.do === 'after') return [{ start: span.end, end: span.end, text: step.text }];
  const line =
    owner.kind === 'line' ? step.place.of === 'line' : step.place.of === 'field' && step.place.mark === 'whole';
  const whole = step.text === '' && line;
  return [{ ...(whole ? withEnd(text, span) : span), text: step.text }];
}

/** Marks of long places end at the first line; edits extend to their end. */
function wholeOf(part: Part, place: Place, tree: (entry: number) => JsonNode | null): Span | null {
  if (part.kind === 'line' && place.of === 'line') return spanOfPart(part);
  if (place.of !== 'message' || place.path?.length) return null;
  const root = tree(place.at.entry);
  const node = root && locate(root, itemPath(place.at))?.node;
  return node ? { start: node.start, end: node.end } : null;
}

function set(text: string, part: RequestPart | ResponsePart, name: string, value: string): TextEdit[] {
  const { wire } = part;
  const [there] = headersOf(part, name);
  if (there) {
    const { start, end } = there.valueSpan;
    return [{ start, end, text: start === end && text.charAt(start - 1) === ':' ? ` ${value}` : value }];
  }
  const { end } = wire.headers.at(-1)?.span ?? wire.lineSpan;
  return [{ start: end, end, text: `${text.startsWith('\r\n', wire.lineSpan.end) ? '\r\n' : '\n'}${name}: ${value}` }];
}

function remove(text: string, part: RequestPart | ResponsePart, name: string): TextEdit[] {
  return headersOf(part, name).map(({ span }) => ({ ...withEnd(text, span), text: '' }));
}

function headersOf({ wire }: RequestPart | ResponsePart, name: string): WireHeader[] {
  return wire.headers.filter((header) => header.name.toLowerCase() === name.toLowerCase());
}

/** A line with its line break. */
function withEnd(text: string, { start, end }: Span): Span {
  if (text.startsWith('\r\n', end)) return { start, end: end + 2 };
  return { start, end: /[\r\n]/.test(text.charAt(end)) ? end + 1 : end };
}

/** True if the text shows the part as it was sent, so that it can be edited. */
function isWritten(text: string, part: Part): boolean {
  if (part instanceof RequestPart || part instanceof ResponsePart) {
    const { lineSpan, method } = part.wire;
    if (!text.startsWith(part.kind === 'request' ? `${method} ` : 'HTTP/', lineSpan.start)) return false;
    return lineSpan.start === 0 || /[\n\ufeff]/.test(text.charAt(lineSpan.start - 1));
  }
  if (part instanceof EventPart) {
    return part.wire.fields.every(
      ({ name, span }) =>
        text.startsWith(name, span.start) && (span.start === 0 || /[\r\n\ufeff]/.test(text.charAt(span.start - 1))),
    );
  }
  return true;
}
