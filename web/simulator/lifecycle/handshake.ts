/** The lifecycle until 2025-11-25: `initialize`, its response, `notifications/initialized`, then everything else. */
import { isObject, methodsOf, objectAt } from '../../protocol/values.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { isStateless } from '../eras.ts';
import { NOTICES } from '../methods/index.ts';
import type { Incoming } from '../read.ts';
import type { Request, Turn } from '../turn.ts';
import type { Handshake, JsonRecord, McpRevision } from '../types.ts';
import { dispatch } from './dispatch.ts';
import type { Lifecycle } from './define.ts';

type IncomingRequest = Extract<Incoming, { is: 'request' }>;

/** Conversations that begin with a handshake. */
export const HANDSHAKE: Lifecycle = {
  request(turn, incoming, exchange) {
    const { phase, revision } = turn.state.handshake;
    if (incoming.method === 'initialize') return initialize(turn, incoming, exchange);
    // A ping is allowed at any time, so that either side can check whether the other is alive.
    const negotiated = revision ?? newestOf(turn);
    if (incoming.method !== 'ping' && (phase === 'waiting' || phase === 'closed')) {
      return turn.refuse(
        { exchange, id: incoming.id },
        { code: -32600, message: 'Not initialized: send initialize first' },
        {
          says: `\`${incoming.method}\` was sent before \`initialize\`. Until \`initialize\` is answered, the server knows neither the revision nor the capabilities, and handles only \`ping\`.`,
          requirement: 'lifecycle/request-before-initialize-result',
        },
      );
    }
    dispatch(turn, requestOf(turn, incoming, exchange, negotiated), incoming.message);
  },
  notification(turn, incoming, exchange) {
    if (incoming.method === 'notifications/initialized') return initialized(turn);
    const notice = NOTICES[incoming.method];
    const row = methodsOf(turn.state.handshake.revision ?? newestOf(turn)).get(incoming.method);
    if (notice && row) return notice(turn, incoming.params ?? {}, exchange);
    turn.because({
      says: `The server does not know the notification \`${incoming.method}\`. Notifications are never answered, so it sends nothing.`,
    });
  },
};

function newestOf({ state }: Turn): McpRevision {
  return state.settings.revisions.findLast((one) => !isStateless(one)) ?? '2025-11-25';
}

function requestOf({ state }: Turn, incoming: IncomingRequest, exchange: string, revision: McpRevision): Request {
  const params = incoming.params ?? {};
  const token = objectAt(params, '_meta')?.progressToken;
  return {
    exchange,
    id: incoming.id,
    method: incoming.method,
    params,
    revision,
    clientCapabilities: state.handshake.clientCapabilities,
    progressToken: typeof token === 'string' || typeof token === 'number' ? token : null,
    logLevel: null,
  };
}

/** The negotiated revision: the requested one if the server supports it, otherwise its newest. */
function negotiate({ state }: Turn, requested: unknown): { revision: McpRevision; supported: boolean } {
  const supported = state.settings.revisions.filter((one) => !isStateless(one));
  const same = supported.find((one) => one === requested);
  return { revision: same ?? supported.at(-1) ?? '2025-11-25', supported: same !== undefined };
}

function initialize(turn: Turn, incoming: IncomingRequest, exchange: string): void {
  const { handshake, definition } = turn.state;
  const requested = incoming.params?.protocolVersion;
  const { revision, supported } = negotiate(turn, requested);
  if (handshake.phase !== 'waiting') {
    return turn.refuse(
      { exchange, id: incoming.id },
      { code: -32600, message: 'Already initialized' },
      {
        says: '`initialize` is sent once, at the beginning; this conversation already has a revision.',
        requirement: 'lifecycle/initialize-repeated',
      },
    );
  }
  const request = requestOf(turn, incoming, exchange, revision);
  const wrong = faultOfInitialize(incoming, revision);
  if (wrong)
    return turn.refuse(request, { code: -32602, message: 'Invalid params', data: { problem: wrong } }, { says: wrong });
  const agreed: Handshake = {
    phase: 'answered',
    revision,
    clientInfo: objectAt(incoming.params ?? {}, 'clientInfo'),
    clientCapabilities: objectAt(incoming.params ?? {}, 'capabilities') ?? {},
  };
  turn.put({ handshake: agreed });
  const { instructions, info } = definition;
  const result: JsonRecord = {
    protocolVersion: revision,
    capabilities: capabilitiesOf(turn.state, revision),
    serverInfo: info,
    ...(instructions === undefined ? {} : { instructions }),
  };
  turn.result(request, result, {
    says: supported
      ? `The server supports ${revision}, so it agrees and declares its capabilities. Next it waits for \`notifications/initialized\`.`
      : `The server does not support ${JSON.stringify(requested)}. It does not reject the request: it offers its newest revision, ${revision}, and the client decides whether to continue or disconnect.`,
    ...(supported ? {} : { requirement: 'version/counter-offer' }),
  });
}

/** What is wrong with the params, most important first. */
function faultOfInitialize({ params }: IncomingRequest, revision: McpRevision): string | null {
  if (!params) return '`initialize` has no `params`: it needs `protocolVersion`, `capabilities` and `clientInfo`.';
  if (typeof params.protocolVersion !== 'string') return '`protocolVersion` must be a string with a revision.';
  if (!isObject(params.capabilities)) return '`capabilities` must be an object; an empty one declares no capabilities.';
  const info = params.clientInfo;
  if (!isObject(info)) return '`clientInfo` must be an object with `name` and `version`.';
  if (typeof info.name !== 'string' || typeof info.version !== 'string')
    return `\`clientInfo\` needs \`name\` and \`version\` as strings in MCP ${revision}.`;
  return null;
}

function initialized(turn: Turn): void {
  const { handshake } = turn.state;
  if (handshake.phase === 'answered') {
    turn.put({ handshake: { ...handshake, phase: 'ready' } });
    turn.because({
      says: 'The handshake is finished: the server may now send requests and logs of its own. A notification is never answered.',
    });
  } else {
    turn.because({
      says:
        handshake.phase === 'waiting'
          ? '`notifications/initialized` was sent before `initialize` was answered, so it changes nothing.'
          : '`notifications/initialized` was already received, so it changes nothing.',
    });
  }
}
