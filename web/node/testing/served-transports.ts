/** Transports of the official client to the real `serve` command, for tests. */
import { StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { SERVE, serveOnFreePort, type Served } from './served.ts';

/** Serves over HTTP while the tests of a file run, and returns a new transport to it, or to a process of its own over stdio. */
export function transportsTo(args: readonly string[]): { stdio: () => Transport; http: () => Transport } {
  let served: Served;
  beforeAll(async () => {
    served = await serveOnFreePort(args);
  });
  afterAll(async () => {
    await served.stop();
  });
  return {
    stdio: () =>
      new StdioClientTransport({
        command: process.execPath,
        args: [SERVE, '--stdio', ...args],
        cwd: tmpdir(),
        stderr: 'ignore',
      }),
    http: () => new StreamableHTTPClientTransport(new URL(served.url)),
  };
}
