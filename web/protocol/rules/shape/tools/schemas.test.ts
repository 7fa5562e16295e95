/** Tool schemas for input and output, and header arguments: common messages and mistakes. */
import { describe, expect, it } from 'vitest';
import { FIRST, LEGACY, MODERN, PLAIN } from './example-messages.ts';
import { arg, found, header, output, schema, SECOND, expectReported } from './testing/expect-reported.ts';

describe('invalid schemas', () => {
  expectReported([
    // Input schemas.
    [SECOND, schema('[]', SECOND), 'error input-schema/encoded-string /result/tools/0/inputSchema'],
    [MODERN, schema('{}', MODERN), 'error input-schema/root-type-object /result/tools/0/inputSchema'],
    [
      LEGACY,
      schema('{"type":null,"properties":{"a":{}}}', LEGACY),
      'error input-schema/root-type-object /result/tools/0/inputSchema/type',
    ],
    [
      FIRST,
      schema('{"type":"object","properties":{"a":null}}', FIRST),
      'error input-schema/boolean-subschema /result/tools/0/inputSchema/properties/a',
    ],
    [
      LEGACY,
      schema('{"type":"object","properties":[]}', LEGACY),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties',
    ],
    [
      MODERN,
      schema('{"type":"object","properties":[]}', MODERN),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties',
    ],
    [
      MODERN,
      schema('{"type":"object","properties":{"a":{}},"required":{"a":true}}', MODERN),
      'error json-schema/required-not-array /result/tools/0/inputSchema/required',
    ],
    [
      PLAIN,
      arg('{"type":"string","required":true}', PLAIN),
      'error input-schema/required-array /result/tools/0/inputSchema/properties/a/required',
    ],
    [
      LEGACY,
      arg('{"type":"Integer"}', LEGACY),
      'error json-schema/invalid-keyword-value /result/tools/0/inputSchema/properties/a/type',
    ],
    [
      LEGACY,
      arg('{"type":["string","undefined"]}', LEGACY),
      'error json-schema/invalid-keyword-value /result/tools/0/inputSchema/properties/a/type/1',
    ],
    [PLAIN, arg('{"type":"Integer"}', PLAIN)],
    [
      MODERN,
      arg('{"enum":"a"}', MODERN),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/enum',
    ],
    [
      LEGACY,
      arg('{"items":"string"}', LEGACY),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/items',
    ],
    [
      LEGACY,
      arg('{"minLength":-1}', LEGACY),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/minLength',
    ],
    [
      LEGACY,
      arg('{"required":["b","b"]}', LEGACY),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/required/1',
    ],
    [
      LEGACY,
      arg('{"description":null}', LEGACY),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/description',
    ],
    [
      LEGACY,
      arg('{"properties":{"b":{"properties":{"c":{"items":{"type":"text"}}}}}}', LEGACY),
      'error json-schema/invalid-keyword-value /result/tools/0/inputSchema/properties/a/properties/b/properties/c/items/type',
    ],
    [
      LEGACY,
      arg('{"items":[{}],"additionalItems":false}', LEGACY),
      'error input-schema/tuple-items-default-dialect /result/tools/0/inputSchema/properties/a/items',
    ],
    [
      MODERN,
      schema(
        '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"items":[{}]}}}',
        MODERN,
      ),
      'error input-schema/not-valid-json-schema /result/tools/0/inputSchema/properties/a/items',
    ],
    [
      LEGACY,
      schema(
        '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"items":[{}]}}}',
        LEGACY,
      ),
      'warning input-schema/dialect-not-recommended /result/tools/0/inputSchema/$schema',
    ],
    [
      LEGACY,
      schema(
        '{"$schema":"http://json-schema.org/draft-04/schema#","type":"object","properties":{"a":{"minimum":0,"exclusiveMinimum":true}}}',
        LEGACY,
      ),
      'warning json-schema/dialect-not-2020-12 /result/tools/0/inputSchema/$schema',
    ],
    [
      MODERN,
      schema('{"$schema":"","type":"object","properties":{"a":{"type":"strng"}}}', MODERN),
      'warning json-schema/dialect-unknown /result/tools/0/inputSchema/$schema',
    ],
    [
      FIRST,
      arg('{"minimum":0,"exclusiveMinimum":true}', FIRST),
      'info json-schema/dialect-undefined /result/tools/0/inputSchema/properties/a/exclusiveMinimum',
    ],
    [
      SECOND,
      arg('{"dependentRequired":{"a":["b"]}}', SECOND),
      'info json-schema/dialect-undefined /result/tools/0/inputSchema/properties/a/dependentRequired',
    ],
    [
      LEGACY,
      arg('{"pattern":"(a"}', LEGACY),
      'error json-schema/bad-regex /result/tools/0/inputSchema/properties/a/pattern',
    ],
    [
      MODERN,
      arg('{"pattern":"^(?P<y>\\\\d)$"}', MODERN),
      'error json-schema/bad-regex /result/tools/0/inputSchema/properties/a/pattern',
    ],
    [LEGACY, arg('{"pattern":"^[\\\\w\\\\-]+\\\\p{L}$"}', LEGACY)],
    [
      LEGACY,
      arg('{"$ref":"#/definitions/n"}', LEGACY),
      'info json-schema/dangling-ref /result/tools/0/inputSchema/properties/a/$ref',
    ],
    [
      MODERN,
      arg('{"$ref":"Place"}', MODERN),
      'info json-schema/dangling-ref /result/tools/0/inputSchema/properties/a/$ref',
    ],
    [
      MODERN,
      arg('{"$ref":"http://127.0.0.1/a#/b"}', MODERN),
      'info input-schema/network-ref /result/tools/0/inputSchema/properties/a/$ref',
    ],
    [MODERN, arg('{"$ref":"#"}', MODERN)],
    [
      SECOND,
      schema('{"type":"object","definitions":{"n":{}},"not":{"required":["a"]}}', SECOND),
      'info input-schema/root-keywords-version /result/tools/0/inputSchema/definitions',
    ],
    [
      MODERN,
      schema('{"type":"object","description":"Nothing","required":[]}', MODERN),
      'info input-schema/no-parameters /result/tools/0/inputSchema',
    ],
    [PLAIN, schema('{"type":"object"}', PLAIN)],
    // Output schemas.
    [
      LEGACY,
      output('{"type":["object","null"]}', LEGACY),
      'error output-schema/root-type-object /result/tools/0/outputSchema/type',
    ],
    [PLAIN, output('"object"', PLAIN), 'error output-schema/object /result/tools/0/outputSchema'],
    [MODERN, output('false', MODERN), 'error output-schema/object /result/tools/0/outputSchema'],
    [
      MODERN,
      output('{"type":"str"}', MODERN),
      'error output-schema/not-valid-json-schema /result/tools/0/outputSchema/type',
    ],
    [
      LEGACY,
      output('{"type":"object","properties":{"n":{"type":"str"}}}', LEGACY),
      'error json-schema/invalid-keyword-value /result/tools/0/outputSchema/properties/n/type',
    ],
    [
      LEGACY,
      output('{"type":"object","required":"n"}', LEGACY),
      'error json-schema/required-not-array /result/tools/0/outputSchema/required',
    ],
    // Headers.
    [MODERN, header('null'), 'error x-mcp-header/not-a-string /result/tools/0/inputSchema/properties/a/x-mcp-header'],
    [MODERN, header('" "'), 'error x-mcp-header/token-syntax /result/tools/0/inputSchema/properties/a/x-mcp-header'],
    [
      MODERN,
      header('"Région"'),
      'error x-mcp-header/token-syntax /result/tools/0/inputSchema/properties/a/x-mcp-header',
    ],
    [
      MODERN,
      header('"a\\tb"'),
      'error x-mcp-header/control-characters /result/tools/0/inputSchema/properties/a/x-mcp-header',
    ],
    [
      MODERN,
      header('"N"', '"type":["number","null"]'),
      'error x-mcp-header/number-type /result/tools/0/inputSchema/properties/a/x-mcp-header',
    ],
    [
      MODERN,
      arg('{"allOf":[{"properties":{"b":{"type":"string","x-mcp-header":"B"}}}]}', MODERN),
      'error x-mcp-header/under-composition /result/tools/0/inputSchema/properties/a/allOf/0/properties/b/x-mcp-header',
    ],
    [
      MODERN,
      arg('{"prefixItems":[{"type":"string","x-mcp-header":"B"}]}', MODERN),
      'error x-mcp-header/under-items /result/tools/0/inputSchema/properties/a/prefixItems/0/x-mcp-header',
    ],
    [
      MODERN,
      schema('{"type":"object","x-mcp-header":"All","properties":{"a":{}}}', MODERN),
      'error x-mcp-header/non-primitive /result/tools/0/inputSchema/x-mcp-header',
    ],
    [
      MODERN,
      schema('{"type":"object","properties":{"clientSecret":{"type":"string","x-mcp-header":"Client"}}}', MODERN),
      'warning x-mcp-header/sensitive-parameter /result/tools/0/inputSchema/properties/clientSecret/x-mcp-header',
    ],
    [
      MODERN,
      schema(
        '{"type":"object","properties":{"maxTokens":{"type":"integer","x-mcp-header":"Max"},"emailCount":{"type":"integer","x-mcp-header":"Count"}}}',
        MODERN,
      ),
    ],
    [
      SECOND,
      arg('{"items":{"x-mcp-header":""}}', SECOND),
      'info x-mcp-header/version /result/tools/0/inputSchema/properties/a/items/x-mcp-header',
    ],
  ]);
});

describe('an older dialect', () => {
  const OLDER = '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}';
  const tools = (...schemas: readonly string[]): string =>
    `{"jsonrpc":"2.0","id":1,"result":{"tools":[${schemas.map((one, at) => `{"name":"t${at}","inputSchema":${one}}`).join(',')}]}}`;

  it('is one finding in a list, however many tools declare it', () => {
    const text = tools('{"type":"object"}', OLDER, OLDER, OLDER.replace('draft-07', 'draft-04'), OLDER);
    expect(found(text, LEGACY).filter((one) => one.includes('dialect'))).toEqual([
      'warning input-schema/dialect-not-recommended /result/tools/1/inputSchema/$schema',
      'warning json-schema/dialect-not-2020-12 /result/tools/3/inputSchema/$schema',
    ]);
  });
});

describe('hostile schemas', () => {
  const deep = (levels: number) => '{"items":'.repeat(levels) + '{"type":"strng"}' + '}'.repeat(levels);
  const wide = `{${Array.from({ length: 20_000 }, (_, n) => `"p${n}":{"type":"strng"}`).join(',')}}`;

  it.each([
    ['deep', arg(deep(2000), MODERN)],
    ['wide', arg(`{"properties":${wide}}`, MODERN)],
    ['circular', schema('{"type":"object","properties":{"a":{"$ref":"#/properties/a"}}}', MODERN)],
    ['with many groups', arg(`{"pattern":"${'('.repeat(4000)}a${')+'.repeat(4000)}"}`, MODERN)],
  ])('that are %s are judged quickly', (_says, text) => {
    expect(found(text, MODERN).length).toBeLessThan(70);
  });
});
