import { defineSessionRule } from '../define.ts';
import { FILTER, judgeBrought, judgeGrant } from './listen-judge.ts';
import { begin } from './say.ts';
import { hearSubscriptions } from './subscriptions.ts';
import { folded } from './together.ts';
import { listenTypesExamples } from './listen-types.examples.ts';

/** A subscription brings what was asked for and granted. */
export const listenTypes = defineSessionRule({
  id: 'listen/types',
  requirements: [
    'listen/unrequested-type',
    'listen/not-acknowledged-type',
    'listen/updated-unrelated-uri',
    'listen/ack-subset',
    'listen/ack-unsupported-type',
    'listen/resource-capability',
  ],
  class: 'spec',
  title: 'A subscription brings what it asks for',
  why: 'Clients have no use for what they did not ask for, and may not be ready for it.',
  how: 'Grant a part of the filter of the request, and send what was granted, under the id of just this subscription.',
  examples: listenTypesExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return hearSubscriptions(session, {
        opened({ filter, at }) {
          if (!filter.has('resourceSubscriptions') || !session.discovered) return;
          if (session.declared('server', 'resources.subscribe') !== false) return;
          report({
            requirement: 'listen/resource-capability',
            at,
            path: [...FILTER, 'resourceSubscriptions'],
            title: 'Servers say whether they tell of resources',
            why: 'The server leaves this part of the filter out, and the client learns of no change.',
            what: `${begin(session.said(at))} asks for changes of resources; ${session.said(session.discovered.at)} does not announce \`resources.subscribe\`.`,
            ties: [{ at: session.discovered.at, path: ['result', 'capabilities'] }],
          });
        },
        granted: (one, filter, step) => judgeGrant(session, report, one, filter, step),
        brought: (one, member, step) => judgeBrought(session, report, one, member, step),
      });
    }),
});
