// Real key events; a result counts when the frame that shows it is painted.

/** A message of about 500 characters: the text that is edited, pasted and repeated. */
export const MESSAGE = `{"jsonrpc":"2.0","id":41,"method":"tools/call","params":{"name":"search_flights","arguments":{"from":"OSL","to":"LIS","date":"2026-11-21","passengers":[{"name":"Ada","age":36},{"name":"Grace","age":41}],"options":{"direct":true,"cabin":"economy","maxPrice":420.5,"airlines":["TP","SK","DY"],"notes":"window seats if there are any left, otherwise next to each other, and no connection shorter than fifty minutes"},"locale":"en-GB","currency":"EUR","requestedAt":"2026-11-21T07:15:00Z"}}}`;
/** The caret is after `"2.0"`: a letter there makes the text invalid, Backspace fixes it. */
const CARET = '{"jsonrpc":"2.0"'.length;

/** About `count` messages, one per line. */
export function log(count) {
  const lines = [MESSAGE];
  for (let id = 1; id < count; id++) lines.push(MESSAGE.replace('"id":41', `"id":${id + 100}`));
  return `${lines.join('\n')}\n`;
}

/** In the page: waits until a frame that satisfies `kind` is painted after the next key. */
function arm(kind) {
  const broken = () => document.querySelector('.view-line')?.textContent.includes('"2.0"q') ?? false;
  const marked = () => document.querySelector('.squiggly-error') !== null;
  const tests = {
    text: () => broken(),
    untext: () => !broken(),
    mark: () => broken() && marked(),
    unmark: () => !broken() && !marked(),
  };
  const done = tests[kind];
  window.answer = new Promise((resolve) => {
    addEventListener(
      'keydown',
      (event) => {
        const began = event.timeStamp;
        const hop = new MessageChannel();
        hop.port1.onmessage = () => {
          if (done()) resolve(performance.now() - began);
          else requestAnimationFrame(() => hop.port2.postMessage(null));
        };
        requestAnimationFrame(() => hop.port2.postMessage(null));
      },
      { capture: true, once: true },
    );
  });
}

const round = (value) => Math.round(value * 10) / 10;

async function typeInto(page, marks, presses) {
  await page
    .locator('.view-line')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < CARET; step++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    window.longest = 0;
    window.watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    });
    window.watch.observe({ type: 'longtask' });
  });
  const times = [];
  for (let press = 0; press < presses + 4; press++) {
    const breaks = press % 2 === 0;
    await page.evaluate(arm, marks ? (breaks ? 'mark' : 'unmark') : breaks ? 'text' : 'untext');
    await page.keyboard.press(breaks ? 'q' : 'Backspace');
    const took = await page.evaluate(() => window.answer);
    if (press >= 4) times.push(took);
    await page.waitForTimeout(40 + (press % 7) * 9);
  }
  // A burst, faster than a user who waits for results.
  await page.keyboard.type('quick brown fox', { delay: 35 });
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => window.longest);
  times.sort((a, b) => a - b);
  return {
    median: round(times[times.length >> 1]),
    p95: round(times[Math.floor(times.length * 0.95)]),
    max: round(times.at(-1)),
    'longest task': Math.round(longest),
  };
}

async function withPage(browser, task) {
  // Precaching for offline use waits until the user is idle; here the user is never idle for long.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

function product(browser, url, text, presses) {
  return withPage(browser, async (page) => {
    await page.goto(url);
    await page.waitForSelector('.monaco-editor .view-line');
    const began = Date.now();
    await page
      .getByLabel('File to check')
      .setInputFiles({ name: 'log.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const count = text.trim().split('\n').length;
    const words = count === 1 ? '1 message' : `${String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} messages`;
    await page.getByRole('status').filter({ hasText: words }).waitFor({ timeout: 60_000 });
    const judged = Date.now() - began;
    return { ...(await typeInto(page, true, presses)), 'file to verdict': judged };
  });
}

function peer(browser, url, text, marks, presses) {
  return withPage(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => typeof window.setText === 'function');
    await page.evaluate((value) => window.setText(value), text);
    await page.waitForTimeout(1000);
    return typeInto(page, marks, presses);
  });
}

/** Rows by name. */
export async function measureTyping(browser, { ours, peers }, presses) {
  const long = log(2000);
  return {
    'Monaco bare, one message': await peer(browser, `${peers}bare.html`, MESSAGE, false, presses),
    'product, one message': await product(browser, ours, MESSAGE, presses),
    'Monaco with its JSON service, one message': await peer(browser, `${peers}json.html`, MESSAGE, true, 12),
    'Monaco bare, 2 000 lines': await peer(browser, `${peers}bare.html`, long, false, presses),
    'product, 2 000 lines': await product(browser, ours, long, presses),
    'product, 20 000 lines': await product(browser, ours, log(20_000), Math.min(presses, 12)),
  };
}
