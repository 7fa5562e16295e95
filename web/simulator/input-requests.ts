/** Questions of a server to its client, in whichever way a revision carries them: may it be asked, how is it written, does the answer fit? */
import {
  faultIn,
  inputRequestsOf,
  instanceFaults,
  isObject,
  methodsOf,
  trimmed,
  type Method,
} from '../protocol/values.ts';
import { hasCapability, neededFor } from './capabilities.ts';
import { isStateless } from './eras.ts';
import type { Json, JsonRecord, McpRevision, Step } from './types.ts';

/** A question, as a step has it. */
export type Asking = Extract<Step, { do: 'ask' }>;

/** The revision's row for a question; undefined where it has none of this kind. */
function rowOf({ method, params }: Pick<Asking, 'method' | 'params'>, revision: McpRevision): Method | undefined {
  if (isStateless(revision)) return inputRequestsOf(revision).get(method);
  if (params.mode === 'url' && revision < '2025-11-25') return undefined;
  const row = methodsOf(revision).get(method);
  return row?.kind === 'request' && row.sender !== 'client' && !method.startsWith('tasks/') ? row : undefined;
}

/** The capability that the client lacks for a question; null where it may be asked. */
export function lackingFor(asking: Asking, can: JsonRecord): string | null {
  const needed = neededFor(asking.method, asking.params, can);
  return hasCapability(can, needed) ? null : needed;
}

/** A question as a request of the revision; a sentence on what is wrong with it, where it cannot be one. */
export function written(
  asking: Pick<Asking, 'method' | 'params'>,
  revision: McpRevision,
  id: number,
): { request: JsonRecord } | { problem: string } {
  const { method } = asking;
  const params = fitting(asking.params, revision);
  const row = rowOf(asking, revision);
  if (!row) return { problem: `MCP ${revision} has no \`${method}\`${params.mode === 'url' ? ' by address' : ''}.` };
  const bare = row.params === 'optional' && Object.keys(params).length === 0;
  const whole: JsonRecord = { jsonrpc: '2.0', id, method, ...(bare ? {} : { params }) };
  const request = trimmed(revision, row.type, whole);
  const fault = faultIn(revision, row.type, request, `the question \`${method}\``);
  return fault ? { problem: fault.says } : { request };
}

/** What the revision does not have yet, or should no longer be asked for, is left out. */
export function fitting(params: JsonRecord, revision: McpRevision): JsonRecord {
  const { mode, includeContext, ...others } = params;
  // Forms had no mode while there was nothing else.
  const keepsMode = mode !== undefined && (mode !== 'form' || revision !== '2025-06-18');
  const keepsContext = includeContext !== undefined && (includeContext === 'none' || revision < '2025-11-25');
  return { ...(keepsMode ? { mode } : {}), ...others, ...(keepsContext ? { includeContext } : {}) };
}

/** What is wrong with an answer; null where it is right. */
export function wrongWith(asking: Asking, answer: Json, revision: McpRevision): string | null {
  const { as, method, params } = asking;
  const type = rowOf(asking, revision)?.result;
  const name = `the answer \`${as}\``;
  const fault = type === undefined ? null : faultIn(revision, type, answer, name);
  if (fault) return fault.says;
  const { requestedSchema } = params;
  if (method !== 'elicitation/create' || !isObject(requestedSchema) || !isObject(answer)) return null;
  if (answer.action !== 'accept') return null;
  const content = answer.content ?? {};
  const [first] = instanceFaults(requestedSchema, content, `The content of ${name}`, 'the `requestedSchema`');
  return first?.says ?? null;
}
