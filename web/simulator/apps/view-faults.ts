/** Faults of views. */
import type { JsonRecord } from '../types.ts';
import { replaced, type Alter, type AppFault } from './define.ts';
import { methodOf, note, NOTE, request } from './messages.ts';

const INITIALIZED = `${NOTE}initialized`;
const SIZE = { width: 400, height: 240 };
const TEXT = [{ type: 'text', text: 'The user looks at the view.' }];

/** Sends more after the view is initialized. */
const after =
  (...more: readonly JsonRecord[]): Alter =>
  (message) =>
    methodOf(message) === INITIALIZED ? [message, ...more] : [message];

/** In the order of the list. */
export const viewFaults: readonly AppFault[] = [
  {
    id: 'early-request',
    title: 'The view sends a request before `ui/initialize`',
    says: 'The view updates the context of the model as its first message. A correct view sends nothing before `ui/initialize`.',
    requirement: 'apps/view-request-before-initialize',
    view: replaced('ui/initialize', (message) => [
      request('early', 'ui/update-model-context', { content: TEXT }),
      message,
    ]),
  },
  {
    id: 'never-initialized',
    title: 'The view never reports that it is initialized',
    says: 'The view sends its size instead of `ui/notifications/initialized`, so it never receives the data of the call. A correct view sends the notification after the response to `ui/initialize`.',
    requirement: 'apps/initialized-missing',
    view: replaced(INITIALIZED, () => [note(`${NOTE}size-changed`, SIZE)]),
  },
  {
    id: 'core-initialized',
    title: 'The view sends `notifications/initialized` of the core',
    says: 'The host does not know this name between host and view, and waits. A correct view sends `ui/notifications/initialized`.',
    requirement: 'apps/initialized-core-name',
    view: replaced(INITIALIZED, () => [note('notifications/initialized')]),
  },
  {
    id: 'size-with-id',
    title: 'The view sends a notification with an id',
    says: 'The size of the view has an `id`, so it is a request, and the host rejects it. A correct view sends notifications without an `id`.',
    requirement: 'apps/notification-as-request',
    view: after(request('size', `${NOTE}size-changed`, SIZE)),
  },
  {
    id: 'link-without-id',
    title: 'The view sends `ui/open-link` without an id',
    says: 'Without an `id` there is no response, and the view never learns whether the link was opened. A correct view gives each request an `id`.',
    requirement: 'apps/request-as-notification',
    view: after(note('ui/open-link', { url: 'https://example.com/' })),
  },
  {
    id: 'old-size-name',
    title: 'The view uses a method name of an earlier draft',
    says: 'The view reports its size with `ui/notifications/size-change`. A correct view uses the name `ui/notifications/size-changed`.',
    requirement: 'apps/method-old-name',
    view: after(note(`${NOTE}size-change`, SIZE)),
  },
  {
    id: 'size-as-string',
    title: 'The view sends its size as strings',
    says: 'Width and height are CSS lengths such as `400px`, and the host ignores them. A correct view sends numbers of pixels.',
    requirement: 'apps/size-changed-params',
    view: after(note(`${NOTE}size-changed`, { width: '400px', height: '240px' })),
  },
  {
    id: 'assistant-message',
    title: 'The view sends a message in the name of the assistant',
    says: 'The role of its `ui/message` is `assistant`, and the host rejects it. A correct view speaks with the role `user`.',
    requirement: 'apps/message-role',
    view: after(request('message', 'ui/message', { role: 'assistant', content: TEXT })),
  },
  {
    id: 'undeclared-resources',
    title: 'The view reads a resource that the host does not offer',
    says: 'The host does not declare `serverResources`, so it forwards no `resources/read`. A correct view uses only what the host declares.',
    requirement: 'apps/server-resources-undeclared',
    view: after(request('read', 'resources/read', { uri: 'file:///notes.txt' })),
  },
  {
    id: 'ignores-teardown',
    title: 'The view does not respond to `ui/resource-teardown`',
    says: 'The host wants to remove the view, and the view continues to report its size. A correct view stores its data and responds.',
    requirement: 'apps/teardown-unanswered',
    needs: 'close',
    view: (message, { received }) =>
      methodOf(message) === null && received !== null && methodOf(received) === 'ui/resource-teardown'
        ? [note(`${NOTE}size-changed`, SIZE)]
        : [message],
  },
];
