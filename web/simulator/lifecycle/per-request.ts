/** The lifecycle of 2026-07-28: none. Every request says in `_meta` which revision it follows and what its sender can do. */
import { isObject, objectAt, whyNoMethod } from '../../protocol/values.ts';
import { CLIENT_CAPABILITIES, isStateless, LOG_LEVEL, PROTOCOL_VERSION, spokenBy } from '../eras.ts';
import { LEVELS } from '../logs.ts';
import { NOTICES } from '../methods/index.ts';
import type { Incoming } from '../read.ts';
import type { Refusal, Request } from '../turn.ts';
import type { Json, JsonRecord, McpRevision, Why } from '../types.ts';
import { dispatch } from './dispatch.ts';
import type { Lifecycle } from './define.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;
/** Why a request is not served, and what is answered. */
type No = { error: Refusal; why: Why };

/** Requests that stand alone. */
export const PER_REQUEST: Lifecycle = {
  request(turn, heard, exchange) {
    const params = heard.params ?? {};
    const meta: JsonRecord = objectAt(params, '_meta') ?? {};
    const { revisions } = turn.state.settings;
    const no =
      heard.method === 'initialize' ? noHandshake(params, revisions) : (lacks(meta) ?? notSpoken(meta, revisions));
    if (no) return turn.refuse({ exchange, id: heard.id }, no.error, no.why);
    const revision = revisions.find((one) => one === meta[PROTOCOL_VERSION]) ?? '2026-07-28';
    dispatch(turn, requestOf(heard, params, meta, revision, exchange), heard.message);
  },
  notification(turn, heard, exchange) {
    const notice = heard.method === 'notifications/cancelled' ? NOTICES[heard.method] : undefined;
    if (notice) return notice(turn, heard.params ?? {}, exchange);
    turn.because({
      says: `${whyNoMethod('2026-07-28', heard.method)?.says ?? `\`${heard.method}\` is no notification that a client sends in 2026-07-28.`} Notifications are never answered, so the server stays silent.`,
    });
  },
};

/** What a server that knows no handshake answers to `initialize`: in any case it names what it speaks. */
function noHandshake({ protocolVersion: asked }: JsonRecord, revisions: readonly McpRevision[]): No {
  const supported = spokenBy(revisions);
  const why: Why = {
    says: 'This server speaks 2026-07-28 alone, which has no `initialize`. The error names what it speaks, so that the client can go on with that, or tell its user.',
    requirement: 'version/initialize-error-names-versions',
  };
  // An error about a version never lists the version that it refuses.
  return typeof asked === 'string' && !supported.includes(asked)
    ? { error: unsupported(supported, asked), why }
    : { error: { code: -32601, message: 'Method not found', data: { supported } }, why };
}

/** What `_meta` does not say, or not in the right way, although it is all that a server can go by. */
function lacks(meta: JsonRecord): No | null {
  const no = (problem: string, requirement: string): No => ({
    error: { code: -32602, message: 'Invalid params', data: { problem: problem.replaceAll('`', "'") } },
    why: { says: `${problem} There is no handshake from which it could be known.`, requirement },
  });
  const asked = meta[PROTOCOL_VERSION];
  if (asked === undefined)
    return no(`The request has no \`${PROTOCOL_VERSION}\` in \`params._meta\`.`, 'stateless/protocol-version-missing');
  if (typeof asked !== 'string')
    return no(`\`${PROTOCOL_VERSION}\` in \`params._meta\` is one string.`, 'stateless/protocol-version-type');
  const can = meta[CLIENT_CAPABILITIES];
  if (can === undefined)
    return no(`The request has no \`${CLIENT_CAPABILITIES}\` in \`params._meta\`.`, 'stateless/capabilities-missing');
  if (!isObject(can))
    return no(`\`${CLIENT_CAPABILITIES}\` in \`params._meta\` is an object.`, 'stateless/capabilities-type');
  const level = meta[LOG_LEVEL];
  return level === undefined || LEVELS.some((one) => one === level)
    ? null
    : no(`\`${LOG_LEVEL}\` in \`params._meta\` is one of the eight levels of logs.`, 'logging/invalid-level-code');
}

/** What is answered to a version that the server does not speak in this way. */
function notSpoken(meta: JsonRecord, revisions: readonly McpRevision[]): No | null {
  const asked = meta[PROTOCOL_VERSION];
  const spoken = revisions.find((one) => one === asked);
  if (typeof asked !== 'string' || (spoken && isStateless(spoken))) return null;
  // Asked for a revision of its own that begins with a handshake, it lists those that need none.
  const supported = spokenBy(spoken ? revisions.filter(isStateless) : revisions);
  const says = spoken
    ? `${asked} begins with \`initialize\` and is never named in \`_meta\`. The error lists what can be.`
    : `The request follows ${JSON.stringify(asked)}, which this server does not speak. The error lists what it speaks.`;
  return { error: unsupported(supported, asked), why: { says, requirement: 'version/unsupported-wrong-code' } };
}

function unsupported(supported: Json[], requested: string): Refusal {
  return { code: -32022, message: 'Unsupported protocol version', data: { supported, requested } };
}

function requestOf(
  heard: IncomingRequest,
  params: JsonRecord,
  meta: JsonRecord,
  revision: McpRevision,
  exchange: string,
): Request {
  const { progressToken: token, [LOG_LEVEL]: level, [CLIENT_CAPABILITIES]: can } = meta;
  return {
    exchange,
    id: heard.id,
    method: heard.method,
    params,
    revision,
    clientCapabilities: isObject(can) ? can : {},
    progressToken: typeof token === 'string' || typeof token === 'number' ? token : null,
    logLevel: typeof level === 'string' ? level : null,
  };
}
