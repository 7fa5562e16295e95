import { get as member } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Response, type WireRule } from '../define.ts';
import { begins, isOlder, sessionHeader } from '../reading.ts';
import { isHidden, onlyMessage, weight } from './requested.ts';
import { PROTOCOL_VERSION } from '../../keys.ts';
import { answer, requestBody, blocks, get, noTools, opening, post, SESSION } from '../../../testing/wire.ts';

const LIST = requestBody('2025-06-18', 1, 'tools/list');
const MODERN = requestBody('2026-07-28', 1, 'tools/list');

/** Conversations with and without the fault. */
const versionExamples: WireRule['examples'] = {
  good: [
    { revision: '2025-06-18', text: post('2025-06-18', LIST) },
    { revision: '2025-06-18', text: opening('2025-06-18') },
    { revision: '2025-06-18', text: get('2025-06-18') },
    { revision: '2025-03-26', text: post('2025-03-26', LIST) },
    { revision: '2026-07-28', text: post('2026-07-28', MODERN) },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: post('2025-06-18', LIST, { '': '⟦POST /mcp HTTP/1.1⟧', 'MCP-Protocol-Version': null }),
    },
    {
      revision: '2026-07-28',
      text: post('2026-07-28', MODERN, { '': '⟦POST /mcp HTTP/1.1⟧', 'MCP-Protocol-Version': null }),
    },
    { revision: '2025-11-25', text: get('2025-11-25', { '': '⟦GET /mcp HTTP/1.1⟧', 'MCP-Protocol-Version': null }) },
    {
      revision: '2025-11-25',
      text: blocks(opening('2025-11-25', null), post('2025-11-25', LIST, { 'MCP-Protocol-Version': '⟦2025-06-18⟧' })),
    },
    {
      revision: '2025-06-18',
      text: blocks(
        opening('2025-06-18'),
        post('2025-06-18', LIST, { 'Mcp-Session-Id': SESSION, 'MCP-Protocol-Version': '⟦2099-01-01⟧' }),
      ),
      says: 'The session has the right version.',
    },
    { revision: '2026-07-28', text: post('2026-07-28', MODERN, { 'MCP-Protocol-Version': '⟦2025-11-25⟧' }) },
    {
      revision: '2025-03-26',
      text: blocks(
        post('2025-03-26', LIST, { 'MCP-Protocol-Version': '⟦2025-03-26⟧' }),
        answer('200 OK', noTools('2025-03-26', 1)),
      ),
    },
  ],
};

const NAME = 'MCP-Protocol-Version';

/** Over HTTP each request declares its version in a header, equal to the negotiated version or to the one in the body. */
export const version = defineWireRule({
  id: 'http-headers/protocol-version',
  requirements: [
    'http-headers/protocol-version-missing',
    'http-headers/protocol-version-missing-on-get',
    'http-headers/protocol-version-not-negotiated',
    'http-headers/protocol-version-body-mismatch',
    'http-headers/protocol-version-not-yet',
  ],
  class: 'spec',
  title: 'Each request {must} have the right `MCP-Protocol-Version` header',
  why: 'Without it a server treats the request as 2025-03-26 or rejects it, and with a wrong version both sides follow different rules.',
  how: 'Send `MCP-Protocol-Version` with the negotiated version; since 2026-07-28, with the version in the body.',
  examples: versionExamples,
  begin(_, report) {
    const agreed = new Map<number, { version: string; at: Response }>();
    /** The same by session id: a later version in the header makes a request look as if it belonged to no session. */
    const byName = new Map<string, { version: string; at: Response }>();
    /** A POST was rejected: a GET after it may look for the older transport, which has no such header. */
    let turnedAway = false;
    return {
      response(response) {
        if (response.request?.method === 'POST' && [400, 404, 405].includes(response.status)) turnedAway = true;
        const done = response.messages.find(({ kind, result }) => kind === 'response' && member(result, 'serverInfo'));
        const chosen = done && begins(response.request) ? member(done.result, 'protocolVersion') : undefined;
        if (typeof chosen !== 'string') return;
        const choice = { version: chosen, at: response };
        agreed.set(response.session, choice);
        const given = sessionHeader(response);
        if (given) byName.set(given.value, choice);
      },
      request(request) {
        if (!request.mcp || begins(request)) return;
        const header = request.header(NAME);
        const base = { at: request, ...weight(request) };
        if (!header) {
          const post = request.method === 'POST';
          if (post ? request.messages.length === 0 : !/^(?:GET|DELETE)$/u.test(request.method)) return;
          if (request.method === 'GET' && turnedAway && !agreed.has(request.session)) return;
          const value = agreed.get(request.session)?.version ?? request.model.id;
          report({
            ...base,
            requirement: post
              ? 'http-headers/protocol-version-missing'
              : 'http-headers/protocol-version-missing-on-get',
            place: { of: 'head' },
            what: `${request.name} has no \`${NAME}\` header.`,
            fix: { says: `Add ${named(value)}.`, safety: 'safe', steps: [{ do: 'set', header: NAME, value }] },
          });
          return;
        }
        if (isHidden(header)) return;
        const place = { of: 'header', header } as const;
        report({
          ...base,
          requirement: 'http-headers/protocol-version-not-yet',
          place,
          title: 'The version header is defined only since 2025-06-18',
          why: 'A peer of 2025-03-26 neither sends nor reads it.',
          what: `${request.name} has \`${NAME}\`, which is defined since 2025-06-18.`,
        });
        const message = onlyMessage(request);
        const named26 = message && member(message.meta, PROTOCOL_VERSION);
        if (typeof named26 === 'string' && named26 !== header.value) {
          report({
            ...base,
            requirement: 'http-headers/protocol-version-body-mismatch',
            place,
            what: `${request.name} has ${named(header.value)} in its header, but ${named(named26)} in \`_meta\` of its body.`,
            fix: {
              says: `Write ${named(named26)}.`,
              safety: 'safe',
              steps: [{ do: 'set', header: NAME, value: named26 }],
            },
          });
        }
        const choice = agreed.get(request.session) ?? byName.get(sessionHeader(request)?.value ?? '');
        if (!choice || choice.version === header.value || (named26 !== undefined && !isOlder(request))) return;
        report({
          ...base,
          requirement: 'http-headers/protocol-version-not-negotiated',
          place,
          what: `${request.name} has the version ${named(header.value)}; ${choice.at.description} selected ${named(choice.version)}.`,
          fix: {
            says: `Write ${named(choice.version)}.`,
            safety: 'safe',
            steps: [{ do: 'set', header: NAME, value: choice.version }],
          },
          ties: [{ at: choice.at }],
        });
      },
    };
  },
});
