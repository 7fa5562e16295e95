/** Messages per second of the simulated server and of the official SDK's server, in a separate process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the measured code and returns the file. The SDK is loaded from `node_modules` unchanged. */
async function bundle(root) {
  const { build } = await import('vite');
  const { validators } = await import('../scripts/validators.mjs');
  const outDir = join(root, 'node_modules/.cache/bench-step');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators()],
    build: {
      ssr: 'bench/step.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'step.js', codeSplitting: false } },
    },
  });
  return join(outDir, 'step.js');
}

/** Rows by server: messages per second, and the ratio of `step` to it. */
export async function measureStep(root, rounds) {
  const file = await bundle(root);
  const { stdout, status, stderr } = spawnSync(process.execPath, [file, String(rounds)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The simulated server could not be measured: ${stderr}`);
  return Object.fromEntries(
    JSON.parse(stdout).map(({ name, rate, ratio }) => [
      name,
      { 'messages a second': Math.round(rate), 'step, times that': Math.round(ratio * 100) / 100 },
    ]),
  );
}
