/** What is known about a rule or a requirement, short enough for a model. */
import {
  requirementEverywhere,
  ruleBook,
  type ExampleDoc,
  type RequirementDoc,
  type RuleDoc,
} from '../../protocol/catalog.ts';
import { nearest } from '../../protocol/json/nearest.ts';
import { ruleFact, ruleIds, type RuleFact } from '../../protocol/rule-facts.ts';
import type { RevisionId } from '../../protocol/types.ts';
import { Unusable } from '../arguments.ts';
import { clipped } from './results.ts';

/** Levels of a requirement in a revision. */
export interface RuleLevel {
  readonly requirement: string;
  readonly revision: RevisionId;
  /** `MUST`, `SHOULD`, `INFO` and so on. */
  readonly level: string;
  /** The requirement in one sentence. */
  readonly says: string;
  /** Address of the clause. */
  readonly spec: string;
}

/** An example. */
export interface RuleExample {
  readonly text: string;
  readonly revision?: RevisionId;
  readonly from?: 'client' | 'server';
  readonly says?: string;
  /** For a bad example: what is wrong in it, and the fix. */
  readonly finding?: string;
  readonly fix?: string;
}

/** The explanation of a rule. */
export interface RulePage {
  readonly id: string;
  /** `rule`, `requirement`, `document`, `host` or `cause`. */
  readonly kind: 'rule' | 'requirement' | RuleFact['class'];
  readonly title: string;
  readonly why: string;
  /** How to satisfy it; may be empty. */
  readonly how: string;
  readonly levels: readonly RuleLevel[];
  /** The number of levels that are omitted. */
  readonly moreLevels: number;
  readonly sources: readonly string[];
  readonly good: readonly RuleExample[];
  readonly bad: readonly RuleExample[];
  /** Requirements of this rule, or rules that report this requirement. */
  readonly related: readonly string[];
}

/** Maximum number of levels, and length of an example’s text. */
const MAX_LEVELS = 12;
const MAX_EXAMPLE = 1500;

/** The page of a rule or requirement. `revision`: only its levels. Throws `Unusable` for an unknown id. */
export async function rulePage(id: string, revision: RevisionId | null, examples: number): Promise<RulePage> {
  const { rules, requirements } = await ruleBook();
  const rule = rules.find((one) => one.id === id);
  const requirement = requirements.find((one) => one.id === id);
  if (rule) return bookPage('rule', rule, rule.requirements, revision, examples);
  if (requirement) return bookPage('requirement', requirement, [id], revision, examples);
  const fact = ruleFact(id);
  if (fact) return factPage(fact, examples);
  const near = nearest(id, await everyId());
  throw new Unusable(
    `There is no rule ${JSON.stringify(id.slice(0, 80))}${near === null ? '; pass the `rule` of a finding' : `; the nearest is ${near}`}`,
  );
}

/** The ids of everything that has a page, sorted. */
export async function everyId(): Promise<readonly string[]> {
  const { requirements } = await ruleBook();
  return [...new Set([...ruleIds(), ...requirements.map(({ id }) => id)])].toSorted();
}

function bookPage(
  kind: 'rule' | 'requirement',
  doc: RuleDoc | RequirementDoc,
  ids: readonly string[],
  revision: RevisionId | null,
  examples: number,
): RulePage {
  const all = ids.flatMap((requirement) =>
    requirementEverywhere(requirement)
      .filter((there) => revision === null || there.revision === revision)
      .map(({ revision: of, entry: { level, says, url } }): RuleLevel => ({
        requirement,
        revision: of,
        level,
        says,
        spec: url,
      })),
  );
  const own = 'own' in doc && doc.own ? [doc.own.url] : [];
  const related = 'rules' in doc ? doc.rules : doc.requirements;
  return {
    id: doc.id,
    kind,
    title: doc.title || (all.at(-1)?.says ?? doc.id),
    why: doc.why,
    how: doc.how,
    levels: all.slice(0, MAX_LEVELS),
    moreLevels: Math.max(0, all.length - MAX_LEVELS),
    sources: own,
    good: chosen(doc.good, revision, examples).map(exampleOf),
    bad: chosen(doc.bad, revision, examples).map(exampleOf),
    related: related.filter((one) => one !== doc.id),
  };
}

/** The first examples, those of the chosen revision before others. */
function chosen(all: readonly ExampleDoc[], revision: RevisionId | null, count: number): readonly ExampleDoc[] {
  const fits = ({ revisions }: ExampleDoc): boolean => revision !== null && revisions.includes(revision);
  return [...all.filter(fits), ...all.filter((one) => !fits(one))].slice(0, count);
}

function exampleOf({ text, revision, from, says, found }: ExampleDoc): RuleExample {
  return {
    text: clipped(text, MAX_EXAMPLE),
    revision,
    ...(from ? { from } : {}),
    ...(says === undefined ? {} : { says }),
    ...(found ? { finding: found.what } : {}),
    ...(found?.fix ? { fix: found.fix.says } : {}),
  };
}

function factPage(
  { id, class: kind, title, why, remedies, level, sources, good, bad }: RuleFact,
  examples: number,
): RulePage {
  const plain = (text: string): RuleExample => ({ text: clipped(text.replaceAll(/[⟦⟧]/gu, ''), MAX_EXAMPLE) });
  return {
    id,
    kind,
    title,
    why: level === undefined ? why : `${why} Its authority has it as ${level}.`,
    how: remedies.join('\n'),
    levels: [],
    moreLevels: 0,
    sources,
    good: good.slice(0, examples).map(plain),
    bad: bad.slice(0, examples).map(plain),
    related: [],
  };
}

/** The page as Markdown. */
export function ruleMarkdown(page: RulePage): string {
  const { id, kind, title, why, how, levels, moreLevels, sources, good, bad, related } = page;
  const levelRows = levels.map(
    ({ requirement, revision, level, says, spec }) =>
      `- ${revision}: ${level}${requirement === id ? '' : ` (${requirement})`}. ${says} ${spec}`,
  );
  const block = (name: string, { text, revision, says, finding, fix }: RuleExample): string[] => [
    `### ${name}${revision === undefined ? '' : ` in ${revision}`}${says === undefined ? '' : `: ${says}`}`,
    '',
    '```json',
    text,
    '```',
    ...(finding === undefined ? [] : [finding]),
    ...(fix === undefined ? [] : [`Fix: ${fix}`]),
    '',
  ];
  return [
    `# ${title}`,
    '',
    `\`${id}\` (${kind})`,
    '',
    ...(why === '' ? [] : [why, '']),
    ...(how === '' ? [] : [how, '']),
    ...levelRows,
    ...(moreLevels > 0 ? [`- … and ${moreLevels} more`] : []),
    ...sources.map((source) => `- Source: ${source}`),
    ...(levelRows.length + sources.length > 0 ? [''] : []),
    ...good.flatMap((one) => block('Good', one)),
    ...bad.flatMap((one) => block('Bad', one)),
    ...(related.length > 0 ? [`See also: ${related.join(', ')}`] : []),
  ].join('\n');
}
