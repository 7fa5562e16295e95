/** Completion gives everything it has. */
import { objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** More values than a completion may have. */
export const completionTooLong: Fault = {
  id: 'completion-too-long',
  title: 'Completion gives everything it has',
  says: 'The server answers a completion with more than a hundred values. Clients refuse the list or cut it; a right server gives the best hundred, and says with `hasMore` that there are others.',
  rule: 'shape/length',
  requirement: 'completion/max-100-values',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['completion/complete'], (result) => {
      const completion = objectAt(result, 'completion');
      if (!completion || !Array.isArray(completion.values)) return null;
      const values = Array.from({ length: 150 }, (_, index) => `value ${index + 1}`);
      return { ...result, completion: { ...completion, values, total: values.length, hasMore: false } };
    }),
  shows: {
    server: 'weather',
    client: [
      {
        id: 1,
        method: 'completion/complete',
        params: { ref: { type: 'ref/prompt', name: 'what_to_wear' }, argument: { name: 'city', value: '' } },
      },
    ],
  },
};
