// How long a user waits for the first result of Python: with an empty cache, in a page that was just opened, and again.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const median = (numbers) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1]);

/** In the page: the runner of the build and the engine, as the Learn screen uses them, with the solution of the exercise. */
async function prepare({ runner, worker, exercise }) {
  const urlOf = (path) => new URL(path, document.baseURI).href;
  const engine = new Worker(urlOf(worker), { type: 'module' });
  const waiting = new Map();
  engine.addEventListener('message', ({ data }) => waiting.get(data.id)?.(data.value));
  const call = (name, ...args) =>
    new Promise((settle) => {
      waiting.set(waiting.size + 1, settle);
      engine.postMessage({ type: 'call', id: waiting.size, call: { name, version: -1, args } });
    });
  const { names, solution } = await call('lesson', exercise);
  window.timeOfRun = async () => {
    const from = performance.now();
    const { runAnswer } = await import(urlOf(runner));
    const request = { id: exercise, language: 'python', source: solution.python, names };
    const tools = { tests: (came) => call('tests', exercise, came), program: (...args) => call('program', ...args) };
    let shown = false;
    const grade = await runAnswer({ ...request, ...tools }, (progress) => void (shown ||= progress !== null));
    if (!grade?.passed) throw new Error('The solution did not pass.');
    return { took: performance.now() - from, shown };
  };
  window.spareIsReady = async () => {
    const { warm } = await import(urlOf(runner));
    await warm('python', () => undefined);
  };
}

async function opened(context, url, files) {
  const page = await context.newPage();
  await page.goto(`${url}#/learn`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(prepare, files);
  return page;
}

/** Rows by situation, in milliseconds: all tests of one exercise, from the start to the grade. */
export async function measurePython(browser, url, dist, rounds) {
  const names = readdirSync(join(dist, 'assets'));
  const named = (pattern) => `assets/${names.find((name) => pattern.test(name))}`;
  const files = {
    runner: named(/^runner-[\w-]{8}\.js$/),
    worker: named(/^worker-[\w-]{8}\.js$/),
    exercise: 'build-request',
  };
  // Compressed once, before any measurement.
  for (const name of names.filter((one) => /^(pyodide|python)/.test(one)))
    await (await fetch(`${url}assets/${name}`, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  const run = (page) => page.evaluate(() => window.timeOfRun());
  const seen = { first: [], cold: [], again: [], warm: [] };
  let shown = true;
  for (let round = 0; round < rounds; round++) {
    // On the first visit, precaching would download the whole build during the measurement.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await opened(context, url, files);
    const first = await run(page);
    seen.first.push(first.took);
    await page.evaluate(() => window.spareIsReady());
    await page.close();
    for (let time = 0; time < 2; time++) {
      const fresh = await opened(context, url, files);
      const cold = await run(fresh);
      seen.cold.push(cold.took);
      seen.again.push((await run(fresh)).took);
      await fresh.evaluate(() => window.spareIsReady());
      seen.warm.push((await run(fresh)).took);
      shown &&= first.shown && cold.shown;
      await fresh.close();
    }
    await context.close();
  }
  if (!shown) throw new Error('No progress was shown while Python was loading.');
  return {
    'nothing there yet': { ms: median(seen.first) },
    'page freshly opened': { ms: median(seen.cold) },
    'again at once': { ms: median(seen.again) },
    again: { ms: median(seen.warm) },
  };
}
