/** Looking into schemas of types: what stands in them, and which types hold themselves. */

/** The schemas that stand directly in one. */
export function partsOf({ properties, additionalProperties, items, anyOf }) {
  const parts = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
  if (additionalProperties) parts.push(additionalProperties);
  if (items) parts.push(items);
  return parts;
}

/** Names of types that hold themselves. */
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
