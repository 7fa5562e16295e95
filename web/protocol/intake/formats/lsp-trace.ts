/**
 * Language server traces as text: a sentence for each message, with its parameters or result below. The envelope is built from
 * both.
 */
import { readValue } from '../../json/read.ts';
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { Line, Payload } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { endOfMessage } from '../payload.ts';

const HEAD = /^\[Trace\s*-\s*([^\]]+)\]\s+/;
const HEADER = /^(Sending|Received) (request|response|notification) '(.+?)(?: - \((\S+?)\))?'(?: in (\d+)ms)?\./;
const FAILED = /Request failed: (.*) \((-?\d+)\)\./;
const BODY = /^\s*(?:Params|Result|Error data):\s*/;

/** Editors are clients of their language servers, and keep the trace. */
export const lspTrace = logFormat({
  id: 'lsp-trace',
  title: 'Language server trace',
  called: 'lines of a language server’s trace',
  sure: 92,
  vague: 70,
  trust: 'normalised',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time = ''] = head;
    const message = HEADER.exec(line.slice(all.length));
    if (!message) return { skip: 'A line of the trace without a message.' };
    const side: Pick<Line, 'from' | 'because'> = {
      from: message[1] === 'Sending' ? 'client' : 'server',
      because: `The line contains “${message[1] ?? ''}”, and the editor, a client, keeps the trace.`,
    };
    return { body: all.length, time, ...side, read: readMessage };
  },
});

/** The first line has its body below, so only text that reaches the next trace line is complete. */
function readMessage(text: string, start: number, stop: number): Payload | null {
  let lineEnd = text.indexOf('\n', start);
  if (lineEnd < 0) lineEnd = text.length;
  const line = text.slice(start, Math.min(lineEnd, stop));
  const header = HEADER.exec(line);
  if (!header) return null;
  const next = text.slice(lineEnd + 1, lineEnd + 40);
  const body = BODY.exec(next);
  if (body && stop <= lineEnd) return null;
  const root = envelope(
    start,
    header,
    FAILED.exec(line),
    body ? bodyAt(text, lineEnd + 1 + body[0].length, stop) : null,
  );
  const took = header[5];
  return {
    entries: [
      {
        span: { start: root.start, end: root.end },
        value: toValue(root),
        problems: [],
        tree: () => root,
        fixable: false,
        ...(took === undefined ? {} : { took: Number(took) }),
      },
    ],
    end: root.end,
  };
}

function bodyAt(text: string, start: number, stop: number): JsonNode | null {
  const end = endOfMessage(text, start, stop);
  return readValue(text, start, end < 0 ? stop : end).root;
}

function envelope(
  start: number,
  header: RegExpExecArray,
  failed: RegExpExecArray | null,
  body: JsonNode | null,
): JsonNode {
  const [all, , kind = '', method = '', id] = header;
  const members: JsonMember[] = [];
  const place = (piece: string, from: number): Span => {
    const at = start + Math.max(0, header[0].indexOf(piece, from));
    return { start: at, end: at + piece.length };
  };
  const nameAt = place(method, header[0].indexOf("'") + 1);
  const put = (key: string, value: JsonNode): void => {
    members.push({ key, keySpan: { start: value.start, end: value.end }, value });
  };
  put('jsonrpc', { type: 'string', value: '2.0', start, end: start + all.length });
  if (id !== undefined) {
    const at = place(id, method.length + 1);
    const number = /^-?\d+$/.test(id);
    put('id', number ? { type: 'number', value: Number(id), ...at } : { type: 'string', value: id, ...at });
  }
  const rest: Span = { start, end: start + all.length };
  if (kind !== 'response') {
    put('method', { type: 'string', value: method, ...nameAt });
    if (body) put('params', body);
  } else if (failed) {
    const error: JsonMember[] = [
      { key: 'code', keySpan: rest, value: { type: 'number', value: Number(failed[2]), ...rest } },
      { key: 'message', keySpan: rest, value: { type: 'string', value: failed[1] ?? '', ...rest } },
    ];
    put('error', { type: 'object', members: error, incomplete: false, ...rest });
  } else put('result', body ?? { type: 'null', ...rest });
  return { type: 'object', members, incomplete: false, start, end: Math.max(body?.end ?? 0, start + all.length) };
}
