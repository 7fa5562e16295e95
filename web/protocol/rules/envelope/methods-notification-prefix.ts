import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, MODERN, notification } from './meaning-examples.ts';
import { renamePlan, verdictOf } from './methods-verdict.ts';

const SUBSCRIBED = '"_meta":{"io.modelcontextprotocol/subscriptionId":1}';

/** `initialized` instead of `notifications/initialized`, and similar names. */
export const methodsNotificationPrefix = defineRule({
  id: 'methods/notification-prefix',
  requirements: ['methods/notification-prefix'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'MCP notification names {must} begin with `notifications/`',
  why: 'Receivers ignore unknown notifications, so without the prefix a handshake, for example, never completes.',
  how: 'Add the prefix `notifications/` to the name.',
  examples: {
    good: [
      example(LEGACY, '{"jsonrpc":"2.0","method":"notifications/initialized"}'),
      example(MODERN, notification('notifications/progress', '"progressToken":1,"progress":2')),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"initialized"⟧}'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"initialized"⟧}'),
      example('2024-11-05', '{"jsonrpc":"2.0","method":⟦"notification/initialized"⟧}'),
      example('2025-06-18', notification('cancelled', '"requestId":1').replace('"cancelled"', '⟦"cancelled"⟧')),
      example(
        MODERN,
        notification('tools/list_changed', SUBSCRIBED).replace('"tools/list_changed"', '⟦"tools/list_changed"⟧'),
      ),
    ],
  },
  judge(message) {
    const verdict = verdictOf(message);
    if (verdict?.is !== 'prefix') return;
    message.report({
      requirement: 'methods/notification-prefix',
      path: ['method'],
      what: `${message.name} has the method ${named(message.method ?? '')}; the notification is ${named(verdict.right)}.`,
      fix: renamePlan(message, verdict.right, 'safe'),
    });
  },
});
