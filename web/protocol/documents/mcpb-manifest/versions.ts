/** Rules about the versions in a bundle manifest: its own, and those of runtimes. */
import { code, named } from '../../json/describe.ts';
import { objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { DocumentFinding } from '../define.ts';
import { isTemplate, textAt } from '../values.ts';
import { exampleManifest, manifestRule as rule } from './source.ts';

const VERSION = rule(
  'version',
  'INFO',
  '`version` looks like a placeholder',
  'Hosts compare versions to find updates.',
  [exampleManifest({ version: '⟦"0.0.0"⟧' })],
);
const SEMVER = rule(
  'version-form',
  'SHOULD',
  '`version` {must} be a semantic version',
  'Hosts compare versions to find updates, and a semantic version has three numbers.',
  [exampleManifest({ version: '⟦"1.0"⟧' }), exampleManifest({ version: '⟦"v1.2.3"⟧' })],
  [exampleManifest({ version: '"1.2.3-beta.1+build.5"' })],
);
const RUNTIME = rule(
  'runtime-range',
  'INFO',
  'Ranges of versions should have no `v`',
  'The range follows semver, where a version begins with a digit.',
  [exampleManifest({ compatibility: '{"runtimes": {"node": ⟦">=v20.0.0"⟧}}' })],
);

/** The rules of this file. */
export const VERSION_RULES = [VERSION, SEMVER, RUNTIME];

/** Reports their violations. */
export function judgeVersions(value: JsonObject, report: (finding: DocumentFinding) => void): void {
  if (textAt(value, 'version') === '0.0.0')
    report({ rule: VERSION, path: ['version'], what: '`version` is `"0.0.0"`. Fill it in at release.' });
  const version = textAt(value, 'version') ?? '1.0.0';
  if (!isTemplate(version) && !/^\d+\.\d+\.\d+(?:[-+][\w.+-]*)?$/u.test(version)) {
    const digits = /^v?(\d+(?:\.\d+){0,2})$/u.exec(version)?.[1];
    const right = digits === undefined ? '1.0.0' : [...digits.split('.'), '0', '0'].slice(0, 3).join('.');
    report({
      rule: SEMVER,
      path: ['version'],
      what: `\`version\` is ${code(version)}. Use a version such as \`${right}\`.`,
    });
  }
  const runtimes = objectAt(objectAt(value, 'compatibility'), 'runtimes');
  for (const key of ['node', 'python']) {
    const range = textAt(runtimes, key) ?? '';
    if (/(?:^|[<>=~^\s])v\d/u.test(range))
      report({
        rule: RUNTIME,
        path: ['compatibility', 'runtimes', key],
        what: `${named(key)} is ${code(range)}. Write ${code(range.replaceAll(/v(?=\d)/gu, ''))}.`,
      });
  }
}
