import { within } from '../flows/example-texts.ts';
import { get, objectAt } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { completed, PLAIN } from './example-texts.ts';

/** The counts of a completion agree with its values. */
export const completionCounts = defineShapeRule({
  id: 'completion/counts',
  requirements: ['completion/total-too-small', 'completion/has-more-inconsistent'],
  class: 'spec',
  types: ['CompleteResult'],
  title: '`total` or `hasMore` contradicts the values',
  why: 'Clients show these members beside the list, so wrong values mislead the user about the number of matches and whether to keep typing.',
  how: 'Set `total` to the number of all matches, and `hasMore` to true when `total` exceeds the values sent.',
  examples: {
    good: [
      example(PLAIN, completed('"values":["oslo","osaka"],"total":2,"hasMore":false')),
      example(PLAIN, completed('"values":["oslo"],"total":40,"hasMore":true')),
      example(PLAIN, completed('"values":["oslo"],"hasMore":true')),
    ],
    bad: [
      example(PLAIN, completed('"values":["oslo","osaka"],"total":⟦0⟧')),
      example(PLAIN, completed('"values":["oslo","osaka"],"total":3,"hasMore":⟦false⟧')),
    ],
  },
  judge(place) {
    const completion = objectAt(place.value, 'completion');
    const values = get(completion, 'values');
    const total = get(completion, 'total');
    if (!Array.isArray(values) || typeof total !== 'number') return;
    const sent = `${values.length} ${values.length === 1 ? 'value' : 'values'}`;
    if (total < values.length) {
      place.report({
        requirement: 'completion/total-too-small',
        path: ['completion', 'total'],
        title: '`total` is smaller than the number of values',
        what: `In ${within(place)}, \`total\` is ${named(String(total))}, but there are ${sent}.`,
        fix: {
          says: `Use ${named(String(values.length))}.`,
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['completion', 'total'], value: values.length }],
        },
      });
    } else if (total > values.length && get(completion, 'hasMore') === false) {
      place.report({
        requirement: 'completion/has-more-inconsistent',
        path: ['completion', 'hasMore'],
        title: '`hasMore` is false although `total` exceeds the values',
        what: `In ${within(place)}, \`total\` is ${named(String(total))}, there are ${sent}, and \`hasMore\` is \`false\`.`,
        why: 'The client treats the list as complete, and the user never sees the other matches.',
        fix: {
          says: 'Use `true`.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['completion', 'hasMore'], value: true }],
        },
      });
    }
  },
});
