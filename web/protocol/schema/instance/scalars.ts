/** Keywords for single values: type, allowed values, numbers and strings. */
import type { JsonValue } from '../../json/types.ts';
import type { JsonTypeName } from '../../model/schema.ts';
import { get } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { isEqual } from './equal.ts';
import { below, leaveKeyword, type Spot } from './judging.ts';

const TYPES: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** True for the name of a JSON type. */
function isTypeName(name: JsonValue): name is JsonTypeName {
  return typeof name === 'string' && TYPES.has(name);
}

/** True if the value has the type. */
export function isOf(type: JsonTypeName, value: JsonValue): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** `type`, `enum`, `const`. */
export function judgeAny(spot: Spot): void {
  const { judging, schema, value, at, out } = spot;
  const type = get(schema, 'type');
  if (type !== undefined) {
    const types = (Array.isArray(type) ? type : [type]).filter(isTypeName);
    if (!types.some((one) => isOf(one, value))) {
      if (types.length === 0 || (Array.isArray(type) && types.length < type.length)) leaveKeyword(spot, 'type');
      else out.fault({ keyword: 'type', at, found: value, types });
    }
  }
  const one = get(schema, 'const');
  if (one !== undefined) among(spot, 'const', [one]);
  const several = get(schema, 'enum');
  if (Array.isArray(several)) among(spot, 'enum', several);
  else if (several !== undefined) leaveKeyword(spot, 'enum');
  judging.spend(1);
}

function among({ judging, value, at, out, frame }: Spot, keyword: string, allowed: readonly JsonValue[]): void {
  let doubt = false;
  for (const one of allowed) {
    if (!judging.spend(0.25)) return;
    const equal = isEqual(value, one, judging.spend);
    if (equal === true) return;
    doubt ||= equal === null;
  }
  if (doubt) {
    out.leave(`Its \`${keyword}\` contains values that are too large to compare.`, below(frame.where, [keyword]));
    return;
  }
  judging.spend(3);
  const strings = allowed.filter((one) => typeof one === 'string');
  const instead = typeof value === 'string' && keyword === 'enum' ? nearest(value, strings.slice(0, 200)) : null;
  const fault = { keyword, at, found: value, allowed: allowed.slice(0, 100) };
  out.fault(instead === null ? fault : { ...fault, instead });
}

const RANGES: readonly (readonly [keyword: string, wrong: (value: number, limit: number) => boolean])[] = [
  ['minimum', (value, limit) => value < limit],
  ['maximum', (value, limit) => value > limit],
  ['exclusiveMinimum', (value, limit) => value <= limit],
  ['exclusiveMaximum', (value, limit) => value >= limit],
];

/** Ranges and `multipleOf`. */
export function judgeNumber(spot: Spot<number>): void {
  const { schema, value, at, out } = spot;
  for (const [keyword, wrong] of RANGES) {
    const limit = get(schema, keyword);
    if (limit === undefined) continue;
    if (typeof limit !== 'number') leaveKeyword(spot, keyword);
    else if (wrong(value, limit)) out.fault({ keyword, at, found: value, limit });
  }
  const step = get(schema, 'multipleOf');
  if (step === undefined) return;
  if (typeof step !== 'number' || step <= 0) leaveKeyword(spot, 'multipleOf');
  else if (!isMultiple(value, step)) out.fault({ keyword: 'multipleOf', at, found: value, limit: step });
}

/**
 * Dividing decimal numbers leaves rounding errors: a nearly whole quotient counts as whole. So does one that is too large to
 * decide.
 */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  if (!Number.isFinite(times) || Number.isInteger(times)) return true;
  return Math.abs(times - Math.round(times)) <= Math.abs(times) * 1e-12 + 1e-15;
}

/** Lengths and `pattern`. `format` is only an annotation. */
export function judgeString(spot: Spot<string>): void {
  const { judging, schema, value, at, out, frame } = spot;
  const [min, max] = [get(schema, 'minLength'), get(schema, 'maxLength')];
  if (min !== undefined || max !== undefined) {
    judging.spend(value.length / 64);
    const count = lengthOf(value);
    sized(spot, 'minLength', min, count);
    sized(spot, 'maxLength', max, count);
  }
  if (get(schema, 'format') !== undefined) judging.formats++;
  const source = get(schema, 'pattern');
  if (source === undefined) return;
  if (typeof source !== 'string') {
    leaveKeyword(spot, 'pattern');
    return;
  }
  const where = below(frame.where, ['pattern']);
  const pattern = judging.patternOf(source);
  if ('because' in pattern) {
    out.leave(`Its \`pattern\` ${pattern.because}.`, where);
    return;
  }
  const fits = pattern.test(value, budget(judging.spend));
  if (fits === null) out.leave('Its `pattern` takes too long for a string of this length.', where);
  else if (!fits) out.fault({ keyword: 'pattern', at, found: value, limit: source });
}

/** Steps of a pattern are far cheaper than those of a schema. */
export function budget(spend: (steps: number) => boolean): (steps: number) => boolean {
  return (steps) => spend(steps / 10);
}

/** A limit on a count. */
export function sized(spot: Spot, keyword: string, limit: JsonValue | undefined, count: number): void {
  if (limit === undefined) return;
  if (typeof limit !== 'number') {
    leaveKeyword(spot, keyword);
    return;
  }
  if (keyword.startsWith('min') ? count >= limit : count <= limit) return;
  spot.out.fault({ keyword, at: spot.at, found: spot.value, limit, count });
}

/** Characters, not UTF-16 units. */
function lengthOf(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at++) {
    const code = text.charCodeAt(at);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      pairs++;
      at++;
    }
  }
  return text.length - pairs;
}
