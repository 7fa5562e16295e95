/** Which HTTP requests and responses belong to the HTTP+SSE transport of 2024-11-05, whatever the revision of their session. */
import { pathOf } from '../../intake/http/join.ts';
import type { WireEvent, WireMessage } from '../../intake/wire.ts';

/** Areas of requirements that only Streamable HTTP has. */
const STREAMABLE = /^(?:http|http-headers|http-session|sse)\//;
/** Requirements in these areas about events as such: they hold for every stream. */
const FRAMING = new Set(['sse/data-not-message', 'sse/missing-blank-line', 'sse/raw-newline-in-data']);
/** The endpoint of a session, as the SDKs for TypeScript and Python name it. Streamable HTTP has a header instead. */
const SESSION_QUERY = /[?&]session_?id=/i;
/** The maximum number of `endpoint` events whose URLs are compared. */
const MAX_ENDPOINTS = 10_000;

/** True for a requirement of Streamable HTTP, which a part of the HTTP+SSE transport cannot violate. */
export function isStreamableOnly(requirement: string): boolean {
  return STREAMABLE.test(requirement) && !FRAMING.has(requirement);
}

/** True for a stream of the HTTP+SSE transport: one of its events names the endpoint for messages. */
export function namesEndpoint(events: readonly WireEvent[] | null | undefined): boolean {
  return events?.some((event) => endpointOf(event) !== null) ?? false;
}

/**
 * The indexes of the requests and responses of the HTTP+SSE transport: streams with an `endpoint` event, the requests that
 * opened them, and POST requests to a URL that such an event names or that has a session id in its query. If all of a text is said to be of this transport
 * (`described`), also everything else that shows nothing of Streamable HTTP.
 */
export function legacyParts(
  wire: readonly WireMessage[],
  alone: readonly WireEvent[] | undefined,
  described: boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  const endpoints = new Set<string>();
  const add = (events: readonly WireEvent[], opened: WireMessage | undefined): void => {
    for (const event of events) {
      const endpoint = endpointOf(event);
      if (endpoint !== null && endpoints.size < MAX_ENDPOINTS) {
        endpoints.add(resolved(endpoint, opened ? pathOf(opened.target) : '/'));
      }
    }
  };
  for (const [index, { events, answers }] of wire.entries()) {
    if (!events || !namesEndpoint(events)) continue;
    found.add(index);
    if (answers !== null) found.add(answers);
    add(events, wire[answers ?? -1]);
  }
  if (alone) add(alone, undefined);
  if (endpoints.size === 0 && !described && !wire.some(({ target }) => SESSION_QUERY.test(target))) return found;
  const streams = new Set([...found].map((index) => pathOf(wire[index]?.target ?? '')));
  const paths = new Set([...endpoints].map((endpoint) => pathOf(endpoint)));
  const shown = new Set(
    wire.flatMap(({ answers, entries }) => (answers !== null && entries.length > 0 ? [answers] : [])),
  );
  for (const [index, { kind, method, target, headers }] of wire.entries()) {
    if (kind !== 'request') continue;
    const path = pathOf(target);
    // A session id may be abbreviated in one of the two, so the path decides, unless the stream has the same one.
    const named = streams.has(path) ? endpoints.has(resolved(target, '/')) : paths.has(path);
    const meant = described || SESSION_QUERY.test(target);
    const free = meant && !shown.has(index) && !headers.some(({ name }) => /^mcp-session-id$/i.test(name));
    if (method === 'POST' ? named || free : described && method === 'GET') found.add(index);
  }
  for (const [index, { answers }] of wire.entries()) if (answers !== null && found.has(answers)) found.add(index);
  return found;
}

/**
 * Path and query of a URL, relative to a path.
 * @returns without host and fragment
 */
export function resolved(address: string, from: string): string {
  const path = pathOf(address);
  const query = /\?[^#]*/.exec(address)?.[0] ?? '';
  const rooted = path.startsWith('/') ? path : `${from.replace(/[^/]*$/, '')}${path}`;
  return rooted + query;
}

/** The URL that an `endpoint` event names; null for other events. */
function endpointOf({ event, data }: WireEvent): string | null {
  const endpointUri = event === 'endpoint' ? (data?.trim() ?? '') : '';
  return endpointUri === '' || /[\s{]/.test(endpointUri) ? null : endpointUri;
}
