/** Requests from the server to the client, for its user, its model, and its folders. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const FORMS = ['2025-06-18', '2025-11-25'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', ...FORMS] as const;

const call = (id: number, name: string, args: Record<string, string> = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** The walkthrough. */
export const serverRequests: Walkthrough = {
  id: 'server-asks',
  title: 'Sampling, elicitation, and roots',
  chapter: 'server-asks',
  says: 'Requests from the server to the client, and the multi round-trip requests that replaced them.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'model',
      title: 'Request a completion from the client’s model',
      text: 'This tool has no model of its own. The client declared `sampling`, so the server can use the client’s model during the tool call.',
      only: HANDSHAKE,
      sends: { message: call(20, 'ask_model', { question: 'What is a protocol?' }) },
      question: {
        ask: 'What is the next message?',
        options: [
          { text: 'The response to `tools/call`', says: 'The server does not have the result yet.' },
          {
            text: 'A request from the server',
            right: true,
            says: '`sampling/createMessage`, with an `id` from the server.',
          },
          { text: 'A notification', says: 'The server needs a response, and a notification gets none.' },
        ],
      },
      remark: 'Each side chooses its own ids, so the server can use an id that the client has already used.',
      links: [{ title: 'Sampling, Creating Messages', page: 'client/sampling#creating-messages' }],
    },
    {
      id: 'model-answer',
      title: 'Return the model’s response',
      text: 'A user should review the request and the model’s response. Then the client responds with the server’s `id`.',
      only: HANDSHAKE,
      sends: { answer: 'Answer' },
      remark: 'The tool now has the text that it needs, so the first request gets its response.',
    },
    {
      id: 'person',
      title: 'Request input from the user',
      text: 'Elicitation exists since 2025-06-18: the server requests that the user fill in a form. A flat JSON Schema describes the form: strings, numbers, booleans, and enums.',
      only: FORMS,
      sends: { message: call(21, 'ask_person') },
      remark: 'The server must not request secrets in a form.',
      links: [
        { title: 'Elicitation, Requested Schema', page: 'client/elicitation#requested-schema', only: ['2025-11-25'] },
      ],
    },
    {
      id: 'declined',
      title: 'Decline the request',
      text: 'The user does not want to share this information.',
      only: FORMS,
      sends: { answer: 'Decline' },
      question: {
        ask: 'How does a client decline?',
        options: [
          { text: 'With an `error`', says: 'The user saw the request, so the request itself did not fail.' },
          {
            text: 'With a `result` whose `action` is `decline`',
            right: true,
            says: 'The actions are `accept`, `decline`, and `cancel` for a closed dialog.',
          },
          { text: 'With no response', says: 'The server would wait forever.' },
        ],
      },
      remark: 'The tool continues without the input.',
      links: [{ title: 'Elicitation, Response Actions', page: 'client/elicitation#response-actions' }],
    },
    {
      id: 'roots',
      title: 'Request the roots',
      text: 'The server requests the client’s folders with `roots/list`. The client declared `roots`, so the server may send this request.',
      only: HANDSHAKE,
      sends: { message: call(22, 'show_roots') },
      remark: 'This is another request from the server. It needs no `params`.',
      links: [{ title: 'Roots, Listing Roots', page: 'client/roots#listing-roots' }],
    },
    {
      id: 'roots-answer',
      title: 'Return the roots',
      text: 'The `uri` of each root begins with `file://`.',
      only: HANDSHAKE,
      sends: { answer: 'Answer' },
      remark: 'Change the folder, and the result of the tool changes too.',
    },
    {
      id: 'round',
      title: 'Request input from the user',
      text: 'In 2026-07-28 servers no longer send requests. A tool that needs input returns a result that requests it.',
      only: STATELESS,
      sends: { message: call(1, 'ask_person') },
      question: {
        ask: 'Does request `1` have a response?',
        options: [
          { text: 'No, it is still open', says: 'It has a response: a result.' },
          {
            text: 'Yes, a result that requests input',
            right: true,
            says: 'The result has `"resultType": "input_required"`, and no request is open.',
          },
          { text: 'Yes, an error', says: 'No error occurred.' },
        ],
      },
      remark:
        '`inputRequests` contains the requests of the server, each under a key. If there is a `requestState`, the client returns it unchanged.',
      links: [{ title: 'Multi Round-Trip Requests', page: 'basic/patterns/mrtr#inputrequiredresult' }],
    },
    {
      id: 'round-again',
      title: 'Repeat the request with responses',
      text: 'The new request has another `id`, the same method and parameters, and `inputResponses` with a response under each key.',
      only: STATELESS,
      sends: { answer: 'Retry with responses' },
      remark:
        '`resultType` is now `complete`. Any server with the secret key for `requestState` could have handled this second request.',
      links: [{ title: 'Multi Round-Trip Requests, Input Responses', page: 'basic/patterns/mrtr#inputresponses' }],
    },
    {
      id: 'round-model',
      title: 'Request a completion in the same way',
      text: 'Servers request sampling and roots in the same way and send no requests of their own. Both are deprecated since 2026-07-28: new servers call a model directly and take folders as arguments.',
      only: STATELESS,
      sends: { message: call(3, 'ask_model', { question: 'What is a protocol?' }) },
      remark: 'The embedded request still has the method `sampling/createMessage`.',
      links: [{ title: 'Deprecated features', page: 'deprecated#deprecated' }],
    },
    {
      id: 'round-model-again',
      title: 'Repeat the request with the model’s response',
      text: 'Change the model’s response.',
      only: STATELESS,
      sends: { answer: 'Retry with responses' },
      remark: 'The result of the tool contains the model’s response.',
    },
  ],
};
