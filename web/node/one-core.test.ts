/** The program judges a stream in a process of its own: its bytes, exit codes and signals are those of one process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '../../scripts/bundle.mjs';
import { check } from '../protocol/check.ts';
import { reportObject, toJson } from '../protocol/exports.ts';
import { GOOD, NULL_ID } from '../testing/check-folder.ts';
import { wantsOneCore } from './one-core.ts';

let program: string;
beforeAll(async () => {
  program = await bundleOf('program', 'bin');
}, 120_000);

const start = () => spawn(process.execPath, [program, 'check', '--no-config', '--stream', 'lines']);
const resultOf = (line: string, number: number): string =>
  toJson({ line: number, ...reportObject(check(line, {}), line) });

describe('a stream on one core', () => {
  it('prints what the library finds, and ends with 1 for an error', async () => {
    const child = start();
    const printed = text(child.stdout);
    child.stdin.end(`${GOOD}\n${NULL_ID}\n`);
    const [code] = await once(child, 'exit');
    expect(await printed).toBe(`${resultOf(GOOD, 1)}\n${resultOf(NULL_ID, 2)}\n`);
    expect(code).toBe(1);
  });

  it('ends with the exit code 0 if nothing is wrong', async () => {
    const child = start();
    child.stdin.end(`${GOOD}\n`);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with its process when it is told to', async () => {
    const child = start();
    child.stdin.write(`${GOOD}\n`);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });

  it('is wanted for streams alone, and once', () => {
    expect(wantsOneCore(['check', '--stream', 'lines'], [])).toBe(true);
    expect(wantsOneCore(['check', '--stream=cases'], ['--import=x'])).toBe(true);
    expect(wantsOneCore(['check', 'log.jsonl'], [])).toBe(false);
    expect(wantsOneCore(['grade', '--stream'], [])).toBe(false);
    expect(wantsOneCore(['check', '--stream', 'lines'], ['--single-threaded-gc'])).toBe(false);
  });
});
