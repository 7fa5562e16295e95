/** The content of a result is a bare text. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A string where a list of blocks belongs. */
export const contentAsText: Fault = {
  id: 'content-as-text',
  title: 'The content of a result is a bare text',
  says: 'The server gives `content` as a string. It is a list of blocks, each with its type, so clients find nothing to show; a right server writes `[{"type": "text", "text": "…"}]`.',
  rule: 'shape/type',
  requirement: 'tools/content-not-array',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/call'], (result) => {
      const [first] = Array.isArray(result.content) ? result.content : [];
      return isObject(first) && typeof first.text === 'string' ? { ...result, content: first.text } : null;
    }),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
