/**
 * The format of the MCP registry's server.json in each published version: what all versions share, written once, and what each
 * version changed. Source: the schemas below https://static.modelcontextprotocol.io/schemas/ and the registry's
 * docs/reference/server-json/CHANGELOG.md. A test compares them with the official ones.
 */
import type { JsonObject } from '../../json/types.ts';
import { FLAG, list, mapOf, object, oneOf, TEXT, TEXTS } from '../schema-parts.ts';

/** The published versions, oldest first. */
export const SERVER_JSON_VERSIONS = [
  '2025-07-09',
  '2025-09-16',
  '2025-09-29',
  '2025-10-11',
  '2025-10-17',
  '2025-12-11',
] as const;
/** A published version. */
export type ServerJsonVersion = (typeof SERVER_JSON_VERSIONS)[number];

/** The version that the registry accepts for new publications. */
export const CURRENT_VERSION: ServerJsonVersion = '2025-12-11';

/** The `$schema` of a version. */
export function schemaUrl(version: ServerJsonVersion): string {
  return `https://static.modelcontextprotocol.io/schemas/${version}/server.schema.json`;
}

/** The features in which versions differ. */
export interface ServerJsonFeatures {
  /** Keys of several words are written in snake case. */
  readonly snakeCase: boolean;
  /** The author states a `status`. */
  readonly status: boolean;
  /** `_meta` may hold the registry's own data. */
  readonly officialMeta: boolean;
  /** Packages have a `version` in any case, and no members beyond the listed ones. */
  readonly strictPackages: boolean;
  /** `title`, `icons` and the `placeholder` of inputs. */
  readonly display: boolean;
  /** Addresses of transports begin with `http://` or `https://`. */
  readonly webAddresses: boolean;
  /** Remotes declare the `variables` of their address. */
  readonly remoteVariables: boolean;
}

const FIRST: ServerJsonFeatures = {
  snakeCase: true,
  status: true,
  officialMeta: true,
  strictPackages: true,
  display: false,
  webAddresses: false,
  remoteVariables: false,
};

const CHANGES: Readonly<Record<ServerJsonVersion, Partial<ServerJsonFeatures>>> = {
  '2025-07-09': {},
  '2025-09-16': { snakeCase: false },
  '2025-09-29': { status: false, officialMeta: false },
  '2025-10-11': { strictPackages: false, display: true },
  '2025-10-17': {},
  '2025-12-11': { webAddresses: true, remoteVariables: true },
};

/** The features of a version. */
export function featuresOf(version: ServerJsonVersion): ServerJsonFeatures {
  let features = FIRST;
  for (const one of SERVER_JSON_VERSIONS) {
    features = { ...features, ...CHANGES[one] };
    if (one === version) break;
  }
  return features;
}

/** `registryType` → `registry_type`. */
export function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** `registry_type` → `registryType`. */
export function camelCase(key: string): string {
  return key.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** A string that contains no version range; ranges are a rule of the registry, `latest` is one of the schema. */
const PACKAGE_VERSION: JsonObject = { type: 'string', minLength: 1, not: { const: 'latest' } };
const NAME: JsonObject = {
  type: 'string',
  minLength: 3,
  maxLength: 200,
  pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$',
};
const SHORT_TEXT: JsonObject = { type: 'string', minLength: 1, maxLength: 100 };

const ICON = object(
  {
    src: { type: 'string', maxLength: 255 },
    mimeType: oneOf('image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp'),
    sizes: list({ type: 'string', pattern: '^(\\d+x\\d+|any)$' }),
    theme: oneOf('light', 'dark'),
  },
  ['src'],
);

/** The schema of a version. */
export function serverJsonSchema(version: ServerJsonVersion): JsonObject {
  const features = featuresOf(version);
  const key = (camel: string): string => (features.snakeCase ? snakeCase(camel) : camel);
  const input: JsonObject = {
    description: TEXT,
    value: TEXT,
    default: TEXT,
    choices: TEXTS,
    format: oneOf('string', 'number', 'boolean', 'filepath'),
    [key('isRequired')]: FLAG,
    [key('isSecret')]: FLAG,
    ...(features.display ? { placeholder: TEXT } : {}),
  };
  const variables = mapOf(object(input));
  const templated: JsonObject = { ...input, variables };
  const named = list(object({ ...templated, name: TEXT }, ['name']));
  const url: JsonObject = features.webAddresses ? { type: 'string', pattern: '^https?://[^\\s]+$' } : TEXT;
  const http = (type: string, more: JsonObject): JsonObject =>
    object({ type: oneOf(type), url, headers: named, ...more }, ['type', 'url']);
  const addresses = (more: JsonObject): JsonObject[] => [http('streamable-http', more), http('sse', more)];
  const positional: JsonObject = {
    ...object({ ...templated, type: oneOf('positional'), [key('valueHint')]: TEXT, [key('isRepeated')]: FLAG }, [
      'type',
    ]),
    anyOf: [{ required: [key('valueHint')] }, { required: ['value'] }],
  };
  const flag = object({ ...templated, type: oneOf('named'), name: TEXT, [key('isRepeated')]: FLAG }, ['type', 'name']);
  const inputs = list({ anyOf: [positional, flag] });
  const needed = [key('registryType'), 'identifier', ...(features.strictPackages ? ['version'] : []), 'transport'];
  const packaged: JsonObject = {
    ...object(
      {
        [key('registryType')]: TEXT,
        [key('registryBaseUrl')]: TEXT,
        identifier: TEXT,
        version: PACKAGE_VERSION,
        [key('fileSha256')]: { type: 'string', pattern: '^[a-f0-9]{64}$' },
        [key('runtimeHint')]: TEXT,
        transport: { anyOf: [object({ type: oneOf('stdio') }, ['type']), ...addresses({})] },
        [key('runtimeArguments')]: inputs,
        [key('packageArguments')]: inputs,
        [key('environmentVariables')]: named,
      },
      needed,
    ),
    ...(features.strictPackages ? { additionalProperties: false } : {}),
  };
  const meta: JsonObject = {
    'io.modelcontextprotocol.registry/publisher-provided': { type: 'object' },
    ...(features.officialMeta ? { 'io.modelcontextprotocol.registry/official': { type: 'object' } } : {}),
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...object(
      {
        $schema: TEXT,
        name: NAME,
        ...(features.display ? { title: SHORT_TEXT, icons: list(ICON) } : {}),
        description: SHORT_TEXT,
        ...(features.status ? { status: oneOf('active', 'deprecated', 'deleted') } : {}),
        repository: object({ url: TEXT, source: TEXT, id: TEXT, subfolder: TEXT }, ['url', 'source']),
        version: { type: 'string', maxLength: 255 },
        [key('websiteUrl')]: TEXT,
        packages: list(packaged),
        remotes: list({ anyOf: addresses(features.remoteVariables ? { variables } : {}) }),
        _meta: { ...object(meta), additionalProperties: true },
      },
      ['name', 'description', 'version'],
    ),
  };
}
