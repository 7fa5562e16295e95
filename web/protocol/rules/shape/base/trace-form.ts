/** The text forms of W3C Trace Context and W3C Baggage: what is wrong with a value, and what it was to be. */

/** One thing that is wrong; `says` goes on from “… is "…"; ”. */
export interface TraceFault {
  requirement: string;
  says: string;
  instead?: string;
}

const GROUPS = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(.*)$/su;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
export function traceparentFault(text: string): TraceFault | null {
  const [, version, trace, parent, , rest = ''] = GROUPS.exec(text.toLowerCase()) ?? [];
  if (version === undefined || trace === undefined || parent === undefined) return badShape(text);
  if (rest !== '' && !rest.startsWith('-')) return badShape(text);
  if (version === 'ff') {
    return {
      requirement: 'otel/traceparent-version-ff',
      says: 'it begins with the version `ff`, which never is one',
      instead: `00${text.slice(2)}`,
    };
  }
  if (version === '00' && rest !== '') {
    return {
      requirement: 'otel/traceparent-trailing-data',
      says: 'a value of version `00` ends behind the two digits of the flags',
      instead: text.slice(0, text.length - rest.length),
    };
  }
  if (/^0+$/u.test(trace)) return { requirement: 'otel/traceparent-zero-trace-id', says: 'its trace id is all zeros' };
  if (/^0+$/u.test(parent))
    return { requirement: 'otel/traceparent-zero-parent-id', says: 'its parent id is all zeros' };
  if (text !== text.toLowerCase()) {
    return {
      requirement: 'otel/traceparent-lowercase',
      says: 'its letters are capital ones',
      instead: text.toLowerCase(),
    };
  }
  return null;
}

function badShape(text: string): TraceFault {
  const trimmed = text.trim();
  const mended = trimmed !== text && GROUPS.test(trimmed) ? trimmed : null;
  const says = 'it is four groups of 2, 32, 16 and 2 hexadecimal digits with hyphens between them';
  return { requirement: 'otel/traceparent-shape', says, ...(mended === null ? {} : { instead: mended }) };
}

/** A key of `tracestate`: a simple one, or a tenant and a system around an `@`. */
const STATE_KEY = /^(?:[a-z0-9][a-z0-9_*/-]{0,255}|[a-z0-9][a-z0-9_*/-]{0,240}@[a-z][a-z0-9_*/-]{0,13})$/u;
const STATE_VALUE = /^[\u0020-\u002b\u002d-\u003c\u003e-\u007e]{0,255}[\u0021-\u002b\u002d-\u003c\u003e-\u007e]$/u;
/** How much of a value is taken apart. */
const MOST = 20_000;

/** https://www.w3.org/TR/trace-context/#tracestate-header. Empty members are allowed and do not count. */
export function tracestateFault(text: string): TraceFault | null {
  const members = text
    .slice(0, MOST)
    .split(',')
    .map((member) => member.replaceAll(/^[ \t]+|[ \t]+$/gu, ''))
    .filter((member) => member !== '');
  const seen = new Set<string>();
  for (const member of members) {
    const equals = member.indexOf('=');
    const key = equals < 0 ? member : member.slice(0, equals);
    if (equals < 0) return badState(`“${cutTo(member)}” has no \`=\``);
    if (!STATE_KEY.test(key))
      return badState(`“${cutTo(key)}” cannot be a key; keys are small letters, digits, \`_\`, \`-\`, \`*\` and \`/\``);
    if (!STATE_VALUE.test(member.slice(equals + 1)))
      return badState(`the value of “${cutTo(key)}” is empty or has characters it cannot have`);
    if (seen.has(key)) {
      return { requirement: 'otel/tracestate-duplicate-key', says: `the key “${cutTo(key)}” stands there twice` };
    }
    seen.add(key);
  }
  if (members.length <= 32) return null;
  return { requirement: 'otel/tracestate-too-many', says: `it has ${members.length} members, and 32 are the most` };
}

function badState(says: string): TraceFault {
  return {
    requirement: 'otel/tracestate-shape',
    says: `it is a list of \`key=value\` with commas between, and ${says}`,
  };
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
const OCTETS = /^[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]*$/u;

/** https://www.w3.org/TR/baggage/#baggage-http-header-format */
export function baggageFault(text: string): TraceFault | null {
  const members = text.slice(0, MOST).split(',').map(trim);
  let mended = '';
  let encode: string | null = null;
  for (const [index, member] of members.entries()) {
    const [pair = '', ...properties] = member.split(';').map(trim);
    const equals = pair.indexOf('=');
    if (equals < 0) return badBaggage(pair === '' ? 'one of them is empty' : `“${cutTo(pair)}” has no \`=\``);
    const key = trim(pair.slice(0, equals));
    const value = trim(pair.slice(equals + 1));
    if (!TOKEN.test(key)) return badBaggage(`“${cutTo(key)}” cannot be a key`);
    const odd = properties.find((property) => !isProperty(property));
    if (odd !== undefined) return badBaggage(`“${cutTo(odd)}” cannot be a property`);
    if (!OCTETS.test(value)) encode ??= key;
    mended += (index === 0 ? '' : ',') + [`${key}=${octets(value)}`, ...properties].join(';');
  }
  if (encode === null) return null;
  return {
    requirement: 'otel/baggage-encoding',
    says: `the value of “${cutTo(encode)}” has characters that are percent-encoded there`,
    ...(text.length > MOST ? {} : { instead: mended }),
  };
}

function isProperty(property: string): boolean {
  const [key = '', value = ''] = property.split('=', 2).map(trim);
  return TOKEN.test(key) && OCTETS.test(value);
}

function badBaggage(says: string): TraceFault {
  return { requirement: 'otel/baggage-shape', says: `it is a list of \`key=value\` with commas between, and ${says}` };
}

/** Percent signs stay as they are: the value may be encoded in part. */
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
