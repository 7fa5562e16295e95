/** server.json: the description of a server in the MCP registry. */
import { isObject, get } from '../../json/object.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from '../define.ts';
import {
  judgeBySchema,
  judgeUnlisted,
  listOf,
  prepared,
  type PreparedSchema,
  type SchemaJudgement,
} from '../schema-findings.ts';
import { hasAny, hasOnly, itemsAt, textAt } from '../values.ts';
import { registryRule } from './context.ts';
import { HISTORY_RULES, isFormerKey, judgeHistory, versionNamed } from './history.ts';
import { IDENTITY_RULES, judgeIdentity } from './identity.ts';
import { judgePackages, PACKAGE_RULES } from './packages.ts';
import { CURRENT_VERSION, serverJsonSchema, snakeCase, type ServerJsonVersion } from './schema.ts';
import { repaired } from './repairs.ts';
import { exampleServer, SCHEMA_RULES } from './source.ts';
import { judgeProject, PROJECT_RULES } from './project.ts';
import { judgeTransports, TRANSPORT_RULES } from './transports.ts';

const PART = registryRule(
  'part',
  'INFO',
  'This is a part of a server.json',
  'Only the members that are shown are judged.',
  {
    good: [exampleServer()],
    bad: [
      '⟦{"registryType": "npm", "identifier": "weather-mcp", "version": "1.0.0", "transport": {"type": "stdio"}}⟧',
      '⟦{"version": "1.0.0", "packages": [{"registryType": "npm", "identifier": "weather-mcp", "version": "1.0.0", "transport": {"type": "stdio"}}]}⟧',
    ],
  },
);

/** All rules about server.json. */
export const SERVER_JSON_RULES: readonly DocumentRule[] = [
  ...listOf(SCHEMA_RULES),
  ...HISTORY_RULES,
  ...IDENTITY_RULES,
  ...PROJECT_RULES,
  ...PACKAGE_RULES,
  ...TRANSPORT_RULES,
  PART,
];

const SCHEMAS = new Map<ServerJsonVersion, () => PreparedSchema>();

function schemaOf(version: ServerJsonVersion): PreparedSchema {
  const ready = SCHEMAS.get(version) ?? prepared(() => serverJsonSchema(version));
  SCHEMAS.set(version, ready);
  return ready();
}

/** Members of June and July 2025, from before the first version. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  version: ['version_detail'],
  registryType: ['registry_name'],
  identifier: ['name'],
  type: ['transport_type', 'transportType', 'transport'],
};

/** How a server.json is judged beside its place. */
export interface ServerJsonOptions {
  /** True for a part: missing members at its top are not reported. */
  readonly part?: boolean;
  /** True if the registry wrote it, into a response. */
  readonly inResponse?: boolean;
}

/** Judges a server.json, alone or within a response of the registry. */
export function judgeServerJson(
  value: JsonObject,
  base: Path,
  { part = false, inResponse = false }: ServerJsonOptions,
  report: (finding: DocumentFinding) => void,
): void {
  const version = versionNamed(value) ?? CURRENT_VERSION;
  const faulty = new Set<string>();
  const note = (finding: DocumentFinding): void => {
    faulty.add(pointerOf(finding.path ?? []));
    report(finding);
  };
  const judgement: SchemaJudgement = {
    schema: schemaOf(version),
    value,
    base,
    rules: SCHEMA_RULES,
    name: `the schema of ${version}`,
    whole: 'the file',
    report: note,
    alias: (member, owner) => earlierName(member, owner),
    addition: (member) => (member === 'transport' ? { type: 'stdio' } : undefined),
    revise: (fault, finding) => {
      if (part && fault.missing !== undefined && fault.path.length === 0) return null;
      return repaired(fault, finding, value);
    },
    overlook: isFormerKey,
  };
  judgeBySchema(judgement);
  const server = { value, base, version, faulty, report: note };
  judgeIdentity(server);
  judgeProject(server);
  judgePackages(server);
  judgeTransports(server);
  judgeHistory(server, inResponse || part);
  judgeUnlisted(judgement, faulty);
}

function earlierName(member: string, owner: JsonValue): string | undefined {
  if (!isObject(owner)) return undefined;
  const known = [snakeCase(member), ...(EARLIER[member] ?? [])];
  return known.find((key) => key !== member && get(owner, key) !== undefined);
}

/** A member of every version, or of none: what a file may consist of without being something else. */
const MEMBERS = new Set(
  '$schema name title description status repository version version_detail websiteUrl website_url icons packages remotes _meta'.split(
    ' ',
  ),
);

/** True for packages or remotes as server.json has them. */
function hasPackages(value: JsonObject): boolean {
  const packages = itemsAt(value, 'packages').some(
    (one) =>
      isObject(one) && hasAny(one, ['registryType', 'registry_type', 'registry_name', 'identifier', 'transport']),
  );
  const remotes = get(value, 'remotes');
  const named = isObject(remotes) ? Object.values(remotes) : [];
  if (named.length > 0 && named.every((one) => isObject(one) && hasAny(one, ['url']))) return true;
  return packages || itemsAt(value, 'remotes').some((one) => isObject(one) && hasAny(one, ['url', 'transport_type']));
}

/** One package without the file around it. */
function isPackage(value: JsonObject): boolean {
  const typed = textAt(value, 'registryType') ?? textAt(value, 'registry_type');
  return typed !== null && textAt(value, 'identifier') !== null && !hasAny(value, ['packages', '$schema']);
}

/** The kind. */
export const serverJson = defineDocument({
  kind: 'server-json',
  rules: SERVER_JSON_RULES,
  recognize({ value, clues }) {
    if (!isObject(value)) return null;
    const schema = textAt(value, '$schema') ?? '';
    const named = versionNamed(value);
    const type = named ?? CURRENT_VERSION;
    const title = 'server.json of the MCP registry';
    if (/\/server\.schema\.json#?$/u.test(schema) && (/\d{4}-\d\d-\d\d/u.test(schema) || hasPackages(value)))
      return { title, type, because: 'Its `$schema` is that of server.json.' };
    if (
      /\/server\.(?:schema\.)?json#?$/u.test(schema) &&
      /modelcontextprotocol/u.test(schema) &&
      !/\/v\d+\//u.test(schema) &&
      hasOnly(value, MEMBERS)
    )
      return { title, type, because: 'Its `$schema` is one of the MCP registry.' };
    if (schema.includes('server-card')) return null;
    const name = textAt(value, 'name');
    const listed = Array.isArray(get(value, 'packages')) || Array.isArray(get(value, 'remotes'));
    if (name !== null && listed && (hasPackages(value) || (name.includes('/') && hasOnly(value, MEMBERS))))
      return { title, type, because: 'It has a name, and packages or remotes.' };
    const described = hasAny(value, ['description', 'version']) && hasOnly(value, MEMBERS);
    if (clues.some((clue) => /\bserver\.json\b/u.test(clue)) && described)
      return { title, type, because: 'The text around it names server.json.' };
    if (name !== null && schema === '' && described && !listed && /^[\w-]+(?:\.[\w-]+)+\//u.test(name.slice(0, 300)))
      return { title, type, because: 'Its name has the namespace that names in the registry have.' };
    if (isPackage(value))
      return {
        title: 'Package in a server.json of the MCP registry',
        type,
        because: 'It has `registryType` and `identifier`, as the packages of a server.json.',
      };
    if (name === null && hasPackages(value) && hasOnly(value, MEMBERS))
      return {
        title: 'Part of a server.json of the MCP registry',
        type,
        because: 'It has packages or remotes of a server.json.',
      };
    return null;
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    if (isPackage(value)) {
      report({ rule: PART, what: 'This is one package. Put it into `packages` of a server.json to judge all of it.' });
      judgeServerJson({ packages: [value] }, [], { part: true }, (finding) => {
        const { path = [] } = finding;
        const { fix: _, ...rest } = finding;
        if (path[0] === 'packages' && path[1] === 0) report({ ...rest, path: path.slice(2) });
      });
      return;
    }
    const part =
      get(value, 'name') === undefined &&
      get(value, '$schema') === undefined &&
      get(value, 'description') === undefined;
    if (part)
      report({
        rule: PART,
        what: 'The text has no `name` and `description`, so it is read as an excerpt. Paste the whole file to judge all of it.',
      });
    judgeServerJson(value, [], { part }, report);
  },
});
