/** Compares the checker with the official schemas and the catalog of requirements, in the folder that MCP_SPEC_DIR names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { modelOf } from './model/index.ts';
import { methods } from './testing/cases-methods.ts';
import { filled } from './testing/cases.ts';
import { results } from './testing/results.ts';
import { REVISION_IDS, type RevisionId } from './types.ts';

const folder = process.env.MCP_SPEC_DIR;
const [, ...MCP] = REVISION_IDS;

interface Official {
  definitions: Record<string, { properties?: { method?: { const?: string } } }>;
  validator(type: string): ValidateFunction;
}

/** The official schema of a revision. */
function official(revision: RevisionId): Official {
  const schema = JSON.parse(readFileSync(join(folder ?? '', 'schema', `${revision}.json`), 'utf8')) as AnySchema &
    object;
  const modern = '$defs' in schema;
  const ajv = new (modern ? Ajv2020 : Ajv)({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(schema, 'mcp');
  const place = modern ? '$defs' : 'definitions';
  return {
    definitions: (schema as Record<string, Official['definitions']>)[place] ?? {},
    validator: (type) => ajv.compile({ $ref: `mcp#/${place}/${type}` }),
  };
}

/** One valid message, written by hand and accepted by the official schema. */
interface Sample {
  name: string;
  text: string;
  from?: 'client' | 'server';
}

/** Requests and notifications of a revision, with the official type of each; extensions have none. */
function callsOf(revision: RevisionId, { definitions }: Official): (Sample & { type: string })[] {
  const column = REVISION_IDS.indexOf(revision);
  return methods.flatMap(([name, text, signs, more = {}]) => {
    const type = Object.keys(definitions).find((key) => definitions[key]?.properties?.method?.const === name);
    if (signs[column] !== '+' || type === undefined) return [];
    return [{ name, type, text: filled(text, revision), ...(more.from ? { from: more.from } : {}) }];
  });
}

/** Results of a revision, with the official type of each. */
function resultsOf(revision: RevisionId): (Sample & { type: string })[] {
  const column = MCP.findIndex((id) => id === revision);
  return results.flatMap(([type, members, has]) => {
    const text = filled(`{"jsonrpc":"2.0","id":4,"result":{$R${members}}}`, revision);
    return has[column] === '+' ? [{ name: `${type} ${members.slice(0, 30)}`, type, text }] : [];
  });
}

const errorsOf = ({ text, from }: Omit<Sample, 'name'>, revision: RevisionId): string[] =>
  checkOne(text, { revision, ...(from ? { from } : {}) })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ what }) => what);

describe.runIf(folder)('a message accepted by the official schemas', () => {
  describe.each(MCP)('%s', (revision) => {
    const schema = folder ? official(revision) : { definitions: {}, validator: () => new Ajv().compile(false) };
    const calls = callsOf(revision, schema);
    const answers = resultsOf(revision);

    it('includes the samples, one for every known message', () => {
      const wrong = [
        ...calls.map((sample) => ({ sample, value: JSON.parse(sample.text) as unknown })),
        ...answers.map((sample) => ({ sample, value: (JSON.parse(sample.text) as { result: unknown }).result })),
      ].flatMap(({ sample, value }) => {
        const validate = schema.validator(sample.type);
        return validate(value) ? [] : [`${sample.name}: ${JSON.stringify(validate.errors)}`];
      });
      expect(wrong).toEqual([]);
      const sampled = new Set(calls.map(({ name }) => name));
      const known = [...modelOf(revision).methods]
        .filter(([, row]) => row.extension === undefined)
        .map(([name]) => name);
      expect(known.filter((name) => !sampled.has(name))).toEqual([]);
    });

    it('has no errors in our checker either', () => {
      const reported = [...calls, ...answers].flatMap((sample) =>
        errorsOf(sample, revision).map((what) => `${sample.name}: ${what}`),
      );
      expect(reported).toEqual([]);
    });

    it('remains valid with other ids, vendor keys and arbitrary data where it is allowed', () => {
      const id = fc.oneof(fc.maxSafeInteger(), fc.string());
      // `mcp` as the second label would make the prefix one that MCP reserves.
      const key = fc.stringMatching(/^com\.[a-z]{1,8}\/[a-z0-9]{1,8}$/).filter((key) => !key.startsWith('com.mcp/'));
      fc.assert(
        fc.property(fc.constantFrom(...calls, ...answers), id, key, fc.jsonValue(), (sample, id, key, data) => {
          const value = JSON.parse(sample.text) as Record<string, Record<string, unknown>>;
          const holder = value.params ?? value.result;
          const meta = { ...(holder?.['_meta'] as object | undefined), [key]: data };
          const varied = {
            ...value,
            ...('id' in value ? { id } : {}),
            ...(holder ? { [value.params ? 'params' : 'result']: { ...holder, _meta: meta } } : {}),
          };
          expect(errorsOf({ ...sample, text: JSON.stringify(varied) }, revision)).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });
  });
});

/** A line of the catalog; README.md beside it describes the fields. */
interface Requirement {
  id: string;
  area: string;
  scope: string;
  sender: 'client' | 'server' | 'both';
  level: string;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

/** Entries whose valid example contains a wrong message on purpose, with the correct response. */
const WRONG_ON_PURPOSE = new Set([
  'completion/missing-argument-code',
  'tasks-ext/operation-undeclared',
  // An older handshake: a client that supports both eras falls back.
  'stdio/initialize-error-without-versions',
  'version/probe-first',
]);

const AREAS = 'envelope ids requests responses errors batch methods meta result-type stateless direction'.split(' ');

describe.runIf(folder)('the examples of the catalog', () => {
  const entries = folder
    ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Requirement)
    : [];
  const withExamples = entries.filter(
    ({ good, bad, badRevision }) => good !== undefined && bad !== undefined && badRevision,
  );
  const ours = withExamples.filter(({ area, scope }) => AREAS.includes(area) && scope === 'message');

  it.each(ours.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
    const revision = entry.badRevision ?? '2025-11-25';
    const options = { revision, ...(entry.sender === 'both' ? {} : { from: entry.sender }) };
    const good = checkOne(JSON.stringify(entry.good), options).diagnostics;
    expect(good.filter(({ severity, requirement }) => severity !== 'info' || requirement === id)).toEqual([]);
    const bad = checkOne(JSON.stringify(entry.bad), options).diagnostics;
    expect(bad.map(({ requirement }) => requirement)).toContain(id);
    const others = bad.filter(({ severity, requirement }) => severity !== 'info' && requirement !== id);
    expect(others.map(({ requirement, what }) => `${requirement}: ${what}`)).toEqual([]);
  });

  it('cause no error if they are valid, in every area', () => {
    const messages = withExamples.flatMap(({ id, scope, good, badRevision }) => {
      const list = scope === 'message' ? [{ from: undefined, message: good }] : good;
      if (!badRevision || !Array.isArray(list) || WRONG_ON_PURPOSE.has(id)) return [];
      return (list as { from?: 'client' | 'server'; message?: unknown }[])
        .filter(({ message }) => message !== undefined)
        .map(({ from, message }) => ({ id, from, text: JSON.stringify(message), revision: badRevision }));
    });
    expect(messages.length).toBeGreaterThan(500);
    const reported = messages.flatMap(({ id, from, text, revision }) =>
      errorsOf({ text, ...(from ? { from } : {}) }, revision).map((what) => `${id} (${revision}): ${what} ${text}`),
    );
    expect(reported).toEqual([]);
  });
});

describe.skipIf(folder)('the official material', () => {
  it('is logged as absent', () => {
    console.log('MCP_SPEC_DIR is not set: the checker was not compared with the official schemas and the catalog.');
    expect(results.length).toBeGreaterThan(20);
  });
});
