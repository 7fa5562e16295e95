/** Rules about the name of a package: its `identifier`, and the address of its registry. */
import { code, named } from '../../json/describe.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import { isTemplate, textAt, webAddress } from '../values.ts';
import { registryRule, spelledText, type ServerDocument } from './context.ts';
import { featuresOf } from './schema.ts';
import { examplePackage } from './source.ts';

const good = [examplePackage()];

const BASE_URL = registryRule(
  'registry-base-url',
  'MUST',
  '`registryBaseUrl` {must} fit `registryType`',
  'The official registry looks for the package at the public address of its registry only.',
  {
    good,
    bad: [
      examplePackage({ registryBaseUrl: '⟦"https://pypi.org"⟧' }),
      examplePackage({ registryBaseUrl: '⟦"https://www.npmjs.com"⟧' }),
    ],
  },
);
const SPACES = registryRule(
  'identifier',
  'MUST',
  '`identifier` {must} not contain spaces',
  'No registry has such a package.',
  {
    good,
    bad: [examplePackage({ identifier: '⟦"weather mcp"⟧' })],
  },
);
const PACKAGE_NAME = registryRule(
  'package-name',
  'SHOULD',
  '`identifier` {must} be the name of the package alone',
  'The official registry looks up a package with exactly this name.',
  {
    good: [...good, examplePackage({ identifier: '"@ada/weather"' })],
    bad: [
      examplePackage({ identifier: '⟦"https://www.npmjs.com/package/weather-mcp"⟧' }),
      examplePackage({ identifier: '⟦"@ada/weather@1.0.0"⟧' }),
    ],
  },
);

/** The rules of this file. */
export const NAME_RULES = [BASE_URL, SPACES, PACKAGE_NAME];

/** The words that `registryType` may have. */
export const TYPES = ['npm', 'pypi', 'nuget', 'oci', 'mcpb'];

/** The public registries by type: the host of the one address that the registry accepts. */
export const HOSTS: Readonly<Record<string, RegExp>> = {
  npm: /^registry\.npm/u,
  pypi: /(?:^|\.)pypi\.org$/u,
  nuget: /^api\.nuget\.org$/u,
  oci: /(?:^|\.)(?:docker\.io|ghcr\.io|pkg\.dev|azurecr\.io|mcr\.microsoft\.com)$/u,
  mcpb: /^(?:www\.)?git(?:hub|lab)\.com$/u,
};

/** An address, or a name with a version. */
const NOT_A_NAME = /^https?:\/\/|^@?[^\s@]{1,200}@v?\d[^@/]{0,60}$|^[\w.-]{1,200}==/u;

/** Reports violations of one package; `type` is its `registryType`. */
export function judgeName(server: ServerDocument, value: JsonObject, path: Path, type: string): void {
  const { report } = server;
  judgeBaseUrl(server, value, path, type);
  const identifier = textAt(value, 'identifier');
  if (identifier === null || isTemplate(identifier)) return;
  if (identifier.includes(' '))
    report({
      rule: SPACES,
      path: [...path, 'identifier'],
      what: `\`identifier\` is ${code(identifier)}. Use the name of the package alone.`,
    });
  if (/^(?:npm|pypi|nuget)$/u.test(type) && NOT_A_NAME.test(identifier))
    report({
      rule: PACKAGE_NAME,
      path: [...path, 'identifier'],
      what: `\`identifier\` is ${code(identifier)}. Use the name that the package has in its registry; the version belongs in \`version\`.`,
    });
}

function judgeBaseUrl(server: ServerDocument, value: JsonObject, path: Path, type: string): void {
  const url = spelledText(value, 'registryBaseUrl');
  const host = url === null ? undefined : webAddress(url.value)?.host;
  if (url === null || host === undefined || !TYPES.includes(type) || HOSTS[type]?.test(host)) return;
  if ((type === 'oci' || type === 'mcpb') && !featuresOf(server.version).strictPackages) return;
  const other = TYPES.find((one) => HOSTS[one]?.test(host));
  server.report({
    rule: BASE_URL,
    path: [...path, url.key],
    what:
      other === undefined
        ? `${named(url.key)} is ${code(url.value)}, which is not the public address of ${named(type)}. Omit it for a public package.`
        : `${named(url.key)} is ${code(url.value)}, the address of ${named(other)}, but the package is from ${named(type)}. Make both agree.`,
    ...(other === undefined ? { severity: 'warning' as const } : {}),
  });
}
