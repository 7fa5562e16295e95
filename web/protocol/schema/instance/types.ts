/** The data that judging a value against somebody else's schema works on. */
import type { Path } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import type { JsonTypeName } from '../../model/schema.ts';

/** A way down from a root, written from its end; cheap to make longer. */
export interface Trail {
  readonly up: Trail | null;
  readonly step: string | number;
}

/** The way from the root down. */
export function pathOf(trail: Trail | null): Path {
  const path: (string | number)[] = [];
  for (let at = trail; at; at = at.up) path.push(at.step);
  return path.reverse();
}

/** One thing that is wrong with a value. */
export interface InstanceFault {
  /** From the value down. For a missing member the object that lacks it. */
  path: Path;
  /** What of the place is meant: its value, the member's name, or what is missing from it. */
  mark: 'value' | 'key' | 'missing';
  /** The keyword that finds fault; `false` for a place where nothing is allowed. */
  keyword: string;
  /** A clause whose subject is the place, e.g. «is a string, `"one"`; the schema asks for a whole number». */
  says: string;
  found: JsonValue;
  /** What the schema asks for, in words. */
  expected?: string;
  /** Kinds of values that would be right, for `type`. */
  types?: readonly JsonTypeName[];
  /** Values that would be right. */
  allowed?: readonly JsonValue[];
  /** The member that is not there. */
  missing?: string;
  /** For a missing member the one that stands in its stead; for a wrong name or value the near one that is right. */
  instead?: JsonValue;
}

/** Something that could not be judged. */
export interface NotJudged {
  /** A whole sentence. */
  because: string;
  /** The place in the schema. */
  at: Path;
}

/** The answer of `checkInstance`. */
export interface InstanceReport {
  /** At most 20, in the order of the schema; one cause is one fault. */
  faults: InstanceFault[];
  /** Empty when every keyword that matters for the value was judged. */
  notJudged: NotJudged[];
}

/** A fault before it is put into words. */
export interface RawFault {
  readonly keyword: string;
  readonly at: Trail | null;
  readonly found: JsonValue;
  readonly mark?: 'key' | 'missing';
  /** What the keyword says. */
  readonly limit?: string | number;
  /** How many there are: characters, items, members, forms. */
  readonly count?: number;
  readonly types?: readonly JsonTypeName[];
  readonly allowed?: readonly JsonValue[];
  readonly member?: string;
  readonly instead?: JsonValue;
  /** More than one form fits. */
  readonly several?: true;
}

/** Something that could not be judged, before its place is written out. */
export interface RawNotJudged {
  readonly because: string;
  readonly where: Trail | null;
}

/** What `unevaluatedProperties` and `unevaluatedItems` have to know. */
export interface Seen {
  readonly members: Set<string>;
  readonly items: Set<number>;
}

/** What one schema says of one value. No fault and nothing left unjudged: it fits. */
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

  /** Notes what could not be judged. */
  leave(because: string, where: Trail | null): void {
    if (this.open.length < MAX_OPEN) this.open.push({ because, where });
  }

  /** Takes over everything another schema says of the same value. */
  take(other: Outcome): void {
    for (const fault of other.faults) this.fault(fault);
    this.takeOpen(other);
    if (other.faults.length === 0) this.takeSeen(other);
  }

  /** Takes over what was not judged. */
  takeOpen(other: Outcome): void {
    for (const { because, where } of other.open) this.leave(because, where);
  }

  /** Takes over which members and items were looked at. */
  takeSeen(other: Outcome): void {
    if (!this.seen || !other.seen) return;
    for (const name of other.seen.members) this.seen.members.add(name);
    for (const index of other.seen.items) this.seen.items.add(index);
  }
}

const MAX_FAULTS = 60;
const MAX_OPEN = 20;
