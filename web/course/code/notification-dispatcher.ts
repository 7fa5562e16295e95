/** Dispatching notifications to their handlers. */
import { both, changed, type CodeExercise } from './define.ts';
import { NOTIFICATION_DISPATCHER_TESTS } from './notification-dispatcher-tests.ts';

const solution = both(
  `
class NotificationHandler:
    def __init__(self):
        self.handlers = {}

    def register(self, method, handler):
        self.handlers[method] = handler

    async def handle_notification(self, notification):
        if "id" in notification:
            raise ValueError("not a notification")
        handler = self.handlers.get(notification.get("method"))
        if handler is not None:
            await handler(notification.get("params", {}))
`,
  `
class NotificationHandler {
  handlers = new Map«<string, (params: object) => unknown>»();

  register(method«: string», handler«: (params: object) => unknown») {
    this.handlers.set(method, handler);
  }

  async handle_notification(notification«: { method: string; params?: object }») {
    if ('id' in notification) {
      throw new Error('not a notification');
    }
    const handler = this.handlers.get(notification.method);
    if (handler) {
      await handler(notification.params ?? {});
    }
  }
}
`,
);

/** Dispatch notifications. */
export const notificationDispatcher: CodeExercise = {
  id: 'notification-dispatcher',
  kind: 'code',
  title: 'Write a notification dispatcher',
  task: 'Write `NotificationHandler`. `register(method, handler)` stores a handler function for a method; a later handler for the same method replaces the earlier one. Each object has its own handlers. `handle_notification(notification)` calls it with the `params` of the notification, or with an empty object if there are none. It may be `async`; then it awaits a handler that is asynchronous. Ignore notifications without a handler. A message with an `id` is not a notification: raise `ValueError` in Python, throw an `Error` in JavaScript.',
  signatures: {
    python: 'class NotificationHandler: register(self, method, handler), async handle_notification(self, notification)',
    typescript:
      'class NotificationHandler { register(method: string, handler: (params: object) => unknown): void; handle_notification(notification: { method: string; params?: object }): Promise<void> }',
    javascript: 'class NotificationHandler { register(method, handler), async handle_notification(notification) }',
  },
  names: ['NotificationHandler'],
  start: both(
    `
class NotificationHandler:
    def register(self, method, handler):
        pass

    async def handle_notification(self, notification):
        pass
`,
    `
class NotificationHandler {
  register(method«: string», handler«: (params: object) => unknown») {}

  async handle_notification(notification«: { method: string; params?: object }») {}
}
`,
  ),
  hints: [
    'Store the handlers by method name: in a `dict` or a `Map`.',
    'Pass only the `params` to handlers, not the whole message.',
    'A message with an `id`, even a null one, is not a notification: check whether the member is present.',
  ],
  solution,
  lesson:
    'A notification never gets a response, not even an error for an unknown method. A receiver ignores the notifications that it does not know.',
  links: [
    {
      title: 'Base protocol, Notifications',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#notifications',
    },
  ],
  mistakes: [
    {
      id: 'whole',
      says: 'The handler gets the whole message. Pass only the `params`.',
      examples: changed(
        solution,
        ['handler(notification.get("params", {}))', 'handler(notification)'],
        ['handler(notification.params ?? {})', 'handler(notification)'],
      ),
    },
    {
      id: 'wrong-handler',
      says: 'The handler of this method is not called exactly once. Call only the handler that is registered for the method.',
      examples: changed(
        solution,
        [
          'self.handlers.get(notification.get("method"))',
          'next(iter(self.handlers.values())) if notification["method"] in self.handlers else None',
        ],
        [
          'this.handlers.get(notification.method)',
          'this.handlers.has(notification.method) ? [...this.handlers.values()][0] : undefined',
        ],
      ),
    },
    {
      id: 'unknown',
      says: 'A notification without a handler is rejected or reaches another handler. Ignore it: notifications get no response.',
      examples: changed(
        solution,
        ['if handler is not None:', 'if handler is None:\n            raise ValueError(notification)\n        else:'],
        ['if (handler) {', "if (!handler) throw new Error('unknown');\n    {"],
      ),
    },
    {
      id: 'no-params',
      says: 'Without `params`, the handler must get an empty object.',
      examples: changed(
        solution,
        ['notification.get("params", {})', 'notification.get("params")'],
        ['notification.params ?? {}', 'notification.params'],
      ),
    },
    {
      id: 'request',
      says: 'A message with an `id` is accepted. It is a request, whatever its method is called, so its sender expects a response. Raise or throw an error.',
      examples: changed(
        solution,
        ['if "id" in notification:', 'if False:'],
        ["if ('id' in notification)", 'if (false)'],
      ),
    },
    {
      id: 'null-id',
      says: 'A message with a null `id` is accepted. The member is present, so the message is not a notification.',
      examples: changed(
        solution,
        ['if "id" in notification:', 'if notification.get("id") is not None:'],
        ["if ('id' in notification)", 'if (notification.id != null)'],
      ),
    },
    {
      id: 'wrong-exception',
      says: 'The exception has the wrong type: use `ValueError` in Python, an `Error` in JavaScript.',
      examples: changed(
        solution,
        ['raise ValueError("not a notification")', 'raise TypeError("not a notification")'],
        ["throw new Error('not a notification')", "throw 'not a notification'"],
      ),
    },
    {
      id: 'not-awaited',
      says: '`handle_notification` ends before its handler does, so nobody sees whether the handler failed. `await` what the handler returns.',
      examples: changed(
        solution,
        ['await handler(notification.get("params", {}))', 'handler(notification.get("params", {}))'],
        ['await handler(', 'handler('],
      ),
    },
    {
      id: 'shared',
      says: 'A handler that was registered at one object is called by another. Store the handlers in the object, not in the class or outside of it.',
      examples: changed(
        solution,
        ['    def __init__(self):\n        self.handlers = {}\n', '    handlers = {}\n'],
        ['  handlers = new Map', '  get handlers() { return (globalThis.shared ??= new Map()); }\n  unused = new Map'],
      ),
    },
    {
      id: 'replaced',
      says: 'The second handler for a method is not used. A later `register` call must replace the earlier handler.',
      examples: changed(
        solution,
        ['self.handlers[method] = handler', 'self.handlers.setdefault(method, handler)'],
        ['this.handlers.set(method, handler)', 'if (!this.handlers.has(method)) this.handlers.set(method, handler)'],
      ),
    },
  ],
  tests: NOTIFICATION_DISPATCHER_TESTS,
};
