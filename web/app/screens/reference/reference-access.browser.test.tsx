/** The reference in both themes, wide and narrow: axe finds nothing, nothing is wider than the page, headings are in order. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  choose,
  expectAccessible,
  expectHeadingsInOrder,
  expectNoSideways,
  hide,
  resize,
  show,
} from '../../../testing/browser.tsx';
import { App } from '../../App.tsx';
import { store } from '../../state/store.ts';

const PAGES: readonly string[] = [
  '',
  'messages',
  'methods',
  'methods/tools%2Fcall',
  'types/2025-11-25',
  'types/2025-11-25/Tool',
  'capabilities',
  'errors/-32602',
  'transports',
  'changes/2024-11-05/2025-03-26',
  'rules/ids',
  'rules/ids%2Fnull-id',
  'rules/result-type%2Fvalue',
];

/** Opens a page of the reference, as its address does. */
async function open(path: string): Promise<void> {
  const steps = path === '' ? [] : path.split('/').map(decodeURIComponent);
  store.setState({ screen: 'reference', page: steps });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Examples are on their way.'));
}

beforeAll(() => {
  store.setState({ screen: 'reference', page: [] });
  show(<App box={null} />);
});
afterAll(hide);

const LOOKS = (['light', 'dark'] as const).flatMap((theme) => [1280, 320].map((width) => [theme, width] as const));
/** One look in `npm test`; all of them in `npm run test:all`. */
const tagsOf = (theme: string, width: number): string[] => (theme === 'light' && width === 320 ? [] : ['all']);

for (const [theme, width] of LOOKS) {
  describe(`${theme}, ${width} px`, { tags: tagsOf(theme, width) }, () => {
    beforeAll(async () => {
      choose(theme);
      await resize(width);
    });

    it.each(PAGES)('#/reference/%s', async (path) => {
      await open(path);
      expectNoSideways(path);
      expectHeadingsInOrder(path);
      await expectAccessible(path);
    });

    it('a search', async () => {
      await open('messages');
      if (width < 900) await page.getByRole('button', { name: 'Contents' }).click();
      await page.getByRole('searchbox', { name: 'Find in the reference' }).fill('-3260');
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('found for');
      await expectAccessible('a search');
    });
  });
}
