import { get, isObject } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { ask, HI, TOOLS } from './example-texts.ts';
import { inner } from './turns.ts';

const REQUIRED = '"toolChoice":{"mode":"required"}';

/** Whoever has to call a tool needs one to choose. */
export const toolChoice = defineShapeRule({
  id: 'sampling/tool-choice-without-tools',
  requirements: ['sampling/tool-choice-without-tools'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'A required tool choice comes with tools',
  why: 'The model is told to call a tool and is offered none. Providers refuse such a request.',
  how: 'Offer the tools in `tools`, or leave `toolChoice` out.',
  examples: {
    good: [
      ask([HI], `"maxTokens":200,${TOOLS},${REQUIRED}`),
      ask([HI], '"maxTokens":200,"toolChoice":{"mode":"none"}'),
      ask([HI], '"maxTokens":200,"toolChoice":{}'),
    ],
    bad: [
      ask([HI], `"maxTokens":200,${REQUIRED.replace('"required"', '⟦"required"⟧')}`),
      ask([HI], '"maxTokens":200,"tools":[],"toolChoice":{"mode":⟦"required"⟧}'),
    ],
  },
  judge(place) {
    const choice = get(place.value, 'toolChoice');
    const tools = get(place.value, 'tools');
    if (!isObject(choice) || get(choice, 'mode') !== 'required') return;
    if (tools !== undefined && (!Array.isArray(tools) || tools.length > 0)) return;
    place.report({
      requirement: 'sampling/tool-choice-without-tools',
      path: ['toolChoice', 'mode'],
      what: `The sampling request in ${inner(place)} requires the model to call a tool, and ${tools === undefined ? 'has no `tools`' : 'its `tools` are empty'}.`,
      fix: {
        says: 'Leave `toolChoice` out.',
        safety: 'unsafe',
        steps: [{ do: 'remove', path: ['toolChoice'] }],
      },
    });
  },
});
