/** A test of two clients at once: each has its own session. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { Call, CodeTest, Outcome } from './define.ts';
import { crash, make } from './testing.ts';
import { says } from './trouble.ts';
import { ROOTS } from './whole-client-play.ts';

const NAMES = ['it', 'other'] as const;
const TOOLS: readonly string[] = ['first_tool', 'second_tool'];

/** The results that each client receives, one after the other. */
const resultsFor = (tool: string): readonly JsonRecord[] => [
  { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'bare', version: '1' } },
  { tools: [{ name: tool, inputSchema: { type: 'object' } }] },
  { content: [{ type: 'text', text: tool }] },
];

/** The id of the request among the messages that a client returned last; undefined if there is none. */
function requestIn(outcome: Outcome | undefined): Json | undefined {
  const messages = outcome?.kind === 'value' && Array.isArray(outcome.value) ? outcome.value.filter(isObject) : [];
  return messages.find((one) => 'method' in one && 'id' in one)?.id;
}

/** The call at a position: both clients take turns. Null when a client has not sent the request that it should. */
function callAt(at: number, came: readonly Outcome[]): Call | null {
  const of = NAMES[at % 2] ?? 'it';
  const tool = TOOLS[at % 2] ?? '';
  const round = Math.floor(at / 2);
  if (round === 0) return make('Client', [tool, {}, ROOTS], of);
  if (round === 1) return { do: 'method', of, name: 'start', args: [] };
  const result = resultsFor(tool)[round - 2];
  if (!result) return round === 5 ? { do: 'method', of, name: 'outcome', args: [] } : null;
  const id = requestIn(came[at - 2]);
  return id === undefined ? null : { do: 'method', of, name: 'receive', args: [{ jsonrpc: '2.0', id, result }] };
}

/** What one client shows of the other one, or that the second one cannot go on; null if neither. */
function sharedIn(came: readonly Outcome[]): string | null {
  if (came.length < 12) return came.length % 2 === 1 ? 'the second client sends nothing more' : null;
  const outcomes = came.slice(10).map((one) => says(one));
  return outcomes.find((text, at) => text.includes(TOOLS[1 - at] ?? '')) ?? null;
}

/** Two clients that take turns. A mistake that a client makes alone is a matter of the other tests. */
export const TWO_CLIENTS: CodeTest = {
  name: 'Two clients that take turns',
  expected: 'each has its own tools, requests, and outcome',
  next: (came) => (came.every(({ kind }) => kind === 'value') ? callAt(came.length, came) : null),
  judge: (came) => {
    const last = came.at(-1);
    if (!last) return { got: 'nothing' };
    if (last.kind !== 'value') return crash(last);
    const got = sharedIn(came);
    return got === null ? null : { got, mistake: 'shared' };
  },
};
