import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner } from './forms.ts';
import { requestText, form, LEGACY, MODERN, NAME, open } from './example-texts.ts';

/** An elicitation with a URL needs the mode `url`. */
export const mode = defineShapeRule({
  id: 'elicitation/mode',
  requirements: ['elicitation/url-without-mode', 'elicitation/schema-missing'],
  class: 'spec',
  types: ['ElicitRequestFormParams'],
  title: 'An elicitation with a `url` {must} have `"mode": "url"`',
  why: 'Without a mode, the client treats the request as a form, but it contains no form.',
  how: 'Add `"mode": "url"`.',
  examples: {
    good: [open('"https://example.com/in"'), requestText(form(NAME), MODERN)],
    bad: [
      {
        ...open('"https://example.com/in"'),
        text: open('"https://example.com/in"').text.replace('"mode":"url",', '').replace('"params"', '⟦"params"⟧'),
      },
      requestText('"mode":⟦"form"⟧,"message":"Sign in","url":"https://example.com/in"', MODERN),
      requestText('"mode":⟦"form"⟧,"message":"Sign in","url":"https://example.com/in","elicitationId":"e-17"', LEGACY),
    ],
  },
  judge(place) {
    const { value } = place;
    if (!has(value, 'url') || has(value, 'requestedSchema')) return;
    const address = code(get(value, 'url') ?? null);
    if (has(value, 'mode')) {
      place.report({
        requirement: 'elicitation/schema-missing',
        path: ['mode'],
        title: 'A form elicitation {must} have a `requestedSchema`',
        why: 'The client looks for the fields of the form and finds none.',
        what: `The elicitation in ${inner(place)} has form mode; it has the URL ${address}, but no \`requestedSchema\`.`,
        fix: {
          says: 'Use the mode `url`.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['mode'], value: 'url' }],
        },
      });
    } else {
      place.report({
        requirement: 'elicitation/url-without-mode',
        mark: 'missing',
        path: [],
        what: `The elicitation in ${inner(place)} has the URL ${address} but no \`mode\`.`,
        fix: {
          says: 'Add `"mode": "url"`.',
          safety: 'safe',
          steps: [{ do: 'insert', path: [], key: 'mode', value: 'url', after: 'first' }],
        },
      });
    }
  },
});
