/** The compiled validators: sound, no stricter than necessary, small. They save time and change nothing else. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../scripts/validators-code.mjs';
import type { JsonValue } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import { deepOf } from '../model/deep.ts';
import { isObject } from '../json/object.ts';
import { validatorsOf } from '../shapes.ts';
import { mutationsOf } from '../testing/generate.ts';
import { MCP, ownDefinitions, subjectsOf } from '../testing/subjects.ts';
import { otherRevisionsOf } from './other-revisions.ts';
import { definitionsOf } from './choose.ts';
import { faultsOf, type ShapeFault } from './faults.ts';
import { sampleOf } from './sample.ts';

/** Maximum size of a validator on the wire, in bytes. */
const MAX = 20_000;

describe.each(MCP)('the compiled validators of %s', (revision) => {
  const deep = deepOf(revision);
  const { look, names } = ownDefinitions(revision);
  const definitions = definitionsOf(modelOf(revision), deep);
  const faults = (type: string, value: JsonValue): ShapeFault[] =>
    faultsOf({ $ref: type }, value, [], deep, otherRevisionsOf(revision));

  /** Values of a definition: whole messages, results. */
  const valuesOf = (type: string): JsonValue[] => {
    const subject = subjectsOf(revision, look, names).find((one) => one.definition === type);
    const made = subject?.values.map((value) => (subject.part && isObject(value) ? value[subject.part] : value));
    return [sampleOf({ $ref: type }, deep), ...(made ?? []).filter((one) => one !== undefined)];
  };

  it('exist for every definition by which a message can be judged', async () => {
    const validators = await validatorsOf(revision);
    expect(Object.keys(validators).toSorted()).toEqual(definitions.toSorted());
  });

  it.each(definitions)('%s: accepted values are valid', async (type) => {
    const right = (await validatorsOf(revision))[type] ?? (() => false);
    let strict = 0;
    const wrong: unknown[] = [];
    for (const { start, changed } of mutationsOf(valuesOf(type))) {
      for (const { value, did } of [{ value: start, did: 'nothing' }, ...changed]) {
        if (!right(value)) continue;
        strict++;
        const found = faults(type, value);
        if (found.length > 0) wrong.push({ did, value, found });
      }
    }
    expect(wrong).toEqual([]);
    expect(strict).toBeGreaterThan(0);
  });

  it.each(definitions)('%s: valid values without unknown members are accepted', async (type) => {
    const right = (await validatorsOf(revision))[type] ?? (() => false);
    const missed = valuesOf(type).filter((value) => faults(type, value).length === 0 && !right(value));
    expect(missed.map((value) => JSON.stringify(value))).toEqual([]);
  });

  it('do not accept unknown members', async () => {
    const validators = await validatorsOf(revision);
    expect(validators['CallToolResult']?.({ content: [], resultType: 'complete', contents: [] })).toBe(false);
    expect(validators['CallToolResult']?.(JSON.parse('{"content":[],"__proto__":{}}'))).toBe(false);
  });

  it('handle values of any depth', async () => {
    const validators = await validatorsOf(revision);
    const text = `{"content":[],"structuredContent":{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}},"_meta":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const value: unknown = JSON.parse(text);
    for (const right of Object.values(validators)) expect(() => right(value)).not.toThrow();
  });

  it('are small', () => {
    const code = codeOf(deep.types, definitions, 'formats.ts');
    const bytes = brotliCompressSync(code).length;
    console.log(
      `${revision}: ${definitions.length} validators, ${(bytes / 1000).toFixed(1)} kB as brotli, not minified`,
    );
    expect(bytes).toBeLessThan(MAX / 2);
  });
});
