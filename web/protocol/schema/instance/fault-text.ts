/** Faults in plain words: a clause whose subject is the place. */
import type { JsonValue } from '../../json/types.ts';
import { code, cut, listed, named, whatIs, isEmpty } from '../../json/describe.ts';
import { typeText } from '../expected.ts';
import { pathOf, type InstanceFault, type RawFault } from './types.ts';

/** The fault in words. `schema` names the schema within a sentence: «the schema», «the `inputSchema` of `echo`». */
export function inText(fault: RawFault, schema: string): InstanceFault {
  const { keyword, at, found, mark = 'value', types, allowed, member, instead } = fault;
  const expected = expectedOf(fault);
  return {
    path: pathOf(at),
    mark,
    keyword,
    says: saysOf(fault, expected, schema),
    found,
    ...(expected === null ? {} : { expected }),
    ...(types ? { types } : {}),
    ...(allowed ? { allowed } : {}),
    ...(mark === 'missing' && member !== undefined ? { missing: member } : {}),
    ...(instead === undefined ? {} : { instead }),
  };
}

/** «1 item», «3 items». */
function counted(count: string | number = 0, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

const SIZES: Readonly<Record<string, string>> = {
  Length: 'character',
  Items: 'item',
  Properties: 'member',
};

/** What the schema asks for, as words that follow «the schema asks for». */
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
      return `text that fits the pattern \`${cut(String(limit), 80)}\``;
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

function saysOf(fault: RawFault, expected: string | null, schema: string): string {
  const { keyword, found, mark, instead, allowed, limit, count } = fault;
  const asks = `${schema} asks for ${expected ?? 'something else'}`;
  const near = instead === undefined ? '' : `; ${code(instead)} is near`;
  if (keyword === 'required') {
    const commonMistake = typeof instead === 'string' ? `; it has ${named(instead)}` : '';
    return `has no ${expected}, which ${schema} requires${commonMistake}`;
  }
  if (keyword === 'dependentRequired') return `has ${code(limit ?? null)} but no ${expected}; ${schema} asks for both`;
  if (keyword === 'not') {
    return mark === 'key' ? `is not allowed here; ${schema} rules it out` : `is what ${schema} rules out`;
  }
  if (mark === 'key' && (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')) {
    return `is no member ${schema} allows here${typeof instead === 'string' ? `; ${named(instead)} is near` : known(allowed)}`;
  }
  if (mark === 'key')
    return `has a name ${schema} does not allow${expected === null ? '' : `; it asks for ${expected}`}`;
  switch (keyword) {
    case 'type':
      return `is ${whatIs(found)}; ${asks}`;
    case 'minLength':
    case 'maxLength':
      return `${found === '' ? 'is empty' : `has ${counted(count, 'character')}`}; ${asks}`;
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties': {
      const empty = typeof found === 'object' && found !== null && isEmpty(found);
      return `${empty ? 'is empty' : `has ${counted(count, SIZES[keyword.slice(3)] ?? 'item')}`}; ${asks}`;
    }
    case 'uniqueItems':
      return `is ${code(found)}, the same as item ${String(count)}; ${schema} asks for items that all differ`;
    case 'contains':
      return `has ${count === 0 ? 'no item' : counted(count, 'item')} of the kind ${schema} asks for in \`contains\`${limit === 1 ? '' : `; it asks for ${expected}`}`;
    case 'maxContains':
      return `has ${counted(count, 'item')} of the kind in \`contains\`; ${asks}`;
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
      return `is one item more than ${schema} allows${typeof limit === 'number' ? `; it allows ${limit}` : ''}`;
    case 'anyOf':
    case 'oneOf':
      return formsText(fault, schema);
    case 'false':
      return `is not allowed by ${schema}`;
    default:
      return `is ${code(found)}; ${asks}${near}`;
  }
}

function formsText({ keyword, count, found, several }: RawFault, schema: string): string {
  if (several) {
    return `fits ${String(count)} of the forms in \`${keyword}\` at once; ${schema} asks for exactly one`;
  }
  return `is ${whatIs(found)}; it fits none of the ${String(count)} forms ${schema} allows here`;
}

function known(allowed: readonly JsonValue[] | undefined): string {
  const names = (allowed ?? []).filter((one) => typeof one === 'string');
  return names.length === 0 ? '' : `; it knows ${listed(names)}`;
}
