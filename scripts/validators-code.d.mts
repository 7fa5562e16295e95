import type { TypeSchema } from '../web/protocol/model/schema.ts';

/** What is called besides. */
export interface RequestedCode {
  /** Keys of the tests made of the cues of rules. */
  tests: ReadonlySet<string>;
  /** Members with things in them that have a `_meta` of their own. */
  holders: ReadonlySet<string>;
  /** Types of results. */
  results: readonly string[];
}

/** The code of a module that exports `validators`, one function for each of the names; `formats` is the file with the checks of formats. */
export function codeOf(
  types: ReadonlyMap<string, TypeSchema>,
  names: readonly string[],
  formats: string,
  requested?: RequestedCode,
): string;
