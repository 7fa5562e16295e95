/** Rules of the text phase: the parser finds the problems, a rule holds the texts. */
import type { Level, RuleClass } from '../types.ts';
import type { JsonProblem } from '../json/types.ts';

/** A text to try a text rule on; in a bad one the marked place is between `⟦` and `⟧`. */
export interface TextExample {
  text: string;
  says?: string;
}

/** One rule about the text itself. It has no ledger: RFC 8259 applies to all revisions. */
export interface TextRule {
  /** Begins with `json-`; equals `JsonProblem.code`. */
  id: string;
  /** The requirement id in the ledger, if the catalog has one. */
  requirement: string | null;
  class: RuleClass;
  /** MUST → error for what strict JSON rejects; SHOULD → warning for what it allows. */
  level: Level;
  title: string;
  why: string;
  how: string;
  /** Section of RFC 8259 (or another https URL). */
  spec: string;
  specTitle: string;
  /** The sentence for one problem. */
  what(problem: JsonProblem): string;
  examples: { good: readonly TextExample[]; bad: readonly TextExample[] };
}

/** Sections of RFC 8259 used by text rules, with their titles. */
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

/** A row of the table of text rules: what differs between rules. */
export interface TextRow
  extends
    Omit<TextRule, 'requirement' | 'class' | 'level' | 'spec' | 'specTitle'>,
    Partial<Pick<TextRule, 'requirement' | 'class' | 'level'>> {
  /** Section of RFC 8259. */
  section: keyof typeof SECTIONS;
}

/**
 * Creates rules from the rows of the table. The default requirement, class and level are those of errors that strict JSON
 * rejects.
 */
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
