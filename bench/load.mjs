// Cold loads on a slow machine and a slow link. All times are from the page's own clock.

/** Runs before the page's scripts: records the relevant moments. */
function watch() {
  const seen = { judged: null, usable: null, longest: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longest = Math.max(seen.longest, duration);
      seen.blocked += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const status = document.querySelector('[role="status"]');
    if (seen.judged === null && /error|Valid/.test(status?.textContent ?? '')) seen.judged = performance.now();
    if (seen.usable === null && document.querySelector('.monaco-editor .view-line')) {
      seen.usable = performance.now();
      setTimeout(() => window.tellBench(''), 0);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

const median = (numbers) => {
  const sorted = numbers.filter((one) => one !== null).sort((a, b) => a - b);
  return sorted.length === 0 ? null : Math.round(sorted[sorted.length >> 1]);
};

async function once(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** URL, completion time (ms since navigation start) and size in bytes of every file. */
  const files = [];
  const open = new Map();
  let start = null;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    start ??= timestamp;
    open.set(requestId, request.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    files.push({ url: open.get(requestId) ?? '', at: (timestamp - start) * 1000, bytes: encodedDataLength });
  });
  // Playwright's own waiting would inject and run a large script in the page during the measurement.
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'tellBench' });
  const usable = new Promise((done, fail) => {
    cdp.on('Runtime.bindingCalled', done);
    setTimeout(fail, 60_000, new Error('No editor within a minute')).unref();
  });
  await page.addInitScript(watch);
  await page.goto(url);
  await usable;
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  }));
  await context.close();
  const sum = (until) =>
    files
      .filter(
        ({ url: file, at }) => at <= until && !/\.woff2|\/worker-|\/checker-|\/reader-|\/requirement-texts-/.test(file),
      )
      .reduce((total, { bytes }) => total + bytes / 1000, 0);
  return { ...seen, early: sum(seen.painted ?? 0), whole: sum(seen.usable) };
}

/** Medians over `rounds` alternating loads. */
export async function measureLoads(browser, addresses, rounds) {
  const all = { ours: [], bare: [] };
  // The server compresses each file once; this is not measured.
  for (const name of ['ours', 'bare']) await once(browser, addresses[name]);
  for (let round = 0; round < rounds; round++) {
    for (const name of ['ours', 'bare']) all[name].push(await once(browser, addresses[name]));
  }
  const row = (runs) => ({
    'first paint': median(runs.map((run) => run.painted)),
    'text judged': median(runs.map((run) => run.judged)),
    'editor usable': median(runs.map((run) => run.usable)),
    'longest task': median(runs.map((run) => run.longest)),
    'kB at first paint': median(runs.map((run) => run.early)),
    'kB until usable': median(runs.map((run) => run.whole)),
  });
  return { product: row(all.ours), 'Monaco bare, eager': row(all.bare) };
}
