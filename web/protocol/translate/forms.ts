/** Forms of elicitation for 2025-06-18, which knows neither titles of options, nor several options, nor most defaults. */
import { named } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { withoutKeys, type Step, type Work } from './steps.ts';

/** The form in the types of 2025-06-18. Fields that it cannot have are left out. */
export function formFor(schema: JsonObject, step: Step, work: Work): JsonObject {
  const fields = Object.entries(objectAt(schema, 'properties'));
  const kept = fields.flatMap(([name, field]): [string, JsonValue][] => {
    const path = ['params', 'requestedSchema', 'properties', name];
    if (!isObject(field)) return [[name, field]];
    if (get(field, 'type') !== 'array') return [[name, fieldFor(field, step, path, work)]];
    work.notes.add(
      'lost',
      `The field ${named(name)} allows several options, which 2025-06-18 cannot express. It is left out.`,
      step,
      path,
    );
    return [];
  });
  const names = new Set(kept.map(([name]) => name));
  const required = get(schema, 'required');
  return {
    ...schema,
    properties: Object.fromEntries(kept),
    ...(Array.isArray(required)
      ? { required: required.filter((name) => typeof name === 'string' && names.has(name)) }
      : {}),
  };
}

/** One field: titled options as `enum` and `enumNames`; a default only for a boolean. */
function fieldFor(field: JsonObject, step: Step, path: readonly string[], { notes }: Work): JsonObject {
  const options = get(field, 'oneOf');
  let next = field;
  if (Array.isArray(options)) {
    notes.add('changed', 'Titled options are written as `enum` and `enumNames` in 2025-06-18.', step, [
      ...path,
      'oneOf',
    ]);
    const of = (key: string): JsonValue[] =>
      options.map((option) => (isObject(option) ? (get(option, key) ?? null) : null));
    next = { ...withoutKeys(field, ['oneOf']), enum: of('const'), enumNames: of('title') };
  }
  if (get(next, 'type') === 'boolean' || get(next, 'default') === undefined) return next;
  notes.add('lost', 'Only booleans have a default in 2025-06-18. The default is left out.', step, [...path, 'default']);
  return withoutKeys(next, ['default']);
}

/** The answer to such a form, without the fields that it no longer has. */
export function formAnswer(result: JsonObject, schema: JsonObject, step: Step, { notes }: Work): JsonObject {
  const content = get(result, 'content');
  if (!isObject(content)) return result;
  const lists = Object.entries(content).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return result;
  const fields = objectAt(schema, 'properties');
  for (const [name] of lists) {
    if (Object.hasOwn(fields, name))
      notes.add('lost', `The answer to ${named(name)} is a list of options. It is left out with its field.`, step, [
        'result',
        'content',
        name,
      ]);
  }
  return {
    ...result,
    content: withoutKeys(
      content,
      lists.map(([name]) => name),
    ),
  };
}
