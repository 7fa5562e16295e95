import type { JsonObject } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule, type Look, type Place } from '../define.ts';
import { keyExamples } from './capability-examples.ts';
import { judgePart, judgeTop, nameOf } from './capability-strangers.ts';
import { ELSEWHERE, membersOf, type Side } from './capability-table.ts';
import { inner } from './texts.ts';

/** How many members are looked at. */
const MOST = 40;
const sideOf = ({ type }: Place): Side => (type === 'ServerCapabilities' ? type : 'ClientCapabilities');

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
  quiet: isEveryday,
  title: 'Capabilities go by the names of the revision',
  why: 'The other side ignores a name it does not know there, so the feature stays off without a word.',
  how: 'Declare the capabilities this revision has for your side, letter by letter.',
  examples: keyExamples,
  judge(place) {
    const side = sideOf(place);
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

/** Capabilities of which every revision knows what may stand in them: the types refuse the rest. */
const LISTS: ReadonlySet<string> = new Set(['tools', 'prompts', 'resources', 'roots']);

/** Capabilities that a side has in every revision that knows them. */
const EVERYDAY: Readonly<Record<Side, ReadonlySet<string>>> = {
  ClientCapabilities: new Set(['roots', 'sampling']),
  ServerCapabilities: new Set(['tools', 'prompts', 'resources', 'logging']),
};

/** Lists that may change, and other capabilities of all revisions without parts: where the types are right, nothing in them is unknown. */
function isEveryday(value: JsonObject, _: Look, type: string): boolean {
  const known = type === 'ServerCapabilities' ? EVERYDAY.ServerCapabilities : EVERYDAY.ClientCapabilities;
  for (const name in value) {
    const inner = value[name];
    if (!known.has(name) || !isObject(inner)) return false;
    for (const part in inner) if (!LISTS.has(name) || (part !== 'listChanged' && part !== 'subscribe')) return false;
  }
  return true;
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
