import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, LEGACY, MODERN, PLAIN, tool, toolText } from './example-messages.ts';

const titled = (title: string, inside: string, revision = LEGACY) =>
  tool(
    `"title":${title},"inputSchema":{"type":"object","additionalProperties":false},"annotations":{"title":${inside}}`,
    revision,
  );

/** The title of a tool has precedence over the title in its annotations. */
export const toolTitles = defineShapeRule({
  id: 'tools/title-conflict',
  requirements: ['tools/title-conflict'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'annotations', when: (hints) => isObject(hints) && has(hints, 'title') }],
  title: 'The tool has two different titles',
  why: 'New clients show `title` and older ones `annotations.title`, so users see two names for one tool.',
  how: 'Use the same title in both places, or remove the one in `annotations`.',
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
      what: `In ${inner(place)}, ${toolText(place)} has the title ${code(title)} but ${code(other)} in its annotations; the first one has precedence.`,
      fix: {
        says: `Use ${code(title)} in both places.`,
        safety: 'safe',
        steps: [{ do: 'replace', path, value: title }],
      },
    });
  },
});
