/** Dispatching notifications to their handlers. */
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { failure, firstOf, gives, handlerCallsIn, make, method, raises, same } from './testing.ts';

const PROGRESS = 'notifications/progress';
const UPDATED = 'notifications/resources/updated';

const registered = [
  make('NotificationHandler'),
  method('register', PROGRESS, { $listener: 'progress' }),
  method('register', UPDATED, { $listener: 'updated' }),
];

const handlerCall = (
  name: string,
  notifications: readonly JsonRecord[],
  wanted: readonly { by: string; args: readonly Json[] }[],
  expected: string,
  mistake: string,
): CodeTest =>
  gives({
    name,
    expected,
    calls: [...registered, ...notifications.map((one) => method('handle_notification', one))],
    onError: () => mistake,
    judge: (_, all) => {
      const came = handlerCallsIn(all);
      const got =
        came.length === 0
          ? 'no handler was called'
          : came.map(({ by, args }) => `${by}(${args.map((one) => JSON.stringify(one)).join(', ')})`).join(', ');
      const right =
        came.length === wanted.length &&
        came.every(({ by, args }, at) => by === wanted[at]?.by && same([...args], [...(wanted[at]?.args ?? [])]));
      if (right) return null;
      const message = came.some(
        ({ args: [first] }) => typeof first === 'object' && first !== null && 'jsonrpc' in first,
      );
      return firstOf(got, ['whole', message]) ?? failure(got, mistake);
    },
  });

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
  task: 'Write `NotificationHandler`. `register(method, handler)` stores a handler function for a method. `handle_notification(notification)` calls it with the `params` of the notification, or with an empty object if there are none. It may be `async`; then it awaits the handlers. Ignore notifications without a handler. A message with an `id` is not a notification: raise `ValueError` in Python, throw an `Error` in JavaScript.',
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
      says: 'A notification without a handler raises an exception or reaches another handler. Ignore it: notifications get no response.',
      examples: changed(
        solution,
        ['self.handlers.get(notification.get("method"))', 'self.handlers[notification["method"]]'],
        ['if (handler) {', "if (!handler) throw new Error('unknown');\n    {"],
      ),
    },
    {
      id: 'no-params',
      says: 'Without `params`, the handler must get an empty object.',
      examples: changed(
        solution,
        ['notification.get("params", {})', 'notification["params"]'],
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
      id: 'replaced',
      says: 'The second handler for a method is not used. A later `register` call must replace the earlier handler.',
      examples: changed(
        solution,
        ['self.handlers[method] = handler', 'self.handlers.setdefault(method, handler)'],
        ['this.handlers.set(method, handler)', 'if (!this.handlers.has(method)) this.handlers.set(method, handler)'],
      ),
    },
  ],
  tests: [
    handlerCall(
      'A progress notification',
      [{ jsonrpc: '2.0', method: PROGRESS, params: { progressToken: 't', progress: 50 } }],
      [{ by: 'progress', args: [{ progressToken: 't', progress: 50 }] }],
      'the progress handler, called once with the params',
      'wrong-handler',
    ),
    handlerCall(
      'Two different notifications',
      [
        { jsonrpc: '2.0', method: UPDATED, params: { uri: 'file:///a' } },
        { jsonrpc: '2.0', method: PROGRESS, params: { progressToken: 1, progress: 1 } },
      ],
      [
        { by: 'updated', args: [{ uri: 'file:///a' }] },
        { by: 'progress', args: [{ progressToken: 1, progress: 1 }] },
      ],
      'each handler called once, in this order',
      'wrong-handler',
    ),
    handlerCall(
      'A notification without params',
      [{ jsonrpc: '2.0', method: UPDATED }],
      [{ by: 'updated', args: [{}] }],
      'the handler called with an empty object',
      'no-params',
    ),
    handlerCall(
      'A notification without a handler',
      [{ jsonrpc: '2.0', method: 'notifications/tools/list_changed' }],
      [],
      'no handler is called, and nothing happens',
      'unknown',
    ),
    gives({
      name: 'A second handler for the same method',
      expected: 'only the second handler is called',
      calls: [
        make('NotificationHandler'),
        method('register', PROGRESS, { $listener: 'first' }),
        method('register', PROGRESS, { $listener: 'second' }),
        method('handle_notification', { jsonrpc: '2.0', method: PROGRESS, params: {} }),
      ],
      judge: (_, all) => {
        const got = handlerCallsIn(all)
          .map(({ by }) => by)
          .join(', ');
        return got === 'second'
          ? null
          : (firstOf(got === '' ? 'no handler was called' : got, ['replaced', got !== '']) ?? got);
      },
    }),
    ...(
      [
        ['A message with an id', 1, 'request'],
        ['A message with a null id', null, 'null-id'],
      ] as const
    ).map(([name, id, mistake]) =>
      raises({
        name,
        calls: [...registered, method('handle_notification', { jsonrpc: '2.0', id, method: PROGRESS, params: {} })],
        expected: 'an exception: ValueError in Python, an Error in JavaScript',
        mistake,
      }),
    ),
  ],
};
