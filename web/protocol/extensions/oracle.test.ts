/**
 * The types of extensions against the official schemas: messages they accept, and every message one change away. Both sides
 * agree, but for what `testing/differences.ts` lists with its reason. Reads the folder that MCP_SPEC_DIR names.
 *
 * @module-tag all
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Extension } from '../model/extensions/define.ts';
import { apps } from '../model/extensions/apps.ts';
import { skills } from '../model/extensions/skills.ts';
import { listedIn, typesOf } from '../model/extensions/index.ts';
import { faultsOf } from '../schema/faults.ts';
import { mutationsOf, variants, type Definitions } from '../testing/generate.ts';
import { LOOSER, OPENED, STRICTER, type Difference } from './testing/differences.ts';

const folder = join(process.env['MCP_SPEC_DIR'] ?? '', 'extensions', 'schema');
const isPresent = process.env['MCP_SPEC_DIR'] !== undefined && existsSync(folder);

/** The definitions of a schema; those of Apps have local definitions of their own, so each is compiled alone. */
function definitionsIn(name: string): Record<string, JsonObject> {
  const schema: JsonValue = isPresent ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) : {};
  const all = isObject(schema) ? schema['$defs'] : undefined;
  return isObject(all)
    ? Object.fromEntries(
        Object.entries(all).flatMap(([key, value]) => (isObject(value) ? [[key, value] as const] : [])),
      )
    : {};
}

/** The schema with open objects: SDKs ignore members that they do not know, and so do we. */
function opened(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(opened);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !OPENED.some((one) => one.key === key && one.is(value)))
      .map(([key, value]) => [key, opened(value)]),
  );
}

/** Our type for an official definition. */
const APPS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(apps.types).flatMap((type) => {
    const official = {
      UiCsp: 'McpUiResourceCsp',
      UiPermissions: 'McpUiResourcePermissions',
      UiClientSettings: 'McpUiClientCapabilities',
      UiMayRefuse: 'McpUiOpenLinkResult',
    }[type];
    return [[official ?? `Mcp${type}`, type] as const];
  }),
);
const SKILLS: Readonly<Record<string, string>> = {
  Skill: 'Skill',
  SkillResource: 'SkillFile',
  ListSkillsRequest: 'ListSkillsRequest',
  GetSkillRequest: 'GetSkillRequest',
  ReadResourceDirectoryRequest: 'ReadDirectoryRequest',
  ListSkillsResult: 'ListSkillsResult',
  GetSkillResult: 'GetSkillResult',
  ReadResourceDirectoryResult: 'ReadDirectoryResult',
};

test.runIf(!isPresent)('logs that the official material is absent', () => {
  console.log('MCP_SPEC_DIR is not set: the types of extensions are not compared with the official schemas.');
  expect(Object.keys(APPS).length).toBeGreaterThan(20);
});

const used = new Set<Difference>();
const excused = (list: readonly Difference[], definition: string, did: string): boolean => {
  const found = list.find(({ of, at }) => of.test(definition) && at.test(did));
  if (found) used.add(found);
  return found !== undefined;
};

/** The faults of a value that make it wrong, by a type of an extension. */
function wrongIn(extension: Extension, type: string, value: JsonValue): string[] {
  return faultsOf({ $ref: type }, value, [], typesOf(extension), { member: () => null })
    .filter(({ fault, requirement }) => {
      const level = requirement === null ? 'MUST' : (listedIn(requirement)?.level ?? 'MUST');
      return level !== 'INFO' && !((fault === 'misspelt' || fault === 'foreign') && requirement === null);
    })
    .map(({ fault, path, member, requirement }) => `${fault} /${path.join('/')} ${member ?? ''} ${requirement ?? ''}`);
}

describe.runIf(isPresent).each([
  ['apps', apps, APPS],
  ['skills', skills, SKILLS],
] as const)('%s and its official schema', (name, extension, mapping) => {
  const definitions = definitionsIn(name);
  const compile = (definition: string): ((value: JsonValue) => boolean) => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const raw = opened(definitions[definition] ?? {});
    const whole = isObject(raw)
      ? {
          ...raw,
          $defs: {
            ...Object.fromEntries(Object.entries(definitions).map(([key, value]) => [key, opened(value)])),
            ...(isObject(raw['$defs']) ? raw['$defs'] : {}),
          },
        }
      : {};
    const validate = ajv.compile(whole);
    return (value) => validate(value);
  };

  it('has a type for each definition that is a message, a result or a declaration', () => {
    expect(Object.keys(mapping).filter((one) => !(one in definitions) && !excused(LOOSER, one, 'definition'))).toEqual(
      [],
    );
  });

  it.each(Object.entries(mapping).filter(([official]) => official in definitions))('%s', (official, type) => {
    const accepts = compile(official);
    const raw = definitions[official] ?? {};
    const local = isObject(raw['$defs']) ? raw['$defs'] : {};
    const look: Definitions = (ref) => {
      const found = local[ref] ?? definitions[ref];
      return isObject(found) ? found : null;
    };
    const values = variants(raw, look, {}).filter(isObject).filter(accepts);
    expect(values.length).toBeGreaterThan(0);
    const differing = new Set<string>();
    for (const { start, changed } of mutationsOf(values, new Set())) {
      const unexcused = (faults: readonly string[]): string[] =>
        faults.filter((fault) => !excused(STRICTER, official, fault));
      const before = unexcused(wrongIn(extension, type, start));
      if (before.length > 0) differing.add(`stricter: nothing: ${before.join('; ')}`);
      for (const { value, did } of changed) {
        const ours = wrongIn(extension, type, value);
        const isAccepted = accepts(value);
        if (isAccepted && unexcused(ours).length > 0) differing.add(`stricter: ${did}: ${ours.join('; ')}`);
        if (!isAccepted && ours.length === 0 && !excused(LOOSER, official, did)) differing.add(`looser: ${did}`);
      }
    }
    expect([...differing].slice(0, 30)).toEqual([]);
  });
});

it.runIf(isPresent)('has no unused difference', () => {
  expect([...LOOSER, ...STRICTER].filter((one) => !used.has(one)).map(({ because }) => because)).toEqual([]);
});
