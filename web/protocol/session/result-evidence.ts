/** Unambiguous evidence in a result’s members: which side sends it, and which request it answers. */
import type { JsonObject } from '../json/types.ts';

/** The side, and the member that is the evidence. */
export interface Evident {
  readonly side: 'client' | 'server';
  readonly by: string;
}

/** Array members that only server results have. */
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

/** Only a client lists roots, responds to a form, or returns a model’s output. */
export function clientsResult(result: JsonObject): Evident | null {
  const { roots, action, role, model, content } = result;
  if (Array.isArray(roots)) return ROOTS;
  if (typeof action === 'string' && CHOICES.has(action) && !Array.isArray(content)) return ACTION;
  return typeof role === 'string' && typeof model === 'string' && content !== undefined ? MODEL : null;
}

/** A server lists its items, identifies itself, or returns the output of a tool. */
export function serversResult(result: JsonObject): Evident | null {
  for (const name of LISTS) if (Array.isArray(result[name])) return SERVER.get(name) ?? null;
  for (const name of ['serverInfo', 'structuredContent', 'isError']) {
    if (result[name] !== undefined) return SERVER.get(name) ?? null;
  }
  return null;
}

/** The member that identifies the result of a method. */
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

/**
 * Whether a result matches a method, to choose between several requests: it has the method’s identifying member, or no
 * identifying member at all.
 */
export function fits(method: string, result: JsonObject): boolean {
  const sign = Object.hasOwn(SIGNS, method) ? SIGNS[method] : undefined;
  return sign === undefined ? !ALL_SIGNS.some((name) => result[name] !== undefined) : result[sign] !== undefined;
}
