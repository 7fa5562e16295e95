// The address is the state: course links prefill the page, invalid parts are ignored and reported, back and forward work.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chip, editor, expectText, expectVerdict, open, openWith, status, tab, whenReady, write } from './screen.ts';

const PING = '{"jsonrpc":"2.0","id":"1+1 & 2=3 #?","method":"ping"}';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const revision = (page: Page) => page.getByRole('button', { name: 'Revision' });
const sender = (page: Page) => page.getByRole('button', { name: /^Sender/ });

test(
  'a link prefills text, revision and sender, and triggers nothing else; back and forward step through choices',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('a course link prefills text, revision and sender', async () => {
      // Over stdio a message ends with its newline.
      await openWith(page, `${PING}\n`, '&revision=2025-06-18&from=server&transport=stdio');
      await expectText(page, PING);
      await expectVerdict(page, 'Valid');
      await expect(status(page)).toContainText('judged by MCP 2025-06-18, chosen by hand');
      await expect(revision(page)).toHaveText('MCP 2025-06-18');
      await expect(sender(page)).toHaveAccessibleName('Sender: server');
      await expect(page.getByRole('button', { name: 'Transport: stdio' })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
    await test.step('a plus in a link stays a plus', async () => {
      await open(
        page,
        '#/check?text=%7B%22jsonrpc%22:%222.0%22,%22id%22:%221+1%22,%22method%22:%22ping%22%7D&revision=auto',
      );
      await expectText(page, '{"jsonrpc":"2.0","id":"1+1","method":"ping"}');
      await expectVerdict(page, 'Valid');
    });
    await test.step('markup in a notice is shown as text', async () => {
      await open(page, `#/check?revision=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
      await expect(notice(page)).toContainText('<img src=x onerror=alert(1)>');
      await expect(notice(page).locator('img')).toHaveCount(0);
    });
    await test.step('back and forward step through the user’s choices', async () => {
      await openWith(page, PING);
      await expectText(page, PING);
      await chip(page, '2024-11-05').click();
      await expect(revision(page)).toHaveText('MCP 2024-11-05');
      await chip(page, '2025-03-26').click();
      await expect(revision(page)).toHaveText('MCP 2025-03-26');
      await page.goBack();
      await expect(revision(page)).toHaveText('MCP 2024-11-05');
      await expect(status(page)).toContainText('judged by MCP 2024-11-05');
      await page.goForward();
      await expect(revision(page)).toHaveText('MCP 2025-03-26');
      await expect(status(page)).toContainText('judged by MCP 2025-03-26');
      await page.reload();
      await whenReady(page);
      await expect(revision(page)).toHaveText('MCP 2025-03-26');
      await expectText(page, PING);
    });
    await test.step('a link triggers no action: no fix, no formatting, no other view', async () => {
      const text = '{ "jsonrpc" : "2.0" ,  "id" : null , "method":"ping"}';
      await openWith(page, text);
      await expectVerdict(page, '1 error');
      await expect(page.locator('.view-line').first()).toHaveText(/^\{\s"jsonrpc"\s:\s"2\.0"\s,\s\s"id"\s:\snull/);
      await expect(tab(page, 'Problems')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
  },
);

test('embed=1 removes the top bar and nothing else', async ({ page }) => {
  await openWith(page, PING, '&embed=1');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectVerdict(page, 'Valid');
  await expect(chip(page, '2025-11-25')).toBeVisible();
  await chip(page, '2024-11-05').click();
  await expect(page).toHaveURL(/embed=1/);
});

test('a course can embed it in a frame', { tag: '@journey' }, async ({ page }) => {
  const src = `./#/check?text=${encodeURIComponent(PING)}&embed=1`;
  await page.route('**/course.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Course</title><link rel="icon" href="icon.svg"><iframe width="900" height="600" src="${src}"></iframe>`,
    }),
  );
  await page.goto('./course.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('status')).toHaveText(/^Valid 1 message/);
  await expect(frame.locator('.monaco-editor .view-line').first()).toContainText('"jsonrpc":"2.0"');
});

const BROKEN: readonly (readonly [address: string, says: RegExp])[] = [
  ['#/check?revision=1999-01-01', /revision “1999-01-01” is unknown, so it was ignored/],
  ['#/check?from=nobody', /from “nobody” is unknown/],
  ['#/check?embed=yes', /embed “yes” is unknown/],
  ['#/check?text=%E0%A4%A', /“text” is not encoded correctly/],
  ['#/check?colour=red', /“colour”, which this version does not know/],
  ['#/nowhere?x', /There is no page at “\/nowhere”. This is Check./],
  ['#/lessons/first-steps', /There is no page at “\/lessons\/first-steps”/],
  ['#%%%', /There is no page at “%%%”/],
];

test(
  'an invalid part of an address is ignored with a notice, and the rest works',
  { tag: '@journey' },
  async ({ page }) => {
    await open(page);
    for (const [address, says] of BROKEN) {
      await test.step(address, async () => {
        await page.goto(`./${address}`);
        await expect(notice(page)).toHaveText(says);
        await expectVerdict(page, '2 errors');
      });
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('invalid parts do not affect the valid ones, including on a first load', async ({ page }) => {
  await openWith(page, PING, '&revision=later&from=server&text2=1');
  await expect(notice(page)).toHaveText(/revision “later” is unknown.*“text2”/);
  await expectText(page, PING);
  await expect(revision(page)).toHaveText('Auto');
  await expect(sender(page)).toHaveAccessibleName('Sender: server');
});

test('the previous text is saved when a link brings another', async ({ page }) => {
  await test.step('a second link in the open page loads its text, and the previous one can be restored', async () => {
    await open(page);
    const mine = '{"jsonrpc":"2.0","id":7,"method":"tools/list"}';
    await write(page, mine);
    await expectVerdict(page, 'Valid');
    await page.goto(`./#/check?text=${encodeURIComponent('{"id":1}')}`);
    await expectText(page, '{"id":1}');
    await expect(notice(page)).toContainText('Your previous text is saved');
    await notice(page).getByRole('button', { name: 'Restore the previous text' }).click();
    await expectText(page, mine);
    await expectVerdict(page, 'Valid');
  });
  await test.step('a link on a fresh load saves the previous text, and edits of the link’s text survive a reload', async () => {
    const mine = '{"jsonrpc":"2.0","id":7,"method":"tools/list"}';
    await write(page, mine);
    await expectVerdict(page, 'Valid');
    await openWith(page, PING);
    await expectText(page, PING);
    await expect(notice(page)).toContainText('Your previous text is saved');
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('//mine');
    await expectVerdict(page, '1 error');
    await page.reload();
    await whenReady(page);
    await expectText(page, `${PING}//mine`);
    await page.goto('about:blank');
    await open(page);
    await expectText(page, `${PING}//mine`);
  });
});
