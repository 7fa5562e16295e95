import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { PLAIN, templateList } from './example-texts.ts';
import { placed } from './where.ts';

/** Variables as routers of web servers write them: `/:id`. */
const ROUTE = /\/:([A-Za-z_][A-Za-z0-9_]*)/gu;

function fixOf(template: string): FixPlan | undefined {
  const value = template.replaceAll(ROUTE, '/{$1}');
  if (value === template) return undefined;
  return {
    says: `Write ${code(value)}.`,
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['uriTemplate'], value }],
  };
}

/** A template has something to fill in. https://www.rfc-editor.org/rfc/rfc6570 */
export const templateVariables = defineShapeRule({
  id: 'resource-templates/no-variable',
  requirements: ['resource-templates/no-variable'],
  class: 'spec',
  types: ['ResourceTemplate'],
  title: 'A template has at least one variable',
  why: 'There is nothing to fill in and nothing to complete, so it stands for one resource only, which a client looks for in `resources/list`.',
  how: 'Write variables in braces, as in `file:///{path}`, or list the address as a resource.',
  examples: {
    good: [example(PLAIN, templateList('"uriTemplate":"note://{year}/{month}{?tag}","name":"notes"'))],
    bad: [
      example(PLAIN, templateList('"uriTemplate":⟦"note://all"⟧,"name":"notes"')),
      example(PLAIN, templateList('"uriTemplate":⟦"note://users/:user/notes/:id"⟧,"name":"notes"')),
    ],
  },
  judge(place) {
    const template = get(place.value, 'uriTemplate');
    if (typeof template !== 'string' || template.includes('{') || place.wrong(['uriTemplate'])) return;
    const fix = fixOf(template);
    const route = fix ? ' What begins with a colon is plain text to RFC 6570.' : '';
    place.report({
      requirement: 'resource-templates/no-variable',
      path: ['uriTemplate'],
      what: `${placed(place, ['uriTemplate'])} is ${code(template)}, without a variable in braces.${route}`,
      ...(fix ? { fix } : {}),
    });
  },
});
