/** Renaming root properties whose names hosts refuse. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { noteMeaning, type Notes } from './steps.ts';

const NAME = /^[a-zA-Z0-9_.-]{1,64}$/u;
/** Keywords of the root that may name a property too. */
const NAMING = ['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'];
const MORE_NAMING = ['dependencies', 'propertyNames', 'patternProperties'];

/** Root properties with names of letters, digits, `_`, `.` and `-`, at most 64 characters, no two alike. */
export function withPlainNames(root: JsonObject, notes: Notes): JsonObject {
  const properties = get(root, 'properties');
  if (!isObject(properties)) return root;
  const taken = new Set(Object.keys(properties).filter((name) => NAME.test(name)));
  const names = new Map<string, string>();
  for (const name of Object.keys(properties)) {
    if (NAME.test(name)) continue;
    const plain = freeName(plainName(name), taken);
    taken.add(plain);
    names.set(name, plain);
    notes.renamed.set(name, plain);
  }
  if (names.size > 0 && [...NAMING, ...MORE_NAMING].some((key) => has(root, key)))
    noteMeaning(notes, 'Other rules of the schema may still use the old names.');
  const required = get(root, 'required');
  return {
    ...root,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [names.get(name) ?? name, part])),
    ...(Array.isArray(required)
      ? { required: required.map((name) => (typeof name === 'string' ? (names.get(name) ?? name) : name)) }
      : {}),
  };
}

/** `filter[name]` becomes `filter.name`; every other character an underscore. */
function plainName(name: string): string {
  const dotted = name.replaceAll(/\[([a-zA-Z0-9_.-]{1,64})\]/gu, '.$1').replaceAll(/[^a-zA-Z0-9_.-]+/gu, '_');
  const cut = dotted
    .slice(0, 60)
    .replace(/^_+/u, '')
    .replace(/_{1,60}$/u, '');
  return cut === '' ? 'argument' : cut;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name}_${number}`)) return `${name}_${number}`;
}
