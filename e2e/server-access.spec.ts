// Server: axe reports nothing, wide and narrow, light and dark; nothing is wider than the page.
import type { Page } from '@playwright/test';
import { clean, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { compose, line, openServer, pick, section, sendAndSee, sendButton, toggle, wire } from './server-screen.ts';
import { expectFit, expectFitIn } from './width.ts';

const pane = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Pane' }).getByRole('button', { name });

// Each ink is judged in the dark in one of the states that have it.
test('wide: a conversation, a fault, a server request, a sequence, HTTP, the definition', async ({ page }) => {
  test.slow();
  await openServer(page, '?server=everything&fault=id-as-text');
  await sendAndSee(page);
  await expect(line(page, 2)).toHaveAccessibleName(/finding/);
  await clean(page, 'a fault is seen');
  await toggle(page, 'Ids are returned as strings').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await pick(page, 'tools/call', 'ask_person');
  await sendAndSee(page);
  await expect(page.getByRole('group', { name: 'Answer elicitation/create' })).toBeVisible();
  await cleanInBoth(page, 'a question of the server');
  await compose(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await sendAndSee(page);
  await line(page, 6).click();
  await page.getByRole('button', { name: /more faults/ }).click();
  await cleanInBoth(page, 'a wrong message, and all faults');
  await page.getByRole('button', { name: 'Sequence' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await clean(page, 'the sequence');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'HTTP', exact: true }).click();
  await expect(wire(page).filter({ hasText: '202' }).first()).toBeVisible();
  await line(page, 1).click();
  await clean(page, 'HTTP');
  await page.getByRole('button', { name: 'Edit as JSON' }).click();
  await expect(page.getByRole('textbox', { name: 'Server definition as JSON' }).last()).toBeVisible();
  await cleanInBoth(page, 'the definition');
});

/**
 * 390 and 320 px one after the other: nothing is wider than the page, and with `axe`, axe reports nothing. Colors are those of the
 * wide screen, whose dark theme is judged there.
 */
async function inNarrow(page: Page, state: string, axe = true): Promise<void> {
  await expectFitIn(page, [390, 320], state);
  if (axe) await clean(page, `${state}, 320 px`);
}

test('320 and 390 px: each pane, and nothing is wider than the page', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 780 });
  await openServer(page, '?server=weather');
  for (const count of [2, 3, 5, 7]) {
    await sendButton(page).click();
    await expect(pane(page, /^Wire/)).toHaveText(`Wire${count}`);
  }
  await inNarrow(page, 'compose');
  await expect(section(page, 'Compose')).toContainText('The server sent: result of tools/call.');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(line(page, 7)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: 'Messages on the wire' })).toContainText('so it ran');
  await inNarrow(page, 'wire');
  await page.getByRole('button', { name: 'Sequence' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await inNarrow(page, 'sequence', false);
  await pane(page, /^Inside/).click();
  await expect(section(page, 'Inside the server')).toBeVisible();
  await inNarrow(page, 'inside');
  await pane(page, /^Compose/).click();
  await page.getByRole('button', { name: 'Edit as JSON' }).click();
  await expect(page.getByRole('textbox', { name: 'Server definition as JSON' }).last()).toBeVisible();
  await inNarrow(page, 'definition');
});

test('1000 px: panes beside each other, headings in order, and one is first', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 780 });
  await openServer(page, '?server=weather');
  for (const count of [2, 3, 5, 7]) {
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(count);
  }
  await expectFit(page);
  await clean(page, 'compose');
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
});
