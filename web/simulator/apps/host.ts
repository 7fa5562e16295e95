/**
 * Light entry point: a correct host, as a state machine: it passes the document to the sandbox, answers the view, passes input
 * and result of the call to it, and forwards the view’s requests to the server. A fault changes what the host sends.
 */
import type { Id, Json, JsonRecord } from '../types.ts';
import { contextChange, welcome } from './context.ts';
import { alteredBy } from './faults.ts';
import { answer, idOf, isObject, methodOf, note, NOTE, objectIn, refusal, request, textIn } from './messages.ts';
import type { HostInput, HostLook, HostOutput, HostState, OpenedCall } from './types.ts';

/** A host that waits for its sandbox. */
export function createHost(call: OpenedCall, look: HostLook, fault: string | null = null): HostState {
  return {
    call,
    look,
    fault,
    phase: 'sandbox',
    sent: [],
    forwarded: {},
    nextId: 1,
    teardown: null,
  };
}

/** One step of a correct host: the messages with their reasons are not altered yet. */
interface Step {
  readonly state: HostState;
  readonly outputs: readonly HostOutput[];
}

/** The next state of a host, and what it does. Never throws, whatever the view sends. */
export function stepHost(before: HostState, input: HostInput): Step {
  const { state, outputs } = correct(before, input);
  const received = input.kind === 'message' && isObject(input.message) ? input.message : null;
  let { sent } = state;
  const all: HostOutput[] = [];
  for (const output of outputs) {
    if (output.kind !== 'send') {
      all.push(output);
      continue;
    }
    const messages = alteredBy(state.fault, 'host', output.message, { sent, received, call: state.call });
    for (const message of messages) {
      const own = message === output.message;
      all.push({
        kind: 'send',
        message,
        says: own ? output.says : 'A fault makes the host send this message.',
        fault: own ? null : state.fault,
      });
      sent = [...sent, message];
    }
  }
  return { state: { ...state, sent }, outputs: all };
}

const send = (message: JsonRecord, says: string): HostOutput => ({ kind: 'send', message, says, fault: null });
const stay = (state: HostState, ...outputs: HostOutput[]): Step => ({ state, outputs });

function correct(state: HostState, input: HostInput): Step {
  if (state.phase === 'ended') return stay(state);
  if (input.kind === 'close') return close(state);
  if (input.kind === 'look') return look(state, input.look);
  if (input.kind === 'answer') return answered(state, input.key, input.answer);
  return isObject(input.message) ? receive(state, input.message) : stay(state);
}

function close(state: HostState): Step {
  // A view that does not respond cannot stay forever.
  const isEnd = state.phase !== 'ready';
  // A view that is not initialized has nothing to save, and must not receive anything.
  if (isEnd) return stay({ ...state, phase: 'ended', teardown: null }, { kind: 'show', what: { do: 'remove' } });
  const id = state.nextId;
  return stay(
    { ...state, phase: 'ending', nextId: id + 1, teardown: id },
    send(
      request(id, 'ui/resource-teardown', { reason: 'The user closed the view.' }),
      'The user closed the view. The host waits for the response before it removes the frame.',
    ),
  );
}

function look(state: HostState, change: Partial<HostLook>): Step {
  const next = { ...state, look: { ...state.look, ...change } };
  const changed = contextChange(state.look, next.look);
  if (state.phase !== 'ready' || Object.keys(changed).length === 0) return stay(next);
  return stay(
    next,
    send(note(`${NOTE}host-context-changed`, changed), 'The context of the view changed; the host sends what is new.'),
  );
}

function answered(state: HostState, key: string, given: JsonRecord): Step {
  const id = state.forwarded[key];
  if (id === undefined) return stay(state);
  const { [key]: _, ...forwarded } = state.forwarded;
  const response = isObject(given.error)
    ? { jsonrpc: '2.0', id, error: given.error }
    : answer(id, objectIn(given, 'result'));
  return stay(
    { ...state, forwarded },
    send(response, 'The response of the server, with the id of the view’s request.'),
  );
}

function receive(state: HostState, message: JsonRecord): Step {
  const method = methodOf(message);
  const id = idOf(message);
  if (method === null) {
    if (state.teardown === null || id !== state.teardown) return stay(state);
    return stay({ ...state, phase: 'ended', teardown: null }, { kind: 'show', what: { do: 'remove' } });
  }
  const params = objectIn(message, 'params');
  return id === null ? notified(state, method, params) : requested(state, id, method, params);
}

function notified(state: HostState, method: string, params: JsonRecord): Step {
  const { call, phase } = state;
  if (method === `${NOTE}sandbox-proxy-ready` && phase === 'sandbox')
    return stay(
      { ...state, phase: 'waiting' },
      send(
        note(`${NOTE}sandbox-resource-ready`, { html: call.html, sandbox: 'allow-scripts', ...call.policy }),
        'The sandbox is ready: it receives the document of the view.',
      ),
    );
  if (method === `${NOTE}initialized` && phase === 'initializing')
    return stay(
      { ...state, phase: 'ready' },
      send(
        note(`${NOTE}tool-input`, { arguments: call.arguments }),
        'The view is ready: first the arguments of the call.',
      ),
      send(note(`${NOTE}tool-result`, call.result), 'Then the result of the call, unchanged.'),
    );
  if (method === `${NOTE}size-changed` && typeof params.height === 'number' && Number.isFinite(params.height))
    return stay(state, { kind: 'show', what: { do: 'size', height: params.height } });
  return stay(state);
}

const NOT_YET = 'Send ui/initialize and ui/notifications/initialized first';

function requested(state: HostState, id: Id, method: string, params: JsonRecord): Step {
  const { call, phase } = state;
  const refuse = (code: number, text: string, says: string): Step => stay(state, send(refusal(id, code, text), says));
  if (method === 'ping') return stay(state, send(answer(id, {}), 'A ping is answered at any time.'));
  if (method === 'ui/initialize') {
    if (phase !== 'waiting' && phase !== 'sandbox')
      return refuse(-32600, 'The view is already initialized', 'A view is initialized once.');
    return stay(
      { ...state, phase: 'initializing' },
      send(answer(id, welcome(call, state.look)), 'The host introduces itself, and describes the context of the view.'),
    );
  }
  const isReady = phase === 'ready' || phase === 'ending';
  if (!isReady && method === 'ui/request-display-mode')
    return stay(
      state,
      send(answer(id, { mode: state.look.displayMode }), 'The view is not initialized, so its mode stays the same.'),
    );
  if (!isReady)
    return HANDLED.has(method)
      ? refuse(-32600, NOT_YET, 'The view is not initialized, so the host refuses its requests.')
      : refuse(-32601, `Method not found: ${method}`, 'The host does not know this method.');
  if (
    method === 'tools/call' &&
    call.modelOnly.some((name) => name === params.name) &&
    state.fault !== 'model-only-forwarded'
  )
    return refuse(-32000, 'This tool is for the model only', 'The `visibility` of the tool excludes its view.');
  if (method === 'tools/call') return forward(state, id, method, params);
  return (
    decided(state, id, method, params) ??
    refuse(-32601, `Method not found: ${method}`, 'The host does not know this method.')
  );
}

const HANDLED = new Set(['tools/call', 'ui/open-link', 'ui/message', 'ui/update-model-context']);

function forward(state: HostState, id: Id, method: string, params: JsonRecord): Step {
  const key = `${typeof id} ${id}`;
  return stay({ ...state, forwarded: { ...state.forwarded, [key]: id } }, { kind: 'forward', key, method, params });
}

/** What the host decides itself; null for other methods. */
function decided(state: HostState, id: Id, method: string, params: JsonRecord): Step | null {
  const invalid = (text: string): Step =>
    stay(state, send(refusal(id, -32602, text), 'The parameters of the request are invalid.'));
  if (method === 'ui/open-link') {
    const { url } = params;
    if (!isWebUrl(url)) return invalid('url is no absolute web URL');
    return stay(
      state,
      { kind: 'show', what: { do: 'link', url } },
      send(answer(id, {}), 'The host shows the link; this page opens none.'),
    );
  }
  if (method === 'ui/message') {
    if (params.role !== 'user' || !Array.isArray(params.content)) return invalid('role or content is invalid');
    return stay(
      state,
      { kind: 'show', what: { do: 'message', text: textIn(params.content) } },
      send(answer(id, {}), 'The message is now part of the conversation.'),
    );
  }
  if (method === 'ui/update-model-context') {
    const text = textIn(params.content) || JSON.stringify(params.structuredContent ?? {});
    return stay(
      state,
      { kind: 'show', what: { do: 'context', text } },
      send(answer(id, {}), 'The model will see this with its next turn.'),
    );
  }
  if (method !== 'ui/request-display-mode') return null;
  const mode = params.mode === 'fullscreen' || params.mode === 'inline' ? params.mode : state.look.displayMode;
  return stay(
    { ...state, look: { ...state.look, displayMode: mode } },
    { kind: 'show', what: { do: 'mode', mode } },
    send(answer(id, { mode }), 'The response has the mode that applies now.'),
  );
}

function isWebUrl(url: Json | undefined): url is string {
  return typeof url === 'string' && /^https?:\/\/[^/]/iu.test(url);
}
