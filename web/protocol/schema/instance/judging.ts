/** Shared by the groups of keywords: their position, their budget, and how they apply other schemas. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Book, Resource } from './book.ts';
import type { Pattern, Spend } from './pattern.ts';
import type { Outcome, Trail } from './types.ts';

/** A schema about to be applied. */
export interface Frame {
  readonly schema: JsonValue;
  /** Its path in the whole schema. */
  readonly where: Trail | null;
  readonly resource: Resource;
  readonly depth: number;
  /** The references followed since the value was reached; repeating one is an endless loop. */
  readonly via: Via | null;
}

/** A followed reference. */
export interface Via {
  readonly target: JsonValue;
  readonly up: Via | null;
}

/** One judgment in progress. */
export interface Judging {
  readonly book: Book;
  readonly spend: Spend;
  readonly spent: boolean;
  /**
   * The number of `format` keywords encountered. `format` is only an annotation: conditions that depend on it alone are not
   * judged.
   */
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

/** The extended trail. */
export function below(trail: Trail | null, steps: readonly (string | number)[]): Trail | null {
  let at = trail;
  for (const step of steps) at = { up: at, step };
  return at;
}

/** Records that a keyword has a value that it does not allow. */
export function leaveKeyword({ frame, out }: Spot, keyword: string): void {
  out.leave(`Its \`${keyword}\` has a value that this keyword does not allow.`, below(frame.where, [keyword]));
}
