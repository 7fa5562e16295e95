/** The page as a whole: keyboard, palette, theme, embedding, and what a reload keeps. */
import { expect } from 'vitest';
import { button, EDITOR, openText, status } from './elements.ts';
import type { Step } from './scene.ts';
import type { Page } from './page.ts';

const KEPT = '{"jsonrpc":"2.0","id":"kept","method":"ping"}';

/** Controls of Check in the order in which Tab reaches them; others may lie between them. */
const ORDER = [
  'Skip to content',
  'MCP Protocol Playground',
  'Check',
  'Revision',
  'Theme',
  'Keyboard shortcuts',
  'Commands',
  'Examples',
  'Open file',
  'Format',
  'Clear',
  EDITOR,
  'Width of the panes',
  'JSON-RPC 2.0',
  '2026-07-28',
  'Problems',
];

/** Waits until the course has received a message of this type. */
const hears = (page: Page, type: string): Promise<boolean> =>
  page.run(
    ({ until }, wanted) =>
      until(
        () => (Reflect.get(globalThis, 'heard') as { type?: string }[]).some((one) => one.type === wanted),
        () => `The course received no message ${wanted}`,
      ),
    type,
  );

/** The steps that concern the page as a whole; those that load it again come last. */
export const PAGE: readonly Step[] = [
  {
    name: 'the palette finds a rule, and its page opens',
    run: async ({ page }) => {
      await page.open('#/check');
      await page.press('Control+K');
      await page.shows({ role: 'combobox', name: 'Find a command' });
      await page.type('ids/null-id');
      await page.click({ role: 'option', name: /^ids\/null-id/ });
      await page.shows({ role: 'heading', within: { role: 'main' } }, 'must not be null');
    },
  },
  {
    name: 'the dark theme covers page and editor',
    run: async ({ page }) => {
      await openText(page, KEPT, /^Valid/);
      const lightness = (): Promise<number[]> =>
        page.run(() => {
          const brush = document.createElement('canvas').getContext('2d');
          return ['body', '.monaco-editor'].map((selector) => {
            const one = document.querySelector(selector);
            if (!brush || !one) return 255;
            brush.fillStyle = getComputedStyle(one).backgroundColor;
            brush.fillRect(0, 0, 1, 1);
            return Math.max(...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3));
          });
        });
      await page.press('Control+K');
      await page.shows({ role: 'combobox', name: 'Find a command' });
      await page.type('theme dark');
      await page.press('Enter');
      await page.has('html[data-theme="dark"]');
      await page.lacks({ role: 'dialog' });
      for (const one of await lightness()) expect(one).toBeLessThan(80);
    },
  },
  {
    name: 'Tab reaches the controls in the order in which they are seen',
    run: async ({ page }) => {
      await page.load('#/check');
      await page.has('.monaco-editor .view-line');
      await page.shows(button(/^2026-07-28: /));
      const stops: string[] = [];
      for (let presses = 0; presses < 60; presses++) {
        await page.press('Tab');
        const name = await page.focused();
        if (name === 'nothing') break;
        stops.push(name);
        if (name === EDITOR) await page.press('Escape');
        if (name.startsWith('Problems')) break;
      }
      let at = -1;
      for (const name of ORDER) {
        const next = stops.findIndex((stop, index) => index > at && stop.startsWith(name));
        expect(next, `“${name}” in ${stops.join(' · ')}`).toBeGreaterThan(at);
        at = next;
      }
    },
  },
  {
    name: 'a lesson embedded in another site reports that it is ready and solved',
    run: async ({ page, hosts }) => {
      await page.load(hosts.courseWith(`${hosts.home}#/learn/unknown-tool?embed=1`));
      await hears(page, 'ready');
      await page.runInFrame(async ({ all, until }) => {
        const one = (role: string, name: string): HTMLElement | undefined =>
          all({ role, name, within: null, nth: null })[0];
        (
          await until(
            () => one('radio', '-32602 Invalid params'),
            () => 'no choice',
          )
        ).click();
        (
          await until(
            () => one('button', 'Check answer'),
            () => 'no button',
          )
        ).click();
      });
      await hears(page, 'solved');
    },
  },
  {
    name: 'typed text is kept across a reload',
    anew: true,
    run: async ({ page }) => {
      await page.load('#/check');
      await page.write(EDITOR, KEPT);
      await page.holds(KEPT);
      await page.reload();
      await page.holds(KEPT);
      await page.shows(status, /^Valid 1 message/);
    },
  },
  {
    name: 'without a network, the page loads again and works',
    run: async ({ page, hosts }) => {
      await page.run(({ until }) =>
        until(
          () => navigator.serviceWorker.controller?.state === 'activated',
          () => 'The page was never available offline',
        ),
      );
      await hosts.goOffline();
      try {
        await page.reload();
        await page.holds(KEPT);
        await page.shows(status, /^Valid 1 message/);
        await page.write(EDITOR, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}');
        await page.shows(status, /^1 error 1 message/);
        await page.open('#/learn');
        await page.shows({ role: 'heading', within: { role: 'main' } });
      } finally {
        await hosts.goOnline();
      }
    },
  },
];
