/** Faults in words: a clause whose subject is the place. */
import { counted } from '../../words.ts';
import type { JsonValue } from '../../json/types.ts';
import { code, cut, listed, named, whatIs, isEmpty } from '../../json/describe.ts';
import { typeText } from '../expected.ts';
import { pathOf, type InstanceFault, type RawFault } from './types.ts';

/** The fault in words. `schema` names the schema within a sentence: “the schema”, “the `inputSchema` of `echo`”. */
export function inText(fault: RawFault, schema: string): InstanceFault {
  const { keyword, at, found, mark = 'value', types, allowed, member, instead } = fault;
  const expected = expectedOf(fault);
  return {
    path: pathOf(at),
    mark,
    keyword,
    says: describe(fault, expected, schema),
    found,
    ...(expected === null ? {} : { expected }),
    ...(types ? { types } : {}),
    ...(allowed ? { allowed } : {}),
    ...(mark === 'missing' && member !== undefined ? { missing: member } : {}),
    ...(instead === undefined ? {} : { instead }),
  };
}

const SIZES: Readonly<Record<string, string>> = {
  Length: 'character',
  Items: 'item',
  Properties: 'member',
};

/** The schema’s requirement, as words that follow “the schema requires”. */
function expectedOf({ keyword, types, allowed, limit, member }: RawFault): string | null {
  const size = SIZES[keyword.slice(3)];
  if (size !== undefined) {
    return `at ${keyword.startsWith('min') ? 'least' : 'most'} ${counted(limit, size)}`;
  }
  switch (keyword) {
    case 'type':
      return typeText(types ?? []);
    case 'const':
      return code(allowed?.[0] ?? null);
    case 'enum':
      return oneOfValues(allowed ?? []);
    case 'minimum':
      return `at least ${String(limit)}`;
    case 'maximum':
      return `at most ${String(limit)}`;
    case 'exclusiveMinimum':
      return `more than ${String(limit)}`;
    case 'exclusiveMaximum':
      return `less than ${String(limit)}`;
    case 'multipleOf':
      return `a multiple of ${String(limit)}`;
    case 'pattern':
      return `a string that matches the pattern \`${cut(String(limit), 80)}\``;
    case 'contains':
    case 'maxContains':
      return `at ${keyword === 'contains' ? 'least' : 'most'} ${counted(limit, 'such item')}`;
    case 'required':
    case 'dependentRequired':
      return member === undefined ? null : named(member);
    default:
      return null;
  }
}

function oneOfValues(allowed: readonly JsonValue[]): string {
  const shown = allowed.slice(0, 12).map((one) => code(one, 40));
  if (allowed.length > 12) shown.push(`${allowed.length - 12} more`);
  const last = shown.pop() ?? 'nothing';
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}

function describe(fault: RawFault, expected: string | null, schema: string): string {
  const { keyword, found, mark, instead, allowed, limit, count } = fault;
  const requests = `${schema} requires ${expected ?? 'something else'}`;
  const near = instead === undefined ? '' : `; the nearest is ${code(instead)}`;
  if (keyword === 'required') {
    const commonMistake = typeof instead === 'string' ? `; it has ${named(instead)} instead` : '';
    return `has no ${expected}, which ${schema} requires${commonMistake}`;
  }
  if (keyword === 'dependentRequired') return `has ${code(limit ?? null)} but no ${expected}; ${schema} requires both`;
  if (keyword === 'not') {
    return mark === 'key'
      ? `is not allowed here; ${schema} excludes it`
      : `is ${whatIs(found)}, which ${schema} excludes`;
  }
  if (mark === 'key' && (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')) {
    return `is not a member that ${schema} allows here${typeof instead === 'string' ? `; the nearest is ${named(instead)}` : known(allowed)}`;
  }
  if (mark === 'key')
    return `has a key that ${schema} does not allow${expected === null ? '' : `; it requires ${expected}`}`;
  switch (keyword) {
    case 'type':
      return `is ${whatIs(found)}; ${requests}`;
    case 'minLength':
    case 'maxLength':
      return `${found === '' ? 'is empty' : `has ${counted(count, 'character')}`}; ${requests}`;
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties': {
      const empty = typeof found === 'object' && found !== null && isEmpty(found);
      return `${empty ? 'is empty' : `has ${counted(count, SIZES[keyword.slice(3)] ?? 'item')}`}; ${requests}`;
    }
    case 'uniqueItems':
      return `is ${code(found)}, the same as item ${String(count)}; ${schema} requires unique items`;
    case 'contains':
      return `has ${count === 0 ? 'no item' : counted(count, 'item')} matching \`contains\` in ${schema}${limit === 1 ? '' : `; it requires ${expected}`}`;
    case 'maxContains':
      return `has ${counted(count, 'item')} matching \`contains\`; ${requests}`;
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
      return `is one more item than ${schema} allows${typeof limit === 'number' ? `; it allows ${limit}` : ''}`;
    case 'anyOf':
    case 'oneOf':
      return formsText(fault, schema);
    case 'false':
      return `is not allowed by ${schema}`;
    default:
      return `is ${code(found)}; ${requests}${near}`;
  }
}

function formsText({ keyword, count, found, several }: RawFault, schema: string): string {
  if (several) {
    return `matches ${String(count)} of the alternatives in \`${keyword}\` at once; ${schema} requires exactly one`;
  }
  return `is ${whatIs(found)}; it matches none of the ${String(count)} alternatives that ${schema} allows here`;
}

function known(allowed: readonly JsonValue[] | undefined): string {
  const names = (allowed ?? []).filter((one) => typeof one === 'string');
  return names.length === 0 ? '' : `; the allowed members are ${listed(names)}`;
}
