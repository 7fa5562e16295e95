// The certificate: from the map of the course to paper, with a code that the command reads.
import { readCertificate } from '../web/course/certificate.ts';
import { CURRICULUM } from '../web/course/index.ts';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a learner prints a certificate of what is solved', { tag: '@journey' }, async ({ page }) => {
  await page.goto('./#/learn/certificate');
  await expect(page.getByText('No item of the course is solved yet.')).toBeVisible();
  await page.evaluate(() => {
    const done = '2026-03-04T05:06:07.000Z';
    const items = { 'null-id': { done, draft: '{}' }, handshake: { done }, greet: { attempts: 2 }, mine: { done } };
    localStorage.setItem('mcp-playground/progress', JSON.stringify({ version: 1, items }));
  });
  await page.goto('./#/learn');
  await page.reload();
  await page.getByRole('link', { name: 'Certificate' }).click();
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('  Ada <b>Lovelace</b>');
  await expect(print).toBeEnabled();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Ada <b>Lovelace</b>');
  const course = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));
  await expect(sheet).toContainText(`solved 2 of ${course.length} items`);
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet).toContainText('It is no proof of identity');
  const code = (await sheet.getByRole('code').textContent()) ?? '';
  expect(readCertificate(code, 'Ada <b>Lovelace</b>', course)).toMatchObject({
    valid: true,
    date: await sheet.getByRole('time').textContent(),
    items: course.filter((id) => ['null-id', 'handshake'].includes(id)),
  });
  await cleanInBoth(page, 'the certificate');
  // On paper there is the certificate alone, whole.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(print).toBeHidden();
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
});
