/** Examples of the rule in `scopes.ts`. */
import type { WireRule } from '../define.ts';
import { answer, blocks } from '../../../testing/wire.ts';
import { authorize, called, fetched, METADATA, server, TOKEN, told } from './texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const refused = (revision: '2025-11-25' | '2026-07-28', challenge: string) =>
  blocks(called(revision), answer('401 Unauthorized', '', { 'WWW-Authenticate': `Bearer ${METADATA}${challenge}` }));
const RESOURCE = (scopes: string) =>
  blocks(
    fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
    told(`{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"]${scopes}}`),
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
  told(server().replace(',"code_challenge_methods_supported":["S256"]', '')),
);

/** Conversations with and without what the rule finds. */
export const scopesExamples: WireRule['examples'] = {
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
