/** Starts the command of a server, as a host would. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** Characters that the shell of Windows gives a meaning. */
const SPECIAL = /([()\][%!^"`<>&|;, *?])/gu;

/** A server process with pipes. It emits `error` if it cannot be started. */
export function startCommand(command: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  if (process.platform !== 'win32' || /\.(?:exe|com)$/iu.test(command)) {
    return spawn(command, args, { stdio: 'pipe', windowsHide: true });
  }
  // `npx` and its like are scripts there, which only the shell starts.
  const line = [command.replaceAll(SPECIAL, '^$1'), ...args.map(shellWord)].join(' ');
  return spawn(process.env['comspec'] ?? 'cmd.exe', ['/d', '/s', '/c', `"${line}"`], {
    stdio: 'pipe',
    windowsHide: true,
    windowsVerbatimArguments: true,
  });
}

/** An argument for the shell of Windows, and for the script that passes it on. */
function shellWord(text: string): string {
  const quoted = `"${text.replaceAll(/(\\*)"/gu, '$1$1\\"').replace(/(\\*)$/u, '$1$1')}"`;
  return quoted.replaceAll(SPECIAL, '^$1').replaceAll(SPECIAL, '^$1');
}

/** Why a command did not start, in one line, and the exit code of shells for it. */
export function startProblem(command: string, error: Error): { text: string; code: number } {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return { text: `cannot start ${command}: no such command (ENOENT)`, code: 127 };
  if (code === 'EACCES') return { text: `cannot start ${command}: it is not executable (EACCES)`, code: 126 };
  return { text: `cannot start ${command}: ${error.message}`, code: 126 };
}
