/** Resources: lists, templates, reading, and notifications about changes. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const resources: Walkthrough = {
  id: 'resources',
  title: 'Read resources and subscribe to changes',
  chapter: 'resources',
  says: 'Find resources with lists and templates, read them, and get notified when one changes.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'notes',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'List the resources',
      text: 'A resource is data that a client can read, identified by its `uri`. The model chooses tools; the application chooses resources.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'resources/list' } },
      remark: 'The list describes the resources, but does not include their contents.',
      links: [{ title: 'Resources, Resource', page: 'server/resources#resource' }],
    },
    {
      id: 'read',
      title: 'Read a resource',
      text: 'The request identifies the resource by its `uri`. Some tutorials write `url` instead; try it.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: 'note:///1' } } },
      question: {
        ask: 'Where is the text of the note?',
        options: [
          {
            text: 'In `content`',
            says: 'Tool results have `content`, and resources have `contents`. They are easy to confuse.',
          },
          {
            text: 'In `contents`, an array',
            right: true,
            says: 'One URI can return several contents, each with its own `uri`.',
          },
          { text: 'In `text`, directly in the result', says: '`text` is one level deeper, in an array.' },
        ],
      },
      remark: 'Text is in `text`, and any other data is in `blob`, encoded as base64.',
      links: [{ title: 'Resources, Resource Contents', page: 'server/resources#resource-contents' }],
    },
    {
      id: 'templates',
      title: 'List the resource templates',
      text: 'A template describes many resources. The client replaces the names between the braces.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'resources/templates/list' } },
      remark: '`note:///{id}` with the `id` `2` becomes `note:///2`. The client reads it like any other resource.',
      links: [{ title: 'Resources, Resource Templates', page: 'server/resources#resource-templates' }],
    },
    {
      id: 'missing',
      title: 'Read a missing resource',
      text: 'There is no note 99.',
      sends: { message: { jsonrpc: '2.0', id: 5, method: 'resources/read', params: { uri: 'note:///99' } } },
      question: {
        ask: 'What does the server return?',
        options: [
          { text: 'An empty `contents`', says: 'An empty resource is different from a missing one.' },
          {
            text: 'An `error`',
            right: true,
            says: 'The code is `-32002` until 2025-11-25, and `-32602` in 2026-07-28.',
          },
          { text: 'A `result` with `isError`', says: 'Only tool results have `isError`.' },
        ],
      },
      remark:
        'One tutorial uses the code `-32003` for a missing resource. In MCP it is `-32002` until 2025-11-25, and `-32602` since 2026-07-28.',
      links: [{ title: 'Resources, Error Handling', page: 'server/resources#error-handling' }],
    },
    {
      id: 'subscribe',
      title: 'Subscribe to a resource',
      text: 'The server declared `"subscribe": true` in its capabilities, so the client may subscribe to a resource.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 6, method: 'resources/subscribe', params: { uri: 'note:///1' } } },
      remark:
        'The result is empty: the server accepted the subscription. No notification follows until the note changes.',
      links: [{ title: 'Resources, Subscriptions', page: 'server/resources#subscriptions' }],
    },
    {
      id: 'listen',
      title: 'Subscribe to a resource',
      text: 'Without sessions a server cannot store a subscription, so one request stays open: `subscriptions/listen`. It lists the notifications that the client wants.',
      only: STATELESS,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 6,
          method: 'subscriptions/listen',
          params: { notifications: { resourceSubscriptions: ['note:///1'] } },
        },
      },
      remark:
        'An acknowledgment lists the notifications that the server granted. The request gets its response when the stream ends.',
      links: [{ title: 'Subscriptions, Opening a Stream', page: 'basic/patterns/subscriptions#opening-a-stream' }],
    },
    {
      id: 'update',
      title: 'Receive an update',
      text: 'The server changes the note.',
      act: { act: 'update', uri: 'note:///1', text: '- apples\n- bread\n- tea\n- butter' },
      question: {
        ask: 'What does the notification contain?',
        options: [
          {
            text: 'The URI of the resource',
            right: true,
            says: 'A client that needs the new text reads the resource again.',
          },
          { text: 'The new text', says: 'The text could be large, and the client may not need it now.' },
          { text: 'An `id` to respond to', says: 'A notification has no `id`.' },
        ],
      },
      remark: 'The notification is `notifications/resources/updated`.',
    },
    {
      id: 'again',
      title: 'Read the resource again',
      text: 'The client requests the new text.',
      sends: { message: { jsonrpc: '2.0', id: 7, method: 'resources/read', params: { uri: 'note:///1' } } },
      remark: 'The note now contains the butter.',
    },
    {
      id: 'unsubscribe',
      title: 'Unsubscribe',
      text: 'The client needs no more updates, so it unsubscribes with `resources/unsubscribe`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 8, method: 'resources/unsubscribe', params: { uri: 'note:///1' } } },
      remark: 'The server has deleted the subscription.',
    },
  ],
};
