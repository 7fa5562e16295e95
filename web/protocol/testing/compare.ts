/**
 * Compares our verdict with another validator’s on the messages of a subject, and on every single-change variant of them. For
 * tests only.
 */
import { pointerOf } from '../json/pointer.ts';
import type { JsonValue } from '../json/types.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';
import type { Diagnostic } from '../types.ts';
import type { Exception, StricterException } from './exceptions.ts';
import { mutationsOf } from './generate.ts';
import { errorsIn, placesOf, type McpRevision, type Subject } from './subjects.ts';

/** The statistics of a comparison. */
export class Tally {
  accepted = 0;
  changed = 0;
  same = 0;
  stricter = 0;
  looser = 0;
  /** Rejected by the other validator, and by our type at an equal place before. */
  alike = 0;
  /** Rejected by both: the number of our errors, and how often the first one is at the change. */
  refused = 0;
  errors = 0;
  placed = 0;

  /** In one line. */
  toString(): string {
    const { accepted, changed, same, alike, stricter, looser, refused, errors, placed } = this;
    return (
      `${accepted} valid messages, ${changed} changed ones; same verdict on ${same} of these, and on ${alike} like them, stricter ${stricter} and looser ${looser} ` +
      `with a listed reason; ${refused} rejected by both, with ${(errors / refused).toFixed(4)} errors each, ` +
      `${((100 * placed) / refused).toFixed(2)} % at the place of the change`
    );
  }
}

/** The differences that are explained. */
export class Reasons {
  readonly stricter: readonly StricterException[];
  readonly looser: readonly Exception[];
  readonly #used = new Set<Exception>();

  constructor(stricter: readonly StricterException[], looser: readonly Exception[]) {
    this.stricter = stricter;
    this.looser = looser;
  }

  /** True if there is a reason for an error that only we report. */
  excuseError({ definition }: Subject, { requirement, pointer }: Diagnostic): boolean {
    const fits = (one: StricterException): boolean => one.requirement.test(requirement ?? '') && one.at.test(pointer);
    return this.#use(this.stricter.find((one) => one.of.test(definition) && fits(one)));
  }

  /** True if there is a reason for a change that we accept and the other validator rejects. */
  excuseChange({ definition }: Subject, did: string): boolean {
    return this.#use(this.looser.find(({ of, at }) => of.test(definition) && at.test(did)));
  }

  /** Unused reasons. */
  unused(among: readonly Exception[]): Exception[] {
    return among.filter((one) => !this.#used.has(one));
  }

  #use(reason: Exception | undefined): boolean {
    if (reason) this.#used.add(reason);
    return reason !== undefined;
  }
}

/** The other validator, and the options of a comparison. */
export interface Comparison {
  revision: McpRevision;
  accepts(subject: Subject, value: JsonValue): boolean;
  reasons: Reasons;
  tally: Tally;
  /** Deep changes already made in parts that many messages share. */
  shared: Set<string>;
  /** Changes that one of our types rejects, by the type and what is changed in its value. */
  rejected: Set<string>;
}

const TYPE_RULES = new Set(Object.values(SHAPE_KINDS).map(({ id }) => id));

const labelOf = (one: Diagnostic): string => `${one.requirement} ${one.pointer}`;

/**
 * Compares one kind of message; returns the differences without a listed reason. What the other validator rejects, one of our types
 * has to reject once: where an equal value of the same type is changed in the same way, that type rejects it again. What it accepts
 * is judged everywhere, since rules look at methods too.
 */
export function compare(
  subject: Subject,
  { revision, accepts, reasons, tally, shared, rejected }: Comparison,
): string[] {
  const differing = new Set<string>();
  const problem = (did: string, errors: readonly Diagnostic[]): void => {
    for (const one of errors) {
      if (!reasons.excuseError(subject, one)) differing.add(`stricter: ${did}: ${labelOf(one)} ${one.what}`);
    }
  };
  for (const { start, changed } of mutationsOf(subject.values, shared)) {
    tally.accepted++;
    if (!accepts(subject, start)) differing.add(`not accepted: ${JSON.stringify(start)}`);
    const before = errorsIn(subject, start, revision);
    problem('nothing', before);
    const known = new Set(before.map(labelOf));
    const placeOf = placesOf(subject, start, revision);
    for (const { value, did, path } of changed) {
      tally.changed++;
      const place = pointerOf(path);
      const right = accepts(subject, value);
      const alike = right ? null : placeOf(did, path);
      if (alike !== null && rejected.has(alike)) {
        tally.alike++;
        continue;
      }
      const all = errorsIn(subject, value, revision);
      const fresh = all.filter((one) => !known.has(labelOf(one)));
      // If the message already had a finding, the same text may describe the change.
      const found = fresh.length > 0 || right ? fresh : all.filter((one) => one.pointer === place).slice(0, 1);
      const [first] = found;
      if (right === !first) tally.same++;
      if (first && !right) {
        tally.refused++;
        tally.errors += found.length;
        if (first.pointer === place) tally.placed++;
        if (alike !== null && found.length === 1 && first.pointer === place && TYPE_RULES.has(first.rule))
          rejected.add(alike);
      } else if (first) {
        tally.stricter++;
        problem(did, found);
      } else if (!right) {
        tally.looser++;
        if (!reasons.excuseChange(subject, did))
          differing.add(`looser: ${did}: ${JSON.stringify(value).slice(0, 200)}`);
      }
    }
  }
  return [...differing];
}
