import type { TypeSchema } from '../web/protocol/model/schema.ts';

/** What is asked besides whether a value is plainly right. */
export interface Asked {
  /** Types that rules look at. */
  wanted: ReadonlySet<string>;
  /** Members with things in them that have a `_meta` of their own. */
  holders: ReadonlySet<string>;
  /** Members that rules of the envelope look at. */
  telling: ReadonlySet<string>;
}

/** The code of a module that exports `validators`, one function for each of the names; `formats` is the file with the checks of formats. */
export function codeOf(
  types: ReadonlyMap<string, TypeSchema>,
  names: readonly string[],
  formats: string,
  asked?: Asked,
): string;
