import { get } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineWireRule, type Request, type Response, type WireRule } from '../define.ts';
import { scopesOf, textsIn } from '../../../documents/oauth/values.ts';
import { challengeOf, documentOf, isAuthorize } from './read.ts';
import { answer, blocks } from '../../../testing/wire.ts';
import { authorize, called, fetched, METADATA, server, TOKEN, documentResponse } from './example-texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const refused = (revision: '2025-11-25' | '2026-07-28', challenge: string) =>
  blocks(called(revision), answer('401 Unauthorized', '', { 'WWW-Authenticate': `Bearer ${METADATA}${challenge}` }));
const RESOURCE = (scopes: string) =>
  blocks(
    fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
    documentResponse(
      `{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"]${scopes}}`,
    ),
  );
const more = (scope: string) =>
  blocks(
    called(NOW, { Authorization: TOKEN }, 2),
    answer('403 Forbidden', '', {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}", ${METADATA}`,
    }),
  );
const NO_PKCE = blocks(
  fetched('/.well-known/oauth-authorization-server', 'auth.example.com'),
  documentResponse(server().replace(',"code_challenge_methods_supported":["S256"]', '')),
);

/** Conversations with and without the fault. */
const scopesExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: blocks(refused(R, ', scope="a b"'), authorize({ scope: 'b a' })) },
    { revision: R, text: blocks(refused(R, ', scope="a"'), authorize({ scope: 'a offline_access' })) },
    { revision: R, text: blocks(RESOURCE(',"scopes_supported":["a","b"]'), authorize({ scope: 'a b' })) },
    { revision: R, text: blocks(RESOURCE(''), authorize()) },
  ],
  bad: [
    { revision: R, text: blocks(refused(R, ', scope="a b"'), authorize({ scope: 'c' }, true)) },
    { revision: R, text: blocks(refused(R, ', scope="a"'), authorize({ scope: 'a admin' }, true)) },
    { revision: R, text: blocks(RESOURCE(',"scopes_supported":["a","b"]'), authorize({ scope: 'openid' }, true)) },
    {
      revision: NOW,
      text: blocks(refused(NOW, ', scope="a"'), authorize({ scope: 'a' }), more('b'), authorize({ scope: 'b' }, true)),
    },
    {
      revision: NOW,
      text: blocks(
        called(NOW, { Authorization: TOKEN }, 2),
        answer('403 Forbidden', '', {
          'WWW-Authenticate': `Bearer error="insufficient_scope", scope="a", ${METADATA}`,
        }),
        called(NOW, { Authorization: TOKEN }, 3),
        answer('403 Forbidden', '', {
          '⟦WWW-Authenticate': `Bearer error="insufficient_scope", scope="b", ${METADATA}⟧`,
        }),
      ).replace('⟦WWW-Authenticate: ', 'WWW-Authenticate: ⟦'),
    },
    { revision: R, text: blocks(NO_PKCE, authorize({}, true)) },
  ],
};

/** Scopes about the user and the token: a client may request them for itself. */
const OF_THE_LOGIN = new Set(['openid', 'profile', 'email', 'offline_access']);

/** Which scopes a client requests, and when it must not request any. */
export const scopes = defineWireRule({
  id: 'auth/scopes',
  requirements: [
    'auth/challenge-scope-ignored',
    'auth/scopes-supported-ignored',
    'auth/step-up-drops-scopes',
    'auth/scopes-one-by-one',
    'auth/proceeds-without-pkce',
  ],
  class: 'spec',
  title: 'A client {must} request the scopes that the server requires',
  why: 'Too few scopes cause another round for the user; other scopes produce a token that does not fit.',
  how: 'Request the `scope` of the challenge; without one, request all of `scopes_supported`, or no scope if that list is missing.',
  examples: scopesExamples,
  begin(_, report) {
    let wanted: { scopes: readonly string[]; at: Response; step: boolean } | null = null;
    let supported: { scopes: readonly string[] | null; at: Response } | null = null;
    let weak: Response | null = null;
    let requested: { scopes: readonly string[]; at: Request } | null = null;
    /** The last 403 for insufficient scopes, by method and name. */
    const lacking = new Map<string, { scopes: readonly string[]; at: Response }>();
    return {
      response(response) {
        const challenge = response.status === 401 || response.status === 403 ? challengeOf(response) : null;
        const list = scopesOf(challenge?.parameters.get('scope'));
        if (challenge && list.length > 0) {
          wanted = { scopes: list, at: response, step: response.status === 403 };
          const method = response.request?.messages[0]?.method ?? '';
          const before = response.status === 403 && method !== '' ? lacking.get(method) : undefined;
          if (
            before &&
            list.some((scope) => !before.scopes.includes(scope)) &&
            !before.scopes.every((scope) => list.includes(scope))
          ) {
            report({
              requirement: 'auth/scopes-one-by-one',
              at: response,
              place: { of: 'header', header: challenge.header },
              what: `${response.name} requires ${listed(list)}, after ${before.at.description} required ${listed(before.scopes)} for the same method.`,
              ties: [{ at: before.at }],
            });
          }
          if (response.status === 403 && method !== '') lacking.set(method, { scopes: list, at: response });
        }
        const document = documentOf(response);
        if (document?.kind === 'resource') {
          const named = get(document.object, 'scopes_supported');
          supported = { scopes: named === undefined ? null : textsIn(named), at: response };
        } else if (document?.kind === 'server') {
          weak = get(document.object, 'code_challenge_methods_supported') === undefined ? response : null;
        }
      },
      request(request) {
        if (!isAuthorize(request)) return;
        const list = scopesOf(request.query('scope'));
        const reportAt = (requirement: string, what: string, tie: Response | Request): void =>
          report({
            requirement: `auth/${requirement}`,
            at: request,
            place: { of: 'target' },
            what: `${request.name} ${what}`,
            ties: [{ at: tie }],
          });
        if (weak)
          reportAt(
            'proceeds-without-pkce',
            'continues although the metadata lists no `code_challenge_methods_supported`.',
            weak,
          );
        const scopeText = list.length === 0 ? 'no scope' : listed(list);
        const step = wanted?.step === true;
        const extra = list.filter((scope) => !OF_THE_LOGIN.has(scope) && !wanted?.scopes.includes(scope));
        if (wanted && wanted.scopes.some((scope) => !list.includes(scope))) {
          reportAt(
            'challenge-scope-ignored',
            `requests ${scopeText}; ${wanted.at.description} names ${listed(wanted.scopes)}.`,
            wanted.at,
          );
        } else if (wanted && !step && !requested && extra.length > 0) {
          reportAt(
            'challenge-scope-ignored',
            `also requests ${listed(extra)}; ${wanted.at.description} names ${listed(wanted.scopes)}.`,
            wanted.at,
          );
        } else if (step && requested && requested.scopes.some((scope) => !list.includes(scope))) {
          reportAt(
            'step-up-drops-scopes',
            `requests ${scopeText} and no longer ${listed(requested.scopes)}.`,
            requested.at,
          );
        } else if (!wanted && supported) {
          const { scopes: all, at } = supported;
          const fits = all === null ? list.length === 0 : all.every((scope) => list.includes(scope));
          if (!fits)
            reportAt(
              'scopes-supported-ignored',
              `requests ${scopeText}; ${at.description} lists ${all === null ? 'none' : listed(all)}.`,
              at,
            );
        }
        requested = { scopes: list, at: request };
      },
    };
  },
});
