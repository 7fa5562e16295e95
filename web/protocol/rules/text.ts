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

/** Sections of RFC 8259 that text rules rest on, with their titles. */
const SECTIONS = {
  '2': 'JSON grammar',
  '3': 'Values',
  '4': 'Objects',
  '5': 'Arrays',
  '6': 'Numbers',
  '7': 'Strings',
  '8.1': 'Character encoding',
  '8.2': 'Unicode characters',
  '9': 'Parsers',
} as const;

/** A row of the table of text rules: what differs from rule to rule. */
export interface TextRow
  extends
    Omit<TextRule, 'requirement' | 'class' | 'level' | 'spec' | 'specTitle'>,
    Partial<Pick<TextRule, 'requirement' | 'class' | 'level'>> {
  /** Section of RFC 8259. */
  section: keyof typeof SECTIONS;
}

/** Makes rules of the rows of the table. A row that leaves them out has requirement, class and level of what strict JSON rejects. */
export function defineTextRules(rows: readonly TextRow[]): TextRule[] {
  return rows.map(({ section, ...row }) => ({
    requirement: 'envelope/valid-json-text',
    class: 'spec',
    level: 'MUST',
    ...row,
    spec: `https://www.rfc-editor.org/rfc/rfc8259#section-${section}`,
    specTitle: `RFC 8259, ${SECTIONS[section]}`,
  }));
}
