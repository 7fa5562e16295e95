import type { JsonObject } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import type { CueContext } from '../../define.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { keyExamples } from './capability-examples.ts';
import { judgePart, judgeTop, nameOf } from './capability-strangers.ts';
import { ELSEWHERE, membersOf, type Side } from './capability-table.ts';
import { inner } from './texts.ts';

/** How many members are looked at. */
const MOST = 40;
const sideOf = (type: string): Side => (type === 'ServerCapabilities' ? type : 'ClientCapabilities');

/** The names of capabilities: whose they are, in which revisions, and how they are spelt. */
export const capabilityKeys = defineShapeRule({
  id: 'capabilities/keys',
  requirements: [
    ...new Set(Object.values(ELSEWHERE)),
    'capabilities/unknown-key',
    'capabilities/wrong-side',
    'extensions/at-top-level',
  ],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities'],
  cues: [{ value: hasStrangers }],
  title: 'Capabilities go by the names of the revision',
  why: 'The other side ignores a name it does not know there, so the feature stays off without a word.',
  how: 'Declare the capabilities this revision has for your side, letter by letter.',
  examples: keyExamples,
  judge(place) {
    const side = sideOf(place.type);
    const known = membersOf(place.model.id, side, []);
    for (const key of Object.keys(place.value).slice(0, MOST)) {
      const path = [key];
      if (!Object.hasOwn(known, key)) {
        judgeTop(place, { side, path, key, says: saying(place, side, named(key)) });
        continue;
      }
      const value = get(place.value, key);
      if (!isObject(value) || key === 'experimental' || key === 'extensions') continue;
      judgeParts(place, side, key, Object.keys(value).slice(0, MOST));
    }
  },
});

/** Capabilities, or parts of one, that this revision does not name. */
function hasStrangers(capabilities: JsonObject, { model }: CueContext, type: string): boolean {
  const known = membersOf(model.id, sideOf(type), []);
  for (const name in capabilities) {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!schema) return true;
    const parts = schema.properties ?? {};
    const value = capabilities[name];
    if (isObject(value)) for (const part in value) if (!Object.hasOwn(parts, part)) return true;
  }
  return false;
}

/** Parts of one capability; those that only other revisions have are one finding. */
function judgeParts(place: Place, side: Side, key: string, parts: readonly string[]): void {
  const known = membersOf(place.model.id, side, [key]);
  const told = new Set<string>();
  for (const part of parts) {
    if (Object.hasOwn(known, part)) continue;
    const elsewhere = ELSEWHERE[`${key}.${part}`];
    if (elsewhere !== undefined && told.has(elsewhere)) continue;
    const alike = elsewhere === undefined ? [part] : parts.filter((one) => ELSEWHERE[`${key}.${one}`] === elsewhere);
    if (elsewhere !== undefined) told.add(elsewhere);
    const names = listed(alike.map((one) => `${key}.${one}`));
    judgePart(place, { side, path: [key, part], key: part, says: saying(place, side, names) });
  }
}

function saying(place: Place, side: Side, names: string): string {
  if (place.path[0] === 'error') return `The error in ${inner(place)} asks for ${names}`;
  return `The ${nameOf(side)} of ${inner(place)} declares ${names}`;
}
