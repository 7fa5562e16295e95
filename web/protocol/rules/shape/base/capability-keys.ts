import type { JsonObject } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import type { CueContext, Example } from '../../define.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { inner, able, FIRST, hello, LEGACY, offering, SECOND, THIRD, welcome } from './example-texts.ts';
import type { FixPlan } from '../../../json/plan.ts';
import { nearest } from '../../../json/nearest.ts';
import { PARTS, deepOf } from '../../../model/deep.ts';
import type { Schema } from '../../../model/schema.ts';
import { spell } from '../../../schema/other-revisions.ts';
import { REVISION_IDS, type RevisionId } from '../../../types.ts';

// The capabilities of each revision and side: their owner, their first revision and their sub-capabilities.

/** The two types. */
type Side = 'ClientCapabilities' | 'ServerCapabilities';

type Members = Readonly<Record<string, Schema>>;
const NONE: Members = {};

/**
 * The members at a path in the capabilities of one side: `[]` for the capabilities, `['sampling']` for its sub-capabilities.
 */
function membersOf(revision: RevisionId, side: Side, path: readonly string[]): Members {
  let members: Members = deepOf(revision).types.get(side)?.properties ?? NONE;
  for (const step of path) members = (Object.hasOwn(members, step) ? members[step]?.properties : undefined) ?? NONE;
  return members;
}

/** The revisions in which a side has a capability or sub-capability, oldest first. */
function having(side: Side, path: readonly string[]): readonly RevisionId[] {
  const last = path.at(-1) ?? '';
  return REVISION_IDS.filter(
    (id) => PARTS[id].length > 0 && Object.hasOwn(membersOf(id, side, path.slice(0, -1)), last),
  );
}

/** “exists since 2025-06-18”; empty when no revision has it. */
function lifeOf(side: Side, path: readonly string[]): string {
  const revisions = having(side, path);
  return revisions.length === 0 ? '' : `exists ${spell(revisions)}`;
}

/** Requirement ids for capabilities that only other revisions have, by name or by name and sub-capability. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  completions: 'capabilities/completions-since-2025-03-26',
  elicitation: 'capabilities/elicitation-since-2025-06-18',
  extensions: 'capabilities/extensions-since-2026-07-28',
  tasks: 'capabilities/tasks-only-2025-11-25',
  'elicitation.form': 'capabilities/elicitation-modes-since-2025-11-25',
  'elicitation.url': 'capabilities/elicitation-modes-since-2025-11-25',
  'sampling.context': 'capabilities/sampling-parts-since-2025-11-25',
  'sampling.tools': 'capabilities/sampling-parts-since-2025-11-25',
  'roots.listChanged': 'capabilities/roots-list-changed-dropped',
};

// Findings about a capability or sub-capability that a side does not have in a revision.

/** “client” or “server”. */
const nameOf = (side: Side): string => (side === 'ClientCapabilities' ? 'client' : 'server');
const otherSide = (side: Side): Side => (side === 'ClientCapabilities' ? 'ServerCapabilities' : 'ClientCapabilities');
const letters = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase();

/** A capability or sub-capability that the side does not have in this revision. */
interface Stranger {
  side: Side;
  path: readonly string[];
  key: string;
  /** “The client of message 3 declares `tool`”. */
  says: string;
}

function report(place: Place, at: Stranger, requirement: string, title: string, more: string, fix?: FixPlan): void {
  place.report({
    requirement,
    path: at.path,
    mark: 'key',
    title,
    what: `${at.says}; ${more}.`,
    ...(fix ? { fix } : {}),
  });
}

function remove({ path }: Stranger): FixPlan {
  return { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] };
}

/** Reports an unknown capability. */
function judgeTop(place: Place, at: Stranger): void {
  const { side, key, path } = at;
  const elsewhere = Object.hasOwn(ELSEWHERE, key) ? ELSEWHERE[key] : undefined;
  if (having(side, path).length > 0) {
    // A rule about tasks reports this one in more detail.
    if (key === 'tasks' && side === 'ClientCapabilities' && place.deep.ledger.has('tasks-ext/capability-key')) return;
    const title = 'This revision does not define the capability';
    if (elsewhere !== undefined) report(place, at, elsewhere, title, `it ${lifeOf(side, path)}`);
  } else if (having(otherSide(side), path).length > 0) {
    const other = nameOf(otherSide(side));
    const title = 'The capability belongs to the other side';
    report(place, at, 'capabilities/wrong-side', title, `it is a capability of ${other}s`, remove(at));
  } else if (key.includes('/') && place.deep.ledger.has('extensions/at-top-level')) {
    const value = get(place.value, key);
    const home = get(place.value, 'extensions');
    const free = isObject(value) && (home === undefined || (isObject(home) && !Object.hasOwn(home, key)));
    report(
      place,
      at,
      'extensions/at-top-level',
      'Extensions belong under `extensions`',
      'this is an extension and belongs under `extensions`',
      free
        ? {
            says: 'Move it under `extensions`.',
            safety: 'safe',
            steps: [{ do: 'move', path, to: ['extensions', key] }],
          }
        : undefined,
    );
  } else {
    judgeUnknown(place, at, Object.keys(membersOf(place.model.id, side, [])));
  }
}

/** A name that is not a capability in any revision: a common mistake or a custom capability. */
function judgeUnknown(place: Place, at: Stranger, known: readonly string[]): void {
  const around = at.path.length > 1 ? get(place.value, at.path[0] ?? '') : place.value;
  const free = known.filter((name) => !isObject(around) || !Object.hasOwn(around, name));
  const meant = free.find((name) => letters(name) === letters(at.key)) ?? nearest(at.key, free);
  const title = 'Unknown capability name';
  if (meant === null) {
    if (at.path.length > 1) return;
    const more = `this revision defines ${listed(known.toSorted(), 'and', 10)}. Any other name works only if both sides know it`;
    report(place, at, 'capabilities/unknown-key', title, more);
    return;
  }
  report(place, at, 'capabilities/unknown-key', title, `the closest name in this revision is ${named(meant)}`, {
    says: `Rename it to ${named(meant)}.`,
    safety: 'unsafe',
    steps: [{ do: 'rename', path: at.path, to: meant }],
  });
}

/** Reports an unknown sub-capability. */
function judgePart(place: Place, at: Stranger): void {
  const name = at.path.join('.');
  const elsewhere = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
  const known = Object.keys(membersOf(place.model.id, at.side, at.path.slice(0, -1)));
  if (elsewhere !== undefined && having(at.side, at.path).length > 0) {
    const title = 'This revision does not define the sub-capability';
    const gone = elsewhere === 'capabilities/roots-list-changed-dropped';
    report(place, at, elsewhere, title, `it ${lifeOf(at.side, at.path)}`, gone ? remove(at) : undefined);
  } else if (!known.some((one) => letters(one) === letters(at.key))) {
    judgeUnknown(place, at, known);
  }
}

// Examples of the rule about capability names.

/** Good: capabilities that each side has. Bad: capabilities that it does not have, by revision. */
const keyExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    hello('"roots":{"listChanged":true},"sampling":{},"experimental":{"anything":{}}', FIRST),
    hello('"elicitation":{"form":{},"url":{}},"sampling":{"tools":{}}'),
    welcome('"tools":{"listChanged":true},"resources":{"subscribe":true},"completions":{}', SECOND),
    offering('"tools":{},"extensions":{"io.modelcontextprotocol/tasks":{}}'),
    able('"elicitation":{},"extensions":{"com.example/charts":{"kinds":["bar"]}}'),
  ],
  bad: [
    welcome('"tools":{},⟦"completions"⟧:{}', FIRST),
    hello('"sampling":{},⟦"elicitation"⟧:{}', SECOND),
    hello('"elicitation":{⟦"url"⟧:{}}', THIRD),
    hello('"sampling":{⟦"tools"⟧:{}}', THIRD),
    welcome('"tools":{},⟦"extensions"⟧:{"io.modelcontextprotocol/ui":{}}', LEGACY),
    welcome('"tools":{},⟦"tasks"⟧:{"list":{}}', THIRD),
    offering('"tools":{},⟦"tasks"⟧:{"list":{}}'),
    able('"roots":{⟦"listChanged"⟧:true}'),
    welcome('⟦"tool"⟧:{}', THIRD),
    welcome('"resources":{⟦"subscribes"⟧:true}'),
    hello('⟦"streaming"⟧:{}'),
    hello('"roots":{},⟦"tools"⟧:{}'),
    offering('"tools":{},⟦"sampling"⟧:{}'),
    able('⟦"com.example/charts"⟧:{}'),
    able('"extensions":{},⟦"com.example/charts"⟧:{"kinds":["bar"]}'),
  ],
};

/** Number of members checked. */
const MAX = 40;
const sideOf = (type: string): Side => (type === 'ServerCapabilities' ? type : 'ClientCapabilities');

/** Capability names: their side, their revisions and their spelling. */
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
  title: 'Capabilities that the revision does not define for this side',
  why: 'The other side ignores unknown capabilities, so the feature stays off without an error.',
  how: 'Declare only capabilities that this revision defines for your side, spelled exactly.',
  examples: keyExamples,
  judge(place) {
    const side = sideOf(place.type);
    const known = membersOf(place.model.id, side, []);
    for (const key of Object.keys(place.value).slice(0, MAX)) {
      const path = [key];
      if (!Object.hasOwn(known, key)) {
        judgeTop(place, { side, path, key, says: saying(place, side, named(key)) });
        continue;
      }
      const value = get(place.value, key);
      if (!isObject(value) || key === 'experimental' || key === 'extensions') continue;
      judgeParts(place, side, key, Object.keys(value).slice(0, MAX));
    }
  },
});

/** Reports capabilities and sub-capabilities that this revision does not define. */
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

/** Checks the sub-capabilities of one capability; those that only other revisions have are reported in one finding. */
function judgeParts(place: Place, side: Side, key: string, parts: readonly string[]): void {
  const known = membersOf(place.model.id, side, [key]);
  const reported = new Set<string>();
  for (const part of parts) {
    if (Object.hasOwn(known, part)) continue;
    const elsewhere = ELSEWHERE[`${key}.${part}`];
    if (elsewhere !== undefined && reported.has(elsewhere)) continue;
    const alike = elsewhere === undefined ? [part] : parts.filter((one) => ELSEWHERE[`${key}.${one}`] === elsewhere);
    if (elsewhere !== undefined) reported.add(elsewhere);
    const names = listed(alike.map((one) => `${key}.${one}`));
    judgePart(place, { side, path: [key, part], key: part, says: saying(place, side, names) });
  }
}

function saying(place: Place, side: Side, names: string): string {
  if (place.path[0] === 'error') return `The error in ${inner(place)} requires ${names}`;
  return `The ${nameOf(side)} of ${inner(place)} declares ${names}`;
}
