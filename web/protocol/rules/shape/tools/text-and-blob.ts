import { has } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { brought, FIRST, inner, LEGACY } from './example-messages.ts';

/** Resource contents are either text or binary. */
export const textAndBlob = defineShapeRule({
  id: 'content/text-and-blob',
  requirements: ['content/text-and-blob'],
  class: 'spec',
  types: ['TextResourceContents', 'BlobResourceContents'],
  title: 'Contents have both `text` and `blob`',
  why: 'Some clients read one member and some the other, and the values may differ.',
  how: 'Use `text` for text and `blob` for binary data.',
  examples: {
    good: [brought('"contents":[{"uri":"file:///a.bin","blob":"YQ=="},{"uri":"file:///a.txt","text":"a"}]')],
    bad: [
      brought('"contents":[{"uri":"file:///a.md","text":"# A",⟦"blob":"IyBB"⟧}]', LEGACY),
      brought('"content":[{"type":"resource","resource":{"uri":"file:///a.md",⟦"blob":"IyBB"⟧,"text":"# A"}}]', FIRST),
    ],
  },
  judge(place) {
    if (!has(place.value, 'text') || !has(place.value, 'blob')) return;
    place.report({
      requirement: 'content/text-and-blob',
      path: ['blob'],
      mark: 'member',
      what: `In ${inner(place)}, one item has \`text\` and \`blob\`. A client cannot know which one is meant.`,
      fix: { says: 'Keep `text`.', safety: 'unsafe', steps: [{ do: 'remove', path: ['blob'] }] },
    });
  },
});
