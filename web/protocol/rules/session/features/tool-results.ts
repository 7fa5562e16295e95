import type { JsonValue } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { declaration, Once } from './shared.ts';
import { discovery, talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  content,
  LAST,
  MODERN,
  opened,
  respond,
  respondModern,
  THIRD,
  tool,
} from './example-texts.ts';

const CALL = requestText(1, 'tools/call', '"name":"echo"');
const CALL_MODERN = requestModern(1, 'tools/call', '"name":"echo"');
const FILE = '{"type":"resource","resource":{"uri":"file:///a","text":"x"}}';
const NULLABLE = '"outputSchema":{"type":["string","null"]}';

/** Correct and incorrect examples. */
const toolResultExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(CALL, respond(1, content('It failed', ',"isError":true'))) },
    { revision: LAST, text: talk(opened('{"tools":{},"resources":{}}'), CALL, respond(1, `"content":[${FILE}]`)) },
    {
      revision: LAST,
      text: talk(CALL, respond(1, `"content":[${FILE}]`)),
      says: 'The text does not show what was declared.',
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(2, 'tools/list'),
        respondModern(2, `"tools":[${tool('echo', `,${NULLABLE}`)}],"ttlMs":0,"cacheScope":"private"`),
        CALL_MODERN,
        respondModern(1, content('null', ',"structuredContent":null')),
      ),
      says: 'The `outputSchema` of the tool allows null.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(CALL, respond(1, '⟦"content"⟧:[],"isError":true')) },
    {
      revision: MODERN,
      text: talk(CALL_MODERN, respondModern(1, '⟦"content"⟧:[{"type":"text","text":" "}],"isError":true')),
    },
    {
      revision: THIRD,
      text: talk(opened('{"tools":{}}', '2025-06-18'), CALL, respond(1, `"content":[⟦${FILE}⟧]`)),
    },
    {
      revision: MODERN,
      text: talk(discovery('{"tools":{}}'), CALL_MODERN, respondModern(1, `"content":[⟦${FILE}⟧]`)),
    },
    { revision: MODERN, text: talk(CALL_MODERN, respondModern(1, content('none', ',"structuredContent":⟦null⟧'))) },
  ],
};

/** The contents and omissions of tool results, compared with the call and the capabilities of the server. */
export const toolResults = defineSessionRule({
  id: 'tools/results',
  requirements: [
    'tools/error-without-content',
    'tools/embedded-resource-capability',
    'structured-content/null-is-present',
  ],
  class: 'spec',
  title: 'A tool error {must} explain the failure in `content`',
  note: 'The `content` of a tool error does not explain the failure',
  why: 'Without an explanation, the model knows that the call failed, but not how to correct it.',
  how: 'Explain in a text block what failed and how to correct it.',
  examples: toolResultExamples,
  begin(session, report) {
    const once = new Once();
    return {
      'response tools/call': (step) => {
        const { call, result } = step;
        if (!call || step.again || step.altered) return;
        const blocks = get(result, 'content');
        const structured = get(result, 'structuredContent');
        if (Array.isArray(blocks)) {
          if (get(result, 'isError') === true && !isObject(structured) && blocks.every(isMute)) {
            const { ref, name } = step;
            once.note(`mute ${call.named}`, () => ({
              requirement: 'tools/error-without-content',
              at: ref,
              path: ['result', 'content'],
              mark: 'key',
              what: `${name} reports that the call in ${session.describe(call.ref)} failed, and ${blocks.length === 0 ? '`content` is empty' : 'its `content` has only blank text'}.`,
              ties: [{ at: call.ref }],
            }));
          }
          const at = blocks.findIndex(isResource);
          const place =
            at < 0 || session.declared('server', 'resources') !== false ? null : declaration(session, 'server');
          if (place) {
            const { ref, name } = step;
            once.note('resource', () => ({
              requirement: 'tools/embedded-resource-capability',
              at: ref,
              path: ['result', 'content', at],
              title: 'A server that embeds resources {must} declare `resources`',
              why: 'Clients may want to read the URI again, and cannot.',
              what: `${name} embeds a resource, but ${place.says} do not include \`resources\`.`,
              ties: [place.tie, { at: call.ref }],
            }));
          }
        }
        if (structured !== null || !session.deep.ledger.has('structured-content/null-is-present')) return;
        if (call.named !== null && isObject(get(session.tool(call.named) ?? {}, 'outputSchema'))) return;
        const { ref } = step;
        once.note('null', () => ({
          requirement: 'structured-content/null-is-present',
          at: ref,
          path: ['result', 'structuredContent'],
          title: 'In this revision, `null` is a structured result',
          why: 'Clients treat it as the structured result of the tool, which a result without structured content omits.',
          what: `In ${session.describe(ref)}, \`structuredContent\` is ${code(null)}, so the response to the call in ${session.describe(call.ref)} has a structured result.`,
          ties: [{ at: call.ref }],
          fix: {
            says: 'Remove it.',
            safety: 'unsafe',
            steps: [{ do: 'remove', path: ['result', 'structuredContent'] }],
          },
        }));
      },
      end: () => once.reportTo(report),
    };
  },
});

/** True for a blank text block. */
function isMute(block: JsonValue): boolean {
  if (!isObject(block) || get(block, 'type') !== 'text') return false;
  const text = get(block, 'text');
  return typeof text === 'string' && text.trim() === '';
}

function isResource(block: JsonValue): boolean {
  return isObject(block) && get(block, 'type') === 'resource';
}
