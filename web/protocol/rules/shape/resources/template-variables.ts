import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { PLAIN, templateList } from './example-texts.ts';
import { placed } from './where.ts';

/** Variables in the syntax of web routers: `/:id`. */
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

/** A template contains variables. https://www.rfc-editor.org/rfc/rfc6570 */
export const templateVariables = defineShapeRule({
  id: 'resource-templates/no-variable',
  requirements: ['resource-templates/no-variable'],
  class: 'spec',
  types: ['ResourceTemplate'],
  title: 'The template has no variables',
  why: 'Without variables, the template identifies only one resource, which clients expect in `resources/list`.',
  how: 'Write variables in braces, as in `file:///{path}`, or list the URI as a resource.',
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
    const route = fix ? ' In RFC 6570, a name after a colon is literal text.' : '';
    place.report({
      requirement: 'resource-templates/no-variable',
      path: ['uriTemplate'],
      what: `${placed(place, ['uriTemplate'])} is ${code(template)}, which has no variable in braces.${route}`,
      ...(fix ? { fix } : {}),
    });
  },
});
