/** HTTP requests with their status, from captured traffic and from the lines of access logs and hosts. */
import type { WireMessage } from '../intake/wire.ts';
import { cut } from '../json/describe.ts';
import type { CauseSource } from './define.ts';
import type { Line } from './lines.ts';
import { isConditional, isTold, reportsOwnFailure } from './printed.ts';
import type { Span } from '../types.ts';

/** One request and how it was answered. */
export interface Exchange {
  /** In capitals; empty if the text does not show it. */
  readonly method: string;
  /** Path and query, or a URL; empty if the text does not show it. */
  readonly target: string;
  readonly status: number;
  /** Of the status line, or the line of the log. */
  readonly span: Span;
  /** The captured messages; null for a line of a log. */
  readonly request: WireMessage | null;
  readonly response: WireMessage | null;
  /** What a log shows of the body; empty if nothing. */
  readonly body: string;
}

/** A request line with its status, as web servers and proxies log it. */
const ACCESS = /"(GET|POST|PUT|DELETE|OPTIONS|HEAD|PATCH) (\S{1,300})(?: HTTP\/[\d.]{1,3})?"? (\d{3})\b/u;
const SHORT =
  /\b(GET|POST|DELETE|OPTIONS) (\/\S{0,200}|https?:\/\/\S{1,200})(?: {1,4}(?:initialize|tools\/\w{4}))? {1,6}(?:→ |-> |- |=> )?([1-5]\d\d)\b/u;
/** What hosts write: VS Code, Go and Rust clients. */
const HOST =
  /\b(?:Error )?([345]\d\d) status (?:sending message|connecting|from)\b(?:(?: to)? (https?:\/\/[^\s:,]{1,60}(?::\d{1,5})?[^\s:,]{0,200}))?/u;

/** How clients and their HTTP libraries write a status: with the groups `method`, `status` and `url`. */
const CLIENTS: readonly RegExp[] = [
  // httpx, which the Python SDK uses.
  /HTTP Request: (?<method>GET|POST|DELETE) (?<url>https?:\/\/\S{1,300}) "HTTP\/[\d.]{1,3} (?<status>\d{3})/u,
  /receive_response_headers\.complete return_value=\((?:b'HTTP\/[\d.]{1,3}', )?(?<status>\d{3}), /u,
  /(?:Client error|Server error|Redirect response) '(?<status>\d{3}) [^'\n]{0,60}' for url '(?<url>https?:\/\/[^\s']{1,300})'/u,
  // Vercel’s AI SDK.
  /MCP (?:SSE|HTTP) Transport Error: (?:[^\n]{0,60}\(HTTP )?(?<status>\d{3})\b/u,
  // `HttpClient` of .NET.
  /Response status code does not indicate success: (?<status>\d{3})\b/u,
  // Ktor, which the Kotlin SDK uses, and the Java SDK.
  /Expected status code 200 but was (?<status>\d{3})\b/u,
  /(?:The server returned a|non-OK HTTP code:|Invalid SSE response\. Status code:) (?<status>\d{3})\b/u,
  // People, in a sentence.
  /\b(?<status>[45]\d\d) [A-Z][A-Za-z ]{2,30} (?:on|for) (?<method>GET|POST) (?<url>\/\S{0,200})/u,
  // Pages of proxies.
  /<title>(?<status>[45]\d\d) [A-Z][A-Za-z -]{2,40}<\/title>/u,
  // Middleware of servers, in several languages.
  /(?:状态码|狀態碼|ステータスコード|상태 코드|[Cc][óo]digo de (?:estado|status)|code (?:de statut|d['’]état)|\b[Rr]esponse status(?: code)?)\s{0,2}(?:[:：=]|为|は)\s{0,2}(?<status>[345]\d\d)\b/u,
  // mcp-go, and reqwest, which the Rust SDK uses.
  /\bunexpected status code: (?<status>\d{3})\b/u,
  /HTTP status (?:client|server) error \((?<status>\d{3}) [^)\n]{0,60}\) for url \((?<url>https?:\/\/[^\s)]{1,300})\)/u,
];
/** A status in a sentence. */
const IN_SENTENCE =
  /\b(?:receiv\w{1,3}|g[eo]ts?|got|return\w{0,3}|respond\w{0,3} with|fails? with|failed with|getting) (?:an? |the )?(?:HTTP )?(?:status |error )?(?<status>40[0-6]|415|421|429|50[0-4])\b(?! tools)/iu;
/** What a client says of a refusal that it goes on without. */
const NON_FATAL = /\(non-fatal\)/u;
/** What shows that the request was for an event stream. */
const STREAM = /SSE|sse_client|event stream/u;

function clientIn({ text, prose }: Line, told: boolean): Pick<Exchange, 'method' | 'target' | 'status'> | null {
  if (NON_FATAL.test(text)) return null;
  for (const shape of prose && told && !isConditional(text) ? [...CLIENTS, IN_SENTENCE] : CLIENTS) {
    const found = shape.exec(text)?.groups;
    if (!found) continue;
    // A sentence about a client of event streams does not name the request.
    const isStream = shape !== IN_SENTENCE && STREAM.test(text);
    const { method = isStream ? 'GET' : 'POST', url = '', status = '' } = found;
    return { method, target: url, status: Number(status) };
  }
  return null;
}

/** The TypeScript SDK: the status is a member of the error, which is printed after the message and the stack. */
const POSTING = /Error POSTing to endpoint(?! \(HTTP)/u;
const CODE = /^\s{0,8}\[?code\]?: (\d{3})\b/u;
/** How many lines after the message the status can be. */
const AFTER = 15;
/** How far after it the body can be, UTF-16 units. */
const BODY = 300;

/** Ktor, which the Kotlin SDK uses: the status, and on the next lines the method and the URL. */
const KTOR =
  /\bRESPONSE: ([1-5]\d\d) [A-Z][^\n]{0,60}\n\s{0,40}METHOD: (?:HttpMethod\(value=)?([A-Z]{3,7})\)?\s{1,40}FROM: (https?:\/\/\S{1,300})/u;

function ktorIn(text: string, { start, end }: Span): Pick<Exchange, 'method' | 'target' | 'status'> | null {
  if (!text.slice(start, end).includes('RESPONSE: ')) return null;
  const found = KTOR.exec(text.slice(start, end + 500));
  return found ? { method: found[2] ?? '', target: found[3] ?? '', status: Number(found[1]) } : null;
}

/** All requests whose status the text shows, in text order. */
export function exchangesOf(
  { intake, text: whole }: Pick<CauseSource, 'intake' | 'text'>,
  lines: readonly Line[],
): Exchange[] {
  const wire = intake.wire ?? [];
  const out: Exchange[] = [];
  for (const response of wire) {
    if (response.kind !== 'response' || response.madeUp) continue;
    const request = response.answers === null ? null : (wire[response.answers] ?? null);
    out.push({
      method: request?.method.toUpperCase() ?? '',
      target: request?.target ?? '',
      status: response.status,
      span: { start: response.lineSpan.start, end: response.lineSpan.end },
      request,
      response,
      body: '',
    });
  }
  const told = lines.length > 0 && (reportsOwnFailure(whole) || isTold(whole));
  for (const [index, line] of lines.entries()) {
    const { text, span } = line;
    const client = ktorIn(whole, span) ?? clientIn(line, told);
    if (client) {
      out.push({ ...client, span, request: null, response: null, body: text });
      continue;
    }
    if (POSTING.test(text)) {
      const later = lines.slice(index, index + AFTER).map((one) => CODE.exec(one.text)?.[1]);
      const status = later.find((one) => one !== undefined);
      const body = whole.slice(span.start, span.end + BODY);
      if (status !== undefined) {
        out.push({ method: 'POST', target: '', status: Number(status), span, request: null, response: null, body });
        continue;
      }
    }
    const access = ACCESS.exec(text) ?? SHORT.exec(text);
    // A client that tries the other transport next has not failed yet.
    const host = access || /fall(?:ing)? ?back/iu.test(text) ? null : HOST.exec(text);
    const found = access ?? host;
    if (!found) continue;
    const [method = '', target = '', status = ''] = access
      ? [access[1], access[2], access[3]]
      : ['POST', host?.[2], host?.[1]];
    const start = span.start + found.index;
    const end = Math.min(span.end, start + found[0].length);
    out.push({ method, target, status: Number(status), span: { start, end }, request: null, response: null, body: '' });
  }
  return out.sort((a, b) => a.span.start - b.span.start);
}

/** The value of a header; null if it is not there. */
export function headerOf(message: WireMessage | null, name: string): string | null {
  return message?.headers.find((one) => one.name.toLowerCase() === name)?.value ?? null;
}

/** The path of a target without its query. */
export function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/]{1,300}/iu, '').replace(/[?#].*$/u, '') || '/';
}

/** “to `POST /mcp` with status 404”. */
export function shownAs({ method, target, status }: Exchange): string {
  const line = `${method} ${pathOf(target)}`.trim();
  return line === '' || target === '' ? `with status ${status}` : `to \`${cut(line, 90)}\` with status ${status}`;
}
