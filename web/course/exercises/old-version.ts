/** A revision that never existed. */
import {
  sendsRequest,
  clause,
  goal,
  keeps,
  matches,
  numbered,
  otherThan,
  request,
  commonMistake,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const rest = { capabilities: { sampling: {} }, clientInfo: { name: 'tutorial', version: '0.1.0' } };
const greeting = (protocolVersion: string | number) => request(0, 'initialize', { protocolVersion, ...rest });

/** Fix the handshake of a tutorial. */
export const oldVersion: MessageSource = {
  id: 'old-version',
  kind: 'fix-message',
  title: 'Fix the version in an initialize request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Fix this request for a client that supports `2025-11-25`.\n\nKeep its capabilities, its name and its version. It is from a tutorial.',
  start: JSON.stringify(greeting('0.1.0')),
  hints: ['One of the two versions is that of the protocol.', 'The name of an MCP revision is a date.'],
  solution: JSON.stringify(greeting('2025-11-25')),
  lesson:
    'No revision was ever named `0.1.0`. The name of a revision is the date of its last incompatible change: `2024-11-05`, `2025-03-26`, `2025-06-18`, `2025-11-25`, `2026-07-28`. The version in `clientInfo` is the version of the client.',
  links: [clause('2025-11-25', 'basic/lifecycle#version-negotiation', 'Lifecycle, Version Negotiation')],
  goals: [
    sendsRequest('initialize'),
    numbered(),
    keeps('/params/protocolVersion', '2025-11-25', '`protocolVersion` must be the string `"2025-11-25"`.'),
    keeps('/params/capabilities', rest.capabilities, 'Keep `capabilities` as it was.'),
    goal('client', 'The client is the same', 'Keep `clientInfo` as it was.', {
      at: '/params/clientInfo',
      equals: { $has: rest.clientInfo },
    }),
  ],
  mistakes: [
    commonMistake(
      'json-rpc',
      greeting('2.0'),
      '`2.0` is the version of JSON-RPC, which belongs in `jsonrpc`. MCP revisions are dates.',
      { at: '/params/protocolVersion', oneOf: ['2.0', 2] },
    ),
    commonMistake('number', greeting(20_250_326), 'The revision must be a string, in quotes: a date with hyphens.', {
      at: '/params/protocolVersion',
      type: 'number',
    }),
    commonMistake(
      'newest',
      greeting('latest'),
      'MCP has no names such as `latest`: use the revision that the client supports.',
      {
        at: '/params/protocolVersion',
        oneOf: ['latest', 'newest', 'current', 'draft', '*'],
      },
    ),
    commonMistake(
      'counted',
      greeting('1.0.0'),
      'MCP has no such version numbers: the name of each revision is a date.',
      matches('/params/protocolVersion', /^v?\d+(\.\d+)+$/u),
    ),
    commonMistake(
      'other-date',
      greeting('2025-03-25'),
      'That is not the date of the revision that the client supports, `2025-11-25`.',
      matches('/params/protocolVersion', /^(?!2025-11-25$)\d{4}-\d\d-\d\d$/u),
    ),
    commonMistake(
      'left-out',
      request(0, 'initialize', rest),
      'Without `protocolVersion` the server cannot negotiate a revision: the member is required.',
      without('/params/protocolVersion', '/params'),
    ),
    commonMistake(
      'client-version',
      request(0, 'initialize', {
        ...rest,
        protocolVersion: '2025-11-25',
        clientInfo: { name: 'tutorial', version: '2025-11-25' },
      }),
      'The version in `clientInfo` is that of the client, and it was right.',
      otherThan('/params/clientInfo/version', '0.1.0'),
    ),
  ],
};
