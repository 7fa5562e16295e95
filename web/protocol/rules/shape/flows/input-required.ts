import { get, has, isObject } from '../../../json/object.ts';
import { decoded } from '../../../json/encoded.ts';
import { code, isEmpty } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { gives, within } from './example-texts.ts';

const ASKS =
  '"inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{}}}}}';
const asks = (more: string) => gives(`"resultType":"input_required"${more}`);

/** A result that asks says what it asks, or leaves a note for the next try. */
export const nothingRequired = defineShapeRule({
  id: 'mrtr/nothing-required',
  requirements: ['mrtr/nothing-required'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: 'A result that asks has something to ask',
  why: 'The client can only send the very same request again, and again, without end.',
  how: 'Add `inputRequests`, `requestState`, or both; a result that needs nothing is `complete`.',
  examples: {
    good: [asks(',"requestState":"s1.k9x"'), asks(`,${ASKS}`)],
    bad: ['⟦"result"⟧'].map((mark) => {
      const one = asks('');
      return { ...one, text: one.text.replace('"result"', mark) };
    }),
  },
  judge(place) {
    if (has(place.value, 'inputRequests') || has(place.value, 'requestState')) return;
    place.report({
      requirement: 'mrtr/nothing-required',
      mark: 'missing',
      what: `The result of ${within(place)} is \`input_required\`, but has neither \`inputRequests\` nor \`requestState\`.`,
    });
  },
});

/** An empty list of questions asks nothing. */
export const emptyRequests = defineShapeRule({
  id: 'mrtr/empty-input-requests',
  requirements: ['mrtr/empty-input-requests'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: '`inputRequests` asks for something',
  why: 'The client tries again with nothing new, and the server is where it was.',
  how: 'Name at least one request, or leave `inputRequests` out and send a `requestState`.',
  examples: { good: [asks(`,${ASKS}`)], bad: [asks(',"inputRequests":⟦{}⟧')] },
  judge(place) {
    const requests = get(place.value, 'inputRequests');
    if (!isObject(requests) || !isEmpty(requests) || has(place.value, 'requestState')) return;
    place.report({
      requirement: 'mrtr/empty-input-requests',
      path: ['inputRequests'],
      what: `The result of ${within(place)} asks for input, but its \`inputRequests\` is empty.`,
    });
  },
});

/** A list written inside the string, as far as one can see at its ends. */
const isList = (text: string): boolean => /^\s*\[[\s\S]*\]\s*$/u.test(text) && /["{[\d]/u.test(text);

/** What travels through the client can be changed there. */
export const readableState = defineShapeRule({
  id: 'mrtr/request-state-readable',
  requirements: ['mrtr/request-state-readable'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: 'The state of a request is not for others to change',
  why: 'Plain JSON can be edited on the way: whoever holds the client changes what the server believes.',
  how: 'Sign or encrypt the state wherever it decides about access or what is done.',
  examples: {
    good: [asks(',"requestState":"eyJzdGVwIjoyfQ.5b2c9e"')],
    bad: [
      asks(',"requestState":⟦"{\\"step\\":2,\\"role\\":\\"guest\\"}"⟧'),
      asks(`,"requestState":⟦"[1,\\"paid\\"]"⟧,${ASKS}`),
    ],
  },
  judge(place) {
    const state = get(place.value, 'requestState');
    if (typeof state !== 'string' || (decoded(state) === null && !isList(state))) return;
    place.report({
      requirement: 'mrtr/request-state-readable',
      path: ['requestState'],
      what: `The \`requestState\` of ${within(place)} is plain JSON, ${code(state)}, which anybody on the way can change.`,
    });
  },
});
