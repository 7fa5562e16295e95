/** The data types for judging a value against a custom schema. */
import type { Path } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import type { JsonTypeName } from '../../model/schema.ts';

/** A path from a root, linked from its end; cheap to extend. */
export interface Trail {
  readonly up: Trail | null;
  readonly step: string | number;
}

/** The path from the root. */
export function pathOf(trail: Trail | null): Path {
  const path: (string | number)[] = [];
  for (let at = trail; at; at = at.up) path.push(at.step);
  return path.reverse();
}

/** One violation of a value. */
export interface InstanceFault {
  /** Path from the value. For a missing member the path of the object that lacks it. */
  path: Path;
  /** The part of the place that is meant: its value, the member’s key, or what is missing from it. */
  mark: 'value' | 'key' | 'missing';
  /** The keyword that reports the fault; `false` for a place where no value is allowed. */
  keyword: string;
  /** A clause whose subject is the place, e.g. “is a string, `"one"`; the schema requires an integer”. */
  says: string;
  found: JsonValue;
  /** The requirement of the schema, in words. */
  expected?: string;
  /** Allowed JSON types, for `type`. */
  types?: readonly JsonTypeName[];
  /** Allowed values. */
  allowed?: readonly JsonValue[];
  /** The missing member. */
  missing?: string;
  /** For a missing member the one in its place; for a wrong key or value the nearest correct one. */
  instead?: JsonValue;
}

/** A part that could not be judged. */
export interface NotJudged {
  /** A whole sentence. */
  because: string;
  /** The path in the schema. */
  at: Path;
}

/** The result of `checkInstance`. */
export interface InstanceReport {
  /** At most 20, in schema order; one cause is one fault. */
  faults: InstanceFault[];
  /** Empty if every keyword relevant for the value was judged. */
  notJudged: NotJudged[];
}

/** A fault before its text is written. */
export interface RawFault {
  readonly keyword: string;
  readonly at: Trail | null;
  readonly found: JsonValue;
  readonly mark?: 'key' | 'missing';
  /** The keyword’s value. */
  readonly limit?: string | number;
  /** The actual count: characters, items, members, alternatives. */
  readonly count?: number;
  readonly types?: readonly JsonTypeName[];
  readonly allowed?: readonly JsonValue[];
  readonly member?: string;
  readonly instead?: JsonValue;
  /** True if more than one alternative matches. */
  readonly several?: true;
}

/** A part that could not be judged, before its path is written out. */
export interface RawNotJudged {
  readonly because: string;
  readonly where: Trail | null;
}

/** The state that `unevaluatedProperties` and `unevaluatedItems` need. */
export interface Seen {
  readonly members: Set<string>;
  readonly items: Set<number>;
}

/** The result of one schema for one value. If there is no fault and nothing unjudged, the value is valid. */
export class Outcome {
  readonly faults: RawFault[] = [];
  readonly open: RawNotJudged[] = [];
  readonly seen: Seen | null;

  constructor(tracks: boolean) {
    this.seen = tracks ? { members: new Set(), items: new Set() } : null;
  }

  get fits(): boolean {
    return this.faults.length === 0 && this.open.length === 0;
  }

  fault(fault: RawFault): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push(fault);
  }

  /** Records what could not be judged. */
  leave(because: string, where: Trail | null): void {
    if (this.open.length < MAX_OPEN) this.open.push({ because, where });
  }

  /** Takes over all results of another schema for the same value. */
  take(other: Outcome): void {
    for (const fault of other.faults) this.fault(fault);
    this.takeOpen(other);
    if (other.faults.length === 0) this.takeSeen(other);
  }

  /** Takes over what was not judged. */
  takeOpen(other: Outcome): void {
    for (const { because, where } of other.open) this.leave(because, where);
  }

  /** Takes over which members and items were evaluated. */
  takeSeen(other: Outcome): void {
    if (!this.seen || !other.seen) return;
    for (const name of other.seen.members) this.seen.members.add(name);
    for (const index of other.seen.items) this.seen.items.add(index);
  }
}

const MAX_FAULTS = 60;
const MAX_OPEN = 20;
