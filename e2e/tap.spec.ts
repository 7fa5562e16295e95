/** The Live screen with the real `tap` command between a host and a real server: nothing in between is made up. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from './fixtures.ts';
import { connection, row, rows, section } from './live-screen.ts';
import { freePort, tap, type PageClient, type Tapped } from '../web/node/testing/tapped.ts';

const EVERYTHING = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/server-everything/dist/index.js', import.meta.url),
);

const test = base.extend<{ server: string[]; session: { run: Tapped; client: PageClient; address: string } }>({
  server: [[process.execPath, EVERYTHING], { option: true }],
  session: async ({ server }, use) => {
    const run = tap(['--port', String(await freePort()), '--', ...server]).collect();
    const client = await run.page();
    await use({ run, client, address: `${client.url}/#/live?token=${client.token}` });
    await run.stop();
  },
  // The page is at home at the address of tap.
  baseURL: async ({ session }, use) => use(session.client.url),
});

const send = (run: Tapped, message: object): void => void run.process.stdin.write(`${JSON.stringify(message)}\n`);
const hello = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'host', version: '1' } },
};

test(
  'a session is shown as it happens, and goes on when the page is closed',
  { tag: '@journey' },
  async ({ page, session }) => {
    const { run, client, address } = session;
    await page.goto(address);
    await expect(connection(page)).toContainText('Connected');
    send(run, hello);
    await expect(row(page, 1)).toContainText('initialize');
    await expect(rows(page)).toHaveCount(2);
    send(run, { jsonrpc: '2.0', method: 'notifications/initialized' });
    send(run, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'echo', arguments: { message: 'Seen live' } },
    });
    await expect(page.getByRole('grid', { name: 'Messages' })).toContainText('tools/call');
    await expect.poll(() => run.output.toString()).toContain('Echo: Seen live');
    // The page leaves; the session does not notice.
    await page.goto('about:blank');
    send(run, { jsonrpc: '2.0', id: 2, method: 'ping' });
    await expect.poll(() => run.output.toString()).toContain('"id":2');
    // A page that comes back shows all of it.
    const { last } = await client.state();
    await page.goto(address);
    await expect(connection(page)).toContainText('Connected');
    await expect(page.getByRole('grid', { name: 'Messages' })).toContainText('ping');
    expect(last).toBeGreaterThan(5);
  },
);

test('the page talks to an instance of its own by hand', async ({ page, session }) => {
  const { run, address } = session;
  await page.goto(address);
  await page.getByRole('button', { name: 'Connect as the client' }).click();
  const hand = section(page, 'This page as client');
  await expect(hand.getByRole('button', { name: 'Method: tools/list' })).toBeVisible();
  await hand.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Messages' })).toContainText('tools/list');
  await hand.getByRole('button', { name: 'Close the connection' }).click();
  await expect(section(page, 'Messages')).toContainText('This page closed the connection');
  // The host’s session has seen nothing of it.
  expect(run.output.length).toBe(0);
});

test('the end of the server is shown', async ({ page, session, watch }) => {
  // The page asks for a tap that has ended.
  watch.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  const { run, address } = session;
  await page.goto(address);
  await expect(connection(page)).toContainText('Connected');
  send(run, hello);
  await expect(rows(page)).toHaveCount(2);
  const gone = once(run.process, 'exit');
  run.process.stdin.end();
  await gone;
  await expect(connection(page)).not.toContainText('Connected');
  await expect(rows(page)).toHaveCount(2);
});
