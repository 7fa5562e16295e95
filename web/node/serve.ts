/**
 * The `serve` command: the simulated server behind real stdio and real HTTP, for real clients. `scripts/serve-sim.mjs` bundles
 * and starts it. Over stdio, stdout carries messages alone.
 */
import { randomUUID } from 'node:crypto';
import { prepare } from '../simulator/server.ts';
import { Unusable } from './arguments.ts';
import { listing, readServeArguments, SERVE_USAGE, type ServeWish } from './serve-arguments.ts';
import { serveHttp } from './serve-http.ts';
import { serveStdio } from './serve-stdio.ts';

/** Does what the arguments ask, until the client goes or the process is told to end. Sets the exit code 2 where they cannot be used. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await serve(readServeArguments(args));
  } catch (error) {
    const words = error instanceof Unusable ? error.message : `the server could not start: ${String(error)}`;
    process.stderr.write(`serve: ${words.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function serve(wish: ServeWish): Promise<void> {
  if (wish.do !== 'serve') {
    process.stdout.write(wish.do === 'help' ? SERVE_USAGE : listing());
    return;
  }
  const { port, definition, server, revisions, faults } = wish;
  await prepare(revisions);
  const settings = { revisions, faults, seed: randomUUID() + randomUUID(), epoch: Date.now() };
  const about = `server ${server}, ${revisions.join(' ')}${faults.length > 0 ? `, faults ${faults.join(' ')}` : ''}`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  // Clients would rather miss one answer than the server.
  process.on('uncaughtException', (error) => process.stderr.write(`serve: passed over: ${String(error)}\n`));
  if (port === null) {
    process.stderr.write(`serve: ready on stdio (${about})\n`);
    serveStdio(definition, settings);
    return;
  }
  const { url } = await serveHttp(definition, settings, port);
  process.stderr.write(`serve: ready on ${url} (${about})\n`);
}
