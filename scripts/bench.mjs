// Measures loading and typing in Chromium with the built page, and the alternatives in the same run.
//   npm run bench                 everything
//   npm run bench -- --quick      fewer rounds
//   npm run bench -- --only load|type|size|throughput|scale|log|step|python
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { measureLoads } from '../bench/load.mjs';
import { measureLog } from '../bench/log.mjs';
import { measurePython } from '../bench/python.mjs';
import { measureScale } from '../bench/scale.mjs';
import { measureStep } from '../bench/step.mjs';
import { measureThroughput } from '../bench/throughput.mjs';
import { measureTyping } from '../bench/typing.mjs';
import { findChromium } from './ensure.mjs';
import { serve } from './serve.mjs';
import { compareSizes, measureSizes } from './sizes.mjs';
import { root } from './sources.mjs';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, dist: { type: 'string' } },
});
const wants = (part) => values.only === undefined || values.only === part;
const dist = values.dist ?? join(root, 'dist');
const peers = join(root, 'node_modules/.cache/bench');

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Brotli sizes of the built files, in kB of 1000 bytes, largest first; `npm test` checks the budgets. */
async function sizes() {
  const measured = await measureSizes(dist);
  const rows = measured.map(({ file, raw, brotli }) => ({
    file,
    'raw kB': kB(raw),
    'brotli kB': kB(brotli),
  }));
  console.log('\nSizes');
  console.table(rows.sort((a, b) => b['brotli kB'] - a['brotli kB']).slice(0, 12));
  for (const { name, size, limit } of compareSizes(measured)) held.push(verdict(`${name}, kB`, size, limit));
}

const kB = (bytes) => Math.round(bytes / 100) / 10;

function verdict(name, value, limit) {
  const held = value !== null && value <= limit;
  console.log(`${held ? 'held  ' : 'MISSED'} ${name}: ${value === null ? 'not measured' : value} (at most ${limit})`);
  return held;
}

/** The same for a minimum. */
function atLeast(name, value, limit) {
  const reached = value >= limit;
  console.log(`${reached ? 'held  ' : 'MISSED'} ${name}: ${value} (at least ${limit})`);
  return reached;
}

const held = [];

if (wants('step')) {
  const rows = await measureStep(root, values.quick ? 5 : 11);
  console.log(
    '\nThe simulated server beside the official SDK’s over its in-memory transport, in Node; medians of pairs',
  );
  console.table(rows);
  for (const [name, row] of Object.entries(rows))
    if (name !== 'step') held.push(atLeast(`messages a second, times those of ${name}`, row['step, times that'], 1));
}
if (values.only !== 'step') await measurePage();
if (held.includes(false)) process.exitCode = 1;

/** Everything that needs the built page and Chromium. */
async function measurePage() {
  if (values.dist === undefined) run('node', ['scripts/build.mjs']);
  if (!existsSync(dist)) throw new Error(`There is no ${dist}. Run npm run build first.`);
  run('npx', ['vite', 'build', '-c', 'bench/vite.config.ts', '--logLevel', 'error']);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const ours = await serve({ folder: dist, quality: 11 });
  const theirs = await serve({ folder: peers, quality: 11 });
  try {
    if (wants('size')) await sizes();
    if (wants('load')) {
      const rows = await measureLoads(
        browser,
        { ours: ours.url, bare: `${theirs.url}bare.html` },
        values.quick ? 3 : 7,
      );
      console.log('\nLoad: cold, 4x CPU, 10 Mbit/s, 40 ms; medians, ms and kB over the wire');
      console.table(rows);
      held.push(
        verdict('first paint, ms', rows.product['first paint'], 600),
        verdict('text box has a verdict, ms', rows.product['text judged'], 600),
        verdict('Monaco usable, ms', rows.product['editor usable'], 2000),
        verdict('bytes at first paint, kB', rows.product['kB at first paint'], 90),
        verdict('bytes until Monaco is usable, kB', rows.product['kB until usable'], 900),
      );
    }
    if (wants('throughput')) {
      const { rows, messages, megabytes } = await measureThroughput(
        browser,
        `${theirs.url}throughput.html`,
        values.quick ? 5 : 15,
      );
      console.log(`\nText to verdict: ${messages} messages, ${megabytes} MB, in a worker; medians of pairs`);
      console.table(rows);
      held.push(verdict('text to verdict, times JSON.parse', rows.product['x JSON.parse'], 2.4));
    }
    if (wants('scale')) {
      const rows = await measureScale(root, values.quick ? 3 : 7);
      console.log('\nWhole logs in Node, rules about sessions included; medians of pairs');
      console.table(rows);
      const per = (size) => rows[size]['ns a byte'];
      held.push(
        verdict('50 MB to verdict, times JSON.parse', rows['50 MB']['x JSON.parse'], 3),
        verdict(
          'time a byte at 50 MB, times that at 10 MB',
          Math.round((per('50 MB') / per('10 MB')) * 100) / 100,
          1.3,
        ),
        verdict('memory for 50 MB, times the text', rows['50 MB']['memory, x text'], 8),
      );
    }
    if (wants('log')) {
      const { rows, bare, one } = await measureLog(
        browser,
        { ours: ours.url, peers: theirs.url },
        values.quick ? 6 : 14,
      );
      console.log('\nA log of 20 000 lines in Chromium; ms');
      console.table(rows);
      held.push(
        verdict('paste to all findings, from the text in hand, ms', rows.paste['all findings'], 300),
        verdict(
          'the same from the key, Chromium’s reading of the clipboard included, ms',
          rows.paste['from the key'],
          300,
        ),
        verdict(
          'longest task of ours after a paste, ms (Monaco alone beside it)',
          rows.paste['longest task'],
          Math.max(50, bare),
        ),
      );
      for (const place of ['start', 'middle', 'end']) {
        held.push(
          verdict(`key to painted markers at the ${place}, ms`, rows[place].markers, Math.max(30, one + 5)),
          verdict(`key to the session’s findings at the ${place}, ms`, rows[place].findings, 300),
          verdict(`longest task at the ${place}, ms (0: none over 50)`, rows[place]['longest task'], 50),
        );
      }
    }
    if (wants('python')) {
      const rows = await measurePython(browser, ours.url, dist, values.quick ? 2 : 5);
      console.log('\nPython in the page: from the start to the grade of an exercise; medians, ms');
      console.table(rows);
      held.push(
        verdict('Python in a page freshly opened, ms', rows['page freshly opened'].ms, 2500),
        verdict('Python again, ms', rows.again.ms, 500),
      );
    }
    if (wants('type')) {
      const rows = await measureTyping(browser, { ours: ours.url, peers: theirs.url }, values.quick ? 20 : 60);
      console.log('\nTyping: key to painted result; ms');
      console.table(rows);
      const product = rows['product, one message'];
      const bare = rows['Monaco bare, one message'];
      held.push(
        verdict('key to painted markers, median ms', product.median, 30),
        verdict('over Monaco’s bare key to paint, ms', Math.round((product.median - bare.median) * 10) / 10, 20),
        verdict('longest task while typing, ms (0: none over 50)', product['longest task'], 50),
      );
    }
  } finally {
    await browser.close();
    await ours.close();
    await theirs.close();
  }
}
