/** Examples for requirements of this area that the types enforce, by requirement id. */
import type { RevisionId } from '../../../types.ts';
import { META, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { brought, FIRST, LEGACY, MODERN, PLAIN, prompted, toolList } from './example-messages.ts';

const SECOND: RevisionId = '2025-03-26';
const SCHEMA = '"inputSchema":{"type":"object","properties":{"day":{"type":"string"}}}';
const TEXT = '{"type":"text","text":"Three reports"}';

/** Two lists with one tool each; `good` and `bad` are its content. */
function tool(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return { revision, good: toolList(`{${good}}`, revision), bad: toolList(`{${bad}}`, revision) };
}

/** The same, with members after the name and input schema. */
function more(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  const base = `"name":"report",${SCHEMA}`;
  return tool(good === '' ? base : `${base},${good}`, `${base},${bad}`, revision);
}

/** The same, with only the input schema. */
function input(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return tool(`"name":"report","inputSchema":${good}`, `"name":"report","inputSchema":${bad}`, revision);
}

/** Two tool results. */
function result(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return { revision, good: brought(good, revision).text, bad: brought(bad, revision).text };
}

/** Two tool results with one block each. */
function block(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return result(`"content":[${good}]`, `"content":[${bad}]`, revision);
}

/** Two prompts with one block each. */
function inPrompt(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return { revision, good: prompted(good, revision).text, bad: prompted(bad, revision).text };
}

/** Two tool calls; `good` and `bad` are the content of the parameters. */
function call(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  const text = (inside: string) => {
    const params = revision === MODERN ? `${inside},${META}` : inside;
    return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${params}}}`;
  };
  return { revision, good: text(good), bad: text(bad), from: 'client' };
}

const listed = (inside: string) => response(`"resultType":"complete",${inside},"cacheScope":"private",${SERVER_META}`);
const requested = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const called = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"report"}}';

/** At least one for each requirement that the types report. */
export const toolsExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'caching/hints-required-tools-list': [
    {
      revision: MODERN,
      good: listed('"tools":[],"ttlMs":0'),
      bad: `{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"resultType":"complete","tools":[],"cacheScope":"private",${SERVER_META}}}`,
    },
  ],
  'content/audio-fields-required': [
    block('{"type":"audio","data":"UklGRg==","mimeType":"audio/wav"}', '⟦{"type":"audio","data":"UklGRg=="}⟧', SECOND),
    inPrompt(
      '{"type":"audio","data":"UklGRg==","mimeType":"audio/wav"}',
      '{"type":"audio","data":⟦[82,73,70,70]⟧,"mimeType":"audio/wav"}',
      MODERN,
    ),
  ],
  'content/audio-version': [block(TEXT, '{"type":⟦"audio"⟧,"data":"UklGRg==","mimeType":"audio/wav"}', FIRST)],
  'content/blob-base64': [
    block(
      '{"type":"resource","resource":{"uri":"file:///a.bin","blob":"UEsDBA=="}}',
      '{"type":"resource","resource":{"uri":"file:///a.bin","blob":⟦"UEsDBA"⟧}}',
    ),
    result(
      '"contents":[{"uri":"file:///a.bin","blob":"+/8="}]',
      '"contents":[{"uri":"file:///a.bin","blob":⟦"-_8="⟧}]',
      FIRST,
    ),
  ],
  'content/embedded-shape': [
    block(
      '{"type":"resource","resource":{"uri":"file:///a.txt","text":"a"}}',
      '⟦{"type":"resource","uri":"file:///a.txt","text":"a"}⟧',
    ),
    block(
      '{"type":"resource","resource":{"uri":"file:///a.txt","text":"a"}}',
      '{"type":"resource","resource":⟦"file:///a.txt"⟧}',
      FIRST,
    ),
  ],
  'content/embedded-text-or-blob': [
    block(
      '{"type":"resource","resource":{"uri":"file:///a.txt","text":"a"}}',
      '{"type":"resource",⟦"resource"⟧:{"uri":"file:///a.txt","mimeType":"text/plain"}}',
    ),
  ],
  'content/image-data-required': [
    block(
      '{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}',
      '⟦{"type":"image","url":"https://example.com/a.png","mimeType":"image/png"}⟧',
    ),
  ],
  'content/image-mime-required': [
    block(
      '{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}',
      '⟦{"type":"image","data":"iVBORw0KGgo="}⟧',
      FIRST,
    ),
    block(
      '{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}',
      '⟦{"type":"image","data":"iVBORw0KGgo=","mime_type":"image/png"}⟧',
      MODERN,
    ),
  ],
  'content/resource-link-name': [
    block(
      '{"type":"resource_link","uri":"file:///a.txt","name":"a.txt"}',
      '⟦{"type":"resource_link","uri":"file:///a.txt","title":"A"}⟧',
    ),
  ],
  'content/resource-link-uri': [
    block(
      '{"type":"resource_link","uri":"file:///a.txt","name":"a.txt"}',
      '⟦{"type":"resource_link","href":"file:///a.txt","name":"a.txt"}⟧',
      MODERN,
    ),
  ],
  'content/resource-link-version': [
    block(TEXT, '{"type":⟦"resource_link"⟧,"uri":"file:///a.txt","name":"a.txt"}', FIRST),
    block(TEXT, '{"type":⟦"resource_link"⟧,"uri":"file:///a.txt","name":"a.txt"}', SECOND),
  ],
  'content/text-required': [
    block(TEXT, '⟦{"type":"text","value":"Three reports"}⟧'),
    block(TEXT, '{"type":"text","text":⟦{"reports":3}⟧}', FIRST),
  ],
  'content/type-required': [
    block(TEXT, '⟦{"text":"Three reports"}⟧'),
    {
      revision: MODERN,
      good: prompted(TEXT, MODERN).text,
      bad: brought('"messages":[{"role":"user",⟦"content"⟧:{"text":"Hi"}}]', MODERN).text,
    },
  ],
  'content/unknown-type': [
    block(TEXT, '{"type":⟦"json"⟧,"json":{}}'),
    block(TEXT, '{"type":⟦"markdown"⟧,"text":"# Reports"}', FIRST),
    inPrompt(TEXT, '{"type":⟦"Text"⟧,"text":"Hi"}', MODERN),
  ],
  'input-schema/boolean-subschema': [
    input('{"type":"object","properties":{"day":{}}}', '{"type":"object","properties":{"day":⟦true⟧}}'),
    input('{"type":"object","properties":{"day":{}}}', '{"type":"object","properties":{"day":⟦"string"⟧}}', FIRST),
  ],
  'input-schema/encoded-string': [
    input('{"type":"object","properties":{"day":{}}}', '⟦"{\\"type\\":\\"object\\",\\"properties\\":{\\"day\\":{}}}"⟧'),
    input('{"type":"object","properties":{"day":{}}}', '⟦true⟧', MODERN),
  ],
  'input-schema/null': [input('{"type":"object","additionalProperties":false}', '⟦null⟧', MODERN)],
  'input-schema/required': [
    {
      revision: LEGACY,
      good: toolList(`{"name":"report",${SCHEMA}}`, LEGACY),
      bad: toolList('⟦{"name":"report"}⟧', LEGACY),
    },
    {
      revision: MODERN,
      good: toolList(`{"name":"report",${SCHEMA}}`, MODERN),
      bad: toolList('⟦{"name":"report","input_schema":{"type":"object","properties":{"day":{}}}}⟧', MODERN),
    },
  ],
  'input-schema/required-array': [
    input(
      '{"type":"object","properties":{"day":{}},"required":["day"]}',
      '{"type":"object","properties":{"day":{}},"required":⟦"day"⟧}',
    ),
    input(
      '{"type":"object","properties":{"day":{}},"required":["day"]}',
      '{"type":"object","properties":{"day":{}},"required":[⟦0⟧]}',
      FIRST,
    ),
  ],
  'input-schema/root-type-object': [
    tool(`"name":"report",${SCHEMA}`, '"name":"report",⟦"inputSchema"⟧:{"properties":{"day":{"type":"string"}}}'),
    input('{"type":"object","properties":{"day":{}}}', '{"type":⟦"array"⟧,"properties":{"day":{}}}', MODERN),
    input('{"type":"object","properties":{"day":{}}}', '{"type":⟦["object"]⟧,"properties":{"day":{}}}', FIRST),
  ],
  'json-schema/schema-uri-type': [
    input(
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"day":{}}}',
      '{"$schema":⟦["https://json-schema.org/draft/2020-12/schema"]⟧,"type":"object","properties":{"day":{}}}',
    ),
  ],
  'output-schema/object': [
    more('"outputSchema":{"type":"object"}', '"outputSchema":⟦true⟧'),
    more('', '"outputSchema":⟦null⟧', MODERN),
  ],
  'output-schema/root-type-object': [
    more('"outputSchema":{"type":"object"}', '"outputSchema":{"type":⟦"string"⟧}'),
    more('"outputSchema":{"type":"object"}', '⟦"outputSchema"⟧:{"properties":{"n":{}}}', PLAIN),
  ],
  'output-schema/version': [more('', '⟦"outputSchema"⟧:{"type":"object"}', SECOND)],
  'structured-content/object': [
    result(`"content":[${TEXT}],"structuredContent":{"reports":3}`, `"content":[${TEXT}],"structuredContent":⟦[3]⟧`),
    result(
      `"content":[${TEXT}],"structuredContent":{"reports":3}`,
      `"content":[${TEXT}],"structuredContent":⟦null⟧`,
      PLAIN,
    ),
  ],
  'structured-content/version': [
    result(`"content":[${TEXT}]`, `"content":[${TEXT}],⟦"structuredContent"⟧:{"reports":3}`, FIRST),
  ],
  'tools/annotation-hint-type': [
    more('"annotations":{"readOnlyHint":true}', '"annotations":{"readOnlyHint":⟦"true"⟧}'),
    more('"annotations":{"openWorldHint":false}', '"annotations":{"openWorldHint":⟦0⟧}', SECOND),
  ],
  'tools/annotations-version': [more('', '⟦"annotations"⟧:{"readOnlyHint":true}', FIRST)],
  'tools/call-arguments-null': [call('"name":"report"', '"name":"report","arguments":⟦null⟧', MODERN)],
  'tools/call-arguments-object': [
    call('"name":"report","arguments":{"day":"today"}', '"name":"report","arguments":⟦["today"]⟧'),
    call(
      '"name":"report","arguments":{"day":"today"}',
      '"name":"report","arguments":⟦"{\\"day\\":\\"today\\"}"⟧',
      FIRST,
    ),
  ],
  'tools/call-name-required': [
    call('"name":"report"', '"name":⟦7⟧'),
    {
      ...call('"name":"report"', ''),
      bad: '{"jsonrpc":"2.0","id":1,"method":"tools/call",⟦"params"⟧:{"tool":"report"}}',
    },
  ],
  'tools/content-not-array': [
    { ...result(`"content":[${TEXT}]`, '"content":⟦"Three reports"⟧'), request: called },
    { ...result(`"content":[${TEXT}]`, `"content":⟦${TEXT}⟧`, FIRST), request: called },
    { ...result(`"content":[${TEXT}]`, '"content":[⟦"Three reports"⟧]'), request: called },
  ],
  'tools/execution-task-support': [
    more('"execution":{"taskSupport":"optional"}', '"execution":{"taskSupport":⟦"yes"⟧}'),
  ],
  'tools/execution-version': [
    more('', '⟦"execution"⟧:{"taskSupport":"optional"}', MODERN),
    more('', '⟦"execution"⟧:{"taskSupport":"optional"}', FIRST),
  ],
  'tools/is-error-boolean': [
    { ...result(`"content":[${TEXT}],"isError":false`, `"content":[${TEXT}],"isError":⟦"false"⟧`), request: called },
  ],
  'tools/list-result-array': [
    {
      revision: LEGACY,
      request: requested,
      good: response('"tools":[]'),
      bad: '{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"items":[]}}',
    },
    { revision: FIRST, request: requested, good: response('"tools":[]'), bad: response('"tools":⟦{}⟧') },
  ],
  'tools/name-required': [tool(`"name":"report",${SCHEMA}`, `"name":⟦null⟧,${SCHEMA}`, FIRST)],
  'tools/optional-null': [
    more('', '"title":⟦null⟧'),
    more('', '"annotations":⟦null⟧', MODERN),
    more('', '"description":⟦null⟧', FIRST),
  ],
  'tools/result-content-required': [
    {
      revision: LEGACY,
      request: called,
      good: response(`"content":[${TEXT}]`),
      bad: '{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"output":"Three reports"}}',
    },
  ],
  'tools/title-version': [more('', '⟦"title"⟧:"Report"', SECOND)],
};
