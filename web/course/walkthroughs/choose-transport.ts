/** When a server should use stdio, and when HTTP. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

const STDIO: readonly PageLink[] = [
  { title: 'stdio', page: 'basic/transports#stdio', only: HANDSHAKE },
  { title: 'stdio', page: 'basic/transports/stdio', only: STATELESS },
];
const HTTP: readonly PageLink[] = [
  { title: 'Transports', page: 'basic/transports', only: HANDSHAKE },
  { title: 'Streamable HTTP', page: 'basic/transports/streamable-http', only: STATELESS },
];

/** The walkthrough. */
export const chooseTransport: Walkthrough = {
  id: 'choose-transport',
  title: 'Choose between stdio and HTTP',
  chapter: 'transports',
  says: 'Decide by the program that starts the server, and by the users that it has.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'weather',
  transport: 'http',
  greeted: true,
  steps: [
    {
      id: 'same',
      title: 'The same messages',
      text: 'Both transports carry the same messages, so this choice changes no tool. It decides three things: who starts the server, who can reach it, and how the server knows its users.',
      sends: { message: { jsonrpc: '2.0', id: 20, method: 'tools/list' } },
      remark: 'This response would be the same over stdio. Only the headers and the status code would be missing.',
      links: HTTP,
    },
    {
      id: 'local',
      title: 'A server for local files',
      text: 'A server searches the notes in a folder of the user’s computer. One application uses it.',
      question: {
        ask: 'Which transport fits?',
        options: [
          {
            text: 'stdio',
            right: true,
            says: 'The client starts the program with the rights of the user, and no other program can connect to it.',
          },
          {
            text: 'HTTP on a port of the computer',
            says: 'That works. But the user must start the server, and other programs and pages can try to reach it.',
          },
          {
            text: 'HTTP in the cloud',
            says: 'That server cannot read the files, unless the user uploads them.',
          },
        ],
      },
      remark:
        'Over stdio each client starts a process of its own. If two applications use the same server, two processes run, which share nothing in memory.',
      links: STDIO,
    },
    {
      id: 'shared',
      title: 'A server for many users',
      text: 'A company offers a server to its customers. They use it from different applications, and on phones.',
      question: {
        ask: 'Which transport fits?',
        options: [
          {
            text: 'stdio',
            says: 'Every customer would have to install and update the program. A phone cannot start it.',
          },
          {
            text: 'HTTP',
            right: true,
            says: 'The server runs once, has a URL, and serves many clients at the same time.',
          },
        ],
      },
      remark:
        'A new version is available for everyone at once. On the other hand, the server must keep its users apart.',
      links: HTTP,
    },
    {
      id: 'secrets',
      title: 'Give the server a key',
      text: 'The server uses a weather service that needs an API key of the user.',
      question: {
        ask: 'The server uses stdio. How does it get the key?',
        options: [
          {
            text: 'From an environment variable',
            right: true,
            says: 'The client sets it when it starts the program, usually from its configuration.',
          },
          {
            text: 'From a tool argument',
            says: 'Then the key passes through the model and the log of the conversation.',
          },
          { text: 'From an `Authorization` header', says: 'stdio has no headers. That is the way over HTTP.' },
        ],
      },
      remark:
        'Over HTTP the client sends an access token with each request. The chapter about authorization shows how it gets one.',
      links: STDIO,
    },
    {
      id: 'port',
      title: 'HTTP on your own computer',
      text: 'Sometimes a local server needs HTTP, because several applications share it. Then any page in a browser on the same computer can send requests to its port.',
      question: {
        ask: 'How does the server keep foreign pages out?',
        options: [
          {
            text: 'It checks the `Origin` header',
            right: true,
            says: 'A browser always sends the origin of the page with such a request, and a page cannot change it.',
          },
          { text: 'It uses an unusual port', says: 'A page can try all ports.' },
          {
            text: 'It is reachable from this computer only',
            says: 'That is necessary, but the browser runs on this computer, too.',
          },
        ],
      },
      remark: 'The server does both: it binds only to `127.0.0.1`, and it rejects foreign origins.',
      links: HTTP,
    },
    {
      id: 'debug',
      title: 'Where to look when it fails',
      text: 'Each transport has its typical mistakes. Over stdio it is output on stdout that is not a message, or a program that does not start. Over HTTP it is a header, a status code, or a proxy that holds back a stream.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 21,
          method: 'tools/call',
          params: { name: 'get_alerts', arguments: { country: 'Italy' } },
        },
      },
      passes: 1500,
      remark:
        'Record both directions: over stdio with `tap`, which runs between client and server, over HTTP in the same way or as a HAR file. Then paste the log into Check.',
      links: HTTP,
    },
    {
      id: 'both',
      title: 'Offer both',
      text: 'Many servers support both: an option on the command line selects the transport, and the handlers of requests are the same. Clients should support stdio whenever possible.',
      leaves: true,
      remark: 'Keep the code that handles messages free of the transport. Then you can test it with messages alone.',
      links: HTTP,
    },
  ],
};
