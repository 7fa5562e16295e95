/** Progress goes back. */
import type { Fault } from './define.ts';
import { changingNotices } from './tools.ts';

/** Values that fall instead of growing. */
export const progressGoesBack: Fault = {
  id: 'progress-goes-back',
  title: 'Progress goes back',
  says: 'Each progress is smaller than the one before. A bar on the screen would run backwards; a right server sends values that grow each time, even where it does not know the total.',
  rule: 'progress/notice',
  requirement: 'progress/not-increasing',
  alter: (outputs) =>
    changingNotices(outputs, 'notifications/progress', (params) =>
      typeof params.progress === 'number'
        ? { ...params, progress: (typeof params.total === 'number' ? params.total : 100) - params.progress }
        : null,
    ),
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'long_work', arguments: { steps: 3, ms: 20 }, _meta: { progressToken: 'work' } },
      },
      100,
    ],
  },
};
