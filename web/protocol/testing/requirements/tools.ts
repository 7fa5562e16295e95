/** Pairs: tools and their schemas. For tests only. */
import { B, C, D, E, header, request, schema, tool, tools, type Pair } from './pieces.ts';

/** Tools and their schemas. */
export const toolPairs: readonly Pair[] = [
  [
    'http-headers/annotation-control-character',
    header('"Zone"'),
    header('"Zo\\r\\nne"'),
    { in: [E], or: ['x-mcp-header/control-characters'] },
  ],
  ['http-headers/annotation-empty', header('"Zone"'), header('""'), { in: [E], or: ['x-mcp-header/empty'] }],
  [
    'http-headers/annotation-in-composition',
    header('"Zone"'),
    schema('{"type":"object","anyOf":[{"properties":{"zone":{"type":"string","x-mcp-header":"Zone"}}}]}'),
    { in: [E], or: ['x-mcp-header/under-composition'] },
  ],
  [
    'http-headers/annotation-in-items',
    header('"Zone"'),
    schema(
      '{"type":"object","properties":{"l":{"type":"array","items":{"type":"object","properties":{"z":{"type":"string","x-mcp-header":"Zone"}}}}}}',
    ),
    { in: [E], or: ['x-mcp-header/under-items'] },
  ],
  [
    'http-headers/annotation-number-type',
    header('"Zone"', 'integer'),
    header('"Zone"', 'number'),
    { in: [E], or: ['x-mcp-header/number-type'] },
  ],
  [
    'input-schema/dialect-not-recommended',
    schema('{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}'),
    schema('{"$schema":"http://json-schema.org/draft-04/schema#","type":"object"}'),
    { or: ['json-schema/dialect-not-2020-12'] },
  ],
  [
    'input-schema/dialect-not-recommended',
    schema('{"type":"object"}'),
    schema('{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}'),
    { or: ['json-schema/dialect-not-2020-12'] },
  ],
  [
    'input-schema/network-ref',
    schema('{"type":"object","properties":{"a":{"$ref":"#/$defs/a"}},"$defs":{"a":{"type":"string"}}}'),
    schema('{"type":"object","properties":{"a":{"$ref":"https://s.example/a.json"}}}'),
    { or: ['json-schema/network-ref'] },
  ],
  [
    'input-schema/not-valid-json-schema',
    schema('{"type":"object","properties":{"a":{"type":"string"}}}'),
    schema('{"type":"object","properties":{"a":{"type":"text"}}}'),
    { or: ['json-schema/invalid-keyword-value'] },
  ],
  [
    'input-schema/not-valid-json-schema',
    schema('{"type":"object","properties":{"a":{"minLength":1}}}'),
    schema('{"type":"object","properties":{"a":{"minLength":-1}}}'),
    { or: ['json-schema/invalid-keyword-value'] },
  ],
  ['input-schema/required', tool(), tools('{"name":"berth","description":"x"}')],
  ['input-schema/required', tool(), tools('{"name":"berth","parameters":{"type":"object"}}')],
  [
    'input-schema/tuple-items-default-dialect',
    schema('{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"}}}}'),
    schema('{"type":"object","properties":{"a":{"type":"array","items":[{"type":"string"},{"type":"number"}]}}}'),
  ],
  [
    'json-schema/bad-regex',
    schema('{"type":"object","properties":{"a":{"type":"string","pattern":"^[a-z]+$"}}}'),
    schema('{"type":"object","properties":{"a":{"type":"string","pattern":"^[a-z+$"}}}'),
  ],
  [
    'json-schema/network-ref',
    schema('{"type":"object","properties":{"a":{"type":"string"}}}'),
    schema('{"type":"object","properties":{"a":{"$ref":"http://s.example/a.json#/x"}}}'),
    { or: ['input-schema/network-ref'] },
  ],
  [
    'json-schema/optional-keyword',
    schema('{"type":"object","properties":{"a":{"type":"string"}}}'),
    schema('{"type":"object","properties":{"a":{"type":"string","optional":true}}}'),
  ],
  [
    'json-schema/required-not-array',
    schema('{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}'),
    schema('{"type":"object","properties":{"a":{"type":"string","required":true}}}'),
  ],
  ['json-schema/schema-uri-type', schema('{"type":"object"}'), schema('{"$schema":202012,"type":"object"}')],
  [
    'output-schema/not-valid-json-schema',
    tool('"outputSchema":{"type":"object"}'),
    tool('"outputSchema":{"type":"object","properties":[]}'),
  ],
  ['output-schema/object', tool('"outputSchema":{"type":"object"}'), tool('"outputSchema":true'), { in: [C, D, E] }],
  ['output-schema/object', tool('"outputSchema":{"type":"object"}'), tool('"outputSchema":null'), { in: [C, D, E] }],
  ['output-schema/version', tool(), tool('"outputSchema":{"type":"object"}')],
  ['tool-names/length', tool(), tools(`{"name":"${'a'.repeat(129)}","inputSchema":{"type":"object"}}`)],
  ['tool-names/length', tool(), tools(`{"name":"","inputSchema":{"type":"object"}}`)],
  ['tool-names/spaces-or-commas', tool(), tools(`{"name":"find berth","inputSchema":{"type":"object"}}`)],
  [
    'tools/annotation-keys',
    tool('"annotations":{"readOnlyHint":true}'),
    tool('"annotations":{"readOnly":true}'),
    { in: [B, C, D, E] },
  ],
  [
    'tools/annotation-read-only-conflict',
    tool('"annotations":{"readOnlyHint":true}'),
    tool('"annotations":{"readOnlyHint":true,"destructiveHint":true}'),
    { in: [B, C, D, E] },
  ],
  ['tools/annotations-version', tool(), tool('"annotations":{"readOnlyHint":true}')],
  ['tools/call-name-required', request('tools/call', '"name":"berth"'), request('tools/call', '"tool":"berth"')],
  ['tools/call-name-required', request('tools/call', '"name":"berth"'), request('tools/call', '"name":{"id":"berth"}')],
  [
    'tools/execution-task-support',
    tool('"execution":{"taskSupport":"required"}'),
    tool('"execution":{"taskSupport":"always"}'),
  ],
  [
    'tools/title-conflict',
    tool('"title":"Berth","annotations":{"title":"Berth"}'),
    tool('"title":"Berth","annotations":{"title":"Find a berth"}'),
    { in: [C, D, E] },
  ],
  ['tools/title-version', tool(), tool('"title":"Berth"')],
  [
    'x-mcp-header/behind-ref',
    header('"Zone"'),
    schema(
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/z"}},"$defs":{"z":{"type":"string","x-mcp-header":"Zone"}}}',
    ),
  ],
  ['x-mcp-header/control-characters', header('"Zone"'), header('"Zo\\nne"')],
  ['x-mcp-header/token-syntax', header('"Zone"'), header('"X: Zone"')],
  [
    'x-mcp-header/under-composition',
    header('"Zone"'),
    schema('{"type":"object","oneOf":[{"properties":{"z":{"type":"string","x-mcp-header":"Zone"}}}]}'),
  ],
  ['x-mcp-header/version', schema('{"type":"object"}'), header('"Zone"')],
];
