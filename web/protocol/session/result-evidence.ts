/** What the members of a result show, where they leave no doubt: which side alone sends it, and which request it answers. */
import type { JsonObject } from '../json/types.ts';

/** The side, and the member that shows it. */
export interface Evident {
  readonly side: 'client' | 'server';
  readonly by: string;
}

/** Members that only results of servers have, as lists. */
const LISTS = ['tools', 'resources', 'resourceTemplates', 'prompts', 'contents', 'messages'];
const CHOICES: ReadonlySet<unknown> = new Set(['accept', 'decline', 'cancel']);

const ROOTS = client('roots');
const ACTION = client('action');
const MODEL = client('model');
const SERVER: ReadonlyMap<string, Evident> = new Map(
  [...LISTS, 'serverInfo', 'structuredContent', 'isError'].map((by) => [by, Object.freeze({ side: 'server', by })]),
);

function client(by: string): Evident {
  return Object.freeze({ side: 'client', by });
}

/** A client lists roots, decides on a form, or brings what a model wrote; nobody else does. */
export function clientsResult(result: JsonObject): Evident | null {
  const { roots, action, role, model, content } = result;
  if (Array.isArray(roots)) return ROOTS;
  if (typeof action === 'string' && CHOICES.has(action) && !Array.isArray(content)) return ACTION;
  return typeof role === 'string' && typeof model === 'string' && content !== undefined ? MODEL : null;
}

/** A server lists what it has, tells who it is, or what a tool did. */
export function serversResult(result: JsonObject): Evident | null {
  for (const name of LISTS) if (Array.isArray(result[name])) return SERVER.get(name) ?? null;
  for (const name of ['serverInfo', 'structuredContent', 'isError']) {
    if (result[name] !== undefined) return SERVER.get(name) ?? null;
  }
  return null;
}

/** The member by which the result of a method is known. */
const SIGNS: Readonly<Record<string, string>> = {
  initialize: 'serverInfo',
  'tools/list': 'tools',
  'tools/call': 'content',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
  'resources/read': 'contents',
  'prompts/list': 'prompts',
  'prompts/get': 'messages',
  'completion/complete': 'completion',
  'server/discover': 'supportedVersions',
  'tasks/list': 'tasks',
  'roots/list': 'roots',
  'sampling/createMessage': 'model',
  'elicitation/create': 'action',
};
const ALL_SIGNS = Object.values(SIGNS);

/** Whether a result looks like one of this method, to choose between several requests: it has its sign, or no sign at all. */
export function fits(method: string, result: JsonObject): boolean {
  const sign = Object.hasOwn(SIGNS, method) ? SIGNS[method] : undefined;
  return sign === undefined ? !ALL_SIGNS.some((name) => result[name] !== undefined) : result[sign] !== undefined;
}
