/** The Python SDK’s debug log: messages as Python prints them and, from SSE servers, the bytes that were sent. */
import { has, isObject } from '../../json/object.ts';
import { toValue } from '../../json/value.ts';
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import type { Line, Payload } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { Decoding, mappedEntries } from '../mapped.ts';
import { readLiteral, readRepr } from '../python-repr.ts';
import type { RawEntry } from '../types.ts';

const TIME = /^\[?(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?|\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d)/;
const OWN = /\b(?:mcp\.(?:server|client|shared)[\w.]*|sse_starlette[\w.]*)\b/;
const LEVEL = /\b(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)\b/i;
// A program passes numbers to its own class of errors; Kotlin prints the version without quotes.
const MODEL = /\bJSONRPC(?:Message|Request|Notification|Response|Error)\((?!-?\d|code=|.{0,2000}\bjsonrpc=2\.0)/;
/** A call in a program, laid out over several lines. */
const CONSTRUCTED = /\bJSONRPC\w+\(\s*(?:#.*)?$/;
/** A class that is declared, not an object of it. */
const DECLARED = /^\s*class\s/;
/** A message as a dictionary. */
const DICTIONARY = /\{'(?:jsonrpc|id|method|params|result|error)': (?=.*'jsonrpc'|'2\.0')/;
const BYTES = /(?:chunk: |JSON: |message: |[Ss]ending: )(?=[bB]['"])/;
const JSON_BODY = /(?:JSON|[Mm]essage|data): (?=\{")/;

/** If the log has both a repr and the bytes of one message, the bytes are used. */
export const pythonSdk = logFormat({
  id: 'python-sdk',
  title: 'Python SDK log',
  called: 'lines of the Python SDK’s log',
  sure: 91,
  vague: 62,
  advice:
    'At this level the Python SDK logs only the types of requests. Set the level of the logger “mcp” to DEBUG to log messages, or put a recording proxy (such as `mcpsnoop`) in between.',
  start: () => read,
  finish: sameTwice,
});

function read(line: string): Line | null {
  const own = OWN.exec(line)?.[0];
  const model = MODEL.exec(line) ?? (LEVEL.test(line) ? DICTIONARY.exec(line) : null);
  if (!model && (own === undefined || !LEVEL.test(line))) return null;
  if (model && own === undefined && (CONSTRUCTED.test(line) || DECLARED.test(line))) return null;
  const time = TIME.exec(line)?.[1];
  const details = { ...(time === undefined ? {} : { time }), ...sideOf(line, own ?? '') };
  const bytes = BYTES.exec(line);
  if (bytes)
    return { ...details, body: bytes.index + bytes[0].length, read: readBytes, skip: 'Bytes without a message.' };
  if (model) return { ...details, body: model.index, read: readModel };
  const json = JSON_BODY.exec(line);
  if (json) return { ...details, body: json.index + json[0].length };
  if (/Processing request of type|Dispatching request of type/.test(line)) {
    return { skip: 'Only the type of the request is logged here.' };
  }
  return { skip: 'An SDK line without a message.' };
}

/** The logger’s name shows which side keeps the log; the line’s text shows the direction of the message. */
function sideOf(line: string, logger: string): Pick<Line, 'from' | 'because'> {
  const logSide = logger.startsWith('mcp.client')
    ? 'client'
    : /^(?:mcp\.server|sse_starlette)/.test(logger)
      ? 'server'
      : null;
  // A message that a transport logs for its own session was received.
  const handed = /\bmessage to writer\b/.test(line);
  const away = !handed && /\b(?:[Ss]ending|[Ss]ent|chunk:)/.test(line);
  const back = handed || /\b(?:[Rr]eceived|[Gg]ot|Validated client|SSE message|SSE event)\b/.test(line);
  if (!logSide || away === back) return {};
  const from = away === (logSide === 'client') ? 'client' : 'server';
  return { from, because: `“${logger}” keeps this log, and the line shows that it ${away ? 'sends' : 'receives'}.` };
}

function readModel(text: string, start: number, stop: number): Payload | null {
  const root: JsonNode | null = readRepr(text, start, stop);
  if (!root) return null;
  const wrapped = root.type === 'object' ? root.members.find(({ key }) => key === 'message') : undefined;
  const node = wrapped?.value ?? root;
  if (node.type !== 'object') return null;
  const { start: from, end } = node;
  const entry: RawEntry = {
    span: { start: from, end },
    value: toValue(node),
    problems: noteOf(text, start, root.end),
    tree: () => node,
    trust: 'normalised',
    fixable: false,
  };
  return { entries: [entry], end: root.end };
}

/** A note about the notation, if the message is all that the text has: then nothing else shows that a program printed it. */
function noteOf(text: string, start: number, end: number): readonly JsonProblem[] {
  if (start > 100 || !/^\s*(?:\w+=)?$/.test(text.slice(0, start)) || text.slice(end, end + 200).trim() !== '')
    return [];
  const name = /^\w+/.exec(text.slice(start, start + 40))?.[0] ?? '';
  return [{ code: 'json-notation', detail: 'a typed object', start, end: start + name.length }];
}

/** The `data` of an event, or plain JSON, in a bytes literal. */
function readBytes(text: string, start: number, stop: number): Payload | null {
  const literal = readLiteral(text, start, stop);
  if (!literal) return null;
  const decoding = new Decoding(text);
  const begin = Math.max(0, literal.value.search(/[{[]/));
  const inner = /^[^]*?[}\]](?=\s*$)/.exec(literal.value.slice(begin))?.[0] ?? '';
  for (let unit = begin; unit < begin + inner.length; unit++) {
    const [from, to] = [literal.places[unit] ?? start, literal.places[unit + 1] ?? literal.end];
    if (to - from === 1) decoding.copy(from, to);
    else decoding.put(literal.value.charAt(unit), { start: from, end: to });
  }
  return { entries: mappedEntries(text, decoding.done()).entries, end: literal.end };
}

/** Nearby entries checked for the same message. */
const NEAR = 4;

function sameTwice(entries: readonly RawEntry[]): ReadonlyMap<RawEntry, string> {
  const out = new Map<RawEntry, string>();
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry);
    const near = entries.slice(Math.max(0, index - NEAR), index + 1 + NEAR);
    if (entry.trust === 'normalised') {
      const again = near.find((other) => other.trust !== 'normalised' && nameOf(other) === name);
      if (again) out.set(entry, 'The same message is nearby as it was sent over the wire.');
    }
    const before = entries[index - 1];
    if (before && !out.has(entry) && isLoggedAgain(before, entry)) out.set(entry, 'Two handlers log the same message.');
  }
  return out;
}

/** True for a message with an id that the line before has, too: with another time, or without one. */
function isLoggedAgain(before: RawEntry, entry: RawEntry): boolean {
  const { value } = entry;
  if (!isObject(value) || !has(value, 'id') || (before.at === undefined) === (entry.at === undefined)) return false;
  return JSON.stringify(before.value) === JSON.stringify(value);
}

/** Id, method and kind: enough to recognize a message again a few lines below. */
function nameOf({ value }: RawEntry): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  return JSON.stringify([value['id'], value['method'], 'result' in value, 'error' in value]);
}
