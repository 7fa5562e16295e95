/** The server over stdio. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { FileAccess } from './files.ts';
import { LineGuard, MAX_LINE } from './lines.ts';
import { createServer } from './server.ts';

/** Serves one client until it closes its end. Nothing that it sends ends the session. */
export async function serveOverStdio(input: Readable, output: Writable, files: FileAccess | null): Promise<void> {
  const guard = new LineGuard((json) => output.write(`${json}\n`));
  // The client is gone: nothing is left to do.
  output.on('error', () => guard.destroy());
  input.on('error', () => guard.end());
  const transport = new StdioServerTransport(guard, output, { maxBufferSize: 2 * MAX_LINE });
  const ended = once(guard, 'close');
  serveStdio(({ era }) => createServer(files, era), { transport, onerror: note });
  input.pipe(guard);
  await ended;
}

function note(error: Error): void {
  process.stderr.write(`mcp: ${error.message.replaceAll('\n', ' ').slice(0, 300)}\n`);
}
