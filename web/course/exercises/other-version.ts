/** A client that requests a revision unknown to the server. */
import {
  answer,
  answers,
  clause,
  client,
  goal,
  keeps,
  otherThan,
  present,
  refusal,
  request,
  commonMistake,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const rest = { capabilities: { tools: {} }, serverInfo: { name: 'shop', version: '3.2.1' } };
const reply = (protocolVersion: string) => answer(1, { protocolVersion, ...rest });

/** Answer as the server. */
export const otherVersion: MessageSource = {
  id: 'other-version',
  kind: 'answer-as-server',
  title: 'Answer an initialize request for an unsupported version',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond to this `initialize` request, id 1, for `2031-01-01`.\n\nYou are the server `shop`, version `3.2.1`, with tools. You support only `2025-11-25`.',
  before: [
    client(
      request(1, 'initialize', {
        protocolVersion: '2031-01-01',
        capabilities: {},
        clientInfo: { name: 'from the future', version: '9.0.0' },
      }),
    ),
  ],
  start: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unsupported protocol version"}}',
  hints: [
    'The server does not have to reject the request: it can offer a revision, and the client decides.',
    'The result has `protocolVersion`, `capabilities` and `serverInfo`.',
  ],
  solution: JSON.stringify(reply('2025-11-25')),
  lesson:
    'A server that does not support the requested revision responds with another one that it supports, preferably the newest. If the client does not support that one, it closes the connection.',
  links: [clause('2025-11-25', 'basic/lifecycle#version-negotiation', 'Lifecycle, Version Negotiation')],
  goals: [
    ...answers(1, 'result'),
    keeps(
      '/result/protocolVersion',
      '2025-11-25',
      '`result.protocolVersion` must be the revision that the server supports, `"2025-11-25"`.',
    ),
    goal(
      'tools',
      'The server declares tools',
      '`result.capabilities` needs `tools`, or the client will not request the tools.',
      present('/result/capabilities/tools'),
    ),
    goal(
      'who',
      'The response identifies the server',
      '`result.serverInfo` needs `name` `"shop"` and `version` `"3.2.1"`.',
      {
        all: [
          { at: '/result/serverInfo/name', equals: 'shop' },
          { at: '/result/serverInfo/version', equals: '3.2.1' },
        ],
      },
    ),
  ],
  mistakes: [
    commonMistake(
      'echo',
      reply('2031-01-01'),
      'The server does not support that revision. It may repeat the requested revision only if it supports it.',
      { at: '/result/protocolVersion', equals: '2031-01-01' },
    ),
    commonMistake(
      'refused',
      refusal(1, -32602, 'Unsupported protocol version'),
      'An agreement is still possible. Until 2025-11-25 the server offers a revision that it supports, and the client decides.',
      present('/error'),
    ),
    commonMistake(
      'not-spoken',
      reply('2024-11-05'),
      'This server does not support that revision either.',
      otherThan('/result/protocolVersion', '2025-11-25'),
    ),
    commonMistake(
      'list',
      answer(1, { supportedVersions: ['2025-11-25'], ...rest }),
      'The server offers one revision, in `protocolVersion`. Lists of revisions exist since 2026-07-28.',
      present('/result/supported', '/result/supportedVersions', '/result/versions'),
    ),
    commonMistake(
      'client-info',
      answer(1, { protocolVersion: '2025-11-25', capabilities: { tools: {} }, clientInfo: rest.serverInfo }),
      'A server identifies itself in `serverInfo`.',
      present('/result/clientInfo'),
    ),
    commonMistake(
      'no-capabilities',
      answer(1, { protocolVersion: '2025-11-25', serverInfo: rest.serverInfo }),
      '`capabilities` is required: it shows the client which requests the server supports.',
      without('/result/capabilities', '/result'),
    ),
    strangeId(1, answer(2, { protocolVersion: '2025-11-25', ...rest })),
  ],
};
