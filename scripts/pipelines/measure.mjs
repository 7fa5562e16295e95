// Measures `check --stream lines` on generated lines: one process against GNU parallel, and memory over a long stream.
//   node scripts/pipelines/measure.mjs parallel [MEGABYTES]         one process, then two, in turns: wall time and its quotient
//   node scripts/pipelines/measure.mjs memory [MEGABYTES] [--long]  1000 by default: largest memory, results, exit code
// Where other work keeps the processors busy, the time of processors shows more: that of one process, divided by that of the
// busier of the two.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf } from '../bundle.mjs';
import { root } from '../sources.mjs';

const [what, size, ...more] = process.argv.slice(2);
const generator = join(root, 'scripts/pipelines/lines.mjs');
const folder = mkdtempSync(join(tmpdir(), 'measure-'));

/** The program that the package installs, without npm and without the check of its sources. */
const program = await bundleOf('program', 'bin');

/** Makes each process of Node say the seconds that it used a processor for, on a line of stderr. */
const hook = join(folder, 'usage.mjs');
writeFileSync(
  hook,
  "process.on('exit', () => {\n  const { user, system } = process.cpuUsage();\n  process.stderr.write(`cpu ${(user + system) / 1e6}\\n`);\n});\n",
);

/** Wall seconds of a command that reads a file, and the seconds of processors of each of its processes. */
async function seconds(file, args, input) {
  const started = performance.now();
  const child = spawn(file, args, {
    stdio: [openSync(input, 'r'), 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}` },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (errors += part));
  await once(child, 'close');
  const processors = [...errors.matchAll(/^cpu ([\d.]+)$/gmu)].map(([, own]) => Number(own));
  return { wall: (performance.now() - started) / 1000, processors };
}

async function compare(megabytes) {
  const lines = join(folder, 'lines');
  spawnSync(process.execPath, [generator, '--megabytes', String(megabytes)], {
    stdio: ['ignore', openSync(lines, 'w'), 'inherit'],
  });
  // One block for each process.
  const block = String(Math.ceil(megabytes * 500_000) + 100_000);
  const run = `${process.execPath} ${program} check --no-config --stream lines`;
  const spread = ['--pipe', '--keep-order', '--block', block, '--jobs', '2', run];
  const pairs = [];
  for (let round = 0; round < 3; round++) {
    const one = await seconds(process.execPath, [program, 'check', '--no-config', '--stream', 'lines'], lines);
    const two = await seconds('parallel', spread, lines);
    pairs.push({
      'one process, s': one.wall.toFixed(1),
      'two processes, s': two.wall.toFixed(1),
      times: (one.wall / two.wall).toFixed(2),
      'processor s of one': one.processors.map((own) => own.toFixed(1)).join(' '),
      'of two': two.processors.map((own) => own.toFixed(1)).join(' '),
      'times, by processors': (Math.max(...one.processors) / Math.max(...two.processors)).toFixed(2),
    });
  }
  console.table(pairs);
}

async function memory(megabytes) {
  const report = 'process.on("exit",()=>process.stderr.write(process.resourceUsage().maxRSS+"\\n"))';
  const source = spawn(process.execPath, [generator, '--megabytes', String(megabytes), ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = performance.now();
  const importing = ['--import', `data:text/javascript,${report}`];
  const child = spawn(process.execPath, [...importing, program, 'check', '--no-config', '--stream', 'lines'], {
    stdio: 'pipe',
  });
  source.stdout.pipe(child.stdin);
  let [results, bytes, errors] = [0, 0, ''];
  child.stderr.on('data', (part) => (errors += part));
  child.stdout.on('data', (part) => {
    bytes += part.length;
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) results++;
  });
  const [code] = await once(child, 'close');
  const time = (performance.now() - started) / 1000;
  console.table({
    [`${megabytes} MB`]: {
      results,
      'output, MB': Math.round(bytes / 1e6),
      'exit code': code,
      // Of the process that judges; the one that started it says its own, too.
      'memory, MB': Math.round(Math.max(...errors.trim().split('\n').map(Number)) / 1024),
      seconds: Math.round(time),
    },
  });
}

try {
  if (what === 'parallel') await compare(Number(size ?? 20));
  else if (what === 'memory') await memory(Number(size ?? 1000));
  else {
    console.error('measure: name what to measure, parallel or memory');
    process.exitCode = 2;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
