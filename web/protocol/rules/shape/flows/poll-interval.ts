import { has } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { extTask, gives, within } from './example-texts.ts';

const started = (more: string) => gives(`"resultType":"task",${extTask('working', more)}`);

/** The polling interval has a new name in the extension. */
export const pollInterval = defineShapeRule({
  id: 'tasks-ext/poll-interval-renamed',
  requirements: ['tasks-ext/poll-interval-renamed'],
  class: 'spec',
  types: ['CreateTaskResult', 'GetTaskResult', 'TaskStatusNotificationParams'],
  title: '`pollInterval` is now called `pollIntervalMs`',
  why: 'Clients read only `pollIntervalMs`, so they poll at a rate of their own.',
  how: 'Rename it; the value is still in milliseconds.',
  examples: {
    good: [started(',"pollIntervalMs":5000')],
    bad: [started(',⟦"pollInterval"⟧:5000')],
  },
  judge(place) {
    if (!has(place.value, 'pollInterval') || has(place.value, 'pollIntervalMs')) return;
    place.report({
      requirement: 'tasks-ext/poll-interval-renamed',
      path: ['pollInterval'],
      mark: 'key',
      what: `The task in ${within(place)} has \`pollInterval\`, its name in 2025-11-25; in this revision it is \`pollIntervalMs\`.`,
      fix: {
        says: 'Rename it to `pollIntervalMs`.',
        safety: 'safe',
        steps: [{ do: 'rename', path: ['pollInterval'], to: 'pollIntervalMs' }],
      },
    });
  },
});
