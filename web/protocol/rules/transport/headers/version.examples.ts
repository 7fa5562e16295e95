/** Examples of the rule in `version.ts`. */
import type { WireRule } from '../define.ts';
import { answer, asks, blocks, get, noTools, opening, post, SESSION } from '../../../testing/wire.ts';

const LIST = asks('2025-06-18', 1, 'tools/list');
const MODERN = asks('2026-07-28', 1, 'tools/list');

/** Conversations with and without what the rule finds. */
export const versionExamples: WireRule['examples'] = {
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
      says: 'The session knows better.',
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
