import { get, isObject } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { requestText, HI, TOOLS } from './example-texts.ts';
import { inner } from './turns.ts';

const REQUIRED = '"toolChoice":{"mode":"required"}';

/** A required tool choice needs tools. */
export const toolChoice = defineShapeRule({
  id: 'sampling/tool-choice-without-tools',
  requirements: ['sampling/tool-choice-without-tools'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'A required tool choice needs `tools`',
  why: 'The model must call a tool but has none, so providers reject the request.',
  how: 'Provide the tools in `tools`, or remove `toolChoice`.',
  examples: {
    good: [
      requestText([HI], `"maxTokens":200,${TOOLS},${REQUIRED}`),
      requestText([HI], '"maxTokens":200,"toolChoice":{"mode":"none"}'),
      requestText([HI], '"maxTokens":200,"toolChoice":{}'),
    ],
    bad: [
      requestText([HI], `"maxTokens":200,${REQUIRED.replace('"required"', '⟦"required"⟧')}`),
      requestText([HI], '"maxTokens":200,"tools":[],"toolChoice":{"mode":⟦"required"⟧}'),
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
      what: `The sampling request in ${inner(place)} requires the model to call a tool, but ${tools === undefined ? 'has no `tools`' : 'its `tools` are empty'}.`,
      fix: {
        says: 'Remove `toolChoice`.',
        safety: 'unsafe',
        steps: [{ do: 'remove', path: ['toolChoice'] }],
      },
    });
  },
});
