import { get } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { LEGACY, PLAIN, sampled } from './example-texts.ts';
import { inner } from './turns.ts';

const SAMPLED = '"content":{"type":"text","text":"It is dry."},"model":"small-2"';

/** The types allow both roles, but a model writes as the assistant. */
export const resultRole = defineShapeRule({
  id: 'sampling/result-role-user',
  requirements: ['sampling/result-role-user'],
  class: 'spec',
  types: ['CreateMessageResult'],
  title: 'The sampling result has the role `user`',
  why: 'Servers append the result to the conversation unchanged, so the model treats its own output as the user’s.',
  how: 'Use the role `assistant`.',
  examples: {
    good: [sampled(`"role":"assistant",${SAMPLED}`), sampled(`"role":"assistant",${SAMPLED}`, PLAIN)],
    bad: [sampled(`"role":⟦"user"⟧,${SAMPLED}`, LEGACY), sampled(`"role":⟦"user"⟧,${SAMPLED}`, PLAIN)],
  },
  judge(place) {
    if (get(place.value, 'role') !== 'user') return;
    place.report({
      requirement: 'sampling/result-role-user',
      path: ['role'],
      what: `The sampling result in ${inner(place)} has the role \`user\`, although a model generated it.`,
      fix: {
        says: 'Use `assistant`.',
        safety: 'safe',
        steps: [{ do: 'replace', path: ['role'], value: 'assistant' }],
      },
    });
  },
});
