/** What there is to say about a capability, or a part of one, that a side does not have in a revision. */
import type { FixPlan } from '../../../json/plan.ts';
import { get, isObject } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { listed, named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';
import { ELSEWHERE, having, lifeOf, membersOf, type Side } from './capability-table.ts';

/** «client» or «server». */
export const nameOf = (side: Side): string => (side === 'ClientCapabilities' ? 'client' : 'server');
const otherSide = (side: Side): Side => (side === 'ClientCapabilities' ? 'ServerCapabilities' : 'ClientCapabilities');
const letters = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase();

/** One capability, or part of one, that the side does not have in this revision. */
export interface Stranger {
  side: Side;
  path: readonly string[];
  key: string;
  /** «The client of message 3 declares `tool`». */
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
  return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] };
}

/** Says what is to be said about a capability. */
export function judgeTop(place: Place, at: Stranger): void {
  const { side, key, path } = at;
  const elsewhere = Object.hasOwn(ELSEWHERE, key) ? ELSEWHERE[key] : undefined;
  if (having(side, path).length > 0) {
    // A rule about tasks says more about this one.
    if (key === 'tasks' && side === 'ClientCapabilities' && place.deep.ledger.has('tasks-ext/capability-key')) return;
    const title = 'Each revision has capabilities of its own';
    if (elsewhere !== undefined) report(place, at, elsewhere, title, `it ${lifeOf(side, path)}`);
  } else if (having(otherSide(side), path).length > 0) {
    const other = nameOf(otherSide(side));
    const title = 'Each side declares what it can do itself';
    report(place, at, 'capabilities/wrong-side', title, `that is a capability of ${other}s`, remove(at));
  } else if (key.includes('/') && place.deep.ledger.has('extensions/at-top-level')) {
    const value = get(place.value, key);
    const home = get(place.value, 'extensions');
    const free = isObject(value) && (home === undefined || (isObject(home) && !Object.hasOwn(home, key)));
    report(
      place,
      at,
      'extensions/at-top-level',
      'Extensions are declared under `extensions`',
      'as an extension it belongs under `extensions`',
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

/** A name that is no capability here nor elsewhere: a slip, or somebody's own. */
function judgeUnknown(place: Place, at: Stranger, known: readonly string[]): void {
  const around = at.path.length > 1 ? get(place.value, at.path[0] ?? '') : place.value;
  const free = known.filter((name) => !isObject(around) || !Object.hasOwn(around, name));
  const meant = free.find((name) => letters(name) === letters(at.key)) ?? nearest(at.key, free);
  const title = 'Capabilities are matched letter by letter';
  if (meant === null) {
    if (at.path.length > 1) return;
    const more = `this revision has ${listed(known.toSorted(), 'and', 10)}. Others count only where both sides know them`;
    report(place, at, 'capabilities/unknown-key', title, more);
    return;
  }
  report(place, at, 'capabilities/unknown-key', title, `the nearest name this revision knows is ${named(meant)}`, {
    says: `Name it ${named(meant)}.`,
    safety: 'unsafe',
    steps: [{ do: 'rename', path: at.path, to: meant }],
  });
}

/** Says what is to be said about a part of a capability. */
export function judgePart(place: Place, at: Stranger): void {
  const name = at.path.join('.');
  const elsewhere = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
  const known = Object.keys(membersOf(place.model.id, at.side, at.path.slice(0, -1)));
  if (elsewhere !== undefined && having(at.side, at.path).length > 0) {
    const title = 'Each revision has capabilities of its own';
    const gone = elsewhere === 'capabilities/roots-list-changed-dropped';
    report(place, at, elsewhere, title, `it ${lifeOf(at.side, at.path)}`, gone ? remove(at) : undefined);
  } else if (!known.some((one) => letters(one) === letters(at.key))) {
    judgeUnknown(place, at, known);
  }
}
