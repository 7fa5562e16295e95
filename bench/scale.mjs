/** Whole logs in Node: multiples of bare `JSON.parse`, growth from 1 to 50 MB, memory. Each size runs in its own process. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the measured code and returns the file. */
async function bundle(root) {
  const { build } = await import('vite');
  const { validators } = await import('../scripts/validators.mjs');
  const outDir = join(root, 'node_modules/.cache/bench-scale');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators()],
    ssr: { noExternal: true },
    build: {
      ssr: 'bench/scale.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'scale.js', codeSplitting: false } },
    },
  });
  return join(outDir, 'scale.js');
}

const round = (value, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Rows by size: messages, milliseconds, ratio to `JSON.parse` in the same rounds, nanoseconds per byte, memory as a multiple of
 * the text.
 */
export async function measureScale(root, rounds) {
  const file = await bundle(root);
  const rows = {};
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const run = (...args) => {
    const { stdout, status } = spawnSync(process.execPath, [file, ...args.map(String)], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The bench of whole logs failed at ${args.join(' ')}`);
    return JSON.parse(stdout);
  };
  for (const megabytes of [1, 10, 50]) {
    const log = join(folder, `${megabytes}.jsonl`);
    run('make', log, megabytes);
    const one = { ...run('time', log, rounds), ...run('memory', log) };
    if (one.errors > 0) throw new Error(`The log is right, but ${one.errors} errors are found`);
    rows[`${megabytes} MB`] = {
      messages: one.messages,
      'JSON.parse ms': round(one.parse, 1),
      'judged ms': round(one.judge, 1),
      'x JSON.parse': round(one.ratio),
      'ns a byte': round((one.judge * 1e6) / one.bytes, 1),
      'memory, x text': round(one.memory, 1),
    };
  }
  rmSync(folder, { recursive: true });
  return rows;
}
