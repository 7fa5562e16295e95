import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf } from './messages.ts';
import { LISTENS, notified, within } from './example-texts.ts';
import { SUBSCRIPTION } from '../../keys.ts';

/** Progress is told on the stream of its request, never on a subscription. */
export const progressOnListen = defineShapeRule({
  id: 'tasks-ext/progress-on-listen',
  requirements: ['tasks-ext/progress-on-listen'],
  class: 'spec',
  types: ['ProgressNotification'],
  title: 'Progress is not told on a subscription',
  why: 'A client that listens for tasks reads how far one is from its `statusMessage`; this it drops.',
  how: 'Send `notifications/tasks` with a `statusMessage`, or send progress for a request that still runs, without the subscription.',
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
      what: `The progress in ${within(place)} names the subscription ${code(get(meta.meta, SUBSCRIPTION) ?? null)}; it is no change that one can listen for.`,
      fix: { says: 'Leave the subscription out.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
    });
  },
});
