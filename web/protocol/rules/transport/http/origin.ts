import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { has } from '../../../json/object.ts';
import { defineWireRule } from '../define.ts';
import { statusOf, errorText } from '../reading.ts';

const REFUSES_ORIGIN =
  /\b(?:invalid|forbidden|bad|untrusted|unknown|unexpected|disallowed|rejected|blocked|denied|not allowed|mismatch\w*)\b.{0,30}\borigin\b|\borigin\b.{0,60}\b(?:invalid|not allowed|forbidden|denied|rejected|blocked|mismatch|unknown|disallowed|not permitted|untrusted)\b/i;
const CALL = post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list'), { Origin: 'https://evil.example' });

/** A request from an invalid origin must be rejected with 403 before its message is read. */
export const originRefusal = defineWireRule({
  id: 'http/origin-refusal',
  requirements: ['http/origin-refusal-status', 'http/origin-refusal-error-id'],
  class: 'spec',
  title: 'An invalid origin {must} be rejected with 403',
  why: 'With another status clients misread the rejection: 401 starts a login, and 400 and 404 start a fallback to older transports.',
  how: 'Check `Origin` before the body is read, and return `403 Forbidden`.',
  examples: {
    good: [
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('403 Forbidden', fails(null, -32600, 'Invalid Origin header'))),
      },
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('403 Forbidden', 'Origin not allowed', { 'Content-Type': 'text/plain' })),
      },
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('400 Bad Request', fails(1, -32602, 'The original file is unknown'))),
      },
      {
        revision: '2025-06-18',
        text: blocks(
          post('2025-06-18', requestBody('2025-06-18', 1, 'ping')),
          answer('400 Bad Request', 'Invalid Origin', { 'Content-Type': 'text/plain' }),
        ),
        says: 'Earlier revisions require no specific status.',
      },
    ],
    bad: [
      {
        revision: '2025-11-25',
        text: blocks(
          CALL,
          answer('', 'Invalid Origin header', { '': 'HTTP/1.1 ⟦400⟧ Bad Request', 'Content-Type': 'text/plain' }),
        ),
      },
      {
        revision: '2025-11-25',
        text: blocks(
          CALL,
          answer('', fails(null, -32600, 'Origin https://evil.example is not allowed'), {
            '': 'HTTP/1.1 ⟦401⟧ Unauthorized',
            'WWW-Authenticate': 'Bearer resource_metadata="https://a/x", scope="mcp"',
          }),
        ),
      },
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('403 Forbidden', `⟦${fails(1, -32600, 'Invalid Origin header')}⟧`)),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, status, messages, body } = response;
      if (!request?.mcp) return;
      const error = messages.find(({ kind }) => kind === 'error');
      if (!error && (status < 400 || messages.length > 0)) return;
      if (!REFUSES_ORIGIN.test(error ? errorText(error) : (body ?? '').slice(0, 500))) return;
      const origin = request.header('origin');
      const ties = [{ at: request, ...(origin ? { place: { of: 'header', header: origin } as const } : {}) }];
      if (status !== 403) {
        const what = `${response.name} rejects the origin with the status ${statusOf(response)}.`;
        report({ requirement: 'http/origin-refusal-status', at: response, place: { of: 'status' }, what, ties });
      } else if (error && has(error.object, 'id')) {
        report({
          requirement: 'http/origin-refusal-error-id',
          at: response,
          place: { of: 'message', at: error.ref },
          title: 'This error about the origin has an `id`',
          why: 'The server checks the origin before it reads the body, so it does not know the id yet.',
          what: `${response.name} rejects the origin, but repeats the id of the message.`,
          ties,
        });
      }
    },
  }),
});
