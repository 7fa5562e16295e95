// The last project: its page, reached from its walkthrough, and the exercise with the output of the learner’s server.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the walkthrough leads to a page with all commands, which leads to the exercise', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('./#/learn/own-server');
  await page.getByRole('article').getByRole('link', { name: '#/learn/project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A server of your own' })).toBeVisible();
  await expect(page).toHaveTitle(/^A server of your own/u);
  const code = page.getByRole('article').getByRole('region', { name: /^Example / });
  await expect(code.first()).toContainText('npm install @modelcontextprotocol/server');
  const names = await code.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await cleanInBoth(page, 'the page of the project');
  await page.getByRole('link', { name: '#/learn/own-tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check the tools of your own server' })).toBeVisible();
});
