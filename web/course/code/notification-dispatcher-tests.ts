/** The hidden tests of the notification dispatcher. */
import type { Json, JsonRecord } from '../../simulator/types.ts';
import type { CodeTest } from './define.ts';
import {
  failure,
  firstOf,
  gives,
  handlerCallsIn,
  isValueError,
  make,
  method,
  otherMethod,
  raises,
  same,
} from './testing.ts';

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
    refusal: mistake,
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

/** In the order of the exercise. */
export const NOTIFICATION_DISPATCHER_TESTS: readonly CodeTest[] = [
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
      type: (error) => (isValueError(error) ? null : 'wrong-exception'),
    }),
  ),
  gives({
    name: 'An asynchronous handler',
    expected: 'a method that is `async` waits until the handler has ended',
    calls: [
      make('NotificationHandler'),
      method('register', PROGRESS, { $listener: 'progress', later: true }),
      method('handle_notification', { jsonrpc: '2.0', method: PROGRESS, params: {} }),
    ],
    judge: ({ promised }, all) => {
      const came = handlerCallsIn(all).map(({ by }) => by);
      if (came.includes('progress, awaited')) return null;
      // A method that is not asynchronous cannot wait; in Python it cannot even start an asynchronous handler.
      if (promised !== true) return null;
      return { got: came.length === 0 ? 'no handler was called' : 'the handler had not ended', mistake: 'not-awaited' };
    },
  }),
  gives({
    name: 'Two objects',
    expected: 'each has its own handlers',
    refusal: 'unknown',
    calls: [
      make('NotificationHandler'),
      make('NotificationHandler', [], 'other'),
      method('register', PROGRESS, { $listener: 'progress' }),
      otherMethod('handle_notification', { jsonrpc: '2.0', method: PROGRESS, params: {} }),
    ],
    judge: (_, all) => firstOf('a handler of the first object was called', ['shared', handlerCallsIn(all).length > 0]),
  }),
];
