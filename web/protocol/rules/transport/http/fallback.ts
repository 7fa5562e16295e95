import { answer, requestBody, blocks, fails, get, post } from '../../../testing/wire.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type Response } from '../define.ts';
import { requestsBy, begins, codeOf, isSuccess, sessionHeader, statusOf, supportedIn } from '../reading.ts';

const HELLO =
  '{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';
const MODERN = post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list'));
const NEEDED = fails(1, -32021, 'Missing required client capability', '{"requiredCapabilities":{"sampling":{}}}');
const ONLY_OLD = fails(1, -32022, 'Unsupported', '{"supported":["2025-11-25"],"requested":"2026-07-28"}');
/** Errors that show that a server supports 2026-07-28. */
const MODERN_ERRORS = new Set([-32020, -32021, -32022]);
const FALLS_BACK = new Set([400, 404, 405]);
const BESIDES = ['methods/initialize-removed', 'version/probe-first', 'http-headers/method-missing'];
const opens = (version: '2025-11-25'): string => post(version, HELLO, { '': '⟦POST /mcp HTTP/1.1⟧' });

/** True for a response that shows that the server supports 2026-07-28. */
function isModernError(response: Response): boolean {
  return response.messages.some((message) => {
    const errorCode = codeOf(message);
    if (errorCode === null || !MODERN_ERRORS.has(errorCode)) return false;
    return errorCode !== -32022 || supportedIn(message).some((version) => version >= '2026');
  });
}

/** After a rejection, a client should read the reason before it falls back to an older transport or handshake. */
export const fallback = defineWireRule({
  id: 'http/fallback',
  requirements: ['http/fallback-after-modern-error', 'legacy-sse/fallback-status'],
  class: 'spec',
  title: 'A client {must} read the rejection before it falls back',
  note: 'This fallback follows a status that does not indicate an older server',
  why: 'Many rejections contain the solution, while an immediate fallback hides a missing login or uses an older revision than necessary.',
  how: 'Fall back only on 400, 404 and 405, and only if the body is not one of the errors of 2026-07-28.',
  examples: {
    good: [
      {
        revision: '2025-11-25',
        text: blocks(
          post('2025-11-25', HELLO),
          answer('405 Method Not Allowed'),
          get('2025-11-25', { 'MCP-Protocol-Version': null }),
        ),
      },
      {
        revision: '2026-07-28',
        text: blocks(MODERN, answer('400 Bad Request', ONLY_OLD), post('2025-11-25', HELLO)),
        besides: BESIDES,
        says: 'The server supports nothing newer.',
      },
      {
        revision: '2026-07-28',
        text: blocks(MODERN, answer('400 Bad Request'), post('2025-11-25', HELLO)),
        besides: BESIDES,
      },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: blocks(MODERN, answer('400 Bad Request', NEEDED), opens('2025-11-25')),
        besides: BESIDES,
      },
      {
        revision: '2025-11-25',
        text: blocks(
          post('2025-11-25', HELLO),
          answer('401 Unauthorized', '', { 'WWW-Authenticate': 'Bearer resource_metadata="https://a/x", scope="mcp"' }),
          get('2025-11-25', { 'MCP-Protocol-Version': null, '': '⟦GET /mcp HTTP/1.1⟧' }),
        ),
        besides: ['http-headers/protocol-version-missing-on-get'],
      },
    ],
  },
  begin(_, report) {
    /** The last response that rejected a POST, by request path. */
    const refused = new Map<string, Response>();
    return {
      request(request) {
        const before = refused.get(request.path);
        if (!before) return;
        if (request.method === 'GET' && !sessionHeader(request)) probe(request, before);
        if (begins(request) && before.status === 400 && isModernError(before) && !begins(before.request)) {
          const error = before.messages.find(({ kind }) => kind === 'error');
          report({
            requirement: 'http/fallback-after-modern-error',
            at: request,
            what: `${request.name} falls back to \`initialize\`, although ${before.description} is the error ${code(error ? codeOf(error) : null)} of a server that supports 2026-07-28.`,
            instead: ['version/fallback-after-modern-error'],
            ties: [
              {
                at: before,
                ...(error ? { place: { of: 'message', at: error.ref, path: ['error', 'code'] } as const } : {}),
              },
            ],
          });
        }
        refused.delete(request.path);
      },
      response(response) {
        const { request, status } = response;
        if (!request || requestsBy(response).length === 0) return;
        if (!isSuccess(response) && status >= 400 && status < 500) refused.set(request.path, response);
        else refused.delete(request.path);
      },
    };

    function probe(request: Request, before: Response): void {
      if (FALLS_BACK.has(before.status) && !isModernError(before)) return;
      if (request.header('mcp-protocol-version')) return;
      const [requested] = requestsBy(before);
      report({
        requirement: 'legacy-sse/fallback-status',
        at: request,
        what: `${request.name} tries the older transport because ${requested ? named(requested.method ?? '') : 'a POST'} got ${statusOf(before)}, which has another cause.`,
        ties: [{ at: before, place: { of: 'status' } }],
      });
    }
  },
});
