/** Stateless requests (2026-07-28): no sessions, one exchange per request, and closing the connection cancels. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { CLIENT_CAPABILITIES, isStateless, PROTOCOL_VERSION } from '../eras.ts';
import type { Incoming } from '../read.ts';
import { step } from '../server.ts';
import type { Input, McpRevision, Output, ServerState, Why } from '../types.ts';
import { deliver, streamFor, type Home } from './deliver.ts';
import type { HttpRequest } from './guard.ts';
import { mirrorFault, versionFault } from './mirrored.ts';
import type { HttpTurn } from './state.ts';

const NOW: McpRevision = '2026-07-28';
const MISMATCH = -32020;
/** Errors with a fixed HTTP status. */
const STATUSES: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32601': 404,
  '-32020': 400,
  '-32021': 400,
  '-32022': 400,
};

/** Whether a POST belongs to the stateless revision, as far as its content shows. */
export function isSelfContained(revisions: readonly McpRevision[], request: HttpRequest, incoming: Incoming): boolean {
  if (!revisions.some(isStateless)) return false;
  if (revisions.every(isStateless)) return true;
  if (incoming.is === 'request' || incoming.is === 'notification') {
    const meta = incoming.params && objectAt(incoming.params, '_meta');
    if (meta && Object.hasOwn(meta, PROTOCOL_VERSION)) return true;
    if (incoming.method === 'initialize') return false;
    if (incoming.method === 'server/discover' || incoming.method === 'subscriptions/listen') return true;
  }
  return request.headers['mcp-protocol-version'] === NOW;
}

/** Handles a POST. */
export function postAlone(turn: HttpTurn, request: HttpRequest, incoming: Incoming, shared: ServerState): void {
  const { exchange, at, body: text } = request;
  if (incoming.is === 'answer') {
    return turn.refuse(exchange, {
      status: 400,
      code: -32600,
      revision: NOW,
      message: 'Bad Request: this server sends no requests, so it accepts no responses',
      why: {
        says: 'In 2026-07-28 servers send no requests, so clients post no responses. A result lists the input that the server needs, and the next request contains it.',
        requirement: 'http/client-response',
      },
    });
  }
  const wrong = incoming.is === 'request' ? headerFault(request, incoming, shared) : null;
  if (wrong && incoming.is === 'request') {
    const message = `Header mismatch: ${wrong.says.replaceAll('`', "'")}`;
    return turn.refuse(exchange, { status: 400, code: MISMATCH, revision: NOW, message, id: incoming.id, why: wrong });
  }
  const waits = incoming.is === 'notification' ? null : [incoming.is === 'request' ? incoming.id : ''];
  if (waits) turn.put({ open: [...turn.state.open, streamFor(exchange, exchange, waits)] });
  const asBadRequest = incoming.is !== 'request' || lacksMeta(incoming);
  advance(turn, shared, { kind: 'message', at, text, exchange }, asBadRequest ? 400 : 200);
  if (!waits) turn.answer(exchange, 202, {});
}

/** The first problem of the headers; null also if the body is so invalid that the server itself rejects it. */
function headerFault(
  request: HttpRequest,
  incoming: Extract<Incoming, { is: 'request' }>,
  { definition, settings }: ServerState,
): Why | null {
  const version = incoming.params && objectAt(incoming.params, '_meta')?.[PROTOCOL_VERSION];
  // A client of an earlier revision knows none of these headers; the error lists the supported revisions.
  if (incoming.method === 'initialize' && typeof version !== 'string') return null;
  const wrong = versionFault(request, incoming.message);
  if (wrong) return wrong;
  const served = settings.revisions.some((one) => one === version && isStateless(one));
  return served ? mirrorFault(request, incoming.message, definition.tools) : null;
}

function lacksMeta({ params }: Extract<Incoming, { is: 'request' }>): boolean {
  const meta = params && objectAt(params, '_meta');
  return typeof meta?.[PROTOCOL_VERSION] !== 'string' || !isObject(meta[CLIENT_CAPABILITIES]);
}

/** One step of the underlying server, and the delivery of its outputs. */
export function advance(turn: HttpTurn, shared: ServerState, input: Input, wrong = 200): void {
  const stepped = step(shared, input);
  if (stepped.why) turn.because(stepped.why);
  const { running, listening } = stepped.state;
  const home: Home = {
    session: null,
    find: (streams, { to }) => streams.findIndex(({ exchange }) => to !== null && exchange === to.exchange),
    alive: ({ name }) =>
      running.some(({ exchange, task }) => exchange === name && task === null) ||
      listening.some(({ exchange }) => exchange === name),
    resumable: false,
    primes: false,
    headers: {},
    status: (output) => statusOf(output, wrong),
  };
  const { streams } = deliver(turn, turn.state.open, stepped.outputs, home);
  turn.put({ shared: stepped.state, open: streams.filter(({ over }) => !over) });
}

function statusOf({ message }: Output, wrong: number): number {
  const error = objectAt(message, 'error');
  if (!error) return 200;
  return (typeof error.code === 'number' ? STATUSES[String(error.code)] : undefined) ?? wrong;
}
