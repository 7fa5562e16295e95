/** How both sides come to the same revision. */
import type { Walkthrough } from '../walkthrough.ts';

const OLD = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;
const NEW = ['2026-07-28'] as const;

/** The walkthrough. */
export const versions: Walkthrough = {
  id: 'versions',
  title: 'Which revision do we speak?',
  chapter: 'handshake',
  says: 'What happens when a client asks for a revision that the server does not have.',
  revisions: [...OLD, ...NEW],
  server: 'calculator',
  steps: [
    {
      id: 'tutorial',
      title: 'A version that never was',
      text: 'A widespread tutorial begins with `"protocolVersion": "0.1.0"`. Revisions of MCP are named by dates; there was never a `0.1.0`.',
      only: OLD,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: {
            protocolVersion: '0.1.0',
            capabilities: {},
            clientInfo: { name: 'tutorial-client', version: '1.0.0' },
          },
        },
      },
      question: {
        ask: 'What does the server answer?',
        options: [
          {
            text: 'An error: unknown version',
            says: 'In a handshake a server proposes what it can do. Refusing is left to the client.',
          },
          {
            text: 'A result with `0.1.0`',
            says: 'That would be a promise it cannot keep: it echoes nothing that it does not speak.',
          },
          {
            text: 'A result with a revision that it does speak',
            right: true,
            says: 'Usually its latest one; here it has one alone.',
          },
        ],
      },
      remark: 'The server says `$revision`. Now it is the client’s turn: it goes on in that revision, or it hangs up.',
      links: [{ title: 'Lifecycle, Version Negotiation', page: 'basic/lifecycle#version-negotiation' }],
    },
    {
      id: 'agree',
      title: 'The client can do that',
      text: 'It speaks `$revision` too, and says that it is ready. Nothing more has to be agreed on.',
      only: OLD,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
      remark: 'From here on every message is one of `$revision`, whatever was asked for first.',
    },
    {
      id: 'work',
      title: 'Work',
      text: 'A client that names a revision should name the latest it speaks, since the server may only have that one or older ones.',
      only: OLD,
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'Over HTTP each request from 2025-06-18 on repeats the revision agreed on in the header `MCP-Protocol-Version`. Over stdio nothing repeats it.',
    },
    {
      id: 'ask',
      title: 'Ask what there is',
      text: 'Without a handshake nothing is negotiated: each request names its revision in `_meta`. Who wants to know what a server speaks asks it.',
      only: NEW,
      sends: { message: { jsonrpc: '2.0', id: 1, method: 'server/discover' } },
      remark: '`supportedVersions` is the list. The client takes one that it speaks itself.',
      links: [{ title: 'Versioning', page: 'basic/versioning#protocol-version-negotiation' }],
    },
    {
      id: 'unknown',
      title: 'A version that never was',
      text: 'A widespread tutorial uses the version `0.1.0`. Revisions of MCP are named by dates; there was never a `0.1.0`.',
      only: NEW,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 2,
          method: 'tools/list',
          params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '0.1.0' } },
        },
      },
      shows: 'version/ignores-discovered',
      question: {
        ask: 'What does the server answer?',
        options: [
          {
            text: 'An error that says which revisions it speaks',
            right: true,
            says: 'With the code `-32022`, and the list in `data`: enough to choose another one and ask again.',
          },
          {
            text: 'The tools, in its own revision',
            says: 'That was the way of the handshake. Here nobody would know how to read the answer.',
          },
          { text: 'Nothing', says: 'A request always gets an answer.' },
        ],
      },
      remark: 'No state to clean up: the next request may name another revision.',
      links: [{ title: 'Versioning', page: 'basic/versioning#protocol-version-negotiation' }],
    },
    {
      id: 'again',
      title: 'Again, with one from the list',
      text: 'The same request in a revision that the server speaks. Try your own dates here.',
      only: NEW,
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'tools/list' } },
      remark: 'Each request stands for itself: a client could even mix revisions, if the server speaks several.',
    },
  ],
};
