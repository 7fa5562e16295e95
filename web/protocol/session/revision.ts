/** Infers the revision of a text if none was chosen. Evidence first, and always with the reason. */
import { modelOf, models } from '../model/index.ts';
import type { JsonValue } from '../json/types.ts';
import { BARE_NOTIFICATIONS, misnomers, squashed } from '../model/method-names.ts';
import { get, has, isObject, objectAt } from '../json/object.ts';
import { nearest } from '../json/nearest.ts';
import { isShared, otherProtocol, type OtherSign } from './other-protocols.ts';
import { REVISION_IDS, type RevisionId, type SessionSummary } from '../types.ts';

/** A revision with the reason for it, a clause that follows “judged by MCP 2025-11-25, …”. */
export interface RevisionGuess {
  revision: RevisionId;
  because: string;
  how: SessionSummary['revisionHow'];
}

/** The evidence of the messages, collected one by one. */
export interface Evidence {
  negotiated: { revision: RevisionId; message: number } | null;
  declared: { revision: RevisionId; message: number } | null;
  methods: Set<string>;
  /** Named by a header of HTTP. */
  header: { revision: RevisionId; message: number } | null;
  /** Named by the text around the messages. */
  mentioned: RevisionId | null;
  stateless: { sign: string; message: number } | null;
  /** The first sign of another protocol, and the methods of its messages. */
  other: OtherSign | null;
  foreign: Set<string>;
  array: number | null;
}

const META_PREFIX = 'io.modelcontextprotocol/';
const VERSION_KEY = `${META_PREFIX}protocolVersion`;
const STATELESS_KEYS = [
  'protocolVersion',
  'clientCapabilities',
  'clientInfo',
  'serverInfo',
  'logLevel',
  'subscriptionId',
].map((name) => META_PREFIX + name);
/** Maximum number of messages searched: enough for any handshake, bounded for long logs. */
const MAX_EXAMINED = 5000;

/**
 * Negotiated or declared by the text, if known. Else JSON-RPC 2.0, but only if the text names methods and none is or resembles
 * an MCP method, or its messages belong to another protocol. Else 2026-07-28 by its `_meta` keys, `resultType` or methods. Else 2025-03-26 for an
 * array. Else 2025-11-25, or another revision if only that one has all named methods.
 */
export function concluded(seen: Evidence): RevisionGuess {
  if (seen.negotiated) {
    return {
      revision: seen.negotiated.revision,
      because: `negotiated in message ${seen.negotiated.message}`,
      how: 'negotiated',
    };
  }
  if (seen.declared) {
    return {
      revision: seen.declared.revision,
      because: `declared in message ${seen.declared.message}`,
      how: 'declared',
    };
  }
  if (seen.header) {
    const { revision, message } = seen.header;
    return { revision, because: `named by the \`MCP-Protocol-Version\` header of message ${message}`, how: 'declared' };
  }
  const methods = [...seen.methods];
  if (seen.other && !(seen.stateless ?? methods.some((name) => !seen.foreign.has(name) && isOfMcpOnly(name))))
    return { revision: 'jsonrpc-2.0', because: `because ${seen.other.says}`, how: 'inferred' };
  if (methods.length > 0 && !methods.some(looksLikeMcp)) {
    return { revision: 'jsonrpc-2.0', because: `because ${quoteFirst(methods)} is not an MCP method`, how: 'inferred' };
  }
  const modern = seen.stateless ?? modernMethod(methods);
  if (modern) return { revision: '2026-07-28', because: `because of ${modern.sign}`, how: 'inferred' };
  if (seen.array !== null)
    return { revision: '2025-03-26', because: `the only MCP revision with batches`, how: 'inferred' };
  return mentionedWith(seen.mentioned, methods) ?? newestWith(methods);
}

/** The revision that the text around the messages names, if it has all named methods that MCP knows. */
function mentionedWith(revision: RevisionId | null, methods: readonly string[]): RevisionGuess | null {
  if (revision === null) return null;
  const own = modelOf(revision);
  const known = methods.filter((name) => models.some((model) => model.methods.has(name)));
  if (!known.every((name) => own.methods.has(name))) return null;
  return { revision, because: 'named by the text around the messages', how: 'inferred' };
}

/** The newest handshake revision, or the newest one that has all named methods that MCP knows. */
function newestWith(methods: readonly string[]): RevisionGuess {
  const newest = modelOf('2025-11-25');
  const known = methods.filter((name) => models.some((model) => model.methods.has(name)));
  const missing = known.find((name) => !newest.methods.has(name));
  const fallback: RevisionGuess = {
    revision: '2025-11-25',
    because: 'because the text does not name a revision',
    how: 'inferred',
  };
  if (missing === undefined) return fallback;
  const fits = models.toReversed().find((model) => known.every((name) => model.methods.has(name)));
  return fits ? { revision: fits.id, because: `the newest revision with \`${missing}\``, how: 'inferred' } : fallback;
}

function modernMethod(methods: readonly string[]): { sign: string } | null {
  const modern = modelOf('2026-07-28');
  const name = methods.find(
    (method) => modern.methods.has(method) && models.every((model) => model === modern || !model.methods.has(method)),
  );
  return name === undefined ? null : { sign: `the method \`${name}\`` };
}

/** True for a method of MCP that no other protocol has. */
export function isOfMcpOnly(method: string): boolean {
  return !isShared(method) && models.some((model) => model.methods.has(method));
}

/** Methods of official extensions. Others with these prefixes may belong to any program. */
const OF_EXTENSIONS =
  /^(?:ui\/(?:initialize|message|open-link|download-file|request-display-mode|update-model-context|resource-teardown|notifications\/.*)|skills\/(?:list|get))$/;

function looksLikeMcp(method: string): boolean {
  if (models.some((model) => model.methods.has(method)) || OF_EXTENSIONS.test(method)) return true;
  const plain = method.toLowerCase();
  if (/^(?:notifications?|tools|resources|prompts|sampling|elicitation|logging|completion|roots|tasks)\//.test(plain))
    return true;
  const squash = squashed(method);
  if (BARE_NOTIFICATIONS.test(plain) || misnomers.has(squash)) return true;
  if (squash !== '' && allMethods().some((name) => squashed(name) === squash)) return true;
  return nearest(method, allMethods()) !== null;
}

let everyMethod: readonly string[] | null = null;
function allMethods(): readonly string[] {
  everyMethod ??= [...new Set(models.flatMap((model) => [...model.methods.keys()]))];
  return everyMethod;
}

/** The inferred revision of a list of messages. */
export function guessRevision(values: readonly (JsonValue | undefined)[]): RevisionGuess {
  const seen = noEvidence();
  for (const [index, value] of values.entries()) gather(seen, value, index);
  return concluded(seen);
}

/** The evidence before the first message. */
export function noEvidence(): Evidence {
  return {
    negotiated: null,
    declared: null,
    header: null,
    mentioned: null,
    methods: new Set(),
    stateless: null,
    other: null,
    foreign: new Set(),
    array: null,
  };
}

/** Adds the evidence of an entry: its value, the version in the HTTP header of its request, and what the text around it names. */
export function gather(
  seen: Evidence,
  value: JsonValue | undefined,
  index: number,
  { revision, mentioned }: { readonly revision?: string; readonly mentioned?: string } = {},
): void {
  if (index >= MAX_EXAMINED) return;
  if (revision !== undefined) seen.header ??= dated(revision, index + 1);
  if (mentioned !== undefined) seen.mentioned ??= dated(mentioned, index + 1)?.revision ?? null;
  if (!Array.isArray(value)) return look(value, index + 1, seen);
  seen.array ??= index + 1;
  for (const item of value.slice(0, MAX_EXAMINED)) look(item, index + 1, seen);
}

/** The revision indicated by the messages so far. Later messages may change it. */
export function presumed({ negotiated, declared, header, stateless }: Evidence): RevisionId {
  return negotiated?.revision ?? declared?.revision ?? header?.revision ?? (stateless ? '2026-07-28' : '2025-11-25');
}

const NOTHING = Object.freeze({});

function look(value: JsonValue | undefined, message: number, seen: Evidence): void {
  const object = isObject(value) ? value : NOTHING;
  const method = get(object, 'method');
  const params = objectAt(object, 'params');
  const result = objectAt(object, 'result');
  if (typeof method === 'string') seen.methods.add(method);
  if (method === 'initialize') seen.declared ??= dated(get(params, 'protocolVersion'), message);
  const other = otherProtocol(object);
  if (other) {
    seen.other ??= other;
    if (typeof method === 'string') seen.foreign.add(method);
  }
  seen.negotiated ??= dated(get(result, 'protocolVersion'), message);
  for (const about of [params, result]) {
    const meta = get(about, '_meta');
    if (!isObject(meta)) continue;
    if (about === params) seen.declared ??= dated(get(meta, VERSION_KEY), message);
    const key = STATELESS_KEYS.find((name) => has(meta, name));
    if (key !== undefined) seen.stateless ??= { sign: `\`${key}\` in message ${message}`, message };
  }
  if (has(result, 'resultType')) {
    seen.stateless ??= { sign: `\`resultType\` in message ${message}`, message };
  }
}

function dated(value: JsonValue | undefined, message: number): { revision: RevisionId; message: number } | null {
  const revision = REVISION_IDS.find((id) => id === value && id !== 'jsonrpc-2.0');
  return revision ? { revision, message } : null;
}

function quoteFirst(names: readonly string[]): string {
  const first = names.find((name) => name !== '');
  if (first === undefined) return 'an empty method';
  return `\`${first.length > 40 ? `${first.slice(0, 39)}…` : first}\``;
}
