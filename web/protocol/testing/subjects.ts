/**
 * One subject for every kind of message of a revision: the initial values, the surrounding text, and the validators. For tests
 * only.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import type { Method } from '../model/define.ts';
import { get, isObject } from '../json/object.ts';
import { lightFormats } from '../intake/light-formats.ts';
import { takeGiven, textOfGiven } from '../intake/given-messages.ts';
import { judge, prepare, type Parts } from '../report/phases.ts';
import { createShapes } from '../report/shapes.ts';
import { messageRules } from '../rules/index.ts';
import { shapeRules } from '../rules/shape/index.ts';
import type { Known } from '../schema/at.ts';
import { compiledOf } from '../schema/compiled.ts';
import type { Diagnostic, RevisionId } from '../types.ts';
import { outline, variants, type Definitions, type Texts } from './generate.ts';

/** The revisions that have types. */
export const MCP = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;
/** One of them. */
export type McpRevision = (typeof MCP)[number];

/** One kind of message. */
export interface Subject {
  name: string;
  kind: 'request' | 'notification' | 'response' | 'error';
  /** The definition that describes it, or its member of this name. */
  definition: string;
  part: 'result' | 'error' | null;
  /** Whole messages. */
  values: JsonValue[];
  /** Preceding text: the request it answers. */
  requested: string | null;
  from: 'client' | 'server';
}

/**
 * The product’s checker without the rules about several messages, documents and the formats of texts, which have tests of their own:
 * to try them on each of a hundred thousand messages is half of the time.
 */
const shapes = createShapes({ messageRules, shapeRules, sessionRules: [], compiledOf });
const parts: Parts = { formats: lightFormats, shapes, parts: null };

const KEY = 'io.modelcontextprotocol/';
const META: JsonObject = {
  [`${KEY}protocolVersion`]: '2026-07-28',
  [`${KEY}clientCapabilities`]: {},
  [`${KEY}clientInfo`]: { name: 'desk', version: '1' },
};

/** Values of members with this name in valid messages of the revision. */
function textsOf(revision: McpRevision, resultType = 'complete'): Texts {
  const own = { [`${KEY}protocolVersion`]: revision, supported: revision, requested: '1900-01-01', resultType };
  return { ...own, protocolVersion: revision, supportedVersions: revision };
}

/** The structure of one revision’s schema: where its definitions are, and their form. */
interface Source {
  revision: McpRevision;
  look: Definitions;
}

function valuesOf({ revision, look }: Source, definition: string, resultType?: string): JsonObject[] {
  return variants({ $ref: definition }, look, textsOf(revision, resultType)).filter(isObject);
}

function callOf(row: Method, source: Source): Subject | null {
  if (!source.look(row.type)) return null;
  const { kind } = row;
  const head: JsonObject = kind === 'request' ? { jsonrpc: '2.0', id: 1 } : { jsonrpc: '2.0' };
  return {
    name: row.name,
    kind,
    definition: row.type,
    part: null,
    values: valuesOf(source, row.type).map((value) => ({ ...head, ...value })),
    requested: null,
    from: row.sender === 'server' ? 'server' : 'client',
  };
}

function answersOf(row: Method, source: Source): Subject[] {
  const { revision } = source;
  const names = [row.result, ...(row.otherResults ?? [])].filter((one) => one !== undefined && source.look(one));
  return names.flatMap((definition) => {
    if (definition === undefined) return [];
    const task = definition === 'CreateTaskResult' && revision !== '2026-07-28';
    const params: JsonObject = { ...(revision === '2026-07-28' ? { _meta: META } : {}), ...(task ? { task: {} } : {}) };
    const type =
      definition === 'InputRequiredResult' ? 'input_required' : definition === 'CreateTaskResult' ? 'task' : undefined;
    return {
      name: `${definition} of ${row.name}`,
      kind: 'response' as const,
      definition,
      part: 'result' as const,
      values: valuesOf(source, definition, type).map((result) => ({ jsonrpc: '2.0', id: 1, result })),
      requested: JSON.stringify({ jsonrpc: '2.0', id: 1, method: row.name, params }),
      from: row.sender === 'server' ? ('client' as const) : ('server' as const),
    };
  });
}

/** Errors with a definition of their own, for the whole message or for its `error`. */
function errorsOf(names: readonly string[], source: Source): Subject[] {
  return names.flatMap((definition): Subject[] => {
    const properties = source.look(definition)?.['properties'];
    if (!isObject(properties) || !/Error(?:Response)?$/u.test(definition)) return [];
    const part = 'error' in properties ? null : 'error';
    const values = valuesOf(source, definition).map((value): JsonObject =>
      part === null ? { id: 1, ...value, jsonrpc: '2.0' } : { jsonrpc: '2.0', id: 1, error: value },
    );
    return [{ name: definition, kind: 'error', definition, part, values, requested: null, from: 'server' }];
  });
}

/** The part of a whole message that the definition describes. */
export function described({ part }: Subject, value: JsonValue): JsonValue {
  return part === null || !isObject(value) ? value : (value[part] ?? null);
}

/** All kinds of messages of a revision, according to its definitions. Extensions have none. */
export function subjectsOf(revision: McpRevision, look: Definitions, names: readonly string[]): Subject[] {
  const source = { revision, look };
  const rows = [...modelOf(revision).methods.values()].filter((row) => row.extension === undefined);
  const calls = rows.map((row) => callOf(row, source)).filter((one) => one !== null);
  return [...calls, ...rows.flatMap((row) => answersOf(row, source)), ...errorsOf(names, source)];
}

/** Our own types as definitions, without our internal keywords. */
export function ownDefinitions(revision: RevisionId): { look: Definitions; names: string[] } {
  const { types } = shapes.phaseOf(revision).deep;
  const plain = new Map<string, JsonObject>();
  for (const [name, type] of types) {
    const copy: JsonValue = JSON.parse(JSON.stringify(type));
    if (isObject(copy)) plain.set(name, copy);
  }
  return { look: (name) => plain.get(name) ?? null, names: [...plain.keys()] };
}

/** Our errors in a message of a subject. */
export function errorsIn(subject: Subject, value: JsonValue, revision: RevisionId): Diagnostic[] {
  const texts = [...(subject.requested === null ? [] : [subject.requested]), JSON.stringify(value)];
  const given = texts.map((text) => ({ text }));
  const whole = textOfGiven(given);
  const prepared = prepare(parts, whole, { revision }, undefined, (see) => takeGiven(whole, given, see));
  const { diagnostics } = judge(parts, prepared, revision);
  return diagnostics.filter((one) => one.entry === texts.length - 1 && one.severity === 'error');
}

/**
 * The places of a message by our types: for a change, the nearest named type around it, the steps from there to the value that is
 * changed, the unions around it, the members of that value, and what is changed. Null where our types end.
 */
export function placesOf(
  subject: Subject,
  message: JsonValue,
  revision: McpRevision,
): (did: string, path: readonly (string | number)[]) => string | null {
  const { deep, guide } = shapes.phaseOf(revision);
  const top = subject.part === null ? [] : [subject.part];
  const found = new Map<string, string | null>();
  const holderOf = (path: readonly (string | number)[]): string | null => {
    if (!deep.types.has(subject.definition) || top.some((step, at) => path[at] !== step)) return null;
    let value: JsonValue | undefined = described(subject, message);
    let known: Known | null = guide.top(subject.definition, value);
    const unions: Known['branches'][] = [];
    for (const step of path.slice(top.length)) {
      if (typeof step === 'number') value = Array.isArray(value) ? value[step] : undefined;
      else value = isObject(value) ? get(value, step) : undefined;
      known = known && (typeof step === 'number' ? guide.item(known, value) : guide.member(known, step, value));
      if (known === null || value === undefined) return null;
      if (known.branches.length > 1) unions.push(known.branches);
    }
    const { type, steps } = known.home;
    return type === null ? null : `${type} ${JSON.stringify([steps, unions, outline(value, 0)])}`;
  };
  return (did, path) => {
    const how = did.slice(0, did.indexOf(' '));
    const last = did.slice(did.lastIndexOf('/') + 1);
    const above = how === 'drop' ? path : path.slice(0, -1);
    const key = JSON.stringify(above);
    let holder = found.get(key);
    if (holder === undefined) found.set(key, (holder = holderOf(above)));
    return holder === null ? null : `${how} ${last} ${holder}`;
  };
}
