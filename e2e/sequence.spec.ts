// “Sequence”: the lifelines of client and server, operated by pointer and keys, folded, searched.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, open, openFile, openWith, report, status, tab } from './screen.ts';
import { current, drawing, find, HELLO, HOSTILE, long, openTalk, row, lineOf, TALK } from './sequence-screen.ts';
import { expectFit } from './width.ts';

test(
  'one row per message, described by kind, method, id, direction, response, findings, phases',
  { tag: '@journey' },
  async ({ page }) => {
    await openTalk(page);
    await expect(drawing(page).getByRole('option')).toHaveCount(7);
    const names = [
      'Message 1, request initialize, id 1, from client to server, answered by message 2 after 42 ms, Handshake begins',
      'Message 2, response, id 1, from server to client, answers message 1',
      'Message 3, notification notifications/initialized, from client to server',
      'Message 4, request tools/list, id 2, from client to server, answered by message 5 after 1.89 s, Operation begins',
      'Message 5, response, id 2, from server to client, answers message 4',
      /^Message 6, request tools\/call, id null, from client to server, .*1 error/,
      'Message 7, request ping, id 7, from client to server, waiting',
    ];
    for (const name of names) await expect(row(page, name)).toBeVisible();
    const figure = report(page).getByRole('tabpanel');
    for (const label of [
      'Client',
      'Server',
      'trip-planner 1.4.0',
      'weather 0.9.2',
      'Handshake',
      'Operation',
      '42 ms',
      '1.89 s',
    ])
      await expect(figure.locator('svg text', { hasText: label }).first()).toBeVisible();
    await expect(figure.locator('svg text', { hasText: /the text ends here/ })).toBeVisible();
  },
);

test('the code of the drawing loads when it is first opened', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openWith(page, TALK);
  await expect(status(page)).not.toContainText('loading');
  expect(files.filter((file) => /Sequence/.test(file))).toEqual([]);
  await tab(page, 'Sequence').click();
  await expect(drawing(page)).toBeVisible();
  expect(files.some((file) => /Sequence/.test(file))).toBe(true);
});

test(
  'a click selects the message in the editor, among the messages and in the anatomy',
  { tag: '@journey' },
  async ({ page }) => {
    await openTalk(page);
    await row(page, /^Message 4,/).click();
    await expect(row(page, /^Message 4,/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/^Line 4, column/)).toBeVisible();
    await tab(page, 'Messages').click();
    await expect(page.getByRole('grid', { name: 'Messages' }).locator('[aria-selected="true"]')).toContainText(
      'tools/list',
    );
    await page.getByRole('grid', { name: 'Messages' }).getByRole('row').nth(2).click();
    await tab(page, 'Sequence').click();
    await expect(current(page)).toHaveAccessibleName(/^Message 2,/);
    await row(page, /^Message 7,/).dblclick();
    await expect(tab(page, 'Anatomy')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Message 7' })).toBeVisible();
  },
);

test('keys: Up, Down, Home, End, Page Up and Down, Enter, Escape', async ({ page }) => {
  await openTalk(page);
  await drawing(page).focus();
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveAccessibleName(/^Message 1,/);
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveAccessibleName(/^Message 2,/);
  await expect(page.getByText(/^Line 2, column/)).toBeVisible();
  const id = await current(page).getAttribute('id');
  await expect(drawing(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('PageDown');
  await expect(current(page)).toHaveAccessibleName(/^Message 7,/);
  await page.keyboard.press('PageUp');
  await expect(current(page)).toHaveAccessibleName(/^Message 1,/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveAccessibleName(/^Message 6,/);
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Sequence')).toBeFocused();
  await drawing(page).focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Anatomy')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Message 6' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.type('sequence');
  await page.keyboard.press('Enter');
  await expect(drawing(page)).toBeVisible();
});

test('jumps: the next finding, the next waiting request, the next search match', async ({ page }) => {
  await openTalk(page);
  await row(page, /^Message 1,/).click();
  await page.getByRole('button', { name: 'Next finding' }).click();
  await expect(current(page)).toHaveAccessibleName(/1 error/);
  await page.getByRole('button', { name: 'Next waiting' }).click();
  await expect(current(page)).toHaveAccessibleName(/waiting/);
  await drawing(page).focus();
  await page.keyboard.press('Control+F');
  await expect(find(page)).toBeFocused();
  await page.keyboard.type('tools/');
  await expect(page.getByText('2', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 4,/);
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 6,/);
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 4,/);
  await find(page).fill('#3');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 3,/);
  await find(page).fill('nobody says this');
  await expect(page.getByText('not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(find(page)).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(drawing(page)).toBeFocused();
});

test('runs are folded into one row; Enter, a click, a jump into them and one button expand them', async ({ page }) => {
  await openTalk(page, long(200));
  const run = row(page, /^28 more notifications\/progress, .*folded$/).first();
  await expect(run).toBeVisible();
  await expect(row(page, /^Message 20,/)).toHaveCount(0);
  await find(page).fill('#20');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 20,/);
  await find(page).fill('');
  await drawing(page).focus();
  await page.keyboard.press('Home');
  while (!(await current(page).getAttribute('aria-label'))?.endsWith('unfolded'))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/progress, .* folded$/);
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveAccessibleName(/unfolded$/);
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAccessibleName(/ folded$/);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(row(page, /, folded$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(row(page, /unfolded$/)).toHaveCount(0);
});

test('20,000 messages: only visible rows are drawn, and each end is one key away', async ({ page }) => {
  test.slow();
  await open(page);
  await openFile(page, 'long.log', long(20_000));
  await expect(status(page)).toContainText(/20,0\d\d messages/);
  await expect(status(page)).not.toContainText('loading');
  await tab(page, 'Sequence').click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect.poll(() => drawing(page).getByRole('option').count()).toBeLessThan(120);
  const last = Number(await drawing(page).getByRole('option').first().getAttribute('aria-setsize'));
  expect(last).toBeGreaterThan(20_000);
  await drawing(page).focus();
  await page.keyboard.press('End');
  await expect(current(page)).toBeInViewport();
  await expect(current(page)).toHaveAttribute('aria-posinset', String(last));
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveAccessibleName(/^Message 1,/);
  await expect(current(page)).toBeInViewport();
  await find(page).fill('#12345');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleName(/^Message 12,345,/);
  await expect(current(page)).toBeInViewport();
  await expect.poll(() => drawing(page).getByRole('option').count()).toBeLessThan(120);
});

test('several sessions: in order under their names, or only one', async ({ page }) => {
  const line = (server: string, side: string, message: object): string =>
    `2026-01-01T14:02:07.100Z [${server}] [info] Message from ${side}: ${JSON.stringify({ jsonrpc: '2.0', ...message })} { metadata: undefined }`;
  const text = ['filesystem', 'github', 'filesystem', 'github'].flatMap((server, at) => [
    line(server, 'client', { id: at, method: 'tools/list' }),
    line(server, 'server', { id: at, result: { tools: [] } }),
  ]);
  await openTalk(page, text.join('\n'));
  await expect(drawing(page).getByRole('group')).toHaveCount(2);
  const first = drawing(page).getByRole('group', { name: 'Session filesystem' });
  await expect(first.getByRole('option').nth(2)).toHaveAccessibleName(/^Message 5,/);
  await page.getByRole('button', { name: 'Session: all' }).click();
  await page.getByRole('menuitemradio', { name: 'github' }).click();
  await expect(drawing(page).getByRole('option')).toHaveCount(4);
  await expect(drawing(page).getByRole('option').first()).toHaveAccessibleName(/^Message 3,/);
});

test('axe reports nothing, nothing is wider than the page, in 1280, 375 and 320 px', async ({ page }) => {
  test.slow();
  await openWith(
    page,
    `${TALK}\n${lineOf('<', { id: 99, result: {} }, 2080)}\n${lineOf('>', { id: 9, method: HOSTILE.repeat(9) }, 2090)}`,
  );
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 375) await page.getByRole('button', { name: /^Report/ }).click();
    await tab(page, 'Sequence').click();
    await find(page).fill('');
    await row(page, /^Message 6,/).click();
    await find(page).fill('tools');
    await expect(page.getByText(/of 2$/)).toBeVisible();
    // Row 6 was scrolled into view, which may leave half of the buttons below the sticky field: axe would measure that half.
    await page.getByRole('tabpanel').evaluate((view) => view.scrollTo(0, 0));
    await cleanInBoth(page, `${width} px`);
    await expectFit(page, `${width} px`);
    await expect(page.getByRole('status')).toHaveCount(1);
  }
});

test('a change of the text is drawn at once, and an empty text clears the drawing', async ({ page }) => {
  await openTalk(page, HELLO.join('\n'));
  await expect(drawing(page).getByRole('option')).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expectVerdict(page, 'Nothing to check');
  await expect(drawing(page)).toHaveCount(0);
});
