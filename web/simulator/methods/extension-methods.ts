/** Methods of extensions that no revision has in its table: who offers them, and what their params must have. */
import { isObject } from '../../protocol/values.ts';
import { SKILLS } from '../extensions/ids.ts';
import type { Json, JsonRecord } from '../types.ts';
import type { Handler } from './define.ts';
import { getSkill, listSkills, readDirectory } from './skills.ts';

/** A method of an extension. */
export interface ExtensionMethod {
  /** The extension that the server declares. */
  readonly extension: string;
  /** The setting of that declaration which must be true. */
  readonly setting?: string;
  /** The string members of `params`: required, or optional. */
  readonly params: Readonly<Record<string, 'required' | 'optional'>>;
  /** One sentence on its purpose. */
  readonly says: string;
  readonly handle: Handler;
}

/** By method. */
export const EXTENSION_METHODS: Readonly<Record<string, ExtensionMethod>> = {
  'skills/list': {
    extension: SKILLS,
    params: { cursor: 'optional' },
    says: 'Requests the skills of the server, with the digests of their files.',
    handle: listSkills,
  },
  'skills/get': {
    extension: SKILLS,
    params: { uri: 'required' },
    says: 'Requests the entry of one skill.',
    handle: getSkill,
  },
  'resources/directory/read': {
    extension: SKILLS,
    setting: 'directoryRead',
    params: { uri: 'required' },
    says: 'Requests the direct children of a directory.',
    handle: readDirectory,
  },
};

/** Whether capabilities of a server include a method of an extension. */
export function offersMethod(capabilities: JsonRecord, { extension, setting }: ExtensionMethod): boolean {
  const { extensions } = capabilities;
  const settings = isObject(extensions) ? extensions[extension] : undefined;
  return isObject(settings) && (setting === undefined || settings[setting] === true);
}

/** What is wrong with the params of such a method, in one sentence; null if nothing is. */
export function wrongParams({ params: members }: ExtensionMethod, params: Json | undefined): string | null {
  if (params !== undefined && !isObject(params)) return 'The params must be an object.';
  for (const [key, need] of Object.entries(members)) {
    const value = params?.[key];
    if (value === undefined && need === 'required') return `The params must have \`${key}\`.`;
    if (value !== undefined && typeof value !== 'string') return `\`${key}\` in the params must be a string.`;
  }
  return null;
}
