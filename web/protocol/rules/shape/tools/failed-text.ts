import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN } from './example-messages.ts';

/** Beginnings of texts that report a failure. */
const FAILED =
  /^\W{0,4}(?:(?:fatal |internal |unexpected |unknown |tool )?error\b\s*(?:[:!(\u2013\u2014-]|(?:calling|executing|running|while|in|from)\b)|\w{0,40}(?:Error|Exception)\s*[:(]|failed (?:to\b|:)|traceback \(most recent)|^\s{0,8}\{\s{0,40}"error"\s{0,4}:\s{0,4}(?:\{\s{0,40}"|"\S)/iu;
/** Maximum number of characters checked. */
const MAX_EXAMINED = 120;

/** The text of a result without a failure flag; null when `isError` is set, or there are other blocks. */
function onlyText(content: JsonValue | undefined): string | null {
  const [block] = Array.isArray(content) && content.length === 1 ? content : [];
  const text = isObject(block) && get(block, 'type') === 'text' ? get(block, 'text') : undefined;
  return typeof text === 'string' ? text.slice(0, MAX_EXAMINED) : null;
}

/** A failed tool result has `isError`; its text alone is not enough. */
export const failedText = defineShapeRule({
  id: 'tools/failed-text',
  requirements: ['tools/is-error-boolean'],
  class: 'spec',
  types: ['CallToolResult'],
  title: 'A failed tool result {must} have `"isError": true`',
  note: 'The result looks like an error but has no `isError`',
  why: 'Without `isError` the result counts as a success, so programs treat the error message as the tool’s output.',
  how: 'Put `"isError": true` beside the `content` that explains the failure.',
  examples: {
    good: [
      brought('"content":[{"type":"text","text":"Error: no such file"}],"isError":true'),
      brought('"content":[{"type":"text","text":"Errors are rare here."}]', MODERN),
    ],
    bad: [
      brought('"content":[{"type":"text","text":⟦"Error: no such file"⟧}]', LEGACY),
      brought('"content":[{"type":"text","text":⟦"Failed to connect"⟧}]', MODERN),
      brought(String.raw`"content":[{"type":"text","text":⟦"{\"error\": {\"message\": \"No such file\"}}"⟧}]`, MODERN),
    ],
  },
  cues: [
    {
      value: ({ content, isError, structuredContent }) =>
        isError === undefined && structuredContent === undefined && FAILED.test(onlyText(content) ?? ''),
    },
  ],
  judge(place) {
    const { value } = place;
    const text = onlyText(get(value, 'content'));
    if (has(value, 'isError') || has(value, 'structuredContent') || text === null || !FAILED.test(text)) return;
    place.report({
      requirement: 'tools/is-error-boolean',
      path: ['content', 0, 'text'],
      mild: true,
      what: `The result in ${inner(place)} has the text ${code(text, 60)} but no \`isError\`, so it counts as a success.`,
      fix: {
        says: 'Add `"isError": true`.',
        safety: 'unsafe',
        steps: [{ do: 'insert', path: [], key: 'isError', value: true, after: 'last' }],
      },
    });
  },
});
