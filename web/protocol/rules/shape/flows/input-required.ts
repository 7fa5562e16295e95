import { get, has, isObject } from '../../../json/object.ts';
import { decoded } from '../../../json/encoded.ts';
import { code, isEmpty } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { gives, within } from './example-texts.ts';

const REQUESTS =
  '"inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{}}}}}';
const requests = (more: string) => gives(`"resultType":"input_required"${more}`);

/** An `input_required` result requests input or contains a state for the next attempt. */
export const nothingRequired = defineShapeRule({
  id: 'mrtr/nothing-required',
  requirements: ['mrtr/nothing-required'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: 'An `input_required` result {must} request input or contain a state',
  why: 'The client can only repeat the same request endlessly.',
  how: 'Add `inputRequests`, `requestState` or both; a result that needs no input is `complete`.',
  examples: {
    good: [requests(',"requestState":"s1.k9x"'), requests(`,${REQUESTS}`)],
    bad: ['⟦"result"⟧'].map((mark) => {
      const one = requests('');
      return { ...one, text: one.text.replace('"result"', mark) };
    }),
  },
  judge(place) {
    if (has(place.value, 'inputRequests') || has(place.value, 'requestState')) return;
    place.report({
      requirement: 'mrtr/nothing-required',
      mark: 'missing',
      what: `The result of ${within(place)} is \`input_required\` but has neither \`inputRequests\` nor \`requestState\`.`,
    });
  },
});

/** An empty `inputRequests` requests nothing. */
export const emptyRequests = defineShapeRule({
  id: 'mrtr/empty-input-requests',
  requirements: ['mrtr/empty-input-requests'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: '`inputRequests` is empty',
  why: 'The client retries without new data, and the server cannot continue.',
  how: 'Add at least one request, or remove `inputRequests` and send a `requestState`.',
  examples: { good: [requests(`,${REQUESTS}`)], bad: [requests(',"inputRequests":⟦{}⟧')] },
  judge(place) {
    const requests = get(place.value, 'inputRequests');
    if (!isObject(requests) || !isEmpty(requests) || has(place.value, 'requestState')) return;
    place.report({
      requirement: 'mrtr/empty-input-requests',
      path: ['inputRequests'],
      what: `The result of ${within(place)} requests input, but its \`inputRequests\` is empty.`,
    });
  },
});

/** An object or array written inside the string, judged by its first and last characters. */
const isList = (text: string): boolean => /^\s*\[[\s\S]*\]\s*$/u.test(text) && /["{[\d]/u.test(text);

/** Data that passes through the client can be changed there. */
export const readableState = defineShapeRule({
  id: 'mrtr/request-state-readable',
  requirements: ['mrtr/request-state-readable'],
  class: 'spec',
  types: ['InputRequiredResult'],
  title: 'The `requestState` is unprotected plain JSON',
  why: 'Plain JSON can be edited on the way, so the client controls what the server reads back.',
  how: 'Sign or encrypt the state if it affects access or actions.',
  examples: {
    good: [requests(',"requestState":"eyJzdGVwIjoyfQ.5b2c9e"')],
    bad: [
      requests(',"requestState":⟦"{\\"step\\":2,\\"role\\":\\"guest\\"}"⟧'),
      requests(`,"requestState":⟦"[1,\\"paid\\"]"⟧,${REQUESTS}`),
    ],
  },
  judge(place) {
    const state = get(place.value, 'requestState');
    if (typeof state !== 'string' || (decoded(state) === null && !isList(state))) return;
    place.report({
      requirement: 'mrtr/request-state-readable',
      path: ['requestState'],
      what: `The \`requestState\` of ${within(place)} is plain JSON, ${code(state)}, which the client can change.`,
    });
  },
});
