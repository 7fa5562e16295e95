/**
 * Entry point: the simulated server. `step(state, input)` returns the next state and the server's outputs; it never throws,
 * reads no clock, and does not change the given state. Without faults all its outputs are clean under `check`.
 */
import { loadValidators } from '../protocol/values.ts';
import { act } from './acts.ts';
import { MCP_REVISIONS } from './eras.ts';
import { ignoredBy, misbehave } from './faults/index.ts';
import { close, receive } from './lifecycle/receive.ts';
import { Turn } from './turn.ts';
import type { Input, McpRevision, ServerDefinition, ServerState, Settings, Stepped } from './types.ts';
import { catchUp, nextDue } from './work.ts';

export { MCP_REVISIONS } from './eras.ts';

/** Loads the validators that make the server fast in these revisions. Without them, the responses are the same. */
export async function prepare(revisions: readonly McpRevision[] = MCP_REVISIONS): Promise<void> {
  await Promise.all(revisions.map(loadValidators));
}

/** The default start of a conversation: the beginning of 2026. */
const EPOCH = 1_767_225_600_000;

/** Complete settings: by default, a server supports every revision over stdio and has no faults. */
export function settingsFrom(settings: Partial<Settings>): Settings {
  return {
    revisions: MCP_REVISIONS,
    transport: 'stdio',
    faults: [],
    seed: 'playground',
    epoch: EPOCH,
    ...settings,
  };
}

/** A server before its first input. Without settings it supports every revision over stdio, without faults. */
export function create(definition: ServerDefinition, settings: Partial<Settings> = {}): ServerState {
  return {
    definition,
    settings: settingsFrom(settings),
    now: 0,
    handshake: { phase: 'waiting', revision: null, clientInfo: null, clientCapabilities: {} },
    era: null,
    logLevel: null,
    subscriptions: [],
    listening: [],
    running: [],
    batches: [],
    pendingRequests: [],
    tasks: [],
    next: 1,
    seen: { count: 0, last: [] },
    memory: definition.memory ?? {},
  };
}

/** Processes one input. Work that was due earlier is done first. */
export function step(state: ServerState, input: Input): Stepped {
  const turn = new Turn(state);
  catchUp(turn, input.at);
  const before = turn.outputs.length;
  turn.why = null;
  const misbehaves = state.settings.faults.length > 0;
  const ignores = misbehaves ? ignoredBy(turn, input) : null;
  if (ignores !== null) turn.because({ says: 'The server ignores this message.', fault: ignores });
  else if (input.kind === 'message') receive(turn, input.text, input.exchange ?? '');
  else if (input.kind === 'close') close(turn, input.exchange ?? null);
  else if (input.kind === 'act') act(turn, input.act);
  const outputs = misbehaves ? misbehave(turn, input, before) : turn.outputs;
  return { state: turn.state, outputs, why: turn.why };
}

/** The time of the next scheduled work; null if there is none. The host then sends a `tick`. */
export function dueAt(state: ServerState): number | null {
  return nextDue(state);
}
