// Server: elicitation by the server is a form, usable by keyboard too.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { line, openServer, pick, sendAndSee, toggle, verdict, wire } from './server-screen.ts';

test('the form of an elicitation is filled in by keyboard, and its values are sent in the requested types', async ({
  page,
}) => {
  await test.step('a response of the client', async () => {
    await openServer(page, '?server=everything');
    await toggle(page, 'Automatic handshake').click();
    await expect(wire(page)).toHaveCount(3);
    await pick(page, 'tools/call', 'ask_person');
    await sendAndSee(page);
    const box = page.getByRole('group', { name: 'Answer elicitation/create' });
    const name = box.getByRole('textbox', { name: /^Name/ });
    await cleanInBoth(page, 'a form');
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(box).toBeVisible();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('36');
    await page.keyboard.press('Tab');
    await page.keyboard.type('green');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await name.press('Enter');
    await expect(box).toHaveCount(0);
    await line(page, 6).click();
    const sent = page.getByRole('region', { name: 'Text of line 6' });
    for (const part of ['"Ada"', '36', '"green"', 'true']) await expect(sent).toContainText(part);
    await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
    await expect(page.locator('[data-severity="error"]')).toHaveCount(0);
  });
  await test.step('in 2026-07-28 the form values are included in the repeated request', async () => {
    await openServer(page, '?server=everything&revision=2026-07-28');
    await expect(verdict(page)).toHaveText('Valid in 2026-07-28');
    await expect(wire(page)).toHaveCount(0);
    await pick(page, 'tools/call', 'ask_person');
    await sendAndSee(page);
    const box = page.getByRole('group', { name: 'Answer elicitation/create' });
    await box.getByRole('textbox', { name: /^Name/ }).fill('Grace');
    await box.getByRole('button', { name: 'Send the form' }).click();
    await expect(box).toHaveCount(0);
    await line(page, 3).click();
    await expect(page.getByRole('region', { name: 'Text of line 3' })).toContainText('"Grace"');
    await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
  });
});
