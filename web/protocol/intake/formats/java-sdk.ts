/** The Java SDK at level debug: received messages as JSON, sent messages as Java prints records, without types. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { Line, Payload } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';

const RECEIVED = /\bReceived JSON message: (?=\{)/;
const PRINTED = /\bJSONRPC(?:Request|Notification|Response)\[(?=jsonrpc=)/;
/** The name of a logger: it is before the text, so before any quotation mark or brace. A key of `_meta` may begin like it. */
const OWN = /^[^"'{]*\b(?:i\.m\.|io\.modelcontextprotocol\.)[\w.$]+/;
const TIME = /^\[?(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?|\d\d:\d\d:\d\d[.,]\d+)/;

/** The envelope of a printed record is read. Its contents have lost their quotes and are not judged. */
export const javaSdk = logFormat({
  id: 'java-sdk',
  title: 'Java SDK log',
  called: 'lines of the Java SDK’s log',
  sure: 91,
  vague: 60,
  advice:
    'At this level the Java SDK logs its actions, not its messages. Set the level of “io.modelcontextprotocol” to DEBUG to log messages.',
  start: () => read,
});

function read(line: string): Line | null {
  const clock = TIME.exec(line)?.[1];
  const time = clock === undefined ? {} : { time: clock };
  const received = RECEIVED.exec(line);
  if (received) return { ...time, body: received.index + received[0].length, side: 'received' };
  const printed = PRINTED.exec(line);
  if (printed) {
    const side = /[Ss]ending|[Ss]ent\b/.test(line.slice(0, printed.index)) ? 'sent' : 'received';
    return { ...time, body: printed.index, side, read: readRecord };
  }
  if (/STDERR Message received/.test(line)) return { skip: 'Server output on standard error.' };
  return OWN.test(line) ? { skip: 'An SDK line without a message.' } : null;
}

const NAMES = ['jsonrpc', 'method', 'id', 'params', 'result', 'error'];

/** What `InitializeRequest` and `InitializeResult` begin with. */
const VERSION = /(?<=^Initialize(?:Request|Result)\[)protocolVersion=([\d-]{10})(?=,)/;

/** `JSONRPCRequest[jsonrpc=2.0, method=ping, id=1, params=null]` */
function readRecord(text: string, start: number, stop: number): Payload | null {
  const open = text.indexOf('[', start);
  const parts = open < 0 || open >= stop ? null : partsOf(text, open + 1, stop);
  if (!parts) return null;
  const members: JsonMember[] = [];
  const blurred: Span[] = [];
  for (const { key, keySpan, from, to } of parts.list) {
    const source = text.slice(from, to);
    if (source === 'null') continue;
    const span = { start: from, end: to };
    let value: JsonNode = { type: 'string', value: source, ...span };
    if (key === 'id' && /^-?\d{1,15}$/.test(source)) value = { type: 'number', value: Number(source), ...span };
    else if (key === 'error') value = errorOf(text, span);
    else if (key === 'params' || key === 'result') {
      const version = VERSION.exec(source);
      const known = version
        ? [member(from, 'protocolVersion', version, { type: 'string', value: version[1] ?? '' })]
        : [];
      value = { type: 'object', members: known, incomplete: true, ...span };
      blurred.push(span);
    }
    members.push({ key, keySpan, value });
  }
  const root: JsonNode = { type: 'object', members, incomplete: false, start, end: parts.end };
  return {
    entries: [
      {
        span: { start, end: parts.end },
        value: toValue(root),
        problems: [],
        tree: () => root,
        trust: 'altered',
        blurred,
        fixable: false,
      },
    ],
    end: parts.end,
  };
}

/** Code and message of `JSONRPCError[code=-32601, message=Method not found, data=null]`. */
function errorOf(text: string, span: Span): JsonNode {
  const source = text.slice(span.start, span.end);
  const members: JsonMember[] = [];
  const code = /\bcode=(-?\d+)/.exec(source);
  const message = /\bmessage=(.*?)(?:, data=|\]$)/.exec(source);
  if (code) members.push(member(span.start, 'code', code, { type: 'number', value: Number(code[1]) }));
  if (message) members.push(member(span.start, 'message', message, { type: 'string', value: message[1] ?? '' }));
  return { type: 'object', members, incomplete: true, ...span };
}

type Scalar = { type: 'number'; value: number } | { type: 'string'; value: string };

function member(base: number, key: string, found: RegExpExecArray, value: Scalar): JsonMember {
  const start = base + found.index;
  const from = start + key.length + 1;
  return {
    key,
    keySpan: { start, end: start + key.length },
    value: { ...value, start: from, end: from + (found[1]?.length ?? 0) },
  };
}

interface Part {
  key: string;
  keySpan: Span;
  from: number;
  to: number;
}

/** The parts of a record between its brackets, until the closing bracket. */
function partsOf(text: string, from: number, stop: number): { list: Part[]; end: number } | null {
  const list: Part[] = [];
  let depth = 0;
  let begin = from;
  for (let at = from; at < stop; at++) {
    const char = text.charAt(at);
    if (char === '[' || char === '{' || char === '(') depth++;
    else if ((char === ']' || char === '}' || char === ')') && depth > 0) depth--;
    else if (char === ']' || (char === ',' && depth === 0 && nextName(text, at))) {
      const equals = text.indexOf('=', begin);
      const key = text.slice(begin, equals);
      if (NAMES.includes(key)) list.push({ key, keySpan: { start: begin, end: equals }, from: equals + 1, to: at });
      if (char === ']') return { list, end: at + 1 };
      begin = at + 2;
    }
  }
  return null;
}

function nextName(text: string, comma: number): boolean {
  return NAMES.some((name) => text.startsWith(` ${name}=`, comma + 1));
}
