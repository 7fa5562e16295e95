/**
 * A server's requests to its client, in the format of each revision: whether they are allowed, how they are written, and
 * whether the response matches.
 */
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

/** An input request, as a step contains it. */
export type InputRequestStep = Extract<Step, { do: 'ask' }>;

/** The revision's row for a request; undefined if it has none of this kind. */
function rowOf(
  { method, params }: Pick<InputRequestStep, 'method' | 'params'>,
  revision: McpRevision,
): Method | undefined {
  if (isStateless(revision)) return inputRequestsOf(revision).get(method);
  if (params.mode === 'url' && revision < '2025-11-25') return undefined;
  const row = methodsOf(revision).get(method);
  return row?.kind === 'request' && row.sender !== 'client' && !method.startsWith('tasks/') ? row : undefined;
}

/** The capability that the client lacks for a request; null if it may be sent. */
export function lackingFor(requesting: InputRequestStep, can: JsonRecord): string | null {
  const needed = neededFor(requesting.method, requesting.params, can);
  return hasCapability(can, needed) ? null : needed;
}

/** The request in the revision's format, or a sentence on what is wrong with it. */
export function written(
  requesting: Pick<InputRequestStep, 'method' | 'params'>,
  revision: McpRevision,
  id: number,
): { request: JsonRecord } | { problem: string } {
  const { method } = requesting;
  const params = fitting(requesting.params, revision);
  const row = rowOf(requesting, revision);
  if (!row) return { problem: `MCP ${revision} has no \`${method}\`${params.mode === 'url' ? ' in URL mode' : ''}.` };
  const bare = row.params === 'optional' && Object.keys(params).length === 0;
  const whole: JsonRecord = { jsonrpc: '2.0', id, method, ...(bare ? {} : { params }) };
  const request = trimmed(revision, row.type, whole);
  const fault = faultIn(revision, row.type, request, `the request \`${method}\``);
  return fault ? { problem: fault.says } : { request };
}

/** Removes what the revision does not have yet or no longer recommends. */
export function fitting(params: JsonRecord, revision: McpRevision): JsonRecord {
  const { mode, includeContext, ...others } = params;
  // Forms had no mode before URL mode existed.
  const keepsMode = mode !== undefined && (mode !== 'form' || revision !== '2025-06-18');
  const keepsContext = includeContext !== undefined && (includeContext === 'none' || revision < '2025-11-25');
  return { ...(keepsMode ? { mode } : {}), ...others, ...(keepsContext ? { includeContext } : {}) };
}

/** What is wrong with a response; null if it is correct. */
export function wrongWith(requesting: InputRequestStep, answer: Json, revision: McpRevision): string | null {
  const { as, method, params } = requesting;
  const type = rowOf(requesting, revision)?.result;
  const name = `the response \`${as}\``;
  const fault = type === undefined ? null : faultIn(revision, type, answer, name);
  if (fault) return fault.says;
  const { requestedSchema } = params;
  if (method !== 'elicitation/create' || !isObject(requestedSchema) || !isObject(answer)) return null;
  if (answer.action !== 'accept') return null;
  const content = answer.content ?? {};
  const [first] = instanceFaults(requestedSchema, content, `The content of ${name}`, 'the `requestedSchema`');
  return first?.says ?? null;
}
