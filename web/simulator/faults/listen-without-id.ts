/** Notifications do not name their subscription. */
import { objectAt } from '../../protocol/values.ts';
import { SUBSCRIPTION_ID } from '../eras.ts';
import type { Fault } from './define.ts';
import { changing, without } from './tools.ts';

const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** A mark is missing. */
export const listenWithoutId: Fault = {
  id: 'listen-without-id',
  title: 'Notifications do not name their subscription',
  says: 'The client listens, and what it hears does not say which `subscriptions/listen` it belongs to. With two of them open the client cannot tell them apart; a right server writes the id into `_meta`.',
  rule: 'listen/subscription-id-missing',
  requirement: 'listen/subscription-id-missing',
  revisions: ['2026-07-28'],
  alter: (outputs) =>
    changing(outputs, (message) => {
      const params = objectAt(message, 'params');
      const meta = objectAt(params ?? undefined, '_meta');
      if (!params || meta?.[SUBSCRIPTION_ID] === undefined || message.method === ACKNOWLEDGED) return null;
      return { ...message, params: { ...params, _meta: without(meta, SUBSCRIPTION_ID) } };
    }),
  shows: {
    server: 'notes',
    client: [
      { id: 1, method: 'subscriptions/listen', params: { notifications: { resourcesListChanged: true } } },
      { id: 2, method: 'tools/call', params: { name: 'add_note', arguments: { title: 'Tea', text: 'Green' } } },
    ],
  },
};
