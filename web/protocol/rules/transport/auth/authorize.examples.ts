/** Examples of the rule in `authorize.ts`. */
import type { WireRule } from '../define.ts';
import { blocks } from '../../../testing/wire.ts';
import { authorize, fetched, redeem, server, told } from './texts.ts';

const R = '2025-11-25';
const SERVER = blocks(fetched('/.well-known/oauth-authorization-server', 'auth.example.com'), told(server()));

const bad = (change: Readonly<Record<string, string | null>>) =>
  ({ revision: R, text: authorize(change, true) }) as const;

/** Requests with and without what the rule finds. */
export const authorizeExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: authorize() },
    { revision: R, text: blocks(SERVER, authorize({ client_id: 'https://app.example.com/client.json' })) },
    {
      revision: R,
      text: authorize({ redirect_uri: 'com.example.app:/callback' }),
      says: 'Apps have schemes of their own.',
    },
  ],
  bad: [
    bad({ code_challenge: null, code_challenge_method: null }),
    bad({ code_challenge_method: 'plain' }),
    bad({ state: null }),
    bad({ resource: null }),
    bad({ resource: 'mcp.example.com/mcp' }),
    bad({ resource: 'https://mcp.example.com/mcp#top' }),
    bad({ resource: 'https://mcp.example.com/' }),
    bad({ redirect_uri: 'http://app.example.com/callback' }),
    {
      revision: R,
      text: 'POST /register HTTP/1.1\nHost: auth.example.com\nContent-Type: application/json\n\n⟦{"client_name":"Demo","redirect_uris":["http://app.example.com/callback"]}⟧',
    },
    { revision: R, text: `${redeem({ resource: 'mcp.example.com/mcp' }).replace('\n\n', '\n\n⟦')}⟧` },
    bad({ redirect_uri: 'http://127.0.0.1:3000/callback' }),
    bad({ client_id: 'https://app.example.com' }),
  ],
};
