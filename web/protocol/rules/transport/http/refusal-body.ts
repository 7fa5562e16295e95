import { answer, asks, blocks, fails, post } from '../../../testing/wire.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { askedBy, codeOf, isSuccess, saysOlder, errorText } from '../reading.ts';

const CALL = post('2026-07-28', asks('2026-07-28', 1, 'tools/list'));
const LOST = post('2026-07-28', asks('2026-07-28', 1, 'acme/warm'));
const SUPPORTED = '{"supported":["2025-11-25"],"requested":"2026-07-28"}';

/** Words of a refusal that is about the protocol version. */
const ABOUT_VERSION = /protocol[ -]?version/i;
const REFUSES = /unsupport|not support|unknown|unrecogni[sz]ed|invalid|does not speak/i;

/** Refusals of 2026-07-28 say in their body what is wrong. */
export const refusalBody = defineWireRule({
  id: 'http/refusal-body',
  requirements: ['http/unsupported-version-body', 'http/not-found-without-error-body'],
  class: 'spec',
  title: 'A refusal says in its body what is wrong',
  why: 'An empty 404, or a 400 without the list of versions, looks like an old server: the client falls back to the old handshake instead of trying again.',
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
        says: 'A wrong address, perhaps: the method is a known one.',
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
      const [asked] = askedBy(response);
      if (!request || !asked || isSuccess(response) || saysOlder(request)) return;
      const error = messages.find(({ kind }) => kind === 'error');
      const ties = [{ at: request, place: { of: 'message', at: asked.ref } as const }];
      if (
        status === 404 &&
        !error &&
        asked.method !== null &&
        !asked.inBatch &&
        !response.model.methods.has(asked.method)
      ) {
        const what = `${response.name} says \`404\` without a JSON-RPC error, so nobody can tell that ${named(asked.method)} is unknown.`;
        report({ requirement: 'http/not-found-without-error-body', at: response, place: { of: 'status' }, what, ties });
      }
      const words = error ? errorText(error) : (body ?? '').slice(0, 1000);
      const version = request.header('mcp-protocol-version')?.value;
      const odd = version !== undefined && !response.model.published.has(version);
      const about = ABOUT_VERSION.test(words) && REFUSES.test(words);
      const empty = error === undefined && words.trim() === '';
      if (status !== 400 || !(about || (odd && (empty || /\bversion\b/iu.test(words))))) return;
      const errorCode = error && codeOf(error);
      if (errorCode === -32022 || errorCode === -32020) return;
      report({
        requirement: 'http/unsupported-version-body',
        at: response,
        place: error ? { of: 'message', at: error.ref, path: ['error', 'code'] } : { of: empty ? 'status' : 'body' },
        what: `${response.name} refuses the protocol version ${error ? `with the code ${code(errorCode ?? null)}` : empty ? 'without a word' : 'in plain words'}; -32022 with the supported versions says it to programs.`,
        instead: ['version/unsupported-wrong-code'],
        ties,
      });
    },
  }),
});
