import { answer, requestBody, blocks, fails, noTools, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { codeOf, statusOf } from '../reading.ts';
import { errorIn, isHidden, isServed } from './requested.ts';

const NAME = 'MCP-Protocol-Version';
const DATE = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const odd = (value: string) => post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list'), { [NAME]: value });

/** An unknown version must be rejected with 400. */
export const versionStatus = defineWireRule({
  id: 'http-headers/protocol-version-invalid-status',
  requirements: ['http-headers/protocol-version-invalid-status'],
  class: 'spec',
  title: 'An unknown version in the header {must} be rejected with 400',
  why: 'A server that continues follows other rules than the client expects, and with another status the client does not recognize the cause.',
  how: 'Return `400 Bad Request` if the header names an unknown version.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: blocks(odd('1.0'), answer('400 Bad Request', fails(1, -32600, 'Unsupported protocol version'))),
      },
      { revision: '2025-06-18', text: blocks(odd('2025-06-18'), answer('200 OK', noTools('2025-06-18', 1))) },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: blocks(odd('2025-13-77'), answer('', noTools('2025-06-18', 1), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
        says: 'There is no such month.',
      },
      {
        revision: '2025-06-18',
        text: blocks(odd('0.1.0'), answer('', noTools('2025-06-18', 1), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
      },
      {
        revision: '2025-11-25',
        text: blocks(
          odd('latest'),
          answer('', fails(1, -32600, 'Unsupported protocol version'), { '': 'HTTP/1.1 ⟦404⟧ Not Found' }),
        ),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { request, status } = response;
      const header = request?.mcp ? request.header(NAME) : null;
      if (!request || !header || isHidden(header) || request.model.published.has(header.value)) return;
      // An unlisted date may be a future revision that the server supports.
      if (DATE.test(header.value) && isServed(request)) return;
      const error = errorIn(response);
      const about = error ? /version/iu.test(JSON.stringify(error.error).slice(0, 500)) : false;
      const refused = error !== null && status > 400 && status < 500 && about && codeOf(error) !== -32022;
      if (!isServed(request) && !refused) return;
      report({
        requirement: 'http-headers/protocol-version-invalid-status',
        at: response,
        place: { of: 'status' },
        what: `${response.name} has the status ${statusOf(response)}; the request has the version ${named(header.value)}, which does not exist.`,
        ties: [{ at: request, place: { of: 'header', header } }],
      });
    },
  }),
});
