/** Progress names another token. */
import type { Fault } from './define.ts';
import { changingNotices } from './tools.ts';

/** A token that nobody gave. */
export const progressTokenText: Fault = {
  id: 'progress-token-text',
  title: 'Progress names another token',
  says: 'The client gave a token, and the server reports progress under another one. The client cannot tell which request it is about, and throws it away; a right server copies the token as it is, type included.',
  rule: 'progress/notice',
  requirement: 'progress/token-type-changed',
  alter: (outputs) =>
    changingNotices(outputs, 'notifications/progress', (params) => {
      const { progressToken } = params;
      if (typeof progressToken === 'number') return { ...params, progressToken: String(progressToken) };
      return typeof progressToken === 'string' ? { ...params, progressToken: `${progressToken}-1` } : null;
    }),
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'long_work', arguments: { steps: 2, ms: 20 }, _meta: { progressToken: 7 } },
      },
      100,
    ],
  },
};
