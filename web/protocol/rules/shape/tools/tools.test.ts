/** Tools and contents beyond the examples of the rules: what is right in every revision, and what people really write. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../check.ts';
import { applyEdits } from '../../../json/edits.ts';
import type { RevisionId } from '../../../types.ts';
import { META, response } from '../../envelope/meaning-examples.ts';
import { argument, brought, FIRST, LEGACY, MODERN, namedTool, PLAIN, prompted, tool, toolList } from './say.ts';

const SECOND: RevisionId = '2025-03-26';
const ALL: readonly RevisionId[] = [FIRST, SECOND, PLAIN, LEGACY, MODERN];
const FROM_SECOND = ALL.slice(1);
const FROM_PLAIN = ALL.slice(2);
const FROM_LEGACY = ALL.slice(3);
const TEXT = '{"type":"text","text":"Sunny"}';
const CITY = '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}';

function found(text: string, revision: RevisionId): string[] {
  return checkOne(text, { revision }).diagnostics.map((d) => `${d.severity} ${d.requirement} ${d.pointer}`);
}

function call(inside: string, revision: RevisionId): string {
  const more = revision === MODERN ? `,${META}` : '';
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${inside}${more}}}`;
}

const content = (block: string, revision: RevisionId) => brought(`"content":[${block}]`, revision).text;
const schema = (text: string, revision: RevisionId) => tool(`"inputSchema":${text}`, revision).text;
const output = (text: string, revision: RevisionId) =>
  tool(`"inputSchema":${CITY},"outputSchema":${text}`, revision).text;
const arg = (text: string, revision: RevisionId) => argument(text, revision).text;
const header = (value: string, more = '"type":"string"') => arg(`{${more},"x-mcp-header":${value}}`, MODERN);

/** What is right, with the revisions it is right in. */
const right: readonly (readonly [string, readonly RevisionId[], (revision: RevisionId) => string])[] = [
  ['an empty list of tools', ALL, (r) => toolList('', r)],
  ['a tool with description', ALL, (r) => tool(`"description":"Says it","inputSchema":${CITY}`, r).text],
  [
    'hints',
    FROM_SECOND,
    (r) => tool(`"inputSchema":${CITY},"annotations":{"title":"T","openWorldHint":false}`, r).text,
  ],
  [
    'a title, an output schema, metadata',
    FROM_PLAIN,
    (r) => tool(`"title":"T","inputSchema":${CITY},"outputSchema":${CITY},"_meta":{"com.example/n":1}`, r).text,
  ],
  ['icons', FROM_LEGACY, (r) => tool(`"inputSchema":${CITY},"icons":[{"src":"https://example.com/i.png"}]`, r).text],
  ['task support', [LEGACY], (r) => tool(`"inputSchema":${CITY},"execution":{"taskSupport":"forbidden"}`, r).text],
  ['an output schema of another type', [MODERN], (r) => output('{"type":"array","items":{"type":"string"}}', r)],
  [
    'all keywords at the root',
    [MODERN],
    (r) =>
      schema(
        '{"type":"object","properties":{"a":true},"$defs":{"n":{}},"allOf":[{"$ref":"#/$defs/n"}],"if":{"required":["a"]},"then":{}}',
        r,
      ),
  ],
  ['an empty result', ALL, (r) => brought('"content":[]', r).text],
  ['a failure', ALL, (r) => brought(`"content":[${TEXT}],"isError":true`, r).text],
  [
    'an image with annotations',
    ALL,
    (r) =>
      content(
        '{"type":"image","data":"/+8=","mimeType":"image/webp","annotations":{"audience":["user"],"priority":0.5}}',
        r,
      ),
  ],
  ['a sound', FROM_SECOND, (r) => content('{"type":"audio","data":"","mimeType":"Audio/MPEG"}', r)],
  ['an embedded text', ALL, (r) => content('{"type":"resource","resource":{"uri":"file:///a","text":""}}', r)],
  [
    'embedded bytes',
    ALL,
    (r) => content('{"type":"resource","resource":{"uri":"app://a/b","mimeType":"image/png","blob":"AA=="}}', r),
  ],
  [
    'a link',
    FROM_PLAIN,
    (r) =>
      content('{"type":"resource_link","uri":"file:///a","name":"a","title":"A","size":0,"mimeType":"text/plain"}', r),
  ],
  ['structured content', FROM_PLAIN, (r) => brought(`"content":[${TEXT}],"structuredContent":{}`, r).text],
  [
    'structured content of another type',
    [MODERN],
    (r) => brought(`"content":[${TEXT}],"structuredContent":null`, r).text,
  ],
  ['a call without arguments', ALL, (r) => call('"name":"weather"', r)],
  ['a call with odd arguments', ALL, (r) => call('"name":"weather","arguments":{"type":1,"":null}', r)],
  ['a question of tools', ALL.slice(0, 4), () => '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
  [
    'a question of the next page',
    ALL.slice(0, 4),
    () => '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"p2"}}',
  ],
  ['a changed list', ALL.slice(0, 4), () => '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'],
  ['extra members', ALL, (r) => tool(`"inputSchema":${CITY},"x-cost":3`, r).text],
  [
    'a property named like a keyword',
    ALL,
    (r) =>
      schema(
        '{"type":"object","properties":{"type":{"type":"string"},"required":{"type":"boolean"},"$ref":{"type":"string"}}}',
        r,
      ),
  ],
  [
    'a default that looks like a schema',
    ALL,
    (r) => arg('{"type":"object","default":{"type":"strng","required":true,"x-mcp-header":""}}', r),
  ],
];

describe.each(right)('%s', (_says, revisions, text) => {
  it.each(revisions)('is right in %s', (revision) => {
    expect(found(text(revision), revision)).toEqual([]);
  });
});

/** What is wrong: the revision, the text, and all that is told. */
const wrong: readonly (readonly [RevisionId, string, ...string[]])[] = [
  // The tool itself.
  [LEGACY, toolList('null', LEGACY), 'error null /result/tools/0'],
  [FIRST, toolList(`{"name":7,"inputSchema":${CITY}}`, FIRST), 'error tools/name-required /result/tools/0/name'],
  [LEGACY, toolList('{"name":"a","parameters":{}}', LEGACY), 'error input-schema/required /result/tools/0'],
  [
    SECOND,
    tool(`"inputSchema":${CITY},"annotations":null`, SECOND).text,
    'error tools/optional-null /result/tools/0/annotations',
  ],
  [MODERN, tool(`"inputSchema":${CITY},"icons":null`, MODERN).text, 'error tools/optional-null /result/tools/0/icons'],
  [
    LEGACY,
    tool(`"inputSchema":${CITY},"annotations":{"idempotentHint":1}`).text,
    'error tools/annotation-hint-type /result/tools/0/annotations/idempotentHint',
  ],
  [
    LEGACY,
    tool(`"inputSchema":${CITY},"execution":{"taskSupport":true}`).text,
    'error tools/execution-task-support /result/tools/0/execution/taskSupport',
  ],
  [PLAIN, tool(`"inputSchema":${CITY},"icons":[]`, PLAIN).text, 'info icons/since-2025-11-25 /result/tools/0/icons'],
  // Names.
  [MODERN, namedTool('"a:b"', MODERN).text, 'warning tool-names/allowed-characters /result/tools/0/name'],
  [LEGACY, namedTool('"a, b"').text, 'warning tool-names/spaces-or-commas /result/tools/0/name'],
  [LEGACY, namedTool('"tool\\n"').text, 'warning tool-names/spaces-or-commas /result/tools/0/name'],
  [LEGACY, namedTool(`"${'n'.repeat(300)}"`).text, 'warning tool-names/length /result/tools/0/name'],
  [PLAIN, namedTool('"a b"', PLAIN).text],
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
  [MODERN, header('"Région"'), 'error x-mcp-header/token-syntax /result/tools/0/inputSchema/properties/a/x-mcp-header'],
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
  // Calls.
  [LEGACY, call('"name":null', LEGACY), 'error tools/call-name-required /params/name'],
  [MODERN, call('"tool":"weather"', MODERN), 'error tools/call-name-required /params'],
  [FIRST, call('"name":"weather","arguments":false', FIRST), 'error tools/call-arguments-object /params/arguments'],
  // Results.
  [LEGACY, response('"content":null'), 'error tools/content-not-array /result/content'],
  [MODERN, brought('"structuredContent":{}', MODERN).text, 'error tools/result-content-required /result'],
  [
    PLAIN,
    brought(`"content":[${TEXT}],"structuredContent":"x"`, PLAIN).text,
    'error structured-content/object /result/structuredContent',
  ],
  [LEGACY, content('null', LEGACY), 'error tools/content-not-array /result/content/0'],
  [
    LEGACY,
    content('{"type":"tool_use","id":"1","name":"a","input":{}}', LEGACY),
    'error content/unknown-type /result/content/0/type',
  ],
  [SECOND, content('{"type":5,"text":"a"}', SECOND), 'error content/unknown-type /result/content/0/type'],
  [LEGACY, content('{"type":"text","text":null}', LEGACY), 'error content/text-required /result/content/0/text'],
  [
    LEGACY,
    content('{"type":"image","data":"https://example.com/a.png","mimeType":"image/png"}', LEGACY),
    'error content/image-base64 /result/content/0/data',
  ],
  [
    LEGACY,
    content('{"type":"image","data":"0x89504E47","mimeType":"image/png"}', LEGACY),
    'error content/image-base64 /result/content/0/data',
  ],
  [
    SECOND,
    content('{"type":"audio","data":"UklGRg","mimeType":"audio/wav"}', SECOND),
    'error content/audio-base64 /result/content/0/data',
  ],
  [
    LEGACY,
    content('{"type":"audio","data":"UklGRg==","mimeType":"video/mp4"}', LEGACY),
    'info content/mime-type-family /result/content/0/mimeType',
  ],
  [
    FIRST,
    prompted('{"type":"image","data":"aGk=","mimeType":"image/"}', FIRST).text,
    'error content/mime-type-syntax /result/messages/0/content/mimeType',
  ],
  [
    LEGACY,
    content('{"type":"resource_link","name":"a","resource":{"uri":"file:///a"}}', LEGACY),
    'error content/resource-link-uri /result/content/0',
  ],
];

const rows = wrong.map(([revision, text, ...expected]) => ({ revision, text, expected }));

describe('what is wrong', () => {
  it.each(rows)('in $revision: $text', ({ revision, text, expected }) => {
    expect(found(text, revision)).toEqual(expected);
  });
});

/** Repairs: what stood there, and what stands there then. */
const mended: readonly (readonly [string, RevisionId, string, string])[] = [
  ['a limit that was a flag', LEGACY, arg('{"minimum":3,"exclusiveMinimum":true}', LEGACY), '{"exclusiveMinimum":3}'],
  ['a flag that says no', LEGACY, arg('{"minimum":3,"exclusiveMinimum":false}', LEGACY), '{"minimum":3}'],
  [
    'a property that is required',
    MODERN,
    schema('{"type":"object","properties":{"b":{"required":true}},"required":["c"]}', MODERN),
    '"required":["c","b"]',
  ],
  ['a type of another language', LEGACY, arg('{"type":"dict"}', LEGACY), '{"type":"object"}'],
  ['a type for anything', LEGACY, arg('{"type":"any","title":"A"}', LEGACY), '{"title":"A"}'],
  ['a number in quotes', LEGACY, arg('{"maximum":"1e3"}', LEGACY), '{"maximum":1000}'],
  ['an empty list for an object', MODERN, arg('{"properties":[]}', MODERN), '{"properties":{}}'],
  ['a list of schemas', MODERN, arg('{"items":[{}]}', MODERN), '{"prefixItems":[{}]}'],
  ['a header with spaces', MODERN, header('"Home Region"'), '"x-mcp-header":"Home-Region"'],
  [
    'the alphabet of URLs',
    LEGACY,
    content('{"type":"image","data":"_-8","mimeType":"image/png"}', LEGACY),
    '"data":"/+8="',
  ],
  [
    'a data address',
    LEGACY,
    content('{"type":"image","data":"data:image/png;base64,AA==","mimeType":"image/png"}', LEGACY),
    '"data":"AA=="',
  ],
  [
    'lines',
    LEGACY,
    content('{"type":"image","data":"AAAA\\r\\nAA==","mimeType":"image/png"}', LEGACY),
    '"data":"AAAAAA=="',
  ],
  ['a name of two words', MODERN, namedTool('"Get  weather!"', MODERN).text, '"name":"Get_weather"'],
];

describe('repairs', () => {
  it.each(mended)('mend %s', (_says, revision, text, then) => {
    const [first] = checkOne(text, { revision }).diagnostics;
    const fixed = applyEdits(text, first?.fix?.edits ?? []);
    expect(fixed).toContain(then);
    expect(found(fixed, revision).filter((line) => !line.startsWith('info'))).toEqual([]);
  });
});

describe('hostile schemas', () => {
  const deep = (levels: number) => '{"items":'.repeat(levels) + '{"type":"strng"}' + '}'.repeat(levels);
  const wide = `{${Array.from({ length: 20_000 }, (_, n) => `"p${n}":{"type":"strng"}`).join(',')}}`;

  it.each([
    ['deep', arg(deep(2000), MODERN)],
    ['wide', arg(`{"properties":${wide}}`, MODERN)],
    ['circular', schema('{"type":"object","properties":{"a":{"$ref":"#/properties/a"}}}', MODERN)],
    ['full of groups', arg(`{"pattern":"${'('.repeat(4000)}a${')+'.repeat(4000)}"}`, MODERN)],
  ])('that are %s end soon', (_says, text) => {
    expect(found(text, MODERN).length).toBeLessThan(70);
  });
});
