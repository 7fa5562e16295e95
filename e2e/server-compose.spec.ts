// Server, “Compose”: valid and invalid messages, templates, what the server offers, its requests.
import { expect, test } from './fixtures.ts';
import {
  compose,
  line,
  message,
  openServer,
  pick,
  section,
  sendAndSee,
  sendButton,
  toggle,
  verdict,
  wire,
} from './server-screen.ts';

const why = 'Explanation';
const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';

test(
  'four clicks lead from the empty screen to the result of a tool, and one from an invalid message to the reason',
  { tag: '@journey' },
  async ({ page }) => {
    await openServer(page);
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const lines = [2, 3, 5, 7];
    for (const count of lines) {
      await sendButton(page).click();
      await expect(wire(page)).toHaveCount(count);
    }
    await expect(line(page, 7)).toHaveAccessibleName(/^7, server → client, Response result of tools\/call, id 3/);
    await expect(page.getByRole('region', { name: 'Text of line 7' })).toContainText('"structuredContent"');
    await expect(section(page, why)).toContainText('exists and its arguments match');
    await expect(page.getByRole('img', { name: /Ready \(now\)/ })).toBeVisible();

    await test.step('an invalid message leads to the reason in one click', async () => {
      await compose(page, NULL_ID);
      await expect(verdict(page)).toHaveText('1 error');
      await sendAndSee(page);
      await expect(section(page, why)).toContainText('or an integer');
      await line(page, 8).click();
      const shown = line(page, 8).locator('xpath=..');
      await expect(shown.locator('[data-marked]').first()).toHaveText('null');
      await expect(shown.getByRole('link', { name: 'ids/null-id' })).toHaveAttribute(
        'href',
        '#/reference/rules/ids%2Fnull-id',
      );
      await expect(line(page, 8)).toHaveAccessibleName(/1 finding/);
    });
  },
);

test('the composed message is judged while it is written, completed, and numbered', async ({ page }) => {
  await openServer(page, '?revision=2025-06-18');
  await expect(verdict(page)).toHaveText('Valid in 2025-06-18');
  await compose(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"');
  await expect(verdict(page)).toHaveText('1 error');
  await expect(section(page, 'Compose')).toContainText('never closed');
  await compose(page, '{"jsonrpc":"2.0","id":7,"method":"ping"}');
  await expect(verdict(page)).toHaveText('Valid in 2025-06-18');
  await sendAndSee(page);
  await expect(section(page, 'Compose').locator('.view-lines')).toContainText('8');
  await message(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('{"jsonrpc":"2.0","id":9,"method":"too');
  await expect(page.locator('.suggest-widget.visible').getByText('tools/list', { exact: true })).toBeVisible();
});

test(
  'what the server offers is ready to be sent; its request is answered by hand, declined, edited, or answered by the page',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('what the server offers is ready to be sent', async () => {
      await openServer(page, '?server=everything');
      await toggle(page, 'Automatic handshake').click();
      await expect(wire(page)).toHaveCount(3);
      await expect(line(page, 1)).toHaveAccessibleName(/by the page/);
      await pick(page, 'resources/read');
      await expect(verdict(page)).toHaveText(/^Valid/);
      await sendAndSee(page);
      await expect(wire(page).last()).toHaveAccessibleName(/Response result of resources\/read/);
      await pick(page, 'tools/call');
      await expect(page.getByRole('button', { name: /^Variant of tools\/call/ })).toBeVisible();
    });
    await test.step('a server request is answered by hand, declined, edited, or answered by the page', async () => {
      const request = async (): Promise<void> => {
        await pick(page, 'tools/call', 'ask_person');
        await sendAndSee(page);
      };
      const box = page.getByRole('group', { name: 'Answer elicitation/create' });
      await request();
      await expect(box).toContainText('Who are you?');
      await expect(section(page, 'Requests in flight')).toContainText('waiting for the client');
      await box.getByRole('button', { name: 'Accept' }).click();
      await expect(box).toHaveCount(0);
      await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
      await request();
      await box.getByRole('button', { name: 'Decline' }).click();
      await expect(box).toHaveCount(0);
      await request();
      await box.getByRole('button', { name: 'Edit the response first' }).click();
      await expect(section(page, 'Compose').locator('.view-lines')).toContainText('"accept"');
      await sendAndSee(page);
      await expect(box).toHaveCount(0);
      await toggle(page, 'Automatic responses').click();
      await request();
      await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
      await expect(box).toHaveCount(0);
      await expect(page.locator('[data-severity="error"]')).toHaveCount(0);
    });
  },
);

test('in 2026-07-28 there is no handshake, and an input-required request is sent again with the input', async ({
  page,
}) => {
  await openServer(page, '?server=everything&revision=2026-07-28');
  await expect(section(page, 'Inside the server')).toContainText('No handshake');
  await expect(toggle(page, 'Automatic handshake')).toHaveCount(0);
  await pick(page, 'tools/call', 'ask_person');
  await expect(verdict(page)).toHaveText('Valid in 2026-07-28');
  await sendAndSee(page);
  const box = page.getByRole('group', { name: 'Answer elicitation/create' });
  await box.getByRole('button', { name: 'Retry with responses' }).click();
  await expect(box).toHaveCount(0);
  await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
  await expect(wire(page)).toHaveCount(4);
});

test('any message gets the response of a correct server, with the reason; a huge one is shown truncated', async ({
  page,
}) => {
  test.slow();
  await test.step('any message gets the response of a correct server, with the reason', async () => {
    await openServer(page);
    await toggle(page, 'Automatic handshake').click();
    await expect(wire(page)).toHaveCount(3);
    const cases: readonly (readonly [text: string, says: RegExp])[] = [
      ['hello', /not JSON/],
      ['{"jsonrpc":"1.0","id":4,"method":"ping"}', /jsonrpc/],
      ['{"jsonrpc":"2.0","id":5,"method":"no/such"}', /no request/],
      ['{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"nope"}}', /no tool/],
      ['['.repeat(20_000), /not JSON|array|deep/i],
    ];
    for (const [text, says] of cases) {
      await compose(page, text);
      await sendAndSee(page);
      await expect(wire(page).last()).toHaveAccessibleName(/server → client, Error error/);
      await expect(wire(page).last()).not.toHaveAccessibleName(/finding/);
      await expect(section(page, why)).toContainText(says);
    }
  });
  await test.step('a huge message is sent and answered, and shown truncated', async () => {
    const padding = 'x'.repeat(1_000_000);
    await compose(page, `{"jsonrpc":"2.0","id":4,"method":"ping","params":{"_meta":{"padding":"${padding}"}}}`);
    await sendAndSee(page);
    await expect(wire(page).last()).toHaveAccessibleName(/Response result of ping/);
    const at = (await wire(page).count()) - 1;
    await line(page, at).click();
    await expect(page.getByRole('region', { name: `Text of line ${at}` })).toContainText('more characters');
  });
});
