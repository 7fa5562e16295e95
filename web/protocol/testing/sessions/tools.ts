/** Pairs of conversations about tools and prompts, one valid and one wrong. */
import { SERVED, talk } from '../conversation.ts';

import {
  requestText,
  requestModern,
  content,
  HINTS,
  opened,
  refuse,
  respond,
  respondModern,
  tools,
} from '../../rules/session/features/example-texts.ts';
import { changed, LAST, NEW, NO, SECOND, THIRD, type Pair } from './pieces.ts';

const CITY =
  '"tools":[{"name":"rain","inputSchema":{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"}},"required":["city"]}}]';
const KNOWN = talk(opened('{"tools":{}}'), requestText(1, 'tools/list'), respond(1, CITY));
const rain = (given: string): string => requestText(2, 'tools/call', `"name":"rain","arguments":${given}`);
const ODD = ['tools/call-arguments-mismatch', 'errors/application-code'];
const CALL = requestText(1, 'tools/call', '"name":"a"');

/** Tools. */
export const toolPairs: readonly Pair[] = [
  [
    'tools/call-unlisted',
    LAST,
    talk(KNOWN, rain('{"city":"x"}')),
    talk(KNOWN, requestText(2, 'tools/call', '"name":"Rain2"'), refuse(2, -32602, 'Unknown')),
    5,
  ],
  [
    'tools/call-unlisted',
    LAST,
    talk(KNOWN, changed('tools'), requestText(2, 'tools/call', '"name":"snow"'), refuse(2, -32602, 'Unknown')),
    talk(KNOWN, requestText(2, 'tools/call', '"name":"snow"')),
    5,
    ['capabilities/tools-list-changed'],
  ],
  [
    'tools/unknown-tool-code',
    LAST,
    talk(KNOWN, rain('{"city":"x"}'), refuse(2, -32601, 'Not now')),
    talk(KNOWN, requestText(2, 'tools/call', '"name":"snow"'), refuse(2, -32601, NO)),
    6,
  ],
  [
    'tools/unknown-tool-as-result',
    THIRD,
    talk(requestText(2, 'tools/call', '"name":"snow"'), respond(2, content('Error: no snow today', ',"isError":true'))),
    talk(
      requestText(2, 'tools/call', '"name":"snow"'),
      respond(2, content('MCP error -32602: Tool snow not found', ',"isError":true')),
    ),
    1,
  ],
  [
    'tool-names/case-sensitive',
    NEW,
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${tools('echo', 'Echo')},${HINTS}`),
      requestModern(2, 'tools/call', '"name":"Echo"'),
      respondModern(2, content('x')),
    ),
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${tools('getUser')},${HINTS}`),
      requestModern(2, 'tools/call', '"name":"getuser"'),
      respondModern(2, content('x')),
    ),
    3,
  ],
  [
    'tools/invalid-arguments-accepted',
    LAST,
    talk(KNOWN, rain('{"city":"x","days":2}'), respond(2, content('ok'))),
    talk(KNOWN, rain('{"city":7}'), respond(2, content('ok', ',"isError":false'))),
    6,
    ODD,
  ],
  [
    'tools/invalid-arguments-accepted',
    NEW,
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${CITY},${HINTS}`),
      requestModern(2, 'tools/call', '"name":"rain"'),
      respond(2, `"resultType":"input_required","requestState":"s",${SERVED}`),
    ),
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${CITY},${HINTS}`),
      requestModern(2, 'tools/call', '"name":"rain"'),
      respondModern(2, content('ok')),
    ),
    3,
    ODD,
  ],
  [
    'tools/invalid-arguments-protocol-error',
    LAST,
    talk(KNOWN, rain('{"city":7}'), respond(2, content('`city` is a text', ',"isError":true'))),
    talk(KNOWN, rain('{}'), refuse(2, -32602, 'city is missing')),
    6,
    ODD,
  ],
  [
    'tools/failure-as-protocol-error',
    SECOND,
    talk(KNOWN.replaceAll(LAST, SECOND), rain('{"city":"x"}'), refuse(2, -32603, 'Oops')),
    talk(KNOWN.replaceAll(LAST, SECOND), rain('{"city":"x"}'), refuse(2, 1234, 'No rain')),
    6,
    ODD,
  ],
  [
    'tools/error-without-content',
    LAST,
    talk(CALL, respond(1, '"content":[],"isError":true,"structuredContent":{"error":"x"}')),
    talk(CALL, respond(1, '"content":[{"type":"text","text":""}],"isError":true')),
    1,
    ['structured-content/text-fallback'],
  ],
  [
    'tools/embedded-resource-capability',
    LAST,
    talk(
      opened('{"tools":{},"resources":{}}'),
      CALL,
      respond(1, '"content":[{"type":"resource","resource":{"uri":"a:b","text":""}}]'),
    ),
    talk(
      opened('{"tools":{}}'),
      CALL,
      respond(1, '"content":[{"type":"text","text":"x"},{"type":"resource","resource":{"uri":"a:b","text":""}}]'),
    ),
    4,
  ],
  [
    'structured-content/null-is-present',
    NEW,
    talk(requestModern(1, 'tools/call', '"name":"a"'), respondModern(1, content('x'))),
    talk(requestModern(1, 'tools/call', '"name":"a"'), respondModern(1, `"content":[],"structuredContent":null`)),
    1,
    ['structured-content/text-fallback'],
  ],
  [
    'tools/list-order-unstable',
    NEW,
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${tools('a', 'b')},${HINTS}`),
      requestModern(2, 'tools/list'),
      respondModern(2, `${tools('b', 'a', 'c')},${HINTS}`),
    ),
    talk(
      requestModern(1, 'tools/list'),
      respondModern(1, `${tools('a')},"nextCursor":"p",${HINTS}`),
      requestModern(2, 'tools/list', '"cursor":"p"'),
      respondModern(2, `${tools('b')},${HINTS}`),
      requestModern(3, 'tools/list'),
      respondModern(3, `${tools('b', 'a')},${HINTS}`),
    ),
    5,
  ],
];

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"code","required":true},{"name":"style"}]}]';
const PROMPTS = talk(opened('{"prompts":{},"completions":{}}'), requestText(1, 'prompts/list'), respond(1, REVIEW));
const get = (more: string): string => requestText(2, 'prompts/get', more);
const MESSAGES = '"messages":[{"role":"user","content":{"type":"text","text":"ok"}}]';
const complete = (id: number, prompt: string, argument: string): string =>
  requestText(
    id,
    'completion/complete',
    `"ref":{"type":"ref/prompt","name":"${prompt}"},"argument":{"name":"${argument}","value":""}`,
  );

/** Prompts and completion. */
export const promptPairs: readonly Pair[] = [
  [
    'prompts/get-unlisted',
    LAST,
    talk(PROMPTS, get('"name":"review","arguments":{"code":"x"}')),
    talk(PROMPTS, get('"name":"Review"'), refuse(2, -32602, 'Unknown')),
    5,
  ],
  [
    'prompts/unknown-prompt-code',
    NEW,
    talk(requestModern(1, 'prompts/get', '"name":"a"'), refuse(1, -32602, 'Unknown prompt: a')),
    talk(requestModern(1, 'prompts/get', '"name":"a"'), refuse(1, -32601, 'Prompt a not found')),
    1,
  ],
  [
    'prompts/missing-argument-sent',
    LAST,
    talk(PROMPTS, get('"name":"review","arguments":{"code":""}')),
    talk(PROMPTS, get('"name":"review","arguments":{"style":"x"}')),
    5,
  ],
  [
    'prompts/missing-argument-code',
    LAST,
    talk(PROMPTS, get('"name":"review","arguments":{"code":"x"}'), refuse(2, -32603, 'Broken')),
    talk(PROMPTS, get('"name":"review","arguments":{}'), refuse(2, -32600, 'Broken')),
    6,
  ],
  [
    'prompts/missing-argument-accepted',
    LAST,
    talk(PROMPTS, get('"name":"review","arguments":{"code":"x"}'), respond(2, MESSAGES)),
    talk(PROMPTS, get('"name":"review"'), respond(2, MESSAGES)),
    6,
  ],
  [
    'completion/unknown-argument',
    LAST,
    talk(PROMPTS, complete(2, 'review', 'style')),
    talk(PROMPTS, complete(2, 'review', 'colour')),
    5,
  ],
  [
    'completion/context-missing',
    LAST,
    talk(PROMPTS, complete(2, 'review', 'code'), complete(3, 'review', 'code')),
    talk(PROMPTS, complete(2, 'review', 'code'), complete(3, 'review', 'style')),
    6,
  ],
  [
    'completion/unknown-prompt-code',
    LAST,
    talk(PROMPTS, complete(2, 'nope', 'x'), refuse(2, -32602, 'No')),
    talk(PROMPTS, complete(2, 'nope', 'x'), refuse(2, -32603, 'No')),
    6,
  ],
  [
    'completion/missing-argument-code',
    THIRD,
    talk(complete(2, 'review', 'code'), refuse(2, -32603, 'Broken')),
    talk(
      requestText(2, 'completion/complete', '"ref":{"type":"ref/prompt","name":"x"},"argument":{"name":"y"}'),
      refuse(2, -32603, 'value is missing'),
    ),
    1,
    ['completion/argument-value-string'],
  ],
];
