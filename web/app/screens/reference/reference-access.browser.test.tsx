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
import { ruleBook } from '../../../protocol/catalog.ts';
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

beforeAll(async () => {
  // Made by the server of the tests, which takes a minute where no build has made it before.
  await ruleBook();
  store.setState({ screen: 'reference', page: [] });
  show(<App box={null} />);
}, 600_000);
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

describe('on a narrow screen', () => {
  beforeAll(() => choose('light'));

  it('the contents fold away, lead to a page, and are closed there', async () => {
    await resize(320);
    await open('transports');
    const contents = page.getByRole('navigation', { name: 'Reference' });
    await expect.element(contents).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Contents' }).click();
    await expectAccessible('contents');
    await contents.getByRole('link', { name: 'Methods' }).first().click();
    expect(location.hash).toBe('#/reference/methods');
    await open('methods');
    await expect.element(contents).not.toBeInTheDocument();
  });

  it.each([1024, 768, 375])('%i px: the tables never scroll sideways, and no name is cut', async (width) => {
    await resize(width);
    for (const [path, names] of [
      ['methods', ['Methods']],
      ['capabilities', ['Declared by servers', 'Declared by clients']],
    ] as const) {
      await open(path);
      for (const name of names) {
        await expect.element(page.getByRole('table', { name })).toBeVisible();
        const table = page.getByRole('table', { name }).element();
        const edge = (table.parentElement ?? table).getBoundingClientRect().right;
        const inside = [...table.querySelectorAll('th, td, a, code')].filter((one) => !one.closest('thead'));
        expect(inside.length).toBeGreaterThan(20);
        const wide = inside.filter((one) => one.getBoundingClientRect().right > edge + 1);
        expect(
          wide.map(({ textContent }) => textContent),
          name,
        ).toEqual([]);
        const cut = [...table.querySelectorAll('th[scope="row"]')].filter(
          (one) => one.scrollWidth > one.clientWidth + 1,
        );
        expect(
          cut.map(({ textContent }) => textContent),
          name,
        ).toEqual([]);
      }
    }
    // The revisions stay in sight.
    [...document.querySelectorAll('table')]
      .at(-1)
      ?.querySelector('tr:last-child')
      ?.scrollIntoView({ block: 'nearest' });
    await expect.element(page.getByRole('columnheader', { name: '2026-07-28' }).last()).toBeInViewport();
  });

  it('375 px: what a method is in each revision is read without scrolling sideways', async () => {
    await resize(375);
    for (const name of [
      'tools/call',
      'elicitation/create',
      'notifications/elicitation/complete',
      'subscriptions/listen',
    ]) {
      await open(`methods/${encodeURIComponent(name)}`);
      const box = page.getByRole('region', { name, exact: true });
      await expect.element(box).toBeVisible();
      const heads = [...box.element().querySelectorAll('thead th')].filter((one) => one.checkVisibility());
      expect(heads.map(({ textContent }) => textContent)).toEqual(['Revision', 'Message', 'Answer', 'Needs']);
      expect(box.element().scrollWidth - box.element().clientWidth, name).toBeLessThanOrEqual(0);
      await expectAccessible(name);
    }
  });
});
