// The appearance of walkthroughs: axe in both themes, narrow screens.
import { clean, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, earlier, goOn, goTo, onward, openWalk, outcome, pane, whenFull, wire, write } from './walk-screen.ts';
import { expectFit } from './width.ts';

test('axe reports nothing: a question, a change after its answer, the end, HTTP, unfolded lines', async ({ page }) => {
  test.slow();
  await openWalk(page, 'handshake');
  await whenFull(page);
  await cleanInBoth(page, 'a question');
  await goOn(page);
  await write(page, '{"jsonrpc":"2.0","id":null,"method":"ping"}');
  await expect(outcome(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Effect of your change' })).toBeVisible();
  await cleanInBoth(page, 'a change');
  await goTo(page, 'The end');
  await goOn(page);
  await goOn(page);
  await cleanInBoth(page, 'the end');
  await openWalk(page, 'over-http');
  await goTo(page, 'Send invalid JSON');
  await goOn(page);
  await cleanInBoth(page, 'HTTP');
  await openWalk(page, 'three-kinds');
  await goTo(page, 'Keep the type of an id');
  await goOn(page);
  await earlier(page).click();
  await cleanInBoth(page, 'unfolded');
});

const SCREENS = [
  [320, 640, '320 px'],
  [640, 400, '200 % of 1280 px'],
  [375, 812, 'a phone'],
  [1024, 768, 'a tablet'],
] as const;

test('320 px, 200 % of 1280 px, a phone, a tablet: nothing is wider than the page, and the navigation stays visible', async ({
  page,
}) => {
  test.slow();
  for (const id of ['handshake', 'over-http', 'without-handshake']) {
    await openWalk(page, id);
    for (let steps = 0; steps < 6; steps++) {
      await goOn(page);
      // The last step in all of them, the others where there is least room.
      for (const [width, height, title] of steps < 5 ? SCREENS.slice(0, 2) : SCREENS) {
        await page.setViewportSize({ width, height });
        await expectFit(page, `${id}, ${steps}, ${title}`);
        await expect(onward(page), `${id}, ${steps}, ${title}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await clean(page, '320 px');
});

test('on a phone Tab follows the visual order, and the response is reported beside the text, with a link to the wire', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openWalk(page, 'handshake');
  await whenFull(page);
  await page.getByRole('radio').first().check();
  const inText = page.getByRole('article').locator(':focus');
  for (let presses = 0; presses < 20 && (await inText.count()) > 0; presses++) await page.keyboard.press('Tab');
  await expect(pane(page).locator(':focus')).toHaveCount(1);
  const last = await onward(page).evaluate((one) => {
    const before = document.querySelector('[aria-label="Wire and state"]')?.compareDocumentPosition(one) ?? 0;
    return (before & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(last, 'the way on comes after the pane').toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('article').getByRole('button', { name: 'Send' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 700 });
  await goOn(page);
  await expect(outcome(page)).toContainText('The server sends: error of tools/list.');
  await expect(outcome(page)).toBeInViewport();
  await button(page, 'Show it').click();
  await expect(wire(page).nth(1)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Text of line 2' })).toBeInViewport();
});
