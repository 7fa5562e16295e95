/** Examples of failures whose cause the text shows: the page says why, and what to change. */
import { groupOf } from './example.ts';

const TIME = '2026-01-12T09:14:02.034Z [library]';
const HELLO = `${TIME} [info] Message from client: {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"reading-list","version":"1.4.0"}}}\n`;

/** “Why does it fail?” */
export const failures = groupOf('Why does it fail?', [
  [
    'c-stdout',
    'A server that prints to stdout',
    'The client cannot parse a line, and the log shows how it begins.',
    `${HELLO}${TIME} [error] Unexpected token 'L', "Loaded 41 "... is not valid JSON { metadata: { context: 'connection' } }
${TIME} [info] Message from server: {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"library","version":"3.1.0"}}}
`,
  ],
  [
    'c-module',
    'A server that ends before the handshake',
    'The host names only the end; the reason is in the lines before it.',
    `${HELLO}Traceback (most recent call last):
  File "/opt/library/server.py", line 3, in <module>
ModuleNotFoundError: No module named 'httpx'
${TIME} [info] Server transport closed unexpectedly, this is likely due to the process exiting early.
${TIME} [error] Server disconnected.
`,
  ],
]);
