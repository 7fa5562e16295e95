/** Conditions about a whole list of tools: its size, its pages, names that occur twice. */
import { get, has } from '../../json/object.ts';
import { count, quoted, stringAt, type ListTest } from '../define.ts';

/** More than `max` tools. */
function moreThan(max: number): ListTest {
  return ({ tools }) =>
    tools.length > max
      ? [{ at: [], shown: `The list has ${count(tools.length)} tools; other servers of the host count too.` }]
      : [];
}

const hasNextPage: ListTest = ({ result }) => {
  const cursor = result && stringAt(result, 'nextCursor');
  return cursor
    ? [{ at: ['nextCursor'], shown: `The list has a next page: \`nextCursor\` is ${quoted(cursor)}.` }]
    : [];
};

const nullCursor: ListTest = ({ result }) =>
  result && get(result, 'nextCursor') === null ? [{ at: ['nextCursor'], shown: '`nextCursor` is `null`.' }] : [];

const sameNames: ListTest = ({ tools }) => {
  const seen = new Set<string>();
  return tools.flatMap(({ name, at }) => {
    if (seen.has(name)) return [{ at: [...at, 'name'], shown: `A second tool is named ${quoted(name)}.` }];
    seen.add(name);
    return [];
  });
};

/** Only a complete list can prove that a tool is missing. */
const searchAndFetch: ListTest = ({ tools, result }) => {
  if (result === null || has(result, 'nextCursor')) return [];
  const missing = ['search', 'fetch'].filter((wanted) => !tools.some(({ name }) => name === wanted));
  return missing.length === 0 ? [] : [{ at: [], shown: `No tool is named ${missing.map(quoted).join(' or ')}.` }];
};

const noResultType: ListTest = ({ result, revision }) =>
  result && revision === '2026-07-28' && !has(result, 'resultType')
    ? [{ at: [], shown: 'The result has no `resultType`, and the session uses 2026-07-28.' }]
    : [];

const sharedStart: ListTest = ({ tools }) => {
  const names = new Map<string, string>();
  return tools.flatMap(({ name, at }) => {
    const start = name.slice(0, 46);
    const other = names.get(start);
    names.set(start, name);
    if (other === undefined || other === name || name.length <= 46) return [];
    return [{ at: [...at, 'name'], shown: `${quoted(name)} and another tool share their first 46 characters.` }];
  });
};

/** Conditions by the id of their entry. */
export const listTests: readonly (readonly [string, ListTest])[] = [
  ['tssdk-nextcursor-null', nullCursor],
  ['tssdk1-first-page-only', hasNextPage],
  ['openai-tools-128', moreThan(128)],
  ['openai-agents-duplicate-names', sameNames],
  ['gemini-512-functions', moreThan(512)],
  ['vscode-tools-128', moreThan(128)],
  ['vscode-tool-id-64', sharedStart],
  ['claude-code-pagination-2.1.144', hasNextPage],
  ['claude-code-2026-resulttype', noResultType],
  ['cursor-tools-40-80', moreThan(40)],
  ['gemini-cli-first-page', hasNextPage],
  ['cline-first-page', hasNextPage],
  ['vercel-ai-first-page', hasNextPage],
  ['windsurf-tools-100', moreThan(100)],
  ['chatgpt-search-fetch-2025', searchAndFetch],
];

/** The number of tools that hosts take, over all their servers, with the entry that states it. */
export const TOOL_LIMITS: readonly { readonly id: string; readonly max: number }[] = [
  { id: 'cursor-tools-40-80', max: 40 },
  { id: 'windsurf-tools-100', max: 100 },
  { id: 'openai-tools-128', max: 128 },
  { id: 'vscode-tools-128', max: 128 },
  { id: 'gemini-512-functions', max: 512 },
];
