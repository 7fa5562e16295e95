// Server: its address, and what it downloads and stores beside Check. Each part of the screen has its own spec.
import { expect, test } from './fixtures.ts';
import { expectVerdict, open as openCheck } from './screen.ts';
import { line, openServer, section, sendAndSee, toggle, wire } from './server-screen.ts';

test('the address contains server, revision and faults; the picker in the top bar sets the revision', async ({
  page,
}) => {
  await openServer(page, '?server=notes&revision=2025-03-26');
  await expect(page.getByRole('button', { name: 'Server: Notes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-03-26');
  await sendAndSee(page);
  await expect(section(page, 'Negotiated in the handshake')).toContainText('2025-03-26');
  await page.getByRole('button', { name: 'Server: Notes' }).click();
  await page.getByRole('menuitemradio', { name: /Calculator/ }).click();
  await expect(wire(page)).toHaveCount(0);
  await expect(page).toHaveURL(/server=calculator/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Server: Notes' })).toBeVisible();
  await page.getByRole('button', { name: 'Revision' }).click();
  await page.getByRole('menuitemradio', { name: /2026-07-28/ }).click();
  await expect(section(page, 'Inside the server')).toContainText('No handshake');
  await expect(page).toHaveURL(/revision=2026-07-28/);
});

test('a link with an unknown name is reported, and the rest of it applies', async ({ page }) => {
  await openServer(page, '?server=toaster&revision=2025-06-18&fault=id-as-text,burns-bread');
  await expect(page.getByText('The link contains the server “toaster” and the fault “burns-bread”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Server: Calculator' })).toBeVisible();
  await expect(toggle(page, 'Ids are returned as strings')).toBeChecked();
  await expect(page).toHaveURL(/revision=2025-06-18&server=calculator&fault=id-as-text$/);
  await sendAndSee(page);
  await expect(line(page, 2)).toHaveAccessibleName(/finding/);
});

test('Check downloads nothing of the server and of the reference', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openCheck(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /Server|SmallEditor|Reference|virtual_book/.test(url))).toEqual([]);
});

test('the text in Check stays while the server is open', async ({ page }) => {
  await openCheck(page, '#/check?revision=2025-06-18');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Server' }).click();
  await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-11-25');
  await sendAndSee(page);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Check' }).click();
  await expectVerdict(page, '2 errors');
  await page.goBack();
  await expect(wire(page)).toHaveCount(2);
});
