/** WebKit: WebKitGTK’s small browser, driven by classic WebDriver, on a display in memory where there is none. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../scripts/static-files.mjs';
import { clicking, pressing, typing } from './actions.ts';
import type { Driver, StartOptions } from './driver.ts';
import { VIEWPORT } from './driver.ts';
import { lineOf, start, stop } from './processes.ts';

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  /** `WebKitWebDriver`. */
  driver: string;
  /** `MiniBrowser` of WebKitGTK. */
  browser: string;
  /** `Xvfb`; not used if there is a display. */
  display: string | undefined;
}

/** The key under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Milliseconds for a script; longer than any wait of the journeys. */
const SCRIPT_MS = 280_000;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(async () => {});
  await close();
  return port;
}

/** Sends commands to a WebDriver server. */
const client =
  (base: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };

/** Waits until the server listens; it prints nothing. */
async function whenListening(url: string, ended: () => boolean): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (ended()) throw new Error('WebKitWebDriver ended before it was ready');
    await setTimeout(20);
  }
}

/** Starts WebKit with one page. */
export async function startWebKit(programs: WebKitPrograms, { folder, downloads }: StartOptions): Promise<Driver> {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  // Where it saves downloads follows from this file.
  mkdirSync(join(folder, '.config'));
  writeFileSync(join(folder, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  env['XDG_CONFIG_HOME'] = join(folder, '.config');
  const screen = programs.display === undefined ? null : await startDisplay(programs.display);
  if (screen) env['DISPLAY'] = screen.name;
  const port = await freePort();
  const server = start(programs.driver, [`--port=${port}`], { stdio: 'ignore', env });
  const base = `http://127.0.0.1:${port}`;
  await whenListening(base, () => server.exitCode !== null);
  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = (await client(base)('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const send = client(`${base}/session/${sessionId}`);
  const perform = async (actions: readonly object[]): Promise<void> =>
    void (await send('POST', '/actions', { actions }));
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0];
      (${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('POST', '/execute/async', { script, args: [] })) as {
      value?: string;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value ?? '';
  };
  await send('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
  await fitWindow(send, evaluate);
  return {
    load: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    evaluate: async (expression, where = 'page') => {
      if (where === 'page') return evaluate(expression);
      await send('POST', '/frame', { id: 0 });
      try {
        return await evaluate(expression);
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    press: (keys) => perform(pressing(keys)),
    type: (text) => perform(typing(text)),
    click: (x, y) => perform(clicking(x, y)),
    chooseFile: async (selector, path) => {
      const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string;
      };
      await send('POST', `/element/${found[ELEMENT]}/value`, { text: path });
    },
    takeLog: () => [],
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await stop(server);
      await screen?.close();
    },
  };
}

/** Makes the window as large as the viewport needs, by the size of its frame. */
async function fitWindow(
  send: ReturnType<typeof client>,
  evaluate: (expression: string) => Promise<string>,
): Promise<void> {
  await send('POST', '/window/rect', { x: 0, y: 0, ...VIEWPORT });
  const inner = JSON.parse(await evaluate('(async () => JSON.stringify([innerWidth, innerHeight]))()')) as number[];
  const { width, height } = (await send('GET', '/window/rect')) as { width: number; height: number };
  await send('POST', '/window/rect', {
    width: VIEWPORT.width + width - (inner[0] ?? width),
    height: VIEWPORT.height + height - (inner[1] ?? height),
  });
}

/** A display in memory; Xvfb itself chooses a free number. */
async function startDisplay(program: string): Promise<{ name: string; close: () => Promise<void> }> {
  const child = start(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, number] = await lineOf(child, child.stdout, /(\d+)\n/);
  return { name: `:${number}`, close: () => stop(child) };
}
