// What stays in sight in a walkthrough: the message, the lines that the text is about, and the order on a phone.
import { clean } from './axe.ts';
import { expect, test } from './fixtures.ts';
import {
  earlier,
  editor,
  goOn,
  goTo,
  onward,
  openWalk,
  outcome,
  revision,
  pane,
  step,
  whenFull,
  wire,
} from './walk-screen.ts';
import { expectFit } from './width.ts';

const handshake = { name: /^Handshake, sent by the page: 3 messages$/ };

test('the course begins with a client, a server, and highlighted messages; a message stays in sight after it is sent', async ({
  page,
}) => {
  await openWalk(page, 'three-kinds');
  await expect(step(page, 'A client and a server')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Its client connects to a server.');
  for (const side of ['Client', 'Server']) await expect(pane(page).getByText(side, { exact: true })).toBeVisible();
  await expect(wire(page)).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await expect(wire(page).nth(at)).toBeInViewport();
    await expect(wire(page).nth(at)).toHaveAttribute('aria-current', 'step');
  }
  // What the page sent is explained, with the lesson about it.
  await expect(pane(page).getByRole('button', handshake)).toHaveAttribute('aria-expanded', 'true');
  await expect(pane(page)).toContainText('The page sent initialize and notifications/initialized for you');
  await expect(pane(page).getByRole('link', { name: 'The handshake' })).toHaveAttribute('href', /#\/learn\/handshake$/);

  // The message stays in sight, and earlier rounds fold.
  await goTo(page, 'A request');
  await whenFull(page);
  await goOn(page);
  const first = wire(page).filter({ hasText: 'tools/list' });
  await expect(first.first()).toBeInViewport({ ratio: 0.9 });
  await expect(editor(page)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Message', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(pane(page).getByRole('button', handshake)).toHaveAttribute('aria-expanded', 'false');
  await expect(wire(page).first()).toBeHidden();
  // It stays there while one reads on in what came back.
  await page.getByRole('heading', { name: 'Message', exact: true }).hover();
  await page.mouse.wheel(0, 2000);
  await expect(pane(page).getByRole('heading', { name: 'Explanation' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Message', exact: true })).toBeInViewport({ ratio: 1 });
  await goTo(page, 'Keep the type of an id');
  // Until the next message is sent, the round before it is there to compare.
  await expect(first.first()).toBeVisible();
  await goOn(page);
  await expect(first.first()).toBeHidden();
  await expect(wire(page).filter({ hasText: 'tools/call' }).first()).toBeInViewport();
  await expect(earlier(page)).toHaveText('Earlier steps: 2 lines');
  await earlier(page).focus();
  await page.keyboard.press('Enter');
  await expect(first.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first.first()).toBeHidden();

  // In another revision the course begins with another message.
  await revision(page, '2026-07-28').click();
  await expect(page.getByRole('article')).toContainText('With this message the client asks what the server supports.');
  await onward(page).click();
  await expect(wire(page)).toHaveCount(2);
  for (const at of [0, 1]) await expect(wire(page).nth(at)).toHaveAttribute('aria-current', 'step');
});

test('a request of the server stays in sight while the client responds to it', async ({ page }) => {
  await openWalk(page, 'server-asks');
  await goOn(page);
  const requested = wire(page).filter({ hasText: /sampling\/createMessage|roots\/list|elicitation\/create/ });
  for (let steps = 0; steps < 12 && (await requested.count()) === 0; steps++) await goOn(page);
  await expect(requested.first()).toBeVisible();
  await goOn(page);
  await expect(requested.first()).toBeVisible();
});

for (const [width, height] of [
  [375, 812],
  [320, 640],
] as const)
  test(`${width} px: the message stands before the question, in sight and in the order of Tab`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWalk(page, 'three-kinds');
    await goTo(page, 'A request');
    await whenFull(page);
    const y = async (locator: ReturnType<typeof editor>): Promise<number> => (await locator.boundingBox())?.y ?? NaN;
    const message = page.getByRole('heading', { name: 'Message', exact: true });
    const question = page.getByText('Which id will the response have?');
    expect(await y(message)).toBeLessThan(await y(question));
    const follows = await message.evaluate(
      (one, other) => one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      await question.elementHandle(),
    );
    expect(follows).toBeGreaterThan(0);
    if (width === 320) await clean(page, 'a question');
    await goOn(page);
    await expect(outcome(page)).toBeInViewport();
    if (width === 320) await clean(page, 'its answer');
    await expectFit(page);
  });
