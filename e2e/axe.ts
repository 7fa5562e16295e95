/**
 * The axe violations in the current page, in one theme or in both. Contrast takes axe most of its time, so that what it has found
 * right once is not judged again.
 */
import type { Page } from '@playwright/test';
import source from 'axe-core';
import { inks } from './inks.ts';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that read colors: all that can differ between two themes of one state. */
const COLORS = ['color-contrast', 'link-in-text-block'];

declare global {
  /** Provided by `violations`. */
  var axe: typeof source | undefined;
  /** Provided by `inks`: an element of each line. */
  var inked: Map<string, Element> | undefined;
}

/** What the rules about colors have found right in this process, by theme: see `inks`. */
const right = new Set<string>();

/** Which rules run: by tag, or by id. */
interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

/**
 * What these rules, without those in `without`, find in a theme, and in any case those about colors; in the current theme by
 * default.
 */
async function violations(
  page: Page,
  theme: 'light' | 'dark' | null,
  only: Rules | null,
  without: readonly string[] = [],
): Promise<string[]> {
  if (theme) await page.emulateMedia({ colorScheme: theme });
  const moved = await page.evaluate(still, theme);
  if (moved !== null) return [moved];
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source.source);
  // Texts of the same kind and colors on the same ground have the same contrast: it is judged once.
  const judgesColors = !without.some((id) => COLORS.includes(id));
  const shown = judgesColors ? (await page.evaluate(inks)).filter((ink) => !right.has(`${theme} ${ink}`)) : [];
  const found = await page.evaluate(
    async ({ only, without, colors, shown }) => {
      const violationsOf = async (where: Document | Element[], runOnly: Rules, off: readonly string[]) => {
        const ran = await globalThis.axe?.run(Array.isArray(where) ? { include: where } : where, {
          runOnly,
          rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
          // Details of what passes are not read.
          resultTypes: ['violations'],
          // The only frame is the sandbox of programs, which shows nothing.
          iframes: false,
        });
        return ran ? ran.violations : Promise.reject(new Error('axe did not start'));
      };
      const about: Rules = { type: 'rule', values: [...colors] };
      const fresh = shown.flatMap((ink) => globalThis.inked?.get(ink) ?? []);
      // Elements that the page has replaced meanwhile were not judged: then everything is.
      const gone = fresh.some((element) => !element.isConnected);
      const found = [
        ...(only ? await violationsOf(document, only, without) : []),
        ...(fresh.length > 0 ? await violationsOf(gone ? document : fresh, about, []) : []),
      ];
      return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`));
    },
    { only, without: judgesColors ? [...without, ...COLORS] : without, colors: COLORS, shown },
  );
  if (found.length === 0) for (const ink of shown) right.add(`${theme} ${ink}`);
  return found;
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

const EVERY: Rules = { type: 'tag', values: TAGS };

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
  expect(await violations(page, 'dark', null, without), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
