/** Rules of the shape phase: their examples are their tests, and so are the examples of what the types enforce. */
import { isAboutOneMessage } from '../../testing/areas.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { deepOf } from '../../model/deep.ts';
import { requirementText } from '../../book/requirements.ts';
import type { Schema } from '../../model/schema.ts';
import { modelOf } from '../../model/index.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId } from '../../types.ts';
import { loadValidators } from '../../schema/compiled.ts';
import { shapeExamples, shapeRules } from './index.ts';
import { brief, findsOne, listed, tellingOf, testRules } from '../../../testing/rule-examples.ts';

// As in the page, where the compiled types skip a detailed check of most messages.
beforeAll(async () => {
  for (const id of REVISION_IDS) await loadValidators(id);
});

interface Shown {
  revision: RevisionId;
  from?: 'client' | 'server';
}

function run(text: string, { revision, from }: Shown): Diagnostic[] {
  const options: CheckOptions = from ? { revision, from } : { revision };
  return checkOne(text, options).diagnostics.filter(isAboutOneMessage);
}

testRules('rules about values of types', shapeRules, { run, informative: true });

describe('the list of rules about values of types', () => {
  it('names only types that exist in some revision', () => {
    const types = shapeRules.flatMap((rule) => rule.types);
    expect(types.filter((type) => !REVISION_IDS.some((id) => deepOf(id).types.has(type)))).toEqual([]);
  });
});

describe.each(Object.entries(shapeExamples))('%s', (id, examples) => {
  it.each(examples.map((example) => [example.bad, example] as const))('is shown by %s', (_bad, example) => {
    const before = example.request === undefined ? '' : `${example.request}\n`;
    const counts = (found: readonly Diagnostic[]) => tellingOf(found, [id]);
    expect(brief(counts(run(before + example.good, example)))).toEqual([]);
    const only = findsOne(before + example.bad, (text) => run(text, example), counts);
    expect(only.requirement).toBe(id);
  });
});

/** Every requirement that a schema names. */
function named(schema: Schema, into: Set<string>): void {
  for (const id of [...Object.values(schema.faults ?? {}), ...Object.values(schema.foreign ?? {})]) into.add(id);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])];
  if (schema.items) inner.push(schema.items);
  if (schema.additionalProperties) inner.push(schema.additionalProperties);
  for (const one of inner) named(one, into);
}

describe.each(REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0'))('the types of %s', (id) => {
  const deep = deepOf(id);

  it('refer only to existing types', () => {
    const lost: string[] = [];
    const visit = (schema: Schema, at: string): void => {
      if (schema.$ref !== undefined && !deep.types.has(schema.$ref)) lost.push(`${at}: ${schema.$ref}`);
      for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(inner, `${at}.${name}`);
      for (const inner of schema.anyOf ?? []) visit(inner, `${at}|`);
      if (schema.items) visit(schema.items, `${at}[]`);
      if (schema.additionalProperties) visit(schema.additionalProperties, `${at}{}`);
    };
    for (const [name, type] of deep.types) visit(type, name);
    expect(lost).toEqual([]);
  });

  it('have a type for every method and every result', () => {
    const names = [...modelOf(id).methods.values()].flatMap((row) => [row.type, row.result ?? row.type]);
    expect(names.filter((name) => !deep.types.has(name))).toEqual([]);
  });

  it('describe themselves and every member', () => {
    const silent: string[] = [];
    for (const [name, type] of deep.types) {
      if (type.description.length < 8) silent.push(name);
      for (const [member, schema] of Object.entries(type.properties ?? {})) {
        const says = schema.description ?? (schema.$ref && deep.types.get(schema.$ref)?.description);
        if (!says && schema.const === undefined) silent.push(`${name}.${member}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('require only members they define', () => {
    const odd = [...deep.types.values()].flatMap((type) =>
      (type.required ?? []).filter((name) => !type.properties?.[name]).map((name) => `${type.name}.${name}`),
    );
    expect(odd).toEqual([]);
  });

  it('name existing requirements', () => {
    const ids = new Set<string>();
    for (const type of deep.types.values()) named(type, ids);
    expect([...ids].filter((entry) => !REVISION_IDS.some((revision) => listed(revision, entry)))).toEqual([]);
  });

  it('have texts for every requirement', () => {
    expect([...deep.ledger.keys()].filter((entry) => !requirementText(id, entry)?.says)).toEqual([]);
  });
});
