/** Helpers that transport rules share. */
import { SESSION_HEADER } from '../../intake/http/join.ts';
import { get, isObject } from '../../json/object.ts';
import { cut } from '../../json/describe.ts';
import type { Carried, Header, Part, Request, Response, StreamEvent } from './define.ts';
import { PROTOCOL_VERSION } from '../keys.ts';

/** The requests among the messages of a part. */
export function requestsIn(part: Part): readonly Carried[] {
  return part.messages.filter(({ kind }) => kind === 'request');
}

/** Results and errors among the messages of a part. */
export function answersIn(part: Part): readonly Carried[] {
  return part.messages.filter(({ kind }) => kind === 'response' || kind === 'error');
}

/** The requests in the POST that a response answers; empty if the text does not show it. */
export function requestsBy(response: Response): readonly Carried[] {
  const { request } = response;
  return request?.method === 'POST' ? requestsIn(request) : [];
}

/** True for a POST with only notifications and responses: it needs no JSON-RPC response. */
export function reportsOnly(request: Request): boolean {
  const { messages } = request;
  return (
    request.method === 'POST' &&
    messages.length > 0 &&
    messages.every(({ kind }) => kind === 'notification' || kind === 'response' || kind === 'error')
  );
}

/** The session id header. */
export function sessionHeader(part: Request | Response): Header | null {
  return part.header(SESSION_HEADER);
}

/** The code of an error message; null if there is none. */
export function codeOf({ error }: Carried): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' ? code : null;
}

/** The message of an error; empty if there is none. */
export function errorText({ error }: Carried): string {
  const message = get(error, 'message');
  return typeof message === 'string' ? message : '';
}

/** The versions that an error -32022 lists. */
export function supportedIn({ error }: Carried): readonly string[] {
  const data = get(error, 'data');
  const list = isObject(data) ? get(data, 'supported') : undefined;
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** True for a success status. */
export function isSuccess({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

/** “`404 Not Found`” */
export function statusOf({ status, reason }: Response): string {
  return `\`${`${status} ${cut(reason, 30)}`.trim()}\``;
}

/** True for a request whose header names a revision before 2026-07-28. */
export function isOlder(request: Request): boolean {
  const version = request.header('mcp-protocol-version')?.value ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(version) && version < '2026';
}

/** True for a request whose header or body names 2026-07-28 or later. */
export function isModern(request: Request): boolean {
  const version = request.header('mcp-protocol-version')?.value ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(version)) return version >= '2026';
  return request.messages.some(({ meta }) => get(meta, PROTOCOL_VERSION) !== undefined);
}

/** The field of an event; the last of several counts. */
export function fieldOf(event: StreamEvent, name: string): StreamEvent['fields'][number] | null {
  return event.fields.findLast((field) => field.name === name) ?? null;
}

/** The event after which a resumed stream continues; null if it is not resumed. */
export function resumesFrom(request: Request | null): Header | null {
  return request?.header('last-event-id') ?? null;
}

/** True for a Streamable HTTP request: it accepts both response types, or has a session id. Not of the older transport. */
export function isStreamable(request: Request): boolean {
  if (request.legacy) return false;
  const accepts = (request.header('accept')?.value ?? '').toLowerCase();
  return accepts.includes('text/event-stream') || sessionHeader(request) !== null;
}

/** True for a request that contains `initialize`. */
export function begins(request: Request | null): boolean {
  return request?.messages.some(({ method }) => method === 'initialize') ?? false;
}

/** The text of a rejection: its error, or its plain body; empty if there is none. */
export function errorMessages(response: Response): string {
  const error = response.messages.find(({ kind }) => kind === 'error');
  if (error) return errorText(error);
  return response.status >= 400 ? (response.body ?? '').slice(0, 500) : '';
}
