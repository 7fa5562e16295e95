/**
 * The process in which learners' code runs. The WebAssembly in it is the boundary; the process is a second wall without rights.
 * Node's permission model denies files, programs, threads and addons; it has no environment, no standard streams and no code
 * from strings. On Linux, where the kernel allows it, its network namespace is empty. It handles one request at a time over a
 * pipe. When its time is up, it is killed with its whole process group.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import script from 'virtual:world/sandbox/child.ts';
import { isRecord } from '../../protocol/json/plain.ts';
import { MAX_OUTCOME, patience, type WorldRequest } from '../../sandbox/world.ts';
import type { ChildStart } from '../../sandbox/child-start.ts';

/** A reply of the runtime; a process that ended or timed out returns `stopped`. */
export type Reply = Readonly<Record<string, unknown>>;

/** A running process. */
export interface Runner {
  /** Sends a request and waits slightly longer than its time limit. After `stopped`, every further request is stopped too. */
  send(request: WorldRequest): Promise<Reply>;
  /** The memory snapshot of a freshly started interpreter, if `start` requested it. */
  readonly snapshot: Uint8Array | null;
  /** Whether it should run no further program. */
  spent(): boolean;
  /** Whether it accepts requests. */
  alive(): boolean;
  close(): Promise<void>;
}

/** The Node that runs the code; by default the one of this process. */
export interface NodeProgram {
  readonly path: string;
  /** As in `process.versions.node`. */
  readonly version: string;
}

/** Milliseconds until the process must be ready. */
const START_LIMIT = 60_000;
/** Megabytes of its JavaScript heap; WebAssembly memory has separate limits. */
const MEMORY_LIMIT = 256;
/**
 * What a WebAssembly function may execute, in bytes, before V8 optimizes it: the default since Node 22. With that of Node 20,
 * optimizing takes a quarter of Python’s start.
 */
const TIERING_BUDGET = 13_000_000;
/** Maximum bytes of a reply: each UTF-16 unit of an outcome may be escaped. */
const MAX_REPLY = MAX_OUTCOME * 6 + 1000;
/** Maximum bytes of a snapshot. */
const MAX_SNAPSHOT = 256 * 1024 * 1024;

/**
 * The first lines in the process. They disable network functions for Node versions whose permission model does not cover the
 * network, and pass the pipe to the script that arrives through it. A frame is its length in four bytes, little-endian,
 * followed by its bytes.
 */
const FIRST_LINES = String.raw`
'use strict';
const { readSync, writeSync } = require('node:fs');
const { Script } = require('node:vm');
const { Buffer } = require('node:buffer');
const { Socket, Server } = require('node:net');
const dgram = require('node:dgram').Socket;
const dns = require('node:dns');
const closed = function () { throw new Error('closed'); };
for (const [place, names] of [
  [Socket.prototype, ['connect']],
  [Server.prototype, ['listen']],
  [dgram.prototype, ['bind', 'connect', 'send']],
  [dns, Object.keys(dns)],
  [dns.promises, Object.keys(dns.promises)],
]) for (const name of names) if (typeof place[name] === 'function') place[name] = closed;
require('node:module').syncBuiltinESMExports();
const exit = process.reallyExit.bind(process);
const fill = (bytes) => {
  for (let at = 0; at < bytes.length; ) {
    const more = readSync(3, bytes, at, bytes.length - at, null);
    if (more === 0) return null;
    at += more;
  }
  return bytes;
};
const read = () => {
  const length = fill(Buffer.alloc(4));
  return length && fill(Buffer.alloc(length.readUInt32LE(0)));
};
const put = (bytes) => {
  for (let at = 0; at < bytes.length; ) at += writeSync(4, bytes, at);
};
const write = (part) => {
  const bytes = Buffer.from(part);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length, 0);
  put(length);
  put(bytes);
};
const importModule = (text) => import('data:text/javascript;base64,' + Buffer.from(text).toString('base64'));
new Script(read().toString(), { filename: 'world.js' }).runInThisContext();
serve({ read, write, importModule }).then(() => exit(0), (error) => { write(JSON.stringify({ failed: String(error) })); exit(1); });
`;

/** Limits of the operating system, where a shell exists: no file writes, no core dumps, ten minutes of CPU time. */
const SHELL = String.raw`
ulimit -c 0; ulimit -f 0; ulimit -t 600
if unshare -c -n true; then exec unshare -c -n -- "$@"; fi
exec "$@"
`;

function argumentsFor({ version }: NodeProgram): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const grown = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return [
    grown ? '--permission' : '--experimental-permission',
    '--disallow-code-generation-from-strings',
    '--no-addons',
    '--no-warnings',
    `--max-old-space-size=${MEMORY_LIMIT}`,
    `--wasm-tiering-budget=${TIERING_BUDGET}`,
    '--eval',
    FIRST_LINES,
  ];
}

function spawnAlone(node: NodeProgram): ChildProcess {
  const posix = process.platform !== 'win32';
  const command = [node.path, ...argumentsFor(node)];
  const [program = '', ...args] = posix ? ['/bin/sh', '-c', SHELL, 'sh', ...command] : command;
  return spawn(program, args, {
    // Inherits nothing from the caller's folder, environment and streams; runs in its own process group, so that all of it can
    // be killed at once.
    cwd: posix ? '/' : undefined,
    env: posix ? {} : { SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: posix,
    windowsHide: true,
  });
}

/** Kills the process and its group. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Passes on each complete frame; calls `tooLong` if a frame is longer than `limit` allows. */
function readFrames(
  stream: Readable,
  onFrame: (frame: Buffer) => void,
  limit: () => number,
  tooLong: () => void,
): void {
  let parts: Buffer[] = [];
  let size = 0;
  stream.on('data', (part: Buffer) => {
    parts.push(part);
    size += part.length;
    while (size >= 4) {
      if ((parts[0]?.length ?? 0) < 4) parts = [Buffer.concat(parts)];
      const length = parts[0]?.readUInt32LE(0) ?? 0;
      if (length > limit()) return tooLong();
      if (size < 4 + length) return;
      const whole = Buffer.concat(parts);
      parts = [whole.subarray(4 + length)];
      size -= 4 + length;
      onFrame(whole.subarray(4, 4 + length));
    }
  });
}

/** Parses a reply; undefined if it is not an object. */
function replyIn(frame: Buffer): Reply {
  try {
    const value: unknown = JSON.parse(frame.toString('utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Starts a process and sends it `start`, followed by `files` in order. Rejects if the process does not start. */
export async function startRunner(
  start: ChildStart,
  files: readonly Uint8Array[],
  node: NodeProgram = { path: process.execPath, version: process.versions.node },
): Promise<Runner> {
  const child = spawnAlone(node);
  const [, , , questions, replies] = child.stdio;
  if (!(questions instanceof Writable && replies instanceof Readable))
    throw new Error('the process for learners’ code has no pipe');
  let ended: Reply | null = null;
  let largest = MAX_SNAPSHOT;
  let spent = false;
  let waiting: ((frame: Buffer | null) => void) | null = null;
  const answer = (frame: Buffer | null): void => {
    const to = waiting;
    waiting = null;
    to?.(frame);
  };
  const end = (why: 'time' | 'memory' | 'crash'): void => {
    ended ??= { stopped: why };
    answer(null);
    kill(child);
  };
  const leave = (): void => kill(child);
  process.once('exit', leave);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', () => end('crash'));
  // V8 aborts on its own only when it is out of memory.
  child.once('exit', (_, signal) => {
    process.removeListener('exit', leave);
    end(signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL' ? 'memory' : 'crash');
  });
  // A process that has ended no longer accepts writes; its exit event reports that.
  questions.on('error', () => undefined);
  replies.on('error', () => undefined);
  readFrames(
    replies,
    (frame) => (waiting ? answer(frame) : end('crash')),
    () => largest,
    () => end('crash'),
  );

  const send = (bytes: Uint8Array): void => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length, 0);
    questions.write(length);
    questions.write(bytes);
  };
  /** The next frame; null if the process ended first or timed out. */
  const wait = async (limit: number): Promise<Buffer | null> => {
    let timer: NodeJS.Timeout | undefined;
    const frame = await new Promise<Buffer | null>((resolve) => {
      if (ended) return resolve(null);
      waiting = resolve;
      timer = setTimeout(() => end('time'), limit);
    });
    clearTimeout(timer);
    return frame;
  };
  for (const part of [Buffer.from(script), Buffer.from(JSON.stringify(start)), ...files]) send(part);
  const first = await wait(START_LIMIT);
  const ready = first ? replyIn(first) : {};
  if (ready.ready !== true) {
    kill(child);
    throw new Error(
      `the process for learners’ code did not start${typeof ready.failed === 'string' ? `: ${ready.failed}` : ''}`,
    );
  }
  // No learner's code has run yet: this is the baseline size.
  const snapshot = start.language === 'python' && start.keep ? await wait(START_LIMIT) : null;
  largest = MAX_REPLY;
  return {
    send: async (request) => {
      if (ended) return ended;
      send(Buffer.from(JSON.stringify(request)));
      const frame = await wait(patience(request));
      const reply = frame ? replyIn(frame) : (ended ?? {});
      spent ||= reply.spent === true;
      // A runtime that was stopped cannot be reused.
      if (typeof reply.stopped === 'string' && !ended) {
        ended = reply;
        kill(child);
      }
      return reply;
    },
    snapshot,
    alive: () => ended === null,
    spent: () => spent,
    close: async () => {
      ended ??= { stopped: 'crash' };
      kill(child);
      await gone;
    },
  };
}
