/** The sentences of serde, of Go’s encoding/json, and of ajv. */
import { lastName, stepsOf } from './names.ts';
import { jsonType, type Sentence } from './sentence.ts';

/** serde, encoding/json, ajv, and Zod’s sentences with their path. */
export const LOOSE: readonly Sentence[] = [
  {
    validator: 'zod',
    looks:
      /Invalid input: expected \\{0,4}"?([\w ]{1,60}?)\\{0,4}"?(?:, received (\w{1,20}))?(?:\s|\\{1,4}n){1,8}(?:→ )?at ([\w$-]{1,60}(?:[.[][\w$-]{1,60}\]?){0,12})/gu,
    read: ([expected = '', received = '', path = '']) => ({
      code: received === 'undefined' ? 'missing' : 'type',
      path: stepsOf(path),
      expected,
      received,
    }),
  },
  {
    validator: 'serde',
    looks: /missing field `([\w$-]{1,80})`/gu,
    read: ([key = '']) => ({ code: 'missing', path: [key], received: 'undefined' }),
  },
  {
    validator: 'serde',
    looks: /invalid (?:type|value): ([^\n]{1,120}?), expected ([^\n]{1,120}?)(?= at line|[\n"\\;)]|$)/gu,
    read: ([received = '', expected = ''], after) => ({
      code: 'type',
      path: [],
      expected: after === '' && serdeType(expected) === expected ? '' : serdeType(expected),
      received: serdeType(received),
    }),
  },
  {
    validator: 'serde',
    looks:
      /unknown (field|variant) `([^`\n]{1,80})`(?:, expected (?:one of )?([^\n]{1,300}?))?(?= at line|[\n"\\;)]|$)/gu,
    read: ([kind = '', value = '', expected = '']) => ({
      code: kind === 'field' ? 'unknown-member' : 'value',
      path: kind === 'field' ? [value] : [],
      keys: kind === 'field' ? [value] : [],
      expected: expected.replaceAll('`', '').replaceAll(/, | or /gu, ' | '),
      received: kind === 'field' ? '' : value,
    }),
  },
  {
    validator: 'serde',
    looks: /data did not match any variant of untagged enum (\w{1,80})/gu,
    read: ([type = '']) => ({ code: 'union', path: [], subject: type }),
  },
  {
    validator: 'go-json',
    looks:
      /json: cannot unmarshal (\w{1,20})(?: [\d.eE+-]{1,40})? into Go struct field ([\w.]{1,200})(?: of type ([\w.*[\]{} ]{1,80})| of?(?: t\w{0,3})?$)/gu,
    read: ([received = '', field = '', type = '']) => ({
      code: 'type',
      path: field.split('.').slice(1),
      expected: jsonType(type.trim()),
      received: received === 'bool' ? 'boolean' : received,
      subject: field.split('.')[0] ?? '',
    }),
  },
  {
    validator: 'go-json',
    looks: /json: cannot unmarshal (\w{1,20}) into Go value of type ([\w.*[\]{} ]{1,80})/gu,
    read: ([received = '', type = '']) => ({
      code: 'type',
      path: [],
      expected: jsonType(type.trim()),
      received: received === 'bool' ? 'boolean' : received,
      subject: lastName(type.trim()),
    }),
  },
  {
    validator: 'go-json',
    looks: /json: unknown field \\{0,4}"([^"\\]{1,80})\\{0,4}"/gu,
    read: ([key = '']) => ({ code: 'unknown-member', path: [key], keys: [key] }),
  },
  {
    validator: 'ajv',
    looks:
      /(?:instancePath|dataPath)\\{0,4}"?: ?\\{0,4}["']([^"'\\]{0,200})\\{0,4}["'][^{}]{0,300}keyword\\{0,4}"?: ?\\{0,4}["'](\w{1,40})\\{0,4}["'][^{}]{0,60}params\\{0,4}"?: ?\{([^{}]{0,300})\}/gu,
    read: ([path = '', keyword = '', params = '']) => ajvIssue(stepsOf(path), keyword, params),
  },
  {
    // The validators of the Go and the Python SDK.
    validator: 'ajv',
    looks:
      /validating (?:root|(\/[\w~$./-]{1,200})): (?:required: missing properties: \[\\{0,4}"([^"\\\]]{1,80})|type: [^\n]{1,80}? has type \\{0,4}"(\w{1,20})\\{0,4}", want \\{0,4}"(\w{1,20})|(unexpected additional properties))/gu,
    read: ([path = '', required = '', received = '', expected = '', additional = '']) => {
      const steps = stepsOf(path).filter((step) => step !== 'properties' && step !== 'items');
      if (required !== '') return { code: 'missing', path: [...steps, required], received: 'undefined' };
      return additional === ''
        ? { code: 'type', path: steps, expected, received }
        : { code: 'unknown-member', path: steps };
    },
  },
  {
    validator: 'ajv',
    looks:
      /(?<=put validation error: )(?:'([^'\n]{1,80})' is a required property|([^\n]{1,120}?) is not of type '(\w{1,20})'|Additional properties are not allowed \('([^'\n]{1,80})')/gu,
    read: ([required = '', received = '', expected = '', extra = ''], after) => {
      const steps = stepsOf(/On instance((?:\[[^\]\n]{1,80}\]){1,12})/u.exec(after)?.[1] ?? '');
      if (required !== '') return { code: 'missing', path: [...steps, required], received: 'undefined' };
      return extra === ''
        ? { code: 'type', path: steps, expected, received }
        : { code: 'unknown-member', path: [...steps, extra], keys: [extra] };
    },
  },
  {
    validator: 'ajv',
    looks:
      /\bdata((?:\/[\w~$.-]{1,80}){0,12}) must (?:(be) ([a-z]{3,10}(?:,[a-z]{3,10}){0,6})|have required property '([^']{1,80})'|(NOT have additional properties)|be equal to (constant|one of the allowed values)|match (pattern|format|a schema|exactly one schema)[^\n]{0,80})/gu,
    read: ([path = '', be = '', type = '', required = '', additional = '']) => {
      const steps = stepsOf(path);
      if (be !== '' && !/^(?:string|number|integer|boolean|array|object|null)/u.test(type))
        return { code: 'value', path: steps };
      if (required !== '') return { code: 'missing', path: [...steps, required], received: 'undefined' };
      if (additional !== '') return { code: 'unknown-member', path: steps };
      return be === ''
        ? { code: 'value', path: steps }
        : { code: 'type', path: steps, expected: type.replaceAll(',', ' | ') };
    },
  },
];

function ajvIssue(path: readonly (string | number)[], keyword: string, params: string): ReturnType<Sentence['read']> {
  const value = /:\s{0,3}\\{0,4}["']([^"'\\]{1,80})/u.exec(params)?.[1] ?? '';
  if (keyword === 'required') return { code: 'missing', path: [...path, value], received: 'undefined' };
  if (keyword === 'additionalProperties') return { code: 'unknown-member', path: [...path, value], keys: [value] };
  if (keyword === 'type') return { code: 'type', path, expected: value };
  return { code: keyword === 'oneOf' || keyword === 'anyOf' ? 'union' : 'value', path, expected: value };
}

function serdeType(description: string): string {
  if (/^null|unit/u.test(description)) return 'null';
  if (/^(?:string|a string|borrowed string|str)/u.test(description)) return 'string';
  if (/^(?:integer|floating point|[iuf]\d{2}|a number)/u.test(description)) return 'number';
  if (/^(?:a )?(?:sequence|tuple|Vec)/u.test(description)) return 'array';
  if (/^(?:a )?(?:map|struct)/u.test(description)) return 'object';
  return /^(?:a )?bool/u.test(description) ? 'boolean' : description.slice(0, 80);
}
