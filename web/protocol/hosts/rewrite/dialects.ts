/** What a schema means by the draft that it names, written so that it means the same without that name. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { stringAt } from '../define.ts';
import { ANNOTATIONS, without } from './merge.ts';
import type { Step } from './steps.ts';
import { keywordsIn } from '../keywords-in.ts';

/** Keywords that draft-07 does not know, so that they have no effect there. */
const NEWER = keywordsIn(`
  prefixItems dependentRequired dependentSchemas unevaluatedProperties unevaluatedItems minContains maxContains
`);
const BESIDE_REFERENCES = new Set(['$ref', '$schema', '$defs', 'definitions', ...ANNOTATIONS]);

/** The step after which the schema means the same without its `$schema`; null if it names no draft that is known. */
export function withoutDraft(schema: JsonObject): Step | null {
  const named = stringAt(schema, '$schema') ?? '';
  if (/draft-0[4-7]/u.test(named)) return fromOlderDraft;
  return /2019-09|2020-12/u.test(named) ? fromNewerDraft : null;
}

/** A keyword of older drafts, which has no effect in newer ones, but in validators without a draft. */
const fromNewerDraft: Step = (schema) => without(schema, 'dependencies');

/** Keywords without an effect are left out, and `dependencies` becomes the two keywords that replaced it. */
const fromOlderDraft: Step = (schema) => {
  if (has(schema, '$ref'))
    return Object.fromEntries(Object.entries(schema).filter(([key]) => BESIDE_REFERENCES.has(key)));
  const plain = without(schema, ...NEWER);
  const dependencies = get(plain, 'dependencies');
  if (!isObject(dependencies)) return plain;
  const all = Object.entries(dependencies);
  const part = (key: string, isOf: (value: JsonValue) => boolean): JsonObject => {
    const own = all.filter(([, value]) => isOf(value));
    return own.length === 0 ? {} : { [key]: Object.fromEntries(own) };
  };
  return {
    ...without(plain, 'dependencies'),
    ...part('dependentRequired', (value) => Array.isArray(value)),
    ...part('dependentSchemas', (value) => !Array.isArray(value)),
  };
};
