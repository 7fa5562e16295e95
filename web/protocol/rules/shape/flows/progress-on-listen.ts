import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf } from './messages.ts';
import { LISTENS, notified, within } from './example-texts.ts';
import { SUBSCRIPTION } from '../../keys.ts';

/** Progress is sent on the stream of its request, never on a subscription. */
export const progressOnListen = defineShapeRule({
  id: 'tasks-ext/progress-on-listen',
  requirements: ['tasks-ext/progress-on-listen'],
  class: 'spec',
  types: ['ProgressNotification'],
  title: 'Progress {must} not be sent on a subscription',
  why: 'A client that listens for tasks reads their progress from `statusMessage` and drops this notification.',
  how: 'Send `notifications/tasks` with a `statusMessage`, or send progress for a running request without the subscription id.',
  examples: {
    good: [
      notified('notifications/progress', '"progressToken":1,"progress":2'),
      notified('notifications/tools/list_changed', LISTENS),
    ],
    bad: [
      notified('notifications/progress', `"progressToken":"t-7","progress":2,"_meta":{⟦"${SUBSCRIPTION}":"sub-1"⟧}`),
    ],
  },
  cues: [{ meta: true }],
  judge(place) {
    const meta = metaOf(place);
    if (!meta || !has(meta.meta, SUBSCRIPTION)) return;
    const path = [...meta.at, SUBSCRIPTION];
    place.report({
      requirement: 'tasks-ext/progress-on-listen',
      path,
      mark: 'member',
      what: `The progress in ${within(place)} has the subscription id ${code(get(meta.meta, SUBSCRIPTION) ?? null)}; subscriptions do not include progress.`,
      fix: { says: 'Remove the subscription id.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
    });
  },
});
