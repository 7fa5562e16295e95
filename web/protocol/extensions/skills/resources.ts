/** Resources of skills in lists and contents: the `SKILL.md` and its metadata. */
import { code, named } from '../../json/describe.ts';
import { get, has, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Path } from '../../json/plan.ts';
import { base64Bytes, utf8 } from '../bytes.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';
import { stringAt } from './entries.ts';
import { frontmatterOf } from './frontmatter.ts';

const PREFIX = 'io.modelcontextprotocol.skills/';
/** Fields of the frontmatter that Agent Skills defines. */
const FIELDS = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']);

const isSkillFile = (uri: string | null): uri is string => uri !== null && uri.endsWith('/SKILL.md');
const directoryOf = (uri: string): string => uri.split('/').at(-2) ?? '';

function judgeMeta(at: Sent, holder: JsonObject, uri: string | null, path: Path, report: ReportFault): void {
  for (const key of Object.keys(objectAt(holder, '_meta'))) {
    const place = [...path, '_meta', key];
    if (isSkillFile(uri) && FIELDS.has(key))
      report(at, {
        requirement: 'skills/meta-prefix',
        path: place,
        mark: 'key',
        what: `${at.name} has ${named(key)} of the frontmatter without the prefix ${named(PREFIX)}.`,
        fix: { says: 'Add the prefix.', safety: 'safe', steps: [{ do: 'rename', path: place, to: PREFIX + key }] },
      });
    else if (
      key.startsWith(PREFIX) &&
      (!isSkillFile(uri) || !FIELDS.has(key.slice(PREFIX.length))) &&
      !/^[a-z]+$/u.test(key.slice(PREFIX.length))
    )
      report(at, {
        requirement: 'skills/meta-reserved',
        path: place,
        mark: 'key',
        what: `${at.name} has ${named(key)}, which is no field of a skill’s frontmatter.`,
      });
    else if (key.startsWith(PREFIX) && !isSkillFile(uri))
      report(at, {
        requirement: 'skills/meta-reserved',
        path: place,
        mark: 'key',
        what: `${at.name} has ${named(key)} on a resource other than a \`SKILL.md\`.`,
      });
  }
}

function judgeListed(at: Sent, report: ReportFault): void {
  for (const [index, resource] of objectsIn(get(at.result, 'resources'))) {
    const uri = stringAt(resource, 'uri');
    const path = ['result', 'resources', index];
    judgeMeta(at, resource, uri, path, report);
    if (!isSkillFile(uri)) continue;
    judgeType(at, resource, uri, path, report);
    const name = stringAt(resource, 'name');
    if (name !== null && name !== directoryOf(uri))
      report(at, {
        requirement: 'skills/resource-name',
        path: [...path, 'name'],
        what: `${at.name} lists ${code(uri, 100)} with the name ${code(name)}.`,
        fix: {
          says: 'Use the name of the skill.',
          safety: 'safe',
          steps: [{ do: 'replace', path: [...path, 'name'], value: directoryOf(uri) }],
        },
      });
    const isDirectory = at.method === 'resources/directory/read';
    if (!has(resource, 'description') && !isDirectory)
      report(at, {
        requirement: 'skills/resource-description',
        path,
        mark: 'missing',
        what: `${at.name} lists ${code(uri, 100)} without a description.`,
      });
  }
}

function judgeType(at: Sent, holder: JsonObject, uri: string, path: Path, report: ReportFault): void {
  const type = stringAt(holder, 'mimeType');
  if (type !== null && /^text\/markdown(?:\s*;|$)/iu.test(type)) return;
  report(at, {
    requirement: 'skills/skill-md-mime-type',
    path: type === null ? path : [...path, 'mimeType'],
    mark: type === null ? 'missing' : 'value',
    what: `${at.name} has ${code(uri, 100)} ${type === null ? 'without a type' : `with the type ${code(type)}`}.`,
  });
}

/** The text of an item of contents; null if it has none that can be read. */
export function textOf(item: JsonObject): string | null {
  const text = stringAt(item, 'text');
  if (text !== null) return text;
  const blob = stringAt(item, 'blob');
  const bytes = blob === null ? null : base64Bytes(blob);
  return bytes === null ? null : utf8(bytes);
}

function judgeContents(at: Sent, report: ReportFault): void {
  for (const [index, item] of objectsIn(get(at.result, 'contents'))) {
    const uri = stringAt(item, 'uri');
    const path = ['result', 'contents', index];
    judgeMeta(at, item, uri, path, report);
    if (!isSkillFile(uri)) continue;
    judgeType(at, item, uri, path, report);
    const text = textOf(item);
    if (text === null || at.altered) continue;
    const place = [...path, has(item, 'text') ? 'text' : 'blob'];
    const found = frontmatterOf(text);
    const the = `In ${at.name.toLowerCase()}, ${code(uri, 100)}`;
    if (!found) {
      report(at, {
        requirement: 'skills/skill-md-frontmatter',
        path: place,
        what: `${the} does not begin with frontmatter.`,
      });
      continue;
    }
    const missing = ['name', 'description'].find((field) => !found.fields.has(field));
    const name = found.fields.get('name');
    if (missing !== undefined)
      report(at, {
        requirement: 'skills/skill-md-fields',
        path: place,
        what: `${the} has no ${named(missing)} in its frontmatter.`,
      });
    else if (typeof name === 'string' && name !== directoryOf(uri))
      report(at, {
        requirement: 'skills/skill-md-name',
        path: place,
        what: `${the} has the name ${code(name)} and is in the directory ${code(directoryOf(uri))}.`,
      });
  }
}

/** Resources of skills. */
export const skillResources = defineMessageRule({
  id: 'skills/resources',
  requirements: [
    'skills/meta-prefix',
    'skills/meta-reserved',
    'skills/resource-name',
    'skills/resource-description',
    'skills/skill-md-mime-type',
    'skills/skill-md-frontmatter',
    'skills/skill-md-fields',
    'skills/skill-md-name',
  ],
  judge(at, report) {
    if (at.kind !== 'response' || at.channel !== 'mcp') return;
    judgeListed(at, report);
    judgeContents(at, report);
  },
});
