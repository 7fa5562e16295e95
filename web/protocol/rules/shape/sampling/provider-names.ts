import type { FixPlan } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { requestText, HI, PLAIN } from './example-texts.ts';
import { inner } from './turns.ts';

/** Moves a model name to the hints, if that is possible. */
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

/** Members from the APIs of model providers that MCP spells or does differently. */
export const providerNames = defineShapeRule({
  id: 'sampling/provider-names',
  requirements: ['sampling/model-instead-of-hint', 'sampling/max-tokens-snake-case'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'The sampling request has a member of a provider’s API',
  why: 'The client ignores unknown members, so this setting has no effect.',
  how: 'Put model names into the hints of `modelPreferences`, and call the limit `maxTokens`.',
  examples: {
    good: [
      requestText([HI], '"maxTokens":200,"modelPreferences":{"hints":[{"name":"small"}]}'),
      requestText([HI], '"maxTokens":200,"modelPreferences":{"hints":[]}', PLAIN),
    ],
    bad: [
      requestText([HI], '"maxTokens":200,⟦"model"⟧:"small-2"'),
      requestText([HI], '⟦"model"⟧:"small-2","maxTokens":200,"modelPreferences":{"speedPriority":1}', PLAIN),
      requestText([HI], '"maxTokens":200,⟦"max_tokens"⟧:200'),
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
        title: 'A server can only suggest a model',
        why: 'The client knows its models and selects one, so it ignores this member.',
        what: `The sampling request in ${inner(place)} has a \`model\`, ${code(model)}. A server can suggest a model only with hints in \`modelPreferences\`.`,
        ...(fix ? { fix } : {}),
      });
    }
    if (!has(value, 'max_tokens') || !has(value, 'maxTokens')) return;
    place.report({
      requirement: 'sampling/max-tokens-snake-case',
      path: ['max_tokens'],
      mark: 'key',
      title: 'The token limit is called `maxTokens`',
      what: `The sampling request in ${inner(place)} has \`max_tokens\` beside \`maxTokens\`; clients read only \`maxTokens\`.`,
      fix: { says: 'Remove `max_tokens`.', safety: 'safe', steps: [{ do: 'remove', path: ['max_tokens'] }] },
    });
  },
});
