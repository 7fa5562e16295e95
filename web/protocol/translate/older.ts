/** Messages of a handshake revision for an older one: what the older one lacks is written in another way, or left out with a note. */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { blockFor, text } from './blocks.ts';
import { formFor, formAnswer } from './forms.ts';
import {
  kindOf,
  methodOf,
  pairsOf,
  stepError,
  stepParams,
  stepResult,
  textAt,
  withError,
  withoutKeys,
  withParams,
  withResult,
  type Step,
  type Work,
} from './steps.ts';
import type { Target } from './types.ts';

/** Rewrites messages whose members have another form in the older revision. */
export function rewriteForOlder(steps: readonly Step[], to: Target, work: Work): Step[] {
  const { requestOf } = pairsOf(steps);
  return steps.map((step, index) => {
    const at = requestOf[index] ?? null;
    const request = at === null ? null : (steps[at] ?? null);
    const kind = kindOf(step);
    if (kind === 'error') return errorFor(step, to, work);
    if (kind === 'request') return requestFor(step, to, work);
    return kind === 'response' && request ? resultFor(step, methodOf(request), stepParams(request), to, work) : step;
  });
}

function requestFor(step: Step, to: Target, work: Work): Step {
  const params = stepParams(step);
  const method = methodOf(step);
  if (method === 'sampling/createMessage') {
    const messages = get(params, 'messages');
    return Array.isArray(messages)
      ? withParams(step, { ...params, messages: sampled(messages, step, to, work) })
      : step;
  }
  if (method === 'elicitation/create' && to < '2025-11-25') {
    const schema = get(params, 'requestedSchema');
    return isObject(schema) ? withParams(step, { ...params, requestedSchema: formFor(schema, step, work) }) : step;
  }
  return step;
}

/** Messages of a model. Before 2025-11-25 each has one block. */
function sampled(messages: readonly JsonValue[], step: Step, to: Target, work: Work): JsonValue[] {
  return messages.flatMap((message, at) => {
    const content = isObject(message) ? get(message, 'content') : undefined;
    if (!isObject(message) || content === undefined) return [message];
    const path = ['params', 'messages', at, 'content'];
    if (!Array.isArray(content)) return [{ ...message, content: blockFor(to, content, 'sampling', step, path, work) }];
    if (to >= '2025-11-25') return [message];
    if (content.length !== 1)
      work.notes.add(
        'changed',
        `A message of sampling has one block in ${to}. Each block is a message of its own.`,
        step,
        path,
      );
    return content.map((block, index) => ({
      ...message,
      content: blockFor(to, block, 'sampling', step, [...path, index], work),
    }));
  });
}

function resultFor(step: Step, method: string, params: JsonObject, to: Target, work: Work): Step {
  const result = stepResult(step);
  if (!result) return step;
  if (method === 'tools/call') return withResult(step, called(result, step, to, work));
  if (method === 'prompts/get') return withResult(step, prompted(result, step, to, work));
  if (method === 'sampling/createMessage') return withResult(step, generated(result, step, to, work));
  if (method === 'elicitation/create' && to < '2025-11-25')
    return withResult(step, formAnswer(result, objectAt(params, 'requestedSchema'), step, work));
  return step;
}

/** A tool result: blocks in known types, and structured content as text where it cannot be structured. */
function called(result: JsonObject, step: Step, to: Target, work: Work): JsonObject {
  const list = get(result, 'content');
  const content = (Array.isArray(list) ? list : []).map((block, at) =>
    blockFor(to, block, 'content', step, ['result', 'content', at], work),
  );
  const structured = get(result, 'structuredContent');
  const base = Array.isArray(list) ? { ...result, content } : result;
  if (structured === undefined || to >= '2025-06-18') return base;
  const json = JSON.stringify(structured);
  const isThere = content.some((block) => isObject(block) && sameJson(get(block, 'text'), json));
  const path = ['result', 'structuredContent'];
  if (isThere)
    work.notes.add('changed', `Results have no structured content in ${to}. Their text has the same JSON.`, step, path);
  else
    work.notes.add('changed', `Results have no structured content in ${to}. It is appended as JSON text.`, step, path);
  return { ...withoutKeys(base, ['structuredContent']), content: isThere ? content : [...content, text(json)] };
}

/** Whether a text is this JSON, however it is laid out. */
function sameJson(value: JsonValue | undefined, json: string): boolean {
  if (typeof value !== 'string') return false;
  try {
    return JSON.stringify(JSON.parse(value)) === json;
  } catch {
    return false;
  }
}

function prompted(result: JsonObject, step: Step, to: Target, work: Work): JsonObject {
  const messages = get(result, 'messages');
  if (!Array.isArray(messages)) return result;
  return {
    ...result,
    messages: messages.map((message, at) => {
      const content = isObject(message) ? get(message, 'content') : undefined;
      if (!isObject(message) || content === undefined) return message;
      return {
        ...message,
        content: blockFor(to, content, 'content', step, ['result', 'messages', at, 'content'], work),
      };
    }),
  };
}

/** What a model generated. Before 2025-11-25 it is one block. */
function generated(result: JsonObject, step: Step, to: Target, work: Work): JsonObject {
  const content = get(result, 'content');
  const path = ['result', 'content'];
  if (!Array.isArray(content)) {
    return content === undefined ? result : { ...result, content: blockFor(to, content, 'sampling', step, path, work) };
  }
  if (to >= '2025-11-25') return result;
  const blocks = content.map((block, at) => blockFor(to, block, 'sampling', step, [...path, at], work));
  const [only] = blocks;
  if (blocks.length === 1 && only !== undefined) return { ...result, content: only };
  work.notes.add(
    'changed',
    `The result of sampling has one block in ${to}. The blocks are joined as text.`,
    step,
    path,
  );
  const texts = blocks.map((block) => (isObject(block) && textAt(block, 'text')) || JSON.stringify(block));
  return { ...result, content: text(texts.join('\n')) };
}

/** -32042 exists in 2025-11-25 alone. An id that could not be read is omitted only since then. */
function errorFor(step: Step, to: Target, { notes }: Work): Step {
  const error = stepError(step);
  if (!error || to >= '2025-11-25') return step;
  if (get(error, 'code') !== -32042) return step;
  notes.add(
    'changed',
    `The code -32042 does not exist in ${to}. It is replaced by -32603; message and data are kept.`,
    step,
    ['error', 'code'],
  );
  return withError(step, { ...error, code: -32603 });
}

/** Leaves out errors without an id for revisions in which every error has one. */
export function dropNamelessErrors(steps: readonly Step[], to: Target, { notes }: Work): Step[] {
  if (to >= '2025-11-25') return [...steps];
  return steps.filter((step) => {
    if (kindOf(step) !== 'error' || !isObject(step.message) || has(step.message, 'id')) return true;
    notes.add('lost', `An error without an id does not exist in ${to}, so it is left out.`, step);
    return false;
  });
}
