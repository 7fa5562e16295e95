/** Examples of what else went over a pipe. */
import type { WireExample } from '../define.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const LIST = '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}';
const stdio = { transport: 'stdio' } as const;

/** Nothing to say. */
export const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: `${PONG}\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `Server listening\n${PONG}\n${LIST}\n`, says: 'Nobody says that a pipe carried it.' },
  {
    revision: '2025-06-18',
    text: `{"from":"server","message":${PONG}}\n`,
    ...stdio,
    says: 'The line is a recorder’s, not the pipe’s.',
  },
];

/** Lines that are no messages. */
export const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: `${PONG}\n⟦Server listening...⟧\n${LIST}\n`, ...stdio },
  {
    revision: '2025-11-25',
    text: `⟦Traceback (most recent call last):⟧\n  File "x.py", line 1\nValueError: no\n${PONG}\n`,
    ...stdio,
  },
  { revision: '2025-06-18', text: `⟦INFO⟧ ${PONG}\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦[INFO] ready⟧\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `⟦help⟧\n${PING}\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦{"level":"info","msg":"ready"}⟧\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `⟦Content-Length: ${PING.length}⟧\r\n\r\n${PING}` },
  {
    revision: '2024-11-05',
    text: `⟦Content-Length: ${PING.length}⟧\r\n\r\n${PING}Content-Length: ${PONG.length}\r\n\r\n${PONG}`,
  },
  { revision: '2025-06-18', text: `⟦data:⟧ ${PONG}\n\ndata: ${LIST}\n\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦data:⟧ ${LIST}\n`, ...stdio },
];
