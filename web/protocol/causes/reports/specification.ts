/** Whether the specification allows what a validator rejected: then the receiver is too strict, and the sender is right. */
import { pathOf } from '../../json/pointer.ts';
import { type DeepModel, deepOf } from '../../model/deep.ts';
import { modelOf } from '../../model/index.ts';
import type { Schema } from '../../model/schema.ts';
import { follow, typesOf } from '../../schema/follow.ts';
import type { Subject } from './subject.ts';
import type { ReportIssue } from './types.ts';

/** The revision whose types are compared: the latest that the SDKs with these validators have. */
const REVISION = '2025-11-25';
/** Members of the envelope, which the types of the revision leave to it. */
const ENVELOPE: Readonly<Record<string, readonly string[]>> = {
  progressToken: ['string', 'integer'],
  requestId: ['string', 'integer'],
  id: ['string', 'integer'],
};
/** Members of the envelope that only one kind of message has. */
const KEYS = new Set(['jsonrpc', 'method', 'params', 'result', 'error', 'id']);

/** What the specification allows at the place of an issue: the types of the value; empty if the issue is right, or it is unknown. */
export function allowedAt(subject: Subject, type: string, issue: ReportIssue): readonly string[] {
  const { path, code, received, expected } = issue;
  const last = path.at(-1);
  if (code !== 'missing' && code !== 'type') return [];
  if (typeof last !== 'string' || subject.kind === 'arguments' || subject.kind === 'output') return [];
  if (Object.hasOwn(ENVELOPE, last) && (path.length === 1 || path.includes('_meta') || last === 'requestId'))
    return code === 'type' ? accepted(ENVELOPE[last] ?? [], received, expected) : [];
  const place = placeIn(subject, type, path);
  if (!place) return [];
  if (code === 'type') return accepted(place.types, received, expected);
  return place.required ? [] : ['absent'];
}

/** True for a member that a reader of the protocol must ignore if it does not know it. */
export function isToBeIgnored(subject: Subject, { code, keys, path }: ReportIssue): boolean {
  if (code !== 'unknown-member' || subject.kind === 'arguments' || subject.kind === 'output') return false;
  if (subject.kind === 'configuration') return false;
  const names = keys.length > 0 ? keys : path.slice(-1).map(String);
  return names.length > 0 && !names.some((name) => KEYS.has(name));
}

/** The allowed types, if the received value has one of them, or if the validator accepts only a part of them. */
function accepted(types: readonly string[], received: string, expected: string): readonly string[] {
  const is = typeOf(received);
  if (is === '') return types.length > 1 && types.includes(expected) ? types : [];
  return types.includes(is) || (is === 'integer' && types.includes('number')) ? types : [];
}

/** The JSON type of what a report shows: the name of a type, or a value of JSON, Python or Rust. */
function typeOf(received: string): string {
  if (/^(?:string|number|integer|boolean|object|array|null)$/u.test(received)) return received;
  if (/^(?:None|nil)$/u.test(received)) return 'null';
  if (/^-?\d{1,20}$/u.test(received)) return 'integer';
  if (/^-?\d{1,20}\.\d/u.test(received)) return 'number';
  if (/^(?:True|False|true|false|bool)$/u.test(received)) return 'boolean';
  if (/^['"]/u.test(received)) return 'string';
  return received.startsWith('{') ? 'object' : received.startsWith('[') ? 'array' : '';
}

interface Place {
  readonly types: readonly string[];
  readonly required: boolean;
}

function placeIn(subject: Subject, type: string, path: readonly (string | number)[]): Place | null {
  const deep = deepOf(REVISION);
  const named = deep.types.get(type);
  if (named && !/(?:Request|Notification)$/u.test(type)) return placeBelow(named, path.map(String), deep);
  const method = subject.method === null ? undefined : modelOf(REVISION).methods.get(subject.method);
  if (!method || subject.base === null) return null;
  const whole = [...(pathOf(subject.base) ?? []), ...path.map(String)];
  const isResult = subject.kind === 'response';
  if (isResult && whole[0] !== 'result') return null;
  const root = deep.types.get(isResult ? (method.result ?? '') : method.type);
  return root ? placeBelow(root, isResult ? whole.slice(1) : whole, deep) : null;
}

/** The place of a member below a type; null if a step is unknown, or a union has several types there. */
function placeBelow(root: Schema, steps: readonly string[], deep: DeepModel): Place | null {
  let at = follow(root, deep);
  for (const [index, step] of steps.entries()) {
    const { properties, required = [], items } = at.schema;
    const next = /^\d{1,9}$/u.test(step) && items ? items : own(properties, step);
    if (!next) return null;
    const isRequired = required.includes(step);
    at = follow(next, deep);
    if (index < steps.length - 1) continue;
    const types = at.schema.anyOf ? at.schema.anyOf.flatMap((one) => typesOf(follow(one, deep))) : typesOf(at);
    return { types, required: isRequired };
  }
  return null;
}

function own(properties: Readonly<Record<string, Schema>> | undefined, key: string): Schema | undefined {
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
}
