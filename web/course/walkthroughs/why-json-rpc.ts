/** What JSON-RPC gives to MCP, beside REST, gRPC, and a new format. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

const MESSAGES: readonly PageLink[] = [
  { title: 'Messages', page: 'basic/messages', only: ['2024-11-05'] },
  { title: 'Messages', page: 'basic/index#messages', only: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] },
];

/** The walkthrough. */
export const whyJsonRpc: Walkthrough = {
  id: 'why-json-rpc',
  title: 'Why MCP uses JSON-RPC',
  chapter: 'messages',
  says: 'Compare JSON-RPC with REST, gRPC, and a new format.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'standard',
      title: 'A format that existed before',
      text: 'MCP could have its own format for calls. But then every programming language would need new code for it, and every developer would have to learn it.\n\nJSON-RPC 2.0 is a standard of a few pages. It defines how a call, its response, and an error look. It does not define what can be called: MCP adds the methods, their parameters, and their results.',
      links: MESSAGES,
    },
    {
      id: 'rest',
      title: 'Compared with REST',
      text: 'A REST service depends on HTTP: the URL and the HTTP method name the action, and the status code states the outcome. A server that is a program on the same computer has no URL.\n\nIn JSON-RPC all of this is inside the message: `method` names the action, and `params` contains its input.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 10,
          method: 'tools/call',
          params: { name: 'echo', arguments: { message: 'Hello' } },
        },
      },
      question: {
        ask: 'How does the client know that this request succeeded?',
        options: [
          {
            text: 'By the HTTP status `200`',
            says: 'Over stdio there is no status. Over HTTP a response with `200` may contain an error.',
          },
          {
            text: 'By `result` in the response',
            right: true,
            says: 'A response has either `result` or `error`, in every transport.',
          },
          { text: 'By a missing `id`', says: 'Every response to a request repeats its `id`.' },
        ],
      },
      remark:
        'The message is the same over stdio and over HTTP. A transport only has to carry text in both directions.',
      links: MESSAGES,
    },
    {
      id: 'failure',
      title: 'Errors without status codes',
      text: 'REST reports an unknown address with the status `404`. This request has an unknown method.',
      sends: { message: { jsonrpc: '2.0', id: 11, method: 'tools/run' } },
      shows: 'methods/unknown-request',
      remark:
        'The error has a code, a message for people, and, if the server wants, `data` for programs. `-32601` is a code of JSON-RPC; MCP adds some of its own.',
    },
    {
      id: 'both-ways',
      title: 'Requests in both directions',
      text: 'In REST and in most RPC formats one side sends requests and the other responds. Here a tool needs the folders of the user, which only the client knows.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 12, method: 'tools/call', params: { name: 'show_roots' } } },
      question: {
        ask: 'How can the server get them?',
        options: [
          {
            text: 'The client must send them with every request',
            says: 'Then the client would send folders that no tool needs.',
          },
          {
            text: 'The server sends a request, too',
            right: true,
            says: 'In JSON-RPC either side may send requests, each with its own ids.',
          },
          {
            text: 'With a status code that asks for more',
            says: 'A JSON-RPC response is final: it contains a result or an error.',
          },
        ],
      },
      remark: 'Two requests are open now: that of the client, and that of the server.',
      links: [{ title: 'Roots', page: 'client/roots' }],
    },
    {
      id: 'folders',
      title: 'The client responds',
      text: 'The client responds with the `id` of the server’s request. Then the tool can finish.',
      only: HANDSHAKE,
      sends: { answer: 'Answer' },
      remark: 'Responses need no order: the `id` shows to which request each of them belongs.',
    },
    {
      id: 'one-way',
      title: 'Requests in one direction',
      text: 'JSON-RPC allows both sides to send requests, and earlier revisions used that. In 2026-07-28 only the client sends requests. A server that needs something from the user returns a result that requests it, and the client repeats its request.',
      only: STATELESS,
      sends: { message: { jsonrpc: '2.0', id: 12, method: 'server/discover' } },
      remark:
        'So any instance of a server can handle any request, as with REST. The format of the messages is still JSON-RPC.',
    },
    {
      id: 'grpc',
      title: 'Compared with gRPC',
      text: 'gRPC sends binary messages over HTTP/2. Both sides generate code from a shared description of all calls.\n\nAn MCP client does not know the tools of a server before it connects. It reads their names and their JSON Schemas at run time, and gives them to a language model, which reads and writes JSON well.',
      sends: { message: { jsonrpc: '2.0', id: 13, method: 'tools/list' } },
      question: {
        ask: 'What is the price of JSON?',
        options: [
          {
            text: 'Binary data becomes longer',
            right: true,
            says: 'Images and other binary data are base64 strings, a third longer.',
          },
          { text: 'Numbers become strings', says: 'JSON has numbers, and they stay numbers.' },
          { text: 'Only JavaScript can read it', says: 'Nearly every language has a JSON parser.' },
        ],
      },
      remark: 'You can read every message in a log, and write one by hand. This page uses nothing else.',
      links: [{ title: 'Tools', page: 'server/tools' }],
    },
    {
      id: 'limits',
      title: 'What JSON-RPC leaves open',
      text: 'JSON-RPC does not define how messages travel, who may send what, how a session starts, how progress is reported, or how a call is cancelled. MCP defines all of this, and it changes some rules: an `id` is never null, and `params` is always an object.',
      question: {
        ask: 'A library accepts every valid JSON-RPC message. Is each of them valid MCP?',
        options: [
          { text: 'Yes, MCP messages are JSON-RPC messages', says: 'That is true, but not the other way round.' },
          {
            text: 'No, MCP has additional rules',
            right: true,
            says: 'A request with `"id": null` is one example: JSON-RPC only advises against it, MCP forbids it.',
          },
        ],
      },
      remark: 'Select “JSON-RPC 2.0” as the revision in Check to see both verdicts for the same text.',
      links: MESSAGES,
    },
  ],
};
