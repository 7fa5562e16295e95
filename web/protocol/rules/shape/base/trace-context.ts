import type { FixPlan, Path } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has } from '../../../json/object.ts';
import { code, named, whatIs } from '../../../json/describe.ts';
import { defineShapeRule, type Place, type ShapeRule } from '../define.ts';
import { metaOf, NOTIFICATIONS, REQUESTS, RESULTS } from '../flows/messages.ts';
import { inner, result, tagged, notified, MODERN } from './example-texts.ts';

// The string formats of W3C Trace Context and W3C Baggage: faults of a value, and the value that was probably meant.

/** One fault; `says` continues “… is "…"; ”. */
interface TraceFault {
  requirement: string;
  says: string;
  instead?: string;
}

const GROUPS = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(.*)$/su;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function traceparentFault(text: string): TraceFault | null {
  const [, version, trace, parent, , rest = ''] = GROUPS.exec(text.toLowerCase()) ?? [];
  if (version === undefined || trace === undefined || parent === undefined) return badShape(text);
  if (rest !== '' && !rest.startsWith('-')) return badShape(text);
  if (version === 'ff') {
    return {
      requirement: 'otel/traceparent-version-ff',
      says: 'it begins with the invalid version `ff`',
      instead: `00${text.slice(2)}`,
    };
  }
  if (version === '00' && rest !== '') {
    return {
      requirement: 'otel/traceparent-trailing-data',
      says: 'a value of version `00` must end after the two digits of the flags',
      instead: text.slice(0, text.length - rest.length),
    };
  }
  if (/^0+$/u.test(trace)) return { requirement: 'otel/traceparent-zero-trace-id', says: 'its trace ID is all zeros' };
  if (/^0+$/u.test(parent))
    return { requirement: 'otel/traceparent-zero-parent-id', says: 'its parent ID is all zeros' };
  if (text !== text.toLowerCase()) {
    return {
      requirement: 'otel/traceparent-lowercase',
      says: 'its letters must be lowercase',
      instead: text.toLowerCase(),
    };
  }
  return null;
}

function badShape(text: string): TraceFault {
  const trimmed = text.trim();
  const fixed = trimmed !== text && GROUPS.test(trimmed) ? trimmed : null;
  const says = 'it must be four groups of 2, 32, 16 and 2 hexadecimal digits, separated by hyphens';
  return { requirement: 'otel/traceparent-shape', says, ...(fixed === null ? {} : { instead: fixed }) };
}

/** A key of `tracestate`: a simple key, or a tenant and a system separated by `@`. */
const STATE_KEY = /^(?:[a-z0-9][a-z0-9_*/-]{0,255}|[a-z0-9][a-z0-9_*/-]{0,240}@[a-z][a-z0-9_*/-]{0,13})$/u;
const STATE_VALUE = /^[\u0020-\u002b\u002d-\u003c\u003e-\u007e]{0,255}[\u0021-\u002b\u002d-\u003c\u003e-\u007e]$/u;
/** Maximum number of characters parsed. */
const MAX = 20_000;

/** https://www.w3.org/TR/trace-context/#tracestate-header. Empty members are allowed and do not count. */
function tracestateFault(text: string): TraceFault | null {
  const members = text
    .slice(0, MAX)
    .split(',')
    .map((member) => member.replaceAll(/^[ \t]+|[ \t]+$/gu, ''))
    .filter((member) => member !== '');
  const seen = new Set<string>();
  for (const member of members) {
    const equals = member.indexOf('=');
    const key = equals < 0 ? member : member.slice(0, equals);
    if (equals < 0) return badState(`“${cutTo(member)}” has no \`=\``);
    if (!STATE_KEY.test(key))
      return badState(
        `“${cutTo(key)}” is not a valid key; keys contain lowercase letters, digits, \`_\`, \`-\`, \`*\` and \`/\``,
      );
    if (!STATE_VALUE.test(member.slice(equals + 1)))
      return badState(`the value of “${cutTo(key)}” is empty or has invalid characters`);
    if (seen.has(key)) {
      return { requirement: 'otel/tracestate-duplicate-key', says: `the key “${cutTo(key)}” appears more than once` };
    }
    seen.add(key);
  }
  if (members.length <= 32) return null;
  return { requirement: 'otel/tracestate-too-many', says: `it has ${members.length} members; the maximum is 32` };
}

function badState(says: string): TraceFault {
  return {
    requirement: 'otel/tracestate-shape',
    says: `it must be a comma-separated list of \`key=value\` pairs, but ${says}`,
  };
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
const OCTETS = /^[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]*$/u;

/** https://www.w3.org/TR/baggage/#baggage-http-header-format */
function baggageFault(text: string): TraceFault | null {
  const members = text.slice(0, MAX).split(',').map(trim);
  let fixed = '';
  let encode: string | null = null;
  for (const [index, member] of members.entries()) {
    const [pair = '', ...properties] = member.split(';').map(trim);
    const equals = pair.indexOf('=');
    if (equals < 0) return badBaggage(pair === '' ? 'one of them is empty' : `“${cutTo(pair)}” has no \`=\``);
    const key = trim(pair.slice(0, equals));
    const value = trim(pair.slice(equals + 1));
    if (!TOKEN.test(key)) return badBaggage(`“${cutTo(key)}” is not a valid key`);
    const odd = properties.find((property) => !isProperty(property));
    if (odd !== undefined) return badBaggage(`“${cutTo(odd)}” is not a valid property`);
    if (!OCTETS.test(value)) encode ??= key;
    fixed += (index === 0 ? '' : ',') + [`${key}=${octets(value)}`, ...properties].join(';');
  }
  if (encode === null) return null;
  return {
    requirement: 'otel/baggage-encoding',
    says: `the value of “${cutTo(encode)}” has characters that must be percent-encoded`,
    ...(text.length > MAX ? {} : { instead: fixed }),
  };
}

function isProperty(property: string): boolean {
  const [key = '', value = ''] = property.split('=', 2).map(trim);
  return TOKEN.test(key) && OCTETS.test(value);
}

function badBaggage(says: string): TraceFault {
  return {
    requirement: 'otel/baggage-shape',
    says: `it must be a comma-separated list of \`key=value\` pairs, but ${says}`,
  };
}

/** Percent signs stay unchanged: the value may be partly encoded. */
function octets(value: string): string {
  return value.replaceAll(/[^\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]/gu, (sign) =>
    /^[\ud800-\udfff]$/u.test(sign) ? '%EF%BF%BD' : encodeURIComponent(sign),
  );
}

function trim(text: string): string {
  return text.replaceAll(/^[ \t]+|[ \t]+$/gu, '');
}

function cutTo(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const baggage = (value: string) => tagged(`"baggage":⟦"${value}"⟧`);
const PARENT = '"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"';
const parent = (value: string) => tagged(`"traceparent":⟦"${value}"⟧`);
const state = (value: string) => tagged(`${PARENT},"tracestate":⟦"${value}"⟧`);

/** Messages with and without faults in the trace context. */
const traceContextExamples: ShapeRule['examples'] = {
  good: [
    tagged(`${PARENT},"tracestate":"rojo=00f067aa0ba902b7,1a@ot=t61","baggage":"user=ana%20b,plan=pro;ttl=60"`),
    tagged('"traceparent":"cc-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01-more"'),
    notified('notifications/progress', `"progressToken":1,"progress":2,"_meta":{${PARENT}}`, MODERN),
  ],
  bad: [
    tagged('"traceparent":⟦{"traceId":"0af7651916cd43dd8448eb211c80319c"}⟧'),
    parent('0af7651916cd43dd8448eb211c80319c'),
    parent('ff-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01'),
    parent('00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01-extra'),
    parent('00-00000000000000000000000000000000-00f067aa0ba902b7-01'),
    parent('00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01'),
    parent('00-0AF7651916CD43DD8448EB211C80319C-00f067aa0ba902b7-01'),
    state('Rojo'),
    state('a=1,b=2,a=3'),
    state(Array.from({ length: 33 }, (_, index) => `k${index}=1`).join(',')),
    tagged('⟦"tracestate":"rojo=1"⟧'),
    baggage('userId'),
    baggage('user=ana maria'),
    { ...result(`"content":[]`), text: result('"content":[]').text.replace('"_meta":{', `"_meta":{"baggage":⟦42⟧,`) },
  ],
};

const FORMS = { traceparent: traceparentFault, tracestate: tracestateFault, baggage: baggageFault } as const;
type Key = keyof typeof FORMS;
const KEYS: readonly Key[] = ['traceparent', 'tracestate', 'baggage'];
const WHY: Readonly<Record<Key, string>> = {
  traceparent: 'A tracing system discards an invalid value and starts a new trace that is not connected to this one.',
  tracestate: 'Receivers discard the whole list, so the vendors’ tracing data is lost.',
  baggage: 'Receivers discard an invalid value and do not propagate it.',
};
const TITLES: Readonly<Record<Key, string>> = {
  traceparent: '`traceparent` {must} use the W3C Trace Context format',
  tracestate: '`tracestate` {must} use the W3C Trace Context format',
  baggage: '`baggage` {must} use the W3C Baggage format',
};

function faultOf(key: Key, meta: JsonObject): TraceFault | null {
  const value = get(meta, key);
  if (value === undefined) return null;
  if (typeof value === 'string') return FORMS[key](value);
  return {
    requirement: 'otel/traceparent-type',
    says: `${whatIs(value)}; it must be a string in the format of the HTTP header of the same name`,
  };
}

function judgeKey(place: Place, key: Key, meta: JsonObject, at: Path): void {
  const fault = faultOf(key, meta);
  if (!fault) return;
  const path = [...at, key];
  const value = get(meta, key);
  const { requirement, says, instead } = fault;
  const fix: FixPlan | null =
    instead === undefined
      ? null
      : { says: `Write ${code(instead)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: instead }] };
  place.report({
    requirement,
    path,
    title: TITLES[key],
    why: WHY[key],
    what: `The ${named(key)} of ${inner(place)} is ${typeof value === 'string' ? `${code(value, 80)}; ` : ''}${says}.`,
    ...(fix ? { fix } : {}),
  });
}

/** The trace context that other tracing systems send in HTTP headers. */
export const traceContext = defineShapeRule({
  id: 'otel/trace-context',
  requirements: [
    'otel/traceparent-type',
    'otel/traceparent-shape',
    'otel/traceparent-version-ff',
    'otel/traceparent-trailing-data',
    'otel/traceparent-zero-trace-id',
    'otel/traceparent-zero-parent-id',
    'otel/traceparent-lowercase',
    'otel/tracestate-shape',
    'otel/tracestate-duplicate-key',
    'otel/tracestate-too-many',
    'otel/tracestate-alone',
    'otel/baggage-shape',
    'otel/baggage-encoding',
  ],
  class: 'spec',
  types: [...REQUESTS, ...NOTIFICATIONS, ...RESULTS],
  cues: [{ meta: true }],
  title: 'Trace context {must} use the W3C formats',
  why: 'Tracing systems parse these strings strictly and discard invalid ones.',
  how: 'Generate `traceparent`, `tracestate` and `baggage` with a tracing library.',
  examples: traceContextExamples,
  judge(place) {
    const found = metaOf(place);
    if (!found) return;
    const { meta, at } = found;
    for (const key of KEYS) judgeKey(place, key, meta, at);
    if (!has(meta, 'tracestate') || has(meta, 'traceparent') || faultOf('tracestate', meta)) return;
    place.report({
      requirement: 'otel/tracestate-alone',
      path: [...at, 'tracestate'],
      mark: 'member',
      title: '`tracestate` without `traceparent` has no effect',
      why: 'Receivers ignore `tracestate` without `traceparent`.',
      what: `The ${named('_meta')} of ${inner(place)} has ${named('tracestate')} but no ${named('traceparent')}.`,
    });
  },
});
