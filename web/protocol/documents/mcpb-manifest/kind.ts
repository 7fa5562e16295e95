/** Manifests of MCP bundles (`.mcpb`, formerly `.dxt`). */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from '../define.ts';
import type { InstanceFault } from '../../schema/instance/check.ts';
import { judgeBySchema, listOf, prepared, type PreparedSchema } from '../schema-findings.ts';
import { hasAny, hasOnly, itemsAt } from '../values.ts';
import { judgeOptions, OPTION_RULES } from './options.ts';
import { judgeManifest, MANIFEST_RULES } from './rules.ts';
import { addedIn, MANIFEST_VERSIONS, manifestSchema, NEWEST_MANIFEST, type ManifestVersion } from './schema.ts';
import { AUTHORITY, exampleManifest, SCHEMA_RULES } from './source.ts';

const good = [exampleManifest()];

const VERSION: DocumentRule = {
  id: 'mcpb-manifest/manifest-version',
  title: '`manifest_version` {must} name a published version',
  level: 'MUST',
  why: '`mcpb` refuses a manifest whose version it does not know.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [exampleManifest({ manifest_version: '⟦"1.0"⟧' }), `⟦${exampleManifest({ manifest_version: null })}⟧`],
  },
};
const FORMER: DocumentRule = {
  id: 'mcpb-manifest/dxt-version',
  title: '`manifest_version` {must} be used instead of `dxt_version`',
  level: 'SHOULD',
  why: 'Bundles were once called DXT, and hosts still read the former name, but the format no longer mentions it.',
  ...AUTHORITY,
  examples: { good, bad: [exampleManifest({ manifest_version: null, '⟦dxt_version': '"0.1"' })] },
};
const PART: DocumentRule = {
  id: 'mcpb-manifest/part',
  title: 'This is a part of a manifest',
  level: 'INFO',
  why: 'Only the members that are shown are judged.',
  ...AUTHORITY,
  examples: { good, bad: ['⟦{"tools": [{"name": "search"}], "tools_generated": true}⟧'] },
};

const SCHEMAS = new Map<ManifestVersion, () => PreparedSchema>();

function schemaOf(version: ManifestVersion): PreparedSchema {
  const ready = SCHEMAS.get(version) ?? prepared(() => manifestSchema(version));
  SCHEMAS.set(version, ready);
  return ready();
}

const MEMBERS = new Set(
  '$schema manifest_version dxt_version name display_name version description long_description author repository homepage documentation support icon icons screenshots localization server tools tools_generated prompts prompts_generated keywords license privacy_policies compatibility user_config mcp_config entry_point _meta'.split(
    ' ',
  ),
);

/** A member, with a form that only manifests have. */
function isCharacteristic(value: JsonObject): boolean {
  if (
    hasAny(value, [
      'tools_generated',
      'prompts_generated',
      'user_config',
      'localization',
      'mcp_config',
      'privacy_policies',
    ])
  )
    return true;
  const server = get(value, 'server');
  if (isObject(server) && hasAny(server, ['entry_point', 'mcp_config'])) return true;
  const compatibility = get(value, 'compatibility');
  if (isObject(compatibility) && hasAny(compatibility, ['platforms', 'runtimes', 'claude_desktop'])) return true;
  const icons = itemsAt(value, 'icons');
  if (icons.length > 0 && icons.every((icon) => isObject(icon) && hasAny(icon, ['size']))) return true;
  return itemsAt(value, 'prompts').some((prompt) => isObject(prompt) && typeof get(prompt, 'text') === 'string');
}

function isWhole(value: JsonObject): boolean {
  if (hasAny(value, ['manifest_version', 'dxt_version'])) return true;
  const server = get(value, 'server');
  return isObject(server) && hasAny(server, ['entry_point', 'mcp_config']) && hasAny(value, ['name', 'version']);
}

/** The kind. */
export const mcpbManifest = defineDocument({
  kind: 'mcpb-manifest',
  rules: [...listOf(SCHEMA_RULES), VERSION, FORMER, PART, ...MANIFEST_RULES, ...OPTION_RULES],
  recognize({ value }) {
    if (!isObject(value)) return null;
    const type = versionOf(value) ?? NEWEST_MANIFEST;
    const members = ['server', 'user_config', 'author', 'display_name', 'entry_point', 'dxt_version', 'name'];
    if (
      hasAny(value, ['manifest_version', 'dxt_version']) &&
      hasAny(value, members) &&
      !hasAny(value, ['background', 'content_scripts', 'permissions'])
    )
      return {
        title: 'Manifest of an MCP bundle',
        type,
        because: `It has ${named(hasAny(value, ['manifest_version']) ? 'manifest_version' : 'dxt_version')}.`,
      };
    if (isWhole(value))
      return { title: 'Manifest of an MCP bundle', type, because: 'Its `server` has an entry point or `mcp_config`.' };
    if (!hasOnly(value, MEMBERS) || !isCharacteristic(value)) return null;
    return {
      title: 'Part of the manifest of an MCP bundle',
      type,
      because: 'It has members that only such manifests have.',
    };
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    const part = !isWhole(value);
    if (part)
      report({
        rule: PART,
        what: 'The text has no `manifest_version` and no `server`, so it is read as an excerpt. Paste the whole file to judge all of it.',
      });
    else judgeVersion(value, report);
    const version = versionOf(value) ?? NEWEST_MANIFEST;
    judgeBySchema({
      schema: schemaOf(version),
      value: part ? value : { ...value, ...known(value, version) },
      base: [],
      rules: SCHEMA_RULES,
      name: `the schema of version ${version}`,
      whole: 'the manifest',
      report,
      revise: (fault, finding) => (part && isAtTop(fault) ? null : revised(fault, finding, value, version)),
    });
    judgeManifest(value, report);
    judgeOptions(value, report);
  },
});

/** In a part, what is missing at its top, or wrong there because the top is not that of a manifest. */
function isAtTop({ missing, path, mark }: InstanceFault): boolean {
  return (missing !== undefined && path.length === 0) || (mark === 'key' && path.length === 1);
}

function versionOf(value: JsonObject): ManifestVersion | null {
  const named = get(value, 'manifest_version') ?? get(value, 'dxt_version');
  const text = typeof named === 'number' ? String(named) : named;
  return MANIFEST_VERSIONS.find((version) => version === text) ?? null;
}

/** The version members with the value that the schema expects: `judgeVersion` reports them. */
function known(value: JsonObject, version: ManifestVersion): JsonObject {
  const keys = ['manifest_version', 'dxt_version'].filter((key) => get(value, key) !== undefined);
  return Object.fromEntries(keys.map((key): [string, JsonValue] => [key, version]));
}

function judgeVersion(value: JsonObject, report: (finding: DocumentFinding) => void): void {
  const key = get(value, 'manifest_version') === undefined ? 'dxt_version' : 'manifest_version';
  const version = get(value, key);
  if (version === undefined) {
    const fix = {
      says: 'Add `manifest_version`.',
      safety: 'unsafe',
      steps: [{ do: 'insert', path: [], key: 'manifest_version', value: NEWEST_MANIFEST, after: 'first' }],
    } as const;
    report({
      rule: VERSION,
      path: [],
      mark: 'missing',
      what: `The manifest has no \`manifest_version\`; it is judged by ${NEWEST_MANIFEST}. Add it.`,
      fix,
    });
    return;
  }
  if (typeof version !== 'string' || versionOf(value) === null) {
    const right = versionOf(value) ?? NEWEST_MANIFEST;
    const fix = {
      says: `Use ${code(right)}.`,
      safety: versionOf(value) === null ? 'unsafe' : 'safe',
      steps: [{ do: 'replace', path: [key], value: right }],
    } as const;
    report({
      rule: VERSION,
      path: [key],
      what: `${named(key)} is ${code(version)}; this is the version of the format, not of the extension. Use ${code(right)}.`,
      fix,
    });
  }
  if (key === 'dxt_version') {
    const fix = {
      says: 'Rename it to `manifest_version`.',
      safety: 'safe',
      steps: [{ do: 'rename', path: [key], to: 'manifest_version' }],
    } as const;
    report({
      rule: FORMER,
      path: [key],
      mark: 'key',
      what: '`dxt_version` is the former name. Rename it to `manifest_version`.',
      fix,
    });
  }
}

function revised(
  fault: InstanceFault,
  finding: DocumentFinding,
  value: JsonObject,
  version: ManifestVersion,
): DocumentFinding {
  const { path = [] } = finding;
  const [top] = path;
  const server = get(value, 'server');
  // The schema requires it, MANIFEST.md calls it optional for this type of server.
  if (fault.missing === 'mcp_config' && isObject(server) && get(server, 'type') === 'uv')
    return {
      ...finding,
      severity: 'warning',
      what: `${finding.what} MANIFEST.md calls it optional for the type \`uv\`.`,
    };
  const object =
    typeof fault.found === 'string' && finding.rule === SCHEMA_RULES.type ? objectFor(path, fault.found) : null;
  if (object !== null)
    return {
      ...finding,
      what: `${finding.what.replace(/ Use an object\.$/u, '')} Use ${code(object)}.`,
      fix: { says: `Use ${code(object)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: object }] },
    };
  if (finding.rule !== SCHEMA_RULES.unknown) return finding;
  // MANIFEST.md has further clients here, which the schema does not allow.
  if (top === 'compatibility' && path.length === 2) return { ...finding, severity: 'info' };
  const since = path.length === 1 ? addedIn(String(top)) : null;
  if (since === null) return finding;
  const key = get(value, 'manifest_version') === undefined ? 'dxt_version' : 'manifest_version';
  return {
    ...finding,
    what: `${named(String(top))} exists since version ${since}, but the manifest has version ${version}. Use version ${code(since)}.`,
    fix: { says: `Use version ${since}.`, safety: 'safe', steps: [{ do: 'replace', path: [key], value: since }] },
  };
}

/** The object that a string means which package.json allows at this place; null elsewhere. */
function objectFor(path: Path, found: string): JsonObject | null {
  if (path.length !== 1) return null;
  if (path[0] === 'author') return { name: found };
  return path[0] === 'repository' && /^https?:\/\//u.test(found) ? { type: 'git', url: found } : null;
}
