/** JSON inside JSON strings, as log services and HAR files export it: unwrapped, at most two levels. */
import type { Skipped, Span } from '../../types.ts';
import { beneath, LAYERS, takeInBelow } from '../layers.ts';
import { mappedEntries, unquoted, type Mapped } from '../mapped.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, Intake } from '../types.ts';

const INSIDE =
  /^"\s*(?:[{[]|\\+["nrt]|(?:event|data): ?\w*[{\\])[^]{0,2000}?\\+"(?:jsonrpc|method|result|error|id|params)\\+"\s*:/;
/** Headers of HTTP as strings of a program, above the string that is the body. */
const HEADERS =
  /^(?:"(?:(?:GET|POST|PUT|DELETE) \/[^"\s]{0,300} HTTP\/[\d.]+|HTTP\/[\d.]+ \d{3}[^"\n]{0,60}?|[A-Za-z][\w-]{0,60}: [^"\n]{1,400}?)?(?:\\r)?(?:\\n)?"[ \t]*[,;+]?\s+)+(?=")/;
const HEADER = /^"(?!(?:event|data):)(?:(?:GET|POST|PUT|DELETE) \/|HTTP\/|[A-Za-z][\w-]{0,60}: |(?:\\r)?(?:\\n)?"$)/;
const LEVELS = 2;
/** How much of a string’s content is checked before it is read, in UTF-16 units. */
const SEEN = 4000;
/** One message and nothing else. */
const MESSAGE = /^\s*[{[][^\n]*\s*$/;

/** One string, or several in a row. */
export const jsonString: Format = {
  id: 'json-string',
  title: 'JSON inside a JSON string',
  claim(text, sample = sampleOf(text), hints = {}) {
    const head = sample.head.trimStart();
    const above = HEADERS.exec(head)?.[0].length ?? 0;
    if ((hints.layers ?? 0) >= LAYERS || !INSIDE.test(above > 0 ? head.slice(above) : sample.head))
      return { score: 0, because: '' };
    if (above > 0) return { score: 90, because: 'The text is headers and a body as strings of a program.' };
    return {
      score: 90,
      because: `The text is a quoted string that contains JSON, escaped ${/^"\s*\\/.test(sample.head) ? 'twice' : 'once'}.`,
    };
  },
  read(text, see = () => {}, hints = {}) {
    const out: Omit<Intake, 'format'> = { entries: [], skipped: [], problems: [] };
    for (const span of stringsOf(text, out.skipped)) {
      if (HEADER.test(text.slice(span.start, Math.min(span.end, span.start + 100)))) {
        out.skipped.push({ ...span, because: 'A header, as a string of a program.' });
        continue;
      }
      let decoded = unquoted(text, span);
      for (let level = 1; level < LEVELS && INSIDE.test(decoded.text.slice(0, SEEN).trimStart()); level++) {
        decoded = unquoted(decoded, inner(decoded));
      }
      const found = MESSAGE.test(decoded.text.slice(0, SEEN))
        ? mappedEntries(text, decoded)
        : beneath(decoded, (below, seeBelow) => takeInBelow(below, hints, seeBelow));
      for (const entry of found.entries) {
        out.entries.push(entry);
        see(entry);
      }
      out.skipped.push(...found.skipped);
      out.problems.push(...found.problems);
    }
    return out;
  },
  samples: [
    String.raw`"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"`,
    String.raw`"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"` +
      '\n' +
      String.raw`"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"`,
    String.raw`"Content-Type: application/json\r\n"
    "\r\n"
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";`,
    String.raw`"\"{\\\"jsonrpc\\\":\\\"2.0\\\",\\\"id\\\":1,\\\"method\\\":\\\"ping\\\"}\""`,
  ],
};

function inner({ text }: Mapped): Span {
  const start = text.indexOf('"');
  return { start, end: Math.max(start + 1, text.lastIndexOf('"') + 1) };
}

/** The strings of a text, each with its quotes; the text between them is skipped. */
function* stringsOf(text: string, skipped: Skipped[]): Generator<Span> {
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('"', at);
    const between = text.slice(at, start < 0 ? text.length : start);
    if (/[^\s,;[\]\ufeff]/.test(between)) {
      const from = at + between.length - between.trimStart().length;
      skipped.push({ start: from, end: at + between.trimEnd().length, because: 'Text between the strings.' });
    }
    if (start < 0) return;
    let end = text.indexOf('"', start + 1);
    while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
    if (end < 0) end = text.length;
    yield { start, end: Math.min(end + 1, text.length) };
    at = end + 1;
  }
}

function isEscaped(text: string, quote: number): boolean {
  let at = quote;
  while (text.charCodeAt(at - 1) === 0x5c) at--;
  return (quote - at) % 2 === 1;
}
