import { has } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { extTask, gives, within } from './example-texts.ts';

const started = (more: string) => gives(`"resultType":"task",${extTask('working', more)}`);

/** The hint how often to ask has got another name with the extension. */
export const pollInterval = defineShapeRule({
  id: 'tasks-ext/poll-interval-renamed',
  requirements: ['tasks-ext/poll-interval-renamed'],
  class: 'spec',
  types: ['CreateTaskResult', 'GetTaskResult', 'TaskStatusNotificationParams'],
  title: 'The pause between two questions is `pollIntervalMs`',
  why: 'Clients look for `pollIntervalMs` alone, and ask as often as they like.',
  how: 'Rename it; the value is in milliseconds, as before.',
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
      what: `The task in ${within(place)} has \`pollInterval\`, its name in 2025-11-25; here it is \`pollIntervalMs\`.`,
      fix: {
        says: 'Name it `pollIntervalMs`.',
        safety: 'safe',
        steps: [{ do: 'rename', path: ['pollInterval'], to: 'pollIntervalMs' }],
      },
    });
  },
});
