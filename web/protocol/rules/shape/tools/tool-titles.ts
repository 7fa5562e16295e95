import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, LEGACY, MODERN, PLAIN, tool, toolText } from './example-messages.ts';

const titled = (title: string, inside: string, revision = LEGACY) =>
  tool(
    `"title":${title},"inputSchema":{"type":"object","additionalProperties":false},"annotations":{"title":${inside}}`,
    revision,
  );

/** The title of a tool goes before the one among its annotations. */
export const toolTitles = defineShapeRule({
  id: 'tools/title-conflict',
  requirements: ['tools/title-conflict'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'annotations', when: (hints) => isObject(hints) && has(hints, 'title') }],
  title: 'A tool has one title',
  why: 'New clients show `title`, older ones `annotations.title`: people see two names for one tool.',
  how: 'Write the same title in both places, or leave the one in `annotations` out.',
  examples: {
    good: [titled('"Report"', '"Report"'), titled('"Report"', '"Report"', MODERN)],
    bad: [titled('"Report"', '⟦"Weekly report"⟧', PLAIN), titled('"Weekly report"', '⟦"report"⟧', MODERN)],
  },
  judge(place) {
    const title = get(place.value, 'title');
    const other = get(objectAt(place.value, 'annotations'), 'title');
    if (typeof title !== 'string' || typeof other !== 'string' || title === other) return;
    const path = ['annotations', 'title'];
    place.report({
      requirement: 'tools/title-conflict',
      path,
      what: `In ${inner(place)}, ${toolText(place)} has the title ${code(title)} and among its annotations ${code(other)}; the first one goes before.`,
      fix: {
        says: `Use ${code(title)} in both places.`,
        safety: 'safe',
        steps: [{ do: 'replace', path, value: title }],
      },
    });
  },
});
