/** The lifecycle of 2026-07-28: none. Every request names its revision and its client's capabilities in `_meta`. */
import { isObject, objectAt, whyNoMethod } from '../../protocol/values.ts';
import { CLIENT_CAPABILITIES, isStateless, LOG_LEVEL, PROTOCOL_VERSION, versionsOf } from '../eras.ts';
import { LEVELS } from '../logs.ts';
import { NOTICES } from '../methods/index.ts';
import type { Incoming } from '../read.ts';
import type { Refusal, Request } from '../turn.ts';
import type { Json, JsonRecord, McpRevision, Why } from '../types.ts';
import { dispatch } from './dispatch.ts';
import type { Lifecycle } from './define.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;
/** Why a request is rejected, and the response. */
type No = { error: Refusal; why: Why };

/** Stateless requests. */
export const PER_REQUEST: Lifecycle = {
  request(turn, incoming, exchange) {
    const params = incoming.params ?? {};
    const meta: JsonRecord = objectAt(params, '_meta') ?? {};
    const { revisions } = turn.state.settings;
    const no = unacceptable(incoming, revisions);
    if (no) return turn.refuse({ exchange, id: incoming.id }, no.error, no.why);
    const revision = revisions.find((one) => one === meta[PROTOCOL_VERSION]) ?? '2026-07-28';
    dispatch(turn, requestOf(incoming, params, meta, revision, exchange), incoming.message);
  },
  notification(turn, incoming, exchange) {
    const notice = incoming.method === 'notifications/cancelled' ? NOTICES[incoming.method] : undefined;
    if (notice) return notice(turn, incoming.params ?? {}, exchange);
    turn.because({
      says: `${whyNoMethod('2026-07-28', incoming.method)?.says ?? `\`${incoming.method}\` is not a notification that a client sends in 2026-07-28.`} Notifications are never answered, so the server sends nothing.`,
    });
  },
};

/** Why a server without a handshake must reject a request whatever it asks for; null if it need not. */
export function unacceptable({ method, params }: IncomingRequest, revisions: readonly McpRevision[]): No | null {
  if (method === 'initialize') return noHandshake(params ?? {}, revisions);
  const meta: JsonRecord = objectAt(params ?? {}, '_meta') ?? {};
  return lacks(meta) ?? unsupportedVersion(meta, revisions);
}

/** The response of a server without a handshake to `initialize`: it always lists the revisions that it supports. */
function noHandshake({ protocolVersion }: JsonRecord, revisions: readonly McpRevision[]): No {
  const supported = versionsOf(revisions);
  const why: Why = {
    says: 'This server supports only 2026-07-28, which has no `initialize`. The error lists the supported revisions, so that the client can continue with one of them or inform its user.',
    requirement: 'version/initialize-error-names-versions',
  };
  // A version error never lists the version that it rejects.
  return typeof protocolVersion === 'string' && !supported.includes(protocolVersion)
    ? { error: unsupported(supported, protocolVersion), why }
    : { error: { code: -32601, message: 'Method not found', data: { supported } }, why };
}

/** Missing or invalid members of `_meta` that the server depends on. */
function lacks(meta: JsonRecord): No | null {
  const no = (problem: string, requirement: string): No => ({
    error: { code: -32602, message: 'Invalid params', data: { problem: problem.replaceAll('`', "'") } },
    why: { says: `${problem} No handshake provides this value.`, requirement },
  });
  const requested = meta[PROTOCOL_VERSION];
  if (requested === undefined)
    return no(`The request has no \`${PROTOCOL_VERSION}\` in \`params._meta\`.`, 'stateless/protocol-version-missing');
  if (typeof requested !== 'string')
    return no(`\`${PROTOCOL_VERSION}\` in \`params._meta\` must be a string.`, 'stateless/protocol-version-type');
  const can = meta[CLIENT_CAPABILITIES];
  if (can === undefined)
    return no(`The request has no \`${CLIENT_CAPABILITIES}\` in \`params._meta\`.`, 'stateless/capabilities-missing');
  if (!isObject(can))
    return no(`\`${CLIENT_CAPABILITIES}\` in \`params._meta\` must be an object.`, 'stateless/capabilities-type');
  const level = meta[LOG_LEVEL];
  return level === undefined || LEVELS.some((one) => one === level)
    ? null
    : no(`\`${LOG_LEVEL}\` in \`params._meta\` must be one of the eight log levels.`, 'logging/invalid-level-code');
}

/** The response to a version that the server does not support in this way. */
function unsupportedVersion(meta: JsonRecord, revisions: readonly McpRevision[]): No | null {
  const requested = meta[PROTOCOL_VERSION];
  const supportedOne = revisions.find((one) => one === requested);
  if (typeof requested !== 'string' || (supportedOne && isStateless(supportedOne))) return null;
  // If the request names a supported revision that begins with a handshake, the error lists the ones that do not.
  const supported = versionsOf(supportedOne ? revisions.filter(isStateless) : revisions);
  const says = supportedOne
    ? `${requested} begins with \`initialize\` and is never named in \`_meta\`. The error lists the versions that are allowed there.`
    : `The request names ${JSON.stringify(requested)}, which this server does not support. The error lists the supported versions.`;
  return { error: unsupported(supported, requested), why: { says, requirement: 'version/unsupported-wrong-code' } };
}

function unsupported(supported: Json[], requested: string): Refusal {
  return { code: -32022, message: 'Unsupported protocol version', data: { supported, requested } };
}

function requestOf(
  incoming: IncomingRequest,
  params: JsonRecord,
  meta: JsonRecord,
  revision: McpRevision,
  exchange: string,
): Request {
  const { progressToken: token, [LOG_LEVEL]: level, [CLIENT_CAPABILITIES]: can } = meta;
  return {
    exchange,
    id: incoming.id,
    method: incoming.method,
    params,
    revision,
    clientCapabilities: isObject(can) ? can : {},
    progressToken: typeof token === 'string' || typeof token === 'number' ? token : null,
    logLevel: typeof level === 'string' ? level : null,
  };
}
