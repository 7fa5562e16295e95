import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { requestsBy, codeOf, isSuccess, isOlder, errorText } from '../reading.ts';

const CALL = post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list'));
const LOST = post('2026-07-28', requestBody('2026-07-28', 1, 'acme/warm'));
const SUPPORTED = '{"supported":["2025-11-25"],"requested":"2026-07-28"}';

/** Wording of a rejection that is about the protocol version. */
const ABOUT_VERSION = /protocol[ -]?version/i;
const REFUSES = /unsupport|not support|unknown|unrecogni[sz]ed|invalid|does not speak/i;

/** Rejections of 2026-07-28 describe the error in their body. */
export const refusalBody = defineWireRule({
  id: 'http/refusal-body',
  requirements: ['http/unsupported-version-body', 'http/not-found-without-error-body'],
  class: 'spec',
  title: 'A rejection {must} describe its error in the body',
  why: 'An empty 404, or a 400 without the list of versions, looks like an old server: the client falls back to the old handshake instead of a retry.',
  how: 'Send the JSON-RPC error with the status: -32601 for an unknown method, -32022 with the supported versions.',
  examples: {
    good: [
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('400 Bad Request', fails(1, -32022, 'Unsupported', SUPPORTED))),
      },
      { revision: '2026-07-28', text: blocks(CALL, answer('400 Bad Request', fails(1, -32602, 'Invalid cursor'))) },
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('404 Not Found')),
        says: 'The URL may be wrong, since the method is known.',
      },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: blocks(LOST, answer('', '', { '': 'HTTP/1.1 ⟦404⟧ Not Found' })),
        besides: ['methods/unknown-request'],
      },
      {
        revision: '2026-07-28',
        text: blocks(
          CALL,
          answer('400 Bad Request', '⟦Unsupported protocol version⟧', { 'Content-Type': 'text/plain' }),
        ),
      },
      {
        revision: '2026-07-28',
        text: blocks(CALL.replaceAll('2026-07-28', '2027-01-15'), answer('', '', { '': 'HTTP/1.1 ⟦400⟧ Bad Request' })),
        besides: ['version/unknown-revision-in-meta'],
      },
      {
        revision: '2026-07-28',
        text: blocks(
          CALL,
          answer(
            '400 Bad Request',
            fails(1, -32600, 'x')
              .replace('-32600', '⟦-32600⟧')
              .replace('"x"', '"Bad Request: Unsupported protocol version"'),
          ),
        ),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, status, messages, body } = response;
      const [requested] = requestsBy(response);
      if (!request || !requested || isSuccess(response) || isOlder(request)) return;
      const error = messages.find(({ kind }) => kind === 'error');
      const ties = [{ at: request, place: { of: 'message', at: requested.ref } as const }];
      if (
        status === 404 &&
        !error &&
        requested.method !== null &&
        !requested.inBatch &&
        !response.model.methods.has(requested.method)
      ) {
        const what = `${response.name} has the status \`404\` without a JSON-RPC error, so the client does not know that ${named(requested.method)} is unknown.`;
        report({ requirement: 'http/not-found-without-error-body', at: response, place: { of: 'status' }, what, ties });
      }
      const text = error ? errorText(error) : (body ?? '').slice(0, 1000);
      const version = request.header('mcp-protocol-version')?.value;
      const odd = version !== undefined && !response.model.published.has(version);
      const about = ABOUT_VERSION.test(text) && REFUSES.test(text);
      const empty = error === undefined && text.trim() === '';
      if (status !== 400 || !(about || (odd && (empty || /\bversion\b/iu.test(text))))) return;
      const errorCode = error && codeOf(error);
      if (errorCode === -32022 || errorCode === -32020) return;
      report({
        requirement: 'http/unsupported-version-body',
        at: response,
        place: error ? { of: 'message', at: error.ref, path: ['error', 'code'] } : { of: empty ? 'status' : 'body' },
        what: `${response.name} rejects the protocol version ${error ? `with the code ${code(errorCode ?? null)}` : empty ? 'without a reason' : 'in plain text only'}; programs need the code -32022 with the supported versions.`,
        instead: ['version/unsupported-wrong-code'],
        ties,
      });
    },
  }),
});
