import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { decoded, keepsDigits } from '../../../json/encoded.ts';
import { isEqual } from '../../../schema/instance/equal.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN } from './example-messages.ts';

/** Maximum number of comparison steps: more than the values that a parsed text can contain. */
const STEPS = 200_000;

/**
 * The first text that may be meant as the structured value but differs; null when a text matches, or the comparison is
 * inconclusive.
 */
function otherText(structured: JsonValue | undefined, content: readonly JsonValue[]): string | null {
  if (!isObject(structured)) return null;
  let first: string | null = null;
  for (const block of content) {
    const text = isObject(block) ? get(block, 'text') : undefined;
    if (typeof text !== 'string') continue;
    const value = decoded(text);
    let left = STEPS;
    // JSON that is too long to compare or that loses digits may be equal.
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

/** Structured results are repeated as text for clients that read only text. */
export const textFallback = defineShapeRule({
  id: 'structured-content/text-fallback',
  requirements: ['structured-content/text-fallback'],
  class: 'spec',
  types: ['CallToolResult'],
  title: '`structuredContent` {must} also be returned as text',
  note: 'The text differs from `structuredContent`',
  why: 'Clients that do not support `structuredContent` show an empty result.',
  how: 'Add a block of type `text` with the same value, serialized as JSON.',
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
          ? `In ${inner(place)}, the result has \`structuredContent\` but no block of type \`text\` with the same value.`
          : `In ${inner(place)}, the text ${code(other, 40)} is not the JSON of \`structuredContent\`, so clients that read only text do not receive the value.`,
      ...(keepsDigits(structured) && keepsDigits(content)
        ? {
            fix: {
              says: 'Add a text block with the same value as JSON.',
              safety: 'safe',
              steps: [{ do: 'replace', path: ['content'], value: [...content, block] }],
            },
          }
        : {}),
    });
  },
});
