/** Shared helpers of component tests: rendering an element, and checks by axe and by measurement. */
import axe, { type ElementContext, type RunOnly } from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { inks } from './inks.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that read colors: axe takes most of its time for them. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** What the rules about colors have found right in this page: see `inks`. */
const right = new Set<string>();

/** Themes, as in the page's settings. */
export type ShownTheme = 'light' | 'dark';

let root: Root | null = null;

/** Renders an element in place of the previous one, in a page like that of the product. */
export function show(element: ReactNode): void {
  hide();
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(element));
}

/** Removes the rendered element. */
export function hide(): void {
  root?.unmount();
  root = null;
  document.getElementById('root')?.remove();
}

/** Sets the theme like the page's own setting. */
export function choose(theme: ShownTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Changes the size of the window, px. Rejects if the browser refuses. */
export async function resize(width: number, height = 780): Promise<void> {
  await page.viewport(width, height);
}

/**
 * Expects that axe reports nothing for the current page. `state` is part of the failure message; `without` are rules to skip.
 * Texts of the same kind and colors on the same ground have the same contrast: it is judged once.
 */
export async function expectAccessible(state: string, without: readonly string[] = []): Promise<void> {
  const brief = await violations(document, { type: 'tag', values: TAGS }, [...without, ...COLORS]);
  brief.push(...(await pale(without)));
  expect(brief, `${state}\n${brief.join('\n')}`).toEqual([]);
}

/**
 * The same in both themes; afterward the theme is light. In the dark, only the rules about colors can find what they did not find
 * in the light.
 */
export async function cleanInBoth(state: string): Promise<void> {
  choose('light');
  await expectAccessible(`${state}, light`);
  choose('dark');
  const brief = await pale([]);
  choose('light');
  expect(brief, `${state}, dark\n${brief.join('\n')}`).toEqual([]);
}

/** What the rules about colors report. */
async function pale(without: readonly string[]): Promise<string[]> {
  const colors = COLORS.filter((id) => !without.includes(id));
  // What is shown may change while axe runs, so that the colors of what is there now are read after it.
  const shown = inks().map((ink) => `${colors.join()} ${ink}`);
  const include = shown.flatMap((ink, place) => {
    const element = globalThis.inked?.[place];
    return element && !right.has(ink) ? [element.closest('a') ?? element] : [];
  });
  if (colors.length === 0 || include.length === 0) return [];
  const found = await violations({ include }, { type: 'rule', values: colors }, []);
  if (found.length === 0) for (const ink of shown) right.add(ink);
  return found;
}

/** What axe reports with some of its rules, one line for each element. */
async function violations(context: ElementContext, runOnly: RunOnly, without: readonly string[]): Promise<string[]> {
  const ran = await axe.run(context, {
    runOnly,
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return ran.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 300)}`),
  );
}

/** Expects that nothing is wider than the page. */
export function expectNoSideways(state: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, state).toBe(0);
}

/** Expects that no heading skips a level. */
export function expectHeadingsInOrder(state: string): void {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
  const skips = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
  expect(skips, state).toEqual([]);
}
