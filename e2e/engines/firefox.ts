/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { clicking, pressing, typing } from './actions.ts';
import type { Driver, StartOptions } from './driver.ts';
import { VIEWPORT } from './driver.ts';
import { lineOf, start, stop } from './processes.ts';

/** A message of the browser: the result of a command, its error, or an event. */
interface FromBrowser {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: Result;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

/** What the commands used here return. */
interface Result {
  context?: string;
  contexts?: { context: string; children: { context: string }[] }[];
  type?: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
  nodes?: { sharedId: string }[];
}

/** No first-run pages, no requests of its own, and downloads without a question. */
const preferences = (downloads: string): Readonly<Record<string, unknown>> => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
});

/** Connects to the browser; `call` sends a command and resolves to its result. */
async function connect(url: string, onEvent: (event: FromBrowser) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject));
  const pending = new Map<number, (message: FromBrowser) => void>();
  const ended = (): void => {
    for (const settle of pending.values()) settle({ type: 'error', error: 'the connection ended' });
  };
  socket.on('close', ended);
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as FromBrowser;
    if (message.id === undefined) onEvent(message);
    else pending.get(message.id)?.(message);
  });
  let last = 0;
  return async (method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const settled = new Promise<FromBrowser>((settle) => pending.set(id, settle));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result = {}, error, message } = await settled;
    pending.delete(id);
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
}

/** Starts Firefox with one page. */
export async function startFirefox(program: string, { folder, downloads }: StartOptions): Promise<Driver> {
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  const child = start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [, address] = await lineOf(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const log: string[] = [];
  const call = await connect(`${address}/session`, ({ params }) => {
    if (params?.level === 'error') log.push(`log: ${params.text}`);
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  // The first tab leaves the focus to the address bar; a new one gives it to the page.
  const { context } = await call('browsingContext.create', { type: 'tab' });
  const perform = async (actions: readonly object[]): Promise<void> =>
    void (await call('input.performActions', { context, actions }));
  await call('browsingContext.setViewport', { context, viewport: VIEWPORT });
  return {
    load: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await call('browsingContext.reload', { context, wait: 'complete' })),
    evaluate: async (expression, where = 'page') => {
      const frame = async () => (await call('browsingContext.getTree', { root: context })).contexts?.[0]?.children[0];
      const target = where === 'page' ? context : (await frame())?.context;
      const { type, result, exceptionDetails } = await call('script.evaluate', {
        expression,
        target: { context: target },
        awaitPromise: true,
      });
      if (type !== 'success') throw new Error(exceptionDetails?.text);
      return result?.value ?? '';
    },
    press: (keys) => perform(pressing(keys)),
    type: (text) => perform(typing(text)),
    click: (x, y) => perform(clicking(x, y)),
    chooseFile: async (selector, path) => {
      const { nodes } = await call('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await call('input.setFiles', { context, element: { sharedId: nodes?.[0]?.sharedId }, files: [path] });
    },
    takeLog: () => log.splice(0),
    close: async () => {
      await call('browser.close', {}).catch(() => undefined);
      await stop(child);
    },
  };
}
