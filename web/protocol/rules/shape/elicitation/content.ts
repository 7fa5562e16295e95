import { get, has, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner } from './forms.ts';
import { FIRST, LEGACY, MODERN, notified } from './example-texts.ts';

/** What comes back from a form, and when. */
export const content = defineShapeRule({
  id: 'elicitation/content',
  requirements: ['elicitation/content-without-accept', 'elicitation/content-decimal'],
  class: 'spec',
  types: ['ElicitResult'],
  title: '`content` comes with `accept`',
  why: 'A server could take it for something the person sent off.',
  how: 'Leave `content` out unless the person sent the form off.',
  examples: {
    good: [
      notified('"action":"accept","content":{"name":"Ana","guests":2}', FIRST),
      notified('"action":"decline"', MODERN),
      notified('"action":"cancel"'),
    ],
    bad: [
      notified('"action":"decline",⟦"content":{"name":"Ana"}⟧', FIRST),
      notified('"action":"cancel",⟦"content":{}⟧', MODERN),
      notified('"action":"accept","content":{"height":⟦1.5⟧}', LEGACY),
    ],
  },
  judge(place) {
    const { value } = place;
    const action = get(value, 'action');
    if ((action === 'decline' || action === 'cancel') && has(value, 'content') && !place.wrong(['content'])) {
      place.report({
        requirement: 'elicitation/content-without-accept',
        path: ['content'],
        mark: 'member',
        what: `The answer in ${inner(place)} says ${code(action)} and has \`content\` all the same.`,
        fix: { says: 'Leave `content` out.', safety: 'safe', steps: [{ do: 'remove', path: ['content'] }] },
      });
      return;
    }
    for (const [name, one] of Object.entries(objectAt(value, 'content'))) {
      if (typeof one !== 'number' || Number.isInteger(one)) continue;
      place.report({
        requirement: 'elicitation/content-decimal',
        path: ['content', name],
        title: 'Fractions are refused by some',
        why: 'The TypeScript source allows any number, the published JSON schema whole ones only: who checks with it refuses this answer.',
        what: `The answer to ${named(name)} in ${inner(place)} is the fraction ${code(one)}; it is right, though not everywhere accepted.`,
      });
    }
  },
});
