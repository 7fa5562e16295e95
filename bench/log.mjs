// A log of 20,000 lines in the page: pasted at once, then single keys at its start, in the middle and at its end.
import { MESSAGE } from './typing.mjs';

const LINES = 20_000;
const PASTES = 5;
const round = (value) => Math.round(value * 10) / 10;
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** One session, valid except for an unmatched response near the end. */
function sessionLog() {
  const lines = [
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1"}}}',
    '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"air","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ];
  const text = 'a flight to Lisbon with one stop and a seat at the window, '.repeat(13);
  for (let id = 100; lines.length < LINES - 1; id++) {
    lines.push(MESSAGE.replace('"id":41', `"id":${id}`));
    lines.push(`{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"${text}"}]}}`);
  }
  lines.push('{"jsonrpc":"2.0","id":7,"result":{"content":[]}}');
  return lines.slice(0, LINES);
}

/** Observes tasks of more than 50 ms; `window.longest` is the longest since it was last set to 0. */
function watchTasks() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
}

/**
 * How long Chromium takes to return the clipboard content: `window.reading`, for the last paste. The page is blocked meanwhile.
 */
function watchClipboard() {
  const { prototype } = DataTransfer;
  const { getData } = prototype;
  prototype.getData = function (...kind) {
    const before = performance.now();
    const text = getData.apply(this, kind);
    window.reading = performance.now() - before;
    return text;
  };
}

/** Measures from the next key until `test`, the source of an expression, is true in a painted frame, as `window.answer`. */
function arm(page, test) {
  // As source text: the page's policy forbids code from strings.
  return page.evaluate(`(() => {
    window.answer = new Promise((resolve) => {
      const hear = (event) => {
        if (event.key === 'Control') return;
        removeEventListener('keydown', hear, { capture: true });
        const hop = new MessageChannel();
        const frame = () => requestAnimationFrame(() => hop.port2.postMessage(null));
        hop.port1.onmessage = () => ((${test}) ? resolve(performance.now() - event.timeStamp) : frame());
        frame();
      };
      addEventListener('keydown', hear, { capture: true });
    });
  })()`);
}

const STATUS = "(document.querySelector('[role=status]')?.textContent ?? '')";

async function pasteInto(page, text, test) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.locator('.monaco-editor .native-edit-context, .monaco-editor textarea').first().focus();
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(400);
  await arm(page, test);
  await page.evaluate('window.longest = 0');
  await page.keyboard.press('Control+v');
  const took = await page.evaluate('window.answer');
  await page.waitForTimeout(800);
  const [longest, reading] = await page.evaluate('[window.longest, window.reading ?? 0]');
  return { took, longest, reading };
}

async function bareLongest(browser, url, text) {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`${url}bare.html`);
  await page.waitForSelector('.view-line');
  await page.evaluate(watchTasks);
  const { longest } = await pasteInto(page, text, 'true');
  await context.close();
  return Math.round(longest);
}

/**
 * Keys in the line of the caret: the time to the session’s findings, which a different id changes, and to the line’s own
 * marker.
 */
async function keysAt(page, presses) {
  const markers = [];
  const findings = [];
  await page.evaluate('window.longest = 0');
  for (let press = 0; press < presses; press++) {
    const before = await page.evaluate(STATUS);
    await arm(page, `/error/.test(${STATUS}) && ${STATUS} !== ${JSON.stringify(before)}`);
    await page.keyboard.press(press % 2 === 0 ? '9' : 'Backspace');
    findings.push(await page.evaluate('window.answer'));
    await page.waitForTimeout(600);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const shown = "[...document.querySelectorAll('.view-line')].some((line) => line.textContent.startsWith('{q'))";
  for (let press = 0; press < presses * 2; press++) {
    const breaks = press % 2 === 0;
    await arm(page, breaks ? `${shown} && document.querySelector('.squiggly-error') !== null` : `!${shown}`);
    await page.keyboard.press(breaks ? 'q' : 'Backspace');
    const took = await page.evaluate('window.answer');
    if (breaks) markers.push(took);
    await page.waitForTimeout(600);
  }
  return {
    markers: round(median(markers)),
    findings: round(median(findings)),
    'longest task': Math.round(await page.evaluate('window.longest')),
  };
}

/** Moves the caret after the first digit of an id. */
async function goTo(page, place) {
  await page.locator('.monaco-editor .native-edit-context, .monaco-editor textarea').first().focus();
  if (place === 'end') {
    await page.keyboard.press('Control+End');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  } else {
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    if (place === 'middle') for (let step = 0; step < 300; step++) await page.keyboard.press('PageDown');
  }
  await page.keyboard.press('Home');
  for (let step = 0; step < '{"jsonrpc":"2.0","id":1'.length; step++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(800);
}

/**
 * Rows by action. `all findings` of a paste is measured from the moment the text is available. `from the key` includes the time
 * Chromium takes to return it. `bare` is Monaco’s own longest task for the same paste; `one` is key to markers in a single
 * message.
 */
export async function measureLog(browser, { ours, peers }, presses) {
  const text = `${sessionLog().join('\n')}\n`;
  const bare = await bareLongest(browser, peers, text);
  const context = await browser.newContext({
    // Precaching for offline use waits until the user is idle; here the user is never idle for long.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(watchClipboard);
  await page.goto(ours);
  await page.waitForSelector('.monaco-editor .view-line');
  await page.waitForTimeout(5000);
  await page.evaluate(watchTasks);
  const all = `/1 error/.test(${STATUS}) && /20.000 messages/.test(${STATUS}) && !/loading/.test(${STATUS})`;
  const pastes = [];
  for (let round = 0; round < PASTES; round++) {
    pastes.push(await pasteInto(page, text, all));
    if (round === PASTES - 1) continue;
    await pasteInto(page, MESSAGE, `/1 message/.test(${STATUS})`);
    // The pasted text is saved and judged by the other revisions while the user is idle; no user pastes again meanwhile.
    await page.waitForTimeout(3000);
  }
  const rows = {
    'Monaco bare, paste': { 'longest task': bare },
    paste: {
      'all findings': Math.round(median(pastes.map(({ took, reading }) => took - reading))),
      'from the key': Math.round(median(pastes.map(({ took }) => took))),
      'reading the clipboard': Math.round(median(pastes.map(({ reading }) => reading))),
      'first, from the key': Math.round(pastes[0].took),
      'longest task': Math.round(median(pastes.map(({ longest }) => longest))),
    },
  };
  for (const place of ['start', 'middle', 'end']) {
    await goTo(page, place);
    rows[place] = await keysAt(page, presses);
  }
  await context.close();
  return { rows, bare, one: 30 };
}
