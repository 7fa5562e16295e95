import { named } from '../../../json/describe.ts';
import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';
import { codeOf, isSuccess, statusOf, errorText } from '../reading.ts';
import { DRAFT_MISMATCH, errorIn, MISMATCH } from './requested.ts';
import { faultsOf } from './faults.ts';

const NOW = '2026-07-28';
const CALL = requestBody(NOW, 1, 'tools/call', '"name":"build","arguments":{}');
const ODD = post(NOW, CALL, { 'Mcp-Name': 'deploy' });
const OLD = post(NOW, CALL, { 'MCP-Protocol-Version': '2025-11-25' });
const BESIDES = ['http-headers/name-mismatch', 'http-headers/protocol-version-body-mismatch'];
const UNSUPPORTED = -32022;

/** How to reject headers that do not match: with 400 and the error -32020 in the body. */
export const refused = defineWireRule({
  id: 'http-headers/refused',
  requirements: [
    'http-headers/mismatch-body-missing',
    'http-headers/mismatch-code',
    'http-headers/mismatch-status',
    'http-headers/protocol-version-mismatch-code',
  ],
  class: 'spec',
  title: 'A header mismatch {must} be rejected with 400 and -32020',
  why: 'With this code clients correct their headers, while with another one they try another version or fall back to `initialize`.',
  how: 'Return `400 Bad Request` with a JSON-RPC error that has the code -32020 and the id of the request.',
  examples: {
    good: [
      {
        revision: NOW,
        text: blocks(ODD, answer('400 Bad Request', fails(1, MISMATCH, 'Mcp-Name differs'))),
        besides: BESIDES,
      },
      { revision: NOW, text: blocks(post(NOW, CALL), answer('400 Bad Request', fails(1, -32602, 'No such tool'))) },
    ],
    bad: [
      { revision: NOW, text: blocks(ODD, answer('', '', { '': '⟦HTTP/1.1 400 Bad Request⟧' })), besides: BESIDES },
      {
        revision: NOW,
        text: blocks(
          ODD,
          answer('400 Bad Request', fails(1, DRAFT_MISMATCH, 'Header mismatch').replace('-32001', '⟦-32001⟧')),
        ),
        besides: [...BESIDES, 'errors/legacy-band', 'errors/server-range-meaning', 'errors/draft-code'],
      },
      {
        revision: NOW,
        text: blocks(ODD, answer('', fails(1, MISMATCH, 'Mcp-Name differs'), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
        besides: BESIDES,
      },
      {
        revision: NOW,
        text: blocks(
          OLD,
          answer(
            '400 Bad Request',
            fails(1, UNSUPPORTED, 'Unsupported', '{"supported":["2026-07-28"],"requested":"2025-11-25"}').replace(
              '-32022',
              '⟦-32022⟧',
            ),
          ),
        ),
        besides: BESIDES,
      },
    ],
  },
  begin: (view, report) => ({
    response(response) {
      const { request, status } = response;
      if (!request) return;
      const error = errorIn(response);
      const code = error && codeOf(error);
      const base = { at: response, ties: [{ at: request }] };
      if (error && code === MISMATCH) {
        if (status === 400) return;
        const what = `${response.name} has the error ${MISMATCH} with the status ${statusOf(response)}; the status must be 400.`;
        report({ ...base, requirement: 'http-headers/mismatch-status', place: { of: 'status' }, what });
        return;
      }
      if (isSuccess(response)) return;
      const faults = faultsOf(request, view);
      const [fault] = faults;
      if (!fault) return;
      const about = `The request’s ${named(fault.name)} ${fault.kind.startsWith('missing') ? 'is missing' : 'does not match its body'}`;
      if (!error) {
        if (status !== 400 || response.messages.length > 0) return;
        const what = `${response.name} rejects the request without a JSON-RPC error. ${about}.`;
        report({ ...base, requirement: 'http-headers/mismatch-body-missing', place: { of: 'line' }, what });
        return;
      }
      const place = { of: 'message', at: error.ref, path: ['error', 'code'] } as const;
      if (code === UNSUPPORTED && faults.some(({ kind }) => kind === 'version')) {
        const what = `${response.name} has the code ${UNSUPPORTED} for an unsupported version. ${about}, so the code must be ${MISMATCH}.`;
        const instead = ['version/unsupported-requested-mismatch'];
        report({ ...base, requirement: 'http-headers/protocol-version-mismatch-code', place, what, instead });
      } else if (code === DRAFT_MISMATCH || /\bheader|mcp-(?:name|method|param)/iu.test(errorText(error))) {
        const what = `${response.name} has the code ${code ?? 'of another kind'}. ${about}, so the code must be ${MISMATCH}.`;
        report({ ...base, requirement: 'http-headers/mismatch-code', place, what, instead: ['errors/code-meaning'] });
      }
    },
  }),
});
