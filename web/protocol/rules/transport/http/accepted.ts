import { answer, blocks, fails, post } from '../../../testing/wire.ts';
import { has } from '../../../json/object.ts';
import { defineWireRule } from '../define.ts';
import { isSuccess, statusOf, reportsOnly } from '../reading.ts';

const DECIDES = (revision: '2025-03-26' | '2025-06-18' | '2025-11-25', more = ''): string =>
  post(revision, '{"jsonrpc":"2.0","method":"notifications/initialized"}', more === '' ? {} : { '': more });
const REFUSED = fails(null, -32600, 'Not accepted');

/** A message without a response gets 202 and no body; a rejected one gets an error status. */
export const notificationAnswer = defineWireRule({
  id: 'http/notification-answer',
  requirements: [
    'http/notification-status',
    'http/notification-body',
    'http/notification-refused-status',
    'http/refusal-error-id',
  ],
  class: 'spec',
  title: 'A notification or response {must} be answered with 202 and no body',
  why: 'After `202 Accepted` the client continues at once; after another status it waits for a body, or misses an error.',
  how: 'Return `202 Accepted` without a body, or an error status if the message is rejected.',
  examples: {
    good: [
      { revision: '2025-06-18', text: blocks(DECIDES('2025-06-18'), answer('202 Accepted')) },
      { revision: '2025-03-26', text: blocks(DECIDES('2025-03-26'), answer('400 Bad Request', REFUSED)) },
      { revision: '2025-06-18', text: blocks(DECIDES('2025-06-18'), answer('400 Bad Request', REFUSED)) },
      { revision: '2025-11-25', text: blocks(DECIDES('2025-11-25'), answer('400 Bad Request', REFUSED)) },
      {
        revision: '2025-06-18',
        text: blocks(DECIDES('2025-06-18'), answer('404 Not Found', 'gone', { 'Content-Type': 'text/plain' })),
      },
    ],
    bad: [
      { revision: '2025-06-18', text: blocks(DECIDES('2025-06-18'), answer('', '', { '': 'HTTP/1.1 ⟦200⟧ OK' })) },
      {
        revision: '2025-03-26',
        text: blocks(DECIDES('2025-03-26'), answer('', '', { '': 'HTTP/1.1 ⟦204⟧ No Content' })),
      },
      { revision: '2025-06-18', text: blocks(DECIDES('2025-06-18'), answer('202 Accepted', '⟦{"ok":true}⟧')) },
      { revision: '2025-11-25', text: blocks(DECIDES('2025-11-25'), answer('', REFUSED, { '': 'HTTP/1.1 ⟦200⟧ OK' })) },
      {
        revision: '2025-11-25',
        text: blocks(DECIDES('2025-11-25'), answer('400 Bad Request', `⟦${fails(0, -32600, 'no')}⟧`)),
      },
    ],
  },
  begin: (view, report) => ({
    response(response) {
      const { request, status, messages, body } = response;
      if (!request || !reportsOnly(request)) return;
      const [first] = request.messages;
      const sent = first?.kind === 'notification' ? 'a notification' : 'a response from the client';
      const ties = [{ at: request }];
      const error = messages.find(({ kind }) => kind === 'error');
      if (isSuccess(response) && error) {
        const what = `${response.name} rejects ${sent} with an error, but its status ${statusOf(response)} indicates success.`;
        report({ requirement: 'http/notification-refused-status', at: response, place: { of: 'status' }, what, ties });
      } else if (isSuccess(response) && status !== 202) {
        const what = `${response.name} has the status ${statusOf(response)}; ${sent} must be accepted with \`202\`.`;
        report({ requirement: 'http/notification-status', at: response, place: { of: 'status' }, what, ties });
      } else if (status === 202 && body !== null) {
        const what = `${response.name} has a body, although the client expects none for ${sent}.`;
        report({ requirement: 'http/notification-body', at: response, place: { of: 'body' }, what, ties });
      } else if (status >= 400 && error && has(error.object, 'id')) {
        report({
          requirement: 'http/refusal-error-id',
          at: response,
          place: { of: 'message', at: error.ref },
          title: 'This error for a notification or response has an `id`',
          why: 'There is no request whose id it could repeat.',
          what: `${response.name} rejects ${sent}, which has no request id, with an error that has an \`id\`.`,
          ties,
        });
      } else if (status >= 400 && error && response.demands('http/notification-status')) {
        view.excuse(response, ['responses/error-id-required']);
      }
    },
  }),
});
