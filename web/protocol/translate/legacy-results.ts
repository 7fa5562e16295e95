/** Results of 2026-07-28 for 2025-11-25: without their type and hints for caches, structured content as an object. */
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { text } from './blocks.ts';
import type { LegacyPlan } from './legacy-plan.ts';
import { withoutKeys, withoutMeta, type Step, type Work } from './steps.ts';

/** A result as the older revision has it. */
export function legacyResult(
  result: JsonObject,
  method: string,
  { taskTools }: Pick<LegacyPlan, 'taskTools'>,
  step: Step,
  work: Work,
): JsonObject {
  const hints = get(result, 'ttlMs') !== undefined && get(result, 'ttlMs') !== 0;
  if (hints || get(result, 'cacheScope') === 'public')
    work.notes.add('lost', 'The hints for caches, `ttlMs` and `cacheScope`, are left out.', step, ['result', 'ttlMs']);
  const plain = withoutMeta(withoutKeys(result, ['resultType', 'ttlMs', 'cacheScope']), [
    'io.modelcontextprotocol/serverInfo',
  ]);
  if (method === 'tools/call') return called(plain, step, work);
  const tools = get(plain, 'tools');
  if (method !== 'tools/list' || !Array.isArray(tools)) return plain;
  return {
    ...plain,
    tools: tools.map((tool, at) => (isObject(tool) ? toolFor(tool, at, taskTools, step, work) : tool)),
  };
}

/** Structured content that is not an object is wrapped. */
function called(result: JsonObject, step: Step, { notes }: Work): JsonObject {
  const structured = get(result, 'structuredContent');
  if (structured === undefined || isObject(structured)) return result;
  const says = 'Structured content must be an object in 2025-11-25, so it is wrapped as `{"result": …}`.';
  notes.add('changed', says, step, ['result', 'structuredContent']);
  const content = get(result, 'content');
  const blocks: JsonValue[] = Array.isArray(content) ? content : [];
  return {
    ...result,
    content: blocks.length > 0 ? blocks : [text(JSON.stringify(structured))],
    structuredContent: { result: structured },
  };
}

function toolFor(
  tool: JsonObject,
  at: number,
  taskTools: ReadonlySet<string>,
  step: Step,
  { notes }: Work,
): JsonObject {
  const name = get(tool, 'name');
  const path = ['result', 'tools', at];
  let next = tool;
  const output = get(tool, 'outputSchema');
  if (isObject(output) && get(output, 'type') !== 'object') {
    const says = 'An output schema must describe an object in 2025-11-25, so it is wrapped as the property `result`.';
    notes.add('changed', says, step, [...path, 'outputSchema']);
    next = { ...next, outputSchema: wrapped(output) };
  }
  if (typeof name === 'string' && taskTools.has(name)) {
    const says = 'The tool declares that its calls may run as tasks, because one does.';
    notes.add('added', says, step, path);
    next = { ...next, execution: { taskSupport: 'optional' } };
  }
  return next;
}

/** References in a schema begin at its root, so definitions move there. */
function wrapped(schema: JsonObject): JsonObject {
  const { $defs, $schema, ...rest } = schema;
  return {
    ...($schema === undefined ? {} : { $schema }),
    type: 'object',
    properties: { result: rest },
    required: ['result'],
    ...($defs === undefined ? {} : { $defs }),
  };
}
