import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { dialectAt } from './dialects.ts';
import { surveysOf, type Part } from './documents.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, LEGACY, MODERN, tool, within } from './example-messages.ts';

/** Follows a JSON pointer; returns false when the target does not exist. */
function leadsSomewhere(document: JsonObject, pointer: string): boolean {
  let at: JsonValue = document;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    const next: JsonValue | undefined = Array.isArray(at) ? at[Number(key)] : isObject(at) ? get(at, key) : undefined;
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Every anchor and URI that identifies a schema in the document. */
function namesIn(parts: readonly Part[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { schema } of parts) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = get(schema, keyword);
      if (typeof name === 'string') names.add(`#${name}`);
    }
    for (const keyword of ['$id', 'id']) {
      const id = get(schema, keyword);
      if (typeof id === 'string') names.add(id).add(id.replace(/#$/u, ''));
    }
  }
  return names;
}

/** True inside a part with its own `$id`: its references are relative to that part. */
function hasOwnAddress(part: Part): boolean {
  for (let at = part; at.up; at = at.up) if (has(at.schema, '$id')) return true;
  return false;
}

type Verdict = 'fine' | 'nowhere' | 'network';

function judgeRef(ref: string, document: JsonObject, names: ReadonlySet<string>): Verdict {
  const hash = ref.indexOf('#');
  const address = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : decoded(ref.slice(hash + 1));
  if (address !== '' && address !== get(document, '$id')) {
    // A part with its own `$id`, or a dialect that every validator includes.
    if (names.has(address) || dialectAt(address) !== null) return 'fine';
    if (/^(?:https?|wss?|ftps?):/iu.test(address)) return 'network';
    if (/^[a-z][a-z0-9+.-]*:/iu.test(address)) return 'fine';
    const based = get(document, '$id');
    return typeof based === 'string' && /^https?:/iu.test(based) ? 'network' : 'nowhere';
  }
  if (fragment === '' || names.has(`#${fragment}`)) return 'fine';
  return fragment.startsWith('/') && leadsSomewhere(document, fragment) ? 'fine' : 'nowhere';
}

const NETWORK = '"https://schemas.example.com/place.json"';
const LOCAL = '"inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"number"}}}';

/** A `$ref` is never fetched, so its target must be in the same schema. */
export const schemaRefs = defineShapeRule({
  id: 'json-schema/refs',
  requirements: ['json-schema/dangling-ref', 'json-schema/network-ref', 'input-schema/network-ref'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'The `$ref` has no target in the schema',
  why: 'Validators cannot evaluate the schema, so they reject a value or do not check it.',
  how: 'Put the definition in `$defs` and refer to it: `{"$ref": "#/$defs/place"}`.',
  examples: {
    good: [
      tool(LOCAL, MODERN),
      argument('{"$anchor":"node","type":"object","properties":{"next":{"$ref":"#node"}}}', LEGACY),
    ],
    bad: [
      argument('{"$ref":⟦"#/$defs/place"⟧}'),
      argument(`{"$ref":⟦${NETWORK}⟧}`, MODERN),
      tool(`"inputSchema":{"type":"object","additionalProperties":false},"outputSchema":{"$ref":⟦${NETWORK}⟧}`, MODERN),
    ],
  },
  judge(place) {
    for (const { member, document, parts, referring } of surveysOf(place.value)) {
      let names: ReadonlySet<string> | null = null;
      for (const part of referring) {
        const ref = get(part.schema, '$ref');
        if (typeof ref !== 'string' || hasOwnAddress(part)) continue;
        const verdict = judgeRef(ref, document, (names ??= namesIn(parts)));
        if (verdict === 'fine') continue;
        const path = [member, ...part.path, '$ref'];
        const remote = verdict === 'network';
        const network = member === 'inputSchema' ? 'input-schema/network-ref' : 'json-schema/network-ref';
        place.report({
          requirement: remote ? network : 'json-schema/dangling-ref',
          path,
          ...(remote ? { title: 'Validators do not fetch a `$ref` from the network' } : {}),
          what: `${within(place, path)} is ${code(ref, 80)}, ${remote ? 'a network URL that validators do not fetch' : 'which has no target in this schema'}.`,
        });
      }
    }
  },
});
