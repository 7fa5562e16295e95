// Wherever the name of a method stands, it leads to the page of the method: by mouse, and by keyboard.
import type { Locator, Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { checkAnswer, feedback, openExercise, write } from './exercise-screen.ts';
import { openWith, report, tab } from './screen.ts';
import { current, drawing } from './sequence-screen.ts';
import { openServer, sendButton, wire } from './server-screen.ts';
import { openWalk, tabTo } from './walk-screen.ts';

const hrefOf = (method: string): string => `#/reference/methods/${encodeURIComponent(method)}`;
const LOG =
  '{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"add"}}\n{"jsonrpc":"2.0","id":2,"method":"tools/list"}';

async function expectPage(page: Page, method: string): Promise<void> {
  await expect(page.getByRole('heading', { name: method, level: 1 })).toBeVisible();
}

/** A link inside a button or another link would have two actions. */
async function expectAlone(link: Locator): Promise<void> {
  expect(await link.evaluate((one) => one.parentElement?.closest('button, a, [role="button"]') ?? null)).toBeNull();
}

test('in findings, anatomy, the open message and the sequence; by keyboard to the page of the selected message, and back', async ({
  page,
}) => {
  await test.step('in findings, anatomy, the open message and the sequence', async () => {
    await openWith(page, LOG);
    const named = report(page).getByRole('link', { name: 'tools/call', exact: true }).first();
    await expect(named).toHaveAttribute('href', hrefOf('tools/call'));
    await expectAlone(named);

    await tab(page, 'Anatomy').click();
    await expect(named).toHaveAttribute('href', hrefOf('tools/call'));
    await expectAlone(named);

    const reference = report(page).getByRole('link', { name: /^Reference: / });
    await tab(page, 'Messages').click();
    await report(page).getByRole('grid', { name: 'Messages' }).getByRole('row').nth(2).click();
    await expect(reference).toHaveAttribute('href', hrefOf('tools/list'));
    await expectAlone(reference);

    await tab(page, 'Sequence').click();
    await drawing(page).getByRole('option').first().click();
    await expect(current(page)).toHaveAccessibleName(/tools\/call/);
    await expect(reference).toHaveAttribute('href', hrefOf('tools/call'));
    await cleanInBoth(page, 'the sequence with its link');
  });
  await test.step('by keyboard: from the drawing to the page of the selected message, and back', async () => {
    await openWith(page, LOG);
    await tab(page, 'Sequence').click();
    await drawing(page).focus();
    await page.keyboard.press('End');
    await expect(current(page)).toHaveAccessibleName(/tools\/list/);
    await page.keyboard.press('Tab');
    await expect(report(page).getByRole('link', { name: 'Reference: tools/list' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page, 'tools/list');
    await page.goBack();
    await expect(tab(page, 'Sequence')).toHaveAttribute('aria-selected', 'true');
  });
});

test('on the wire of the Server, in exercises, in walkthroughs, and in the texts of the Reference', async ({
  page,
}) => {
  await test.step('on the wire of the Server', async () => {
    await openServer(page);
    await sendButton(page).click();
    await wire(page).first().click();
    const link = page.getByRole('region', { name: 'Wire' }).getByRole('link', { name: 'Reference: initialize' });
    await expectAlone(link);
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expectPage(page, 'initialize');
  });
  await test.step('in tasks, hints, feedback and open messages of exercises', async () => {
    await openExercise(page, 'cancel');
    await expect(page.getByRole('link', { name: 'Reference: tools/call' })).toHaveAttribute(
      'href',
      hrefOf('tools/call'),
    );
    await write(page, '{"jsonrpc":"2.0","method":"tools/cancel","params":{"requestId":7}}');
    await checkAnswer(page).click();
    const said = feedback(page).getByRole('link', { name: 'notifications/cancelled' });
    await expect(said).toHaveAttribute('href', hrefOf('notifications/cancelled'));
    await expectAlone(said);

    await openExercise(page, 'other-version');
    const task = page.getByRole('main').getByRole('paragraph').getByRole('link', { name: 'initialize', exact: true });
    await expect(task.first()).toHaveAttribute('href', hrefOf('initialize'));

    await openExercise(page, 'listen');
    const next = page.getByRole('button', { name: /^Show (a|the next) hint$/ });
    while (await next.isVisible()) await next.click();
    const hint = page.getByRole('list', { name: 'Hints' }).getByRole('link', { name: 'resources/subscribe' });
    await hint.focus();
    await page.keyboard.press('Enter');
    await expectPage(page, 'resources/subscribe');
  });
  await test.step('in walkthroughs: the text, the wire and its explanation', async () => {
    await openWalk(page, 'three-kinds');
    const inText = page.getByRole('main').getByRole('link', { name: 'initialize', exact: true }).first();
    await expect(inText).toHaveAttribute('href', hrefOf('initialize'));
    await page
      .getByRole('list', { name: 'Messages on the wire' })
      .getByRole('button', { name: /initialize/ })
      .first()
      .click();
    const link = page.getByRole('link', { name: 'Reference: initialize' });
    await expectAlone(link);
    await link.click();
    await expectPage(page, 'initialize');
  });
  await test.step('in the texts of the Reference', async () => {
    await page.goto('./#/reference/transports');
    const link = page.getByRole('main').getByRole('link', { name: 'initialize', exact: true }).first();
    await expect(link).toHaveAttribute('href', hrefOf('initialize'));
    await expectAlone(link);
  });
});
