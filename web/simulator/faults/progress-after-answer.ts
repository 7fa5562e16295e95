/** Progress comes after the answer. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { isAnswer, said } from './tools.ts';

/** News of something that is over. */
export const progressAfterAnswer: Fault = {
  id: 'progress-after-answer',
  title: 'Progress comes after the answer',
  says: 'The server reports progress on a request that it has answered. The client has forgotten the token by then; a right server stops reporting when it answers.',
  rule: 'progress/notice',
  requirement: 'progress/after-completion',
  alter: (outputs, scene) =>
    outputs.flatMap((output) => {
      const { message } = output;
      if (!isObject(message) || !isAnswer(message)) return [output];
      const asked = scene.asked.find(({ id }) => id === message.id);
      const progressToken = objectAt(asked?.params, '_meta')?.progressToken;
      if (progressToken === undefined) return [output];
      const params = { progressToken, progress: 1000 };
      return [output, said({ jsonrpc: '2.0', method: 'notifications/progress', params }, scene, output.to)];
    }),
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'long_work', arguments: { steps: 1, ms: 20 }, _meta: { progressToken: 'work' } },
      },
      100,
    ],
  },
};
