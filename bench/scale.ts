/**
 * In Node, one log: `make FILE MEGABYTES` writes it, `time FILE ROUNDS` alternates between bare `JSON.parse` of its lines and
 * our complete check, `memory FILE` judges it once in a process that does nothing else. Prints JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checker, loadValidators } from '../web/protocol/shapes.ts';
import { reportOf } from '../web/protocol/report/report.ts';
import { makeLog } from './corpus.ts';

const [what = '', file = '', count = '5'] = process.argv.slice(2);
const revision = '2025-11-25';

function make(): unknown {
  const text = makeLog({ units: Number(count) * 1_000_000, session: 5000 }).join('\n');
  writeFileSync(file, text, 'latin1');
  return { bytes: text.length };
}

/**
 * Peak of resident memory, bytes. `maxRSS` includes the parent process at the start, so the kernel's own count is preferred.
 */
function peakOfThis(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not available on this system.
  }
  return process.resourceUsage().maxRSS * 1024;
}

const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

function time(): unknown {
  const text = readFileSync(file, 'latin1');
  const lines = text.split('\n');
  const times: { parse: number[]; judge: number[]; ratio: number[] } = { parse: [], judge: [], ratio: [] };
  for (let round = -1; round < Number(count); round++) {
    const start = performance.now();
    for (const line of lines) JSON.parse(line);
    const middle = performance.now();
    const prepared = checker.prepare(text, { revision });
    checker.judge(prepared, revision);
    const end = performance.now();
    if (round < 0) continue;
    times.parse.push(middle - start);
    times.judge.push(end - middle);
    times.ratio.push((end - middle) / (middle - start));
  }
  return { bytes: text.length, parse: median(times.parse), judge: median(times.judge), ratio: median(times.ratio) };
}

function memory(): unknown {
  const text = readFileSync(file, 'latin1');
  const prepared = checker.prepare(text, { revision });
  const { verdict } = checker.judge(prepared, revision);
  const { entries } = reportOf(prepared, checker.judge(prepared, revision), {});
  // The whole process: the text, what is derived from it, uncollected garbage, Node and our own code.
  return { messages: entries.length, errors: verdict.errors, memory: peakOfThis() / text.length };
}

await loadValidators(revision);
console.log(JSON.stringify(what === 'make' ? make() : what === 'time' ? time() : memory()));
