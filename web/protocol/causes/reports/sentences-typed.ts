/** The sentences of libraries of typed languages: Jackson, System.Text.Json and kotlinx.serialization. */
import { lastName } from './names.ts';
import { atPath, jsonType, last, type Sentence } from './sentence.ts';

/** The path that Jackson prints: `A["params"]->B["arguments"]`. */
const chain = (after: string): (string | number)[] => {
  const found = /reference chain: ([^\n]{1,500})/u.exec(after)?.[1] ?? '';
  return [...found.matchAll(/\[(?:\\{0,4}"([^"\\\]]{1,80})\\{0,4}"|(\d{1,6}))\]/gu)].map(([, key, index]) =>
    key === undefined ? Number(index) : key,
  );
};
/** The type at the beginning of the chain: what was being read. */
const root = (after: string): string => lastName(/reference chain: ([\w.$]{1,200})/u.exec(after)?.[1] ?? '');
const JACKSON_TYPES: Readonly<Record<string, string>> = {
  START_OBJECT: 'object',
  START_ARRAY: 'array',
  VALUE_STRING: 'string',
  VALUE_NUMBER_INT: 'number',
  VALUE_NUMBER_FLOAT: 'number',
  VALUE_TRUE: 'boolean',
  VALUE_FALSE: 'boolean',
  VALUE_NULL: 'null',
};

/** The JSON type of a token of Jackson. */
function jacksonType(token: string): string {
  return Object.hasOwn(JACKSON_TYPES, token) ? (JACKSON_TYPES[token] ?? token) : token;
}

/** The JSON type of an element of kotlinx.serialization, without its prefix `Json`. */
function elementType(name: string): string {
  return /^Lit|^Prim/u.test(name) ? 'string or number' : name === 'Null' ? 'null' : name.toLowerCase();
}

/** Jackson, System.Text.Json, kotlinx.serialization. */
export const TYPED: readonly Sentence[] = [
  {
    validator: 'jackson',
    looks:
      /Unrecognized (?:field|property) \\{0,4}["']([^"'\\]{1,80})\\{0,4}["'](?: \([Cc]lass ([\w.$]{1,200})\)|(?=,? not marked as ignorable|\s{0,4}$))/gmu,
    read: ([key = '', type = ''], after) => ({
      code: 'unknown-member',
      // Without a class, the name alone does not show in which message it was.
      path: type === '' ? chain(after) : last(chain(after), key),
      keys: [key],
      subject: root(after) || lastName(type),
    }),
  },
  {
    validator: 'jackson',
    looks:
      /Cannot deserialize (?:value|instance) of type [`"]([\w.$<>, ]{1,200})[`"] from (\w+) value \(token `JsonToken\.(\w+)`\)/gu,
    read: ([type = '', , token = ''], after) => ({
      code: 'type',
      path: chain(after),
      expected: jsonType(type),
      received: jacksonType(token),
      subject: root(after) || lastName(type),
    }),
  },
  {
    validator: 'jackson',
    looks:
      /Cannot deserialize (?:value|instance) of (?:type )?[`"]([\w.$<>, ]{1,200})[`"] (?:from String \\{0,4}"([^"\\]{0,100})\\{0,4}"|out of (START_\w+|VALUE_\w+) token)/gu,
    read: ([type = '', value = '', token = ''], after) => ({
      code: 'type',
      path: chain(after),
      expected: jsonType(type),
      received: token === '' ? `"${value}"` : jacksonType(token),
      subject: root(after) || lastName(type),
    }),
  },
  {
    validator: 'jackson',
    looks:
      /Missing (?:required creator property|type id when trying to resolve subtype of \[simple type, class [\w.$]{1,200}\]: missing type id property) '([^']{1,80})'/gu,
    read: ([key = ''], after) => ({
      code: 'missing',
      path: last(chain(after), key),
      received: 'undefined',
      subject: root(after),
    }),
  },
  {
    validator: 'jackson',
    looks:
      /Could not resolve (?:type id '([^']{1,80})' as a subtype of|subtype of) (?:`|\[simple type, class )([\w.$]{1,200})/gu,
    read: ([value = '', type = ''], after) => ({
      code: value === '' ? 'missing' : 'value',
      path: last(chain(after), 'type'),
      expected: /known type ids = \[([^\]]{1,200})\]/u.exec(after)?.[1]?.replaceAll(', ', ' | ') ?? '',
      received: value === '' ? 'undefined' : `"${value}"`,
      subject: root(after) || lastName(type),
    }),
  },
  {
    validator: 'jackson',
    looks:
      /Cannot construct instance of [`"]([\w.$<>]{1,200})[`"] \([^()\n]{1,80}\): no (\w{1,20})-argument constructor\/factory method to deserialize from \w{1,20} value \('?([^')\n]{0,100})/gu,
    read: ([type = '', kind = '', value = ''], after) => ({
      code: 'type',
      path: chain(after),
      expected: jsonType(type) === lastName(type) ? 'object' : jsonType(type),
      received: kind === 'String' ? `"${value}"` : value,
      subject: root(after) || lastName(type),
    }),
  },
  {
    validator: 'jackson',
    looks: /Unrecognized token '([^']{1,80})': was expecting \(JSON/gu,
    read: ([value = '']) => ({ code: 'not-json', path: [], received: value }),
  },
  {
    validator: 'system-text-json',
    looks: /The JSON value could not be converted to ([\w.+`[\]<>, ]{1,200}?)\.(?=\s|\\|"|$)/gu,
    read: ([type = ''], after) => ({
      code: 'type',
      path: atPath(after),
      expected: jsonType(type),
      received: /token type '(\w+)'/u.exec(after)?.[1]?.toLowerCase() ?? '',
      subject: lastName(type),
    }),
  },
  {
    validator: 'system-text-json',
    looks:
      /JSON deserialization for type '([\w.+`]{1,200})' was missing required properties,? including:? ((?:'?[\w$]{1,60}'?(?:, |; )?){1,20})/gu,
    read: ([type = '', names = ''], after) => ({
      code: 'missing',
      path: [...atPath(after), /[\w$]{1,60}/u.exec(names)?.[0] ?? ''],
      received: 'undefined',
      keys: [],
      subject: lastName(type),
    }),
  },
  {
    validator: 'system-text-json',
    looks:
      /The JSON property '([^']{1,80})' could not be mapped to any \.NET member contained in type '([\w.+`]{1,200})'/gu,
    read: ([key = '', type = ''], after) => ({
      code: 'unknown-member',
      path: last(atPath(after), key),
      keys: [key],
      subject: lastName(type),
    }),
  },
  {
    validator: 'system-text-json',
    looks:
      /The JSON payload for polymorphic interface or abstract type '([\w.+`]{1,200})' must specify a type discriminator/gu,
    read: ([type = ''], after) => ({
      code: 'missing',
      path: [...atPath(after), 'type'],
      received: 'undefined',
      subject: lastName(type),
    }),
  },
  {
    validator: 'system-text-json',
    looks: /'(.{1,4})' is an invalid (?:start of a value|JSON literal|end of a number)/gu,
    read: ([value = '']) => ({ code: 'not-json', path: [], received: value }),
  },
  {
    validator: 'kotlinx',
    looks:
      /Fields? (?:'([\w$]{1,80})' is|\[([\w$, ]{1,200})\] are) required for type with serial name '([\w.$]{1,200})(?:', but (?:it was|they were) missing|['\w.$, ]{0,60}$)/gu,
    read: ([one = '', many = '', type = ''], after) => ({
      code: 'missing',
      path: [...atPath(after), one === '' ? (many.split(', ')[0] ?? '') : one],
      received: 'undefined',
      subject: lastName(type),
    }),
  },
  {
    validator: 'kotlinx',
    looks:
      /Expected class kotlinx\.serialization\.json\.Json(\w{4,12}) but found class kotlinx\.serialization\.json\.Json(\w{4,12}) as the serialized body of ([\w.$]{1,200})/gu,
    read: ([expected = '', received = '', type = ''], after) => ({
      code: 'type',
      path: atPath(after.replace(/at element: ?/u, 'at path: ')).filter((step) => step !== 'result'),
      expected: elementType(expected),
      received: elementType(received),
      subject: lastName(type),
    }),
  },
  {
    validator: 'kotlinx',
    looks: /Element class kotlinx\.serialization\.json\.Json(\w{4,12}) is not a Json(\w{4,12})/gu,
    read: ([received = '', expected = '']) => ({
      code: 'type',
      path: [],
      expected: elementType(expected),
      received: elementType(received),
    }),
  },
  {
    validator: 'kotlinx',
    looks: /Encountered an unknown key '([^']{1,80})'/gu,
    read: ([key = ''], after) => ({ code: 'unknown-member', path: last(atPath(after), key), keys: [key] }),
  },
  {
    validator: 'kotlinx',
    looks:
      /Class discriminator was missing and no default serializers were registered in the polymorphic scope of '([\w.$]{1,200})'/gu,
    read: ([type = ''], after) => ({
      code: 'missing',
      path: [...atPath(after), 'type'],
      received: 'undefined',
      subject: lastName(type),
    }),
  },
  {
    validator: 'kotlinx',
    looks:
      /(?:Polymorphic serializer was not found for (?:missing )?class discriminator \(?'([^']{1,80})'|Serializer for subclass '([^']{1,80})' is not found in the polymorphic scope of '([\w.$]{1,200})')/gu,
    read: ([value = '', other = '', type = ''], after) => ({
      code: value === 'null' ? 'missing' : 'value',
      path: [...atPath(after), 'type'],
      received: value === 'null' ? 'undefined' : value || other,
      subject: lastName(type),
    }),
  },
  {
    validator: 'kotlinx',
    looks:
      /Unexpected JSON token at offset \d{1,9}: Expected ([^\n]{1,80}?)(?:,? but (?:had )?'?([^'\n]{1,60})'?(?: literal)?(?: was found| instead))? at path: ?\$/gu,
    read: ([expected = '', received = ''], after) => ({
      code: 'type',
      path: atPath(`at path: $${after}`),
      expected: /string|quotation/u.test(expected) ? 'string' : expected,
      received,
    }),
  },
];
