/** A client that asks for a revision the server does not know. */
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
  title: 'I do not speak that, but',
  revision: '2025-11-25',
  from: 'server',
  task: 'You are the server `shop`, version `3.2.1`, with tools. You speak `2025-11-25` and nothing else. The client begins with `initialize`, id 1, and asks for `2031-01-01`. Answer.',
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
    'The server does not have to refuse: it can make an offer, and the client decides.',
    'The result has `protocolVersion`, `capabilities` and `serverInfo`.',
  ],
  solution: JSON.stringify(reply('2025-11-25')),
  lesson:
    'A server that does not know the revision answers with one that it does know, the newest. If the client cannot speak that, it closes the connection.',
  links: [clause('2025-11-25', 'basic/lifecycle#version-negotiation', 'Lifecycle, Version Negotiation')],
  goals: [
    ...answers(1, 'result'),
    keeps(
      '/result/protocolVersion',
      '2025-11-25',
      '`result.protocolVersion` has to be the revision that the server speaks, `"2025-11-25"`.',
    ),
    goal(
      'tools',
      'It declares tools',
      '`result.capabilities` needs `tools`, or the client will not ask for them.',
      present('/result/capabilities/tools'),
    ),
    goal('who', 'It says who the server is', '`result.serverInfo` needs `name` `"shop"` and `version` `"3.2.1"`.', {
      all: [
        { at: '/result/serverInfo/name', equals: 'shop' },
        { at: '/result/serverInfo/version', equals: '3.2.1' },
      ],
    }),
  ],
  mistakes: [
    commonMistake(
      'echo',
      reply('2031-01-01'),
      'That promises a revision which the server does not speak. It may repeat only what it knows.',
      { at: '/result/protocolVersion', equals: '2031-01-01' },
    ),
    commonMistake(
      'refused',
      refusal(1, -32602, 'Unsupported protocol version'),
      'The two may still come together: up to 2025-11-25 the server offers a revision that it speaks, and the client decides.',
      present('/error'),
    ),
    commonMistake(
      'not-spoken',
      reply('2024-11-05'),
      'This server does not speak that one either.',
      otherThan('/result/protocolVersion', '2025-11-25'),
    ),
    commonMistake(
      'list',
      answer(1, { supportedVersions: ['2025-11-25'], ...rest }),
      'One revision is offered, in `protocolVersion`; lists of them came with 2026-07-28.',
      present('/result/supported', '/result/supportedVersions', '/result/versions'),
    ),
    commonMistake(
      'client-info',
      answer(1, { protocolVersion: '2025-11-25', capabilities: { tools: {} }, clientInfo: rest.serverInfo }),
      'A server introduces itself in `serverInfo`.',
      present('/result/clientInfo'),
    ),
    commonMistake(
      'no-capabilities',
      answer(1, { protocolVersion: '2025-11-25', serverInfo: rest.serverInfo }),
      '`capabilities` is required: it tells the client what it may ask for.',
      without('/result/capabilities', '/result'),
    ),
    strangeId(1, answer(2, { protocolVersion: '2025-11-25', ...rest })),
  ],
};
