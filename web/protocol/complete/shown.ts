/** The items in the text that a request may name: tools and their arguments, prompts, resources. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Line } from '../session/preview-types.ts';
import type { Site } from './site.ts';

/** Request → the array in a result that lists what it may name, and the member that names it. */
const NAMED: Readonly<Record<string, { list: string; member: string }>> = {
  'tools/call': { list: 'tools', member: 'name' },
  'prompts/get': { list: 'prompts', member: 'name' },
  'resources/read': { list: 'resources', member: 'uri' },
  'resources/subscribe': { list: 'resources', member: 'uri' },
  'resources/unsubscribe': { list: 'resources', member: 'uri' },
};
/** Maximum number of names offered. */
const MAX = 200;

/** An item of a list in the text. */
export interface Shown {
  name: string;
  /** Its own description or title; empty if it has none. */
  says: string;
}

/** The possible values of a member of the parameters: names of tools and prompts, URIs of resources, nearest list first. */
export function shownFor({ prepared, message }: Site, name: string): Shown[] {
  const method = get(message, 'method');
  const what = typeof method === 'string' && Object.hasOwn(NAMED, method) ? NAMED[method] : undefined;
  if (what?.member !== name) return [];
  const found = new Map<string, Shown>();
  for (const { value = null } of [...prepared.intake.entries].reverse()) {
    for (const one of Array.isArray(value) ? value : [value]) gather(one, what.list, name, found);
    if (found.size >= MAX) break;
  }
  return [...found.values()].slice(0, MAX);
}

function gather(message: JsonValue, list: string, member: string, found: Map<string, Shown>): void {
  if (!isObject(message)) return;
  const items = get(objectAt(message, 'result'), list);
  if (!Array.isArray(items)) return;
  for (const item of items) {
    if (!isObject(item)) continue;
    const name = get(item, member);
    const says = get(item, 'description') ?? get(item, 'title');
    if (typeof name === 'string' && !found.has(name)) {
      found.set(name, { name, says: typeof says === 'string' ? says.slice(0, 300) : '' });
    }
  }
}

/** The arguments of the called tool, if the text lists the tool. */
export function argumentLines(site: Site): Line[] {
  const schema = schemaOfArguments(site);
  if (!schema) return [];
  const required = get(schema, 'required');
  return Object.entries(objectAt(schema, 'properties')).map(([name, inner]) => {
    const says = isObject(inner) ? get(inner, 'description') : undefined;
    return {
      name,
      step: name,
      need: Array.isArray(required) && required.includes(name) ? 'required' : 'optional',
      says: typeof says === 'string' ? says.slice(0, 300) : 'An argument of the tool.',
      inside: null,
    };
  });
}

/** A value for an argument of the called tool; `null` if the text does not define it. */
export function argumentValue(site: Site, name: string): { value: JsonValue } | null {
  const schema = schemaOfArguments(site);
  const inner = schema === null ? undefined : get(objectAt(schema, 'properties'), name);
  return isObject(inner) ? { value: simple(inner) } : null;
}

/** The allowed strings for an argument. */
export function argumentChoices(site: Site, name: string): string[] {
  const schema = schemaOfArguments(site);
  const choices = schema && get(objectAt(objectAt(schema, 'properties'), name), 'enum');
  return Array.isArray(choices) ? choices.filter((one) => typeof one === 'string').slice(0, MAX) : [];
}

function schemaOfArguments({ message, path, tool }: Site): JsonObject | null {
  if (path[0] !== 'params' || path[1] !== 'arguments' || path.length > 3 || get(message, 'method') !== 'tools/call') {
    return null;
  }
  const name = get(objectAt(message, 'params'), 'name');
  const shown = typeof name === 'string' ? tool(name) : null;
  return shown && objectAt(shown, 'inputSchema');
}

function simple(schema: JsonObject): JsonValue {
  const [first] = [get(schema, 'default'), get(schema, 'const'), firstOf(get(schema, 'enum'))].filter(
    (one) => one !== undefined,
  );
  if (first !== undefined && !isObject(first)) return first;
  switch (get(schema, 'type')) {
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return '';
  }
}

function firstOf(value: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(value) ? value[0] : undefined;
}
