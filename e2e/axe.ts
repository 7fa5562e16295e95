/** The axe violations in the current page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violation in the current page. */
export async function clean(page: Page, state: string, without: string[] = []): Promise<void> {
  // The page has no frames, so the fast mode is enough.
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(without).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const brief = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  );
  expect(brief, state).toEqual([]);
}
