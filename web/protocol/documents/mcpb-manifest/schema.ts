/**
 * The format of the manifest of a bundle (`.mcpb`, formerly `.dxt`) in each version: what all versions share, written once, and
 * what each version added. All objects are closed. Source: the schemas and MANIFEST.md of
 * https://github.com/modelcontextprotocol/mcpb. A test compares them with the official ones.
 */
import type { JsonObject } from '../../json/types.ts';
import { closedObject, FLAG, list, mapOf, NUMBER, oneOf, TEXT, TEXTS } from '../schema-parts.ts';

/** The versions of the manifest, oldest first. */
export const MANIFEST_VERSIONS = ['0.1', '0.2', '0.3', '0.4'] as const;
/** A version of the manifest. */
export type ManifestVersion = (typeof MANIFEST_VERSIONS)[number];

/** The newest version. */
export const NEWEST_MANIFEST: ManifestVersion = '0.4';

/** Members at the top that a version added. */
const ADDED: Readonly<Record<ManifestVersion, JsonObject>> = {
  '0.1': {},
  '0.2': { privacy_policies: TEXTS },
  '0.3': {
    icons: list(
      closedObject(
        {
          src: TEXT,
          size: { type: 'string', pattern: '^\\d+x\\d+$' },
          theme: { type: 'string', minLength: 1 },
        },
        ['src', 'size'],
      ),
    ),
    localization: closedObject(
      {
        resources: { type: 'string', pattern: '\\$\\{locale\\}' },
        default_locale: { type: 'string', pattern: '^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$' },
      },
      ['resources', 'default_locale'],
    ),
    _meta: mapOf({ type: 'object' }),
  },
  '0.4': {},
};

/** The version that added a member at the top; null if no version has it. */
export function addedIn(member: string): ManifestVersion | null {
  return MANIFEST_VERSIONS.find((version) => Object.hasOwn(ADDED[version], member)) ?? null;
}

const COMMAND: JsonObject = { command: TEXT, args: TEXTS, env: mapOf(TEXT) };
const SERVER_TYPES = ['python', 'node', 'binary'];

const USER_OPTION = closedObject(
  {
    type: oneOf('string', 'number', 'boolean', 'directory', 'file'),
    title: TEXT,
    description: TEXT,
    required: FLAG,
    default: { anyOf: [TEXT, NUMBER, FLAG, TEXTS] },
    multiple: FLAG,
    sensitive: FLAG,
    min: NUMBER,
    max: NUMBER,
  },
  ['type', 'title', 'description'],
);

const SHARED: JsonObject = {
  $schema: TEXT,
  name: TEXT,
  display_name: TEXT,
  version: TEXT,
  description: TEXT,
  long_description: TEXT,
  author: closedObject({ name: TEXT, email: TEXT, url: TEXT }, ['name']),
  repository: closedObject({ type: TEXT, url: TEXT }, ['type', 'url']),
  homepage: TEXT,
  documentation: TEXT,
  support: TEXT,
  icon: TEXT,
  screenshots: TEXTS,
  tools: list(closedObject({ name: TEXT, description: TEXT }, ['name'])),
  tools_generated: FLAG,
  prompts: list(closedObject({ name: TEXT, description: TEXT, arguments: TEXTS, text: TEXT }, ['name', 'text'])),
  prompts_generated: FLAG,
  keywords: TEXTS,
  license: TEXT,
  compatibility: closedObject({
    claude_desktop: TEXT,
    platforms: list(oneOf('darwin', 'win32', 'linux')),
    runtimes: closedObject({ python: TEXT, node: TEXT }),
  }),
  user_config: mapOf(USER_OPTION),
};

/** The schema of a version. */
export function manifestSchema(version: ManifestVersion): JsonObject {
  const upTo = MANIFEST_VERSIONS.slice(0, MANIFEST_VERSIONS.indexOf(version) + 1);
  const added: JsonObject = Object.assign({}, ...upTo.map((one) => ADDED[one]));
  const constant: JsonObject = { type: 'string', const: version };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...closedObject(
      {
        ...SHARED,
        ...added,
        manifest_version: constant,
        dxt_version: constant,
        server: closedObject(
          {
            type: oneOf(...SERVER_TYPES, ...(version === '0.4' ? ['uv'] : [])),
            entry_point: TEXT,
            mcp_config: closedObject({ ...COMMAND, platform_overrides: mapOf(closedObject(COMMAND)) }, ['command']),
          },
          ['type', 'entry_point', 'mcp_config'],
        ),
      },
      ['name', 'version', 'description', 'author', 'server'],
    ),
  };
}
