/**
 * Learn in both themes, wide and narrow: the map, and exercises whose answer is a choice. Axe reports nothing, nothing is wider
 * than the page.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(() => {
  store.setState({ screen: 'learn', page: [] });
  show(<App box={null} />);
});
afterAll(hide);

/** Exercises of the kinds without an editor, each with the actions that produce a wrong answer. */
const EXERCISES: readonly { id: string; wrong: () => Promise<void> }[] = [
  { id: 'handshake-order', wrong: () => Promise.resolve() },
  {
    id: 'undeclared',
    wrong: async () => {
      await page.getByRole('radio', { name: /Message 7/ }).click();
      await page.getByRole('radio', { name: 'The error code is wrong' }).click();
    },
  },
  { id: 'unknown-tool', wrong: () => page.getByRole('radio', { name: '-32601 Method not found' }).click() },
];

const LOOKS = (['light', 'dark'] as const).flatMap((theme) => [1280, 640, 320].map((width) => [theme, width] as const));
/** One theme and width in `npm test`; all of them in `npm run test:all`. */
const tagsOf = (theme: string, width: number): string[] => (theme === 'dark' && width === 320 ? [] : ['all']);

for (const [theme, width] of LOOKS) {
  describe(`${theme}, ${width} px`, { tags: tagsOf(theme, width) }, () => {
    beforeAll(async () => {
      choose(theme);
      await resize(width);
    });

    it('the map', async () => {
      store.setState({ page: [] });
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Learn the protocol on the wire');
      expectNoSideways('map');
      expectHeadingsInOrder('map');
      await expectAccessible('map');
    });

    it.each(EXERCISES)('$id: initial state, and wrong answer', async ({ id, wrong }) => {
      store.setState({ page: [id] });
      const check = page.getByRole('button', { name: 'Check answer' });
      await expect.element(check).toBeVisible();
      expectNoSideways('as it begins');
      await expectAccessible('as it begins');
      await wrong();
      await check.click();
      await expect.element(page.getByRole('status', { name: 'Result' })).toHaveTextContent('Not solved yet');
      expectNoSideways('wrong');
      await expectAccessible('wrong');
    });
  });
}
