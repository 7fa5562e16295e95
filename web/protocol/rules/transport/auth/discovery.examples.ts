/** Examples of the rule in `discovery.ts`. */
import type { WireRule } from '../define.ts';
import { answer, blocks } from '../../../testing/wire.ts';
import { authorize, called, fetched, METADATA, told } from './texts.ts';

const at = (path: string, marked = false) =>
  fetched(path, 'auth.example.com', marked ? { '': `GET ⟦${path}⟧ HTTP/1.1` } : {});
const R = '2025-11-25';
const OLD = '2025-03-26';
const GONE = answer('404 Not Found');
const TENANT = blocks(
  fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
  told('{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com/t1"]}'),
);
const ROOT = TENANT.replace('/t1', '');
const meta = (path: string, marked = false, more = {}) =>
  fetched(path, 'mcp.example.com', {
    'MCP-Protocol-Version': OLD,
    ...(marked ? { '': `GET ⟦${path}⟧ HTTP/1.1` } : {}),
    ...more,
  });
const REFUSED = (challenge: string) =>
  blocks(called(R), answer('401 Unauthorized', '', { 'WWW-Authenticate': challenge }));

/** Conversations with and without what the rule finds. */
export const discoveryExamples: WireRule['examples'] = {
  good: [
    {
      revision: R,
      text: blocks(
        REFUSED(`Bearer ${METADATA}, scope="a"`),
        fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
      ),
    },
    {
      revision: R,
      text: blocks(
        TENANT,
        at('/.well-known/oauth-authorization-server/t1'),
        GONE,
        at('/.well-known/openid-configuration/t1'),
      ),
    },
    { revision: R, text: blocks(ROOT, at('/.well-known/oauth-authorization-server')) },
    {
      revision: OLD,
      text: blocks(
        meta('/.well-known/oauth-authorization-server'),
        GONE,
        authorize({ resource: null }, false, 'mcp.example.com'),
      ),
    },
  ],
  bad: [
    {
      revision: R,
      text: blocks(
        REFUSED(`Bearer ${METADATA}, scope="a"`),
        fetched('/x', 'mcp.example.com', { '': 'GET ⟦/.well-known/oauth-protected-resource/mcp⟧ HTTP/1.1' }),
      ),
    },
    {
      revision: R,
      text: blocks(
        REFUSED('Bearer scope="a"'),
        fetched('/x', 'mcp.example.com', { '': 'GET ⟦/.well-known/oauth-protected-resource⟧ HTTP/1.1' }),
      ),
      besides: ['auth/challenge-without-resource-metadata'],
    },
    { revision: R, text: blocks(TENANT, at('/t1/.well-known/openid-configuration', true)) },
    { revision: R, text: blocks(ROOT, at('/.well-known/openid-configuration', true)) },
    { revision: OLD, text: meta('/mcp/.well-known/oauth-authorization-server', true) },
    {
      revision: OLD,
      text: blocks(
        called(OLD),
        answer('401 Unauthorized', '', { 'WWW-Authenticate': 'Bearer' }),
        meta('/.well-known/oauth-authorization-server/mcp', true),
      ),
    },
    {
      revision: OLD,
      text: blocks(called(OLD), answer('401 Unauthorized'), authorize({ resource: null }, true, 'mcp.example.com')),
    },
    {
      revision: OLD,
      text: meta('/.well-known/oauth-authorization-server', false, {
        'MCP-Protocol-Version': null,
        '': '⟦GET /.well-known/oauth-authorization-server HTTP/1.1⟧',
      }),
    },
    {
      revision: OLD,
      text: blocks(
        meta('/.well-known/oauth-authorization-server'),
        GONE,
        authorize({ resource: null }, true, 'mcp.example.com').replace('/authorize?', '/oauth/authorize?'),
      ),
    },
  ],
};
