import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { requestText, HI, PLAIN } from './example-texts.ts';
import { inner } from './turns.ts';

/** There are no fractional tokens. The TypeScript source allows any number, the JSON Schema only integers. */
export const maxTokens = defineShapeRule({
  id: 'sampling/max-tokens-not-integer',
  requirements: ['sampling/max-tokens-not-integer'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: '`maxTokens` is not an integer',
  why: 'There are no fractional tokens, and receivers that validate with the published JSON Schema reject a fraction.',
  how: 'Round it to an integer.',
  examples: {
    good: [requestText([HI]), requestText([HI], '"maxTokens":1e3', PLAIN)],
    bad: [requestText([HI], '"maxTokens":⟦99.5⟧'), requestText([HI], '"maxTokens":⟦0.75⟧', PLAIN)],
  },
  judge(place) {
    const value = get(place.value, 'maxTokens');
    if (typeof value !== 'number' || Number.isInteger(value)) return;
    const whole = Math.max(1, Math.floor(value));
    place.report({
      requirement: 'sampling/max-tokens-not-integer',
      path: ['maxTokens'],
      what: `The sampling request in ${inner(place)} sets \`maxTokens\` to ${code(value)}.`,
      fix: {
        says: `Use ${code(whole)}.`,
        safety: 'safe',
        steps: [{ do: 'replace', path: ['maxTokens'], value: whole }],
      },
    });
  },
});
