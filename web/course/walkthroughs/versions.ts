/** How both sides agree on a revision. */
import type { Walkthrough } from '../walkthrough.ts';

const OLD = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;
const NEW = ['2026-07-28'] as const;

/** The walkthrough. */
export const versions: Walkthrough = {
  id: 'versions',
  title: 'Agree on a revision',
  chapter: 'handshake',
  says: 'See what happens when a client requests a revision that the server does not support.',
  revisions: [...OLD, ...NEW],
  server: 'calculator',
  steps: [
    {
      id: 'tutorial',
      title: 'A version that never existed',
      text: 'A popular tutorial starts with `"protocolVersion": "0.1.0"`. MCP revisions are named by date; there was never a `0.1.0`.',
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
      shows: 'version/unknown-revision',
      question: {
        ask: 'How does the server respond?',
        options: [
          {
            text: 'An error for the unknown version',
            says: 'In a handshake the server proposes a revision that it supports. The client decides whether to continue.',
          },
          {
            text: 'A result with `0.1.0`',
            says: 'A server must not confirm a revision that it does not support.',
          },
          {
            text: 'A result with a revision that it supports',
            right: true,
            says: 'The server usually proposes its latest revision; this one supports only one.',
          },
        ],
      },
      remark: 'The server proposes `$revision`. The client now continues in that revision or disconnects.',
      links: [{ title: 'Lifecycle, Version Negotiation', page: 'basic/lifecycle#version-negotiation' }],
    },
    {
      id: 'agree',
      title: 'Accept the server’s revision',
      text: 'The client also supports `$revision` and sends that it is ready. Nothing else needs to be negotiated.',
      only: OLD,
      sends: { message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
      remark: 'From now on every message follows `$revision`, regardless of the first request.',
    },
    {
      id: 'work',
      title: 'Send the first request',
      text: 'A client should propose the latest revision that it supports, because the server may support only that one or older ones.',
      only: OLD,
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'Since 2025-06-18 each HTTP request repeats the agreed revision in the header `MCP-Protocol-Version`. Over stdio no message repeats it.',
    },
    {
      id: 'ask',
      title: 'Request the supported revisions',
      text: 'There is no handshake. Each request names its revision in `_meta`, and the server accepts or rejects it. A client can request the server’s revisions first.',
      only: NEW,
      sends: { message: { jsonrpc: '2.0', id: 1, method: 'server/discover' } },
      remark: '`supportedVersions` is the list. The client chooses a revision that it also supports.',
      links: [{ title: 'Versioning', page: 'basic/versioning#protocol-version-negotiation' }],
    },
    {
      id: 'unknown',
      title: 'A version that never existed',
      text: 'A popular tutorial uses the version `0.1.0`. MCP revisions are named by date; there was never a `0.1.0`.',
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
        ask: 'How does the server respond?',
        options: [
          {
            text: 'An error with the revisions that it supports',
            right: true,
            says: 'The code is `-32022`, and `data` contains the list, so the client can choose another revision and retry.',
          },
          {
            text: 'The tools, in its own revision',
            says: 'A handshake works that way. Here the client would not know how to read the response.',
          },
          { text: 'Nothing', says: 'A request always gets a response.' },
        ],
      },
      remark: 'There is no state to reset: the next request can name another revision.',
      links: [{ title: 'Versioning', page: 'basic/versioning#protocol-version-negotiation' }],
    },
    {
      id: 'again',
      title: 'Retry with a supported revision',
      text: 'This is the same request in a revision that the server supports. Try other dates here.',
      only: NEW,
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'tools/list' } },
      remark: 'Each request is independent. A client could even mix revisions if the server supports several.',
    },
  ],
};
