/** The three types of requests of a server to a client, and how their responses are recognized. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** The object of a server request, with its article, by method. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ['elicitation/create', 'an elicitation'],
  ['sampling/createMessage', 'a message from the model'],
  ['roots/list', 'roots'],
]);

/** The method whose result has these members; null if they indicate none or several. */
export function kindOf(result: JsonObject): string | null {
  const methods = [];
  if (typeof get(result, 'action') === 'string') methods.push('elicitation/create');
  if (typeof get(result, 'role') === 'string' || typeof get(result, 'model') === 'string') {
    methods.push('sampling/createMessage');
  }
  if (Array.isArray(get(result, 'roots'))) methods.push('roots/list');
  return methods.length === 1 ? (methods[0] ?? null) : null;
}
