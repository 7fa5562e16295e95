// Server: the view of a tool, in a sandbox, and the messages between it and its host.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { clean, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openServer, pick, sendButton, section, wire } from './server-screen.ts';
import { expectFit } from './width.ts';

const panel = (page: Page): Locator => section(page, 'View of show_forecast');

/** The view: a frame in the sandbox, which is a frame in the document with the policy. */
const view = (page: Page): FrameLocator =>
  page
    .frameLocator('iframe[title="View of show_forecast"]')
    .frameLocator('iframe[title="Sandbox for a view"]')
    .frameLocator('iframe[title="View"]');

/**
 * Waits until the view shows its data. While a frame moves to a process of its own, Playwright can lose a question that it asks
 * there, and the first question of an assertion has no limit of its own.
 */
const expectView = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await view(page).getByRole('heading').textContent({ timeout: 5_000 })).toContain('Weather in');
  }).toPass();

const messages = (page: Page): Locator =>
  page.getByRole('list', { name: 'Messages between host and view' }).locator('> li > button');

/** Those that the checker reports. */
const withFinding = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Messages between host and view' })
    .getByRole('button', { name: /\d (?:finding|warning)/ });

/** Makes the handshake, and calls the tool with a view. */
async function callTool(page: Page): Promise<void> {
  await openServer(page, '?server=apps&revision=2025-11-25');
  await sendButton(page).click();
  await expect(wire(page)).toHaveCount(2);
  await sendButton(page).click();
  await expect(wire(page)).toHaveCount(3);
  await pick(page, 'tools/call', 'show_forecast');
  await sendButton(page).click();
}

test('a called tool shows its view, which exchanges messages with its host', async ({ page }) => {
  await callTool(page);
  await expect(panel(page).getByRole('status')).toContainText('The view is ready');
  await expectView(page);
  await expect(messages(page).first()).toHaveAccessibleName(/sandbox → host, Notification/);
  await expect(messages(page).nth(2)).toHaveAccessibleName(/view → host, Request ui\/initialize/);
  await expect(messages(page).nth(3)).toHaveAccessibleName(/host → view, Response result of ui\/initialize/);

  await view(page).getByRole('button', { name: 'Measure now' }).click();
  await expect(view(page).getByRole('status')).toContainText('now:');
  await expect(messages(page).filter({ hasText: 'result of tools/call' })).toHaveCount(1);
  await view(page).getByRole('button', { name: 'Open the source' }).click();
  await expect(panel(page).getByRole('status')).toContainText('https://example.com/weather');
  await panel(page).getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(messages(page).filter({ hasText: 'host-context-changed' })).toHaveCount(1);

  await panel(page).getByRole('button', { name: 'Client and server' }).click();
  await expect(wire(page).filter({ hasText: 'resources/read' })).toHaveCount(2);
  await panel(page)
    .getByRole('button', { name: /Host and view/ })
    .click();
  await panel(page).getByRole('button', { name: 'Close the view' }).click();
  await expect(panel(page).getByRole('status')).toContainText('The view is closed');
  await expect(messages(page).filter({ hasText: 'ui/resource-teardown' })).toHaveCount(2);
  await expect(messages(page).filter({ hasText: 'error' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open in Check' }).click();
  await expect(page.getByRole('region', { name: 'Report' }).getByRole('status')).toContainText(/^Valid/);
});

test('a view has no origin, no network, and cannot leave its frame', async ({ page, watch }) => {
  watch.allow(/connect-src|frame-src|Content Security Policy|example\.com/);
  await callTool(page);
  await expectView(page);
  const frame = page.frames().find((one) => one.parentFrame()?.parentFrame()?.parentFrame() === page.mainFrame());
  const tried = await frame?.evaluate(async () => {
    const results: (string | boolean | number)[] = [self.origin, typeof globalThis.RTCPeerConnection];
    const stopped = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), { once: true });
    });
    await fetch('https://example.com/').catch(() => undefined);
    results.push(await stopped);
    const inner = document.createElement('iframe');
    inner.srcdoc = '<p>inner</p>';
    document.body.append(inner);
    await Promise.resolve();
    results.push(document.querySelector('iframe') === null);
    // A view that overwrites what a guard may use, and hides a frame where no search of the document finds it.
    Element.prototype.remove = () => undefined;
    const host = document.createElement('div');
    document.body.append(host);
    const hidden = host.attachShadow({ mode: 'closed' });
    hidden.append(document.createElement('iframe'));
    await Promise.resolve();
    return [...results, hidden.childElementCount];
  });
  expect(tried).toEqual(['null', 'undefined', 'connect-src', true, 0]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await frame?.evaluate(() => {
    location.href = 'https://example.com/leave';
  });
  // The frame does not come back, and nothing was requested.
  await panel(page).getByRole('button', { name: 'Close the view' }).click();
  await expect(panel(page).getByRole('button', { name: /view$/ })).toBeVisible();
  expect(requested.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('the view and its messages are accessible; a variant has a fault on one side, and its message names the requirement', async ({
  page,
}) => {
  await test.step('the view and its messages are accessible in both themes, wide and narrow', async () => {
    await callTool(page);
    await expectView(page);
    await messages(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(messages(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(messages(page).nth(3)).toBeFocused();
    await cleanInBoth(page, 'a view with its messages');
    await page.setViewportSize({ width: 375, height: 780 });
    await page.getByRole('button', { name: /^Wire/ }).click();
    await expect(panel(page)).toBeVisible();
    await expectFit(page, 'a view on a narrow screen');
    await clean(page, 'a view on a narrow screen');
    await page.setViewportSize({ width: 1280, height: 800 });
    await messages(page).nth(2).click();
    await expect(messages(page).nth(2)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a variant has a fault on one side, and its message names the requirement', async () => {
    for (const [name, requirement] of [
      ['The view sends its size as strings', 'apps/size-changed-params'],
      ['The host sends the tool input twice', 'apps/tool-input-twice'],
      ['The view sends a request before ui/initialize', 'apps/view-request-before-initialize'],
    ] as const) {
      await panel(page)
        .getByRole('button', { name: /^Variant:/ })
        .click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect(panel(page).getByRole('link', { name: requirement })).toBeVisible();
      const found = withFinding(page);
      await expect(found).toHaveCount(1);
      await found.click();
      await expect(page.getByRole('list', { name: 'Messages between host and view' })).toContainText(requirement);
    }
    await panel(page)
      .getByRole('button', { name: /^Variant:/ })
      .click();
    await page.getByRole('menuitemradio', { name: /^Correct/ }).click();
    await expect(panel(page).getByRole('status')).toContainText('The view is ready');
    await expect(withFinding(page)).toHaveCount(0);
  });
});
