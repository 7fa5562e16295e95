/** The areas of rules and requirements: the part of an id before the slash. */
import { requirementIds, type RuleBook } from '../../../protocol/catalog.ts';
import { count } from '../../parts/text.ts';
import { word } from '../../../protocol/words.ts';

/** Titles that differ from the capitalized area. */
const TITLES: Readonly<Record<string, string>> = {
  json: 'JSON text',
  ids: 'Ids',
  mrtr: 'Input rounds',
  meta: '_meta',
  'meta-keys': 'Keys of _meta',
  'tasks-ext': 'Tasks extension',
  'resource-uri': 'Resource URIs',
  'resource-subscribe': 'Resource subscriptions',
  'tool-names': 'Tool names',
  'tool-schemas': 'Tool schemas',
  'result-type': 'Result types',
  'x-mcp-header': 'x-mcp-header',
  'http-headers': 'HTTP headers',
  'http-sessions': 'HTTP sessions',
  http: 'HTTP',
  sse: 'Server-sent events',
  stdio: 'stdio',
  shape: 'Schema violations',
};

/** The number of official extensions: their pages load on request. */
export const EXTENSION_COUNT = 5;
/** The number of their requirements, which the numbers of pages include before these are loaded. */
export const EXTENSION_REQUIREMENTS = 366;

/** An area and how many rules and requirements it has. */
export interface Area {
  id: string;
  count: number;
}

/** The area of an id; ids of the text phase have no slash. */
export function areaOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? id) : id.replace(/-.*$/, '');
}

/** The title of an area. */
export function areaTitle(area: string): string {
  const title = area.replaceAll('-', ' ');
  return word(TITLES[area] ?? title.charAt(0).toUpperCase() + title.slice(1));
}

/** Ids of everything that has a page: requirements, and rules that are not requirements. */
export function ruleIds(book: RuleBook | null): readonly string[] {
  const ids = new Set(requirementIds());
  for (const { id } of book?.rules ?? []) ids.add(id);
  return [...ids].toSorted();
}

/** The number of pages of the index of rules, with those of extensions. */
export function rulePages(book: RuleBook | null): number {
  return ruleIds(book).length + EXTENSION_REQUIREMENTS;
}

/** The numbers of rule pages: “1,168 requirements and 217 rules with their own id”. */
export function rulesText(book: RuleBook | null): string {
  const requirements = requirementIds().length + EXTENSION_REQUIREMENTS;
  const others = rulePages(book) - requirements;
  const counted = count(requirements, 'requirement');
  return others === 0 ? counted : `${counted} and ${count(others, 'rule')} with their own id`;
}

/** All areas, in alphabetical order of their titles. */
export function areasOf(book: RuleBook | null): readonly Area[] {
  const counts = new Map<string, number>();
  for (const id of ruleIds(book)) counts.set(areaOf(id), (counts.get(areaOf(id)) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => areaTitle(a.id).localeCompare(areaTitle(b.id), 'en'));
}
