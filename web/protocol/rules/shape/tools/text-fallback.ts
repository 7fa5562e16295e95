import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { decoded, keepsDigits } from '../../../json/encoded.ts';
import { isEqual } from '../../../schema/instance/equal.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN } from './example-messages.ts';

/** Steps that a comparison may take: more than a text that is looked at has values. */
const STEPS = 200_000;

/** The first text that may be meant for the structured value and is not; null where one is, or nothing can be said. */
function otherText(structured: JsonValue | undefined, content: readonly JsonValue[]): string | null {
  if (!isObject(structured)) return null;
  let first: string | null = null;
  for (const block of content) {
    const text = isObject(block) ? get(block, 'text') : undefined;
    if (typeof text !== 'string') continue;
    const value = decoded(text);
    let left = STEPS;
    // JSON that is too long to look at, or loses digits, may be the same.
    if (value ? isEqual(value, structured, (steps) => (left -= steps) > 0) !== false : text.trimStart().startsWith('{'))
      return null;
    first ??= text;
  }
  return first;
}

function mayLackText({ content, structuredContent }: JsonObject): boolean {
  if (structuredContent === undefined || !Array.isArray(content)) return false;
  if (otherText(structuredContent, content) !== null) return true;
  return !content.some((block) => isObject(block) && get(block, 'type') === 'text');
}

/** Structured results repeat themselves as text, for clients that only read text. */
export const textFallback = defineShapeRule({
  id: 'structured-content/text-fallback',
  requirements: ['structured-content/text-fallback'],
  class: 'spec',
  types: ['CallToolResult'],
  title: 'Structured content stands in a text as well',
  why: 'Clients that do not know `structuredContent` show an empty result.',
  how: 'Add a block of type `text` with the same value as JSON text.',
  examples: {
    good: [
      brought('"content":[{"type":"text","text":"{\\"celsius\\":21}"}],"structuredContent":{"celsius":21}'),
      brought('"content":[{"type":"text","text":"21 degrees"}],"structuredContent":21', MODERN),
    ],
    bad: [
      brought('⟦"content"⟧:[],"structuredContent":{"celsius":21}', LEGACY),
      brought('⟦"content"⟧:[{"type":"text","text":"21 degrees"}],"structuredContent":{"celsius":21}', LEGACY),
      brought(
        '⟦"content"⟧:[{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}],"structuredContent":[21]',
        MODERN,
      ),
    ],
  },
  cues: [{ value: mayLackText }],
  judge(place) {
    const { value } = place;
    const structured = get(value, 'structuredContent');
    const content = get(value, 'content');
    if (structured === undefined || !Array.isArray(content) || place.wrong(['structuredContent'])) return;
    const texts = content.some((block) => !isObject(block) || !has(block, 'type') || get(block, 'type') === 'text');
    const other = texts ? otherText(structured, content) : null;
    if (texts && other === null) return;
    const block = { type: 'text', text: JSON.stringify(structured) };
    place.report({
      requirement: 'structured-content/text-fallback',
      path: ['content'],
      mark: 'missing',
      ...(other === null ? {} : { mild: true }),
      what:
        other === null
          ? `In ${inner(place)}, the result has \`structuredContent\`, and no block of type \`text\` that says the same.`
          : `In ${inner(place)}, the text ${code(other, 40)} is not the value of \`structuredContent\` as JSON; clients that only read text do not get it.`,
      ...(keepsDigits(structured) && keepsDigits(content)
        ? {
            fix: {
              says: 'Add a text with the same value as JSON.',
              safety: 'safe',
              steps: [{ do: 'replace', path: ['content'], value: [...content, block] }],
            },
          }
        : {}),
    });
  },
});
