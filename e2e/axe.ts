/**
 * The axe violations in the current page, in one theme or in both. Contrast takes axe most of its time, so that what it has found
 * right once is not judged again.
 */
import type { Page } from '@playwright/test';
import source, { type RunOnly } from 'axe-core';
import { inks } from '../web/testing/inks.ts';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that read colors: all that can differ between two themes of one state. */
const COLORS = ['color-contrast', 'link-in-text-block'];

declare global {
  /** Provided by `violations`. */
  var axe: typeof source | undefined;
}

/** What the rules about colors have found right in this process, by theme: see `inks`. */
const right = new Set<string>();

/**
 * What axe finds in a page with some of its rules: everywhere, or in these of the elements that `inks` noted last; null if one of
 * these has left the page since.
 */
function find(
  page: Page,
  runOnly: RunOnly,
  without: readonly string[],
  among?: readonly number[],
): Promise<string[] | null> {
  return page.evaluate(
    async ({ runOnly, without, among }) => {
      const include = among?.flatMap(
        (place) => globalThis.inked?.[place]?.closest('a') ?? globalThis.inked?.[place] ?? [],
      );
      if (include?.some((one) => !one.isConnected)) return null;
      const ran = await globalThis.axe?.run(include ? { include } : document, {
        runOnly,
        rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
        // Details of what passes are not read.
        resultTypes: ['violations'],
        // The only frame is the sandbox of programs, which shows nothing.
        iframes: false,
      });
      if (!ran) return ['axe did not start'];
      return ran.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
      );
    },
    { runOnly, without, among },
  );
}

/** What axe finds in a theme, or in the current one; the rules about colors alone, or all but those in `without`. */
async function violations(
  page: Page,
  theme: 'light' | 'dark' | null,
  { colorsAlone = false, without = [] }: { colorsAlone?: boolean; without?: readonly string[] } = {},
): Promise<string[]> {
  // A verdict that arrives in between enables controls, which change their colors over time: with reduced motion, at once.
  await page.emulateMedia({ reducedMotion: 'reduce', ...(theme ? { colorScheme: theme } : {}) });
  const moved = await page.evaluate(still, theme);
  if (moved !== null) return [moved];
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source.source);
  const found = colorsAlone ? [] : await find(page, { type: 'tag', values: TAGS }, [...without, ...COLORS]);
  const colors = COLORS.filter((id) => !without.includes(id));
  const faint = colors.length === 0 ? [] : await pale(page, theme, colors);
  await page.emulateMedia({ reducedMotion: null });
  return [...(found ?? []), ...faint];
}

/** What the rules about colors find. Texts of the same kind and colors on the same ground have the same contrast: it is judged once. */
async function pale(page: Page, theme: string | null, rules: string[]): Promise<string[]> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const shown = (await page.evaluate(inks)).map((ink) => `${theme} ${ink}`);
    const unknown = shown.flatMap((ink, place) => (right.has(ink) ? [] : [place]));
    if (unknown.length === 0) return [];
    const found = await find(page, { type: 'rule', values: rules }, [], unknown);
    if (found?.length === 0) for (const ink of shown) right.add(ink);
    if (found) return found;
  }
  return ['the page does not stand still'];
}

/** Waits until the page stands still; a sentence if it has another theme. Runs in the page. */
async function still(theme: 'light' | 'dark' | null): Promise<string | null> {
  if (theme && !matchMedia(`(prefers-color-scheme: ${theme})`).matches) return `the page is not ${theme}`;
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
  for (let unmoved = 0, frames = 0; unmoved < 3 && frames < 120; frames++) {
    await new Promise(requestAnimationFrame);
    const now = places();
    unmoved = now === before ? unmoved + 1 : 0;
    before = now;
  }
  return null;
}

/** Expects no axe violation in the current page and theme. */
export async function clean(page: Page, state: string, without: readonly string[] = []): Promise<void> {
  expect(await violations(page, null, { without }), state).toEqual([]);
}

/**
 * Expects no axe violation in the current page, light and dark. The theme changes inside the page, which is light afterward; in
 * the dark, only the rules about colors can find what they did not find in the light.
 */
export async function cleanInBoth(page: Page, state: string, without: readonly string[] = []): Promise<void> {
  expect(await violations(page, 'light', { without }), `${state}, light`).toEqual([]);
  expect(await violations(page, 'dark', { colorsAlone: true, without }), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
