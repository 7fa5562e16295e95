import { get, has, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner } from './forms.ts';
import { FIRST, LEGACY, MODERN, notified } from './example-texts.ts';

/** The content of a form response, and when it is allowed. */
export const content = defineShapeRule({
  id: 'elicitation/content',
  requirements: ['elicitation/content-without-accept', 'elicitation/content-decimal'],
  class: 'spec',
  types: ['ElicitResult'],
  title: '`content` without the action `accept`',
  why: 'A server could take it for data that the user submitted.',
  how: 'Omit `content` unless the user submitted the form.',
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
        what: `The response in ${inner(place)} has the action ${code(action)} and also \`content\`.`,
        fix: { says: 'Remove `content`.', safety: 'safe', steps: [{ do: 'remove', path: ['content'] }] },
      });
      return;
    }
    for (const [name, one] of Object.entries(objectAt(value, 'content'))) {
      if (typeof one !== 'number' || Number.isInteger(one)) continue;
      place.report({
        requirement: 'elicitation/content-decimal',
        path: ['content', name],
        title: 'Some receivers reject fractional numbers',
        why: 'The TypeScript source allows any number, but receivers that validate with the published JSON Schema accept only integers.',
        what: `The value of ${named(name)} in ${inner(place)} is the fraction ${code(one)}; it is valid, but some receivers reject it.`,
      });
    }
  },
});
