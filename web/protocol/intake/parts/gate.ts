/** Decides cheaply whether a text may have other parts than messages, so that the code that reads those is loaded only then. */
import { quickValue } from '../../json/fast.ts';
import { get, has, isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import type { JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Format } from '../types.ts';
import { hasDocuments, isMinor } from './limits.ts';

/** Longer texts are logs, and are read as one, UTF-16 units. */
const MAX_LENGTH = 2_000_000;
/** Only this much of a text is looked at, UTF-16 units. */
const WINDOW = 60_000;
/** Formats whose text may hold anything: for all others their own reader knows more. */
const OPEN_FORMATS = new Set(['json', 'lines', 'markdown', 'mixed', 'quoted', 'json-string', 'container']);
/** An event with an object, and the one with which a server of MCP begins a stream. */
const OBJECT_SENT = /^data: ?\{/m;
const ENDPOINT_SENT = /^event: ?endpoint/m;
/** A claim of this or more means that the format is certain. */
const CERTAIN = 20;
/** Words of OAuth that at least one of its documents has. */
const OAUTH =
  /\bwww-authenticate\b|\bgrant_type\b|\bresponse_type\b|[?&#]code=|"(?:access_token|redirect_uris|client_id|issuer|authorization_servers|resource|error)"/i;
/** An object or a fence of its own, beside what a validator printed. */
const BESIDE_REPORT = /^(?:\{|`{3})/m;
/** A member that every message has. */
const MESSAGE = /["']jsonrpc["']/;
const NAMED = /jsonrpc/i;
/**
 * False only for texts that are read as a whole: a known log or capture, or messages and nothing else. `found` is the format
 * with the highest claim. Its time does not depend on the length of the text.
 */
export function mayHaveParts(
  text: string,
  { format, score }: { readonly format: Pick<Format, 'id'>; readonly score: number },
): boolean {
  if ((format.id === 'http' || format.id === 'curl') && mayAuthorize(text)) return true;
  const head = text.slice(0, WINDOW);
  if (text.length > MAX_LENGTH) return false;
  if (losesEscapes(head)) return true;
  if (format.id === 'complaint' && BESIDE_REPORT.test(head)) return true;
  if (!OPEN_FORMATS.has(format.id) && score >= CERTAIN)
    return hasDocuments(head) || (text.length <= WINDOW && isOfOthers(format.id, head));
  return /\S/.test(head) && !isLines(head, text.length > WINDOW) && !isValues(head, text.length > WINDOW);
}

/** True for a HAR file without messages, and for a stream of other objects. */
function isOfOthers(id: string, head: string): boolean {
  if (NAMED.test(head)) return false;
  return id === 'har' || (id === 'sse' && OBJECT_SENT.test(head) && !ENDPOINT_SENT.test(head));
}

/** A line with colors of a terminal before any value, without the escape characters. */
const COLOURED = /^(?!\s*[{"'])[^{"'\n]{0,300}?\[\d{1,3}(?:;\d{1,3}){0,4}m[^{"'\n]{1,300}?\[0?m/m;

/** True if the beginning of a text has the colors of a terminal, whose escape characters a copy lost. */
export function losesEscapes(head: string): boolean {
  return head.includes('[0m') && !head.includes('\u001b') && COLOURED.test(head);
}

/** True for HTTP that may hold documents of an authorization, and no messages; longer texts are captures. */
function mayAuthorize(text: string): boolean {
  return text.length <= WINDOW && OAUTH.test(text) && !MESSAGE.test(text);
}

/** True for one message on each line. `isCut`: the last line may continue after the end. */
function isLines(text: string, isCut: boolean): boolean {
  let start = 0;
  let seen = 0;
  for (let end = 0; end < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0 && isCut) break;
    if (end < 0) end = text.length;
    const line = text.slice(start, end);
    if (!/\S/.test(line)) continue;
    if (!isEnveloped(quickValue(line, 0, line.length))) return false;
    seen++;
  }
  return seen > 0;
}

/** True for messages one after the other, however they are laid out. `isCut`: the last one may continue after the end. */
function isValues(text: string, isCut: boolean): boolean {
  if (!isCut && isEnveloped(quickValue(text, 0, text.length))) return true;
  let at = 0;
  let seen = 0;
  for (let next = nextAt(text, at); next >= 0; next = nextAt(text, at)) {
    if (text[next] !== '{' && text[next] !== '[') return false;
    const { root, problems, end } = readValue(text, next, text.length);
    const isLast = isCut && end >= text.length;
    if (!root || end <= next || !isEnveloped(toValue(root))) return false;
    if (!isLast && problems.some((problem) => !isMinor(text, problem))) return false;
    seen++;
    at = end;
  }
  return seen > 0;
}

function nextAt(text: string, from: number): number {
  const rest = /\S/g;
  rest.lastIndex = from;
  return rest.exec(text)?.index ?? -1;
}

/** True for a message with `jsonrpc`, a batch of such, and a message in the wrapper of a recorder. */
function isEnveloped(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isEnvelope);
  return isObject(value) && (isEnvelope(value) || isEnvelope(get(value, 'message') ?? null));
}

function isEnvelope(value: JsonValue): boolean {
  return isObject(value) && has(value, 'jsonrpc');
}
