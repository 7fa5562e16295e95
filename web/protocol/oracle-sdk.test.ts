/**
 * Our verdict against the official SDK's schemas of 2025-11-25: messages made from our own types, and every one of them one
 * change away. As the SDK does, the envelope is judged first, then the definition of the method or of its result. Both
 * sides agree, but for what is listed with its reason (`testing/exceptions-sdk.ts`). Judged with the compiled validators in
 * front, as in the page; the official schemas' test omits them.
 *
 * @module-tag all
 */
import * as sdk from '@modelcontextprotocol/sdk/types.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue } from './json/types.ts';
import { isObject } from './json/object.ts';
import { sampleOf } from './schema/sample.ts';
import { loadValidators, shapes } from './shapes.ts';
import { compare, Reasons, Tally, type Comparison } from './testing/compare.ts';
import { SDK_LOOSER, SDK_STRICTER } from './testing/exceptions-sdk.ts';
import { LOOSER, STRICTER } from './testing/exceptions.ts';
import { described, ownDefinitions, subjectsOf, type Subject } from './testing/subjects.ts';

const REVISION = '2025-11-25';

/** A schema of the SDK. */
interface Judge {
  safeParse(value: unknown): { success: boolean };
}

const judges = new Map<string, Judge>();
for (const [name, one] of Object.entries<unknown>({ ...sdk })) if (isJudge(one)) judges.set(name, one);

function isJudge(one: unknown): one is Judge {
  return typeof one === 'object' && one !== null && 'safeParse' in one && typeof one.safeParse === 'function';
}

const ENVELOPES: Readonly<Record<Subject['kind'], string>> = {
  request: 'JSONRPCRequestSchema',
  notification: 'JSONRPCNotificationSchema',
  response: 'JSONRPCResultResponseSchema',
  error: 'JSONRPCErrorResponseSchema',
};

/** Names that differ; errors beyond the envelope have no schema. */
const NAMES: Readonly<Record<string, string>> = {
  CreateMessageResult: 'CreateMessageResultWithToolsSchema',
  JSONRPCErrorResponse: 'JSONRPCErrorResponseSchema',
};

const judgeOf = ({ definition }: Subject): Judge | undefined => judges.get(NAMES[definition] ?? `${definition}Schema`);

function accepts(subject: Subject, value: JsonValue): boolean {
  const envelope = judges.get(ENVELOPES[subject.kind])?.safeParse(value).success ?? false;
  return envelope && (judgeOf(subject)?.safeParse(described(subject, value)).success ?? false);
}

const own = ownDefinitions(REVISION);
const { deep } = shapes.phaseOf(REVISION);
const all = subjectsOf(REVISION, own.look, own.names).map((subject) => {
  return { ...subject, values: [...sampleFor(subject), ...subject.values] };
});
const subjects = all.filter(judgeOf);
const comparison: Comparison = {
  revision: REVISION,
  accepts,
  reasons: new Reasons([...SDK_STRICTER, ...STRICTER], [...SDK_LOOSER, ...LOOSER]),
  tally: new Tally(),
  shared: new Set(),
  rejected: new Set(),
};

/** The minimal value that snippets and fixes use, as a whole message. */
function sampleFor(subject: Subject): JsonValue[] {
  const sample = sampleOf({ $ref: subject.definition }, deep);
  const [first] = subject.values;
  if (!isObject(first) || !isObject(sample)) return [];
  return [subject.part === null ? { ...envelopeOf(first), ...sample } : { ...first, [subject.part]: sample }];
}

function envelopeOf(value: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name === 'jsonrpc' || name === 'id'));
}

describe('the official SDK', () => {
  beforeAll(() => loadValidators(REVISION));

  it('has a schema for every kind of message', () => {
    const without = all.filter((subject) => !judgeOf(subject)).map(({ definition }) => definition);
    expect(without).toEqual(['Error', 'URLElicitationRequiredError']);
  });

  it.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_name, subject) => {
    expect(compare(subject, comparison).slice(0, 40)).toEqual([]);
  });

  it('has no unused exception', () => {
    expect(comparison.reasons.unused([...SDK_STRICTER, ...SDK_LOOSER])).toEqual([]);
  });

  it('logs what was compared', () => {
    console.log(`${REVISION}, official SDK: ${comparison.tally.toString()}`);
    expect(comparison.tally.changed).toBeGreaterThan(10_000);
  });
});
