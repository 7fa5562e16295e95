/** Helpers for schemas of types: their direct parts, and which types are recursive. */

/** The direct child schemas of a schema. */
export function partsOf({ properties, additionalProperties, items, anyOf }) {
  const parts = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
  if (additionalProperties) parts.push(additionalProperties);
  if (items) parts.push(items);
  return parts;
}

/** Names of recursive types. */
export function circular(types) {
  const refs = (schema) => (schema.$ref === undefined ? partsOf(schema).flatMap(refs) : [schema.$ref]);
  const found = new Set();
  for (const name of types.keys()) {
    const seen = new Set();
    const open = refs(types.get(name));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === name) found.add(name);
      if (seen.has(next) || !types.has(next)) continue;
      seen.add(next);
      open.push(...refs(types.get(next)));
    }
  }
  return found;
}
