/** Raw HTTP: consecutive requests and responses as text, separated by a `---` line or only by their first lines. */
import type { JsonProblem } from '../../json/types.ts';
import type { Skipped } from '../../types.ts';
import { readBody, type Body } from '../http/bodies.ts';
import { assignChannels, holdsMessages, pairUp, pathOf, type Candidate } from '../http/join.ts';
import { isPacket, packets } from '../http/ngrep.ts';
import { beginsPacket, isHeader, scanHttp, startsMessage, type Block } from '../http/scan.ts';
import type { Mapped } from '../mapped.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, Intake, RawEntry } from '../types.ts';
import type { WireMessage } from '../wire.ts';

const FROM_REQUEST = 'It is in the body of an HTTP request.';
const FROM_RESPONSE = 'It is in the body of an HTTP response.';
/** The first line of a message in a packet. */
const WITHIN = /^(?:[A-Z]{3,10} \S+ HTTP\/\d|HTTP\/\d)/;

/** Requests and responses with their headers. */
export const http: Format = {
  id: 'http',
  title: 'HTTP requests and responses',
  claim(text, sample = sampleOf(text), { transport } = {}) {
    const firsts = sample.lines.filter(
      (line, index) =>
        startsMessage(line, false) ||
        beginsPacket(line, sample.lines[index + 1] ?? '') ||
        (startsMessage(line, true) && (transport === 'http' || isHeader(sample.lines[index + 1] ?? ''))),
    );
    const shown = sample.lines.filter(isPacket).length;
    if (shown > 0 && sample.lines.some((line) => WITHIN.test(line)))
      return { score: 95, because: `${shown} lines are packet headers, as ngrep prints them.` };
    if (firsts.length === 0) return { score: 0, because: '' };
    const counted = firsts.length === 1 ? 'line is the first line' : 'lines are first lines';
    return {
      score: sample.lines[0] === firsts[0] ? 95 : 72,
      because: `${firsts.length} ${counted} of HTTP messages.`,
    };
  },
  read(text) {
    const shown = packets(text);
    if (!shown) return readHttp(text, text);
    const found = readHttp(text, shown.stream);
    return { ...found, skipped: [...found.skipped, ...shown.skipped].sort((a, b) => a.start - b.start) };
  },
  samples: [
    'POST /mcp HTTP/1.1\nContent-Type: application/json\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n---\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{"jsonrpc":"2.0","id":1,"result":{}}\n',
    'HTTP/1.1 200 OK\nContent-Type: text/event-stream\n\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
    'POST /mcp\nAccept: application/json, text/event-stream\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n\nHTTP/2 202\n\n',
    'GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: mcp.example.com\n\n---\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{"resource":"https://mcp.example.com/mcp"}\n',
  ],
};

/** Reads HTTP messages from `source`: the pasted `text`, or one decoded from it. */
export function readHttp(text: string, source: string | Mapped): Omit<Intake, 'format'> {
  const { blocks, skipped } = scanHttp(source);
  const read = blocks.map((block) => ({ ...block, body: readBody(text, source, block.body, block.headers) }));
  return { ...joinHttp(read, skipped), transport: 'http' };
}

/** A message after its body was read, with the recorder’s details about it. */
export type ReadMessage = Omit<Block, 'body'> &
  Partial<Pick<WireMessage, 'channel' | 'at' | 'madeUp' | 'partial' | 'accepts' | 'tool'>> & {
    readonly body: Body;
    /** For responses: the index of their request, if the recorder provides it. */
    readonly answers?: number;
  };

/** Joins HTTP messages: matches responses to requests, decides which bodies are messages, and assigns sessions. */
export function joinHttp(
  read: readonly ReadMessage[],
  outside: readonly Skipped[] = [],
): Pick<Intake, 'entries' | 'skipped' | 'problems'> & { wire: WireMessage[] } {
  const out = { entries: [] as RawEntry[], skipped: [...outside], problems: [] as JsonProblem[] };
  const candidates = read.map(({ body, answers, ...message }): Candidate & { body: Body } => ({
    message: {
      ...message,
      body: body.text,
      bodySpan: body.span,
      events: body.events,
      entries: [],
      answers: answers ?? null,
    },
    values: body.entries.map(({ value }) => value),
    body,
  }));
  pairUp(candidates);
  const posted = candidates.filter(
    ({ message, values }) =>
      message.kind === 'request' &&
      values.some((one) => one !== null) &&
      holdsMessages({ message, values }, [], new Set()),
  );
  const ends = new Set(posted.map(({ message }) => pathOf(message.target)));
  const taken = candidates.map((one) => (holdsMessages(one, candidates, ends) ? one : { ...one, values: [] }));
  assignChannels(taken);
  for (const [index, { message, values, body }] of taken.entries()) {
    if (values.length === 0 && body.entries.length > 0) continue;
    out.skipped.push(...body.skipped);
    out.problems.push(...body.problems);
    const first = out.entries.length;
    for (const event of message.events ?? []) event.entries.forEach((entry, at) => (event.entries[at] = entry + first));
    for (const entry of body.entries) {
      message.entries.push(out.entries.length);
      entry.wire = index;
      entry.transport = 'http';
      entry.from = message.kind === 'request' ? 'client' : 'server';
      entry.fromBecause = message.kind === 'request' ? FROM_REQUEST : FROM_RESPONSE;
      if (message.channel) entry.channel = message.channel;
      if (message.at !== undefined) entry.at = message.at;
      out.entries.push(entry);
    }
  }
  return { ...out, wire: candidates.map(({ message }) => message) };
}
