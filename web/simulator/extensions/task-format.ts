/** Tasks of the extension (2026-07-28) as messages show them. */
import { trimmed } from '../../protocol/values.ts';
import { isoOf } from '../iso.ts';
import type { JsonRecord, Task } from '../types.ts';

const REVISION = '2026-07-28';
/** The polling interval that tasks suggest, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** A task with its state alone, as a call returns it. `epoch` is the start of the conversation, in milliseconds since 1970. */
export function seedOf(
  { taskId, status, statusMessage, createdAt, lastUpdatedAt, ttl }: Task,
  epoch: number,
): JsonRecord {
  return {
    taskId,
    status,
    ...(statusMessage === undefined ? {} : { statusMessage }),
    createdAt: isoOf(epoch + createdAt),
    lastUpdatedAt: isoOf(epoch + lastUpdatedAt),
    ttlMs: ttl,
    pollIntervalMs: POLL_INTERVAL_MS,
  };
}

/** A task with what belongs to its status: its result, its error, or its open requests for input. */
export function detailOf(task: Task, epoch: number): JsonRecord {
  return { ...seedOf(task, epoch), ...payloadOf(task) };
}

function payloadOf({ status, outcome, inputRequests }: Task): JsonRecord {
  if (status === 'input_required') return { inputRequests: inputRequests ?? {} };
  if (!outcome || status === 'cancelled') return {};
  return 'result' in outcome
    ? { result: trimmed(REVISION, 'CallToolResult', outcome.result) }
    : { error: outcome.error };
}
