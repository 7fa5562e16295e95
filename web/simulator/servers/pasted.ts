/**
 * A server made from a real server's `tools/list` result: its tools validate calls like the real ones, and return something
 * that matches.
 */
import { instanceFaults, isObject, stringOf, sampleFor } from '../../protocol/values.ts';
import { isPlain } from '../read.ts';
import type { Doing, Json, JsonRecord, ServerDefinition } from '../types.ts';
import { isDefinition, problemsOf, type Problem } from './validate.ts';

/** A server, or why there is none. */
export type Pasted = { definition: ServerDefinition } | { problems: Problem[] };

/** Members of a tool that its definition takes over. */
const TAKEN = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'annotations',
  'icons',
  'execution',
  '_meta',
];

/**
 * A server from a result of `tools/list`, the whole response, or an array of tools. Positions of problems refer to the pasted
 * text.
 */
export function definitionFromToolsList(value: unknown): Pasted {
  const found = isPlain(value) ? toolsIn(value) : null;
  if (!found)
    return {
      problems: [
        { pointer: '', says: 'This is not a list of tools: paste the result of `tools/list`, or its whole response.' },
      ],
    };
  const { tools, pointer } = found;
  const known = tools.map((tool) => (isObject(tool) ? defined(tool) : tool));
  const inTasks = tools.some(
    (tool) => isObject(tool) && isObject(tool.execution) && tool.execution.taskSupport !== 'forbidden',
  );
  const definition: JsonRecord = {
    info: { name: 'pasted-server', title: 'Pasted server', version: '1.0.0' },
    tools: known,
    can: { listChanged: true, ...(inTasks ? { tasks: true } : {}) },
  };
  if (isDefinition(definition)) return { definition };
  return {
    problems: problemsOf(definition).map((problem) => ({
      ...problem,
      pointer: problem.pointer.replace(/^\/tools/u, pointer),
    })),
  };
}

/** The tools, and their position. */
function toolsIn(value: Json): { tools: readonly Json[]; pointer: string } | null {
  if (Array.isArray(value)) return { tools: value, pointer: '' };
  if (!isObject(value)) return null;
  if (Array.isArray(value.tools)) return { tools: value.tools, pointer: '/tools' };
  const inside = isObject(value.result) ? value.result.tools : undefined;
  return Array.isArray(inside) ? { tools: inside, pointer: '/result/tools' } : null;
}

function defined(tool: JsonRecord): JsonRecord {
  const stored: JsonRecord = Object.fromEntries(Object.entries(tool).filter(([key]) => TAKEN.includes(key)));
  return { ...stored, does: { ...doingFor(tool) } };
}

/** A result that matches the tool's `outputSchema`; if none is found, a failure that reports it. */
function doingFor({ name, outputSchema }: JsonRecord): Exclude<Doing, string> & JsonRecord {
  if (!isObject(outputSchema))
    return { answer: { content: [{ type: 'text', text: `${stringOf(name)} was called with {{arguments}}.` }] } };
  const sample = sampleFor(outputSchema);
  if (instanceFaults(outputSchema, sample, 'It', 'it').length === 0) return { answer: { structuredContent: sample } };
  const text = 'This simulated server found no result that matches the outputSchema of the tool.';
  return { answer: { content: [{ type: 'text', text }], isError: true } };
}
