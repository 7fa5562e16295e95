import { get, has, isObject } from '../../define.ts';
import { keepsDigits } from '../../words.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN } from './say.ts';

/** Structured results repeat themselves as text, for clients that only read text. */
export const textFallback = defineShapeRule({
  id: 'structured-content/text-fallback',
  requirements: ['structured-content/text-fallback'],
  class: 'spec',
  types: ['CallToolResult'],
  having: 'structuredContent',
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
      brought(
        '⟦"content"⟧:[{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}],"structuredContent":[21]',
        MODERN,
      ),
    ],
  },
  quiet({ content }) {
    return !Array.isArray(content) || content.some((block) => isObject(block) && get(block, 'type') === 'text');
  },
  judge(place) {
    const { value } = place;
    const structured = get(value, 'structuredContent');
    const content = get(value, 'content');
    if (structured === undefined || !Array.isArray(content) || place.wrong(['structuredContent'])) return;
    const texts = content.some((block) => !isObject(block) || !has(block, 'type') || get(block, 'type') === 'text');
    if (texts) return;
    const block = { type: 'text', text: JSON.stringify(structured) };
    place.report({
      requirement: 'structured-content/text-fallback',
      path: ['content'],
      mark: 'missing',
      what: `In ${inner(place)}, the result has \`structuredContent\`, and no block of type \`text\` that says the same.`,
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
