import { has } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { brought, FIRST, inner, LEGACY } from './example-messages.ts';

/** Contents are text or bytes. */
export const textAndBlob = defineShapeRule({
  id: 'content/text-and-blob',
  requirements: ['content/text-and-blob'],
  class: 'spec',
  types: ['TextResourceContents', 'BlobResourceContents'],
  title: 'Contents are `text` or `blob`, not both',
  why: 'Some clients read the one and some the other, and the two may differ.',
  how: 'Keep `text` for what is text, `blob` for everything else.',
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
      what: `In ${inner(place)}, one item has \`text\` and \`blob\`. A reader cannot tell which of them is meant.`,
      fix: { says: 'Keep the text.', safety: 'unsafe', steps: [{ do: 'remove', path: ['blob'] }] },
    });
  },
});
