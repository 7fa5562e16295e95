import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { code } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { codeOf, isOlder, statusOf } from '../reading.ts';

const CALL = post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list'));
const SUPPORTED = '{"supported":["2025-11-25"],"requested":"2026-07-28"}';
const NEEDED = '{"requiredCapabilities":{"sampling":{}}}';

/** Error codes and the HTTP status that each requires. */
const STATUSES: ReadonlyMap<number, { status: number; requirement: string; says: string }> = new Map([
  [-32022, { status: 400, requirement: 'http/unsupported-version-status', says: 'an unsupported protocol version' }],
  [-32021, { status: 400, requirement: 'http/missing-capability-status', says: 'a missing client capability' }],
  [-32601, { status: 404, requirement: 'http/unknown-method-status', says: 'an unknown method' }],
]);

/** Since 2026-07-28, some errors require a specific HTTP status. */
export const errorStatus = defineWireRule({
  id: 'http/error-status',
  requirements: [...STATUSES.values()].map(({ requirement }) => requirement),
  class: 'spec',
  title: 'An error {must} have the HTTP status that belongs to it',
  why: 'Gateways, caches and the client’s fallback check only the status: with a success status they treat the error as a success.',
  how: 'Send -32601 with `404`, -32021 and -32022 with `400`.',
  examples: {
    good: [
      { revision: '2026-07-28', text: blocks(CALL, answer('404 Not Found', fails(1, -32601, 'Method not found'))) },
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('400 Bad Request', fails(1, -32022, 'Unsupported', SUPPORTED))),
      },
      {
        revision: '2025-11-25',
        text: blocks(
          post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list')),
          answer('200 OK', fails(1, -32601, 'Method not found')),
        ),
        says: 'Earlier revisions do not define the status.',
      },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('', fails(1, -32022, 'Unsupported', SUPPORTED), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
      },
      {
        revision: '2026-07-28',
        text: blocks(
          CALL,
          answer('', fails(1, -32021, 'Missing capability', NEEDED), { '': 'HTTP/1.1 ⟦403⟧ Forbidden' }),
        ),
      },
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('', fails(1, -32601, 'Method not found'), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, status, messages } = response;
      if (response.stream || (request && isOlder(request))) return;
      for (const message of messages) {
        const errorCode = codeOf(message);
        const row = errorCode === null ? undefined : STATUSES.get(errorCode);
        if (!row || row.status === status) continue;
        report({
          requirement: row.requirement,
          at: response,
          place: { of: 'status' },
          what: `${response.name} is the error ${code(errorCode)} for ${row.says} with the status ${statusOf(response)} instead of \`${row.status}\`.`,
          ties: [{ at: response, place: { of: 'message', at: message.ref, path: ['error', 'code'] } }],
        });
      }
    },
  }),
});
