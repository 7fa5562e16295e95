// “Sequence”: the lifelines of client and server, operated by pointer and keys, folded, searched.
import { expect, test } from './fixtures.ts';
import { openWith, report, status, tab } from './screen.ts';
import { TALK } from '../web/testing/talk.ts';
import { current, drawing, row } from './sequence-screen.ts';

test(
  '“Sequence”: loaded when it is opened, its rows, and what a click selects',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('the code of the drawing loads when it is first opened', async () => {
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await openWith(page, TALK);
      await expect(status(page)).not.toContainText('loading');
      expect(files.filter((file) => /Sequence/.test(file))).toEqual([]);
      await tab(page, 'Sequence').click();
      await expect(drawing(page)).toBeVisible();
      expect(files.some((file) => /Sequence/.test(file))).toBe(true);
    });
    await test.step('one row per message, described by kind, method, id, direction, response, findings, phases', async () => {
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
    });
    await test.step('a click selects the message in the editor, among the messages and in the anatomy', async () => {
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
    });
  },
);
