/**
 * The `mcp` command: a server for agents, over stdio or HTTP. `scripts/mcp.mjs` bundles and starts it. Over stdio, stdout belongs to
 * the protocol. What only a running server needs is loaded on demand.
 */
import { MCP_USAGE, readMcpArguments, type McpCommand } from './mcp/arguments.ts';
import { reportFailure } from './running.ts';

/** Runs the command until its client or the user ends it. Sets the exit code 2 for unusable arguments. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await run(readMcpArguments(args, process.cwd()));
  } catch (error) {
    reportFailure('mcp', error);
  }
}

async function run(command: McpCommand): Promise<void> {
  if (command.do === 'help') {
    process.stdout.write(MCP_USAGE);
    return;
  }
  if (command.do === 'http') {
    const { serveHttp } = await import('./mcp/http.ts');
    const { url } = await serveHttp(command.port, command.chosen);
    keepGoing();
    process.stderr.write(`mcp: ready at ${url}\n`);
    return;
  }
  const [{ serveOverStdio }, { fileAccess, startRoots }] = await Promise.all([
    import('./mcp/stdio.ts'),
    import('./mcp/files.ts'),
  ]);
  const roots = command.roots ?? startRoots(process.cwd());
  const files = await fileAccess(roots, command.roots !== null);
  keepGoing();
  await serveOverStdio(process.stdin, process.stdout, files);
}

/** A mistake in this program costs one answer, not the session; and nobody has to read stderr. */
function keepGoing(): void {
  process.stderr.on('error', () => undefined);
  const note = (error: unknown): boolean => process.stderr.write(`mcp: ignored an internal error: ${String(error)}\n`);
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
}
