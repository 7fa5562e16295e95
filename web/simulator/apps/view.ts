/**
 * A correct view, as a state machine. The frame of the page runs the document of a server instead; this one plays
 * the view where there is no frame.
 */
import type { JsonRecord } from '../types.ts';
import { answer, APPS_VERSION, idOf, isObject, methodOf, note, NOTE, objectIn, refusal, request } from './messages.ts';
import type { ViewControl, ViewInput, ViewState } from './types.ts';

/** A view that is not loaded yet. */
export function createView(): ViewState {
  return { phase: 'new', capabilities: {}, context: {}, input: null, result: null, nextId: 1, greeting: null };
}

/** The next state of a view, and the messages that it sends to the host. */
export function stepView(state: ViewState, input: ViewInput): { state: ViewState; messages: readonly JsonRecord[] } {
  if (input.kind === 'load') return load(state);
  if (input.kind === 'use') return act(state, input.control);
  return isObject(input.message) ? receive(state, input.message) : { state, messages: [] };
}

type Stepped = ReturnType<typeof stepView>;

function load(state: ViewState): Stepped {
  if (state.phase !== 'new') return { state, messages: [] };
  const params = {
    appInfo: { name: 'playground-view', version: '1.0.0' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
    protocolVersion: APPS_VERSION,
  };
  return {
    state: { ...state, phase: 'initializing', greeting: state.nextId, nextId: state.nextId + 1 },
    messages: [request(state.nextId, 'ui/initialize', params)],
  };
}

function act(state: ViewState, control: ViewControl): Stepped {
  if (state.phase !== 'ready') return { state, messages: [] };
  if (control.do === 'size') {
    const { width, height } = control;
    return { state, messages: [note(`${NOTE}size-changed`, { width, height })] };
  }
  const [needs, method, params] = requestFor(control);
  if (needs !== null && state.capabilities[needs] === undefined) return { state, messages: [] };
  return {
    state: { ...state, nextId: state.nextId + 1 },
    messages: [request(state.nextId, method, params)],
  };
}

/** The capability that a control needs, the method that it sends, and the parameters. */
function requestFor(
  control: Exclude<ViewControl, { do: 'size' }>,
): [needs: string | null, method: string, params: JsonRecord] {
  if (control.do === 'call') return ['serverTools', 'tools/call', { name: control.tool, arguments: control.arguments }];
  if (control.do === 'link') return ['openLinks', 'ui/open-link', { url: control.url }];
  if (control.do === 'mode') return [null, 'ui/request-display-mode', { mode: control.mode }];
  return [null, 'ui/message', { role: 'user', content: [{ type: 'text', text: control.text }] }];
}

function receive(state: ViewState, message: JsonRecord): Stepped {
  const method = methodOf(message);
  const id = idOf(message);
  if (method === null) return welcome(state, message);
  const params = objectIn(message, 'params');
  if (id !== null) {
    if (method === 'ui/resource-teardown') return { state: { ...state, phase: 'ended' }, messages: [answer(id, {})] };
    if (method === 'ping') return { state, messages: [answer(id, {})] };
    return { state, messages: [refusal(id, -32601, 'Method not found')] };
  }
  if (method === `${NOTE}tool-input`)
    return { state: { ...state, input: objectIn(params, 'arguments') }, messages: [] };
  if (method === `${NOTE}tool-result`) return { state: { ...state, result: params }, messages: [] };
  if (method === `${NOTE}host-context-changed`)
    return { state: { ...state, context: { ...state.context, ...params } }, messages: [] };
  return { state, messages: [] };
}

function welcome(state: ViewState, message: JsonRecord): Stepped {
  if (state.phase !== 'initializing' || message.id !== state.greeting || message.result === undefined)
    return { state, messages: [] };
  const result = objectIn(message, 'result');
  return {
    state: {
      ...state,
      phase: 'ready',
      greeting: null,
      capabilities: objectIn(result, 'hostCapabilities'),
      context: objectIn(result, 'hostContext'),
    },
    messages: [note(`${NOTE}initialized`), note(`${NOTE}size-changed`, { width: 400, height: 240 })],
  };
}
