/** Helpers for faults. */
import { isObject } from '../../protocol/values.ts';
import { MCP_REVISIONS } from '../eras.ts';
import type { Json, JsonRecord, McpRevision, Output, RequestKey } from '../types.ts';
import type { OpenRequest, Scene, Show } from './define.ts';

/** Revisions that have Streamable HTTP. */
export const STREAMABLE: readonly McpRevision[] = MCP_REVISIONS.filter((one) => one !== '2024-11-05');

/** The output with another message. */
export function saying(output: Output, message: JsonRecord | Json[]): Output {
  return { ...output, message, text: JSON.stringify(message) };
}

/** A message that the server sends on its own. */
export function outputOf(message: JsonRecord, { state }: Scene, to: RequestKey | null = null): Output {
  const why = { says: 'A fault makes the server send this message.' };
  return { at: state.now, text: JSON.stringify(message), message, channel: 'message', to, last: false, why };
}

/** Replaces each JSON message for which `change` returns another one, including those in batches. */
export function changing(outputs: readonly Output[], change: (message: JsonRecord) => JsonRecord | null): Output[] {
  return outputs.map((output) => {
    const { message } = output;
    if (Array.isArray(message)) {
      const items = message.map((item) => (isObject(item) ? (change(item) ?? item) : item));
      return items.some((item, index) => item !== message[index]) ? saying(output, items) : output;
    }
    const changed = isObject(message) ? change(message) : null;
    return changed ? saying(output, changed) : output;
  });
}

/** Whether a message is a result or an error. */
export function isAnswer(message: JsonRecord): boolean {
  return message.method === undefined && (message.result !== undefined || message.error !== undefined);
}

/** Changes responses; `change` also receives the request, if it is known. */
export function changingAnswers(
  outputs: readonly Output[],
  scene: Scene,
  change: (message: JsonRecord, request: OpenRequest | undefined) => JsonRecord | null,
): Output[] {
  return changing(outputs, (message) =>
    isAnswer(message)
      ? change(
          message,
          scene.openRequests.find(({ id }) => id === message.id),
        )
      : null,
  );
}

/** Changes the results of some methods; of all if none are named. */
export function changingResults(
  outputs: readonly Output[],
  scene: Scene,
  methods: readonly string[] | null,
  change: (result: JsonRecord, request: OpenRequest | undefined) => Json | null,
): Output[] {
  return changingAnswers(outputs, scene, (message, requested) => {
    const { result } = message;
    if (!isObject(result) || (methods && !methods.includes(requested?.method ?? ''))) return null;
    const changed = change(result, requested);
    return changed === null ? null : { ...message, result: changed };
  });
}

/** Changes the errors of some methods; of all if none are named. */
export function changingErrors(
  outputs: readonly Output[],
  scene: Scene,
  methods: readonly string[] | null,
  change: (error: JsonRecord, request: OpenRequest | undefined) => JsonRecord | null,
): Output[] {
  return changingAnswers(outputs, scene, (message, requested) => {
    const { error } = message;
    if (!isObject(error) || (methods && !methods.includes(requested?.method ?? ''))) return null;
    const changed = change(error, requested);
    return changed === null ? null : { ...message, error: changed };
  });
}

/** An object without some members. */
export function without(value: JsonRecord, ...keys: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** A successful tool call. */
export const CALLS_ADD: Show = {
  server: 'calculator',
  client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
};

/** A list with everything on one page. */
export const LISTS_TOOLS: Show = { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] };

/** A tool call that reports progress under a token in this number of steps, and the wait for it. */
export function progressing(steps: number, progressToken: string | number): Show {
  const params = { name: 'long_work', arguments: { steps, ms: 20 }, _meta: { progressToken } };
  return { server: 'everything', client: [{ id: 1, method: 'tools/call', params }, 100] };
}
