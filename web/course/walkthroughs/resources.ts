/** Resources: lists, templates, reading, and being told when one changes. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const resources: Walkthrough = {
  id: 'resources',
  title: 'Resources, and news of them',
  chapter: 'resources',
  says: 'Read what a server has, through lists and templates, and be told when it changes.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'notes',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'What is there to read?',
      text: 'A resource is something to read, and its name is an address: `uri`. Tools are for the model to use; resources are for the application to choose.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'resources/list' } },
      remark: 'The list says what there is, not what is in it.',
      links: [{ title: 'Resources, Resource', page: 'server/resources#resource' }],
    },
    {
      id: 'read',
      title: 'Read one',
      text: 'One member is needed: the `uri`. Tutorials sometimes write `url`; try it.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: 'note:///1' } } },
      question: {
        ask: 'Where is the text of the note?',
        options: [
          { text: 'In `content`', says: 'That is the member of tools. The two are easily taken for each other.' },
          {
            text: 'In `contents`, a list',
            right: true,
            says: 'A list, since one address may stand for several things; each has its own `uri`.',
          },
          { text: 'In `text`, right in the result', says: 'It is one level further down, in a list.' },
        ],
      },
      remark: 'Text stands in `text`, anything else as base64 in `blob`.',
      links: [{ title: 'Resources, Resource Contents', page: 'server/resources#resource-contents' }],
    },
    {
      id: 'templates',
      title: 'Addresses with gaps',
      text: 'A template stands for many resources: the client fills the gaps between the braces.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'resources/templates/list' } },
      remark: '`note:///{id}` and the `id` `2` make `note:///2`. What is filled in is read like any other resource.',
      links: [{ title: 'Resources, Resource Templates', page: 'server/resources#resource-templates' }],
    },
    {
      id: 'missing',
      title: 'An address that leads nowhere',
      text: 'There is no note 99.',
      sends: { message: { jsonrpc: '2.0', id: 5, method: 'resources/read', params: { uri: 'note:///99' } } },
      question: {
        ask: 'What comes back?',
        options: [
          { text: 'An empty `contents`', says: 'An empty resource and no resource are two things.' },
          {
            text: 'An `error`',
            right: true,
            says: 'Up to 2025-11-25 with the code `-32002`, in 2026-07-28 with `-32602`.',
          },
          { text: 'A `result` with `isError`', says: '`isError` belongs to tools alone.' },
        ],
      },
      remark:
        'One tutorial gives «resource not found» the code `-32003`. In MCP it was `-32002`, and since 2026-07-28 it is `-32602`.',
      links: [{ title: 'Resources, Error Handling', page: 'server/resources#error-handling' }],
    },
    {
      id: 'subscribe',
      title: 'Tell me when it changes',
      text: 'The server has said `"subscribe": true` among its capabilities, so the client may ask to be told about one resource.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 6, method: 'resources/subscribe', params: { uri: 'note:///1' } } },
      remark: 'An empty result: understood. Nothing else comes until the note changes.',
      links: [{ title: 'Resources, Subscriptions', page: 'server/resources#subscriptions' }],
    },
    {
      id: 'listen',
      title: 'Tell me when it changes',
      text: 'Without sessions there is nothing that a subscription could hang on, so a request stays open: `subscriptions/listen`. It says what the client wants to hear of.',
      only: STATELESS,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 6,
          method: 'subscriptions/listen',
          params: { notifications: { resourceSubscriptions: ['note:///1'] } },
        },
      },
      remark: 'An acknowledgement says what was granted. The request itself is answered when the stream ends.',
      links: [{ title: 'Subscriptions, Opening a Stream', page: 'basic/patterns/subscriptions#opening-a-stream' }],
    },
    {
      id: 'update',
      title: 'It changes',
      text: 'Somebody at the server writes the note anew.',
      act: { act: 'update', uri: 'note:///1', text: '- apples\n- bread\n- tea\n- butter' },
      question: {
        ask: 'What is in the notification?',
        options: [
          { text: 'The address', right: true, says: 'Who wants the new text reads it.' },
          { text: 'The new text', says: 'It might be large, and nobody may want it now.' },
          { text: 'An `id` to answer to', says: 'A notification has none.' },
        ],
      },
      remark: 'Its name is `notifications/resources/updated`.',
    },
    {
      id: 'again',
      title: 'Read it again',
      text: 'The client asks for what is new.',
      sends: { message: { jsonrpc: '2.0', id: 7, method: 'resources/read', params: { uri: 'note:///1' } } },
      remark: 'There is the butter.',
    },
    {
      id: 'unsubscribe',
      title: 'Enough',
      text: 'The client has seen what it wanted, and gives the subscription back with `resources/unsubscribe`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 8, method: 'resources/unsubscribe', params: { uri: 'note:///1' } } },
      remark: 'Inside the server the subscription is gone.',
    },
  ],
};
