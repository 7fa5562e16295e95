/** Entries of skills in lists: names, addresses and files. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';

const MAX_FILES = 512;
const MAX_BYTES = 16_777_216;
const MEMBERS = new Set(['uri', 'frontmatter', 'resources', '_meta']);
const RESERVED = 'io.modelcontextprotocol/';

/** An entry of a skill, with its place. */
export interface Entry {
  readonly entry: JsonObject;
  readonly path: Path;
  readonly uri: string | null;
  readonly name: string | null;
  /** The URI of the directory, without a slash at its end; null if the URI is not that of a `SKILL.md`. */
  readonly root: string | null;
}

/** The number of characters (code points). */
const lengthOf = (text: string): number => Array.from(text).length;

/** A string member; null for anything else. */
export function stringAt(object: JsonObject, key: string): string | null {
  const value = get(object, key);
  return typeof value === 'string' ? value : null;
}

/** The entries in a response. */
export function entriesIn({ kind, result, method }: Sent): Entry[] {
  if (kind !== 'response') return [];
  const isSkill = method === 'skills/list' || method === 'skills/get' || method === null;
  if (!isSkill) return [];
  const listed = objectsIn(get(result, 'skills')).map(([index, entry]) => entryAt(entry, ['result', 'skills', index]));
  const single = get(result, 'skill');
  return isObject(single) ? [...listed, entryAt(single, ['result', 'skill'])] : listed;
}

function entryAt(entry: JsonObject, path: Path): Entry {
  const uri = stringAt(entry, 'uri');
  return {
    entry,
    path,
    uri,
    name: stringAt(objectAt(entry, 'frontmatter'), 'name'),
    root: uri !== null && uri.endsWith('/SKILL.md') ? uri.slice(0, -'/SKILL.md'.length) : null,
  };
}

/** The files of an entry; empty for a dynamic skill. */
export function filesOf({ entry }: Entry): readonly (readonly [index: number, file: JsonObject])[] {
  return objectsIn(get(entry, 'resources'));
}

/** Reports a fault of a place within an entry. */
type Tell = (requirement: string, path: Path, what: string, mark?: 'key' | 'missing') => void;

function judgeName(name: string, path: Path, tell: Tell): void {
  if (name.length < 1 || lengthOf(name) > 64)
    tell('skills/name-length', path, `has a name of ${lengthOf(name)} characters`);
  else if (!/^[a-z0-9-]+$/u.test(name)) tell('skills/name-characters', path, `has the name ${code(name)}`);
  else if (/^-|-$|--/u.test(name)) tell('skills/name-hyphens', path, `has the name ${code(name)}`);
}

function judgeUri({ uri, root, name }: Entry, path: Path, tell: Tell): void {
  if (uri === null) return;
  if (!uri.endsWith('/SKILL.md')) tell('skills/uri-skill-md', path, `has the URI ${code(uri, 100)}`);
  const [, scheme = '', rest = ''] = /^([a-z][\w+.-]*):\/\/(.*)$/iu.exec(uri) ?? [];
  if (scheme !== '' && scheme !== 'skill') tell('skills/scheme', path, `uses the scheme ${named(scheme)}`);
  const segments = rest.split('/');
  if (segments.some((one) => one === '' || one === '.' || one === '..'))
    tell('skills/uri-trailing-dir', path, `has an empty or dot segment in ${code(uri, 100)}`);
  const isSkillScheme = scheme === 'skill';
  const wrong = segments.some((one, at) =>
    at === 0 && isSkillScheme
      ? one !== '' && !/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/iu.test(one)
      : !/^(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/iu.test(one),
  );
  if (wrong) tell('skills/path-segment', path, `has the URI ${code(uri, 100)}`);
  const directory = root?.split('/').at(-1);
  if (directory !== undefined && name !== null && directory !== name)
    tell('skills/uri-name-segment', path, `is in the directory ${code(directory)} and has the name ${code(name)}`);
}

function judgeFiles(entry: Entry, tell: Tell): void {
  const { root, uri } = entry;
  const files = filesOf(entry);
  const list: Path = ['resources'];
  if (
    Array.isArray(get(entry.entry, 'resources')) &&
    root !== null &&
    !files.some(([, file]) => get(file, 'uri') === uri)
  )
    tell('skills/manifest-without-skill-md', list, 'does not list its own `SKILL.md`');
  if (files.length > MAX_FILES) tell('skills/limits-files', list, `has ${files.length} files`);
  const bytes = files.reduce((sum, [, file]) => sum + (Number(get(file, 'size')) || 0), 0);
  if (bytes > MAX_BYTES) tell('skills/limits-size', list, `has ${bytes.toLocaleString('en-US')} bytes`);
  const seen = new Set<string>();
  for (const [index, file] of files) {
    const path = ['resources', index];
    const own = stringAt(file, 'uri');
    const digest = stringAt(file, 'digest');
    const size = get(file, 'size');
    // An ellipsis stands for the rest of a digest, as examples write it.
    if (digest !== null && !/^sha256:[0-9a-f]{64}$/u.test(digest) && !/\.\.\.|…/u.test(digest))
      tell('skills/digest-format', [...path, 'digest'], `has the digest ${code(digest, 90)}`);
    if (typeof size === 'number' && (size < 0 || !Number.isInteger(size)))
      tell('skills/size-integer', [...path, 'size'], `has the size ${code(size)}`);
    if (own === null) continue;
    if (seen.has(own)) tell('skills/manifest-duplicate', [...path, 'uri'], `lists ${code(own, 100)} twice`);
    seen.add(own);
    if (!/^[a-z][\w+.-]*:/iu.test(own))
      tell('skills/manifest-relative', [...path, 'uri'], `lists the relative path ${code(own, 100)}`);
    else if (root !== null && !isWithin(own, root))
      tell('skills/manifest-outside', [...path, 'uri'], `lists ${code(own, 100)} outside of its directory`);
  }
}

/** True for a URI below a directory, with dot segments resolved. */
export function isWithin(uri: string, root: string): boolean {
  if (!uri.startsWith(`${root}/`)) return false;
  let depth = 0;
  for (const segment of uri.slice(root.length + 1).split('/')) {
    if (segment === '..') depth--;
    else if (segment !== '.') depth++;
    if (depth < 0) return false;
  }
  return true;
}

function judgeEntry(entry: Entry, tell: Tell): void {
  const { entry: own } = entry;
  const frontmatter = objectAt(own, 'frontmatter');
  if (entry.name !== null) judgeName(entry.name, ['frontmatter', 'name'], tell);
  const description = stringAt(frontmatter, 'description');
  if (description !== null && (description.trim() === '' || lengthOf(description) > 1024))
    tell(
      'skills/description-length',
      ['frontmatter', 'description'],
      `has a description of ${lengthOf(description).toLocaleString('en-US')} characters`,
    );
  judgeUri(entry, ['uri'], tell);
  for (const key of Object.keys(own)) {
    if (MEMBERS.has(key) || (!has(own, 'frontmatter') && (key === 'name' || key === 'description'))) continue;
    tell('skills/entry-unknown-member', [key], `has ${named(key)}`, 'key');
  }
  for (const key of Object.keys(objectAt(frontmatter, 'metadata')))
    if (key.startsWith(RESERVED))
      tell(
        'skills/frontmatter-metadata-reserved',
        ['frontmatter', 'metadata', key],
        `has the key ${named(key)}`,
        'key',
      );
  if (has(frontmatter, 'allowed-tools'))
    tell('skills/frontmatter-allowed-tools', ['frontmatter', 'allowed-tools'], 'has `allowed-tools`', 'key');
  if (get(own, 'resources') === 'dynamic') tell('skills/dynamic', ['resources'], 'has `"dynamic"` resources');
  judgeFiles(entry, tell);
}

/** The entries of one response, compared with each other. */
function judgeTogether(at: Sent, entries: readonly Entry[], report: ReportFault): void {
  const [uris, names] = [new Set<string>(), new Map<string, string | null>()];
  for (const { uri, name, path } of entries) {
    if (uri !== null && uris.has(uri))
      report(at, {
        requirement: 'skills/list-duplicate-uri',
        path: [...path, 'uri'],
        what: `${at.name} lists ${named(uri)} twice.`,
      });
    else if (name !== null && names.has(name))
      report(at, {
        requirement: 'skills/names-unique',
        path: [...path, 'frontmatter', 'name'],
        what: `${at.name} lists two skills with the name ${code(name)}.`,
      });
    if (uri !== null) uris.add(uri);
    if (name !== null) names.set(name, uri);
  }
  for (const outer of entries) {
    if (outer.root === null || !Array.isArray(get(outer.entry, 'resources'))) continue;
    const own = new Set(filesOf(outer).map(([, file]) => get(file, 'uri')));
    for (const inner of entries) {
      if (inner === outer || inner.uri === null || !isWithin(inner.uri, outer.root)) continue;
      const missing = [inner.uri, ...filesOf(inner).map(([, file]) => get(file, 'uri'))].find((uri) => !own.has(uri));
      if (missing !== undefined)
        report(at, {
          requirement: 'skills/nested-not-in-manifest',
          path: [...outer.path, 'resources'],
          what: `${at.name} lists ${code(outer.uri ?? '', 100)} without ${code(missing, 100)} of the skill nested in it.`,
        });
    }
  }
}

/** Each entry of a skill. */
export const skillEntries = defineMessageRule({
  id: 'skills/entries',
  requirements: [
    'skills/name-length',
    'skills/name-characters',
    'skills/name-hyphens',
    'skills/uri-skill-md',
    'skills/scheme',
    'skills/uri-trailing-dir',
    'skills/path-segment',
    'skills/uri-name-segment',
    'skills/manifest-without-skill-md',
    'skills/limits-files',
    'skills/limits-size',
    'skills/digest-format',
    'skills/size-integer',
    'skills/manifest-duplicate',
    'skills/manifest-relative',
    'skills/manifest-outside',
    'skills/description-length',
    'skills/entry-unknown-member',
    'skills/frontmatter-metadata-reserved',
    'skills/frontmatter-allowed-tools',
    'skills/dynamic',
    'skills/list-duplicate-uri',
    'skills/names-unique',
    'skills/nested-not-in-manifest',
  ],
  judge(at, report) {
    const entries = entriesIn(at);
    for (const entry of entries) {
      const label = entry.name ?? entry.uri;
      judgeEntry(entry, (requirement, path, what, mark) =>
        report(at, {
          requirement,
          path: [...entry.path, ...path],
          ...(mark === undefined ? {} : { mark }),
          what: `In ${at.name.toLowerCase()}, ${label === null ? 'a skill' : `the skill ${code(label)}`} ${what}.`,
        }),
      );
    }
    judgeTogether(at, entries, report);
  },
});
