/**
 * HTTP as recorders store it in JSON: HAR files, and the Network tab of the MCP Inspector. Bodies are strings; events are in
 * them unchanged.
 */
import type { Skipped, Span } from '../../types.ts';
import { timeOf } from '../clock.ts';
import { base64 } from '../http/base64.ts';
import { readBody, type Body } from '../http/bodies.ts';
import { isLikeMessage, pathOf } from '../http/join.ts';
import type { RecordView } from '../record-view.ts';
import { unquoted } from '../mapped.ts';
import { forgiveCut } from '../marks.ts';
import { recordFormat, type RecordSpec, type RecordSink } from '../records.ts';
import type { Format, Intake } from '../types.ts';
import type { WireHeader } from '../wire.ts';
import { joinHttp, type ReadMessage } from './http.ts';

/** Recorders that know only messages and invent the HTTP around them. */
const INVENTORS = /mcpsnoop|reticle/i;
/** Requests to an MCP server that contain no messages. */
const BESIDE = /\/\.well-known\/(?:oauth|openid)/;

interface Exchange {
  readonly request: ReadMessage;
  readonly response: ReadMessage | null;
  readonly span: Span;
}

/** Of all requests of a browser, those to the address of an MCP server are read; the rest is skipped. */
export const har: Format = httpRecords({
  id: 'har',
  title: 'HAR file',
  called: 'a HAR file',
  sure: 97,
  fits: (members) => {
    const log = members.get('log');
    return log?.startsWith('{') === true || (members.has('startedDateTime') && members.has('request'));
  },
  exchanges(record, found, sink) {
    const log = record.object('log');
    // Without the beginning of the file, its creator is unknown.
    if (!log) return harEntry(record, found, sink, true);
    const madeUp = INVENTORS.test(log.object('creator')?.string('name') ?? '');
    for (const entry of log.objects('entries')) harEntry(entry, found, sink, madeUp);
  },
});

/** An export of the MCP Inspector’s Network tab. */
export const inspectorNetwork: Format = httpRecords({
  id: 'inspector-network',
  title: 'MCP Inspector network export',
  called: 'entries of the MCP Inspector’s Network tab',
  sure: 95,
  fits: (members) =>
    members.has('url') && members.has('method') && (members.has('requestHeaders') || members.has('responseHeaders')),
  exchanges(record, found) {
    const at = timeOf(record.value('timestamp'));
    const took = record.value('duration');
    const sent = pairs(record.object('requestHeaders'));
    const request = message(record, record, 'request', sent, bodyAt(record, 'requestBody', sent), at, false);
    const status = record.value('responseStatus');
    const responseHeaders = pairs(record.object('responseHeaders'));
    const response = message(
      record,
      record,
      'response',
      responseHeaders,
      bodyAt(record, 'responseBody', responseHeaders),
      later(at, took),
      false,
    );
    const answered =
      typeof status === 'number' ? { ...response, status, reason: record.string('responseStatusText') } : null;
    found.push({ request, response: answered, span: record.span });
  },
});

function harEntry(entry: RecordView, found: Exchange[], sink: RecordSink, madeUp: boolean): void {
  const request = entry.object('request');
  const response = entry.object('response');
  if (!request) return sink.leaveOut(entry.span, 'An entry without a request.');
  const at = timeOf(entry.value('startedDateTime'));
  const sent = [...request.objects('headers')].flatMap(field);
  const post = request.object('postData');
  const requested = message(request, request, 'request', sent, post ? bodyAt(post, 'text', sent) : NONE, at, madeUp);
  if (!response) return void found.push({ request: requested, response: null, span: entry.span });
  const fields = [...response.objects('headers')].flatMap(field);
  const content = response.object('content');
  const body = content ? bodyAt(content, 'text', fields, content.string('encoding') === 'base64') : NONE;
  const answer = message(response, request, 'response', fields, body, later(at, entry.value('time')), madeUp);
  const status = response.value('status');
  found.push({
    request: requested,
    // A request that never received a response has the status 0.
    response:
      typeof status === 'number' && status > 0 ? { ...answer, status, reason: response.string('statusText') } : null,
    span: entry.span,
  });
}

const NONE: Body = { text: null, span: null, events: null, entries: [], skipped: [], problems: [] };

function message(
  place: RecordView,
  request: RecordView,
  kind: 'request' | 'response',
  headers: readonly WireHeader[],
  body: Body,
  at: number | undefined,
  madeUp: boolean,
): ReadMessage {
  const url = kind === 'request' ? request.place('url') : (place.place('status') ?? place.place('responseStatus'));
  return {
    kind,
    span: place.span,
    lineSpan: url ?? { start: place.span.start, end: place.span.start + 1 },
    method: kind === 'request' ? request.string('method') : '',
    target: kind === 'request' ? request.string('url') : '',
    status: 0,
    reason: '',
    headers,
    body,
    ...(at === undefined ? {} : { at }),
    ...(madeUp ? { madeUp: true } : {}),
  };
}

function later(at: number | undefined, took: unknown): number | undefined {
  return at !== undefined && typeof took === 'number' && took >= 0 ? at + took : at;
}

/** A header in a HAR file. */
function field(one: RecordView): WireHeader[] {
  const [name, value] = [one.string('name'), one.place('value')];
  return name === '' || !value ? [] : [{ name, value: one.string('value').trim(), span: one.span, valueSpan: value }];
}

/** Headers as members of an object. */
function pairs(headers: RecordView | null): WireHeader[] {
  return (headers?.names ?? []).flatMap((name) => {
    const place = headers?.place(name);
    return headers && place ? [{ name, value: headers.string(name).trim(), span: place, valueSpan: place }] : [];
  });
}

/** The body in a member that is a string; unescaped JSON is accepted too. */
function bodyAt(holder: RecordView, name: string, headers: readonly WireHeader[], coded = false): Body {
  const place = holder.place(name);
  const { text } = holder;
  if (!place) return NONE;
  if (text.charAt(place.start) !== '"')
    return text.charAt(place.start) === '{' ? readBody(text, text, place, headers) : NONE;
  const decoded = coded ? base64(text, { start: place.start + 1, end: place.end - 1 }) : unquoted(text, place);
  return decoded.text === '' ? NONE : readBody(text, decoded, { start: 0, end: decoded.text.length }, headers);
}

type HttpRecords = Omit<RecordSpec, 'read'> & {
  exchanges(record: RecordView, found: Exchange[], sink: RecordSink): void;
};

function httpRecords({ exchanges, ...spec }: HttpRecords): Format {
  const format = recordFormat({ ...spec, read() {} });
  return {
    ...format,
    read(text): Omit<Intake, 'format'> {
      const found: Exchange[] = [];
      const rest = recordFormat({ ...spec, read: (record, sink) => exchanges(record, found, sink) }).read(text);
      const skipped: Skipped[] = [...rest.skipped];
      const messages: ReadMessage[] = [];
      const ends = new Set(found.filter(isProtocol).map(({ request }) => pathOf(request.target)));
      for (const exchange of found) {
        const path = pathOf(exchange.request.target);
        if (!ends.has(path) && !BESIDE.test(path)) {
          const what = `${exchange.request.method} ${path}`.slice(0, 80);
          skipped.push({ ...exchange.span, because: `A request without messages: ${what}.` });
          continue;
        }
        const answers = messages.push(exchange.request) - 1;
        if (exchange.response) messages.push({ ...exchange.response, answers });
      }
      const joined = joinHttp(
        messages,
        skipped.toSorted((a, b) => a.start - b.start),
      );
      const stop = text.trimEnd().length;
      for (const entry of joined.entries) forgiveCut(entry, stop);
      return { ...joined, entries: [...joined.entries, ...rest.entries], transport: 'http' };
    },
  };
}

function isProtocol({ request, response }: Exchange): boolean {
  return [request.body, response?.body ?? NONE].some(({ entries }) =>
    entries.some(({ value }) => isLikeMessage(value)),
  );
}
