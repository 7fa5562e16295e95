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
import { clearProgress, markDone } from './progress.ts';

beforeAll(() => {
  store.setState({ screen: 'learn', page: [] });
  show(<App box={null} />);
});
afterAll(hide);

const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click();

/** Exercises of the kinds without an editor, each with the actions that produce a wrong answer, and then a right one. */
const EXERCISES: readonly { id: string; wrong: () => Promise<void>; right: () => Promise<void> }[] = [
  {
    id: 'handshake-order',
    wrong: () => page.getByRole('button', { name: /^1 of 5/ }).click(),
    right: async () => {
      for (let step = 0; step < 4; step++) await press(/^Move up: Request initialize/);
      for (let step = 0; step < 2; step++) await press(/^Move down: Request tools\/list/);
    },
  },
  {
    id: 'undeclared',
    wrong: async () => {
      await press(/^Text of message 1$/);
      await page.getByRole('radio', { name: /Message 7/ }).click();
      await page.getByRole('radio', { name: 'The error code is wrong' }).click();
    },
    right: async () => {
      await page.getByRole('radio', { name: /Message 6/ }).click();
      await page
        .getByRole('radio', { name: 'The other side has not declared the capability for this request' })
        .click();
    },
  },
  {
    id: 'unknown-tool',
    wrong: () => page.getByRole('radio', { name: '-32601 Method not found' }).click(),
    right: () => page.getByRole('radio', { name: '-32602 Invalid params' }).click(),
  },
];

/** The dark theme changes colors only: one width shows them all. */
const LOOKS = [
  ['light', 1280],
  ['light', 640],
  ['light', 320],
  ['dark', 320],
] as const;
/** One theme and width in `npm test`; all of them in `npm run test:all`. */
const tagsOf = (theme: string, width: number): string[] => (theme === 'dark' && width === 320 ? [] : ['all']);

for (const [theme, width] of LOOKS) {
  describe(`${theme}, ${width} px`, { tags: tagsOf(theme, width) }, () => {
    beforeAll(async () => {
      choose(theme);
      await resize(width);
    });

    it('the map', async () => {
      markDone('null-id');
      store.setState({ page: [] });
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Learn the protocol on the wire');
      await expect
        .element(page.getByRole('link', { name: /Fix a request with a null id.*, done$/ }))
        .toBeInTheDocument();
      expectNoSideways('map');
      expectHeadingsInOrder('map');
      await expectAccessible('map');
    });

    it.each(EXERCISES)(
      '$id: initial state, wrong answer with a hint and the solution, and right answer',
      async ({ id, wrong, right }) => {
        // Each begins anew: the previous one is left, and forgotten.
        store.setState({ page: ['none'] });
        await expect.element(page.getByRole('heading', { name: 'Unknown lesson' })).toBeVisible();
        clearProgress();
        store.setState({ page: [id] });
        const check = page.getByRole('button', { name: 'Check answer' });
        await expect.element(check).toBeVisible();
        expectNoSideways('as it begins');
        await press(/^Show a hint$/);
        await wrong();
        await check.click();
        const result = page.getByRole('status', { name: 'Result' });
        await expect.element(result).toHaveTextContent('Not solved yet');
        await press(/^Show the solution$/);
        await expect.element(page.getByRole('region', { name: 'Solution', exact: true })).toBeVisible();
        expectNoSideways('wrong');
        await expectAccessible('wrong, with a hint and the solution');
        await right();
        await check.click();
        await expect.element(result).toHaveTextContent('Solved.');
        await expect.element(page.getByRole('heading', { name: 'Solved', exact: true })).toBeInViewport();
        expectNoSideways('solved');
        await expectAccessible('solved');
      },
      // A guard against what never ends: the first one starts the checker, whose modules the test server transforms.
      240_000,
    );
  });
}
