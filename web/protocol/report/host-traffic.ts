/** HTTP and metadata of OAuth in a text, as conditions about hosts see them. */
import { exchangesOf, headerOf, pathOf, type Exchange } from '../causes/exchanges.ts';
import { linesBetween } from '../causes/lines.ts';
import type { ExchangeView, MetadataOwner, TrafficView } from '../hosts/define.ts';
import type { WireMessage } from '../intake/wire.ts';
import { has } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import { readValue } from '../json/read.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import { toValue } from '../json/value.ts';
import type { Span } from '../types.ts';
import type { Prepared } from './phases.ts';

/** The traffic of a text with its places. */
export interface Traffic {
  readonly view: TrafficView;
  /** The place of `exchanges/0`, `endpoints/1` and so on. */
  readonly spanAt: (path: Path) => Span;
  /** The URLs of MCP endpoints, as `host/path`, each once. */
  readonly addresses: readonly string[];
}

/** No text has more exchanges and events that are judged than this. */
const MAX_EXCHANGES = 2000;
const MAX_BODY = 600;

/** The traffic of a text; exchanges and events are empty if it shows none. */
export function trafficOf(prepared: Prepared): Traffic {
  const { intake } = prepared;
  const exchanges = exchangesIn(prepared).slice(0, MAX_EXCHANGES);
  const events = [...(intake.wire ?? []).flatMap((one) => one.events ?? []), ...(intake.events ?? [])]
    .filter(({ event, data }) => event === 'endpoint' && data !== null)
    .slice(0, MAX_EXCHANGES);
  const places: Readonly<Record<string, readonly Span[]>> = {
    exchanges: exchanges.map(({ span }) => span),
    endpoints: events.map(({ fields, span }) => fields.find(({ name }) => name === 'data')?.valueSpan ?? span),
  };
  const views = exchanges.map(viewOf);
  const addresses = exchanges.flatMap((one, index) => {
    const view = views[index];
    const host = one.request && hostOf(one.request);
    return host && view && (view.hasMessages || view.inSession) ? [host + view.path.replace(/\/$/u, '')] : [];
  });
  return {
    view: { exchanges: views, endpoints: events.map(({ data }) => data ?? '') },
    spanAt: ([kind = '', index = 0]) => places[kind]?.[Number(index)] ?? { start: 0, end: 0 },
    addresses: [...new Set(addresses)],
  };
}

/** Captured traffic, and the lines of access logs between messages. What a lesson shows did not happen. */
function exchangesIn({ text, intake, sessions, log }: Prepared): Exchange[] {
  const isLesson = intake.parts?.some(({ kind }) => kind === 'lesson-text') ?? false;
  if (!log || isLesson) return [];
  const source = { text, intake, records: log.records, sessions, diagnostics: [], outcome: [] };
  const lines = linesBetween(source).filter(({ prose }) => !prose);
  return exchangesOf(source, lines);
}

function viewOf({ method, target, status, request, response }: Exchange): ExchangeView {
  return {
    method,
    target: target.slice(0, MAX_BODY),
    path: pathOf(target),
    status,
    type: (headerOf(response, 'content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    accept: headerOf(request, 'accept') ?? request?.accepts ?? null,
    challenge: headerOf(response, 'www-authenticate') ?? '',
    body: (response?.body ?? '').slice(0, MAX_BODY),
    inSession: headerOf(request, 'mcp-session-id') !== null,
    hasMessages: (request?.entries.length ?? 0) > 0,
  };
}

/** The host of a request in lower case; empty if the text does not show it. */
function hostOf(request: WireMessage): string {
  const own = /^https?:\/\/([^/?#]{1,300})/iu.exec(request.target)?.[1];
  return (own ?? headerOf(request, 'host') ?? '').toLowerCase();
}

/** A metadata document in the body of a request or a response. */
export interface MetadataPlace {
  readonly value: JsonObject;
  readonly tree: JsonNode;
  readonly owner: MetadataOwner;
  /** The server that it is about, by the path of the request for it; undefined if that does not name one. */
  readonly server: string | undefined;
}

/** Longer bodies are no metadata. */
const MAX_METADATA = 60_000;
const MAX_DOCUMENTS = 50;

/** The metadata documents in captured bodies, where the text has them as they were sent. */
export function metadataIn({ text, intake }: Prepared): MetadataPlace[] {
  const wire = intake.wire ?? [];
  const out: MetadataPlace[] = [];
  for (const message of wire) {
    const { body, bodySpan, entries, answers, status } = message;
    if (out.length >= MAX_DOCUMENTS) break;
    if (body === null || !bodySpan || entries.length > 0 || body.length > MAX_METADATA || message.madeUp) continue;
    if ((status > 0 && (status < 200 || status >= 300)) || bodySpan.end - bodySpan.start !== body.length) continue;
    const tree = /^\s*\{/u.test(body) ? readValue(text, bodySpan.start, bodySpan.end).root : null;
    const value = tree && toValue(tree);
    const owner = value === null ? null : ownerOf(value);
    if (!tree || !owner) continue;
    const request = answers === null ? undefined : wire[answers];
    out.push({ ...owner, tree, server: request && serverOf(request) });
  }
  return out;
}

/** Whose metadata a document is, by its members; null for other values. */
function ownerOf(value: JsonValue): { readonly value: JsonObject; readonly owner: MetadataOwner } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || has(value, 'jsonrpc')) return null;
  if (has(value, 'authorization_servers') && has(value, 'resource')) return { value, owner: 'resource' };
  if (has(value, 'issuer') && has(value, 'token_endpoint')) return { value, owner: 'authorization-server' };
  return has(value, 'redirect_uris') ? { value, owner: 'client' } : null;
}

/** `/.well-known/oauth-protected-resource/mcp` describes `/mcp`. */
function serverOf(request: WireMessage): string | undefined {
  const path = /^\/\.well-known\/oauth-protected-resource(\/[^?#]+)/u.exec(pathOf(request.target))?.[1];
  const host = hostOf(request);
  return path === undefined || host === '' ? undefined : host + path.replace(/\/$/u, '');
}
