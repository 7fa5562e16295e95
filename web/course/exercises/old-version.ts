/** A revision that never was. */
import { asks, clause, goal, keeps, matches, numbered, otherThan, request, commonMistake, without } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const rest = { capabilities: { sampling: {} }, clientInfo: { name: 'tutorial', version: '0.1.0' } };
const greeting = (protocolVersion: string | number) => request(0, 'initialize', { protocolVersion, ...rest });

/** Mend the handshake of a tutorial. */
export const oldVersion: MessageSource = {
  id: 'old-version',
  kind: 'fix-message',
  title: 'Version 0.1.0',
  revision: '2025-03-26',
  from: 'client',
  task: 'This handshake is from a tutorial. Mend it for a client that speaks `2025-03-26`; leave what it can do and who it is as they are.',
  start: JSON.stringify(greeting('0.1.0')),
  hints: ['One of the two versions is about the protocol.', 'Revisions of MCP are named by dates.'],
  solution: JSON.stringify(greeting('2025-03-26')),
  lesson:
    'No revision was ever called `0.1.0`. A revision is the date of the last change that was not compatible: `2024-11-05`, `2025-03-26`, `2025-06-18`, `2025-11-25`, `2026-07-28`. The version in `clientInfo` is the client’s own affair.',
  links: [clause('2025-03-26', 'basic/lifecycle#version-negotiation', 'Lifecycle, Version Negotiation')],
  goals: [
    asks('initialize'),
    numbered(),
    keeps('/params/protocolVersion', '2025-03-26', '`protocolVersion` has to be the text `"2025-03-26"`.'),
    keeps('/params/capabilities', rest.capabilities, 'Leave `capabilities` as it was.'),
    goal('client', 'The client is the same', 'Leave `clientInfo` as it was.', {
      at: '/params/clientInfo',
      equals: { $has: rest.clientInfo },
    }),
  ],
  mistakes: [
    commonMistake(
      'json-rpc',
      greeting('2.0'),
      '`2.0` is the version of JSON-RPC, which stands in `jsonrpc`. MCP counts in dates.',
      { at: '/params/protocolVersion', oneOf: ['2.0', 2] },
    ),
    commonMistake('number', greeting(20_250_326), 'The revision is a text, in quotes, written as a date with dashes.', {
      at: '/params/protocolVersion',
      type: 'number',
    }),
    commonMistake('newest', greeting('latest'), 'There are no names like `latest`: say which revision you speak.', {
      at: '/params/protocolVersion',
      oneOf: ['latest', 'newest', 'current', 'draft', '*'],
    }),
    commonMistake(
      'counted',
      greeting('1.0.0'),
      'MCP has no such numbers: each revision is named by a date.',
      matches('/params/protocolVersion', /^v?\d+(\.\d+)+$/u),
    ),
    commonMistake(
      'other-date',
      greeting('2025-03-25'),
      'That is another date than the one the client speaks, `2025-03-26`.',
      matches('/params/protocolVersion', /^(?!2025-03-26$)\d{4}-\d\d-\d\d$/u),
    ),
    commonMistake(
      'left-out',
      request(0, 'initialize', rest),
      'Without `protocolVersion` the server does not know what to agree on: it is required.',
      without('/params/protocolVersion', '/params'),
    ),
    commonMistake(
      'client-version',
      request(0, 'initialize', {
        ...rest,
        protocolVersion: '2025-03-26',
        clientInfo: { name: 'tutorial', version: '2025-03-26' },
      }),
      'The version in `clientInfo` is that of the client itself, and was right.',
      otherThan('/params/clientInfo/version', '0.1.0'),
    ),
  ],
};
