/**
 * Our types against the official schemas, message by message: values they accept, and every value one change away. Both
 * sides agree, but for what is listed here with its reason. Reads the folder that MCP_SPEC_DIR names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { judge, prepare } from './stages.ts';
import type { JsonObject, JsonValue } from './json/types.ts';
import { modelOf } from './model/index.ts';
import type { Method } from './model/define.ts';
import { isObject } from './rules/define.ts';
import { shapesOf } from './shapes.ts';
import { mutations, variants } from './testing/generate.ts';
import { LOOSER, STRICTER } from './testing/exceptions.ts';
import { officialSchema, type Official } from './testing/official.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from './types.ts';

const folder = process.env['MCP_SPEC_DIR'];
const MCP = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');
const KEY = 'io.modelcontextprotocol/';
const META: JsonObject = {
  [`${KEY}protocolVersion`]: '2026-07-28',
  [`${KEY}clientCapabilities`]: {},
  [`${KEY}clientInfo`]: { name: 'desk', version: '1' },
};

/** One kind of message: how a value becomes a text, and which definition judges the value. */
interface Subject {
  name: string;
  /** Definition in the official schema. */
  definition: string;
  /** The values to start from: parameters or results. */
  values: JsonValue[];
  /** What the definition describes: the message around parameters, the result itself. */
  whole(value: JsonValue | undefined): JsonValue;
  /** The text to check, and which entry of it is meant. */
  text(value: JsonValue): { text: string; entry: number };
  from: 'client' | 'server';
}

/** Puts `_meta` right, and what each message of the revision has to say of itself. */
function dressed(value: JsonValue, revision: RevisionId, part: 'params' | 'result'): JsonValue {
  if (revision !== '2026-07-28' || !isObject(value)) return value;
  if (part === 'params') return { ...value, _meta: META };
  const { _meta, ...rest } = value;
  return rest;
}

function callOf(row: Method, official: Official, revision: RevisionId): Subject | null {
  const definition = official.look(row.type);
  const properties = isObject(definition?.['properties']) ? definition['properties'] : {};
  const raw = properties['params'];
  if (!definition || !isObject(raw)) return null;
  const request = row.kind === 'request';
  const head: JsonObject = { jsonrpc: '2.0', ...(request ? { id: 1 } : {}), method: row.name };
  const values = variants(raw, official.look, 'params').map((value) => {
    if (!isObject(value)) return value;
    const { _meta, ...rest } = value;
    return request ? dressed(rest, revision, 'params') : rest;
  });
  const whole = (params: JsonValue | undefined): JsonValue => (params === undefined ? head : { ...head, params });
  return {
    name: row.name,
    definition: row.type,
    values,
    whole,
    text: (value) => ({ text: JSON.stringify(whole(value)), entry: 0 }),
    from: row.sender === 'server' ? 'server' : 'client',
  };
}

function answerOf(row: Method, official: Official, revision: RevisionId): Subject | null {
  const definition = row.result === undefined ? null : official.look(row.result);
  if (!definition || row.result === undefined || row.result === 'EmptyResult') return null;
  const params: JsonObject = revision === '2026-07-28' ? { _meta: META } : {};
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: row.name, params });
  return {
    name: `the result of ${row.name}`,
    definition: row.result,
    values: variants(definition, official.look, 'result').map((value) => dressed(value, revision, 'result')),
    whole: (value) => value ?? null,
    text: (result) => ({ text: `${request}\n${JSON.stringify({ jsonrpc: '2.0', id: 1, result })}`, entry: 1 }),
    from: row.sender === 'server' ? 'client' : 'server',
  };
}

function errorsIn(subject: Subject, value: JsonValue, revision: RevisionId): Diagnostic[] {
  const { text, entry } = subject.text(value);
  const prepared = prepare(text, { revision });
  const { diagnostics } = judge(prepared, revision, shapesOf(revision));
  return diagnostics.filter((one) => one.entry === entry && one.severity === 'error');
}

const counts = { valid: 0, mutated: 0, both: 0, stricter: 0, looser: 0 };

test.runIf(!folder)('says that the official material is not there', () => {
  console.log('MCP_SPEC_DIR is not set: the types are not compared with the official schemas.');
  expect(MCP.length).toBe(5);
});

describe.runIf(folder)('types and official schemas', () => {
  describe.each(MCP)('%s', (revision) => {
    const official = folder ? officialSchema(readFileSync(join(folder, 'schema', `${revision}.json`), 'utf8')) : null;
    const rows = [...modelOf(revision).methods.values()].filter((row) => row.extension === undefined);
    const subjects = official
      ? rows.flatMap((row) =>
          [callOf(row, official, revision), answerOf(row, official, revision)].filter((one) => one !== null),
        )
      : [];

    it('names the same types', () => {
      const ours = shapesOf(revision).deep.types;
      expect((official?.names ?? []).filter((name) => !ours.has(name))).toEqual([]);
    });

    it.each(subjects.map((subject) => [subject.name, subject] as const))(
      '%s: what the schema accepts',
      (_name, subject) => {
        const wrong: string[] = [];
        for (const value of subject.values) {
          counts.valid += 1;
          expect(official?.accepts(subject.definition, subject.whole(value)), JSON.stringify(value)).toBe(true);
          const errors = errorsIn(subject, value, revision).filter(
            ({ requirement }) => !(requirement && requirement in STRICTER),
          );
          wrong.push(
            ...errors.map(
              (one) => `${one.requirement} ${one.pointer} ${one.what} ${JSON.stringify(value).slice(0, 300)}`,
            ),
          );
        }
        expect([...new Set(wrong)]).toEqual([]);
      },
    );

    it.each(subjects.map((subject) => [subject.name, subject] as const))(
      '%s: every value one change away',
      (_name, subject) => {
        const differing: string[] = [];
        const seen = new Set<string>();
        for (const start of subject.values) {
          const before = new Set(errorsIn(subject, start, revision).map((one) => `${one.requirement} ${one.pointer}`));
          for (const { value, did } of mutations(start)) {
            const key = JSON.stringify(value);
            if (seen.has(key)) continue;
            seen.add(key);
            counts.mutated += 1;
            const accepted = official?.accepts(subject.definition, subject.whole(value)) ?? true;
            const errors = errorsIn(subject, value, revision).filter(
              (one) => !before.has(`${one.requirement} ${one.pointer}`),
            );
            if (accepted === (errors.length === 0)) {
              counts.both += 1;
            } else if (accepted) {
              const rest = errors.filter(({ requirement }) => !(requirement && requirement in STRICTER));
              counts.stricter += 1;
              for (const one of rest) differing.push(`stricter: ${did}: ${one.requirement} ${one.pointer} ${one.what}`);
            } else {
              const known = LOOSER.find(({ of, at }) => of.test(subject.definition) && at.test(did));
              counts.looser += 1;
              if (!known) differing.push(`looser: ${did}: ${JSON.stringify(value).slice(0, 200)}`);
            }
          }
        }
        expect([...new Set(differing)].slice(0, 40)).toEqual([]);
      },
    );
  });

  it('prints what was compared', () => {
    console.log(
      `official schemas: ${counts.valid} accepted values, ${counts.mutated} changed ones; same verdict on ${counts.both}, ` +
        `stricter with a listed reason ${counts.stricter}, looser with one ${counts.looser}`,
    );
    expect(counts.mutated).toBeGreaterThan(10_000);
  });
});
