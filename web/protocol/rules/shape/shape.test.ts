/** Rules of the shape stage: their examples are their tests, and so are the examples of what the types themselves hold. */
import { describe, expect, it } from 'vitest';
import { check } from '../../check.ts';
import { applyEdits } from '../../json/edits.ts';
import { deepOf } from '../../model/deep.ts';
import { requirementWords } from '../../model/deep-words.ts';
import type { Schema } from '../../model/schema.ts';
import { modelOf } from '../../model/index.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId } from '../../types.ts';
import { shapeExamples, shapeRules } from './index.ts';
import { unmark } from '../../testing/marked.ts';

interface Shown {
  revision: RevisionId;
  from?: 'client' | 'server';
}

function run(text: string, { revision, from }: Shown): Diagnostic[] {
  const options: CheckOptions = from ? { revision, from } : { revision };
  return check(text, options).diagnostics;
}

const brief = (found: readonly Diagnostic[]): string[] =>
  found.map((d) => `${d.severity} ${d.rule} ${d.requirement} ${d.pointer} ${d.what}`);

/** Leaves out what other entries merely point out, such as a feature on its way out. */
const telling = (found: readonly Diagnostic[], own: readonly string[]): Diagnostic[] =>
  found.filter(
    ({ severity, requirement }) => severity !== 'info' || (requirement !== null && own.includes(requirement)),
  );

function findsOne(marked: string, shown: Shown, own: readonly string[]): Diagnostic {
  const { text, start, end } = unmark(marked);
  const found = telling(run(text, shown), own);
  expect(brief(found)).toHaveLength(1);
  const [only] = found;
  if (!only) throw new Error('no finding');
  expect(text.slice(only.span.start, only.span.end)).toBe(text.slice(start, end));
  if (only.fix) {
    const mended = applyEdits(text, only.fix.edits);
    expect(brief(run(mended, shown).filter((d) => d.severity !== 'info'))).toEqual([]);
  }
  return only;
}

const listed = (revision: RevisionId, id: string): boolean =>
  deepOf(revision).ledger.has(id) || modelOf(revision).ledger.has(id);

describe('the list of rules', () => {
  it('has no id twice', () => {
    const ids = shapeRules.map((rule) => rule.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names only requirements that some ledger has, and types that some revision has', () => {
    const ids = shapeRules.flatMap((rule) => rule.requirements);
    expect(ids.filter((id) => !REVISION_IDS.some((revision) => listed(revision, id)))).toEqual([]);
    const types = shapeRules.flatMap((rule) => rule.types);
    expect(types.filter((type) => !REVISION_IDS.some((id) => deepOf(id).types.has(type)))).toEqual([]);
  });
});

describe.each(shapeRules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  it('has words and examples', () => {
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    for (const words of [rule.title, rule.why, rule.how]) expect(words.trim().length).toBeGreaterThan(8);
    expect(rule.title.length).toBeLessThan(80);
  });

  it.each(rule.examples.good.map((example) => [example.text, example] as const))(
    'has nothing on %s',
    (text, example) => {
      expect(brief(telling(run(text, example), rule.requirements))).toEqual([]);
    },
  );

  it.each(rule.examples.bad.map((example) => [example.text, example] as const))(
    'finds one thing in %s',
    (text, example) => {
      const only = findsOne(text, example, rule.requirements);
      expect(only.rule).toBe(rule.id);
      expect(rule.requirements).toContain(only.requirement);
    },
  );

  it('has a bad example for every requirement', () => {
    const shown = new Set(
      rule.examples.bad.flatMap((example) => run(unmark(example.text).text, example).map((d) => d.requirement)),
    );
    expect(rule.requirements.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe.each(Object.entries(shapeExamples))('%s', (id, examples) => {
  it.each(examples.map((example) => [example.bad, example] as const))('is shown by %s', (_bad, example) => {
    const before = example.asked === undefined ? '' : `${example.asked}\n`;
    expect(brief(telling(run(before + example.good, example), [id]))).toEqual([]);
    const only = findsOne(before + example.bad, example, [id]);
    expect(only.requirement).toBe(id);
  });
});

/** Every ledger entry that a schema names. */
function named(schema: Schema, into: Set<string>): void {
  for (const id of [...Object.values(schema.faults ?? {}), ...Object.values(schema.foreign ?? {})]) into.add(id);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])];
  if (schema.items) inner.push(schema.items);
  if (schema.additionalProperties) inner.push(schema.additionalProperties);
  for (const one of inner) named(one, into);
}

describe.each(REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0'))('the types of %s', (id) => {
  const deep = deepOf(id);

  it('refer only to types that are there', () => {
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

  it('name entries that some ledger has', () => {
    const ids = new Set<string>();
    for (const type of deep.types.values()) named(type, ids);
    expect([...ids].filter((entry) => !REVISION_IDS.some((revision) => listed(revision, entry)))).toEqual([]);
  });

  it('every entry of the ledger has words', () => {
    expect([...deep.ledger.keys()].filter((entry) => !requirementWords(id, entry)?.says)).toEqual([]);
  });
});
