import type { FixPlan } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { ask, HI, PLAIN } from './example-texts.ts';
import { inner } from './turns.ts';

/** Moves the name of a model to the hints, where there is room for it. */
function asHint(params: JsonObject, name: string): FixPlan | null {
  const preferences = get(params, 'modelPreferences');
  const hints = isObject(preferences) ? get(preferences, 'hints') : undefined;
  const remove = { do: 'remove', path: ['model'] } as const;
  const says = 'Move it to the hints of `modelPreferences`.';
  if (preferences === undefined) {
    const value = { hints: [{ name }] };
    return { says, safety: 'safe', steps: [remove, { do: 'insert', path: [], key: 'modelPreferences', value }] };
  }
  if (!isObject(preferences)) return null;
  const path = ['modelPreferences'];
  if (hints === undefined) {
    return { says, safety: 'safe', steps: [remove, { do: 'insert', path, key: 'hints', value: [{ name }] }] };
  }
  if (!Array.isArray(hints) || !keepsDigits(hints)) return null;
  const value = [{ name }, ...hints];
  return { says, safety: 'unsafe', steps: [remove, { do: 'replace', path: [...path, 'hints'], value }] };
}

/** Members that belong to the interfaces of model providers, and that MCP spells or does otherwise. */
export const providerNames = defineShapeRule({
  id: 'sampling/provider-names',
  requirements: ['sampling/model-instead-of-hint', 'sampling/max-tokens-snake-case'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'Sampling requests have names of their own',
  why: 'The client ignores a member it does not know, so what it should say is lost.',
  how: 'Name models among the hints of `modelPreferences`, and the limit `maxTokens`.',
  examples: {
    good: [
      ask([HI], '"maxTokens":200,"modelPreferences":{"hints":[{"name":"small"}]}'),
      ask([HI], '"maxTokens":200,"modelPreferences":{"hints":[]}', PLAIN),
    ],
    bad: [
      ask([HI], '"maxTokens":200,⟦"model"⟧:"small-2"'),
      ask([HI], '⟦"model"⟧:"small-2","maxTokens":200,"modelPreferences":{"speedPriority":1}', PLAIN),
      ask([HI], '"maxTokens":200,⟦"max_tokens"⟧:200'),
    ],
  },
  judge(place) {
    const { value } = place;
    const model = get(value, 'model');
    if (model !== undefined) {
      const fix = typeof model === 'string' && model !== '' ? asHint(value, model) : null;
      place.report({
        requirement: 'sampling/model-instead-of-hint',
        path: ['model'],
        mark: 'key',
        title: 'A server hints at a model, it cannot name one',
        why: 'The client knows its models and chooses among them. It ignores this member.',
        what: `The sampling request in ${inner(place)} has a \`model\`, ${code(model)}. Only hints in \`modelPreferences\` say which model would be welcome.`,
        ...(fix ? { fix } : {}),
      });
    }
    if (!has(value, 'max_tokens') || !has(value, 'maxTokens')) return;
    place.report({
      requirement: 'sampling/max-tokens-snake-case',
      path: ['max_tokens'],
      mark: 'key',
      title: 'The limit of tokens is called `maxTokens`',
      what: `The sampling request in ${inner(place)} has \`max_tokens\` beside \`maxTokens\`; only the second one counts.`,
      fix: { says: 'Leave `max_tokens` out.', safety: 'safe', steps: [{ do: 'remove', path: ['max_tokens'] }] },
    });
  },
});
