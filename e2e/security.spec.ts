// The page is isolated: its policy, its headers, its origin; and it works from a simple folder on any host.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { contentSecurityPolicy } from '../scripts/policy.mjs';
import { serve } from '../scripts/serve.mjs';
import { expect, test } from './fixtures.ts';
import {
  chip,
  dropFile,
  editor,
  expectHover,
  expectText,
  expectVerdict,
  open,
  report,
  status,
  tab,
  whenReady,
  write,
} from './screen.ts';

const RIGHT = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

test(
  'a policy in headers and page, without eval; code from a string does not run',
  { tag: '@journey' },
  async ({ page, watch }) => {
    await test.step('headers and the page itself include the policy, without eval', async () => {
      const response = await page.goto('./');
      const headers = response?.headers() ?? {};
      expect(headers['content-security-policy']).toBe(contentSecurityPolicy);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
        'content',
        contentSecurityPolicy,
      );
      expect(contentSecurityPolicy).toContain("default-src 'none'");
      expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|https?:|\*/);
      // One script is inline in the page, allowed by its hash only.
      expect(contentSecurityPolicy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
      expect(contentSecurityPolicy).toMatch(/worker-src 'self'(;|$)/);
      expect(contentSecurityPolicy).toMatch(/connect-src 'self'(;|$)/);
    });
    await test.step('code from a string does not run in the page', async () => {
      watch.allow(/script-src|unsafe-eval|Content Security Policy/);
      await expect(status(page)).not.toBeEmpty();
      const ran = await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
            const script = document.createElement('script');
            script.textContent = 'document.title = "ran"';
            // An inline script that is allowed runs before `append` returns.
            document.body.append(script);
            if (document.title === 'ran') resolve('ran');
          }),
      );
      expect(ran).toBe('refused');
    });
  },
);

test(
  'a whole session sends no request to other origins and violates no policy',
  { tag: '@journey' },
  async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).origin));
    await open(page);
    await report(page).getByRole('button', { name: 'Fix all safe' }).click();
    await expectVerdict(page, 'Valid');
    await tab(page, 'Messages').click();
    await tab(page, 'Anatomy').click();
    await chip(page, '2026-07-28').click();
    await expectHover(page, page.locator('.view-line').first().getByText('"method"'), 'method');
    await editor(page).focus();
    await page.keyboard.press('Control+F');
    await page.keyboard.type('tools');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+F10');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('theme dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.keyboard.press('Enter');
    await dropFile(page, 'a.json', RIGHT);
    await expectText(page, RIGHT);
    await page.reload();
    await whenReady(page);
    await expectText(page, RIGHT);
    expect([...requested]).toEqual([new URL(page.url()).origin]);
  },
);

test('it works from a subfolder of a host that sends no headers at all', async ({ page, watch }) => {
  const dist = process.env['E2E_DIST'] ?? 'dist';
  const host = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inside = path.startsWith('/courses/mcp/') ? path.slice('/courses/mcp/'.length) || 'index.html' : null;
    const file = inside === null ? null : join(dist, normalize(`/${inside}`));
    (file === null ? Promise.reject(new Error('outside')) : readFile(file)).then(
      (body) => response.writeHead(200, { 'Content-Type': TYPES[extname(file ?? '')] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const { port } = host.address() as AddressInfo;
  watch.allow(new RegExp(`^request to http://127\\.0\\.0\\.1:${port}$`));
  const strange: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) strange.push(response.url());
  });
  try {
    await page.goto(
      `http://127.0.0.1:${port}/courses/mcp/#/check?text=${encodeURIComponent(RIGHT)}&revision=2025-06-18`,
    );
    await whenReady(page);
    await expect(status(page)).toContainText('judged by MCP 2025-06-18');
    await write(page, '{"jsonrpc":"2.0","method":"initialized"}');
    await expectVerdict(page, '1 error');
    await report(page).getByRole('button', { name: 'Fix', exact: true }).click();
    await expectVerdict(page, 'Valid');
    await page.getByRole('button', { name: 'Examples' }).click();
    await expect(page.getByRole('dialog', { name: 'Examples' }).getByRole('option').first()).toBeVisible();
    expect(strange).toEqual([]);
  } finally {
    host.closeAllConnections();
    host.close();
  }
});

test('our own server serves from a subfolder and nothing outside of it', async ({ request }) => {
  const server = await serve({ folder: process.env['E2E_DIST'] ?? 'dist', base: '/a/b/' });
  try {
    expect((await request.get(server.url)).status()).toBe(200);
    for (const path of [
      '/',
      '/a/',
      '/a/b/../../package.json',
      '/a/b/%2e%2e/%2e%2e/package.json',
      '/a/b/nothing.js',
      '/a/b/%00',
    ]) {
      expect((await request.get(new URL(server.url).origin + path)).status(), path).toBe(404);
    }
  } finally {
    await server.close();
  }
});

test('the verdict is that of the last text: after a long check, and during fast typing', async ({ page }) => {
  await test.step('the result for an older text never replaces that of a newer one', async () => {
    await open(page);
    const seen = await page.evaluate(() => {
      const statuses: string[] = [];
      const element = document.querySelector('[role="status"]');
      new MutationObserver(() => statuses.push(element?.textContent ?? '')).observe(element ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(globalThis, { seenStatus: statuses });
      return statuses.length;
    });
    expect(seen).toBe(0);
    const slow = Array.from(
      { length: 60_000 },
      (_, id) => `{"jsonrpc":"1.0","id":${id},"method":"tools/call","params":{"a":1}}`,
    ).join('\n');
    await write(page, slow);
    await write(page, RIGHT);
    await expectVerdict(page, 'Valid');
    await expect(status(page)).toContainText('1 message,');
    await expect(tab(page, 'Problems')).toHaveText('Problems 0');
    // Two more complete rounds through the same worker: a pending result would have arrived before theirs.
    await chip(page, '2024-11-05').click();
    await expect(status(page)).toContainText('judged by MCP 2024-11-05');
    await chip(page, '2025-03-26').click();
    await expect(status(page)).toContainText('judged by MCP 2025-03-26');
    await expectVerdict(page, 'Valid');
    const observed = await page.evaluate(() => (globalThis as { seenStatus?: string[] }).seenStatus ?? []);
    const firstRight = observed.findIndex((text) => text.startsWith('Valid 1 message'));
    expect(firstRight).toBeGreaterThanOrEqual(0);
    expect(observed.slice(firstRight).filter((text) => /60,000/.test(text))).toEqual([]);
  });
  await test.step('during fast typing, the last verdict is that of the last text', async () => {
    await write(page, '');
    await page.keyboard.type(`${RIGHT}x`, { delay: 0 });
    for (let round = 0; round < 12; round++) {
      await page.keyboard.press('Backspace');
      await page.keyboard.type('x');
    }
    await page.keyboard.press('Backspace');
    await expectVerdict(page, 'Valid');
    await expect(chip(page, '2025-11-25: valid')).toBeVisible();
    await expectText(page, RIGHT);
  });
});
