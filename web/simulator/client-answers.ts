/** The responses of a cooperative client to the requests of a server. */
import { isObject, sampleFor } from '../protocol/values.ts';
import type { Json, JsonRecord } from './types.ts';

/** The responses of a cooperative user and a terse model; null for methods that no client responds to. */
export function resultFor(method: string, params: JsonRecord): JsonRecord | null {
  if (method === 'ping') return {};
  if (method === 'roots/list') return { roots: [{ uri: 'file:///home/ada/project', name: 'project' }] };
  if (method === 'sampling/createMessage') {
    return (
      toolUse(params) ?? {
        role: 'assistant',
        content: { type: 'text', text: 'A short answer from the model.' },
        model: 'playground-model-1',
        stopReason: 'endTurn',
      }
    );
  }
  if (method !== 'elicitation/create') return null;
  if (params.mode === 'url') return { action: 'accept' };
  const content: Json = isObject(params.requestedSchema) ? sampleFor(params.requestedSchema) : {};
  return { action: 'accept', content };
}

/** A model with tools uses the first one, once. */
function toolUse({ tools, messages, toolChoice }: JsonRecord): JsonRecord | null {
  const [tool] = Array.isArray(tools) ? tools : [];
  const requested = Array.isArray(messages) ? messages : [];
  if (!isObject(tool) || requested.length !== 1 || (isObject(toolChoice) && toolChoice.mode === 'none')) return null;
  const input = isObject(tool.inputSchema) ? sampleFor(tool.inputSchema) : {};
  return {
    role: 'assistant',
    content: [{ type: 'tool_use', id: 'use-1', name: tool.name ?? '', input }],
    model: 'playground-model-1',
    stopReason: 'toolUse',
  };
}

/** The responses to the input requests in a 2026-07-28 result, by key. */
export function inputResponsesFor(inputRequests: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(inputRequests).map(([key, requested]) => {
      const request = isObject(requested) ? requested : {};
      const params = isObject(request.params) ? request.params : {};
      return [key, resultFor(typeof request.method === 'string' ? request.method : '', params) ?? {}];
    }),
  );
}
