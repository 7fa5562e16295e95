import { get, isObject, objectAt } from '../../../json/object.ts';
import { response } from '../../envelope/meaning-examples.ts';
import { whatIs } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, TASK, within } from './example-texts.ts';

const KEY = 'io.modelcontextprotocol/model-immediate-response';

/** The immediate response for the model is a single string. */
export const immediateResponse = defineShapeRule({
  id: 'tasks/immediate-response-type',
  requirements: ['tasks/immediate-response-type'],
  class: 'spec',
  types: ['CreateTaskResult'],
  title: 'The immediate response for the model is not a string',
  why: 'The host passes it to the model as text; it drops other values or shows them as JSON.',
  how: 'Write the sentence that the model should read while the task runs.',
  examples: {
    good: [legacy(response(`"task":{${TASK}},"_meta":{"${KEY}":"The report is being written."}`))],
    bad: [
      legacy(response(`"task":{${TASK}},"_meta":{"${KEY}":⟦["Being written."]⟧}`)),
      legacy(response(`"task":{${TASK}},"_meta":{"${KEY}":⟦{"type":"text","text":"Being written."}⟧}`)),
    ],
  },
  judge(place) {
    const value = get(objectAt(place.value, '_meta'), KEY);
    if (value === undefined || typeof value === 'string') return;
    const path = ['_meta', KEY];
    const inner = isObject(value) ? get(value, 'text') : Array.isArray(value) && value.length === 1 ? value[0] : null;
    place.report({
      requirement: 'tasks/immediate-response-type',
      path,
      what: `The immediate response for the model in ${within(place)} is ${whatIs(value)}; the specification describes a string.`,
      ...(typeof inner === 'string'
        ? { fix: { says: 'Keep only the text.', safety: 'safe', steps: [{ do: 'replace', path, value: inner }] } }
        : {}),
    });
  },
});
