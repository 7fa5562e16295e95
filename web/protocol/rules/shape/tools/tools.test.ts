/** Tools and content beyond the examples of the rules: valid messages of every revision, and common mistakes. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { applyEdits } from '../../../json/edits.ts';
import type { RevisionId } from '../../../types.ts';
import { response } from '../../envelope/meaning-examples.ts';
import { brought, FIRST, LEGACY, MODERN, namedTool, PLAIN, prompted, tool, toolList } from './example-messages.ts';
import {
  ALL,
  arg,
  call,
  CITY,
  content,
  found,
  FROM_LEGACY,
  FROM_PLAIN,
  FROM_SECOND,
  header,
  output,
  schema,
  SECOND,
  TEXT,
  expectReported,
} from './testing/expect-reported.ts';

/** Valid messages, with the revisions in which they are valid. */
const right: readonly (readonly [string, readonly RevisionId[], (revision: RevisionId) => string])[] = [
  ['an empty list of tools', ALL, (r) => toolList('', r)],
  ['a tool with a description', ALL, (r) => tool(`"description":"Says it","inputSchema":${CITY}`, r).text],
  [
    'hints',
    FROM_SECOND,
    (r) => tool(`"inputSchema":${CITY},"annotations":{"title":"T","openWorldHint":false}`, r).text,
  ],
  [
    'a title, an output schema and metadata',
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
  ['an embedded text resource', ALL, (r) => content('{"type":"resource","resource":{"uri":"file:///a","text":""}}', r)],
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
  [
    'structured content',
    FROM_PLAIN,
    (r) => brought(`"content":[{"type":"text","text":"{}"}],"structuredContent":{}`, r).text,
  ],
  [
    'structured content of another type',
    [MODERN],
    (r) => brought(`"content":[${TEXT}],"structuredContent":null`, r).text,
  ],
  ['a call without arguments', ALL, (r) => call('"name":"weather"', r)],
  ['a call with unusual arguments', ALL, (r) => call('"name":"weather","arguments":{"type":1,"":null}', r)],
  ['a tools/list request', ALL.slice(0, 4), () => '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
  [
    'a tools/list request with a cursor',
    ALL.slice(0, 4),
    () => '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"p2"}}',
  ],
  [
    'a list_changed notification',
    ALL.slice(0, 4),
    () => '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
  ],
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
  it.each(revisions)('is valid in %s', (revision) => {
    expect(found(text(revision), revision)).toEqual([]);
  });
});

describe('invalid messages', () => {
  expectReported([
    // The tool itself.
    [LEGACY, toolList('null', LEGACY), 'error null /result/tools/0'],
    [FIRST, toolList(`{"name":7,"inputSchema":${CITY}}`, FIRST), 'error tools/name-required /result/tools/0/name'],
    [LEGACY, toolList('{"name":"a","parameters":{}}', LEGACY), 'error input-schema/required /result/tools/0'],
    [
      SECOND,
      tool(`"inputSchema":${CITY},"annotations":null`, SECOND).text,
      'error tools/optional-null /result/tools/0/annotations',
    ],
    [
      MODERN,
      tool(`"inputSchema":${CITY},"icons":null`, MODERN).text,
      'error tools/optional-null /result/tools/0/icons',
    ],
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
  ]);
});

/** Fixes: the original and the fixed message. */
const fixed: readonly (readonly [string, RevisionId, string, string])[] = [
  [
    'a limit that was a boolean',
    LEGACY,
    arg('{"minimum":3,"exclusiveMinimum":true}', LEGACY),
    '{"exclusiveMinimum":3}',
  ],
  ['a boolean false', LEGACY, arg('{"minimum":3,"exclusiveMinimum":false}', LEGACY), '{"minimum":3}'],
  [
    'a required flag on a property',
    MODERN,
    schema('{"type":"object","properties":{"b":{"required":true}},"required":["c"]}', MODERN),
    '"required":["c","b"]',
  ],
  ['a type name of another language', LEGACY, arg('{"type":"dict"}', LEGACY), '{"type":"object"}'],
  ['a type that allows any value', LEGACY, arg('{"type":"any","title":"A"}', LEGACY), '{"title":"A"}'],
  ['a number as a string', LEGACY, arg('{"maximum":"1e3"}', LEGACY), '{"maximum":1000}'],
  ['an empty array instead of an object', MODERN, arg('{"properties":[]}', MODERN), '{"properties":{}}'],
  ['an array of schemas', MODERN, arg('{"items":[{}]}', MODERN), '{"prefixItems":[{}]}'],
  ['a header name with spaces', MODERN, header('"Home Region"'), '"x-mcp-header":"Home-Region"'],
  [
    'the URL-safe base64 alphabet',
    LEGACY,
    content('{"type":"image","data":"_-8","mimeType":"image/png"}', LEGACY),
    '"data":"/+8="',
  ],
  [
    'a data URI',
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
  ['a tool name of two words', MODERN, namedTool('"Get  weather!"', MODERN).text, '"name":"Get_weather"'],
];

describe('repairs', () => {
  it.each(fixed)('fix %s', (_says, revision, text, then) => {
    const [first] = checkOne(text, { revision }).diagnostics;
    const fixed = applyEdits(text, first?.fix?.edits ?? []);
    expect(fixed).toContain(then);
    expect(found(fixed, revision).filter((line) => !line.startsWith('info'))).toEqual([]);
  });
});
