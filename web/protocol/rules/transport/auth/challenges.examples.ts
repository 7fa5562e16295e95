/** Examples of the rule in `challenges.ts`. */
import type { WireRule } from '../define.ts';
import { answer, blocks, fails } from '../../../testing/wire.ts';
import { called, fetched, METADATA, TOKEN, told } from './texts.ts';

const NEW = '2025-11-25';
const OLD = '2025-06-18';
const NOW = '2026-07-28';
const no = (status: string, challenge: string | null) =>
  answer('', '', { '': status, ...(challenge === null ? {} : { 'WWW-Authenticate': challenge }) });

/** Conversations with and without what the rule finds. */
export const challengesExamples: WireRule['examples'] = {
  good: [
    { revision: OLD, text: blocks(called(OLD), no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}`)) },
    { revision: NEW, text: blocks(called(NEW), no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}, scope="a"`)) },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `Bearer error="insufficient_scope", scope="b", ${METADATA}`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW),
        no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}`),
        fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
        told('{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"]}'),
      ),
      says: 'A server without scopes has none to name.',
    },
    { revision: NEW, text: blocks(called(NEW), answer('200 OK', fails(1, -32603, 'Disk is full'))) },
  ],
  bad: [
    { revision: OLD, text: blocks(called(OLD), no('⟦HTTP/1.1 401 Unauthorized⟧', null)) },
    { revision: OLD, text: blocks(called(OLD), no('HTTP/1.1 401 Unauthorized', '⟦Bearer realm="mcp"⟧')) },
    { revision: NEW, text: blocks(called(NEW), no('HTTP/1.1 401 Unauthorized', `⟦Bearer ${METADATA}⟧`)) },
    {
      revision: NOW,
      text: blocks(called(NOW), no('HTTP/1.1 401 Unauthorized', `⟦Bearer ${METADATA}, scope="a offline_access"⟧`)),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `⟦Bearer scope="b", ${METADATA}⟧`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦401⟧ Unauthorized', `Bearer error="insufficient_scope", scope="b", ${METADATA}`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', '⟦Bearer error="insufficient_scope", scope="b"⟧'),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `⟦Bearer error="insufficient_scope", ${METADATA}⟧`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦403⟧ Forbidden', `Bearer error="invalid_token", scope="a", ${METADATA}`),
      ),
    },
    {
      revision: OLD,
      text: blocks(
        called(OLD, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦401⟧ Unauthorized', `Bearer error="invalid_request", ${METADATA}`),
      ),
    },
    {
      revision: OLD,
      text: blocks(called(OLD), answer('', fails(1, -32000, 'Unauthorized'), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
      besides: ['errors/server-range-meaning'],
    },
  ],
};
