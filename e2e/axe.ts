/** The axe violations in the current page, in one theme or in both. */
import type { Page } from '@playwright/test';
import source from 'axe-core';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that read colors: all that can differ between two themes of one state. */
const COLORS = ['color-contrast', 'link-in-text-block'];

declare global {
  /** Provided by `violations`. */
  var axe: typeof source | undefined;
}

/** What these rules, without those in `without`, find in a theme; in the current one by default. */
async function violations(
  page: Page,
  theme: 'light' | 'dark' | null,
  only: { type: 'tag' | 'rule'; values: string[] },
  without: readonly string[] = [],
): Promise<string[]> {
  if (theme) await page.emulateMedia({ colorScheme: theme });
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source.source);
  return page.evaluate(
    async ({ theme, only, without }) => {
      if (theme && !matchMedia(`(prefers-color-scheme: ${theme})`).matches) return [`the page is not ${theme}`];
      // Colors are judged when they stand still: a change of the theme takes two frames to reach the editor.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter((one) => {
        const { endTime } = one.effect?.getComputedTiming() ?? {};
        return one.playState === 'running' && Number(endTime) < 2000;
      });
      await Promise.allSettled(moving.map((one) => one.finished));
      // So are the places of controls: fonts, code and rows that arrive later move them while they are compared.
      await document.fonts.ready;
      const places = (): string =>
        JSON.stringify([...document.querySelectorAll('a, button, input')].map((one) => one.getBoundingClientRect()));
      let before = '';
      for (let still = 0, frames = 0; still < 3 && frames < 120; frames++) {
        await new Promise(requestAnimationFrame);
        const now = places();
        still = now === before ? still + 1 : 0;
        before = now;
      }
      const found = await globalThis.axe?.run(document, {
        runOnly: only,
        rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
        // Details of what passes are not read.
        resultTypes: ['violations'],
        // The only frame is the sandbox of programs, which shows nothing.
        iframes: false,
      });
      if (!found) return ['axe did not start'];
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
      );
    },
    { theme, only, without },
  );
}

const EVERY = { type: 'tag' as const, values: TAGS };
const ABOUT_COLORS = { type: 'rule' as const, values: COLORS };

/** Expects no axe violation in the current page and theme. */
export async function clean(page: Page, state: string, without: readonly string[] = []): Promise<void> {
  expect(await violations(page, null, EVERY, without), state).toEqual([]);
}

/**
 * Expects no axe violation in the current page, light and dark. The theme changes inside the page, which is light afterward; in
 * the dark, only the rules about colors can find what they did not find in the light.
 */
export async function cleanInBoth(page: Page, state: string, without: readonly string[] = []): Promise<void> {
  expect(await violations(page, 'light', EVERY, without), `${state}, light`).toEqual([]);
  expect(await violations(page, 'dark', ABOUT_COLORS, without), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
