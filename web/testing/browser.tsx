/** What component tests share: showing an element, and what axe and a ruler say of it. */
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Themes, as the page's settings name them. */
export type ShownTheme = 'light' | 'dark';

let root: Root | null = null;

/** Shows an element instead of what was shown before, in a page that is as the product's page is around it. */
export function show(element: ReactNode): void {
  hide();
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(element));
}

/** Takes away what was shown. */
export function hide(): void {
  root?.unmount();
  root = null;
  document.getElementById('root')?.remove();
}

/** Chooses the theme as the page's own setting does. */
export function choose(theme: ShownTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Changes the size of the window, px. Rejects where the browser refuses. */
export async function resize(width: number, height = 780): Promise<void> {
  await page.viewport(width, height);
}

/** Expects that axe has nothing against the page as it is now. `state` names it in the failure; `without` are rules to leave out. */
export async function expectAccessible(state: string, without: readonly string[] = []): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: TAGS,
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  const brief = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 300)}`),
  );
  expect(brief, `${state}\n${brief.join('\n')}`).toEqual([]);
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
