/** The server asks the client: its person, its model, its folders. */
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
export const serverAsks: Walkthrough = {
  id: 'server-asks',
  title: 'The server asks',
  chapter: 'server-asks',
  says: 'Sampling, elicitation and roots: questions in the other direction, and the rounds that took their place.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'model',
      title: 'May I use your model?',
      text: 'This tool has no model of its own. The client has said that it lends its own (`sampling`), so the server asks it in the middle of the work.',
      only: HANDSHAKE,
      sends: { message: call(20, 'ask_model', { question: 'What is a protocol?' }) },
      question: {
        ask: 'What is the next message?',
        options: [
          { text: 'The answer to `tools/call`', says: 'The server does not have it yet.' },
          {
            text: 'A request of the server',
            right: true,
            says: '`sampling/createMessage`, with an `id` of the server’s own.',
          },
          { text: 'A notification', says: 'The server needs an answer.' },
        ],
      },
      remark: 'Each side counts its own ids: the server’s may well be one that the client has used.',
      links: [{ title: 'Sampling, Creating Messages', page: 'client/sampling#creating-messages' }],
    },
    {
      id: 'model-answer',
      title: 'The model’s words',
      text: 'A person should have a look at what is asked and what is answered. Then the client answers, with the server’s `id`.',
      only: HANDSHAKE,
      sends: { answer: 'Answer' },
      remark: 'Now the tool has what it needs, and the first request gets its answer.',
    },
    {
      id: 'person',
      title: 'A question for the person',
      text: 'Elicitation, since 2025-06-18: the server asks for a form to be filled in. The form is a flat JSON Schema: texts, numbers, yes or no, choices.',
      only: FORMS,
      sends: { message: call(21, 'ask_person') },
      remark: 'The server may not ask for secrets like this.',
      links: [
        { title: 'Elicitation, Requested Schema', page: 'client/elicitation#requested-schema', only: ['2025-11-25'] },
      ],
    },
    {
      id: 'declined',
      title: 'No, thank you',
      text: 'The person does not want to say it.',
      only: FORMS,
      sends: { answer: 'Decline' },
      question: {
        ask: 'How does a client say no?',
        options: [
          { text: 'With an `error`', says: 'The question was understood and put: that is no failure.' },
          {
            text: 'With a `result` whose `action` is `decline`',
            right: true,
            says: '`accept`, `decline`, and `cancel` for a window that was closed.',
          },
          { text: 'By not answering', says: 'Then the server waits for ever.' },
        ],
      },
      remark: 'The tool goes on without it.',
      links: [{ title: 'Elicitation, Response Actions', page: 'client/elicitation#response-actions' }],
    },
    {
      id: 'roots',
      title: 'Which folders?',
      text: '`roots/list` asks where the client works. The client has declared `roots`, so the server may ask.',
      only: HANDSHAKE,
      sends: { message: call(22, 'show_roots') },
      remark: 'Another request of the server, without `params` that matter.',
      links: [{ title: 'Roots, Listing Roots', page: 'client/roots#listing-roots' }],
    },
    {
      id: 'roots-answer',
      title: 'These',
      text: 'Each root is an address that begins with `file://`.',
      only: HANDSHAKE,
      sends: { answer: 'Answer' },
      remark: 'Change the folder, and the tool’s answer changes with it.',
    },
    {
      id: 'round',
      title: 'A question for the person',
      text: 'In 2026-07-28 servers send no requests any more. A tool that needs something says so in its result.',
      only: STATELESS,
      sends: { message: call(1, 'ask_person') },
      question: {
        ask: 'Is request `1` answered?',
        options: [
          { text: 'No, it waits', says: 'It has its answer: a result.' },
          {
            text: 'Yes, with a result that asks',
            right: true,
            says: '`"resultType": "input_required"`. Nothing is left open.',
          },
          { text: 'Yes, with an error', says: 'Nothing went wrong.' },
        ],
      },
      remark:
        '`inputRequests` has what is asked for, each under a name. `requestState`, where it is there, is for the client to bring back as it is.',
      links: [{ title: 'Multi Round-Trip Requests', page: 'basic/patterns/mrtr#inputrequiredresult' }],
    },
    {
      id: 'round-again',
      title: 'The same again, with answers',
      text: 'A new request: another `id`, the same method and parameters, and `inputResponses` with an answer under each name.',
      only: STATELESS,
      sends: { answer: 'Send again with answers' },
      remark:
        '`resultType` is `complete` now. Any server that knows the secret behind `requestState` could have taken this second request.',
      links: [{ title: 'Multi Round-Trip Requests, Input Responses', page: 'basic/patterns/mrtr#inputresponses' }],
    },
    {
      id: 'round-model',
      title: 'The model, the same way',
      text: 'Sampling and roots are asked for in the same way; no request of the server’s is left. Both are deprecated since 2026-07-28: new servers ask a model themselves, and take folders as arguments.',
      only: STATELESS,
      sends: { message: call(3, 'ask_model', { question: 'What is a protocol?' }) },
      remark: 'The name inside is still `sampling/createMessage`.',
      links: [{ title: 'Deprecated features', page: 'deprecated#deprecated' }],
    },
    {
      id: 'round-model-again',
      title: 'And again',
      text: 'Change what the model says.',
      only: STATELESS,
      sends: { answer: 'Send again with answers' },
      remark: 'The tool says what the model said.',
    },
  ],
};
