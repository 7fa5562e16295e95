/** Rules about packages: where they come from, and the members that each kind of package takes. */
import { code, listed, named } from '../../json/describe.ts';
import { nearest } from '../../json/nearest.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import { isTemplate, objectsAt, textAt, webAddress } from '../values.ts';
import { isFree, registryRule, spelled, spelledText, type ServerDocument } from './context.ts';
import { HOSTS, judgeName, NAME_RULES, TYPES } from './names.ts';
import { featuresOf } from './schema.ts';
import { examplePackage } from './source.ts';

const good = [examplePackage()];
const image = { registryType: '"oci"', identifier: '"ghcr.io/ada/weather:1.0.0"', version: null };
const bundle = {
  registryType: '"mcpb"',
  identifier: '"https://github.com/ada/weather-mcp/releases/download/v1.0.0/weather.mcpb"',
  version: null,
  fileSha256: `"${'0a'.repeat(32)}"`,
};

const TYPE = registryRule(
  'registry-type',
  'MUST',
  '`registryType` {must} be a supported registry',
  'The official registry accepts packages from npm, PyPI, NuGet, OCI registries, and bundles (`mcpb`).',
  { good, bad: [examplePackage({ registryType: '⟦"docker"⟧' })] },
);
const OCI = registryRule(
  'oci-members',
  'MUST',
  'An OCI package {must} be named by `identifier` alone',
  'The registry refuses `version`, `registryBaseUrl` and `fileSha256` here, because the image reference contains them.',
  {
    good: [examplePackage(image)],
    bad: [
      examplePackage({ ...image, version: '⟦"1.0.0"⟧' }),
      examplePackage({ ...image, registryBaseUrl: '⟦"https://ghcr.io"⟧' }),
    ],
  },
);
const OCI_TAG = registryRule(
  'oci-tag',
  'SHOULD',
  'An OCI image {must} be named with a fixed tag',
  'A version of a server never changes, but the image of the tag `latest` does.',
  {
    good: [
      examplePackage(image),
      examplePackage({ ...image, identifier: `"ghcr.io/ada/weather@sha256:${'0a'.repeat(32)}"` }),
    ],
    bad: [
      examplePackage({ ...image, identifier: '⟦"ghcr.io/ada/weather:latest"⟧' }),
      examplePackage({ ...image, identifier: '⟦"ghcr.io/ada/weather"⟧' }),
    ],
  },
);
const PACKAGE_VERSION = registryRule(
  'package-version',
  'SHOULD',
  'A package {must} have a `version`',
  'The official registry looks up exactly this version of the package before it publishes the server.',
  {
    good,
    bad: [examplePackage({ version: null }).replace('{"registryType"', '⟦{"registryType"').replace('}}]', '}}⟧]')],
  },
);
const OCI_HOST = registryRule(
  'oci-registry',
  'SHOULD',
  'An OCI image {must} be in a supported registry',
  'The official registry fetches the image to check its label, and only from public registries that it knows.',
  {
    good: [examplePackage(image)],
    bad: [examplePackage({ ...image, identifier: '⟦"images.example/ada/weather:1.0.0"⟧' })],
  },
);
const BUNDLE_ADDRESS = registryRule(
  'mcpb-address',
  'MUST',
  'A bundle {must} be named by its `https://` address',
  'The registry downloads the bundle from `identifier`, and requires “mcp” in the address.',
  { good: [examplePackage(bundle)], bad: [examplePackage({ ...bundle, identifier: '⟦"weather.mcpb"⟧' })] },
);
const BUNDLE_HOST = registryRule(
  'mcpb-host',
  'SHOULD',
  'A bundle {must} be an asset of a GitHub or GitLab release',
  'The official registry refuses other hosts.',
  {
    good: [examplePackage(bundle)],
    bad: [examplePackage({ ...bundle, identifier: '⟦"https://files.example/weather-mcp.mcpb"⟧' })],
  },
);
const BUNDLE_MEMBERS = registryRule(
  'mcpb-members',
  'MUST',
  'A bundle {must} have `fileSha256`, and no `version`',
  'Clients compare the download with the hash, and the version is part of the address.',
  {
    good: [examplePackage(bundle)],
    bad: [
      examplePackage({ ...bundle, version: '⟦"1.0.0"⟧' }),
      `{"name": "io.github.ada/weather", "description": "Weather", "version": "1.0.0", "packages": [⟦{"registryType": "mcpb", "identifier": "https://github.com/ada/weather-mcp/releases/download/v1/weather.mcpb", "transport": {"type": "stdio"}}⟧]}`,
    ],
  },
);

/** The rules of this file. */
export const PACKAGE_RULES = [
  TYPE,
  ...NAME_RULES,
  OCI,
  OCI_TAG,
  PACKAGE_VERSION,
  OCI_HOST,
  BUNDLE_ADDRESS,
  BUNDLE_HOST,
  BUNDLE_MEMBERS,
];

/** Reports their violations. */
export const judgePackages = (server: ServerDocument): void => {
  for (const { value, path } of objectsAt(server.value, 'packages', server.base)) judgePackage(server, value, path);
};

/** Other words for these registries. */
const SYNONYMS: Readonly<Record<string, string>> = {
  docker: 'oci',
  dockerhub: 'oci',
  'docker-hub': 'oci',
  container: 'oci',
  ghcr: 'oci',
  python: 'pypi',
  pip: 'pypi',
  uvx: 'pypi',
  node: 'npm',
  npx: 'npm',
  dxt: 'mcpb',
  dotnet: 'nuget',
};

function judgePackage(server: ServerDocument, value: JsonObject, path: Path): void {
  const { report } = server;
  const type = spelledText(value, 'registryType');
  const identifier = textAt(value, 'identifier');
  if (type !== null && isFree(server, [...path, type.key])) judgeType(server, type.value, [...path, type.key]);
  judgeName(server, value, path, type?.value ?? '');
  if (featuresOf(server.version).strictPackages) return;
  if (/^(?:npm|pypi|nuget)$/u.test(type?.value ?? '') && identifier !== null && spelled(value, 'version') === null)
    report({
      rule: PACKAGE_VERSION,
      path,
      mark: 'missing',
      what: `The package ${code(identifier)} has no \`version\`. Add the published version, such as \`"1.0.0"\`.`,
    });
  if (type?.value === 'oci') judgeImage(server, value, path);
  if (type?.value === 'mcpb') judgeBundle(server, value, path);
}

function judgeType({ report }: ServerDocument, type: string, path: Path): void {
  if (TYPES.includes(type) || isTemplate(type)) return;
  const known = type.toLowerCase();
  const right = (Object.hasOwn(SYNONYMS, known) ? SYNONYMS[known] : undefined) ?? nearest(type, TYPES);
  const what = `${named(String(path.at(-1)))} is ${code(type)}. The supported values are ${listed(TYPES)}.`;
  if (right === null) report({ rule: TYPE, path, what, severity: 'warning' });
  else {
    const says = `Use ${named(right)}.`;
    const fix = { says, safety: 'unsafe', steps: [{ do: 'replace', path, value: right }] } as const;
    report({ rule: TYPE, path, what: `${what} ${says}`, fix });
  }
}

/** Members that a package does not take, where no other rule reports them. */
function surplus(server: ServerDocument, value: JsonObject, path: Path, members: readonly string[]): string[] {
  return members.flatMap((member) => {
    const found = spelled(value, member);
    return found !== null && found.value !== '' && isFree(server, [...path, found.key]) ? [found.key] : [];
  });
}

function judgeImage(server: ServerDocument, value: JsonObject, path: Path): void {
  const { report } = server;
  const identifier = textAt(value, 'identifier') ?? '';
  const keys = surplus(server, value, path, ['registryBaseUrl', 'version', 'fileSha256']);
  const [only] = keys;
  if (only !== undefined) {
    const former = keys.every((key) => key.includes('_'));
    report({
      rule: OCI,
      path: keys.length === 1 ? [...path, only] : path,
      what: `The package has ${listed(keys)} beside \`identifier\`. Write registry and tag into \`identifier\`, as in \`ghcr.io/ada/weather:1.0.0\`, and remove ${keys.length === 1 ? 'it' : 'them'}.`,
      ...(former ? { severity: 'warning' as const } : {}),
    });
  }
  const place = [...path, 'identifier'];
  const last = identifier.split('/').at(-1) ?? '';
  const untagged =
    identifier !== '' && !/[:@]/u.test(last) && !isTemplate(identifier) && spelled(value, 'version') === null;
  if (identifier.endsWith(':latest') || untagged)
    report({
      rule: OCI_TAG,
      path: place,
      what: `\`identifier\` is ${code(identifier)}${untagged ? ', which stands for the tag `latest`' : ''}. Use the tag of this version, such as \`:1.0.0\`.`,
    });
  const [host = ''] = identifier.split('/');
  if (!identifier.includes('/') || !/[.:]/u.test(host) || isTemplate(host) || HOSTS['oci']?.test(host)) return;
  report({
    rule: OCI_HOST,
    path: place,
    what: `The image is at ${named(host)}. Use \`docker.io\`, \`ghcr.io\` or another supported registry.`,
  });
}

function judgeBundle(server: ServerDocument, value: JsonObject, path: Path): void {
  const { report } = server;
  const identifier = textAt(value, 'identifier');
  const place = [...path, 'identifier'];
  const keys = surplus(server, value, path, ['version', 'registryBaseUrl']);
  const [only] = keys;
  if (only !== undefined) {
    report({
      rule: BUNDLE_MEMBERS,
      path: keys.length === 1 ? [...path, only] : path,
      what: `The package has ${listed(keys)}; a bundle is named by its address alone. Remove ${keys.length === 1 ? 'it' : 'them'}.`,
    });
  }
  if (spelled(value, 'fileSha256') === null)
    report({
      rule: BUNDLE_MEMBERS,
      path,
      what: 'The package has no `fileSha256`. Add the SHA-256 hash of the file, as 64 hexadecimal digits.',
    });
  if (identifier === null || isTemplate(identifier)) return;
  const address = webAddress(identifier);
  if (address?.scheme !== 'https' || !identifier.toLowerCase().includes('mcp')) {
    report({
      rule: BUNDLE_ADDRESS,
      path: place,
      what: `\`identifier\` is ${code(identifier)}. Use the address of the file, with “mcp” in it.`,
    });
  } else if (!HOSTS['mcpb']?.test(address.host)) {
    report({
      rule: BUNDLE_HOST,
      path: place,
      what: `The bundle is at ${named(address.host)}. Publish it as an asset of a release.`,
    });
  }
}
