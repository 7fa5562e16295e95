/** Elicitation beyond the examples of its rules: right shapes of every type in each revision, and what people get wrong. */
import { isOfOneMessage } from '../../../testing/areas.ts';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../check.ts';
import { applyEdits } from '../../../json/edits.ts';
import { deepOf } from '../../../model/deep.ts';
import { REVISION_IDS, type RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { failure, notification } from '../../envelope/meaning-examples.ts';
import { addressOf, isOwnNetwork } from './addresses.ts';
import { elicitationExamples } from './examples.ts';
import { elicitationRules } from './index.ts';
import { ask, field, FIRST, form, LEGACY, MODERN, NAME, open, told, visit } from './texts.ts';
import { withoutRule } from './without.ts';

const ALL: readonly RevisionId[] = [FIRST, LEGACY, MODERN];
const LATER: readonly RevisionId[] = [LEGACY, MODERN];
const PAIRS = '[{"const":"r","title":"Red"},{"const":"g","title":"Green"}]';

/** Every finding as `requirement pointer`; what has no requirement is named by its rule. */
function found({ revision, text, from }: Example): string[] {
  const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
  return diagnostics.map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

const params = (revision: RevisionId): string => (revision === MODERN ? '/result/inputRequests/who/params' : '/params');
const result = (revision: RevisionId): string => (revision === MODERN ? '/params/inputResponses/who' : '/result');

/** The findings as `id place`, without what they have in common. */
function below(base: string, example: Example): string[] {
  return found(example).map((one) => one.replace('elicitation/', '').replace(` ${base}`, ' '));
}

function inField(revision: RevisionId, inside: string): string[] {
  return below(`${params(revision)}/requestedSchema/properties/f`, field(inside, revision));
}

function inParams(revision: RevisionId, inside: string): string[] {
  return below(params(revision), ask(inside, revision));
}

function inResult(revision: RevisionId, inside: string): string[] {
  return below(result(revision), told(inside, revision));
}

describe.each(ALL)('what is right in %s', (revision) => {
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
    expect(found(ask(inside, revision)).filter((one) => !one.startsWith('json-'))).toEqual([]);
  });

  it.each([
    '"action":"accept"',
    '"action":"accept","content":{}',
    '"action":"accept","content":{"name":"","n":-3,"yes":false}',
    '"action":"decline"',
    '"action":"cancel","com.example/why":{"a":[1]}',
  ])('an answer %s', (inside) => {
    expect(inResult(revision, inside)).toEqual([]);
  });
});

describe.each(LATER)('what is right in %s and not before', (revision) => {
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

  it('modes, dialects and addresses', () => {
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

  it('lists in answers', () => {
    expect(inResult(revision, '"action":"accept","content":{"days":["Mon","Tue"],"none":[]}')).toEqual([]);
  });
});

describe.each(ALL)('wrong fields in %s', (revision) => {
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

  it('a field that is no object', () => {
    for (const value of ['"string"', 'true', '[]', 'null', '3']) {
      const place = 'field-type-missing /requestedSchema/properties/f';
      expect(inParams(revision, form(`"f":${value}`))).toEqual([place]);
    }
  });

  it('several wrong fields, one finding each', () => {
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

describe.each(LATER)('choices and defaults, wrong in %s', (revision) => {
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

describe.each(ALL)('wrong forms in %s', (revision) => {
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
    'the secret titled «%s»',
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

describe.each(LATER)('modes, links and addresses in %s', (revision) => {
  const id = revision === MODERN ? '' : ',"elicitationId":"e-17"';
  it.each([
    [`"mode":"popup",${form(NAME)}`, 'mode-unknown /mode'],
    [`"mode":["form"],${form(NAME)}`, 'mode-unknown /mode'],
    [`"mode":"Form",${form(NAME)}`, 'mode-unknown /mode'],
    [`"message":"Go","url":"https://example.com"${id}`, 'url-without-mode '],
    [`"mode":"form","message":"Go","url":"https://example.com"${id}`, 'schema-missing /mode'],
    [`"mode":"url","message":"Go"${id}`, 'url-missing '],
    [`"mode":"url","message":"Go","link":"https://example.com"${id}`, 'url-missing '],
    [`"mode":"url","message":"Go","url":null${id}`, 'url-missing /url'],
    [`"mode":"url","url":"https://example.com"${id}`, 'message-missing '],
    [
      form('"a":{"type":"string","title":"See https://example.com/a"}'),
      'link-in-form /requestedSchema/properties/a/title',
    ],
    [form(NAME, ',"description":"www.example.com/terms"'), 'link-in-form /requestedSchema/description'],
    [form(NAME).replace('Please fill in', '[Help](http://example.com)'), 'link-in-form /message'],
  ])('%s', (inside, ...findings) => {
    expect(inParams(revision, inside)).toEqual(findings);
  });

  it.each([
    ['"connect"', 'url-invalid /url'],
    ['"//example.com/connect"', 'url-invalid /url'],
    ['""', 'url-invalid /url'],
    ['42', 'url-invalid /url'],
    ['"https://"', 'url-invalid /url'],
    ['"https://?a=b"', 'url-invalid /url'],
    ['"http://mcp.example.com/connect"', 'url-not-https /url'],
    ['"HTTP://example.com"', 'url-not-https /url'],
    ['"http://localhost.example.com/"', 'url-not-https /url'],
    ['"myapp://connect"', 'url-not-https /url'],
    ['"javascript:alert(1)"', 'url-not-https /url'],
    ['"https://token@example.com/"', 'url-carries-secret /url'],
    ['"https://example.com/?api_key=abc"', 'url-carries-secret /url'],
    ['"https://example.com/?email=a%40b.c&x=1"', 'url-carries-secret /url'],
    ['"https://example.com/cb#access_token=abc"', 'url-carries-secret /url'],
    ['"https://example.com/?login_hint=ana@example.com"', 'url-carries-secret /url'],
  ])('the address %s', (url, ...findings) => {
    expect(below(params(revision), open(url, revision))).toEqual(findings);
  });

  it.each(['?state=abc', '?token=', '?elicitationId=550e8400', '?tokenize=1', '?key=a', '#section', '?q=%E0%A4%A'])(
    'nothing about an address with %s',
    (tail) => {
      const own = found(open(`"https://example.com/connect${tail}"`, revision));
      expect(own.filter((one) => !one.includes('url-invalid'))).toEqual([]);
    },
  );
});

describe.each(ALL)('wrong answers in %s', (revision) => {
  it.each([
    ['"action":"rejected"', 'action-unknown /action'],
    ['"action":"ACCEPT"', 'action-unknown /action'],
    ['"action":null', 'action-unknown /action'],
    ['"action":"accept","content":{"a":{"b":1}}', 'content-nested /content/a'],
    ['"action":"accept","content":{"a":null,"b":"c"}', 'content-null /content/a'],
    ['"action":"accept","content":{"a":0.1,"b":1}', 'content-decimal /content/a'],
    ['"action":"decline","content":{"a":"b"}', 'content-without-accept /content'],
    ['"action":"cancel","content":{"a":1.5}', 'content-without-accept /content'],
  ])('%s', (inside, ...findings) => {
    expect(inResult(revision, inside)).toEqual(findings);
  });

  it('lists', () => {
    const first = revision === FIRST;
    expect(inResult(revision, '"action":"accept","content":{"a":["b"]}')).toEqual(
      first ? ['content-list-not-yet /content/a'] : [],
    );
    const item = first ? 'content-list-not-yet /content/a' : 'content-nested /content/a/1';
    expect(inResult(revision, '"action":"accept","content":{"a":["b",{}]}')).toEqual([item]);
  });
});

describe('the error -32042 and the notice', () => {
  const whole = `{${visit('"https://example.com/in"')},"elicitationId":"e-17"}`;
  it.each([
    [`[${whole}]`],
    [`[${whole},${whole}]`],
    ['[]', 'required-error-empty-list /error/data/elicitations'],
    [`[{"mode":"form",${form(NAME)}}]`, 'required-error-form-mode /error/data/elicitations/0/mode'],
    [`[{${form(NAME)}}]`, 'url-without-mode /error/data/elicitations/0'],
    [`[${whole},{${visit('"https://example.com/in"')}}]`, 'required-error-id-missing /error/data/elicitations/1'],
    ['[{"mode":"url","message":"Go","elicitationId":"1"}]', 'url-missing /error/data/elicitations/0'],
    [`[${whole.replace('https', 'http')}]`, 'url-not-https /error/data/elicitations/0/url'],
    [`[${whole.replace('https://example.com', '')}]`, 'url-invalid /error/data/elicitations/0/url'],
  ])('%s', (list, ...findings) => {
    const text = failure(`{"code":-32042,"message":"Sign in","data":{"elicitations":${list}}}`);
    expect(below('', { revision: LEGACY, text, from: 'server' })).toEqual(findings);
  });

  it.each(['{}', '{"elicitationID":"e"}', '{"id":"e"}', '{"elicitationId":null}'])('the notice with %s', (inside) => {
    const text = notification('notifications/elicitation/complete', inside.slice(1, -1));
    const place = inside.includes('null') ? '/params/elicitationId' : '/params';
    expect(found({ revision: LEGACY, text, from: 'server' })).toEqual([`elicitation/complete-id-missing ${place}`]);
  });
});

describe('repairs', () => {
  const mended = ({ text, revision }: Example): string => {
    const edits = checkOne(text, { revision }).diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
    return applyEdits(text, edits);
  };
  it.each([
    [field('"type":["string","null"]'), field('"type":"string"')],
    [field('"type":"string","format":"datetime"'), field('"type":"string","format":"date-time"')],
    [
      field('"type":"string","enum":["north"],"default":"North"'),
      field('"type":"string","enum":["north"],"default":"north"'),
    ],
    [field('"type":"integer","enum":[1,2]', FIRST), field('"type":"string","enum":["1","2"]', FIRST)],
    [told('"action":"Decline"'), told('"action":"decline"')],
    [open('"http://example.com/in"'), open('"https://example.com/in"')],
    [ask(form('"a":{"type":"string","required":true}')), ask(form('"a":{"type":"string"}', ',"required":["a"]'))],
    [told('"action":"accept","content":{"a":null,"b":"c"}'), told('"action":"accept","content":{"b":"c"}')],
  ])('%#', (before, after) => {
    expect(JSON.parse(mended(before))).toEqual(JSON.parse(after.text));
  });
});

describe('reading addresses', () => {
  it.each([
    ['https://ana:pw@example.com:8443/a?b=c&d=%20#e=f', 'https ana:pw example.com b=c d=  e=f'],
    ['mailto:ana@example.com', 'mailto null  '],
    ['https://a@b@c.example', 'https a@b c.example '],
    ['http://[::1]:80/x', 'http null [::1] '],
  ])('%s', (text, parts) => {
    const address = addressOf(text);
    const shown = address?.params.map((pair) => pair.join('=')).join(' ');
    expect(`${address?.scheme} ${address?.user} ${address?.host} ${shown}`).toBe(parts);
  });

  it('takes nothing else for one, and never throws', () => {
    for (const text of ['', 'example', '/a', '1:b', `https://${'a'.repeat(30_000)}`])
      expect(addressOf(text)).toBe(null);
    expect(addressOf('a:?%E0%A4%A=%')?.params).toEqual([['%E0%A4%A', '%']]);
    expect(['localhost', '10.0.0.1', 'a.test', '172.20.1.1'].every(isOwnNetwork)).toBe(true);
    expect(['example.com', '172.32.1.1', '110.0.0.1', 'test', ''].some(isOwnNetwork)).toBe(false);
  });
});

describe('the ledger of elicitation', () => {
  const ids = new Set(
    REVISION_IDS.flatMap((id) =>
      [...deepOf(id).ledger.keys()].filter((entry) => entry.startsWith('elicitation/') && isOfOneMessage(entry)),
    ),
  );

  it('is told by a rule, by the types, or has a reason', () => {
    const told = new Set([
      ...elicitationRules.flatMap((rule) => rule.requirements.filter((id) => id.startsWith('elicitation/'))),
      ...Object.keys(elicitationExamples),
      ...Object.keys(withoutRule),
    ]);
    expect([...ids].filter((id) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has 58 entries', () => {
    expect(ids.size).toBe(58);
  });
});
