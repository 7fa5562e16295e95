/** Text to verdict for 20,000 mixed messages in Chromium's worker, as ratios to `JSON.parse` in the same rounds. */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address of the bench page
 * @param {number} rounds
 */
export async function measureThroughput(browser, address, rounds) {
  const page = await browser.newPage();
  await page.goto(address);
  const names = ['parse', 'product', 'sdk'];
  /** @type {Record<string, number[]>} */
  const times = { parse: [], product: [], sdk: [] };
  const ratios = { product: [], sdk: [] };
  let info = { judged: 0, bytes: 0 };
  for (let round = -2; round < rounds; round += 1) {
    const took = {};
    for (const name of names) {
      const answer = await page.evaluate((run) => globalThis.runOnce(run), name);
      took[name] = answer.took;
      info = answer;
    }
    if (round < 0) continue; // warming up
    for (const name of names) times[name].push(took[name]);
    for (const name of ['product', 'sdk']) ratios[name].push(took[name] / took.parse);
  }
  await page.close();
  const rows = {};
  for (const name of names) {
    const ratio = name === 'parse' ? 1 : Math.round(median(ratios[name]) * 100) / 100;
    rows[name] = { 'median ms': Math.round(median(times[name])), 'x JSON.parse': ratio };
  }
  return { rows, messages: info.judged, megabytes: Math.round(info.bytes / 1e5) / 10 };
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
