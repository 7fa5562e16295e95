/** What the families of keywords share: where they stand, what they may spend, and how they go on to other schemas. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Book, Resource } from './book.ts';
import type { Pattern, Spend } from './pattern.ts';
import type { Outcome, Trail } from './types.ts';

/** A schema about to be applied. */
export interface Frame {
  readonly schema: JsonValue;
  /** Its place in the whole schema. */
  readonly where: Trail | null;
  readonly resource: Resource;
  readonly depth: number;
  /** The references followed since the value was reached; going round among them gets nowhere. */
  readonly via: Via | null;
}

/** A followed reference. */
export interface Via {
  readonly target: JsonValue;
  readonly up: Via | null;
}

/** One judgement under way. */
export interface Judging {
  readonly book: Book;
  readonly spend: Spend;
  readonly spent: boolean;
  /** How often a `format` was met, which only describes: what hangs on it alone is not judged. */
  formats: number;
  patternOf(source: string): Pattern;
  evaluate(frame: Frame, value: JsonValue, at: Trail | null): Outcome;
}

/** One schema object and one value. */
export interface Spot<T extends JsonValue = JsonValue> {
  readonly judging: Judging;
  readonly frame: Frame;
  readonly schema: JsonObject;
  readonly value: T;
  readonly at: Trail | null;
  readonly out: Outcome;
}

/** A part of the schema that judges the same value. */
export function beside(frame: Frame, schema: JsonValue, ...steps: readonly (string | number)[]): Frame {
  return { ...frame, schema, where: below(frame.where, steps), depth: frame.depth + 1 };
}

/** A part of the schema that judges a part of the value. */
export function inside(frame: Frame, schema: JsonValue, ...steps: readonly (string | number)[]): Frame {
  return { ...beside(frame, schema, ...steps), via: null };
}

/** The trail made longer. */
export function below(trail: Trail | null, steps: readonly (string | number)[]): Trail | null {
  let at = trail;
  for (const step of steps) at = { up: at, step };
  return at;
}

/** Notes that a keyword holds something it cannot hold. */
export function leaveKeyword({ frame, out }: Spot, keyword: string): void {
  out.leave(`Its \`${keyword}\` does not hold what that keyword is made for.`, below(frame.where, [keyword]));
}
