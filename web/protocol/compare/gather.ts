/** Collects changes while two sessions are compared. */
import { pathOf } from '../json/pointer.ts';
import { locate } from '../json/locate.ts';
import type { JsonNode } from '../json/types.ts';
import type { Prepared } from '../report/phases.ts';
import type { Span } from '../types.ts';
import type { ChangePlace, NotCompared, SessionChange } from './types.ts';

/** Where a compared value is: in a message or in a part of the text, and the path to it. */
export interface Spot {
  /** Index of the entry; -1 for a part without messages. */
  readonly entry: number;
  /** Index of the part; -1 for a message. */
  readonly part: number;
  readonly path: readonly (string | number)[];
  readonly span: Span;
}

/** A change with spots instead of places. */
export type RawChange = Omit<SessionChange, 'a' | 'b'> & { readonly a: Spot | null; readonly b: Spot | null };
/** Adds a change; the session is known to the collector. */
export type Add = (change: Omit<RawChange, 'session'>) => void;

/** The changes and gaps found so far, of one pair of sessions after the other. */
export class Gather {
  readonly changes: RawChange[] = [];
  readonly notCompared: NotCompared[] = [];
  /** The label of the current pair. */
  session = '';

  /** Bound, so that it can be passed on. */
  readonly add: Add = (change) => void this.changes.push({ ...change, session: this.session });

  /** Reports what only one side shows. The same sentence is reported once. */
  missing(what: string, because: string): void {
    const label = this.session === '' ? what : `${what} (${this.session})`;
    if (!this.notCompared.some((one) => one.what === label)) this.notCompared.push({ what: label, because });
  }
}

/** The spot of something inside another one. */
export function within(spot: Spot, ...path: readonly (string | number)[]): Spot {
  return { ...spot, path: [...spot.path, ...path] };
}

/** The place of a change in its text: the changed member, or the innermost value around it that the text has. */
export function placeIn({ intake }: Prepared, spot: Spot | null, pointer: string): ChangePlace | null {
  if (!spot) return null;
  const entry = spot.entry < 0 ? null : intake.entries.at(spot.entry);
  const tree = entry ? entry.tree() : (intake.parts?.[spot.part]?.content?.tree ?? null);
  const span = tree ? deepest(tree, [...spot.path, ...(pathOf(pointer) ?? [])]) : spot.span;
  return { entry: spot.entry, span: { start: span.start, end: span.end } };
}

function deepest(tree: JsonNode, path: readonly (string | number)[]): Span {
  for (let length = path.length; length > 0; length--) {
    const place = locate(tree, path.slice(0, length));
    if (place) return place.member ? { start: place.member.keySpan.start, end: place.node.end } : place.node;
  }
  return tree;
}
