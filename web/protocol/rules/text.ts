/** Rules of the stage text: the reader finds the problems, a rule holds the words. */
import type { Level, RuleClass } from '../types.ts';
import type { JsonProblem } from '../json/types.ts';

/** A text to try a text rule on; in a bad one the marked place stands between `⟦` and `⟧`. */
export interface TextExample {
  text: string;
  says?: string;
}

/** One rule about the text itself. It has no ledger of its own: RFC 8259 is one for all revisions. */
export interface TextRule {
  /** Begins with `json-`; equals `JsonProblem.code`. */
  id: string;
  /** Ledger id this rests on, where the catalogue has one. */
  requirement: string | null;
  class: RuleClass;
  /** MUST → error for what strict JSON refuses; SHOULD → warning for what it allows. */
  level: Level;
  title: string;
  why: string;
  how: string;
  /** Section of RFC 8259 (or another https address). */
  spec: string;
  specTitle: string;
  /** The sentence for one problem. */
  what(problem: JsonProblem): string;
  examples: { good: readonly TextExample[]; bad: readonly TextExample[] };
}

/** Declares a text rule; the type is the check. */
export function defineTextRule(rule: TextRule): TextRule {
  return rule;
}
