// Walkthroughs in each revision and over HTTP; and walkthroughs to their end.
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { expect, test } from './fixtures.ts';
import { goOn, goTo, openWalk, revision, pane, state, step, verdict, wire } from './walk-screen.ts';

test('a revision without a handshake, the handshake in each of the others, and a change of the revision', async ({
  page,
}) => {
  const begins = 'A request before the handshake';
  await test.step('2026-07-28 has none: stated, and shown in a separate walkthrough', async () => {
    await openWalk(page, 'handshake', '?revision=2026-07-28');
    await expect(pane(page)).toContainText('This walkthrough does not exist in 2026-07-28, so it uses 2025-11-25.');
    await openWalk(page, 'without-handshake', '?revision=2026-07-28');
    await expect(pane(page)).toContainText('Revision 2026-07-28');
    await expect(state(page, 'Ready for any request')).toBeVisible();
    await goOn(page);
    await expect(page.getByRole('region', { name: 'Text of line 2' })).toContainText('-32022');
    await goTo(page, 'Discover the server');
    await goOn(page);
    await expect(wire(page).last()).toHaveAccessibleName(/Response result of server\/discover/);
  });
  for (const id of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])
    await test.step(id, async () => {
      await openWalk(page, 'handshake', `?revision=${id}`);
      await expect(revision(page, id)).toHaveAttribute('aria-pressed', 'true');
      await expect(step(page, begins)).toBeVisible();
      await goTo(page, 'First message: initialize');
      await expect(verdict(page)).toHaveText(`Valid in ${id}`);
      await expect(pane(page).locator('.view-lines')).toContainText(`"protocolVersion": "${id}"`);
      await goOn(page);
      await expect(page.getByRole('region', { name: 'Text of line 4' })).toContainText(`"protocolVersion": "${id}"`);
      await expect(state(page, 'initialize answered')).toBeVisible();
      const link = page.getByRole('link', { name: /Capability Negotiation/ });
      await expect(link).toHaveAttribute('href', new RegExp(`/specification/${id}/basic/lifecycle#`));
    });
  await test.step('another revision restarts the walkthrough, and is in the address', async () => {
    await revision(page, '2024-11-05').click();
    await expect(step(page, begins)).toBeVisible();
    await expect(verdict(page)).toHaveText('1 error in 2024-11-05');
    await expect(page).toHaveURL(/revision=2024-11-05/);
    await goTo(page, 'First message: initialize');
    await revision(page, '2025-06-18').click();
    await expect(revision(page, '2025-06-18')).toHaveAttribute('aria-pressed', 'true');
    await expect(step(page, begins)).toBeVisible();
  });
});

test('over HTTP the wire shows requests with their headers, status codes and streams', async ({ page }) => {
  await openWalk(page, 'over-http', '?revision=2025-06-18');
  await expect(pane(page)).toContainText('Client and server communicate over HTTP here.');
  await goTo(page, 'Start the handshake');
  await goOn(page);
  await expect(wire(page).first()).toContainText('POST');
  const text = page.getByRole('region', { name: 'Text of line 2' });
  await expect(text).toContainText('HTTP/1.1 200 OK');
  await expect(text).toContainText('mcp-session-id');
  await wire(page).first().click();
  await expect(page.getByRole('region', { name: 'Text of line 1' })).toContainText('accept: application/json');
  await expect(text).toBeHidden();
  await goTo(page, 'Finish the handshake');
  await goOn(page);
  await expect(wire(page).filter({ hasText: '202 Accepted' })).toHaveCount(1);
  await goTo(page, 'Call a slow tool');
  await goOn(page);
  await expect(wire(page).filter({ hasText: 'notifications/progress' }).first()).toContainText('event');
  await goTo(page, 'Send invalid JSON');
  await expect(verdict(page)).toHaveText('1 error in 2025-06-18');
  await goOn(page);
  await expect(wire(page).filter({ hasText: '400' }).first()).toBeVisible();
});

/**
 * Completes a walkthrough inside the page as fast as possible; returns the titles of the steps and the reason if it stopped
 * early.
 */
function walkThrough(page: Page): Promise<{ steps: string[]; stuck: string | null }> {
  return page.evaluate(async () => {
    const steps: string[] = [];
    const where = () => document.querySelector('article')?.textContent ?? '';
    const onward = () =>
      [...document.querySelectorAll('button')].find((one) => /^(Send|Reveal|Next|Finish)$/.test(one.textContent));
    for (let count = 0; count < 60; count++) {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (steps.at(-1) !== title) steps.push(title);
      const next = onward();
      if (!next) return { steps, stuck: null };
      document.querySelector<HTMLInputElement>('input[type="radio"]:not(:checked)')?.click();
      await new Promise(requestAnimationFrame);
      const before = where();
      next.click();
      const since = performance.now();
      while (where() === before) {
        if (performance.now() - since > 60_000) return { steps, stuck: title };
        await new Promise(requestAnimationFrame);
      }
    }
    return { steps, stuck: 'no end' };
  });
}

const WALKTHROUGHS = CURRICULUM.flatMap(({ items }) => items.filter(({ kind }) => kind === 'walkthrough'));

test('walkthroughs can be completed, from their first step', async ({ page }) => {
  expect(WALKTHROUGHS.length).toBeGreaterThanOrEqual(10);
  // Every third, in the revision that it starts with; the unit tests play each in all of its revisions.
  for (const { id, title } of WALKTHROUGHS.filter((_, at) => at % 3 === 0))
    await test.step(title, async () => {
      await openWalk(page, id);
      await expect(page.getByText(`${title}, step 1 of`)).toBeVisible();
      const { steps, stuck } = await walkThrough(page);
      expect(stuck, steps.join(' → ')).toBeNull();
      expect(steps.length).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { name: `You completed “${title}”` })).toBeVisible();
      await expect(page.getByRole('list', { name: `Step ${steps.length} of ${steps.length}` })).toBeVisible();
    });
});
