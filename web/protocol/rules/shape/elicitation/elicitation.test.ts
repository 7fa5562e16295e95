/** Elicitation: valid messages of each revision, invalid fields and invalid forms. */
import { describe, expect, it } from 'vitest';
import { ALL, found, inField, inParams, inResult, LATER, PAIRS } from './testing/example-messages.ts';
import { requestText, FIRST, form, NAME, open, visit } from './example-texts.ts';

describe.each(ALL)('valid in %s', (revision) => {
  it.each([
    '"type":"string"',
    '"type":"string","title":"","description":""',
    '"type":"string","minLength":0,"maxLength":10',
    '"type":"string","format":"email"',
    '"type":"string","format":"uri"',
    '"type":"string","format":"date"',
    '"type":"string","format":"date-time"',
    '"type":"number","minimum":-1.5,"maximum":1e3',
    '"type":"integer","title":"Guests"',
    '"type":"boolean","default":true',
    '"type":"boolean","description":"Tick to agree"',
    '"type":"string","enum":["a","b"]',
    '"type":"string","enum":["a"],"title":"Only one"',
    '"type":"string","enum":[]',
    '"type":"string","x-order":3',
  ])('a field %s', (inside) => {
    expect(inField(revision, inside)).toEqual([]);
  });

  it.each([
    form(''),
    form(NAME, ',"required":[]'),
    form(NAME, ',"required":["name"],"title":"Guest","description":"Who comes"'),
    form('"type":{"type":"string"},"properties":{"type":"integer"},"$ref":{"type":"string"}', ',"required":["type"]'),
    form('"__proto__":{"type":"string"},"constructor":{"type":"boolean"}', ',"required":["constructor"]'),
    `${form(NAME)},"com.example/hint":{"mode":1}`,
  ])('parameters %s', (inside) => {
    expect(found(requestText(inside, revision)).filter((one) => !one.startsWith('json-'))).toEqual([]);
  });

  it.each([
    '"action":"accept"',
    '"action":"accept","content":{}',
    '"action":"accept","content":{"name":"","n":-3,"yes":false}',
    '"action":"decline"',
    '"action":"cancel","com.example/why":{"a":[1]}',
  ])('a response %s', (inside) => {
    expect(inResult(revision, inside)).toEqual([]);
  });
});

describe.each(LATER)('valid in %s but not before', (revision) => {
  it.each([
    '"type":"string","default":"x"',
    '"type":"number","default":0.5',
    '"type":"integer","minimum":1,"default":2',
    '"type":"string","enum":["a","b"],"default":"b"',
    `"type":"string","oneOf":${PAIRS}`,
    `"type":"string","oneOf":${PAIRS},"default":"g","title":"Colour","description":"Which"`,
    '"type":"array","items":{"type":"string","enum":["a","b"]}',
    '"type":"array","items":{"type":"string","enum":["a","b"]},"minItems":1,"maxItems":2,"default":["a","b"]',
    `"type":"array","items":{"anyOf":${PAIRS}}`,
    `"type":"array","items":{"type":"string","anyOf":${PAIRS}},"default":[]`,
  ])('a field %s', (inside) => {
    expect(inField(revision, inside)).toEqual([]);
  });

  it('modes, dialects and URLs', () => {
    expect(inParams(revision, `"mode":"form",${form(NAME)}`)).toEqual([]);
    expect(inParams(revision, form(NAME, ',"$schema":"https://json-schema.org/draft/2020-12/schema"'))).toEqual([]);
    for (const url of [
      'https://example.com',
      'https://example.com:8443/a?b=c#d',
      'http://127.0.0.1:9/x',
      'http://[::1]/',
    ])
      expect(found(open(`"${url}"`, revision))).toEqual([]);
  });

  it('arrays in responses', () => {
    expect(inResult(revision, '"action":"accept","content":{"days":["Mon","Tue"],"none":[]}')).toEqual([]);
  });
});

describe.each(ALL)('invalid fields in %s', (revision) => {
  it.each([
    ['"type":"object"', 'nested-object /type'],
    [
      '"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false',
      'nested-object /type',
    ],
    ['"properties":{"a":{"type":"string"}}', 'nested-object /properties'],
    ['', 'field-type-missing '],
    ['"title":"Age","description":"In years"', 'field-type-missing '],
    ['"enum":["a","b"]', 'field-type-missing '],
    ['"anyOf":[{"type":"string"},{"type":"integer"}]', 'field-type-missing '],
    ['"allOf":[{"$ref":"#/$defs/A"}]', 'field-type-missing '],
    ['"type":["string"]', 'field-type-list /type'],
    ['"type":["null","boolean"]', 'field-type-list /type'],
    ['"type":{"a":1}', 'field-type-list /type'],
    ['"$ref":"#/$defs/Missing"', 'field-ref /$ref'],
    ['"$ref":"https://example.com/s.json","title":"x"', 'field-ref /$ref'],
    ['"$ref":"#/$defs/A","type":"string"', 'field-ref /$ref'],
    ['"type":"string","format":"ipv4"', 'format-unsupported /format'],
    ['"type":"string","format":"Email"', 'format-unsupported /format'],
    ['"type":"string","format":null', 'format-unsupported /format'],
    ['"type":"number","minimum":"0"', 'number-bounds-type /minimum'],
    ['"type":"integer","minimum":"0","maximum":"9"', 'number-bounds-type /minimum', 'number-bounds-type /maximum'],
    ['"type":"boolean","default":"yes"', 'default-boolean-type /default'],
    ['"type":"boolean","default":0', 'default-boolean-type /default'],
    ['"type":"string","enum":[1,2,3]', 'enum-not-strings /enum'],
    ['"type":"string","enum":["1",null]', 'enum-not-strings /enum/1'],
    ['"type":"string","enum":"a|b"', 'enum-not-strings /enum'],
    ['"type":"integer","enum":[1,2]', 'enum-not-strings /enum'],
    ['"type":"number","enum":["1","2"]', 'enum-not-strings /enum'],
    ['"type":"string","enum":["a","b"],"enumNames":[]', 'enum-names-length /enumNames'],
    ['"type":"string","enum":["a"],"enumNames":"A"', 'enum-names-length /enumNames'],
    ['"type":"string","pattern":"^x"', 'pattern-keyword /pattern'],
    ['"type":"number","multipleOf":5', 'extra-schema-keyword /multipleOf'],
    ['"type":"string","not":{"const":""},"const":"a"', 'extra-schema-keyword /not'],
  ])('%s', (inside, ...findings) => {
    expect(inField(revision, inside)).toEqual(findings);
  });

  it('a field that is not an object', () => {
    for (const value of ['"string"', 'true', '[]', 'null', '3']) {
      const place = 'field-type-missing /requestedSchema/properties/f';
      expect(inParams(revision, form(`"f":${value}`))).toEqual([place]);
    }
  });

  it('several invalid fields, one finding each', () => {
    const fields = '"a":{"type":"object"},"b":{"title":"B"},"c":{"type":"string"},"d":{"type":"string","format":"x"}';
    const base = '/requestedSchema/properties';
    expect(inParams(revision, form(fields))).toEqual([
      `nested-object ${base}/a/type`,
      `field-type-missing ${base}/b`,
      `format-unsupported ${base}/d/format`,
    ]);
  });
});

describe('fields of later revisions in 2025-06-18', () => {
  it.each([
    ['"type":"array","items":{"type":"string","enum":["a"]}', 'array-not-yet /type'],
    ['"type":"array","items":{"type":"object"}', 'array-not-yet /type'],
    ['"type":"array"', 'array-not-yet /type'],
    ['"type":"string","default":"a"', 'default-not-yet /default'],
    ['"type":"integer","default":"a"', 'default-not-yet /default'],
    ['"type":"string","enum":["a"],"default":"b"', 'default-not-yet /default'],
    [`"type":"string","oneOf":${PAIRS}`, 'titled-enum-not-yet /oneOf'],
    ['"type":"string","anyOf":[{"const":"r"}]', 'titled-enum-not-yet /anyOf'],
  ])('%s', (inside, ...findings) => {
    expect(inField(FIRST, inside)).toEqual(findings);
  });

  it('modes', () => {
    expect(inParams(FIRST, `"mode":"form",${form(NAME)}`)).toEqual(['mode-not-yet /mode']);
    expect(inParams(FIRST, visit('"https://example.com/in"'))).toEqual(['schema-missing ', 'url-mode-not-yet /mode']);
    expect(inParams(FIRST, '"message":"Go","url":"https://example.com/in"')).toEqual([
      'schema-missing ',
      'url-mode-not-yet /url',
    ]);
  });
});

describe.each(LATER)('invalid choices and defaults in %s', (revision) => {
  const list = '"type":"array","items":{"type":"string","enum":["a","b"]}';
  it.each([
    ['"type":"array"', 'array-not-enum '],
    ['"type":"array","items":{}', 'array-not-enum /items'],
    ['"type":"array","items":{"type":"string","minLength":1}', 'array-not-enum /items'],
    ['"type":"array","items":{"type":"integer"}', 'array-not-enum /items/type'],
    ['"type":"array","items":"string"', 'array-not-enum /items'],
    ['"type":"array","items":{"type":"object","properties":{"a":{"type":"string"}}}', 'array-of-objects /items/type'],
    [`"type":"array","items":{"oneOf":${PAIRS}}`, 'titled-multi-select-keyword /items/oneOf'],
    [`"type":"string","anyOf":${PAIRS}`, 'titled-multi-select-keyword /anyOf'],
    ['"type":"array","items":{"anyOf":[{"const":"r"},{"const":"g"}]}', 'option-title-missing /items/anyOf/0'],
    ['"type":"array","items":{"anyOf":"r"}', 'option-title-missing /items/anyOf'],
    ['"type":"string","oneOf":[{"const":"r","title":"Red"},{"title":"Green"}]', 'option-title-missing /oneOf/1'],
    ['"type":"string","oneOf":[{"const":"r","title":null}]', 'option-title-missing /oneOf/0/title'],
    ['"type":"string","oneOf":["r","g"]', 'option-title-missing /oneOf/0'],
    ['"type":"string","oneOf":[{"const":7,"title":"Seven"}]', 'enum-not-strings /oneOf/0/const'],
    ['"type":"array","items":{"type":"string","enum":["a",2]}', 'enum-not-strings /items/enum/1'],
    [`${list},"default":"a"`, 'multi-default-not-array /default'],
    [`${list},"default":{"a":true}`, 'multi-default-not-array /default'],
    [`${list},"default":["a",2]`, 'multi-default-not-array /default/1'],
    [`${list},"default":["c"]`, 'default-not-an-option /default/0'],
    [`"type":"string","oneOf":${PAIRS},"default":"Green"`, 'default-not-an-option /default'],
    ['"type":"string","enum":["a"],"default":""', 'default-not-an-option /default'],
    ['"type":"number","default":"1"', 'default-type-mismatch /default'],
    ['"type":"string","default":false', 'default-type-mismatch /default'],
    ['"type":"string","default":null', 'default-type-mismatch /default'],
    [`"type":"string","oneOf":${PAIRS},"default":["r"]`, 'default-type-mismatch /default'],
    ['"type":"string","enum":["a"],"enumNames":["A"],"default":"a"', 'enum-names-legacy /enumNames'],
  ])('%s', (inside, ...findings) => {
    expect(inField(revision, inside)).toEqual(findings);
  });
});

describe.each(ALL)('invalid forms in %s', (revision) => {
  const form2 = (inside: string): string => `"message":"Hi","requestedSchema":${inside}`;
  it.each([
    ['"message":"Hi"', 'schema-missing '],
    [form2('null'), 'schema-missing /requestedSchema'],
    [form2('{}'), 'schema-type-not-object /requestedSchema'],
    [form2('{"type":"string"}'), 'schema-type-not-object /requestedSchema/type'],
    [form2('{"type":["object"],"properties":{}}'), 'schema-type-not-object /requestedSchema/type'],
    [form2('{"name":{"type":"string"}}'), 'schema-type-not-object /requestedSchema'],
    [form2('{"type":"object"}'), 'schema-properties-missing /requestedSchema'],
    [form2('{"type":"object","properties":["name"]}'), 'schema-properties-missing /requestedSchema/properties'],
    ['"requestedSchema":{"type":"object","properties":{}}', 'message-missing '],
    ['"prompt":"Hi","requestedSchema":{"type":"object","properties":{}}', 'message-missing '],
    [form(NAME, ',"required":["name","nmae"]'), 'required-unknown-field /requestedSchema/required/1'],
    [form('', ',"required":["a"]'), 'required-unknown-field /requestedSchema/required/0'],
    [form('"a":{"type":"string","required":"true"}'), 'required-inside-field /requestedSchema/properties/a/required'],
    [form(NAME, ',"allOf":[{"required":["name"]}]'), 'extra-schema-keyword /requestedSchema/allOf'],
    [
      form(NAME, ',"minProperties":1,"unevaluatedProperties":false'),
      'extra-schema-keyword /requestedSchema/minProperties',
    ],
    [
      form('"a":{"$ref":"#/$defs/A"}', ',"$defs":{"A":{"type":"string"}}'),
      'field-ref /requestedSchema/properties/a/$ref',
    ],
  ])('%s', (inside, ...findings) => {
    expect(inParams(revision, inside)).toEqual(findings);
  });

  it.each([
    'password',
    'DB_PASSWORD',
    'userPassword2',
    'apiKey',
    'openaiApiKey',
    'access_token',
    'clientSecret',
    'cvv',
    'cardNumber',
    'private-key',
  ])('the secret %s', (name) => {
    const place = `form-asks-for-secret /requestedSchema/properties/${name}`;
    expect(inParams(revision, form(`"${name}":{"type":"string"}`))).toEqual([place]);
  });

  it.each(['API key', 'Your GitHub token:', 'Password (at least 8 characters)', 'Card number', 'API key for OpenAI'])(
    'the secret titled “%s”',
    (title) => {
      const place = 'form-asks-for-secret /requestedSchema/properties/f/title';
      expect(inParams(revision, form(`"f":{"type":"string","title":"${title}"}`))).toEqual([place]);
    },
  );

  it.each([
    'email',
    'passwordHint',
    'tokenName',
    'maxToken',
    'pageToken',
    'keyboard',
    'secretary',
    'pinned',
    'api_key_name',
    'cardHolder',
  ])('no secret: %s', (name) => {
    expect(inParams(revision, form(`"${name}":{"type":"string"}`))).toEqual([]);
    expect(inParams(revision, form(`"${name}":{"type":"boolean"},"resetPassword":{"type":"boolean"}`))).toEqual([]);
  });
});
