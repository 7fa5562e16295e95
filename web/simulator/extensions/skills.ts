/** Skills: the files of each, their entry with sizes and digests, and their directories. */
import { bytesOf, hex, sha256 } from '../hash.ts';
import { listedResource } from '../methods/listed.ts';
import { onceFor } from '../memoize.ts';
import type { Json, JsonRecord, McpRevision, ResourceDefinition, ServerDefinition, SkillDefinition } from '../types.ts';

/** The first revision in which servers offer skills; the extension is written for the next one. */
const SKILLS_SINCE: McpRevision = '2025-11-25';
/** The type of a directory. */
const DIRECTORY = 'inode/directory';
const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  json: 'application/json',
  py: 'text/x-python',
  txt: 'text/plain',
};

/** Whether a server offers skills in a revision. */
export function offersSkills({ skills }: ServerDefinition, revision: McpRevision): boolean {
  return skills !== undefined && revision >= SKILLS_SINCE;
}

/** A value in YAML: as it is if that is unambiguous, otherwise quoted. */
function scalar(text: string): string {
  return /^[A-Za-z](?:[\w ,./()’-]*[\w.)])?$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/iu.test(text)
    ? text
    : JSON.stringify(text);
}

function textOf({ frontmatter, body }: SkillDefinition): string {
  const fields = Object.entries(frontmatter).map(([key, value]) => `${key}: ${scalar(value)}\n`);
  return `---\n${fields.join('')}---\n\n${body}`;
}

/** The files of a skill as resources, in the order of their URIs. A `SKILL.md` has the name and the description of its skill. */
const filesOf = onceFor((skill: SkillDefinition): readonly ResourceDefinition[] => {
  const { root, files = {}, frontmatter } = skill;
  const { name, description } = frontmatter;
  const main: ResourceDefinition = {
    uri: `${root}/SKILL.md`,
    name,
    description,
    mimeType: 'text/markdown',
    text: textOf(skill),
  };
  const others = Object.entries(files).map(([path, text]): ResourceDefinition => ({
    uri: `${root}/${path}`,
    name: path.split('/').at(-1) ?? path,
    mimeType: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
    text,
  }));
  return [main, ...others].toSorted((a, b) => (a.uri < b.uri ? -1 : 1));
});

/** The entry of a skill in lists. */
export const entryOf: (skill: SkillDefinition) => JsonRecord = onceFor((skill) => ({
  uri: `${skill.root}/SKILL.md`,
  frontmatter: { ...skill.frontmatter },
  resources: filesOf(skill).map(({ uri, text = '' }): Json => {
    const bytes = bytesOf(text);
    return { uri, digest: `sha256:${hex(sha256(bytes))}`, size: bytes.length };
  }),
}));

/** The file of a skill at a URI; undefined if there is none. */
export function skillFileAt({ skills = [] }: ServerDefinition, uri: string): ResourceDefinition | undefined {
  for (const skill of skills) {
    const file = uri.startsWith(`${skill.root}/`) ? filesOf(skill).find((one) => one.uri === uri) : undefined;
    if (file) return file;
  }
  return undefined;
}

/** The skill whose `SKILL.md` has this URI. */
export function skillAt({ skills = [] }: ServerDefinition, uri: unknown): SkillDefinition | undefined {
  return skills.find(({ root }) => uri === `${root}/SKILL.md`);
}

/** The direct children of a directory of skills, as resources; null if there is no such directory. */
export function childrenOf({ skills = [] }: ServerDefinition, uri: unknown): JsonRecord[] | null {
  if (typeof uri !== 'string') return null;
  const children = new Map<string, JsonRecord>();
  for (const file of skills.flatMap(filesOf)) {
    if (!file.uri.startsWith(`${uri}/`)) continue;
    const [first = '', ...rest] = file.uri.slice(uri.length + 1).split('/');
    if (rest.length > 0) children.set(first, { uri: `${uri}/${first}`, name: first, mimeType: DIRECTORY });
    else children.set(first, listedResource(file));
  }
  return children.size > 0 ? [...children.values()] : null;
}
