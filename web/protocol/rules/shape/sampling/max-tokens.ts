import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { ask, HI, PLAIN } from './example-texts.ts';
import { inner } from './turns.ts';

/** Half a token cannot be written. The TypeScript source takes any number, the JSON schema whole ones. */
export const maxTokens = defineShapeRule({
  id: 'sampling/max-tokens-not-integer',
  requirements: ['sampling/max-tokens-not-integer'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: '`maxTokens` is a whole number',
  why: 'There is no half token, and receivers that check against the published JSON schema refuse a fraction.',
  how: 'Round it to a whole number.',
  examples: {
    good: [ask([HI]), ask([HI], '"maxTokens":1e3', PLAIN)],
    bad: [ask([HI], '"maxTokens":⟦99.5⟧'), ask([HI], '"maxTokens":⟦0.75⟧', PLAIN)],
  },
  judge(place) {
    const value = get(place.value, 'maxTokens');
    if (typeof value !== 'number' || Number.isInteger(value)) return;
    const whole = Math.max(1, Math.floor(value));
    place.report({
      requirement: 'sampling/max-tokens-not-integer',
      path: ['maxTokens'],
      what: `The sampling request in ${inner(place)} allows ${code(value)} tokens.`,
      fix: {
        says: `Use ${code(whole)}.`,
        safety: 'safe',
        steps: [{ do: 'replace', path: ['maxTokens'], value: whole }],
      },
    });
  },
});
