/** Rules about the version of the format: `$schema`, and members of former versions. */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkReady, readySchema, type ReadySchema } from '../../schema/instance/check.ts';
import { textAt } from '../values.ts';
import { isFree, registryRule, type ServerDocument } from './context.ts';
import {
  camelCase,
  CURRENT_VERSION,
  featuresOf,
  schemaUrl,
  SERVER_JSON_VERSIONS,
  serverJsonSchema,
  type ServerJsonVersion,
} from './schema.ts';
import { exampleServer, examplePackage } from './source.ts';

const good = [exampleServer()];

const SCHEMA_MISSING = registryRule(
  'schema-missing',
  'SHOULD',
  '`$schema` {must} be present',
  'The registry refuses to publish a file that does not name the version of its format.',
  { good, bad: [`⟦${exampleServer({ $schema: null })}⟧`] },
);
const SCHEMA_FORMER = registryRule(
  'schema-version',
  'SHOULD',
  '`$schema` {must} name the current version',
  'The registry calls former versions deprecated, and refuses them for new publications.',
  { good, bad: [exampleServer({ $schema: `⟦"${schemaUrl('2025-10-17')}"⟧` })] },
);
const SCHEMA_UNKNOWN = registryRule(
  'schema-unknown',
  'MUST',
  '`$schema` {must} name a published version',
  'The registry refuses versions that it does not know.',
  {
    good,
    bad: [
      exampleServer({ $schema: '⟦"https://static.modelcontextprotocol.io/schemas/2025-12-12/server.schema.json"⟧' }),
    ],
  },
);
const SNAKE_CASE = registryRule(
  'snake-case',
  'SHOULD',
  'Keys {must} be in camel case',
  'The first version used snake case, but since 2025-09-16 the registry ignores or refuses such keys.',
  { good, bad: [examplePackage({ '⟦runtime_hint': '"npx"' })] },
);
const FORMER = registryRule(
  'former-member',
  'SHOULD',
  'Members of former versions {must} be removed',
  'The current registry ignores or refuses them.',
  { good, bad: [exampleServer({ '⟦status': '"active"' })] },
);

/** The rules of this file. */
export const HISTORY_RULES = [SCHEMA_MISSING, SCHEMA_FORMER, SCHEMA_UNKNOWN, SNAKE_CASE, FORMER];

/** The version that `$schema` names; null if it names none that is published. */
export function versionNamed(value: JsonObject): ServerJsonVersion | null {
  const named = textAt(value, '$schema') ?? '';
  return SERVER_JSON_VERSIONS.find((version) => named.replace(/#$/u, '') === schemaUrl(version)) ?? null;
}

let current: ReadySchema | undefined;

/** Reports violations. `inResponse`: the registry itself wrote the document. */
export function judgeHistory(server: ServerDocument, inResponse: boolean): void {
  const { value, base, report } = server;
  const path = [...base, '$schema'];
  const schema = get(value, '$schema');
  const url = schemaUrl(CURRENT_VERSION);
  const published = versionNamed(value);
  if (schema === undefined) {
    const fix = {
      says: 'Name the current version.',
      safety: 'safe',
      steps: [{ do: 'insert', path: base, key: '$schema', value: url, after: 'first' }],
    } as const;
    if (!inResponse)
      report({
        rule: SCHEMA_MISSING,
        path: base,
        mark: 'missing',
        what: `The file has no \`$schema\`; it is judged by ${CURRENT_VERSION}. Add ${code(url, 90)}.`,
        fix,
      });
  } else if (typeof schema === 'string' && published === null) {
    const dated = /\/schemas\/\d{4}-\d\d-\d\d\/server\.schema\.json/u.test(schema);
    report({
      rule: SCHEMA_UNKNOWN,
      path,
      what: `\`$schema\` is ${code(schema, 90)}, which is not a published version. Use ${code(url, 90)}.`,
      ...(dated ? {} : { severity: 'warning' as const }),
    });
  } else if (published !== null && published !== CURRENT_VERSION && !inResponse) {
    current ??= readySchema(serverJsonSchema(CURRENT_VERSION));
    const fits =
      !featuresOf(published).snakeCase && checkReady(current, { ...value, $schema: url }).faults.length === 0;
    const more = featuresOf(published).snakeCase ? ' Its keys in snake case, and `status`, are refused today.' : '';
    report({
      rule: SCHEMA_FORMER,
      path,
      what: `\`$schema\` names ${published}; the current version is ${CURRENT_VERSION}.${more} Use ${code(url, 90)}.`,
      ...(fits
        ? {
            fix: {
              says: 'Name the current version.',
              safety: 'safe',
              steps: [{ do: 'replace', path, value: url }],
            } as const,
          }
        : {}),
    });
  }
  judgeFormer(server);
}

function judgeFormer(server: ServerDocument): void {
  const { value, base, version, report } = server;
  const status = [...base, 'status'];
  if (!featuresOf(version).status && get(value, 'status') !== undefined) {
    const fix = { says: 'Remove `status`.', safety: 'safe', steps: [{ do: 'remove', path: status }] } as const;
    report({
      rule: FORMER,
      path: status,
      mark: 'key',
      what: 'The registry sets the status itself since 2025-09-29. Remove `status`.',
      fix,
    });
  }
  const detail = [...base, 'version_detail'];
  if (get(value, 'version') !== undefined && get(value, 'version_detail') !== undefined && isFree(server, detail))
    report({
      rule: FORMER,
      path: detail,
      mark: 'key',
      what: '`version_detail` is from before the first version; `version` replaces it. Remove it.',
    });
  const [first] = snakeKeys(server);
  if (first === undefined) return;
  const key = String(first.at(-1));
  const right = camelCase(key);
  report({
    rule: SNAKE_CASE,
    path: first,
    mark: 'key',
    what: `${named(key)} is the spelling of 2025-07-09; since 2025-09-16 it is ${named(right)}. Rename it, and other keys like it.`,
    ...(featuresOf(version).snakeCase
      ? {}
      : {
          fix: {
            says: `Rename it to ${named(right)}.`,
            safety: 'safe',
            steps: [{ do: 'rename', path: first, to: right }],
          } as const,
        }),
  });
}

const SNAKE_KEYS = new Set(
  'website_url registry_type registry_base_url file_sha256 runtime_hint runtime_arguments package_arguments environment_variables value_hint is_required is_secret is_repeated'.split(
    ' ',
  ),
);

/** True for a key in the snake case of the first version. */
export function isFormerKey(key: string): boolean {
  return SNAKE_KEYS.has(key);
}

/** The paths of keys in snake case that no other rule reports, in text order; `_meta` and the names of variables are free. */
function snakeKeys(server: ServerDocument): Path[] {
  const found: Path[] = [];
  const visit = (value: JsonValue, path: Path): void => {
    if (found.length > 0 || path.length > server.base.length + 8) return;
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (isObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        const here = [...path, key];
        if (SNAKE_KEYS.has(key) && isFree(server, here) && path.at(-1) !== 'variables') found.push(here);
        if (key !== '_meta') visit(part, here);
      }
    }
  };
  visit(server.value, server.base);
  return found;
}
