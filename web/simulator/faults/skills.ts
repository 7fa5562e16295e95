/** Skills: their entries, their files and their directories. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord, McpRevision, Output } from '../types.ts';
import type { Fault, Scene, Show } from './define.ts';
import { changingAnswers, changingResults, without } from './tools.ts';

const REVISIONS: readonly McpRevision[] = ['2025-11-25', '2026-07-28'];
const ROOT = 'skill://review-code';

const lists: JsonRecord = { id: 1, method: 'skills/list' };
const reads: JsonRecord = { id: 2, method: 'resources/read', params: { uri: `${ROOT}/SKILL.md` } };
const showing = (...client: JsonRecord[]): Show => ({ server: 'skills', client });

/** Changes each entry in lists and single results. */
function changingEntries(
  outputs: readonly Output[],
  scene: Scene,
  change: (entry: JsonRecord) => JsonRecord,
): Output[] {
  const changed = (entry: Json): Json => (isObject(entry) ? change(entry) : entry);
  return changingResults(outputs, scene, ['skills/list', 'skills/get'], (result) => {
    if (Array.isArray(result.skills)) return { ...result, skills: result.skills.map(changed) };
    return isObject(result.skill) ? { ...result, skill: changed(result.skill) } : null;
  });
}

/** Changes the files of an entry. */
function changingFiles(entry: JsonRecord, change: (files: Json[]) => Json[]): JsonRecord {
  return Array.isArray(entry.resources) ? { ...entry, resources: change(entry.resources) } : entry;
}

/** Faults of skills. `index.ts` defines the display order of all faults. */
export const skillFaults: readonly Fault[] = [
  {
    id: 'skill-file-changed',
    title: 'A file of a skill differs from its digest',
    says: 'The server returns a file that was changed after the skill was listed, and the digest in the list is the old one. Hosts refuse the file, since somebody may have tampered with it. A correct server updates the digest whenever a file changes.',
    rule: 'skills/digest-mismatch',
    requirement: 'skills/digest-mismatch',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['resources/read'], (result) => {
        const [first] = Array.isArray(result.contents) ? result.contents : [];
        if (!isObject(first) || typeof first.uri !== 'string' || !first.uri.startsWith('skill://')) return null;
        return typeof first.text === 'string'
          ? { ...result, contents: [{ ...first, text: first.text.replace(/\n$/u, ' ') }] }
          : null;
      }),
    shows: showing(lists, reads),
  },
  {
    id: 'skill-described-differently',
    title: 'The list describes a skill differently than its file',
    says: 'The description in the list is not that of the `SKILL.md`. Hosts show and approve one text, and the model reads another. A correct server copies the frontmatter of the file unchanged.',
    rule: 'skills/frontmatter-mismatch',
    requirement: 'skills/frontmatter-mismatch',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingEntries(outputs, scene, (entry) => ({
        ...entry,
        frontmatter: { ...objectAt(entry, 'frontmatter'), description: 'A helpful skill.' },
      })),
    shows: showing(lists, reads),
  },
  {
    id: 'skill-name-differs',
    title: 'The name of a skill is not that of its directory',
    says: 'The skill has another name than the directory of its `SKILL.md`. Hosts that store skills by name do not find its files. A correct server uses the same name for both.',
    rule: 'skills/uri-name-segment',
    requirement: 'skills/uri-name-segment',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingEntries(outputs, scene, (entry) => {
        const frontmatter = objectAt(entry, 'frontmatter') ?? {};
        const name = typeof frontmatter.name === 'string' ? `my-${frontmatter.name}` : 'my-skill';
        return { ...entry, frontmatter: { ...frontmatter, name } };
      }),
    shows: showing(lists),
  },
  {
    id: 'skill-flattened',
    title: 'The entry of a skill has no `frontmatter`',
    says: 'The entry has `name` and `description` beside its `uri`. Hosts read them from `frontmatter`, and ignore the skill. A correct server puts all fields of the file into that object.',
    rule: 'shape/missing',
    requirement: 'skills/frontmatter-flattened',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingEntries(outputs, scene, (entry) => {
        const { name, description } = objectAt(entry, 'frontmatter') ?? {};
        return { ...without(entry, 'frontmatter'), name: name ?? '', description: description ?? '' };
      }),
    shows: showing(lists),
  },
  {
    id: 'skill-without-itself',
    title: 'The files of a skill do not include its `SKILL.md`',
    says: 'The list of files omits the `SKILL.md` itself. Hosts read only listed files, so they never read the instructions. A correct server lists every file, this one included.',
    rule: 'skills/manifest-without-skill-md',
    requirement: 'skills/manifest-without-skill-md',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingEntries(outputs, scene, (entry) =>
        changingFiles(entry, (files) => files.filter((file) => !isObject(file) || file.uri !== entry.uri)),
      ),
    shows: showing(lists),
  },
  {
    id: 'skill-path-relative',
    title: 'The files of a skill have relative paths',
    says: 'The list names files by paths such as `references/checklist.md`. Hosts read files by their URI, and a path is none. A correct server writes whole URIs.',
    rule: 'skills/manifest-relative',
    requirement: 'skills/manifest-relative',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingEntries(outputs, scene, (entry) => {
        const root = typeof entry.uri === 'string' ? entry.uri.replace(/SKILL\.md$/u, '') : '';
        return changingFiles(entry, (files) =>
          files.map((file) =>
            isObject(file) && typeof file.uri === 'string' && file.uri !== entry.uri
              ? { ...file, uri: file.uri.replace(root, '') }
              : file,
          ),
        );
      }),
    shows: showing(lists),
  },
  {
    id: 'skill-get-refused',
    title: 'The server lists skills and returns none',
    says: 'The server answers `skills/get` with “Method not found”. Hosts that update a single skill cannot do so. A correct server that declares skills implements both methods.',
    rule: 'skills/get-implemented',
    requirement: 'skills/get-implemented',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (_, requested) =>
        requested?.method === 'skills/get'
          ? { jsonrpc: '2.0', id: requested.id, error: { code: -32601, message: 'Method not found' } }
          : null,
      ),
    shows: showing(lists, { id: 2, method: 'skills/get', params: { uri: `${ROOT}/SKILL.md` } }),
  },
  {
    id: 'skill-directory-deep',
    title: 'A directory lists the files of its directories',
    says: 'The server returns all files below a directory at once. Hosts show one level at a time, and take the files for direct children. A correct server returns directories with the type `inode/directory` instead.',
    rule: 'skills/directory-recursive',
    requirement: 'skills/directory-recursive',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['resources/directory/read'], (result, requested) => {
        const { uri } = requested?.params ?? {};
        if (!Array.isArray(result.resources) || typeof uri !== 'string') return null;
        const deep = { uri: `${uri}/references/checklist.md`, name: 'checklist.md', mimeType: 'text/markdown' };
        return { ...result, resources: [...result.resources, deep] };
      }),
    shows: showing({ id: 1, method: 'resources/directory/read', params: { uri: ROOT } }),
  },
];
