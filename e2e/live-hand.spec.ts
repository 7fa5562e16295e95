// Live, by hand: the page as the client of a server behind `tap`.
import { expect } from './fixtures.ts';
import { test } from './live-tap.ts';
import { serveByHand } from './live-server.ts';
import { details, openLive, row, rows, section } from './live-screen.ts';
import { message, replace } from './server-screen.ts';

const connect = 'Connect as the client';
const hand = 'This page as client';

test('the page is the client: it calls a tool, and answers requests', async ({ page, tap }) => {
  await test.step('the page connects as the client and calls a tool', async () => {
    serveByHand(tap);
    await openLive(page, tap);
    await page.getByRole('button', { name: connect }).click();
    // The handshake is sent by the page, and the next message is prepared.
    await expect(rows(page)).toHaveCount(3);
    await expect(row(page, 3)).toContainText('notifications/initialized');
    await expect(section(page, hand).getByRole('button', { name: 'Method: tools/list' })).toBeVisible();
    await expect(section(page, hand).getByRole('status').first()).toHaveText('Valid in 2025-11-25');
    const send = section(page, hand).getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await expect(rows(page)).toHaveCount(5);
    await expect(section(page, hand).getByRole('button', { name: 'Method: tools/call' })).toBeVisible();
    await send.click();
    await expect(row(page, 7)).toContainText('Oslo: 4 °C');
    await expect(section(page, 'Sessions')).toContainText('This page as client, weather 2.1.0');
    await section(page, hand).getByRole('button', { name: 'Close the connection' }).click();
    await expect(section(page, 'Messages')).toContainText('This page closed the connection');
    await expect(page.getByRole('button', { name: connect })).toBeFocused();
  });
  await test.step('requests of the server are answered by the user, or by the page', async () => {
    await page.getByRole('switch', { name: 'Automatic responses' }).click();
    await page.getByRole('button', { name: connect }).click();
    await section(page, hand).getByRole('button', { name: 'Method: tools/list' }).waitFor();
    const send = section(page, hand).getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await page.getByRole('button', { name: 'Variant of tools/call' }).click();
    await page.getByRole('menuitem', { name: 'ask', exact: true }).click();
    await send.click();
    const request = page.getByRole('group', { name: 'Answer elicitation/create' });
    await request.getByRole('textbox', { name: 'City' }).fill('Bergen');
    await request.getByRole('button', { name: 'Send the form' }).click();
    await expect(row(page, 9)).toContainText('Bergen');
    await expect(request).toHaveCount(0);
    await page.getByRole('switch', { name: 'Automatic responses' }).click();
    await send.click();
    await expect(row(page, 13)).toContainText('accept');
    // The id of the first request was used again: only the second one is answered, and once.
    await expect.poll(() => tap.posted.at(-1)?.body['text']).toContain('"action":"accept"');
    expect(tap.posted.filter(({ body }) => String(body['text']).includes('"action":"accept"'))).toHaveLength(2);
    await expect(rows(page)).toHaveCount(13);
  });
});

test('a message is judged while it is written, and can be sent wrong', async ({ page, tap }) => {
  serveByHand(tap);
  await openLive(page, tap);
  await page.getByRole('button', { name: connect }).click();
  await section(page, hand).getByRole('button', { name: 'Method: tools/list' }).waitFor();
  await expect(section(page, hand).locator('.monaco-editor .view-line').first()).toBeVisible();
  await replace(page, message(page), '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expect(section(page, hand).getByRole('status').first()).toHaveText('1 error');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => tap.posted.at(-1)?.body['text']).toBe('{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expect(row(page, 4)).toContainText('null');
});

test('without the automatic handshake the user sends each step', async ({ page, tap }) => {
  serveByHand(tap);
  await openLive(page, tap);
  await page.getByRole('switch', { name: 'Automatic handshake' }).click();
  await page.getByRole('button', { name: connect }).click();
  const method = (name: string) => section(page, hand).getByRole('button', { name: `Method: ${name}`, exact: true });
  await method('initialize').waitFor();
  await expect(rows(page)).toHaveCount(0);
  const send = section(page, hand).getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await method('notifications/initialized').waitFor();
  await send.click();
  await method('tools/list').waitFor();
  await expect(rows(page)).toHaveCount(3);
});

test('a bearer token is passed on once, and kept nowhere', async ({ page, tap }) => {
  serveByHand(tap);
  tap.change({ transport: 'http', target: 'https://example.com/mcp' });
  await openLive(page, tap);
  const field = page.getByLabel(/^Bearer token/);
  await expect(field).toHaveAttribute('type', 'password');
  await field.fill('my-secret-bearer');
  await page.getByRole('button', { name: connect }).click();
  await expect.poll(() => tap.posted[0]).toEqual({ path: '/live/connect', body: { bearer: 'my-secret-bearer' } });
  await expect(rows(page)).toHaveCount(3);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('my-secret-bearer');
  await section(page, hand).getByRole('button', { name: 'Close the connection' }).click();
  await expect(field).toHaveValue('');
});

test('a refused connection is explained', async ({ page, tap, watch }) => {
  watch.allow(/status of 409/);
  await page.route('**/live/connect', (route) =>
    route.fulfill({ status: 409, json: { problem: 'Too many connections are open; close one first.' } }),
  );
  await openLive(page, tap);
  await page.getByRole('button', { name: connect }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many connections are open; close one first.');
});

test('the page shares the server with hosts, and with other taps', async ({ page, tap }) => {
  serveByHand(tap);
  const stdio = { transport: 'stdio', running: true, hand: true } as const;
  tap.change({
    taps: [
      { ...stdio, tap: 1, target: 'node first.js' },
      { ...stdio, tap: 2, target: 'node second.js' },
    ],
  });
  await openLive(page, tap);
  await page.getByRole('button', { name: 'Server: node first.js' }).click();
  await page.getByRole('menuitemradio', { name: 'node second.js' }).click();
  await page.getByRole('button', { name: connect }).click();
  await expect.poll(() => tap.posted[0]?.body).toEqual({ tap: 2 });
  await expect(details(page)).toBeVisible();
});
