/** The areas of rules and requirements: what stands before the slash of an id. */
import { requirementIds, type RuleBook } from '../../../protocol/catalog.ts';
import { count } from '../../parts/text.ts';

/** Names that are not just the area with a capital. */
const TITLES: Readonly<Record<string, string>> = {
  json: 'JSON text',
  ids: 'Ids',
  mrtr: 'Input rounds',
  meta: '_meta',
  'meta-keys': 'Keys of _meta',
  'tasks-ext': 'Tasks extension',
  'resource-uri': 'Addresses of resources',
  'resource-subscribe': 'Subscribing to resources',
  'tool-names': 'Names of tools',
  'tool-schemas': 'Schemas of tools',
  'result-type': 'Types of results',
  'x-mcp-header': 'x-mcp-header',
  'http-headers': 'HTTP headers',
  'http-sessions': 'HTTP sessions',
  http: 'HTTP',
  sse: 'Server-sent events',
  stdio: 'stdio',
  shape: 'Kinds of faults',
};

/** An area and how many rules and requirements it has. */
export interface Area {
  id: string;
  count: number;
}

/** The area of an id; ids of the text stage have no slash. */
export function areaOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? id) : id.replace(/-.*$/, '');
}

/** What an area is called. */
export function areaTitle(area: string): string {
  const words = area.replaceAll('-', ' ');
  return TITLES[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ids of everything that has a page: requirements, and rules that are no requirement. */
export function ruleIds(book: RuleBook | null): readonly string[] {
  const ids = new Set(requirementIds());
  for (const { id } of book?.rules ?? []) ids.add(id);
  return [...ids].toSorted();
}

/** What the pages of rules are, in numbers: «1 168 requirements and 217 rules with a name of their own». */
export function rulesText(book: RuleBook | null): string {
  const requirements = requirementIds().length;
  const others = ruleIds(book).length - requirements;
  const words = count(requirements, 'requirement');
  return others === 0 ? words : `${words} and ${count(others, 'rule')} with a name of their own`;
}

/** All areas, in the order of the alphabet of their names. */
export function areasOf(book: RuleBook | null): readonly Area[] {
  const counts = new Map<string, number>();
  for (const id of ruleIds(book)) counts.set(areaOf(id), (counts.get(areaOf(id)) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => areaTitle(a.id).localeCompare(areaTitle(b.id), 'en'));
}
