/**
 * Our schemas of documents accept and reject the same as the official ones: on real samples, on every mutation of them, and on
 * generated values. Needs the folder beside MCP_SPEC_DIR.
 *
 * @module-tag property
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { checkInstance, checkReady, readySchema } from '../schema/instance/check.ts';
import { fastmcpSchema } from './fastmcp-json.ts';
import { claudePluginSchema } from './plugin-manifest/claude.ts';
import { codexPluginSchema } from './plugin-manifest/codex.ts';
import { MANIFEST_VERSIONS, manifestSchema } from './mcpb-manifest/schema.ts';
import { CARD_SCHEMA, serverCardSchema } from './server-card/schema.ts';
import { SERVER_JSON_VERSIONS, serverJsonSchema } from './server-json/schema.ts';
import { get, isObject } from '../json/object.ts';
import { allCases, documentsFolder, mutations, official } from '../../testing/official-documents.ts';
import { subjectOf } from './testing/subject.ts';

interface Pair {
  readonly name: string;
  readonly ours: () => JsonObject;
  readonly official: string;
  readonly definition?: string;
  readonly kind: string;
  /** True for a version that is hardly different from the next one: each has a third of the changes, another third than its neighbors. */
  readonly part?: number | undefined;
}

/** Which third of the changes an older version has; undefined for the newest, which has all. */
const thirdOf = (versions: readonly string[], at: number): number | undefined =>
  at === versions.length - 1 ? undefined : at % 3;

const PAIRS: readonly Pair[] = [
  ...SERVER_JSON_VERSIONS.map((version, at) => ({
    name: `server.json ${version}`,
    ours: () => serverJsonSchema(version),
    official: `server-json-${version}.schema.json`,
    kind: 'server-json',
    part: thirdOf(SERVER_JSON_VERSIONS, at),
  })),
  ...MANIFEST_VERSIONS.map((version, at) => ({
    name: `manifest ${version}`,
    ours: () => manifestSchema(version),
    official: `mcpb-manifest-v${version}.schema.json`,
    kind: 'mcpb-manifest',
    part: thirdOf(MANIFEST_VERSIONS, at),
  })),
  {
    name: 'server card',
    ours: serverCardSchema,
    official: 'server-card-experimental.schema.json',
    definition: 'ServerCard',
    kind: 'server-card',
  },
  { name: 'fastmcp.json', ours: fastmcpSchema, official: 'fastmcp-json-v1.schema.json', kind: 'fastmcp-json' },
  {
    name: 'plugin for Claude Code',
    ours: claudePluginSchema,
    official: 'schemastore-claude-code-plugin-manifest.json',
    kind: 'plugin-manifest',
  },
  {
    name: 'plugin for Codex',
    ours: codexPluginSchema,
    official: 'schemastore-codex-plugin-manifest.json',
    kind: 'plugin-manifest',
  },
];

const STRINGS: readonly string[] = [
  '',
  'a/b',
  'io.github.a/b',
  'https://a.example/x',
  'latest',
  '16x16',
  '1.0.0',
  CARD_SCHEMA,
  './a.md',
  './a.json',
  'a ${locale}',
  'en',
  '#0a0b0c',
  '0a'.repeat(32),
];

/** Values that a schema describes, with wrong ones among them. */
function valuesOf(schema: JsonValue): fc.Arbitrary<JsonValue> {
  const odd = fc.constantFrom<JsonValue[]>(null, 3, true, '', 'x', [], {});
  if (!isObject(schema)) return odd;
  const forms = get(schema, 'anyOf') ?? get(schema, 'oneOf');
  const known = get(schema, 'enum');
  const constant = get(schema, 'const');
  const properties = get(schema, 'properties');
  const items = get(schema, 'items');
  const values = get(schema, 'additionalProperties');
  const right = (): fc.Arbitrary<JsonValue> => {
    if (constant !== undefined) return fc.constant(constant);
    if (Array.isArray(known)) return fc.constantFrom(...known);
    if (isObject(properties)) {
      const parts = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, valuesOf(part)]));
      const needed = get(schema, 'required');
      const names = Array.isArray(needed) ? needed.filter((one) => typeof one === 'string') : [];
      return fc.record(parts, { requiredKeys: names, noNullPrototype: true });
    }
    if (Array.isArray(forms)) return fc.oneof(...forms.map(valuesOf));
    if (items !== undefined) return fc.array(valuesOf(items), { maxLength: 2 });
    if (isObject(values))
      return fc.dictionary(fc.constantFrom('a', 'b'), valuesOf(values), { maxKeys: 2, noNullPrototype: true });
    const type = get(schema, 'type');
    if (type === 'boolean') return fc.boolean();
    if (type === 'number' || type === 'integer') return fc.integer();
    if (type === 'object') return fc.constant({});
    const fitting = STRINGS.filter((text) => checkInstance(schema, text).faults.length === 0);
    return fc.constantFrom(...(fitting.length > 0 ? fitting : STRINGS));
  };
  return fc.oneof({ weight: 150, arbitrary: right() }, { weight: 1, arbitrary: odd });
}

describe.skipIf(documentsFolder === undefined).each(PAIRS)(
  '$name',
  ({ ours, official: file, definition, kind, part }) => {
    const schema = ours();
    const ready = readySchema(schema);
    const theirs = official(file, definition);
    const fits = (value: JsonValue): boolean => {
      const report = checkReady(ready, value);
      expect(report.notJudged).toEqual([]);
      return report.faults.length === 0;
    };
    const samples = allCases().flatMap((one) => {
      const { value } = subjectOf(one.text);
      return one.kind === kind && value !== undefined ? [value] : [];
    });

    it('agrees on samples and on all their mutations', () => {
      expect(samples.length).toBeGreaterThan(0);
      const wrong: JsonValue[] = [];
      // A tenth of the mutations in a short run: each sample has several thousand.
      const step = 100 / runs(100);
      const isTried = (index: number): boolean =>
        part === undefined ? index % step === 0 : index % (3 * step) === part || index === 0;
      for (const sample of samples) {
        for (const [index, value] of [sample, ...mutations(sample)].entries())
          if (isTried(index) && fits(value) !== theirs(value)) wrong.push(value);
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    });

    it('agrees on generated values', () => {
      let right = 0;
      let faulty = 0;
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          const expected = theirs(value);
          if (expected) right++;
          else faulty++;
          expect([value, fits(value)]).toEqual([value, expected]);
        }),
        { numRuns: runs(part === undefined ? 1000 : 400), seed: 18 },
      );
      expect(faulty).toBeGreaterThan(5);
      expect(right).toBeGreaterThan(0);
    });
  },
);
