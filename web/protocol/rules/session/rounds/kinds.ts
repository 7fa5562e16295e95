/** The three things a server can ask a client for, and by what their answers are known. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

/** What a request of the server asks for, with its article, by method. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ['elicitation/create', 'an elicitation'],
  ['sampling/createMessage', 'a message of the model'],
  ['roots/list', 'roots'],
]);

/** The method that a result answers, by the members it has; null where they point to none, or to several. */
export function kindOf(result: JsonObject): string | null {
  const methods = [];
  if (typeof get(result, 'action') === 'string') methods.push('elicitation/create');
  if (typeof get(result, 'role') === 'string' || typeof get(result, 'model') === 'string') {
    methods.push('sampling/createMessage');
  }
  if (Array.isArray(get(result, 'roots'))) methods.push('roots/list');
  return methods.length === 1 ? (methods[0] ?? null) : null;
}
