/** Texts that keep and break the requirements of skills. */
import { bytesOf, sha256 } from '../bytes.ts';
import { asks, client, gives, lines, one, result, served, serverAnswers, serverRefuses, type Pair } from './build.ts';

const R = '2026-07-28';
const pair = (id: string, good: string, bad: string, revision: Pair['revision'] = R): Pair => ({
  id: `skills/${id}`,
  good,
  bad,
  revision,
});
type Fields = NonNullable<Parameters<typeof gives>[1]>;

const ROOT = 'skill://shop/packing';
const MD = '---\nname: packing\ndescription: How to pack parcels\n---\n\n# Packing\n';
const NOTE = 'Use paper.\n';
const file = (uri: string, text: string, more: Fields = {}): Fields => ({
  uri,
  digest: `sha256:${sha256(bytesOf(text))}`,
  size: bytesOf(text).length,
  ...more,
});
const FILES = [file(`${ROOT}/SKILL.md`, MD), file(`${ROOT}/notes/paper.md`, NOTE)];
const FRONT = { name: 'packing', description: 'How to pack parcels' };
const skill = (more: Fields = {}): Fields => ({
  uri: `${ROOT}/SKILL.md`,
  frontmatter: FRONT,
  resources: FILES,
  ...more,
});
const HINTS = { ttlMs: 1000, cacheScope: 'public' };
const list = (...skills: Fields[]): string => result({ resultType: 'complete', skills, ...HINTS, _meta: served });
const front = (more: Fields): string => list(skill({ frontmatter: { ...FRONT, ...more } }));
const files = (...resources: Fields[]): string => list(skill({ resources }));
const named = (name: string): Fields => ({
  uri: `skill://shop/${name}/SKILL.md`,
  frontmatter: { ...FRONT, name },
  resources: [file(`skill://shop/${name}/SKILL.md`, MD)],
});

const listing = (id: number, ...skills: Fields[]): string[] => [
  asks('skills/list', {}, id),
  gives(id, { skills, ...HINTS }),
];
const getting = (id: number, value: Fields, uri = `${ROOT}/SKILL.md`): string[] => [
  asks('skills/get', { uri }, id),
  gives(id, value),
];
const refusing = (id: number, method: string, params: Fields, code: number, message: string): string[] => [
  asks(method, params, id),
  serverRefuses(id, code, message),
];
const reading = (id: number, uri: string, text: string, type = 'text/markdown'): string[] => [
  asks('resources/read', { uri }, id),
  gives(id, { contents: [{ uri, mimeType: type, text }], ...HINTS }),
];
const directory = (id: number, uri: string, resources: Fields[] | string, more: Fields = {}): string[] => [
  asks('resources/directory/read', { uri }, id),
  gives(id, { resources, ...more }),
];
const child = (name: string, more: Fields = {}): Fields => ({
  uri: `${ROOT}/${name}`,
  name,
  mimeType: 'text/markdown',
  ...more,
});
const CHILDREN = [child('SKILL.md', { name: 'packing' }), child('notes', { mimeType: 'inode/directory' })];
const discover = (settings: Fields | null, more: Fields = { resources: {} }): string[] => [
  asks('server/discover', {}, 1),
  gives(1, {
    supportedVersions: [R],
    capabilities: { ...more, ...(settings ? { extensions: { 'io.modelcontextprotocol/skills': settings } } : {}) },
    ...HINTS,
  }),
];
const declares = (capabilities: Fields): string =>
  result({ resultType: 'complete', supportedVersions: [R], capabilities, ...HINTS, _meta: served });
const SETTINGS = { extensions: { 'io.modelcontextprotocol/skills': {} } };
const ask = (method: string, params: Fields): string =>
  JSON.parse(asks(method, params, 4)).message && JSON.stringify(JSON.parse(asks(method, params, 4)).message);
const resource = (more: Fields): string =>
  result({
    resultType: 'complete',
    resources: [
      {
        uri: `${ROOT}/SKILL.md`,
        name: 'packing',
        description: 'How to pack parcels',
        mimeType: 'text/markdown',
        ...more,
      },
    ],
    ...HINTS,
    _meta: served,
  });

/** One pair for each requirement. */
export const skillPairs: readonly Pair[] = [
  pair(
    'called-before-declared',
    lines(discover({}), listing(2, skill())),
    lines(discover(null), refusing(2, 'skills/list', {}, -32601, 'Method not found')),
  ),
  pair(
    'capability-place',
    declares({ resources: {}, ...SETTINGS }),
    declares({ resources: {}, experimental: { skills: {} } }),
  ),
  pair('description-length', list(skill()), front({ description: 'a'.repeat(1025) })),
  pair('digest-format', list(skill()), files({ ...FILES[0], digest: `sha256:${'A'.repeat(64)}` })),
  pair(
    'digest-mismatch',
    lines(listing(2, skill()), reading(3, `${ROOT}/notes/paper.md`, NOTE)),
    lines(listing(2, skill()), reading(3, `${ROOT}/notes/paper.md`, 'Use plaid.\n')),
  ),
  pair(
    'size-mismatch',
    lines(listing(2, skill()), reading(3, `${ROOT}/notes/paper.md`, NOTE)),
    lines(listing(2, skill()), reading(3, `${ROOT}/notes/paper.md`, 'Use foil, always.\n')),
  ),
  pair('directory-cache-hints', lines(directory(5, ROOT, CHILDREN)), lines(directory(5, ROOT, CHILDREN, HINTS))),
  pair(
    'directory-error-code',
    lines(refusing(5, 'resources/directory/read', { uri: `${ROOT}/none` }, -32602, 'No such directory')),
    lines(refusing(5, 'resources/directory/read', { uri: `${ROOT}/none` }, -32603, 'Directory not found')),
  ),
  pair(
    'directory-read-type',
    declares({ resources: {}, extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } } }),
    declares({ resources: {}, extensions: { 'io.modelcontextprotocol/skills': { directoryRead: 'yes' } } }),
  ),
  pair(
    'directory-recursive',
    lines(directory(5, ROOT, CHILDREN)),
    lines(directory(5, ROOT, [...CHILDREN, child('notes/paper.md')])),
  ),
  pair(
    'directory-resource-shape',
    lines(directory(5, ROOT, CHILDREN)),
    lines(directory(5, ROOT, [{ uri: `${ROOT}/SKILL.md` }])),
  ),
  pair('directory-resources-array', lines(directory(5, ROOT, CHILDREN)), lines(directory(5, ROOT, 'SKILL.md'))),
  pair(
    'directory-trailing-slash',
    ask('resources/directory/read', { uri: ROOT }),
    ask('resources/directory/read', { uri: `${ROOT}/` }),
  ),
  pair(
    'directory-uri-required',
    ask('resources/directory/read', { uri: ROOT }),
    ask('resources/directory/read', { path: ROOT }),
  ),
  pair('dynamic', list(skill()), list(skill({ resources: 'dynamic' }))),
  pair(
    'entry-differs',
    lines(listing(2, skill()), getting(3, { skill: skill(), ...HINTS })),
    lines(listing(2, skill()), getting(3, { skill: skill({ resources: FILES.slice(0, 1) }), ...HINTS })),
  ),
  pair(
    'error-code-internal',
    lines(refusing(2, 'skills/list', {}, -32603, 'Database failed')),
    lines(refusing(2, 'skills/list', {}, -32050, 'Database failed')),
  ),
  pair('frontmatter-allowed-tools', list(skill()), front({ 'allowed-tools': 'Read' })),
  pair('frontmatter-description-missing', list(skill()), list(skill({ frontmatter: { name: 'packing' } }))),
  pair('frontmatter-flattened', list(skill()), list({ uri: `${ROOT}/SKILL.md`, ...FRONT, resources: FILES })),
  pair(
    'frontmatter-mismatch',
    lines(listing(2, skill()), reading(3, `${ROOT}/SKILL.md`, MD)),
    lines(
      listing(2, skill({ frontmatter: { ...FRONT, description: 'How to ship parcels' } })),
      reading(3, `${ROOT}/SKILL.md`, MD),
    ),
  ),
  pair('frontmatter-not-object', list(skill()), list(skill({ frontmatter: 'name: packing' }))),
  pair('get-cache-fields', lines(getting(3, { skill: skill(), ...HINTS })), lines(getting(3, { skill: skill() }))),
  pair(
    'get-implemented',
    lines(discover({}), getting(3, { skill: skill(), ...HINTS })),
    lines(discover({}), refusing(3, 'skills/get', { uri: `${ROOT}/SKILL.md` }, -32601, 'Method not found')),
  ),
  pair(
    'get-next-cursor',
    lines(getting(3, { skill: skill(), ...HINTS })),
    lines(getting(3, { skill: skill(), ...HINTS, nextCursor: 'b' })),
  ),
  pair(
    'get-result-type',
    lines(getting(3, { skill: skill(), ...HINTS })),
    lines(
      asks('skills/get', { uri: `${ROOT}/SKILL.md` }, 3),
      serverAnswers(3, { resultType: 'skill', skill: skill(), ...HINTS, _meta: served }),
    ),
  ),
  pair(
    'get-skill-missing',
    lines(getting(3, { skill: skill(), ...HINTS })),
    lines(getting(3, { ...skill(), ...HINTS })),
  ),
  pair(
    'get-unknown-code',
    lines(refusing(3, 'skills/get', { uri: 'skill://none/SKILL.md' }, -32602, 'Unknown skill')),
    lines(refusing(3, 'skills/get', { uri: 'skill://none/SKILL.md' }, -32603, 'Skill not found')),
  ),
  pair('get-uri-required', ask('skills/get', { uri: `${ROOT}/SKILL.md` }), ask('skills/get', { id: 3 })),
  pair('get-uri-skill-md', ask('skills/get', { uri: `${ROOT}/SKILL.md` }), ask('skills/get', { uri: ROOT })),
  pair(
    'get-wrong-skill',
    lines(getting(3, { skill: skill(), ...HINTS })),
    lines(getting(3, { skill: named('sealing'), ...HINTS })),
  ),
  pair('index-json', ask('skills/list', {}), ask('resources/read', { uri: 'skill://index.json' })),
  pair('limits-size', list(skill()), files({ ...FILES[0], size: 16_777_217 })),
  pair('list-duplicate-uri', list(skill()), list(skill(), skill())),
  pair(
    'list-entry-split',
    lines(
      listing(2, skill()),
      asks('skills/list', { cursor: 'b' }, 3),
      gives(3, { skills: [named('sealing')], ...HINTS }),
    ),
    lines(
      listing(2, skill({ resources: FILES.slice(0, 1) })),
      asks('skills/list', { cursor: 'b' }, 3),
      gives(3, { skills: [skill({ resources: FILES.slice(1) })], ...HINTS }),
    ),
  ),
  pair(
    'list-skills-array',
    lines(listing(2, skill())),
    lines(asks('skills/list', {}, 2), gives(2, { skills: { packing: skill() }, ...HINTS })),
  ),
  pair(
    'listed-file-unread',
    lines(listing(2, skill()), reading(3, `${ROOT}/SKILL.md`, MD)),
    lines(
      listing(2, skill()),
      refusing(3, 'resources/read', { uri: `${ROOT}/notes/paper.md` }, -32602, 'Unknown resource'),
    ),
  ),
  pair('manifest-duplicate', list(skill()), files(...FILES, FILES[1] ?? {})),
  pair('manifest-outside', list(skill()), files(...FILES, file('skill://shop/other.md', NOTE))),
  pair('manifest-relative', list(skill()), files(...FILES, file('notes/tape.md', NOTE))),
  pair('method-unknown', ask('skills/list', {}), ask('skills/search', { query: 'parcels' })),
  pair('name-characters', list(skill()), list(named('Packing'))),
  pair('name-hyphens', list(skill()), list(named('pack--ing'))),
  pair('name-length', list(skill()), list(named('a'.repeat(65)))),
  pair(
    'read-unknown-code',
    lines(refusing(3, 'resources/read', { uri: `${ROOT}/none.md` }, -32602, 'Unknown resource')),
    lines(refusing(3, 'resources/read', { uri: `${ROOT}/none.md` }, -32603, 'File not found')),
  ),
  pair('resources-missing', list(skill()), list({ uri: `${ROOT}/SKILL.md`, frontmatter: FRONT })),
  pair('resources-value', list(skill()), list(skill({ resources: 'static' }))),
  pair('size-integer', list(skill()), files({ ...FILES[0], size: '155' })),
  pair('skill-md-mime-type', resource({}), resource({ mimeType: 'text/plain' })),
  pair(
    'unknown-setting',
    declares({ resources: {}, ...SETTINGS }),
    declares({ resources: {}, extensions: { 'io.modelcontextprotocol/skills': { listChanged: true } } }),
  ),
  pair(
    'unlisted-read',
    lines(listing(2, skill()), reading(3, `${ROOT}/SKILL.md`, MD)),
    lines(listing(2, skill()), asks('resources/read', { uri: `${ROOT}/secret.md` }, 3)),
  ),
  pair('uri-name-segment', list(skill()), front({ name: 'sealing' })),

  pair('resources-capability', declares({ resources: {}, ...SETTINGS }), declares({ tools: {}, ...SETTINGS })),
  pair(
    'eager-retrieval',
    lines(listing(2, skill()), asks('resources/read', { uri: `${ROOT}/SKILL.md` }, 3)),
    lines(
      listing(2, skill()),
      asks('resources/read', { uri: `${ROOT}/SKILL.md` }, 3),
      asks('resources/read', { uri: `${ROOT}/notes/paper.md` }, 4),
    ),
  ),
  pair(
    'skill-md-frontmatter',
    lines(reading(3, `${ROOT}/SKILL.md`, MD)),
    lines(reading(3, `${ROOT}/SKILL.md`, '# Packing\n')),
  ),
  pair('resource-name', resource({}), resource({ name: 'SKILL.md' })),
];

/** The same for revisions before 2026-07-28, where servers offer skills without result types. */
export const earlySkillPairs: readonly Pair[] = [
  pair(
    'version',
    one({ id: 1, method: 'resources/list' }),
    lines(client('skills/list', {}, 2), serverAnswers(2, { skills: [skill()] })),
    '2025-11-25',
  ),
];
