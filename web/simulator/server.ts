/**
 * Door: the simulated server. `step(state, input)` gives the next state and what the server says; it never throws, reads no
 * clock, and leaves the state it was given as it was. Without faults everything it says is clean under `check`.
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

/** Loads what makes the server quick in these revisions. It answers the same without. */
export async function prepare(revisions: readonly McpRevision[] = MCP_REVISIONS): Promise<void> {
  await Promise.all(revisions.map(loadValidators));
}

/** The beginning of 2026, where nobody says when a conversation began. */
const EPOCH = 1_767_225_600_000;

/** Settings in full: without any, a server speaks every revision over stdio, and behaves. */
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

/** A server that nobody has spoken to. Without settings it speaks every revision over stdio, and behaves. */
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
    asked: [],
    tasks: [],
    next: 1,
    seen: { count: 0, last: [] },
    memory: definition.memory ?? {},
  };
}

/** Takes one input. Work that is due before it is done first. */
export function step(state: ServerState, input: Input): Stepped {
  const turn = new Turn(state);
  catchUp(turn, input.at);
  const before = turn.outputs.length;
  turn.why = null;
  const misbehaves = state.settings.faults.length > 0;
  const ignores = misbehaves ? ignoredBy(turn, input) : null;
  if (ignores !== null) turn.because({ says: 'The server passes over this message.', fault: ignores });
  else if (input.kind === 'message') receive(turn, input.text, input.exchange ?? '');
  else if (input.kind === 'close') close(turn, input.exchange ?? null);
  else if (input.kind === 'act') act(turn, input.act);
  const outputs = misbehaves ? misbehave(turn, input, before) : turn.outputs;
  return { state: turn.state, outputs, why: turn.why };
}

/** When the server will do something by itself; null when it only waits. The host sends a `tick` then. */
export function dueAt(state: ServerState): number | null {
  return nextDue(state);
}
