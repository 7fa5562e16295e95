import { answer, blocks, get as stream, noTools } from '../../../testing/wire.ts';
import { cut, named } from '../../../json/describe.ts';
import { defineWireRule, type Header, type Request } from '../define.ts';
import { called, TOKEN } from './example-texts.ts';

const R = '2025-06-18';
const FIRST = blocks(called(R, { Authorization: TOKEN }), answer('200 OK', noTools(R, 1)));

/** The place of the token: in `Authorization`, as a bearer token, on every request. */
export const tokens = defineWireRule({
  id: 'auth/tokens',
  requirements: [
    'auth/scheme-not-bearer',
    'auth/token-in-query',
    'auth/custom-token-header',
    'auth/token-not-on-every-request',
  ],
  class: 'spec',
  title: 'Every request {must} have its token in `Authorization: Bearer`',
  why: 'Servers read the token only there, and a token in a URL appears in logs and browser histories.',
  how: 'Send `Authorization: Bearer <token>` with each request, even within one session.',
  examples: {
    good: [
      { revision: R, text: blocks(FIRST, stream(R, { Authorization: TOKEN })) },
      { revision: R, text: called(R) },
      { revision: R, text: called(R, { 'X-Api-Key': 'k-1' }), says: 'An API key is not a token.' },
      { revision: R, text: called(R, { 'Api-Token': 'k-1', 'X-MCP-Access-Token': 'k-2', 'X-Authorization': 'k-3' }) },
    ],
    bad: [
      { revision: R, text: called(R, { Authorization: '⟦eyJhbGciOiJIUzI1NiJ9.e30.c2ln⟧' }) },
      { revision: R, text: called(R, { Authorization: '⟦Bearer⟧' }), says: 'There is no token after it.' },
      { revision: R, text: called(R, { '': 'POST ⟦/mcp?access_token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln⟧ HTTP/1.1' }) },
      { revision: R, text: called(R, { 'X-Access-Token': '⟦eyJhbGciOiJIUzI1NiJ9.e30.c2ln⟧' }) },
      { revision: R, text: called(R, { 'X-MCP-Access-Token': '⟦eyJhbGciOiJIUzI1NiJ9.e30.c2ln⟧' }) },
      { revision: R, text: called(R, { 'X-Authorization': '⟦Bearer s3cret⟧' }) },
      { revision: R, text: blocks(FIRST, stream(R, { '': '⟦GET /mcp HTTP/1.1⟧' })) },
    ],
  },
  begin(_, report) {
    /** The accepted request with a token, by session. */
    const served = new Map<string, Request>();
    return {
      request(request) {
        if (!request.mcp) return;
        const header = request.header('authorization');
        const key = `${request.session} ${request.host}`;
        if (request.query('access_token') !== null) {
          const what = `${request.name} has a token in its URL.`;
          report({ requirement: 'auth/token-in-query', at: request, place: { of: 'target' }, what });
          return;
        }
        if (header) {
          if (!/^bearer\s+\S/iu.test(header.value) && !/^(?:<|\*|\[?redacted|basic\s|dpop\s)/iu.test(header.value)) {
            const empty = /^bearer$/iu.test(header.value);
            const what = empty
              ? `${request.name} has \`Bearer\` in \`Authorization\`, but no token after it.`
              : `${request.name} has ${named(cut(header.value, 24))} in \`Authorization\`, without \`Bearer\` before it.`;
            const fix = {
              says: 'Add `Bearer` before it.',
              safety: 'unsafe',
              steps: [{ do: 'set', header: 'Authorization', value: `Bearer ${header.value}` }],
            } as const;
            report({
              requirement: 'auth/scheme-not-bearer',
              at: request,
              place: { of: 'header', header },
              what,
              ...(empty || /\s/u.test(header.value) ? {} : { fix }),
            });
          }
          if (request.answer && request.answer.status < 300) served.set(key, request);
          return;
        }
        const odd = request.headers.find(holdsToken);
        if (odd) {
          const what = `${request.name} has its token in ${named(odd.name)}, which servers do not read.`;
          report({ requirement: 'auth/custom-token-header', at: request, place: { of: 'header', header: odd }, what });
          return;
        }
        const before = served.get(key);
        if (!before) return;
        const what = `${request.name} has no \`Authorization\` header; ${before.description} had one.`;
        report({
          requirement: 'auth/token-not-on-every-request',
          at: request,
          place: { of: 'head' },
          what,
          ties: [{ at: before }],
        });
      },
    };
  },
});

/** True for a header whose content can only belong in `Authorization`. */
function holdsToken({ name, value }: Header): boolean {
  if (/^(?:x-)?(?:access|auth|bearer|mcp)-?token$/iu.test(name)) return true;
  if (/^x-authorization$/iu.test(name)) return /^bearer\s+\S/iu.test(value);
  return /^(?:x-)?mcp-access-token$/iu.test(name) && /^(?:bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*$/iu.test(value);
}
