/**
 * What the official SDKs accept: the schemas of the first generation for sessions with a handshake, and for 2026-07-28 the wire codec with which
 * the client of the second generation decodes every message. For tests only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as first from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../protocol/json/object.ts';
import type { JsonObject, JsonValue } from '../protocol/json/types.ts';
import { modelOf } from '../protocol/model/index.ts';
import { kindOf, methodOf, pairsOf, stepParams, stepResult, textAt, type Step } from '../protocol/translate/steps.ts';
import type { Target } from '../protocol/translate/types.ts';

interface Judge {
  safeParse(value: unknown): { success: boolean; error?: { message: string } };
}

type Verdict = { ok: true } | { ok: false; reason: string; message?: string };

/** The codec of one revision, as far as it is used here. */
interface Codec {
  readonly era: string;
  hasRequestMethod(method: string): boolean;
  validateRequest(method: string, raw: unknown): Verdict;
  validateResult(method: string, raw: unknown): Verdict;
  validateNotification(method: string, raw: unknown): Verdict;
  validateInputRequest(method: string, raw: unknown): Verdict;
  validateInputResponse(method: string, raw: unknown): Verdict;
  checkInboundEnvelope(material: { envelope: unknown }): string | undefined;
  decodeResult(method: string, raw: unknown): { kind: string; error?: Error };
}

const judges = new Map<string, Judge>();
for (const [name, one] of Object.entries<unknown>({ ...first })) if (isJudge(one)) judges.set(name, one);

function isJudge(one: unknown): one is Judge {
  return typeof one === 'object' && one !== null && 'safeParse' in one && typeof one.safeParse === 'function';
}

const folder = fileURLToPath(new URL('../../node_modules/@modelcontextprotocol/client/dist/', import.meta.url));

/** The codec that the client uses for 2026-07-28. It is in the only chunk that exports it, under a short name. */
export async function modernCodec(): Promise<Codec> {
  for (const file of readdirSync(folder).filter((name) => /^src-.*\.mjs$/u.test(name))) {
    const alias = /\bcodecForVersion as (\w+)/u.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (alias === undefined) continue;
    const chunk: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
    const codecFor = chunk[alias];
    if (typeof codecFor === 'function') return codecFor('2026-07-28') as Codec;
  }
  throw new Error('The client of the SDK has no codec for revisions; look for its new place.');
}

/** Why the SDK of the era rejects messages of a session; empty if it accepts all of them. */
export function rejectedBySdk(steps: readonly Step[], to: Target, codec: Codec): string[] {
  const { requestOf } = pairsOf(steps);
  return steps.flatMap((step, index) => {
    const requestStep = steps[requestOf[index] ?? -1] ?? null;
    const envelope = enveloped(step);
    const inside = to === '2026-07-28' ? modernProblem(step, requestStep, codec) : legacyProblem(step, requestStep, to);
    return [envelope, inside].filter((one) => one !== null).map((one) => `message ${index + 1}: ${one}`);
  });
}

function enveloped(step: Step): string | null {
  const parsed = judges.get('JSONRPCMessageSchema')?.safeParse(step.message);
  return parsed?.success === true ? null : `envelope: ${parsed?.error?.message ?? ''}`;
}

// ---- The first generation -------------------------------------------------------------------------------------------

function legacyProblem(step: Step, requestStep: Step | null, to: Target): string | null {
  const method = requestStep ? methodOf(requestStep) : methodOf(step);
  const defined = modelOf(to).methods.get(method);
  const kind = kindOf(step);
  if (!defined || kind === 'error') return null;
  const names =
    kind === 'response' ? [defined.result ?? '', ...(defined.otherResults ?? [])].map(resultName) : [defined.type];
  const value =
    kind === 'response' ? stepResult(step) : { method, ...(stepHas(step) ? { params: stepParams(step) } : {}) };
  const found = names.map((name) => judges.get(`${name}Schema`)?.safeParse(value));
  if (found.some((one) => one === undefined)) return `the SDK has no schema for ${names.join(' or ')}`;
  return found.some((one) => one?.success) ? null : `${names.join(' or ')}: ${found[0]?.error?.message ?? ''}`;
}

/** The SDK names the result of sampling by whether tools are allowed in it; the one with tools accepts both. */
const resultName = (name: string): string => (name === 'CreateMessageResult' ? 'CreateMessageResultWithTools' : name);

const stepHas = ({ message }: Step): boolean => isObject(message) && message['params'] !== undefined;

// ---- The second generation ------------------------------------------------------------------------------------------

const TASKS = /^(?:notifications\/)?tasks\b/u;

function modernProblem(step: Step, requestStep: Step | null, codec: Codec): string | null {
  const method = requestStep ? methodOf(requestStep) : methodOf(step);
  const kind = kindOf(step);
  // Tasks are an extension, which this codec does not know.
  if (TASKS.test(method) || kind === 'error') return null;
  if (kind === 'request') return requestProblem(step, method, codec);
  if (kind === 'notification') {
    const params = stepHas(step) ? { params: stepParams(step) } : {};
    return problemOf(codec.validateNotification(method, { method, ...params }));
  }
  const result = stepResult(step) ?? {};
  if (result['resultType'] === 'task' || !codec.hasRequestMethod(method)) return null;
  const decoded = codec.decodeResult(method, result);
  if (decoded.kind === 'invalid') return decoded.error?.message ?? 'invalid result';
  if (decoded.kind !== 'input_required') return null;
  return firstOf(result['inputRequests'], (input) =>
    isObject(input) ? problemOf(codec.validateInputRequest(textAt(input, 'method'), input)) : 'no object',
  );
}

function requestProblem(step: Step, method: string, codec: Codec): string | null {
  if (step.from === 'server') return 'a server sends no requests';
  // A method of nobody is rejected by servers, not by the codec.
  if (!codec.hasRequestMethod(method)) return modelOf('2026-07-28').methods.has(method) ? 'unknown method' : null;
  const { _meta: envelope, ...params } = stepParams(step);
  const { inputResponses, requestState: _, ...rest } = params;
  const problem = codec.checkInboundEnvelope({ envelope });
  if (problem !== undefined) return problem;
  const answers = firstOf(inputResponses, (answer) => {
    const accepted = ['elicitation/create', 'sampling/createMessage', 'roots/list'].some(
      (one) => codec.validateInputResponse(one, answer).ok,
    );
    return accepted ? null : `input response: ${JSON.stringify(answer)}`;
  });
  return answers ?? problemOf(codec.validateRequest(method, { method, params: rest }));
}

function firstOf(map: JsonValue | undefined, judge: (value: JsonValue) => string | null): string | null {
  const values: JsonObject = isObject(map) ? map : {};
  return (
    Object.values(values)
      .map(judge)
      .find((one) => one !== null) ?? null
  );
}

function problemOf(verdict: Verdict): string | null {
  return verdict.ok ? null : `${verdict.reason}: ${verdict.message ?? ''}`;
}
