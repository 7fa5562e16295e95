// Measures `check --stream lines` on generated lines: one process against GNU parallel, and memory over a long stream.
//   node scripts/pipelines/measure.mjs parallel [MEGABYTES]   one process, then two, in turns; wall time and their quotient
//   node scripts/pipelines/measure.mjs memory [MEGABYTES]     1000 by default: largest memory, results, exit code
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBundle } from '../check.mjs';
import { root } from '../sources.mjs';

const [what, size] = process.argv.slice(2);
const generator = join(root, 'scripts/pipelines/lines.mjs');
const folder = mkdtempSync(join(tmpdir(), 'measure-'));

/** The command without npm and without the check of its sources: what a package starts. */
const command = join(folder, 'check.mjs');
writeFileSync(
  command,
  `import { main } from ${JSON.stringify(await checkBundle())};\nawait main(process.argv.slice(2));\n`,
);

/** Seconds of a command that reads a file. */
async function seconds(program, args, input) {
  const started = performance.now();
  const child = spawn(program, args, { stdio: [openSync(input, 'r'), 'ignore', 'inherit'] });
  await once(child, 'close');
  return (performance.now() - started) / 1000;
}

async function compare(megabytes) {
  const lines = join(folder, 'lines');
  spawnSync(process.execPath, [generator, '--megabytes', String(megabytes)], {
    stdio: ['ignore', openSync(lines, 'w'), 'inherit'],
  });
  const block = `${Math.ceil(megabytes / 4)}M`;
  const spread = [
    '--pipe',
    '--keep-order',
    '--block',
    block,
    '--jobs',
    '2',
    `${process.execPath} ${command} --stream lines`,
  ];
  const pairs = [];
  for (let round = 0; round < 5; round++) {
    const one = await seconds(process.execPath, [command, '--stream', 'lines'], lines);
    const two = await seconds('parallel', spread, lines);
    pairs.push({ 'one process, s': one.toFixed(1), 'two processes, s': two.toFixed(1), times: (one / two).toFixed(2) });
  }
  console.table(pairs);
}

async function memory(megabytes) {
  const report = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const source = spawn(process.execPath, [generator, '--megabytes', String(megabytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${report}`, command, '--stream', 'lines'], {
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
      'memory, MB': Math.round(Number(errors) / 1024),
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
