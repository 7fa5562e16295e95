/** The content of a rule or requirement page, from the ledgers and the book. */
import {
  requirementEverywhere,
  type ExampleDoc,
  type RequirementDoc,
  type RequirementThere,
  type RuleBook,
  type RuleDoc,
} from '../../../protocol/catalog.ts';
import { REVISION_IDS, type Level, type RuleClass, type Severity } from '../../../protocol/types.ts';
import type { LevelRow } from '../../parts/LevelList.tsx';
import { areaOf } from './areas.ts';

/** All data with one id: a requirement, a rule, or both. */
export interface RuleData {
  id: string;
  title: string;
  there: readonly RequirementThere[];
  rule: RuleDoc | null;
  requirement: RequirementDoc | null;
  /** Rules that report it, except one with the same id. */
  reporters: readonly RuleDoc[];
  why: string;
  how: string;
  class: RuleClass;
  good: readonly ExampleDoc[];
  bad: readonly ExampleDoc[];
  levels: readonly LevelRow[];
  /** Requirements of a rule with its own id. */
  parts: readonly string[];
  /** Other requirements of the same rule. */
  also: readonly string[];
}

/** The severity of a finding of this level; a finding outside the specification is at most a warning. */
export function severityOf(level: Level, of: RuleClass): Severity {
  if (level === 'INFO') return 'info';
  return level.startsWith('MUST') && of === 'spec' ? 'error' : 'warning';
}

/** The first sentence, as a title if there is no better one. */
function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.;])\s/);
  const short = first.replace(/[.;]$/, '');
  return short.length > 90 ? `${short.slice(0, 90)}…` : short;
}

/** True if a requirement only repeats a title: the same words, apart from modals, articles and the form of the verb. */
export function repeatsTitle(says: string, title: string): boolean {
  return stemsOf(says) === stemsOf(title);
}

function stemsOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[`.,]/gu, '').split(' ');
  return words
    .filter((word) => !/^(?:must|should|may|be|is|are|have|has|an?|the)$/u.test(word))
    .map((word) => word.replace(/e?s$/u, ''))
    .join(' ');
}

/** The data of one id. */
export function ruleData(id: string, book: RuleBook | null): RuleData {
  const there = requirementEverywhere(id);
  const newest = there.at(-1)?.entry;
  const rule = book?.rules.find((one) => one.id === id) ?? null;
  const requirement = book?.requirements.find((one) => one.id === id) ?? null;
  const reporters = (book?.rules ?? []).filter((one) => one.id !== id && requirement?.rules.includes(one.id));
  const of = requirement?.class ?? rule?.class ?? 'spec';
  const own = rule?.own;
  const levels = REVISION_IDS.map((revision): LevelRow => {
    const entry = there.find((one) => one.revision === revision)?.entry;
    if (entry) {
      const { level, url, place } = entry;
      return { revision, level, severity: severityOf(level, of), url, place };
    }
    return own && there.length === 0
      ? { revision, level: own.level, severity: severityOf(own.level, of), url: own.url, place: own.place }
      : { revision };
  });
  const siblings = [...reporters, ...(rule ? [rule] : [])].flatMap((one) => one.requirements);
  return {
    id,
    title: rule?.title || requirement?.title || (newest ? firstSentence(newest.says) : id),
    there,
    rule,
    requirement,
    reporters,
    why: requirement?.why || newest?.why || rule?.why || '',
    how: requirement?.how || rule?.how || '',
    class: of,
    good: pick(requirement?.good, rule?.good),
    bad: pick(requirement?.bad, rule?.bad),
    levels: levels.some(({ level }) => level !== undefined) ? levels : [],
    parts: there.length === 0 ? (rule?.requirements ?? []) : [],
    also: there.length === 0 ? [] : nearest(id, [...new Set(siblings)]),
  };
}

/** Related ids of the same area; if there are none, the others of the same rule. */
function nearest(id: string, siblings: readonly string[]): readonly string[] {
  const others = siblings.filter((one) => one !== id);
  const same = others.filter((one) => areaOf(one) === areaOf(id));
  return same.length > 0 ? same : others;
}

function pick(first: readonly ExampleDoc[] = [], second: readonly ExampleDoc[] = []): readonly ExampleDoc[] {
  return first.length > 0 ? first : second;
}
