import { get, isObject } from '../../define.ts';
import { named } from '../../words.ts';
import { defineShapeRule, type Place } from '../define.ts';
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
  title: 'Capabilities go by the names of the revision',
  why: 'The other side ignores a name it does not know there, so the feature stays off without a word.',
  how: 'Declare the capabilities this revision has for your side, letter by letter.',
  examples: keyExamples,
  judge(place) {
    const side = sideOf(place);
    const known = membersOf(place.model.id, side, []);
    const says = (key: string) => `The ${nameOf(side)} of ${inner(place)} declares ${named(key)}`;
    for (const key of Object.keys(place.value).slice(0, MOST)) {
      const path = [key];
      if (!Object.hasOwn(known, key)) {
        judgeTop(place, { side, path, key, says: says(key) });
        continue;
      }
      const value = get(place.value, key);
      if (!isObject(value) || key === 'experimental' || key === 'extensions') continue;
      const parts = membersOf(place.model.id, side, path);
      for (const part of Object.keys(value).slice(0, MOST)) {
        if (Object.hasOwn(parts, part)) continue;
        judgePart(place, { side, path: [key, part], key: part, says: says(`${key}.${part}`) });
      }
    }
  },
});
